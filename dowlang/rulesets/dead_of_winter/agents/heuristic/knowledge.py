"""Hold an experienced player's knowledge of a set: where symbols lie, what cards do, what goals
count.

It is read once a set from the facts of its cards and shared by all agents that play it. Nothing
here knows a game. The words of goals are read by the pieces they name ("helpless survivors >= 5"),
so a new objective needs no line of code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.effects import NOTHING, Outcome, outcome
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

# what an atom of a goal counts
(
    OTHER,
    COUNTER,
    HELPLESS,
    FOOD_TOKENS,
    COLONY_ZOMBIES,
    COLONY_BARRICADES,
    OUTSIDE_BARRICADES,
    MORALE,
    WASTE,
    OWN_SURVIVORS,
    OWN_OUTSIDE,
    OWN_CARDS,
    HELD,
    EQUIPPED,
    MAIN,
) = range(15)

OF_ALL = (MORALE, MAIN)  # what a secret goal shares with everybody's

DECK = 20  # cards of a location's deck. Shares are counted of so many


@dataclass(frozen=True, slots=True)
class Aim:
    """One comparison of a goal: what it counts, whether more (1) or less (-1) of it is wanted,
    of which symbol, and how many.
    """

    what: int
    sign: int
    symbol: int
    limit: int


def aim(text: str) -> Aim:
    """Return what the words of a comparison count.

    >>> aim("food cards you hold >= 2")
    Aim(what=12, sign=1, symbol=3, limit=2)
    """
    words = text.lower()
    sign = -1 if "<" in words or words.rstrip().endswith("= 0") else 1
    number = "".join(c if c.isdigit() else " " for c in words).split()
    limit = int(number[-1]) if number else 0
    symbol = next((k for k, name in enumerate(SYMBOLS[:-1]) if f"{name} card" in words), -1)
    return Aim(_counted(words, symbol), sign, symbol, limit)


def _counted(words: str, symbol: int) -> int:
    if "main objective" in words:
        return MAIN
    if "equipped" in words:
        return EQUIPPED
    if symbol >= 0:
        return HELD
    if "barricade" in words:
        return OUTSIDE_BARRICADES if "outside" in words else COLONY_BARRICADES
    for piece, what in (
        ("zombies at the colony", COLONY_ZOMBIES),
        ("helpless", HELPLESS),
        ("morale", MORALE),
        ("waste", WASTE),
        ("cards you hold", OWN_CARDS),
        ("outside the colony", OWN_OUTSIDE),
        ("survivors you control", OWN_SURVIVORS),
        ("food", FOOD_TOKENS),
    ):
        if piece in words:
            return what
    return COUNTER if words.split(" ")[0].isidentifier() and not words.startswith("you ") else OTHER


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


class Knowledge:
    """Index: item (a copy), item card, location, crisis, survivor, objective path."""

    def __init__(self, cards: CardSet) -> None:
        t: Tables = cards.tables
        self.cards = cards
        self.symbols, self.item_card, self.way = t.item_symbols, t.item_card, t.item_way
        self.attack, self.search, self.influence = t.attack, t.search, t.influence
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
            outcome(card.get("does", {}), "failure") for card in kinds.get("crisis", [])
        )
        self.ability: dict[tuple[int, int], Outcome] = {}
        for survivor, card in enumerate(kinds.get("survivor", [])):
            for number, ability in enumerate(card.get("abilities", ()), 1):
                self.ability[survivor, number] = outcome(
                    card.get("does", {}), str(ability.get("role", "ability"))
                )
        self.objective_path, self.secret_path = t.objective_path, t.secret_path
        self.counting = tuple(
            frozenset(
                int(event)
                for block, deeds in card.get("does", {}).items()
                for phrase, event in deeds
                if phrase == "when"
            )
            for card in kinds.get("objective", [])
        )  # events that the main objective's own rules wait for
        self._aims: dict[str, dict[int, Aim]] = {}
        self._options: dict[tuple[int, str], Outcome] = {}

    def aims(self, path: str) -> dict[int, Aim]:
        """The comparisons of a card's goals by number."""
        found = self._aims.get(path)
        if found is None:
            atoms: Mapping[str, str] = self.cards.paths[path].get("atoms", {})
            found = self._aims[path] = {
                int(number): aim(str(text)) for number, text in atoms.items()
            }
        return found

    def option(self, card: int, number: int) -> Outcome:
        """Return the outcome of an option of a card."""
        return self.block(card, f"option_{number}")

    def vote(self, card: int) -> tuple[Outcome, Outcome]:
        """Return the outcomes of a card's vote when it passes and when it fails."""
        return self.block(card, "passes"), self.block(card, "fails")

    def block(self, card: int, name: str) -> Outcome:
        """Return the outcome of a block of a card (by its number among all cards)."""
        key = card, name
        if key not in self._options:
            does = self.cards.facts[card].get("does", {})
            self._options[key] = outcome(does, name)
        return self._options[key]


def _item_outcome(card: Mapping[str, Any], way: int, symbols: int) -> Outcome:
    does = card.get("does")
    if does:
        return outcome(does, WAYS[way])
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
    """The knowledge of a set, made once."""
    found = _KNOWN.get(cards)
    if found is None:
        found = _KNOWN[cards] = Knowledge(cards)
    return found
