"""Hold what is printed in a set, as far as goals are asked of imagined games: cards, their copies,
and a game in which there is nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, get_origin

from dowlang.rulesets.dead_of_winter.state.card_tables import Tables
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.opening_rows import opening_rows
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, SYMBOLS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


class SetFacts:
    """Index: item (a copy), survivor, symbol."""

    def __init__(self, cards: CardSet) -> None:
        t: Tables = cards.tables
        self.cards = cards
        self.symbols, self.item_card, self.faces = t.item_symbols, t.item_card, t.item_face
        self.attack, self.search, self.influence = t.attack, t.search, t.influence
        self.objective_path = t.objective_path
        # by symbol: a card that carries it
        self.example = tuple(
            next((i for i, found in enumerate(t.item_symbols) if found >> symbol & 1), NONE)
            for symbol in range(len(SYMBOLS))
        )
        self._copies: dict[int, list[int]] = {}
        for item, face in enumerate(t.item_face):
            self._copies.setdefault(face, []).append(item)
        self.nobodys = [0] * len(cards.ruleset.parameters)
        self.nothing = nothing(cards)
        self._unrecorded: dict[int, dict[str, Any]] = {}

    def unrecorded(self, players: int) -> dict[str, Any]:
        """Return the rows of what has happened to each player, and of each track and deck of the
        set, with nothing in them yet.
        """
        found = self._unrecorded.get(players)
        if found is None:
            found = self._unrecorded[players] = opening_rows(self.cards.tables, players)
        return found

    def face(self, item: int) -> int:
        """Return the card that stands for all copies like this one."""
        return self.faces[item] if item < len(self.faces) else item

    def another(self, face: int, used: Collection[int]) -> int:
        """Return a copy of a card that is none of those used, or else the card itself."""
        copies = self._copies.get(self.face(face), ())
        return next((item for item in copies if item not in used), face)


def nothing(cards: CardSet) -> dict[str, Any]:
    """Return the fields of a game in which there is nothing."""
    kinds = {int: 0, list: [], tuple: ()}
    held = {
        name: kinds[get_origin(hint) or hint]
        for name, hint in Winter.HINTS.items()
        if (get_origin(hint) or hint) in kinds
    }
    return {
        **held,
        "cards": cards,
        "recorder": None,
        "log": None,
        "trail": [],
        "speaking": "",
        "stack": [("imagined",)],
        "hears": [0] * len(cards.ruleset.events),
        "noise_made": [0] * 7,
        "item_deck": [()] * 7,
        "crossroads": NONE,
        "playing": NONE,
        "waits_for": NONE,
        "happening": NONE,
        "holder": NOBODY,
    }
