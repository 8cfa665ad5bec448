"""Games of mixed agents, followed by twins: `python -m tests.contract.twins --pairs 1000000`
compares so many pairs and prints the table.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from dowlang.agents import is_blind, make
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.secrecy import Tally, follow, record
from dowlang.engine.secrecy_declarations import Chance, Moment
from dowlang.project import load
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.simulate.worker_pool import deaf_to_interruption, watch_the_parent

ROOT = Path(__file__).resolve().parents[2]
SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 3},
    {"players": 5},
    {"players": 4, "variant": "betrayer"},
    {"players": 2, "variant": "two_player"},
    {"players": 3, "variant": "hardcore"},
    {"players": 4, "variant": "elimination"},
    {"players": 3, "variant": "cooperative"},
)
SWITCHED = {
    p.key: 1 - p.default
    for p in PARAMETERS
    if p.choices and len(p.choices) == 2 and p.key != "two_player.requires_variant"
}
AGENTS = (
    ("heuristic", "random"),
    ("heuristic",),
    ("random",),
    ("heuristic", "heuristic", "first"),
    ("random", "heuristic", "random"),
)
LENGTHS = (1, 2, 3, 5, 8, 13)  # answers that a twin goes along
TOGETHER = 4  # games that a worker is sent at a time
TOLD = [-1]  # the minute of the last line of progress
COMMON = ("action", "search", "entrance", "keep_survivor")  # of these there are enough


def seated(
    cards: CardSet, names: tuple[str, ...], seed: int, players: int
) -> Callable[[Game], int]:
    """Who answers: agents by seat, in turn."""
    agents = [make(names[seat % len(names)], cards, seed, seat) for seat in range(players)]

    def choose(game: Game) -> int:
        _, seat, _, options = game.stack[-1]
        agent: Any = agents[seat]
        return int(
            agent.pick(len(options))
            if is_blind(agent)
            else agent.choose(game.view(seat), game.decision)
        )

    return choose


def games(cards: CardSet, start: int = 1) -> Iterator[tuple[int, list[Moment[Any]]]]:
    """Recorded games without end: seed, moments."""
    seed = start
    while True:
        settings = SETTINGS[seed % len(SETTINGS)]
        # every seventh with the other value of each switch
        game = Game(cards, seed=seed, rules=SWITCHED if seed % 7 == 6 else {}, **settings)
        game.recorder = None
        yield (
            seed,
            record(game, seated(cards, AGENTS[seed % len(AGENTS)], seed, settings["players"])),
        )
        seed += 1


def follow_game(
    cards: CardSet, moments: list[Moment[Any]], seed: int, tally: Tally, until: int = sys.maxsize
) -> None:
    """Twins for the decider and for somebody else, from moments all over the game."""
    chance, secrecy = Chance(seed), cards.ruleset.secrecy
    assert secrecy is not None
    at = 0
    while at < len(moments) - 1 and tally.pairs.total() < until and not tally.leaks:
        length = LENGTHS[chance.below(len(LENGTHS))]
        stretch = moments[at : at + length + 1]
        if stretch[-1].index < 0:
            stretch.pop()  # the end tells everything
        if not stretch:
            break
        players = len(moments[0].game.hand)
        decider = stretch[0].question[0]
        follow(secrecy, stretch, decider, chance, tally)
        follow(secrecy, stretch, (decider + 1 + chance.below(players - 1)) % players, chance, tally)
        for moment in stretch[: max(1, length - 1)]:
            # what is hidden only for a moment: twins that keep nothing
            if moment.question[1] not in COMMON:
                for player in range(players):
                    follow(secrecy, (moment,), player, chance, tally)
        at += max(1, length - 1)


def compare(cards: CardSet, pairs: int, start: int = 1, seconds: float = float("inf")) -> Tally:
    """Games, until so many pairs are compared, the time is over or a leak is found."""
    tally, begun = Tally(), time.monotonic()
    for seed, moments in games(cards, start):
        follow_game(cards, moments, seed, tally, pairs)
        if tally.leaks or tally.pairs.total() >= pairs or time.monotonic() - begun > seconds:
            return tally
    raise AssertionError("games have no end")


def base() -> CardSet:
    """The starter set."""
    return load(ROOT / "cards" / "base")


@lru_cache(maxsize=1)
def base_here() -> CardSet:
    """The starter set, loaded once a process."""
    return base()


def compare_games(first: int, count: int) -> Tally:
    """All pairs of so many games: what a worker does."""
    cards, tally = base_here(), Tally()
    for seed, moments in islice(games(cards, first), count):
        follow_game(cards, moments, seed, tally)
        if tally.leaks:
            break
    return tally


def compare_over(
    workers: int,
    pairs: int,
    start: int,
    seconds: float,
    tell: Callable[[int, float], None],
    together: int = TOGETHER,
) -> tuple[Tally, int]:
    """Games over worker processes until so many pairs are compared, the time is over or a leak is
    found; the tally and the next seed.

    Games count in the order of their seeds, so the tally is the same for any number of workers, but
    for a run that the time has ended.
    """
    tally, begun, next_seed = Tally(), time.monotonic(), start
    with ProcessPoolExecutor(workers, get_context("spawn"), watch_the_parent) as pool:
        waiting: deque[Future[Tally]] = deque()
        submitted = start
        while tally.pairs.total() < pairs and not tally.leaks:
            while len(waiting) < 2 * workers and time.monotonic() - begun < seconds:
                with deaf_to_interruption():
                    waiting.append(pool.submit(compare_games, submitted, together))
                submitted += together
            if not waiting:
                break
            tally.add(waiting.popleft().result())
            next_seed += together
            tell(tally.pairs.total(), time.monotonic() - begun)
        pool.shutdown(cancel_futures=True)
    return tally, next_seed


def progress(pairs: int, seconds: float) -> None:
    """One line that is written over on a terminal, one line a minute or so elsewhere."""
    line = f"{pairs} pairs, {seconds:.0f} s, {pairs / max(seconds, 0.001):.0f} pairs a second"
    if sys.stderr.isatty():
        print(f"\r{line}  ", end="", file=sys.stderr, flush=True)
    elif int(seconds) // 60 != TOLD[0]:
        TOLD[0] = int(seconds) // 60
        print(line, file=sys.stderr, flush=True)


def main() -> int:
    """The command line; 1 when a leak was found."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.contract.twins", description="compare games with their twins"
    )
    parser.add_argument("--pairs", type=int, default=20_000, help="how many pairs to compare")
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        help="seed of the first game; a run that was stopped says with which one to go on",
    )
    parser.add_argument("--workers", type=int, default=2, help="worker processes (default 2)")
    parser.add_argument(
        "--minutes",
        type=float,
        default=float("inf"),
        help="begin nothing new after so many minutes",
    )
    options = parser.parse_args()
    begun = time.monotonic()
    tally, next_seed = compare_over(
        options.workers, options.pairs, options.seed, 60 * options.minutes, progress
    )
    seconds = time.monotonic() - begun
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print("\n".join(tally.lines()))
    print(
        f"{seconds:.0f} s, {tally.pairs.total() / seconds:.0f} pairs a second; the next games: "
        f"--seed {next_seed}"
    )
    if tally.pairs.total() < options.pairs and not tally.leaks:
        print(f"stopped by the budget, {options.pairs - tally.pairs.total()} pairs are left")
    for leak in tally.leaks:
        print(f"leak: {leak}")
    return int(bool(tally.leaks))


if __name__ == "__main__":
    sys.exit(main())
