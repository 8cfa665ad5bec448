"""Play many games over worker processes, with the same results for every number of workers.

No game is lost when a worker is killed. Game number n has the seed `seed + n`, so any one of them
can be repeated alone. Work is cut into chunks of games. A chunk's outcome depends on its numbers
only, and chunks are put together in their order. A broken pool is rebuilt and its unfinished chunks
are played again. A chunk that breaks pool after pool is `WorkersLost`. A game stopped by a fault of
the engine is counted as a fault, never as a result.
"""

from __future__ import annotations

import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any

from dowlang.agents import UnknownAgent
from dowlang.engine.setup_options import SetUpRefused, complete, complete_rules
from dowlang.simulate.single_game import Telling, play
from dowlang.simulate.statistics import summary, table

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SCHEMA = "dowlang-results/1"
CHUNK = 25  # games. Small enough for a smooth progress bar, large enough to be worth the message
SECONDS_TO_END = 5  # for the thread of a pool that is given up
REBUILDS = 3
FAULTS_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Source:
    """The place where a process finds the set.

    `function` of `module`, called with the arguments, gives a `CardSet`.
    """

    module: str
    function: str
    arguments: tuple[str, ...] = ()


class WorkersLost(RuntimeError):
    """Raised when worker processes were killed again and again.

    Carries the seeds of the games that were never finished.
    """

    def __init__(self, seeds: tuple[int, ...]) -> None:
        self.seeds = seeds
        super().__init__(
            f"worker processes were lost {REBUILDS + 1} times, {len(seeds)} games are not finished"
        )


@dataclass(frozen=True, slots=True)
class Task:
    """The data that every chunk of a run shares."""

    source: Source
    settings: dict[str, Any]
    rules: dict[str, int]
    agents: tuple[str, ...]
    told: bool


@dataclass(slots=True)
class Chunk:
    """The outcome of some games, in their order."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    faults: list[dict[str, Any]] = field(default_factory=list)
    telling: Telling = field(default_factory=Telling)


def simulate(
    source: Source,
    settings: Mapping[str, Any] | None = None,
    agents: Sequence[str] = ("random",),
    *,
    games: int,
    seed: int = 0,
    rules: Mapping[str, int | str] | None = None,
    workers: int = 1,
    told: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games and give their results as data, see `schemas/results.json`.

    `told` also counts decisions and events, which makes the games slower. `progress(done, all)` is
    called after each chunk. Raises `SetUpRefused`, `UnknownAgent`, `WorkersLost`.
    """
    cards = cards_of(source)
    task = Task(
        source,
        complete(cards, settings or {}),
        complete_rules(cards, rules or {}),
        tuple(agents),
        told,
    )
    if games:  # what is wrong with names or settings shows here and not in a worker
        with _no_faults():
            play(cards, task.settings, task.agents, seed=seed, rules=task.rules)
    pieces = [
        range(seed + first, seed + min(first + CHUNK, games)) for first in range(0, games, CHUNK)
    ]
    chunks = (
        _alone(task, pieces, games, progress)
        if workers <= 1 or len(pieces) < 2
        else _together(task, pieces, games, workers, progress)
    )
    return _results(cards, task, chunks, games, seed)


@contextmanager
def _no_faults() -> Iterator[None]:
    """Let through what the caller got wrong.

    A game that a fault ends is counted where it is played.
    """
    try:
        yield
    except (SetUpRefused, UnknownAgent):
        raise
    except Exception:
        return


@lru_cache(maxsize=4)
def cards_of(source: Source) -> CardSet:
    """The set, loaded once a process."""
    cards: CardSet = getattr(importlib.import_module(source.module), source.function)(
        *source.arguments
    )
    return cards


