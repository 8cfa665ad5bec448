"""Play: real choices a second, games a second, clones a second; beside catanatron 3.2.1 where it
is installed.
"""

from __future__ import annotations

import random
import time
from typing import Any

from benchmarks.table import Table, in_turn
from dowlang import load
from dowlang.simulate import play

GAMES = 30
PLAYERS = {"players": 4}
SETS = {"base": 3, "dwar7s": 5}  # set -> clones a second, at least so many times catanatron's


def run(table: Table, runs: int = 5) -> None:
    """Random games in turn with catanatron's, heuristic games, clones, of each shipped set."""
    for name, clones_wanted in SETS.items():
        of_set(table, name, clones_wanted, runs)


def of_set(table: Table, name: str, clones_wanted: int, runs: int) -> None:
    """The rows of one set."""
    cards = load(f"cards/{name}")
    for seed in range(200, 260):
        play(cards, PLAYERS, ("random",), seed=seed)  # loads the handlers of all cards that come up
    seeds = iter(range(1_000_000))

    def ours() -> float:
        start, count = time.process_time(), 0
        for _ in range(GAMES):
            count += play(cards, PLAYERS, ("random",), seed=next(seeds)).decisions
        return count / (time.process_time() - start)

    try:
        other = Catan()
    except ImportError:
        table.add(
            f"{name}: real choices a second, random agents",
            f"{ours():,.0f}",
            "catanatron is not installed: make bench installs it",
        )
    else:
        mine, theirs, ratio = in_turn(runs, ours, other.choices)
        table.add(f"{name}: real choices a second, random agents, four players", f"{mine:,.0f}")
        table.add("  catanatron 3.2.1, forced ones not counted", f"{theirs:,.0f}")
        table.add("  ratio, measured in turn", f"{ratio:.1f} ×", ">= 3 ×", ratio >= 3)
        mine, theirs, ratio = in_turn(runs, lambda: clones(cards), other.copies)
        table.add(f"{name}: clones a second, at decisions all over a game", f"{mine:,.0f}")
        table.add("  catanatron's Game.copy()", f"{theirs:,.0f}")
        table.add(
            "  ratio, measured in turn",
            f"{ratio:.1f} ×",
            f">= {clones_wanted} ×",
            ratio >= clones_wanted,
        )
    for agent in ("random", "heuristic"):
        start, count, rounds = time.process_time(), 0, 0
        for seed in range(GAMES):
            played = play(cards, PLAYERS, (agent,), seed=seed)
            count, rounds = count + played.decisions, rounds + rounds_of(played.game)
        took = time.process_time() - start
        table.add(
            f"{name}: games a second, {agent} agents",
            f"{GAMES / took:.1f}  ({count / GAMES:.0f} choices and {rounds / GAMES:.1f} rounds a "
            f"game)",
        )


def rounds_of(game: Any) -> int:
    """How many rounds a finished game had, or weeks."""
    return int(game.result.get("rounds", game.result.get("week", 0)))


def clones(cards: Any) -> float:
    """Clones a second, at every tenth decision of a game."""
    game = cards.ruleset.new_game(
        cards, 5, **{s.name: s.default for s in cards.ruleset.settings}, rules={}
    )
    chance, states = random.Random(5), []
    while game.stack:
        game.choose(int(chance.random() * len(game.stack[-1][3])))
        states.append(game.clone())
    states = states[::10]
    start = time.process_time()
    for _ in range(3000 // len(states) + 1):
        for state in states:
            state.clone()
    return (3000 // len(states) + 1) * len(states) / (time.process_time() - start)


class Catan:
    """Four random players of catanatron; what is measured is its own loop."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.game, self.players = (
            Game,
            [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)],
        )
        self.seed = 0

    def choices(self) -> float:
        """Real choices a second: ticks with two or more playable actions."""
        count, spent = 0, 0.0
        for _ in range(3):
            self.seed += 1
            random.seed(self.seed)
            game = self.game(self.players, seed=self.seed)
            start = time.process_time()
            while game.winning_color() is None and game.state.num_turns < 1000:
                count += len(game.state.playable_actions) > 1
                game.play_tick()
            spent += time.process_time() - start
        self.last = game
        return count / spent

    def copies(self) -> float:
        """Copies a second of a game in its middle."""
        start = time.process_time()
        for _ in range(400):
            self.last.copy()
        return 400 / (time.process_time() - start)
