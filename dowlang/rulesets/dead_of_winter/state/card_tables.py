"""Hold the facts of a set's cards as immutable arrays by number. They never change during a game.

Made once for a set (`Ruleset.tables`) from the index of card facts. Items are physical copies:
`item_card` tells which item card each is a copy of. Here live no procedures. Numbers of the rules
that change are in `parameters.py`. Set icons, stands and the booklet have no effect on play
(R-CARD-01, R-COMP-17). Rules: R-CARD-04..18, R-COMP-06..10.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dowlang.engine.setup_options import SetUpRefused
from dowlang.rulesets.dead_of_winter.state.card_facts import (
    WAYS,
    adds_people,
    origin_of,
    people_added,
    symbols_of,
    way_of,
)
from dowlang.rulesets.dead_of_winter.state.parameters import GAME, ROUND, TURN
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, MOST, SYMBOLS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

PLAY, EQUIP, EVENT = range(3)  # by what happens when an item is played (R-CARD-15)
WAY_NUMBER = {way: number for number, way in enumerate(WAYS)}
STARTING = 0  # origin deck of starting items, else the number of a location
STATE = -1  # `crossroads_event` of a card that waits for a state

# a location without a card in the set: survivor spaces, entrance spaces, noise spaces (U-03)
PRINTED = ((24, 3, 0), (3, 4, 4), (3, 4, 4), (4, 4, 4), (2, 3, 4), (3, 3, 4), (4, 4, 4))
SCOPES = {"turn": TURN, "round": ROUND, "game": GAME}
BETRAYAL, EXILE = 1000, 2000  # offsets of the three kinds of secret objectives in the state


class DeckTooSmall(SetUpRefused):
    """The set has too few cards of a deck to deal for so many players."""

    def __init__(self, deck: str, have: int, want: int) -> None:
        self.deck, self.have, self.want = deck, have, want
        super().__init__(f"the {deck} cards: found {have}, wanted at least {want}")


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a survivor: the die it costs (0: none), where it works, how often, and the
    role that carries it out.
    """

    die: int
    places: tuple[bool, ...]
    scope: int
    limit: int
    role: str


class Tables:
    """The arrays.

    Index: survivor, item (a copy), item card, crisis, crossroads, objective, secret objective,
    location, entrance.
    """

    def __init__(self, cards: CardSet) -> None:
        kinds = cards.of_kind
        survivors: Sequence[Mapping[str, Any]] = kinds.get("survivor", ())
        self.survivors = len(survivors)
        self.survivor_path = tuple(c["path"] for c in survivors)
        self.influence: tuple[int, ...] = tuple(c["influence"] for c in survivors)
        self.attack: tuple[int, ...] = tuple(c["attack"] for c in survivors)
        self.search: tuple[int, ...] = tuple(c["search"] for c in survivors)
        self.abilities = tuple(_abilities(c) for c in survivors)
        # what the options of a turn read: (number from 1, die, places, limit)
        self.ability_rows = tuple(
            tuple((n, a.die, a.places, a.limit) for n, a in enumerate(row, 1))
            for row in self.abilities
        )

        designs: Sequence[Mapping[str, Any]] = kinds.get("item", ())
        self.design_path = tuple(c["path"] for c in designs)
        self.anytime = {c["path"]: bool(c.get("anytime")) for c in designs}
        self.design_symbols = tuple(_mask(symbols_of(c)) for c in designs)
        self.design_way = tuple(WAY_NUMBER[way_of(c)] for c in designs)
        self.design_adds = tuple(people_added(c) for c in designs)  # () for cards that add nobody
        self.design_barred = tuple(way_of(c) in c.get("barred", ()) for c in designs)
        copies = [
            (design, deck)
            for design, card in enumerate(designs)
            for deck, count in _origins(card).items()
            for _ in range(count)
        ]
        self.items = len(copies)
        first: dict[int, int] = {}
        # one copy for all equals
        self.item_face = tuple(
            first.setdefault(design, item) for item, (design, _) in enumerate(copies)
        )
        self.item_card = tuple(design for design, _ in copies)
        self.item_deck = tuple(deck for _, deck in copies)
        aside = tuple(bool(card.get("aside")) for card in kinds.get("item", ()))
        self.item_aside = tuple(aside[design] for design in self.item_card)
        self.item_symbols = tuple(self.design_symbols[design] for design in self.item_card)
        self.item_way = tuple(self.design_way[design] for design in self.item_card)
        self.item_adds = tuple(self.design_adds[design] for design in self.item_card)
        self.item_barred = tuple(self.design_barred[design] for design in self.item_card)
        self.items_of_deck = tuple(
            tuple(i for i, deck in enumerate(self.item_deck) if deck == d)
            for d in range(len(LOCATIONS))
        )

        crises: Sequence[Mapping[str, Any]] = kinds.get("crisis", ())
        self.crises = _copies(crises)
        self.crisis_path = tuple(c["path"] for c in crises)
        self.crisis_symbols = tuple(_mask(c.get("symbols", ())) for c in crises)
        self.crisis_minima = tuple(tuple(_part(m, c) for m in c.get("minima", ())) for c in crises)
        self.crisis_optional = tuple(_optional(c) for c in crises)

        crossroads: Sequence[Mapping[str, Any]] = kinds.get("crossroads", ())
        self.crossroads = len(crossroads)
        self.crossroads_path = tuple(c["path"] for c in crossroads)
        # waits for something outside
        self.crossroads_manual = tuple(bool(c.get("trigger", {}).get("manual")) for c in crossroads)
        self.crossroads_event = tuple(int(c.get("event", STATE)) for c in crossroads)
        self.crossroads_adds = tuple(
            bool(c.get("adds_survivors") or adds_people(c)) for c in crossroads
        )
        self.mature = tuple(bool(c.get("mature")) for c in crossroads)

        self.objectives: Sequence[Mapping[str, Any]] = kinds.get("objective", ())
        self.objective_path = tuple(c["path"] for c in self.objectives)
        self.secret_path = {
            offset + number: card["path"]
            for kind, offset in (("secret", 0), ("betrayal", BETRAYAL), ("exile", EXILE))
            for number, card in enumerate(kinds.get(kind, ()))
        }
        self.secrets, self.betrayals, self.exiles = (
            len(kinds.get(k, ())) for k in ("secret", "betrayal", "exile")
        )
        # events cards ask about later
        self.remembered = frozenset(event for c in cards.facts for event in c.get("remembers", ()))
        # whether any card asks how many actions were taken this turn
        self.asks_actions_taken = any(c.get("asks_actions_taken") for c in cards.facts)
        paths = {(c["kind"], c["slug"]): c["path"] for c in cards.facts}
        self.scenarios: Sequence[Mapping[str, Any]] = kinds.get("scenario", ())
        # Part 5.9
        self.taken_out = tuple(
            frozenset(paths[kind, slug] for kind, slug in card.get("removed", ()))
            for card in self.scenarios
        )
        self.non_cooperative = frozenset(c["path"] for c in cards.facts if c.get("non_cooperative"))

        # what the set adds to the table: (lowest, highest, at the start) of a track, and of a token
        # (how many there are, 1 where one stays when its bearer falls)
        self.tracks = tuple(_levels(c["levels"]) for c in kinds.get("track", ()))
        self.tokens = tuple(
            (int(c.get("supply", MOST)), int(bool(c.get("stays")))) for c in kinds.get("token", ())
        )

        # and its decks: the incidents of each, by number as often as it has copies
        incidents: Sequence[Mapping[str, Any]] = kinds.get("incident", ())
        decks = [card["slug"] for card in kinds.get("deck", ())]
        self.incident_path = tuple(c["path"] for c in incidents)
        self.incident_deck = tuple(decks.index(c["deck"]) for c in incidents)
        self.incidents_of_deck = tuple(
            tuple(n for n in _copies(incidents) if self.incident_deck[n] == deck)
            for deck in range(len(decks))
        )

        printed = [list(numbers) for numbers in PRINTED]
        for card in kinds.get("location", ()):
            if card["slug"] in LOCATIONS:
                place = printed[LOCATIONS.index(card["slug"])]
                for at, role in enumerate(("survivors", "entrance", "noise")):
                    place[at] = card.get(role, place[at])
        self.survivor_spaces = tuple(place[0] for place in printed)
        self.entrance_spaces = tuple(place[1] for place in printed)
        self.noise_spaces = tuple(place[2] for place in printed)