def play_chunk(task: Task, seeds: Sequence[int]) -> Chunk:
    """Play the games of these seeds: what a worker does."""
    cards, chunk = cards_of(task.source), Chunk()
    for seed in seeds:
        telling = Telling() if task.told else None
        try:
            played = play(
                cards, task.settings, task.agents, seed=seed, rules=task.rules, telling=telling
            )
        except (
            Exception
        ) as fault:  # one broken game must not take the others with it. It is reported
            chunk.faults.append({"seed": seed, "error": f"{type(fault).__name__}: {fault}"[:400]})
            continue
        chunk.rows.append(
            {**task.settings, **played.game.result, "seed": seed, "decisions": played.decisions}
        )
        if telling is not None:
            chunk.telling.add(telling)
    return chunk


# ---- processes
def _alone(
    task: Task, pieces: Sequence[range], games: int, progress: Callable[[int, int], None] | None
) -> list[Chunk]:
    out, done = [], 0
    for piece in pieces:
        out.append(play_chunk(task, piece))
        done += len(piece)
        if progress:
            progress(done, games)
    return out


def _together(
    task: Task,
    pieces: Sequence[range],
    games: int,
    workers: int,
    progress: Callable[[int, int], None] | None,
) -> list[Chunk]:
    finished: dict[int, Chunk] = {}
    for _ in range(REBUILDS + 1):
        left = [number for number in range(len(pieces)) if number not in finished]
        if not left:
            break
        pool = ProcessPoolExecutor(min(workers, len(left)), get_context("spawn"), watch_the_parent)
        try:
            with deaf_to_interruption():
                futures: dict[Future[Chunk], int] = {
                    pool.submit(play_chunk, task, pieces[number]): number for number in left
                }
            waiting = set(futures)
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    if not isinstance(future.exception(), BrokenProcessPool):
                        finished[futures[future]] = future.result()
                if progress:
                    progress(sum(len(pieces[number]) for number in finished), games)
        except BrokenProcessPool:  # broke while it was being filled
            pass
        except (
            KeyboardInterrupt
        ):  # the workers do not hear it. Nobody waits for their games any more
            _give_up(pool)
            raise
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
        pool.shutdown(wait=True, cancel_futures=True)
    lost = tuple(
        seed for number, piece in enumerate(pieces) if number not in finished for seed in piece
    )
    if lost:
        raise WorkersLost(lost)
    return [finished[number] for number in range(len(pieces))]


def _give_up(pool: ProcessPoolExecutor) -> None:
    """End the workers and wait for the thread of the pool, but not for ever: it may stay at the
    pipe of a worker that was ended in the middle of a message.
    """
    thread: threading.Thread | None = pool._executor_manager_thread  # type: ignore[assignment]
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)
    if thread is not None:
        thread.join(SECONDS_TO_END)


def watch_the_parent() -> None:
    """End this process when the one that started it is gone: what a worker does first of all.

    A worker that waits for work would wait for ever, and one at work would play on for nobody.
    """
    threading.Thread(target=_end_with_the_parent, daemon=True, name="parent").start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def deaf_to_interruption() -> Iterator[None]:
    """Processes started inside never get Ctrl-C, which a terminal sends to all of them: only the
    first one answers it, in one line.

    A blocked signal is inherited by new processes from their first instruction on, before any
    handler of Python could be set. Here it is only put off. Systems without signal masks (Windows)
    keep their own way.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _results(
    cards: CardSet, task: Task, chunks: Sequence[Chunk], games: int, seed: int
) -> dict[str, Any]:
    rows = [row for chunk in chunks for row in chunk.rows]
    faults = [fault for chunk in chunks for fault in chunk.faults]
    telling = Telling()
    for chunk in chunks:
        telling.add(chunk.telling)
    settled = {
        setting.name: value
        for setting in cards.ruleset.settings
        if setting.settled and (value := setting.settled(cards, task.settings)) is not None
    }
    groups = [
        setting.name for setting in cards.ruleset.settings if setting.kind in ("name", "choice")
    ]
    return {
        "schema": SCHEMA,
        "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
        "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
        "settings": {**task.settings, **settled},
        "rules": task.rules,
        "agents": list(task.agents),
        "seed": seed,
        "games": games,
        "faults": {"count": len(faults), "first": faults[:FAULTS_SHOWN]},
        "outcomes": summary(rows, groups, cards.ruleset.roles),
        "play": table(telling, len(rows)) if task.told else None,
    }
