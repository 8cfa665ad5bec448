"""Play the chunks of a run on a Dask cluster that exists, and give them back in their order.

Dask (package `distributed`) is an extra, imported when it is first needed. The cluster only plays:
games are put together, kept and counted here, as with processes of this machine, so the results
are the same. Dask itself gives the chunk of a worker that is lost to another. Every chunk is
played with the same version of this program and the same cards, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeVar

from dowlang.simulate.game_records import Task, cards_of
from dowlang.simulate.worker_pool import AHEAD, WorkersLost
from dowlang.version import __version__

SECONDS = 10  # until a scheduler answers and has a worker
R = TypeVar("R")
PATIENCE = 60  # seconds without any worker before a run is given up


class ClusterRefused(RuntimeError):
    """Raised for a cluster that is not there, has no worker, or plays with something else."""


class Cluster:
    """A connection to the scheduler of a cluster, closed at the end of a `with`.

    Raises `ClusterRefused` where it cannot be made.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        try:
            self._dask: Any = import_module("distributed")
        except ImportError as wrong:
            cause = "" if getattr(wrong, "name", None) == "distributed" else f" ({wrong})"
            raise ClusterRefused(
                f"a cluster needs the extra [dask]: pip install 'dowlang[dask]'{cause}"
            ) from wrong
        try:
            self._client = self._dask.Client(address, timeout=SECONDS, set_as_default=False)
        except (OSError, ValueError) as wrong:  # its time-outs are errors of the system
            raise ClusterRefused(f"no scheduler of Dask answers at {address}: {wrong}") from None
        try:
            self._client.wait_for_workers(1, timeout=SECONDS)
        except self._dask.TimeoutError:
            self.close()
            raise ClusterRefused(f"the scheduler at {address} has no worker") from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the cluster, which stays. Chunks under way are cancelled."""
        with suppress(Exception):  # a scheduler that is gone has nothing to be told
            self._client.close(timeout=SECONDS)

    def chunks(
        self, play_chunk: Callable[[Task, range], list[R]], task: Task, pieces: Sequence[range]
    ) -> Generator[list[R], None, None]:
        """Yield what `play_chunk` makes of each piece (seeds), in the order of the pieces.

        Raises `ClusterRefused` for workers with another version or other cards, `WorkersLost` for
        a chunk that workers were lost with again and again, or where none are left.
        """
        wanted = (__version__, cards_of(task.source).hash)
        waiting: dict[int, Any] = {}
        sent = 0
        for number in range(len(pieces)):
            while sent < len(pieces) and len(waiting) < max(AHEAD, AHEAD * self._threads()):
                waiting[sent] = self._client.submit(
                    _play_alike, play_chunk, task, pieces[sent], wanted, pure=False, priority=-sent
                )
                sent += 1
            yield self._result(
                waiting.pop(number), [pieces[other] for other in range(number, sent)]
            )

    def _result(self, future: Any, pieces: Sequence[range]) -> Any:
        """Wait for a chunk, as long as there are workers."""
        alone = 0
        while alone < PATIENCE:
            try:
                return future.result(timeout=SECONDS)
            except self._dask.TimeoutError:
                alone = 0 if self._threads() else alone + SECONDS
            except (self._dask.KilledWorker, self._dask.client.FutureCancelledError, OSError):
                break
            except ImportError as wrong:
                raise ClusterRefused(f"a worker of {self.address} cannot play: {wrong}") from None
        raise WorkersLost(tuple(seed for piece in pieces for seed in piece))

    def _threads(self) -> int:
        """Return how many chunks the workers play at a time."""
        known: dict[str, int] = self._client.nthreads()
        return sum(known.values())


def _play_alike(
    play_chunk: Callable[[Task, range], list[R]], task: Task, piece: range, wanted: tuple[str, str]
) -> list[R]:
    """Play a chunk if this process has the version and the cards of whoever asks."""
    try:
        cards = cards_of(task.source)
    except Exception as wrong:
        raise ClusterRefused(f"a worker cannot load the set: {wrong}") from None
    if (__version__, cards.hash) != wanted:
        raise ClusterRefused(
            f"a worker has dowlang {__version__} and cards {cards.hash}, wanted {wanted[0]} and "
            f"{wanted[1]}: install the same version and lay the same set at the same place"
        )
    return play_chunk(task, piece)
