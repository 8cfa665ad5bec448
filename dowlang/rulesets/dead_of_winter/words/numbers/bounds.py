"""Bound Dead of Winter's numbers with a given set of cards, for lints about goals, triggers and
tokens.

Numbers of components are those of R-COMP. The locations have printed rooms for zombies, noise
tokens and survivors. Widening by a rule of a variant or of a scenario (`--rule morale_max=12`) is
not counted: a lint speaks of the printed game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from dowlang.rulesets.dead_of_winter.procedures.tracks import STARVATION_TOKENS, TOKENS
from dowlang.rulesets.dead_of_winter.procedures.zombies import ZOMBIES
from dowlang.rulesets.dead_of_winter.state.card_facts import origin_of, symbols_of
from dowlang.rulesets.dead_of_winter.state.card_tables import PRINTED
from dowlang.rulesets.dead_of_winter.state.parameters import MORALE_MAX, PARAMETERS, START_ROUND
from dowlang.rulesets.dead_of_winter.state.types import COLONY, COLONY_ENTRANCES, LOCATIONS, SYMBOLS
from dowlang.rulesets.dead_of_winter.words.effects import board as effects_board
from dowlang.rulesets.dead_of_winter.words.effects import colony as effects_colony
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.event_declaration import BETWEEN_TURNS
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.set_content.bounds import (
    LAID,
    SETTINGS,
    of_tracks_and_tokens,
    without_supply,
)
from dowlang.rulesets.dead_of_winter.words.set_content.incident_bounds import (
    carried_out,
    of_decks,
    of_nothing,
    one_at_a_time,
    unheard,
)
from dowlang.rulesets.dead_of_winter.words.set_content.incidents import OPEN
from dowlang.vocabulary.value_ranges import Facts, Interval, Ranges

WOUND_TOKENS = 25  # R-COMP-11
ACTION_DICE = 30  # R-COMP-15
UNREAD = (
    "it happens between turns, and the card is drawn for a turn and goes under its deck after it"
)
MOST_PLAYERS, FEWEST_PLAYERS = 5, 2  # R-COMP-01

TOKENS_IN_THE_BOX = {
    word.phrase: token
    for word, token in (
        (effects_board.ADD_ZOMBIES, ("zombies", ZOMBIES)),
        (effects_colony.ADD_FOOD, ("food", TOKENS)),
        (effects_colony.ADD_HELPLESS, ("helpless survivors", TOKENS)),
        (effects_board.ADD_BARRICADES, ("barricades", TOKENS)),
        (effects_board.ADD_NOISE, ("noise", TOKENS)),
        (effects_colony.ADD_STARVATION, ("starvation tokens", STARVATION_TOKENS)),
        (effects_harm.GET_WOUNDS, ("wounds", WOUND_TOKENS)),
        (effects_harm.GET_FROSTBITE, ("wounds", WOUND_TOKENS)),
    )
}
APART = (
    frozenset({"male", "female"}),
    frozenset({"male", "animal"}),
    frozenset({"female", "animal"}),
    frozenset({"human", "animal"}),
    frozenset({"exiled", "non-exiled"}),
    frozenset({"at {place}", "outside {place}"}),
    frozenset({"you control", "they control"}),
)
SINGLE = ("at {place}", "controlled by {player}", "in {deck}")
IN_FORCE = ("the current crisis", "the main objective")
ALONE = ("on top of {deck}", *IN_FORCE)
ELSEWHERE = tuple(
    frozenset({"in {deck}", there})
    for there in ("at {place}", "outside {place}", "in play", "alive")
)
FIXED = {
    "the colony": LOCATIONS[COLONY],
    **{deck: deck for deck in ("the survivor deck", "the waste pile", "the removed pile")},
}
MIXED = ("the crisis deck", "the crossroads deck", "the exile deck", "the survivor deck")
CHANGING = {
    "influence of {subject} is {number}": ("influence of {survivor}",),
    "move the round marker back {amount}": ("rounds", "rounds left", "round marker"),
}
VOTELESS = ("exiled",)  # R-EXILE-11


def ranges(cards: Sequence[Facts]) -> Ranges:
    """Return the bounds of the numbers of the game with these cards."""
    items = [
        (set(symbols_of(card)), sum(origin_of(card).values()))
        for card in cards
        if card["kind"] == "item"
    ]
    survivors = [card for card in cards if card["kind"] == "survivor"]
    printed = {slug: list(numbers) for slug, numbers in zip(LOCATIONS, PRINTED, strict=True)}
    for card in cards:
        if card["kind"] == "location" and card["slug"] in printed:
            for at, role in enumerate(("survivors", "entrance", "noise")):
                printed[card["slug"]][at] = int(card.get(role, printed[card["slug"]][at]))
    colony = LOCATIONS[COLONY]
    entrances = {
        slug: place[1] * (len(COLONY_ENTRANCES) if slug == colony else 1)
        for slug, place in printed.items()
    }

    @cache
    def pieces(noun: str, adjectives: frozenset[str]) -> int | None:
        match noun:
            case "card":
                return (
                    sum(copies for symbols, copies in items if adjectives & set(SYMBOLS) <= symbols)
                    if items
                    else None
                )
            case "survivor":
                sexes = adjectives & {"male", "female", "animal"}
                return (
                    sum(all(card.get(sex) for sex in sexes) for card in survivors)
                    if survivors
                    else None
                )
            case "player":
                return MOST_PLAYERS
            case "location":
                return len(LOCATIONS)
            case "die":
                return ACTION_DICE
        return None

    influences = [int(card["influence"]) for card in survivors if "influence" in card]
    rounds = (
        PARAMETERS[START_ROUND].default,
        *(number for card in cards for number in _rounds(card)),
    )
    spaces, noise = sum(entrances.values()), sum(place[2] for place in printed.values())
    numbers: dict[str, Interval] = {
        "morale": (0, PARAMETERS[MORALE_MAX].default),
        "starting players": (FEWEST_PLAYERS, MOST_PLAYERS),
        "rounds": (0, max(rounds)),
        "rounds left": (0, max(rounds)),
        "round marker": (0, max(rounds)),
        "zombie": (0, spaces),
        "barricade": (0, spaces),
        "noise": (0, noise),
        "helpless survivor": (0, printed[colony][0]),
    }
    if influences:
        numbers["influence of {survivor}"] = (min(influences), max(influences))
    filtered: dict[tuple[str, str], Interval] = {
        ("zombie", "at {location}"): (0, max(entrances.values())),
        ("barricade", "at {location}"): (0, max(entrances.values())),
        ("noise", "at {place}"): (0, max(place[2] for place in printed.values())),
        ("wound", "on {survivor}"): (0, 2),  # at the third a survivor is dead (R-SURV-15)
        ("frostbite", "on {survivor}"): (0, 2),
    }
    least = {"player": FEWEST_PLAYERS, "location": len(LOCATIONS)}
    return Ranges(
        numbers=numbers,
        filtered=filtered,
        pieces=pieces,
        least=least,
        mixed=MIXED,
        changing=CHANGING,
        tokens=TOKENS_IN_THE_BOX,
        apart=APART,
        single=SINGLE,
        elsewhere=ELSEWHERE,
        fixed=FIXED,
        voteless=VOTELESS,
        never_awaited=dict.fromkeys(BETWEEN_TURNS, UNREAD),
        supplied={
            (phrase, card["slug"]): (f'"{card.get("name", card["slug"])}"', card["supply"])
            for card in cards
            if card["kind"] == "token" and card.get("supply")
            for phrase in LAID
        },
        named={**of_tracks_and_tokens(cards), **of_decks(cards)},
        one_at_a_time=one_at_a_time(cards),
        alone=ALONE,
        in_force=(OPEN.phrase, *IN_FORCE),
        unanswered=without_supply(cards),
        settings=SETTINGS,
        empty=of_nothing(cards),
        unheard=unheard(cards),
        carried_out=carried_out(cards),
    )


def _rounds(facts: Facts) -> Iterator[int]:
    """Yield where the round marker starts, by what a card says of the start, on whichever of its
    sides.

    Rules: R-SETUP-03.
    """
    below: list[Facts] = [facts]
    while below:
        for key, value in below.pop().items():
            if isinstance(value, dict):
                below.append(value)
            elif key == "rounds" and isinstance(value, int):
                yield value


words.ranges = ranges
