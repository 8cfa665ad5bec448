"""Check a state that came from outside, and the invariants of Part 7 of the rules document.

`wrong` looks at what the engine cannot know: lengths of lists and where cards are. It serves saves
of strangers and the tests.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dead_of_winter.procedures.tracks import check_morale
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import keeper, locate
from dowlang.rulesets.dead_of_winter.state.labels import CARD_OFFSETS, PILES
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_KILLED
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    ON_CARD,
    ON_PLACE,
    ON_PLAYER,
    ON_SURVIVOR,
    tokens_go_back,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    FACES,
    LOCATIONS,
    NOBODY,
    NONE,
    NOWHERE,
    SYMBOLS,
)

BY_SURVIVOR = (
    "location",
    "controller",
    "out_of_play",
    "wounds",
    "frostbite",
    "moved",
    "began_at",
    "equipment",
)
BY_PLAYER = (
    "groups",
    "leader",
    "waiting",
    "unused",
    "spent",
    "hand",
    "secret",
    "dealt",
    "exiled",
    "eliminated",
    "voted",
    "turns_lost",
)
BY_ENTRANCE = ("zombies", "barricades", "entrance_spaces")
BY_LOCATION = ("survivor_spaces", "noise_spaces", "noise", "noise_made", "item_deck", "searched")


def is_player(game: Winter, number: int) -> bool:
    """Return True for a seat of this game."""
    return 0 <= number < game.players


def is_survivor(game: Winter, number: int) -> bool:
    """Return True for a survivor card of the set."""
    return 0 <= number < game.t.survivors


def is_card(game: Winter, number: int) -> bool:
    """Return True for an item of the set, or a card of another deck by its offset."""
    for offset, kind in CARD_OFFSETS:
        if number >= offset:
            return number - offset < len(game.cards.of_kind.get(kind, ()))
    return 0 <= number < game.t.items


def below(count: int) -> Callable[[Winter, int], bool]:
    """Return the test for one of so many, whatever the game."""
    return lambda game, number: 0 <= number < count


PIECES: dict[str, Callable[[Winter, int], bool]] = {
    **dict.fromkeys(
        ("player", "players", "you", "owner", "asked", "giver", "controller", "holder"), is_player
    ),
    **dict.fromkeys(("survivor", "survivors", "leader", "bearer"), is_survivor),
    **dict.fromkeys(("location", "locations", "destination", "origin"), below(len(LOCATIONS))),
    **dict.fromkeys(("pile", "deck"), below(len(PILES))),
    **dict.fromkeys(("card", "cards"), is_card),
    "entrance": below(len(ENTRANCES[0]) + len(LOCATIONS) - 1),
    "symbol": below(len(SYMBOLS)),
    "face": below(len(FACES)),
}
"""Noun, or a handler's name for a local -> function that tells if a number is such a piece.

