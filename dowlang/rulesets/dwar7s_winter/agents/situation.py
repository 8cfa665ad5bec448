"""Tell what the table looks like to one seat: its dwarves, its stock, the threats worth a fight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.types import (
    FOREST,
    GOLD,
    LEGENDS,
    MINE,
    PLAIN,
    RESOURCES,
    THE_CASTLE,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

IN_CASTLE, AT_THE_GATE, LAST_DISASTER = 400, 60, 150
FAR = 99


@dataclass(frozen=True, slots=True)
class Aim:
    """A threat that the seat means to settle: where, how many dwarves are missing, its worth."""

    zone: int
    missing: int
    effort: int  # actions until it can be settled
    worth: int


class Situation:
    """One seat's view, read once for a decision."""

    def __init__(self, cards: CardSet, view: View) -> None:
        self.t, self.view, self.me = cards.tables, view, view.player
        self.graph = self.t.boards[view["board"]]
        size = self.t.zones
        self.own = [
            view["standing"][self.me * size + zone]
            + sum(
                place == zone
                for place in view["legends"][self.me * len(LEGENDS) : (self.me + 1) * len(LEGENDS)]
            )
            for zone in range(size)
        ]
        self.stock = view["stock"][self.me * len(RESOURCES) : (self.me + 1) * len(RESOURCES)]
        self.camp = view["camp"][self.me]
        self.aims = sorted(self._aims(), key=lambda aim: aim.effort * 1000 - aim.worth)

    def blocked(self, zone: int) -> bool:
        """Return True while a zone produces nothing."""
        return zone in self.view["monster_at"] or zone in self.view["token_at"]

    def _aims(self) -> list[Aim]:
        view, out = self.view, []
        for monster in view["monsters"]:
            zone = view["monster_at"][monster]
            if (aim := self._aim(self.t.monster[monster], zone, True)) is not None:
                out.append(aim)
        for disaster in view["disasters"]:
            zone = view["token_at"][disaster]
            if zone >= 0 and (aim := self._aim(self.t.disaster[disaster], zone, False)) is not None:
                out.append(aim)
        return out

    def _aim(self, threat: Any, zone: int, monster: bool) -> Aim | None:
        """Return a threat as an aim if its price is there and its dwarves can come this turn."""
        if not self.payable(threat.cost, monster):
            return None
        missing = max(0, threat.dwarves - self.own[zone])
        effort = self.effort(zone, missing)
        left = self.view["actions_left"]
        if monster and effort > left:
            return None  # it walks on before the next turn
        return Aim(zone, missing, effort, self.worth(threat, zone, monster))

    def payable(self, cost: tuple[int, ...], monster: bool) -> bool:
        """Return True if the seat can pay, gold covering what a monster's price lacks."""
        lacks = sum(max(0, need - self.stock[r]) for r, need in enumerate(cost) if r != GOLD)
        return bool(lacks <= (self.stock[GOLD] if monster else 0))

    def worth(self, threat: Any, zone: int, monster: bool) -> int:
        """Return the points of a threat, more where the castle is in danger."""
        worth = int(threat.points) * 5 + int(threat.gold) * 3
        if monster and self.graph.distance[zone] <= 1:
            worth += IN_CASTLE if zone == THE_CASTLE else AT_THE_GATE
        if not monster and len(self.view["disasters"]) >= self.view["param"][P.LOSE_DISASTERS] - 1:
            worth += LAST_DISASTER
        return worth

    def effort(self, zone: int, missing: int) -> int:
        """Return how many actions bring so many dwarves into a zone: one is placed there, those
        beside it move in, others are placed beside it first.
        """
        used = (self.me, zone) in self.view["placed"]
        beside = sum(self.own[near] for near in self.graph.near[zone])
        actions, camp = 0, self.camp
        if missing and camp and not used:
            missing, camp, actions = missing - 1, camp - 1, 1
        moved = min(missing, beside)
        missing, actions = missing - moved, actions + moved
        fresh = sum((self.me, near) not in self.view["placed"] for near in self.graph.near[zone])
        placed = min(missing, camp, fresh)
        missing, actions = missing - placed, actions + 2 * placed
        return actions if not missing else FAR

    def needed(self, resource: int) -> int:
        """Return how welcome one more of a resource is, nothing at its highest value."""
        have, most = self.stock[resource], self.view["param"][P.STOCK_MOST]
        return 0 if have >= most else 5 if have < 2 else 3 if have < most - 1 else 8

    def yields(self, zone: int) -> int:
        """Return what a dwarf in a zone may bring: it produces while nobody else of the seat
        stands there and nothing blocks it.
        """
        if self.graph.terrain(zone) not in (FOREST, MINE, PLAIN) or self.own[zone]:
            return 0
        return 0 if self.blocked(zone) else 4 - self.graph.distance[zone]

    def yields_alone(self, zone: int) -> int:
        """Return what is given up when the only dwarf of the seat leaves a zone."""
        if self.graph.terrain(zone) not in (FOREST, MINE, PLAIN) or self.blocked(zone):
            return 0
        return 4
