"""One look at the table through a player's view: what threatens, what is short, what the goals
still want, and what all that is worth.

A hundred points are one morale. Made anew for each decision out of the view alone, so it holds only
what this player may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.effects import (
    DIMENSIONS,
    Outcome,
    Rules,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Goal
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import DECK, Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.known_table import A_MORALE, Table
from dowlang.rulesets.dead_of_winter.agents.heuristic.pursuit import Pursuit, Side
from dowlang.rulesets.dead_of_winter.state.events import SEARCHED
from dowlang.rulesets.dead_of_winter.state.parameters import (
    WASTE_PER_MORALE,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    FOOD,
    MEDICINE,
    SURVIVOR,
    SYMBOLS,
)

SHARE, FOUND = (
    12,
    40,
    # per cent: cards of a hand that fit a crisis, for each of its symbols. What a player still
    # finds
    # for it
)
LATE = 3  # rounds left at which a betrayer strikes
MAIN, COVER = 1200, 200  # points of the whole way of the main objective. For who works against it
OWN, SOON, NOW = 200, 450, 900  # of the own goal: early, when it may soon be over, when it is


class Situation(Table):
    """One player's estimate of the view."""

    __slots__ = (
        "_before",
        "_built",
        "_found",
        "_inside",
        "_kept",
        "_outside",
        "_serving",
        "betrayer",
        "coming",
        "events",
        "food_gap",
        "food_price",
        "gap",
        "leaving",
        "matching",
        "near",
        "own_parts",
        "points",
        "price",
        "pursuit",
        "soon",
        "stays",
        "want",
        "waste",
        "waste_price",
    )

    def __init__(self, known: Knowledge, view: Any, before: dict[Goal, Side] | None = None) -> None:
        """Look at a view. `before` keeps what was reckoned of goals at the last one."""
        super().__init__(known, view)
        self._before = {} if before is None else before
        self._found: list[int | None] = [None] * 7
        self.stays: dict[int, int] = {}
        self._inside: tuple[int, int] | None = None
        self._built: dict[int, int] = {}
        self._kept: dict[int, int] = {}
        self._serving: dict[int, int] = {}  # by survivor: own dice that suffice for a search
        self._outside: list[tuple[int, int]] | None = None  # (dice that serve, survivor), best two
        self.leaving: dict[int, list[int]] = {}  # by place: points of zombies that are lured away
        self.coming: dict[int, list[int]] = {}
        self.points: dict[Any, int] = {}  # of answers that differ by their die alone, and others
        self._goals()
        self._food()
        self._crisis()
        self._prices()

    # ---- goals
    def _goals(self) -> None:
        """Estimate how near the main objective is and what the own goal wants, from their trees.

        Decide whether to work against the colony.
        """
        view, known = self.view, self.known
        face = "hardcore" if view["hardcore"] else "standard"
        main = known.goal(known.objective_path[view["main"]], f"{face}.goal")
        path = known.secret_path.get(view["secret"])
        own = known.goal(path, "goal") if path else None
        self.near = int(100 * main.nearness(view["objective"][2])) if main else 0  # per cent
        self.own_parts = [
            (have, want)
            for number, have, want in view["goal"][2]
            if own is not None and number not in own.everybodys
        ]
        self.betrayer = own is not None and own.against
        late = max(LATE, own.deadline + 1) if own is not None else LATE
        met = all(have >= want for have, want in self.own_parts)
        self.sabotage = self.betrayer and (
            self.rounds_left <= late or self.near >= 75 or (met and view["round"] > 2)
        )
        self._pursue(main, own)

    def _pursue(self, main: Goal | None, own: Goal | None) -> None:
        """Set what the goals are worth now.

        Before the game is soon over little is done for the own goal that does not last. Who works
        against the colony does as much for the main objective as it takes not to stand out.
        """
        coming = tuple(self.incoming), self.need
        sides = {}
        for goal in (main, own):
            if goal is not None:
                side = self._before.get(goal)
                if side is None or not side.stands(self.view, coming):
                    side = self._before[goal] = Side(self.known, self.view, goal, coming)
                sides[goal] = side
        self.pursuit = Pursuit(self.view, tuple(sides.values()))
        met = main is not None and sides[main].near >= 1
        close = self.near >= 60 or self.rounds_left <= 2
        self.soon = close or self.betrayer or self.exiled
        if main is not None:
            worth = MAIN
            if own is not None and own.main <= 0:
                worth = 0 if self.sabotage or not own.against else COVER
            side = sides[main]
            side.lasting, side.fleeting = worth, worth if close else worth // 4
        if own is not None:
            worth = NOW if met else SOON if self.soon else OWN
            side = sides[own]
            side.lasting = worth
            side.fleeting = worth if met or self.rounds_left == 1 else worth // 6

    # ---- food, waste, crisis
    def _food(self) -> None:
        """Estimate what the supply lacks for this round, and the worth of a token and of a card in
        the waste pile.
        """
        view = self.view
        self.food_gap = self.need - view["food"]
        loss = A_MORALE * (view["starvation"] + 1)
        self.food_price = (
            loss // self.food_gap if self.food_gap > 0 else (14 if self.rounds_left > 1 else 2)
        )
        self.food_price += self.pursuit.number("food", 1)
        self.waste = len(view["waste"])
        full = max(1, view["param"][WASTE_PER_MORALE])
        self.waste_price = (
            60 if self.waste % full == full - 1 else 2 + 6 * (self.waste % full) // full
        )
        self.waste_price -= self.pursuit.waste(1)

    def _crisis(self) -> None:
        """Estimate how many points the crisis still lacks, and which own cards to give.

        All that is needed is given, if it can be reached at all.
        """
        view, known = self.view, self.known
        self.gap, self.matching = 0, []
        crisis = view["crisis"]
        if crisis < 0:
            return
        symbols = known.crisis_symbols[crisis]
        given = 0
        for _, item in view["contributed"]:
            given += 1 if item < 0 or known.symbols[item] & symbols else -1
        self.gap = view["need"] - given
        if self.gap <= 0 or self.exiled:
            return
        fitting = [i for i in self.hand if known.symbols[i] & symbols]
        if symbols >> FOOD & 1 and self.food_gap > 0 and self.last:
            fitting = fitting[self.food_gap :]  # hunger first
        fitting += [
            i for s in self.mine for i in view["equipment"][s] if known.symbols[i] & symbols
        ]
        kinds = bin(symbols).count("1")
        hope = sum([view["hands"][p] * SHARE * kinds + FOUND for p in self.later]) // 100
        if len(fitting) + hope >= self.gap:
            self.matching = fitting[: self.gap]

    # ---- prices
    def _prices(self) -> None:
        """Set the worth, in points, of each dimension of an outcome, and of finding a card of each
        symbol.
        """
        gains, low = self.pursuit, self.morale <= 2
        worth = A_MORALE + (60 if low else 0)
        price = [0] * DIMENSIONS
        price[X.MORALE] = worth
        price[X.FOOD] = self.food_price
        price[X.STARVATION] = -30
        helpless = gains.number("helpless", 1)
        price[X.MORALE] += gains.number("morale", 1)
        price[X.HELPLESS] = helpless - 8 * self.horizon * (helpless <= 0)
        price[X.ZOMBIES] = -14
        price[X.BARRICADES] = 13
        price[X.WOUNDS], price[X.FROST] = -24, -45
        price[X.CARDS], price[X.DICE] = 14, 12
        price[X.SURVIVORS] = 8 * self.horizon
        price[X.MEN] = worth
        price[X.WASTE] = (
            4 + self.waste_price // 3
        )  # fewer cards there (the sign of the outcome is negative)
        price[X.NOISE], price[X.EXPOSURE] = -6, -25
        price[X.ROUNDS] = 20 + gains.number("rounds_left", 1)
        price[X.STARVATION] += gains.number("starvation", 1)
        price[X.SURVIVORS] += gains.joins()
        if gains.reads("barricades", "zombies"):
            price[X.BARRICADES] += max([self.built(e) for e in range(12)]) // 2
        if self.mine and gains.reads("wounds", "frostbite"):
            price[X.WOUNDS] += gains.tokens(self.mine[0], "wounds", 1)
            price[X.FROST] += gains.tokens(self.mine[0], "frostbite", 1)
        price[X.WASTE] = -price[X.WASTE]
        if self.sabotage:
            price[X.MORALE], price[X.ZOMBIES], price[X.FOOD], price[X.BARRICADES], price[X.MEN] = (
                -worth,
                4,
                -5,
                -5,
                -worth,
            )
        self.price = price
        want = [9] * len(SYMBOLS)
        crisis = self.view["crisis"]
        if self.gap > 0 and crisis >= 0 and not self.exiled:
            for k in range(len(SYMBOLS)):
                if self.known.crisis_symbols[crisis] >> k & 1:
                    want[k] += 22
        want[FOOD] += 36 if self.food_gap > 0 else 8
        want[FOOD] += max(0, gains.number("food", 2)) // 2
        if any(self.view["wounds"][s] + self.view["frostbite"][s] for s in self.mine):
            want[MEDICINE] += 14
        want[SURVIVOR] += max(0, helpless) // 2
        for side in gains.sides:
            for k in side.goal.symbols:
                want[k] += max(-9, gains.takes(self.known.example[k]))
        self.want = want
        self.events = {event: self._brings(deeds) for event, deeds in self._rules().items()}

    def _rules(self) -> Rules:
        """Return what the rules of the main objective do, by the event that they wait for."""
        face = "hardcore" if self.view["hardcore"] else "standard"
        return self.known.rules(self.known.objective_path[self.view["main"]], face)

    def _brings(self, deeds: Sequence[tuple[str, int, Outcome]]) -> int:
        """Return the points of what the rules of the main objective do at an event, each in half
        of all cases.
        """
        counters = self.known.counters(self.view["main"])
        points = 0
        for counter, count, outcome in deeds:
            if counter in counters:
                points += count * self.pursuit.counter(counters.index(counter)) // 2
            points += self.value(outcome) // 2
        return points

    def at(self, *events: int) -> int:
        """Return the points of what the main objective makes of these events."""
        return sum([self.events.get(event, 0) for event in events]) if self.events else 0

    def built(self, entrance: int) -> int:
        """Return what a barricade at an entrance brings the goals."""
        found = self._built.get(entrance)
        if found is None:
            found = self._built[entrance] = self.pursuit.barricade(entrance)
        return found

    def fresh(self, survivor: int) -> int:
        """Return how many of the own dice serve this survivor for a search, beyond those that
        serve another of the own group who is outside already.
        """
        if self._outside is None:
            outside = [(self._serves(s), s) for s in self.mine if self.location[s] != COLONY]
            self._outside = sorted(outside, reverse=True)[:2]
        enough = self._serves(survivor)
        for elsewhere, other in self._outside:
            if other != survivor:
                return max(0, enough - elsewhere)
        return enough

    def _serves(self, survivor: int) -> int:
        found = self._serving.get(survivor)
        if found is None:
            need = self.known.search[survivor]
            found = self._serving[survivor] = sum([1 for die in self.dice if die >= need])
        return found

    def inside(self) -> tuple[int, int]:
        """Return what the best barricade inside, and a zombie fewer there, brings the goals."""
        if self._inside is None:
            gains, inside = self.pursuit, ENTRANCES[COLONY]
            built = max([self.built(entrance) for entrance in inside])
            self._inside = built, max([gains.zombies(entrance, -1) for entrance in inside])
        return self._inside

    def kept(self, item: int) -> int:
        """Return what the goals lose when one of the own cards goes."""
        found = self._kept.get(item)
        if found is None:
            found = self._kept[item] = -self.pursuit.parts_with(item)
        return found

    def value(self, outcome: Outcome) -> int:
        """Points of what a card's block comes to."""
        return sum([a * b for a, b in zip(outcome, self.price, strict=True) if a]) // 2

    @property
    def happening(self) -> int:
        """Number among all cards of the crossroads card that is being carried out, -1 none."""
        number = self.view["card"]
        return (
            -1
            if number < 0
            else self.known.cards.card_numbers[self.known.cards.tables.crossroads_path[number]]
        )

    def search_value(self, place: int) -> int:
        """Points of one card found at a location."""
        found = self._found[place]
        if found is None:
            found = self._found[place] = self._search_value(place) if place else 0
        return found

    def _search_value(self, place: int) -> int:
        base = sum([a * b for a, b in zip(self.known.share[place], self.want, strict=True)]) // DECK
        return base + self.at(SEARCHED)

    def item_value(self, item: int) -> int:
        """Points of a card in hand: for what its symbols are wanted, and for what it does."""
        symbols, known = self.known.symbols[item], self.known
        points = max([w for k, w in enumerate(self.want) if symbols >> k & 1], default=8)
        return points + max(0, min(60, self.value(known.played[known.item_card[item]]))) // 2