For frames of saves, and for the options of their questions.
"""


def wrong(game: Winter) -> str:
    """Return the first thing that is wrong, or an empty text."""
    return shape(game) or cards(game) or people(game) or board(game) or pieces_added(game)


def shape(game: Winter) -> str:
    """Lists as long as the table asks for, numbers of cards that exist."""
    t = game.t
    if not 1 <= game.players <= 5:
        return f"{game.players} players"
    for names, size in (
        (BY_SURVIVOR, t.survivors),
        (BY_PLAYER, game.players),
        (BY_ENTRANCE, 12),
        (BY_LOCATION, 7),
        (("incidents_down", "incidents_past", "incident_open"), len(t.incidents_of_deck)),
        (("levels",), len(t.tracks)),
    ):
        for name in names:
            if len(getattr(game, name)) != size:
                return f"`{name}` has {len(getattr(game, name))} entries, wanted {size}"
    for name, low, high in (
        ("main", -1, len(t.objectives)),
        ("crisis", -1, len(t.crisis_path)),
        ("crossroads", -1, t.crossroads),
        ("holder", -1, game.players),
        ("active_player", -1, game.players),
        ("first_player", 0, game.players),
        ("playing", -1, t.items),
        ("variant", 0, 64),
        ("scenario", -1, len(t.taken_out)),
        ("phase", 0, 3),
        ("deadly", 0, 2),
        ("cancelled", 0, 2),
    ):
        if not low <= getattr(game, name) < high:
            return f"`{name}` is {getattr(game, name)}"
    for number in game.secret + game.dealt:
        if number != NONE and number not in t.secret_path:
            return f"secret objective {number}"
    for name, pile, high in (
        ("survivor_deck", game.survivor_deck, t.survivors),
        ("crisis_deck", game.crisis_deck, len(t.crisis_path)),
        ("crossroads_deck", game.crossroads_deck, t.crossroads),
        ("exile_deck", game.exile_deck, t.exiles),
        ("removed_survivors", game.removed_survivors, t.survivors),
        ("incident_open", [n for n in game.incident_open if n != NONE], len(t.incident_path)),
    ):
        if any(not 0 <= number < high for number in pile):
            return f"`{name}` names a card that does not exist"
    return ""


def cards(game: Winter) -> str:
    """Check invariant 6: every item is in exactly one place, and every incident in its deck."""
    for deck, all_of_it in enumerate(game.t.incidents_of_deck):
        opened = (game.incident_open[deck],) if game.incident_open[deck] != NONE else ()
        lying = game.incidents_down[deck] + game.incidents_past[deck] + opened
        if sorted(lying) != sorted(all_of_it):
            return "an incident is missing or in two places"
    everywhere = [
        *game.waste,
        *game.removed,
        *game.box,
        *game.drawn,
        *[item for _, item, _ in game.contributed],
        *[item for _, item in game.stakes],
        *[item for _, item in game.tucked],
    ]
    for piles in (game.hand, game.equipment, game.item_deck):
        for pile in piles:
            everywhere += pile
    if any(keeper(game, survivor) == NOBODY for survivor, _ in game.tucked):
        return "a card lies face down under somebody who is not in play"
    if sorted(everywhere) != list(range(game.t.items)):
        return "an item is missing or in two places"
    return ""


def people(game: Winter) -> str:
    """Check invariants 1, 2 and 4: survivor cards, wounds, leaders."""
    if game.phase and game.groups != [
        tuple(s for s, x in enumerate(game.controller) if x == p) for p in range(game.players)
    ]:
        return "`groups` does not agree with `controller`"
    playing = [s for s, owner in enumerate(game.controller) if owner != NOBODY]
    out = [s for s, owner in enumerate(game.out_of_play) if owner != NOBODY]
    there = sorted([*playing, *game.survivor_deck, *game.removed_survivors, *out])
    if len(set(there)) != len(there):
        return "a survivor is in two places"
    for s, owner in enumerate(game.controller):
        if not -1 <= owner < game.players or not -1 <= game.location[s] < 7:
            return f"survivor {s} is nowhere"
        if (owner == NOBODY) != (game.location[s] == NOWHERE):
            return f"survivor {s} has a controller or a place, but not both"
        if game.wounds[s] < 0 or game.frostbite[s] < 0:
            return f"survivor {s} has fewer than no wounds"
    for player, leader in enumerate(game.leader):
        if leader != NONE and (
            not 0 <= leader < len(game.controller) or game.controller[leader] != player
        ):
            return f"player {player + 1} is led by somebody else's survivor"
    return ""


def wounds_kill(game: Winter) -> str:
    """Check invariant 2, between atomic effects: nobody lives with a third wound whom no card keeps
    alive.
    """
    for s, owner in enumerate(game.controller):
        if (
            owner != NOBODY
            and game.wounds[s] + game.frostbite[s] >= killing_wounds(game, s)
            and not on(game, FORBID_BE_KILLED, s)
        ):
            return (
                f"survivor {s} lives with {game.wounds[s]} wounds and {game.frostbite[s]} frostbite"
            )
    return ""


def board(game: Winter) -> str:
    """Check invariants 3, 5, 7 and 8: spaces, dice, tracks, the crossroads card."""
    for e in range(12):
        if (
            game.zombies[e] < 0
            or game.barricades[e] < 0
            or game.zombies[e] + game.barricades[e] > game.entrance_spaces[e]
        ):
            return (
                f"entrance {e} holds {game.zombies[e]} zombies and "
                f"{game.barricades[e]} barricades in {game.entrance_spaces[e]} spaces"
            )
    for place in range(7):
        if not 0 <= game.noise[place] <= game.noise_spaces[place]:
            return f"location {place} holds {game.noise[place]} noise tokens"
    if min(game.morale, game.rounds_left, game.food, game.helpless, game.starvation) < 0:
        return "a track or supply is below 0"
    after_batch = (check_morale.__name__,) in game.stack  # U-72
    if not game.cause and game.phase and not ((game.morale or after_batch) and game.rounds_left):
        return "the game goes on with a track at 0"
    for player in range(game.players):
        if list(game.unused[player]) != sorted(game.unused[player]) or any(
            not 1 <= die <= 6 for die in game.unused[player]
        ):
            return f"the dice of player {player + 1}"
    if game.crossroads != NONE and game.active_player == NOBODY:
        return "a crossroads card outside a turn"
    return ""


def pieces_added(game: Winter) -> str:
    """Check tracks and tokens of the set: levels that there are, no more tokens than the supply
    has, on what lies or stands on the table, or did so until the rules that hear of its leaving are
    over.
    """
    for track, (low, high, _) in enumerate(game.t.tracks):
        if not low <= game.levels[track] <= high:
            return f"track {track} is at {game.levels[track]}"
    if game.laid != sorted(game.laid) or len({entry[:3] for entry in game.laid}) < len(game.laid):
        return "`laid` is not in order"
    leaving = any(frame[0] == tokens_go_back.__name__ for frame in game.stack)
    there: dict[int, Callable[[int], bool]] = {
        ON_PLACE: lambda piece: 0 <= piece < len(LOCATIONS),
        ON_SURVIVOR: lambda piece: (
            is_survivor(game, piece)
            and (leaving or game.controller[piece] != NOBODY or game.out_of_play[piece] != NOBODY)
        ),
        ON_PLAYER: lambda piece: is_player(game, piece),
        ON_CARD: lambda piece: (
            0 <= piece < game.t.items and (leaving or locate(game, piece)[0] == EQUIPMENT)
        ),
    }
    for token, kind, piece, count in game.laid:
        if not 0 <= token < len(game.t.tokens) or count < 1:
            return f"{count} of token {token}"
        if kind not in there or not there[kind](piece):
            return f"token {token} lies on nothing"
    for token, (supply, _) in enumerate(game.t.tokens):
        if sum([entry[3] for entry in game.laid if entry[0] == token]) > supply:
            return f"more of token {token} than there are"
    return ""
