"""Play the chunks of a run over worker processes and give them back in their order.

No game is lost when a worker is killed: another takes its place and plays its unfinished chunks
again. A game that worker after worker is lost with is `WorkersLost`. A worker killed before it
began a game says nothing against that game: where many are in a row, the process that started them
plays beside them. Only a few chunks are under way at a time, so a run of any length needs little
memory.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
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
DEEP = 2  # chunks given to a worker at a time, so that it need not wait for the next
LOST_WITH_A_GAME = 8  # workers while the same game is played, the last ends the run
LOST_IN_A_ROW = 12  # times the number of workers, before any finishes a chunk: see `_play_here`
SPAWNING = get_context("spawn")


class WorkersLost(RuntimeError):
    """Raised when worker processes were killed again and again.

    Carries the seeds of the games that are not finished, how many workers were lost (0 if nobody
    counted), and the seed of the game that was played each time, if it was one.
    """

    def __init__(self, seeds: tuple[int, ...], times: int = 0, during: int | None = None) -> None:
        self.seeds, self.times, self.during = seeds, times, during
        often = f"{times} times" if times else "again and again"
        game = "" if during is None else f" at the game with seed {during}"
        super().__init__(
            f"worker processes were lost {often}{game}, {len(seeds)} games are not finished"
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

    The outcome of a seed depends on nothing else and is one item of the list, and no seeds at all
    load what every game needs. Raises `WorkersLost`. Whoever stops early ends the workers.
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
class _Worker(Generic[R]):
    """One process that plays, and the numbers of the pieces it was given.

    A pool of its own for each, since a pool ends all its processes when it loses one.
    """

    pool: ProcessPoolExecutor
    waiting: dict[Future[list[R]], int] = field(default_factory=dict)

    def end(self) -> None:
        """End the process: its games are finished, or nobody waits for them any more."""
        if self.waiting:
            _give_up(self.pool)
        else:
            self.pool.shutdown(wait=True)


@dataclass(slots=True)
class _Work(Generic[T, R]):
    """The chunks that are under way, those that are finished, and the workers that play them."""

    play_chunk: Callable[[T, range], list[R]]
    task: T
    pieces: Sequence[range]
    workers: int
    _playing: Any = None  # for each piece the game of it that is played, from 1 on, 0 if none is
    _busy: list[_Worker[R]] = field(default_factory=list)
    _finished: dict[int, list[R]] = field(default_factory=dict)
    _next: int = 0  # number of the first piece that has not been given back
    _lost_in_a_row: int = 0  # workers since the last chunk that was finished
    _lost_with: Counter[int] = field(default_factory=Counter)  # workers by the seed they played

    def __post_init__(self) -> None:
        self._playing = SPAWNING.RawArray("i", len(self.pieces))

    def chunks(self) -> Iterator[list[R]]:
        """Yield the chunks in their order. A worker that is lost is replaced."""
        while self._next < len(self.pieces):
            self._hand_out()
            self._collect()
            self._play_here()
            while self._next in self._finished:
                chunk = self._finished.pop(self._next)
                self._next += 1
                yield chunk

    def end(self) -> None:
        """End the workers."""
        for worker in self._busy:
            worker.end()

    def _free(self) -> list[int]:
        """Return the pieces that nobody plays, those soon wanted."""
        under_way = {number for worker in self._busy for number in worker.waiting.values()}
        last = min(len(self.pieces), self._next + AHEAD * self.workers)
        return [
            number
            for number in range(self._next, last)
            if number not in self._finished and number not in under_way
        ]

    def _play_here(self) -> None:
        """Play a piece that nobody plays in this process, where no worker lives long enough.

        The longer none does, the less it says against a game that some were lost with it.
        """
        borne = self._lost_in_a_row // (LOST_IN_A_ROW * self.workers)
        for number in self._free() if borne else ():
            if all(self._lost_with[seed] < borne for seed in self.pieces[number]):
                self._finished[number] = self.play_chunk(self.task, self.pieces[number])
                return

    def _hand_out(self) -> None:
        """Keep every worker busy, a few chunks ahead of the oldest that is missing."""
        free = self._free()
        under_way = sum(len(worker.waiting) for worker in self._busy)
        while len(self._busy) < min(self.workers, under_way + len(free)):
            self._busy.append(_Worker(ProcessPoolExecutor(1, SPAWNING, _begin, (self._playing,))))
        with deaf_to_interruption():
            for depth in range(DEEP):
                for worker in [each for each in self._busy if len(each.waiting) <= depth]:
                    if free and self._give(worker, free[0]):
                        free.pop(0)

    def _collect(self) -> None:
        """Wait until a chunk is finished or a worker is lost. Raises `WorkersLost`."""
        wait(
            [future for worker in self._busy for future in worker.waiting],
            return_when=FIRST_COMPLETED,
        )
        for worker in list(self._busy):
            broken = False
            for future in [each for each in worker.waiting if each.done()]:
                if isinstance(future.exception(), BrokenProcessPool):
                    broken = True
                    continue
                self._finished[worker.waiting.pop(future)] = future.result()
                self._lost_in_a_row = 0
            if broken:
                self._lose(worker)

    def _give(self, worker: _Worker[R], number: int) -> bool:
        """Give a piece to a worker. Return False if it is lost."""
        try:
            future = worker.pool.submit(
                _play_marked, self.play_chunk, self.task, self.pieces[number], number
            )
        except BrokenProcessPool:
            if not worker.waiting:  # else its futures tell
                self._lose(worker)
            return False
        worker.waiting[future] = number
        return True

    def _lose(self, worker: _Worker[R]) -> None:
        """Take a lost worker away: its pieces are free again.

        Raises `WorkersLost` if too many were lost with a game.
        """
        worker.pool.shutdown(wait=True, cancel_futures=True)
        self._busy.remove(worker)
        self._lost_in_a_row += 1
        for number in worker.waiting.values():
            if game := self._playing[number]:
                self._playing[number] = 0
                seed = self.pieces[number][game - 1]
                self._lost_with[seed] += 1
                if self._lost_with[seed] >= LOST_WITH_A_GAME:
                    raise WorkersLost(self._unfinished(), LOST_WITH_A_GAME, seed)

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


_game_played: Any = None
"""In a worker: for each piece the number of the game that is played, shared with its parent."""


def _begin(at: Any) -> None:
    """Make a new process ready to play: it ends with its parent, and tells it where it is."""
    global _game_played
    watch_the_parent()
    _game_played = at


def _play_marked(
    play_chunk: Callable[[T, range], list[R]], task: T, piece: range, number: int
) -> list[R]:
    """Play a piece game by game, and show which game it is. No game first, which loads the set."""
    out = play_chunk(task, piece[:0])
    for index in range(len(piece)):
        _game_played[number] = index + 1
        out += play_chunk(task, piece[index : index + 1])
    _game_played[number] = 0
    return out


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
    """Keep Ctrl-C, which a terminal sends to all processes, from those started inside: only the
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
