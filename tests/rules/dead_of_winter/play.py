"""Tables built by hand for the tests of the rules, and whole games at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.agents import Random
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import enter
from dowlang.rulesets.dead_of_winter.procedures.setup import built, new_game
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import STREAMS
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, SCHOOL
from tests.rules.dead_of_winter import tiny


def game(seed: int = 1, **settings: Any) -> Winter:
    """A game at its first decision."""
    return new_game(tiny.load(), seed, **settings)


def at_random(g: Winter, seed: int, check: Callable[[Winter], None] | None = None) -> Winter:
    """To the end, choosing at random; `check` sees the game at every decision."""
    agent = Random(seed)
    while not g.is_over:
        if check is not None:
            check(g)
        g.choose(agent.pick(len(g.stack[-1][3])))
    return g


def table(players: int = 3, **settings: Any) -> Winter:
    """An empty table: morale 6, six rounds, no food, no card in force, nobody in play, its first
    turn not begun.
    """
    g = built(tiny.load(), players=players, objective="Larder", **settings)
    g.morale = g.rounds_left = 6
    return g


def put(g: Winter, player: int, survivor: int, at: int = 0) -> int:
    """A survivor in play. Influence is 10 + 2n, attack 1 + n % 5, search 1 + 3n % 5."""
    g.survivor_deck = tuple(s for s in g.survivor_deck if s != survivor)
    enter(g, survivor, player, at)
    return survivor


def force(g: Winter, stream: str, *values: int) -> None:
    """The next rolls of a stream: pips of dice, numbers of exposure faces."""
    g.forced += [(STREAMS.index(stream), g.roll_of(stream, value)) for value in values]


def take(g: Winter, symbol: str) -> int:
    """A starting item of a symbol, taken out of the box."""
    cards = g.cards.of_kind["item"]
    found = next(i for i in g.box if cards[g.t.item_card[i]]["slug"] == f"starting_{symbol}")
    g.box = tuple(i for i in g.box if i != found)
    return found


def hold(g: Winter, player: int, *symbols: str) -> list[int]:
    """Starting items in a hand."""
    out = [take(g, symbol) for symbol in symbols]
    g.hand[player] += tuple(out)
    return out


def begin(g: Winter) -> Winter:
    """Run to the first decision of the first turn."""
    g.run()
    return g


def step(g: Winter, then: Callable[..., Any] | str, *arguments: Any) -> Winter:
    """One step of the rules alone and all it causes, until a decision or its end."""
    g.stack[:] = [(then if isinstance(then, str) else then.__name__, *arguments)]
    g.run()
    return g


def seated() -> Winter:
    """Player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony), player 3 has 7
    (hospital); player 1's turn, an empty log.
    """
    g = table()
    for player, survivor, at in ((0, 3, COLONY), (0, 8, SCHOOL), (1, 5, COLONY), (2, 7, HOSPITAL)):
        put(g, player, survivor, at)
    g.active_player, g.log = 0, []
    return g


def told(g: Winter, event: int) -> list[tuple[Any, ...]]:
    """What was told of one event."""
    return [entry[1:] for entry in g.log or () if entry[0] == event]


def carry_out(g: Winter, deed: Callable[..., Any], *arguments: Any) -> None:
    """Something that is no step of its own, and all it schedules."""
    g.stack.clear()
    deed(g, *arguments)
    g.stack.reverse()
    g.run()


def unchanged(g: Winter, then: Callable[..., Any], *arguments: Any) -> bool:
    """Does the step do nothing, and is nothing told?"""
    g.stack.clear()
    before, g.log = g.digest, []
    step(g, then, *arguments)
    return g.digest == before and not g.log


def say(g: Winter, kind: str, *arguments: int) -> None:
    """Choose an option by its kind and arguments."""
    g.choose(g.stack[-1][3].index((RULESET.option_number[kind], *arguments)))


def offered(g: Winter, kind: str) -> list[tuple[int, ...]]:
    """Arguments of the options of one kind."""
    number = RULESET.option_number[kind]
    return [option[1:] for option in g.stack[-1][3] if option[0] == number]
