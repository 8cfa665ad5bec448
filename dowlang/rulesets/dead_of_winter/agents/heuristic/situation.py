"""One look at the table through a player's view: what threatens, what is short, what the goals
still want, and what all that is worth.

A hundred points are one morale. Made anew for each decision out of the view alone, so it holds only
what this player may see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Goal
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import DECK, Knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import (
    DIMENSIONS,
    Outcome,
    Rules,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.pursuit import Pursuit, Side
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import A_MORALE, Table
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

# per cent: cards of a hand that fit a crisis, for each of its symbols. What a player still finds
# for it
SHARE, FOUND = 12, 40
LATE = 3  # rounds left at which a betrayer strikes
MAIN, COVER = 1200, 200  # points of the whole way of the main objective. For who works against it
PRICES = {X.ZOMBIES: -14, X.CARDS: 14, X.DICE: 12, X.NOISE: -6, X.EXPOSURE: -25}
SPOILT = {X.MORALE: 0, X.MEN: 0, X.ZOMBIES: 4, X.FOOD: -5, X.BARRICADES: -5}
"""Prices for who works against the colony. 0: minus the worth of a morale."""
OWN, SOON, NOW = 200, 450, 900  # of the own goal: early, when it may soon be over, when it is


class Situation(Table):
    """One player's estimate of the view."""

    MADE_BY: ClassVar[Mapping[str, str]] = {
        **Table.MADE_BY,
        **dict.fromkeys(("near", "own_parts", "betrayer", "sabotage"), "_goals"),
        **dict.fromkeys(("pursuit", "soon"), "_pursue"),
        **dict.fromkeys(("gap", "matching"), "_crisis"),
        "food_price": "_food",
        "waste_price": "_waste",
        "want": "_wants",
        "events": "_events",
    }
    __slots__ = (
        "_before",
        "_built",
        "_found",
        "_inside",
        "_kept",
        "_main",
        "_outside",
        "_own",
        "_prices",
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
        "places",
        "points",
        "pursuit",
        "soon",
        "stays",
        "want",
        "waste",
        "waste_price",
    )
    near: int  # per cent of the way of the main objective
    own_parts: list[tuple[int, int]]  # (have, want) of what the own goal asks of this player
    betrayer: bool
    pursuit: Pursuit
    soon: bool  # the game may soon be over
    gap: int  # points that the crisis still lacks
    matching: list[int]  # own cards to give to it
    food_price: int
    waste_price: int
    want: list[int]  # by symbol: points of finding a card of it
    events: dict[int, int]  # points of what the rules of the main objective do then

    def __init__(self, known: Knowledge, view: Any, before: dict[Goal, Side] | None = None) -> None:
        """Look at a view. `before` keeps what was reckoned of goals at the last one."""
        super().__init__(known, view)
        self._before = {} if before is None else before
        self._found: list[int | None] = [None] * 7
        self._prices: list[int | None] = [None] * DIMENSIONS
        self.stays: dict[int, list[int]] = {}  # by survivor: the worth of each place
        self.places: dict[tuple[int, int], int] = {}  # with so many others, for anybody
        self._inside: tuple[int, int] | None = None
        self._built: dict[int, int] = {}
        self._kept: dict[int, int] = {}
        self._serving: dict[int, int] = {}  # by survivor: own dice that suffice for a search
        self._outside: list[tuple[int, int]] | None = None  # (dice that serve, survivor), best two
        self.leaving: dict[int, list[int]] = {}  # by place: points of zombies that are lured away
        self.coming: dict[int, list[int]] = {}
        self.points: dict[Any, int] = {}  # of answers that differ by their die alone, and others
        self.food_gap: int = self.need - view["food"]  # what the supply lacks for this round
        self.waste = len(view["waste"])

    # ---- goals
    def _goals(self) -> None:
        """Estimate how near the main objective is and what the own goal wants, from their trees.

        Decide whether to work against the colony.
        """
        view, known = self.view, self.known
        face = "hardcore" if view["hardcore"] else "standard"
        main = self._main = known.goal(known.objective_path[view["main"]], f"{face}.goal")
        path = known.secret_path.get(view["secret"])
        own = self._own = known.goal(path, "goal") if path else None
        self.near = int(100 * main.nearness(view["objective"][2])) if main else 0
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

    def _pursue(self) -> None:
        """Set what the goals are worth now.

        Before the game is soon over little is done for the own goal that does not last. Who works
        against the colony does as much for the main objective as it takes not to stand out.
        """
        close = self.near >= 60 or self.rounds_left <= 2
        self.soon = close or self.betrayer or self.exiled
        main, own = self._main, self._own
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
        """Estimate the worth of a food token."""
        loss = A_MORALE * (self.view["starvation"] + 1)
        price = loss // self.food_gap if self.food_gap > 0 else (14 if self.rounds_left > 1 else 2)
        self.food_price = price + self.pursuit.number("food", 1)

    def _waste(self) -> None:
        """Estimate what a card in the waste pile costs."""
        full = max(1, self.view["param"][WASTE_PER_MORALE])
        over = self.waste % full
        price = 60 if over == full - 1 else 2 + 6 * over // full
        self.waste_price = price - self.pursuit.waste(1)

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
    def price(self, dimension: int) -> int:
        """Return the points of one of a dimension of an outcome."""
        found = self._prices[dimension]
        if found is None:
            found = self._prices[dimension] = self._price(dimension)
        return found

    def _price(self, dimension: int) -> int:
        gains, worth = self.pursuit, A_MORALE + (60 if self.morale <= 2 else 0)
        if self.sabotage and dimension in SPOILT:
            return SPOILT[dimension] or -worth
        match dimension:
            case X.MORALE:
                return worth + gains.number("morale", 1)
            case X.FOOD:
                return self.food_price
            case X.HELPLESS:
                helpless = gains.number("helpless", 1)
                return helpless - 8 * self.horizon * (helpless <= 0)
            case X.BARRICADES:
                if gains.reads("barricades", "zombies"):
                    return 13 + max([self.built(e) for e in range(12)]) // 2
                return 13
            case X.WOUNDS:
                return -24 + (gains.tokens(self.mine[0], "wounds", 1) if self.mine else 0)
            case X.FROST:
                return -45 + (gains.tokens(self.mine[0], "frostbite", 1) if self.mine else 0)
            case X.SURVIVORS:
                return 8 * self.horizon + gains.joins()
            case X.MEN:
                return worth
            case X.WASTE:  # fewer cards there (the sign of the outcome is negative)
                return -(4 + self.waste_price // 3)
            case X.ROUNDS:
                return 20 + gains.number("rounds_left", 1)
            case X.STARVATION:
                return -30 + gains.number("starvation", 1)
        return PRICES[dimension]

    def _wants(self) -> None:
        """Set the worth, in points, of finding a card of each symbol."""
        gains = self.pursuit
        want = [9] * len(SYMBOLS)
        crisis = self.view["crisis"]
        if crisis >= 0 and self.gap > 0 and not self.exiled:
            for k in range(len(SYMBOLS)):
                if self.known.crisis_symbols[crisis] >> k & 1:
                    want[k] += 22
        want[FOOD] += 36 if self.food_gap > 0 else 8
        want[FOOD] += max(0, gains.number("food", 2)) // 2
        if any(self.view["wounds"][s] + self.view["frostbite"][s] for s in self.mine):
            want[MEDICINE] += 14
        want[SURVIVOR] += max(0, gains.number("helpless", 1)) // 2
        for side in gains.sides:
            for k in side.goal.symbols:
                want[k] += max(-9, gains.takes(self.known.example[k]))
        self.want = want

    def _events(self) -> None:
        """Set what the rules of the main objective bring at each event that they wait for."""
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
        found = self.events
        return sum([found.get(event, 0) for event in events]) if found else 0

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
            need = self.view["search"][survivor]
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
        """Return points of what a card's block comes to."""
        points = 0
        for dimension, halves in enumerate(outcome):
            if halves:
                points += halves * self.price(dimension)
        return points // 2

    @property
    def happening(self) -> int:
        """Return the number among all cards of the crossroads card that is being carried out, -1
        none.
        """
        number = self.view["card"]
        return (
            -1
            if number < 0
            else self.known.cards.card_numbers[self.known.cards.tables.crossroads_path[number]]
        )

    def search_value(self, place: int) -> int:
        """Return points of one card found at a location."""
        found = self._found[place]
        if found is None:
            found = self._found[place] = self._search_value(place) if place else 0
        return found

    def _search_value(self, place: int) -> int:
        base = sum([a * b for a, b in zip(self.known.share[place], self.want, strict=True)]) // DECK
        return base + self.at(SEARCHED)

    def item_value(self, item: int) -> int:
        """Return points of a card in hand: for what its symbols are wanted, and for what it
        does.
        """
        symbols, known = self.known.symbols[item], self.known
        points = max([w for k, w in enumerate(self.want) if symbols >> k & 1], default=8)
        return points + max(0, min(60, self.value(known.played[known.item_card[item]]))) // 2
