"""Declare what else lies on the table: counts of R-COMP, the round and its actions on the player
aid, the board from the location cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dead_of_winter.state.types import COLONY_ENTRANCES, LOCATIONS
from dowlang.vocabulary.table_look import (
    AidLine,
    AidSection,
    BoardPlace,
    Facts,
    Piece,
    Roster,
    Slot,
    Spaces,
    Standees,
    TableLook,
    Track,
)

NUMBERS = {parameter.key: parameter.default for parameter in PARAMETERS}
COLONY_COLOUR, LOCATION_COLOUR = "#1b3654", "#1b2212"
SIDES = ("blank", "wound", "frostbite", "bitten")
ALL_SIDES = sum(NUMBERS[f"exposure.{face}"] for face in SIDES)


def _side(face: str, words: str) -> AidLine:
    """Return the line of a face of the exposure die, with how many of its faces it is."""
    count = NUMBERS[f"exposure.{face}"]
    return AidLine(words, f"{face.capitalize()} ({count} of {ALL_SIDES}).", (f"exposure_{face}",))


AID = (
    AidSection(
        "The round: player turns",
        (
            AidLine("Turn the top crisis face up."),
            AidLine("Everybody rolls 1 die, and 1 more for each survivor they control."),
            AidLine(
                "The first player takes a turn, then each next to the left. Your right neighbour "
                "draws a crossroads card for your turn and reads it out when it comes up."
            ),
        ),
        numbered=True,
    ),
    AidSection(
        "The round: colony phase",
        (
            AidLine(
                "Pay 1 food for every 2 survivors at the colony, helpless ones too, rounded up. If "
                "there is too little, pay none, add 1 starvation token, and lose 1 morale for each "
                "starvation token."
            ),
            AidLine("Lose 1 morale for every 10 cards in the waste pile."),
            AidLine(
                "Shuffle and turn over what was added to the crisis: +1 for each card it asks "
                "for, −1 for any other. As many points as there are non-exiled players prevent it; "
                "2 more than that also gain 1 morale. With the points on top that the optional "
                "part asks for, that part happens as well. Those cards are then removed from the "
                "game."
            ),
            AidLine(
                "Add zombies: at the colony 1 for every 2 survivors, helpless ones too, rounded "
                "up; at each other location 1 for each survivor there. Take off each noise token "
                "and roll a die for it: 3 or less adds 1 zombie there."
            ),
            AidLine("The main objective: if its goal holds, the game ends."),
            AidLine("The round marker moves down by 1. At 0 the game ends."),
            AidLine("The first player token goes to the right."),
        ),
        numbered=True,
    ),
    AidSection(
        "Actions that take a die",
        (
            AidLine(
                "Use a die of at least the attack value. Kill a zombie at the same location, then "
                "roll for exposure. Or attack another player's survivor there: roll the die again, "
                "and on no more than that survivor's attack value that survivor gets 1 wound and "
                "you take a random card from the hand of that survivor's player.",
                "Attack.",
                ("attack",),
            ),
            AidLine(
                "Use a die of at least the search value; not at the colony. Draw 1 card. Make "
                "noise to draw 1 more, up to 4 times per round at a location. Keep one; the others "
                "go under the deck.",
                "Search.",
                ("search",),
            ),
            AidLine(
                "Any die: a barricade onto an empty entrance space at your survivor's location.",
                "Barricade.",
                ("barricade",),
            ),
            AidLine(
                "Any die, with a survivor at the colony: remove the top 3 cards of the waste pile "
                "from the game.",
                "Clean waste.",
            ),
            AidLine(
                "Any die: move 2 zombies from another location to empty entrance spaces at your "
                "survivor's location.",
                "Attract.",
                ("zombie",),
            ),
            AidLine(
                "A die of its number or more, where it has one. Roll for exposure for each zombie "
                "that a survivor kills with it.",
                "Ability.",
                ("ability",),
            ),
        ),
    ),
    AidSection(
        "Actions without a die",
        (
            AidLine(
                "As many as you like. It goes onto the waste pile, as discarded cards do; but "
                "equipment goes to one of your survivors, and an event is removed from the game. "
                "Where a card says survivors, helpless ones do not count.",
                "Play a card.",
                ("item",),
            ),
            AidLine(
                "Any card: from your hand face down, or from your survivors' equipment face up.",
                "Contribute to the crisis.",
                ("crisis",),
            ),
            AidLine(
                "Each of your survivors once a turn; then roll for exposure. Whom a card places is "
                "not moved: no roll.",
                "Move.",
                ("survivor",),
            ),
            AidLine("Each makes one of your unused dice 1 higher.", "Spend food.", ("food",)),
            AidLine("A card that is given is played at once.", "Request cards."),
            AidLine("Equipment, to a survivor at the same location.", "Hand off."),
            AidLine("Once a turn.", "Vote on exile.", ("exile",)),
        ),
    ),
    AidSection(
        "The exposure die",
        (
            _side("blank", "Nothing happens."),
            _side("wound", "1 wound. A third wound token kills."),
            _side(
                "frostbite",
                "1 frostbite: it gives 1 wound at the start of each of your turns. It counts as a "
                "wound, and what removes a wound may remove it.",
            ),
            _side(
                "bitten",
                "Killed. The bite spreads to the survivor with the lowest influence there: that "
                "one dies too, or you roll for them: on a blank they live and it ends, on any "
                "other side they die and it spreads again.",
            ),
        ),
    ),
    AidSection(
        "Zombies at an entrance",
        (
            AidLine("At the colony, add them to entrances 1 to 6 in turn, each time from 1 on."),
            AidLine("The zombie takes it.", "An empty space:", ("entrance",)),
            AidLine(
                "It is destroyed, and the zombie is not placed.",
                "No space, but a barricade:",
                ("barricade",),
            ),
            AidLine(
                "The survivor with the lowest influence there is killed, a helpless one last.",
                "Neither (overrun):",
                ("zombie",),
            ),
            AidLine(
                "Each survivor killed, a helpless one too, costs 1 morale. At 0 the game ends.",
                "",
                ("morale",),
            ),
        ),
    ),
    AidSection(
        "Signs",
        tuple(
            AidLine(words, "", (icon,))
            for icon, words in (
                ("food", "food"),
                ("fuel", "fuel"),
                ("medicine", "medicine"),
                ("tool", "tool"),
                ("weapon", "weapon"),
                ("education", "education"),
                ("survivor", "survivor"),
                ("helpless", "helpless survivor"),
                ("non_cooperative", "not in cooperative games"),
                ("mature", "a theme for adults"),
            )
        ),
    ),
)

PIECES = (
    Piece("zombie", "zombie", 30, "#4a1420"),
    Piece("noise", "noise", 20, "#6b4b12"),
    Piece("food", "food", 20, "#20542f"),
    Piece("barricade", "barricade", 20, "#3d3d3d"),
    Piece("helpless", "helpless", 20, "#0e6a72"),
    Piece("wound", "wound", 25, "#a1251f", other="frostbite", other_name="frostbite"),
    Piece("starvation", "starvation", 6, "#522d7a"),
    Piece("morale", "morale", 1, "#a1251f"),
    Piece("rounds", "round", 1, "#141414"),
    Piece("first", "entrance", 1, "#1b3654"),
)

TRACKS = (
    Track("Morale", "morale", 0, 12, "at 0 the game ends"),
    Track("Rounds", "round", 0, 12, "at 0 the game ends"),
)


def places(cards: Sequence[Facts]) -> tuple[BoardPlace, ...]:
    """Return the colony with its decks, and the locations, with the spaces that their cards say."""
    found = {card["slug"]: card for card in cards if card["kind"] == "location"}
    return tuple(place for slug in LOCATIONS if slug in found for place in _places_of(found[slug]))


def _places_of(card: Facts) -> tuple[BoardPlace, ...]:
    if card["slug"] != LOCATIONS[0]:
        spaces = (
            Spaces("Survivors", "survivor", card["survivors"], True),
            Spaces("Entrance", "entrance", card["entrance"]),
            Spaces("Noise", "noise", card["noise"], True, 16),
        )
        return (
            BoardPlace(card["name"], LOCATION_COLOUR, spaces, (Slot("Item deck", ("search",)),)),
        )
    survivors = Spaces(
        "Survivors and helpless survivors", "survivor", card["survivors"], True, 15.5
    )
    entrances = tuple(
        Spaces(f"Entrance {number + 1}", "entrance", card["entrance"])
        for number in COLONY_ENTRANCES
    )
    slots = (
        Slot("Waste pile"),
        Slot("Crisis", ("crisis",)),
        Slot("Added to the crisis"),
        Slot("Food supply", ("food", "starvation")),
    )
    return (
        BoardPlace(card["name"], COLONY_COLOUR, (survivors, *entrances)),
        BoardPlace(f"{card['name']}: supply and decks", COLONY_COLOUR, (), slots),
    )


WANTED = 12


def added_pieces(cards: Sequence[Facts]) -> tuple[Piece, ...]:
    """Return the tokens that a set adds, as many as their supply says.

    Of a token without a supply there are as many as are wanted: a page has some.
    """
    return tuple(
        Piece(card["name"], "token", card.get("supply") or WANTED, "#4b3a63")
        for card in cards
        if card["kind"] == "token"
    )


BEGINS_AT = "begins at"
"""Stands before the first level of a track of a set."""


def added_tracks(cards: Sequence[Facts]) -> tuple[Track, ...]:
    """Return the tracks that a set adds.

    `levels` are the least and the most number, then the first where that is not the least.
    """
    found = [(card["name"], card["levels"]) for card in cards if card["kind"] == "track"]
    return tuple(
        Track(name, "token", levels[0], levels[1], f"{BEGINS_AT} {(*levels, levels[0])[2]}")
        for name, levels in found
    )


TABLE = TableLook(
    AID,
    PIECES,
    (Standees("Survivors", "survivor", "#0e6a72", kind="survivor"),),
    places,
    TRACKS,
    added_pieces,
    added_tracks,
    ("token", "track", "deck"),
    (
        Roster("Survivors", "survivor", ("influence", "attack", "search", "at")),
        Roster("Items", "item", copies=True),
        Roster("Crises", "crisis", ()),
    ),
    booklets=("scenario",),
    sheets=("objective",),
    added_words=(BEGINS_AT,),
)
