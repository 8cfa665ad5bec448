"""One look at the table through a player's view: what threatens, what is short, what the goals
still want, and what all that is worth.

A hundred points are one morale. Made anew for each decision out of the view alone, so it holds only
what this player may see.
"""

from __future__ import annotations

from typing import Any

from dowlang.rulesets.dead_of_winter.agents.heuristic import effects as X
from dowlang.rulesets.dead_of_winter.agents.heuristic import knowledge as K
from dowlang.rulesets.dead_of_winter.agents.heuristic.effects import DIMENSIONS, Outcome
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import Knowledge
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.events import SEARCHED
from dowlang.rulesets.dead_of_winter.state.parameters import (
    PEOPLE_PER_FOOD,
    PEOPLE_PER_ZOMBIE,
    WASTE_PER_MORALE,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    FOOD,
    LOCATION_OF_ENTRANCE,
    MEDICINE,
    SURVIVOR,
    SYMBOLS,
)

A_MORALE = 100
NEVER = -1_000_000  # points of what is not done at all
OVERRUN = (
    85,
    48,
    34,
    24,
    16,
    10,
    # points of an overrun in this colony phase, in the next one …. The further, the more may still
    # be
    # done
)
ROUNDS_AHEAD = 4  # what lasts is worth so many rounds at most
SHARE, FOUND = (
    12,
    40,
    # per cent: cards of a hand that fit a crisis, for each of its symbols. What a player still
    # finds
    # for it
)
LATE = 3  # rounds left at which a betrayer strikes


