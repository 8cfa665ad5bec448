"""A log that keeps books: of what its events tell, and of the invariants at each of them.

The state is compared with the books whenever something is written, in the middle of a step too.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.dwarves import CAMP, at_place
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s


class Ledger(list[Frame]):
    """A log that keeps books of what its events tell, and compares them with the state each time
    something is written.
    """

    def __init__(self, entries: Any, game: Dwar7s) -> None:
        super().__init__(entries)
        self.game = game
        self.stock, self.seen = list(game.stock), 0
        self.dwarves = self.standing()

    def standing(self) -> dict[tuple[int, int], int]:
        game = self.game
        places = (CAMP, *game.b.zones)
        return {
            (p, place): len(at_place(game, p, place))
            for p in range(game.players)
            for place in places
        }

    def append(self, entry: Frame) -> None:
        super().append(entry)
        self.book(entry)

    def book(self, entry: Frame) -> None:
        """Enter one event and compare. Rules: D-COMP-04, -05, -14, -15, -16."""
        self.seen += 1
        assert wrong(self.game) == "", f"{wrong(self.game)}, after {entry}"
        match entry:
            case (E.GAINED, player, resource, amount, now):
                self.stock[player * 4 + resource] += amount
                assert self.stock[player * 4 + resource] == now
            case (E.PAID | E.LOST, player, resource, amount, now):
                self.stock[player * 4 + resource] -= amount
                assert self.stock[player * 4 + resource] == now
            case (E.DWARF_PLACED, code, zone) | (E.DWARF_MOVED, _, code, zone):
                self.shifted(code, zone)
            case (E.DWARF_RETURNED, code):
                self.shifted(code, CAMP)
        assert self.stock == self.game.stock, f"a resource changes without being told: {entry}"
        assert self.dwarves == self.standing(), f"a dwarf moves without being told: {entry}"

    def shifted(self, code: int, place: int) -> None:
        owner = code // 400
        self.dwarves[owner, code % 100 - 1] -= 1
        self.dwarves[owner, place] += 1


def kept_books(cards: CardSet, players: int, variant: str, seed: int, rules: Any = None) -> Dwar7s:
    """A real game at its first decision, recorded, its log a ledger."""
    game: Any = Game.begin(
        cards, seed, {"players": players, "variant": variant}, rules or {}, False
    )
    assert isinstance(game, Dwar7s) and game.recorder is not None
    game.log = game.recorder.events = Ledger(game.log or [], game)
    return game
