"""Hold an experienced player's knowledge of a set: where symbols lie, what cards do, what goals
count.

It is read once a set from the facts of its cards and shared by all agents that play it. Nothing
here knows a game, and no words of a card are read: goals are asked of their handlers (`goals.py`),
so a new objective needs no line of code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Goal
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined_set import SetFacts
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import (
    NOTHING,
    Outcome,
    Rules,
    outcome,
    rules_of,
)
from dowlang.rulesets.dead_of_winter.state.card_facts import WAYS
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP, EVENT, Tables
from dowlang.rulesets.dead_of_winter.state.types import (
    EDUCATION,
    FOOD,
    FUEL,
    MEDICINE,
    SURVIVOR,
    SYMBOLS,
    TOOL,
    WEAPON,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

DECK = 20  # cards of a location's deck. Shares are counted of so many

# without the fact `does`: what a played card of a symbol is good for, as a rule
_USUAL: dict[int, tuple[tuple[int, int], ...]] = {
    FOOD: ((X.FOOD, 3),),
    MEDICINE: ((X.WOUNDS, -2),),
    TOOL: ((X.BARRICADES, 1),),
    FUEL: (),
    EDUCATION: (),
    WEAPON: (),
    SURVIVOR: ((X.HELPLESS, 2), (X.SURVIVORS, 1)),
}


class Knowledge(SetFacts):
    """Index: item (a copy), item card, location, crisis, survivor, objective path."""

    def __init__(self, cards: CardSet) -> None:
        super().__init__(cards)
        t: Tables = cards.tables
        self.way = t.item_way
        self.crisis_symbols = t.crisis_symbols
        kinds = cards.of_kind
        designs = kinds.get("item", [])
        self.played: tuple[Outcome, ...] = tuple(
            _item_outcome(card, t.design_way[n], t.design_symbols[n])
            for n, card in enumerate(designs)
        )
        self.share: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                sum(
                    1
                    for item in t.items_of_deck[place]
                    if place and t.item_symbols[item] >> symbol & 1
                )
                for symbol in range(len(SYMBOLS))
            )
            for place in range(len(t.items_of_deck))
        )
        self.failure: tuple[Outcome, ...] = tuple(
            outcome(card, "failure") for card in kinds.get("crisis", [])
        )
        self.ability: dict[tuple[int, int], Outcome] = {}
        for survivor, card in enumerate(kinds.get("survivor", [])):
            for number, ability in enumerate(card.get("abilities", ()), 1):
                role = str(ability.get("role", "ability"))
                self.ability[survivor, number] = outcome(card, role)
        self.secret_path = t.secret_path
        self._goals: dict[tuple[str, str], Goal | None] = {}
        self._rules: dict[tuple[str, str], Rules] = {}
        self._options: dict[tuple[int, str], Outcome] = {}
        self._inner: dict[tuple[int, int], tuple[tuple[int, bool], ...]] = {}

    def goal(self, path: str, role: str) -> Goal | None:
        """Return a goal of a card, None when it has none."""
        key = path, role
        if key not in self._goals:
            has = role in self.cards.paths[path].get("goals", ())
            self._goals[key] = Goal(self, path, role) if has else None
        return self._goals[key]

    def rules(self, path: str, side: str) -> Rules:
        """Return what the rules of a main objective do, by the event that they wait for."""
        key = path, side
        if key not in self._rules:
            self._rules[key] = rules_of(self.cards.paths[path], side)
        return self._rules[key]

    def counters(self, main: int) -> list[str]:
        """Return the names of the counters of a main objective, as they are numbered."""
        return list(self.cards.paths[self.objective_path[main]].get("counters", ()))

    def option(self, card: int, number: int) -> Outcome:
        """Return the outcome of an option of a card."""
        return self.block(card, f"option_{number}")

    def inner_options(self, card: int, number: int) -> tuple[tuple[int, bool], ...]:
        """Return the options that lie in an option of a card, and whether they surely come up."""
        key = card, number
        if key not in self._inner:
            deeds = self.cards.facts[card].get("does", {}).get(f"option_{number}", ())
            self._inner[key] = tuple(
                (int(other), phrase == "option")
                for phrase, other in deeds
                if phrase in ("option", "~option")
            )
        return self._inner[key]

    def vote(self, card: int) -> tuple[Outcome, Outcome]:
        """Return the outcomes of a card's vote when it passes and when it fails."""
        return self.block(card, "passes"), self.block(card, "fails")

    def block(self, card: int, name: str) -> Outcome:
        """Return the outcome of a block of a card (by its number among all cards)."""
        key = card, name
        if key not in self._options:
            self._options[key] = outcome(self.cards.facts[card], name)
        return self._options[key]


def _item_outcome(card: Mapping[str, Any], way: int, symbols: int) -> Outcome:
    if card.get("does") or card.get("lasting"):
        return outcome(card, WAYS[way])
    found = list(NOTHING)
    if way != EQUIP:
        for symbol, usual in _USUAL.items():
            if symbols >> symbol & 1:
                for place, count in usual:
                    found[place] += count
    if way == EVENT and not any(found):
        found[X.MORALE] = 1
    return tuple(found)


_KNOWN: WeakKeyDictionary[CardSet, Knowledge] = WeakKeyDictionary()


def knowledge(cards: CardSet) -> Knowledge:
    """Return the knowledge of a set, made once."""
    found = _KNOWN.get(cards)
    if found is None:
        found = _KNOWN[cards] = Knowledge(cards)
    return found
