"""The acceptance run: chunks of games over worker processes, within a budget of time, put
together in their order.
"""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from dowlang.simulate.worker_pool import deaf_to_interruption, watch_the_parent
from tests.acceptance.chunks import Chunk, Task, keep, kept, play_chunk
from tests.acceptance.seen import Seen

SIZE = 40  # games of a chunk


@dataclass(slots=True)
class Outcome:
    """All games of one run."""

    wanted: int = 0
    games: int = 0
    seen: Seen = field(default_factory=Seen)
    faults: list[str] = field(default_factory=list)
    replays: int = 0
    digest: str = ""
    old: int = 0  # games that an earlier run had played
    seconds: float = 0.0


def accept(
    games: int,
    copied: int = 0,
    replayed: int = 0,
    *,
    first: int = 0,
    workers: int = 1,
    file: Path | None = None,
    minutes: float = float("inf"),
) -> Outcome:
    """Play games `first` to `first + games - 1`, `copied` of them through copies at every decision,
    `replayed` again in another process under another hash seed. Finished chunks go to `file` and
    are not played again; after `minutes` no new chunk is begun.
    """
    begun, done = time.monotonic(), dict[str, Chunk]()
    todo = tasks(games, copied, replayed, first)
    wanted = {task.key for task in todo}
    for chunk in kept(file):
        if chunk.key in wanted:
            done[chunk.key] = chunk
    old = sum(chunk.games for chunk in done.values())
    left = [task for task in todo if task.key not in done]
    for chunk in (
        alone(left, begun + 60 * minutes)
        if workers <= 1
        else together(left, workers, begun + 60 * minutes)
    ):
        done[chunk.key] = chunk
        keep(file, chunk)
        progress(done, games, time.monotonic() - begun)
    out = Outcome(wanted=games, old=old)
    ends = hashlib.sha256()
    for task in todo:
        if (played := done.get(task.key)) is not None:
            out.games += played.games
            out.replays += played.replays
            out.faults += played.faults
            out.seen.add(played.seen)
            ends.update(played.digest.encode())
    out.digest, out.seconds = ends.hexdigest()[:16], time.monotonic() - begun
    return out


def tasks(games: int, copied: int, replayed: int, first: int) -> list[Task]:
    """The chunks of a run; which games are copied or replayed depends on their numbers alone."""
    every_copied, every_replayed = (
        max(1, games // few) if few else 0 for few in (copied, replayed)
    )
    return [
        Task(number, min(SIZE, first + games - number), every_copied, every_replayed)
        for number in range(first, first + games, SIZE)
    ]


def alone(left: list[Task], until: float) -> Iterator[Chunk]:
    """In this process."""
    for task in left:
        if time.monotonic() >= until:
            return
        yield play_chunk(task)


def together(left: list[Task], workers: int, until: float) -> Iterator[Chunk]:
    """Over worker processes, as they come; each has one chunk more waiting than it plays."""
    queue, waiting = iter(left), set[Future[Chunk]]()
    with ProcessPoolExecutor(workers, get_context("spawn"), watch_the_parent) as pool:
        while True:
            while (
                len(waiting) < 2 * workers
                and time.monotonic() < until
                and (task := next(queue, None)) is not None
            ):
                with deaf_to_interruption():
                    waiting.add(pool.submit(play_chunk, task))
            if not waiting:
                return
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()


def progress(done: dict[str, Chunk], games: int, seconds: float) -> None:
    """One line that is written over, for people; a new line each time where no terminal is."""
    count, faults = (
        sum(chunk.games for chunk in done.values()),
        sum(len(chunk.faults) for chunk in done.values()),
    )
    if sys.stderr.isatty():
        print(
            f"\r{count} of {games} games, {faults} faults, {seconds:.0f} s",
            end="" if count < games else "\n",
            file=sys.stderr,
            flush=True,
        )
    elif count == games or len(done) % 10 == 0:
        print(
            f"{count} of {games} games, {faults} faults, {seconds:.0f} s",
            file=sys.stderr,
            flush=True,
        )
