"""Play the chunks of a run over worker processes and give them back in their order.

No game is lost when a worker is killed: a broken pool is rebuilt and its unfinished chunks are
played again. A chunk that breaks pool after pool is `WorkersLost`. Only a few chunks are under way
at a time, so a run of any length needs little memory.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4  # chunks a worker that may be under way or wait for an older one
SECONDS_TO_END = 5  # for the thread of a pool that is given up
REBUILDS = 3  # pools in a row that may break without a chunk finished


class WorkersLost(RuntimeError):
    """Raised when worker processes were killed again and again.

    Carries the seeds of the games that were under way.
    """

    def __init__(self, seeds: tuple[int, ...]) -> None:
        self.seeds = seeds
        super().__init__(
            f"worker processes were lost {REBUILDS + 1} times, {len(seeds)} games are not finished"
        )


class Crew(Protocol):
    """Somebody else who plays chunks, such as a cluster."""

    def chunks(
        self, play_chunk: Callable[[Any, range], list[R]], task: Any, pieces: Sequence[range]
    ) -> Generator[list[R], None, None]:
        """Yield what `play_chunk` makes of each piece, in their order. Raises `WorkersLost`."""


def chunks_in_order(
    play_chunk: Callable[[T, range], list[R]],
    task: T,
    pieces: Sequence[range],
    workers: int | Crew,
) -> Generator[list[R], None, None]:
    """Yield what `play_chunk` makes of each piece (seeds), in the order of the pieces.

    The outcome of a piece depends on its seeds only. Raises `WorkersLost`. Whoever stops early ends
    the workers.
    """
    if not isinstance(workers, int):
        yield from workers.chunks(play_chunk, task, pieces)
        return
    if workers <= 1 or len(pieces) < 2:
        for piece in pieces:
            yield play_chunk(task, piece)
        return
    work = _Work(play_chunk, task, pieces, workers)
    try:
        yield from work.chunks()
    finally:
        work.end()


@dataclass(slots=True)
class _Work(Generic[T, R]):
    """The chunks that are under way, those that are finished, and the pool that plays them."""

    play_chunk: Callable[[T, range], list[R]]
    task: T
    pieces: Sequence[range]
    workers: int
    _pool: ProcessPoolExecutor | None = None
    _waiting: dict[Future[list[R]], int] = field(default_factory=dict)
    _finished: dict[int, list[R]] = field(default_factory=dict)
    _next: int = 0  # number of the first piece that has not been given back

    def chunks(self) -> Iterator[list[R]]:
        """Yield the chunks in their order. A pool that breaks is replaced."""
        broken = 0
        while self._next < len(self.pieces):
            try:
                self._hand_out()
                if self._collect():
                    broken = 0
            except BrokenProcessPool:
                broken += 1
                self._replace_pool()
                if broken > REBUILDS:
                    raise WorkersLost(self._unfinished()) from None
            while self._next in self._finished:
                chunk = self._finished.pop(self._next)
                self._next += 1
                yield chunk

    def end(self) -> None:
        """End the workers: their games are finished, or nobody waits for them any more."""
        if self._pool is None:
            return
        if self._waiting:
            _give_up(self._pool)
        else:
            self._pool.shutdown(wait=True)

    def _hand_out(self) -> None:
        """Keep every worker busy, a few chunks ahead of the oldest that is missing."""
        if self._pool is None:
            left = len(self.pieces) - self._next
            self._pool = ProcessPoolExecutor(
                min(self.workers, left), get_context("spawn"), watch_the_parent
            )
        under_way = set(self._waiting.values())
        with deaf_to_interruption():
            last = min(len(self.pieces), self._next + AHEAD * self.workers)
            for number in range(self._next, last):
                if number not in self._finished and number not in under_way:
                    under_way_now = self._pool.submit(
                        self.play_chunk, self.task, self.pieces[number]
                    )
                    self._waiting[under_way_now] = number

    def _collect(self) -> bool:
        """Wait until a chunk is finished. Return True if one was.

        Raises `BrokenProcessPool`.
        """
        ready, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
        broken: BaseException | None = None
        got = False
        for future in ready:
            number = self._waiting.pop(future)
            fault = future.exception()
            if isinstance(fault, BrokenProcessPool):
                broken = fault
            else:
                self._finished[number] = future.result()
                got = True
        if broken is not None and not got:
            raise broken
        return got

    def _replace_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None
        self._waiting.clear()

    def _unfinished(self) -> tuple[int, ...]:
        return tuple(
            seed
            for number in range(self._next, len(self.pieces))
            if number not in self._finished
            for seed in self.pieces[number]
        )


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