def _abilities(card: Mapping[str, Any]) -> tuple[Ability, ...]:
    """Read where each ability works, for which die, how often. Without places: anywhere. Rules:
    R-CARD-11, -12.
    """
    places = card.get("places") or LOCATIONS
    where = tuple(slug in places for slug in LOCATIONS)
    out = []
    for ability in card.get("abilities", ()):
        limit = ability.get("limit") or ("turn", 0)
        out.append(
            Ability(
                int(ability.get("die") or 0),
                where,
                SCOPES[limit[0]],
                int(limit[1]),
                ability["role"],
            )
        )
    return tuple(out)


def _levels(written: Sequence[int]) -> tuple[int, int, int]:
    """Return the lowest and the highest level of a track, and the one at the start: the lowest
    where none is written, whichever of two numbers comes first.
    """
    low, high = sorted(written[:2])
    return low, high, min(max(low, written[2] if len(written) > 2 else low), high)


def _mask(symbols: Sequence[str]) -> int:
    """Return symbols as bits, so that "any of these" is one operation (R-CARD-14, U-46)."""
    return sum({1 << SYMBOLS.index(symbol) for symbol in symbols})


def _origins(card: Mapping[str, Any]) -> dict[int, int]:
    """Return how many copies of an item lie in which deck at the start.

    Rules: R-CARD-13.
    """
    return {
        STARTING if slug == "starting" else LOCATIONS.index(slug): count
        for slug, count in origin_of(card).items()
    }


def _copies(cards: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    """Return the cards of a deck by number, each as often as it has copies."""
    out: list[int] = []
    for number, card in enumerate(cards):
        copies = card.get("copies", 1)
        out += [number] * (sum(copies.values()) if isinstance(copies, Mapping) else int(copies))
    return tuple(out)


def _part(part: Mapping[str, Any], crisis: Mapping[str, Any]) -> tuple[int, int]:
    """Return (symbols, count) of so many cards that a crisis speaks of: cards without a symbol are
    those that it needs.
    """
    symbols = part.get("symbols") or ([part["symbol"]] if part["symbol"] else crisis["symbols"])
    return _mask(symbols), int(part.get("count", 1))


def _optional(card: Mapping[str, Any]) -> tuple[int, int]:
    """Return (symbols, count) of a crisis card's optional part, (0, 0) without one.

    Rules: R-CRISIS-13, U-46.
    """
    part: Mapping[str, Any] | None = card.get("optional")
    return _part(part, card) if part else (0, 0)