class Situation:
    """One player's estimate of the view."""

    __slots__ = (
        "_found",
        "_relief",
        "absorb",
        "aims",
        "betrayer",
        "counts",
        "crowd",
        "dangers",
        "dice",
        "exiled",
        "food_gap",
        "food_price",
        "gap",
        "goal_aims",
        "hand",
        "helpless",
        "horizon",
        "incoming",
        "keep",
        "known",
        "last",
        "later",
        "location",
        "losses",
        "lures",
        "main_aims",
        "main_counts",
        "matching",
        "me",
        "mine",
        "morale",
        "near",
        "people",
        "price",
        "rounds_left",
        "sabotage",
        "space",
        "stays",
        "unmet",
        "view",
        "want",
        "waste",
        "waste_price",
    )

    def __init__(self, known: Knowledge, view: Any) -> None:
        self.known, self.view = known, view
        me = self.me = view.player
        controller, location = view["controller"], view["location"]
        self.location = location
        self.mine = [s for s, owner in enumerate(controller) if owner == me]
        self._relief: list[int | None] = [None] * 12
        self._found: list[int | None] = [None] * 7
        self.dangers: dict[int, int] = {}
        self.stays: dict[int, int] = {}
        self.lures: dict[int, int] = {}
        self.hand, self.dice = view["hand"], view["unused"][me]
        self.morale, self.rounds_left = view["morale"], view["rounds_left"]
        self.horizon = min(ROUNDS_AHEAD, self.rounds_left)
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
        self._goals()
        self._zombies()
        self._food()
        self._crisis()
        self._prices()

    # ---- goals
    def _goals(self) -> None:
        """Estimate what of the main objective is unmet, how near it is, and what the own objective
        wants.

        Decide whether to work against the colony.
        """
        view, known = self.view, self.known
        atoms = view["objective"][2]
        aims = known.aims(known.objective_path[view["main"]])
        self.unmet = [(aims[n], h, w) for n, h, w in atoms if h < w and n in aims]
        self.main_aims = [aims[n] for n, _, _ in atoms if n in aims]
        self.main_counts = {aim.what for aim in self.main_aims}
        parts = sum([max(0, min(100, 100 * h // w)) if w > 0 else 100 for _, h, w in atoms])
        self.near = parts // len(atoms) if atoms else 0  # per cent
        secret = view["secret"]
        self.betrayer = BETRAYAL <= secret < EXILE
        path = known.secret_path.get(secret)
        own = known.aims(path) if path else {}
        pieces = view["goal"][2]
        self.goal_aims = [(own[n], h, w) for n, h, w in pieces if n in own]
        open_ = [
            aim for aim, h, w in self.goal_aims if h < w and aim.what not in (K.MORALE, K.MAIN)
        ]
        self.sabotage = self.betrayer and (
            self.rounds_left <= LATE or self.near >= 75 or (not open_ and view["round"] > 2)
        )
        keep = [0] * len(SYMBOLS)  # points for a card of the symbol held at the end
        for aim, _, want in self.goal_aims:
            if aim.what == K.HELD and aim.sign > 0:
                held = sum([1 for i in self.hand if known.symbols[i] >> aim.symbol & 1])
                urgent = self.near >= 60 or self.rounds_left <= 2 or self.betrayer or self.exiled
                keep[aim.symbol] = (35 if urgent else 12) if held <= want else 0
        self.keep = keep
        self.aims = {aim.what for aim, _, _ in self.unmet}
        self.counts = known.counting[view["main"]] if K.COUNTER in self.aims else frozenset()

    # ---- zombies
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
        """Points that an entrance which still takes so many zombies is expected to cost in this
        round and the next ones.
        """
        come = self.incoming[entrance] if incoming is None else incoming
        if not come:
            return 0
        cost, left = 0, -absorb
        for points in OVERRUN[: self.rounds_left]:
            left += come
            if left > 0:
                cost += points * (come if left > come else left)
        return cost

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
        """Points an exposure roll of this survivor is expected to cost: 6 blank, 3 wounds, 2
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

    # ---- food, waste, crisis
    def _food(self) -> None:
        """Estimate what the supply lacks for this round, and the worth of a token and of a card in
        the waste pile.
        """
        view = self.view
        need = -(-self.people // max(1, view["param"][PEOPLE_PER_FOOD]))
        self.food_gap = need - view["food"]
        loss = A_MORALE * (view["starvation"] + 1)
        self.food_price = (
            loss // self.food_gap if self.food_gap > 0 else (14 if self.rounds_left > 1 else 2)
        )
        if K.FOOD_TOKENS in self.aims:
            self.food_price += 12 + self.near // 4
        self.waste = len(view["waste"])
        full = max(1, view["param"][WASTE_PER_MORALE])
        self.waste_price = (
            60 if self.waste % full == full - 1 else 2 + 6 * (self.waste % full) // full
        )
        if any(aim.what == K.WASTE for aim, _, _ in self.goal_aims):
            self.waste_price += 5

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
        low = self.morale <= 2
        worth = A_MORALE + (60 if low else 0)
        self.losses = worth + 15  # a death: morale, a die a round
        price = [0] * DIMENSIONS
        price[X.MORALE] = worth
        price[X.FOOD] = self.food_price
        price[X.STARVATION] = -30
        price[X.HELPLESS] = 70 if K.HELPLESS in self.aims else -8 * self.horizon
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
        price[X.ROUNDS] = 20
        if K.COLONY_BARRICADES in self.aims or K.OUTSIDE_BARRICADES in self.aims:
            price[X.BARRICADES] = 25
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
        if K.FOOD_TOKENS in self.aims:
            want[FOOD] += 16
        if any(self.view["wounds"][s] + self.view["frostbite"][s] for s in self.mine):
            want[MEDICINE] += 14
        if K.HELPLESS in self.aims:
            want[SURVIVOR] += 30
        for k, points in enumerate(self.keep):
            want[k] += points
        for aim, have, wanted in self.goal_aims:
            if aim.what == K.EQUIPPED and have < wanted:
                want[aim.symbol] += 10
        self.want = want

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
        base = (
            sum([a * b for a, b in zip(self.known.share[place], self.want, strict=True)]) // K.DECK
        )
        if K.COUNTER in self.aims and (not self.counts or SEARCHED in self.counts):
            base += 40
        return base

    def item_value(self, item: int) -> int:
        """Points of a card in hand: for what its symbols are wanted, and for what it does."""
        symbols, known = self.known.symbols[item], self.known
        points = max([w for k, w in enumerate(self.want) if symbols >> k & 1], default=8)
        return points + max(0, min(60, self.value(known.played[known.item_card[item]]))) // 2

    def free_entrances(self, place: int) -> int:
        """Empty entrance spaces of a location."""
        return sum([max(0, self.space[e]) for e in ENTRANCES[place]])
