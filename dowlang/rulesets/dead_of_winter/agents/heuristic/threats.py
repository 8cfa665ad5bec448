"""Tell what a look at the table shows before goals are thought of: who is where, what zombies
threaten, what a roll for exposure costs.

A hundred points are one morale.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.state.parameters import PEOPLE_PER_FOOD, PEOPLE_PER_ZOMBIE
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATION_OF_ENTRANCE

A_MORALE = 100
NEVER = -1_000_000  # points of what is not done at all
# points of an overrun in this colony phase, in the next one …. The further, the more may still be
# done
OVERRUN = (85, 48, 34, 24, 16, 10)
ROUNDS_AHEAD = 4  # what lasts is worth so many rounds at most


@cache
def expected(absorb: int, come: int, rounds: int) -> int:
    """Return the points that an entrance costs which still takes so many zombies, when so many come
    a round.
    """
    cost, left = 0, -absorb
    for points in OVERRUN[:rounds]:
        left += come
        if left > 0:
            cost += points * (come if left > come else left)
    return cost


class Table:
    """The table through a player's view, made anew for each decision.

    What not every decision asks for is made when it is asked for (`MADE_BY`).
    """

    MADE_BY: ClassVar[Mapping[str, str]] = {
        "absorb": "_zombies",
        "incoming": "_zombies",
        "space": "_zombies",
    }
    """Field -> the method that sets it, with others perhaps."""

    __slots__ = (
        "_relief",
        "absorb",
        "crowd",
        "dangers",
        "dice",
        "exiled",
        "hand",
        "helpless",
        "horizon",
        "incoming",
        "known",
        "last",
        "later",
        "location",
        "losses",
        "me",
        "mine",
        "morale",
        "need",
        "people",
        "rounds_left",
        "sabotage",
        "space",
        "view",
    )
    absorb: list[int]  # by entrance: zombies that it still takes without a loss
    incoming: list[int]  # by entrance: zombies that come in the next colony phase
    sabotage: bool  # works against the colony now, which only who knows the goals can set
    space: list[int]  # by entrance

    def __init__(self, known: Knowledge, view: Any) -> None:
        self.known, self.view = known, view
        me = self.me = view.player
        controller, location = view["controller"], view["location"]
        self.location = location
        self.mine = [s for s, owner in enumerate(controller) if owner == me]
        self._relief: list[int | None] = [None] * 12
        self.dangers: dict[int, int] = {}
        self.hand, self.dice = view["hand"], view["unused"][me]
        self.morale, self.rounds_left = view["morale"], view["rounds_left"]
        self.horizon: int = min(ROUNDS_AHEAD, self.rounds_left)
        self.exiled = bool(view["exiled"][me])
        self.helpless = view["helpless"]
        crowd = [0] * 7
        for x in location:
            if x >= 0:
                crowd[x] += 1
        self.crowd = crowd
        self.people = crowd[COLONY] + self.helpless
        players = view["players"]
        turn = (me - view["first_player"]) % players
        self.later = [(view["first_player"] + k) % players for k in range(turn + 1, players)]
        self.last = not self.later
        self.need = -(-self.people // max(1, view["param"][PEOPLE_PER_FOOD]))
        self.losses = A_MORALE + (60 if self.morale <= 2 else 0) + 15  # a death: a die a round too

    def __getattr__(self, name: str) -> Any:
        """Make what has not been asked for yet. Called for fields that are not set alone."""
        made_by = self.MADE_BY.get(name)
        if made_by is None:
            raise AttributeError(name)
        getattr(self, made_by)()
        return object.__getattribute__(self, name)

    def _zombies(self) -> None:
        """Estimate how many zombies each entrance still takes without a loss, and how many come.

        They come in the next colony phase.
        """
        view = self.view
        zombies, barricades, spaces, noise = (
            view["zombies"],
            view["barricades"],
            view["entrance_spaces"],
            view["noise"],
        )
        self.space = [s - z - b for s, z, b in zip(spaces, zombies, barricades, strict=True)]
        self.absorb = [free + 2 * b for free, b in zip(self.space, barricades, strict=True)]
        coming = -(-self.people // max(1, view["param"][PEOPLE_PER_ZOMBIE]))
        self.incoming = [coming // 6 + (e < coming % 6) for e in range(6)]
        self.incoming += [self.crowd[x] + (noise[x] + 1) // 2 for x in range(1, 7)]

    def risk(self, entrance: int, absorb: int, incoming: int | None = None) -> int:
        """Return points that an entrance which still takes so many zombies is expected to cost in
        this round and the next ones.
        """
        come = self.incoming[entrance] if incoming is None else incoming
        return expected(absorb, come, self.rounds_left) if come else 0

    def relief(self, entrance: int) -> int:
        """Return the points gained when an entrance can take a zombie more.

        There are none where nobody would suffer.
        """
        found = self._relief[entrance]
        if found is None:
            absorb, place = self.absorb[entrance], LOCATION_OF_ENTRANCE[entrance]
            found = (
                self.risk(entrance, absorb) - self.risk(entrance, absorb + 1)
                if (self.crowd[place] if place else self.people)
                else 0
            )
            self._relief[entrance] = found
        return found

    def danger(self, survivor: int, place: int) -> int:
        """Return points an exposure roll of this survivor is expected to cost: 6 blank, 3 wounds, 2
        frostbite, 1 bitten (U-04).
        """
        view = self.view
        key = 8 * survivor + place
        if key in self.dangers:
            return self.dangers[key]
        tokens = view["wounds"][survivor] + view["frostbite"][survivor]
        wound, frost = ((10, 55), (28, 85), (self.losses, self.losses))[min(tokens, 2)]
        others = self.crowd[place] - (self.location[survivor] == place)
        bitten = (
            self.losses
            if not others
            else 3 * self.losses // 2
            if others == 1
            else 19 * self.losses // 10
        )
        cost = (bitten + 3 * wound + 2 * frost) // 12
        self.dangers[key] = cost = cost // 4 if self.sabotage else cost
        return cost
