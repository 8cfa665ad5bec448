"""Tables of the base set in the middle of a game, and driving one of them on until what was started
there is over.

What is tried on such a table runs under the invariants (`invariants.py`); `told` and `snapshot` say
whether it did anything at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

import dowlang
from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.procedures.crossroads import hold
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import in_play
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import OUTSIDE
from dowlang.simulate.single_game import run
from tests.rules.dead_of_winter.invariants import CheckedLog, attend

# no effect of a card
UNTOLD = (
    "draws",
    "serial",
    "stack",
    "aside",
    "removed_crossroads",
    "crossroads",
    "holder",
    "waits_for",
    "fact",
)
FRAME = {E.CROSSROADS_TRIGGERED, E.CROSSROADS_RESOLVED}
MOST = 3_000  # answers that anything on a card may take; more is a loop


class Stopped(Exception):
    """The table is as far as was wanted."""


class Stopping:
    """Plays at random (odd seats: by the rules of thumb), remembers the last table at an action
    and stops after so many answers.
    """

    def __init__(self, game: Game, seed: int, seat: int, left: list[int], last: list[Game]) -> None:
        self.game, self.left, self.last = game, left, last
        self.inner: Any = (
            make_heuristic(game.cards, seed, seat) if (seed + seat) % 3 else Random(seed, seat)
        )

    def choose(self, view: Any, decision: Any) -> int:
        if decision.kind == "action":
            self.last[:] = [self.game.clone()]
        self.left[0] -= 1
        if not self.left[0]:
            raise Stopped
        index: int = self.inner.choose(view, decision)
        return index


@lru_cache(maxsize=1)
def base() -> CardSet:
    """The base set."""
    return dowlang.load("cards/base")


@lru_cache(maxsize=1)
def tables(count: int = 36) -> tuple[Winter, ...]:
    """Tables at an action, from early to late; not to be played, but cloned."""
    out: list[Winter] = []
    seed = 0
    while len(out) < count:
        seed += 1
        players = 3 + seed % 3
        game = Game(base(), players=players, seed=seed)
        left, last = [20 + seed * 53 % 400], list[Game]()
        with suppress(Stopped):
            run(game, [Stopping(game, seed, seat, left, last) for seat in range(players)], seed)
        out += [table for table in last if isinstance(table, Winter)]
    for table in out[::2]:
        trouble(table)
    return tuple(out)


def trouble(table: Winter) -> None:
    """Noise at every location and a wound on whoever has none: what cards wait for and short
    games seldom show.
    """
    for place in OUTSIDE:
        table.noise[place] = max(table.noise[place], min(1, table.noise_spaces[place]))
    for survivor in in_play(table):
        table.wounds[survivor] = table.wounds[survivor] or int(not table.frostbite[survivor])


def tried(
    table: Winter, begin: Callable[[Winter], None], seed: int, wish: int | None = None
) -> tuple[Winter, list[Frame], bool]:
    """On a copy of the table `begin` schedules something; it is played at random to its end.

    With a `wish`, the option of that number is taken wherever it is offered. Returns the copy, what
    was told, and whether the wish was granted.
    """
    game, log = table.clone(), CheckedLog()
    depth, agent, granted = len(game.stack), Random(seed), wish is None
    game.log = log
    attend(game, log)
    begin(game)
    game.run()
    for _ in range(MOST):
        if not game.stack or (len(game.stack) <= depth and game.stack[-1][2] == "action"):
            return game, list(log), granted
        numbers = (
            [option[-1] for option in game.stack[-1][3]] if game.stack[-1][2] == "option" else []
        )
        if wish in numbers:
            granted = True
            game.choose(numbers.index(wish))
        else:
            game.choose(agent.pick(len(game.stack[-1][3])))
    raise AssertionError(f"more than {MOST} answers")


def with_card(
    table: Winter, card: int, seed: int, wish: int | None, kinds: tuple[int, ...]
) -> tuple[Winter, list[Frame], bool, Winter | None]:
    """The rest of the turn with a crossroads card in force, at random but for the wish and for
    actions of these kinds, which come first.

    Returns the table right after the card (or at the turn's end), what the card's course told,
    whether the wish was granted, and the table as it was when the card came up (None: it did not).
    """
    game, log = table.clone(), CheckedLog()
    turn, agent, granted = game.turn, Random(seed), False
    if game.crossroads >= 0:
        game.crossroads_deck = (game.crossroads, *game.crossroads_deck)
    game.crossroads_deck = tuple(c for c in game.crossroads_deck if c != card)
    game.removed_crossroads = tuple(c for c in game.removed_crossroads if c != card)
    game.attached[:] = [entry for entry in game.attached if entry[0] != card]
    hold(game, card, (game.active_player - 1) % game.players)
    game.log = log
    attend(game, log)
    before = table
    for _ in range(MOST):
        came = next(
            (
                place
                for place, entry in enumerate(log)
                if entry[0] == E.CROSSROADS_TRIGGERED and entry[2] == card
            ),
            None,
        )
        over = any(entry[0] == E.CROSSROADS_RESOLVED and entry[2] == card for entry in log)
        if (
            not game.stack
            or game.turn != turn
            or over
            or (came is None and game.crossroads != card)
        ):
            return (
                game,
                list(log[came:]) if came is not None else [],
                granted,
                before if came is not None else None,
            )
        _, _, kind, options = game.stack[-1]
        numbers = [option[-1] for option in options] if kind == "option" else []
        if kind == "action":
            before = game.clone()
            among = actions(game, kinds)
            game.choose(among[agent.pick(len(among))] if len(among) > 1 else among[0])
        elif wish in numbers:
            granted = True
            game.choose(numbers.index(wish))
        else:
            game.choose(agent.pick(len(options)))
    raise AssertionError(f"more than {MOST} answers")


def actions(game: Winter, kinds: tuple[int, ...] = ()) -> list[int]:
    """Numbers of the actions of these kinds, of all but the turn's end when there are none."""
    options = game.stack[-1][3]
    return (
        [n for n, option in enumerate(options) if option[0] in kinds]
        or [n for n, option in enumerate(options) if option[0] != O.END_TURN]
        or [0]
    )


def snapshot(game: Winter) -> str:
    """The state without what every card changes, as a text."""
    return json.dumps(
        {name: value for name, value in game.to_state().items() if name not in UNTOLD}
    )


def told(log: list[Frame]) -> list[Frame]:
    """Events in a log that are no frame of a card."""
    return [entry for entry in log if isinstance(entry[0], int) and entry[0] not in FRAME]
