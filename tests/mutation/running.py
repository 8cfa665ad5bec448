"""The pytest plugin: collect once, then run chosen tests in forked children, each with one mutant
in force.

A child has `limit` seconds of processor time for all its tests and a multiple of its usual time for
each; past the second it counts as killed (a loop without end), past the first the mutant survives.
The parent never runs a test itself, so nothing a test leaves behind is seen by another.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.killers import PLACES, may_kill
from tests.mutation.mutants import ROOT, find
from tests.mutation.swapping import Loaded, NotLoaded

SECONDS = 6.0  # of processor time for one mutant; longer tests are not tried at all
LOOP = (
    8  # a test that takes this many times as long as usual, and two seconds at least, does not end
)
MEMORY = 4 << 30
TOGETHER = 20  # tests tried in one child to see whether they pass when nothing is changed
# a child may sleep or wait for a processor; no longer than this many times its processor time
WALL = 150


@dataclass(frozen=True, slots=True)
class Job:
    """A mutant and the tests to try, in this order, with their usual seconds.

    Without an id nothing is changed.
    """

    id: str
    tests: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """`killed` by a test, `timeout` in a test, `survived`; or `unreached`: no test runs its code;
    `unloaded`: it cannot be put in force; `import`: its code runs at import only.
    """

    id: str
    result: str
    test: str
    seconds: float


@dataclass(slots=True)
class Plugin:
    """Runs `drive` in place of pytest's own loop."""

    drive: Callable[[Plugin], None]
    limit: float = SECONDS
    items: dict[str, pytest.Item] = field(default_factory=dict)
    loaded: Loaded | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Collected; from here on everything is ours."""
        self.items = {item.nodeid: item for item in session.items if may_kill(item)}
        _warm()
        self.loaded = Loaded()
        gc.collect()
        gc.freeze()
        self.drive(self)
        return True

    def run(self, jobs: Iterator[Job], workers: int) -> Iterator[Outcome]:
        """Outcomes as they come; jobs are asked for as workers become free."""
        running: dict[int, tuple[Job, int, float]] = {}
        more = True
        while more or running:
            while more and len(running) < workers:
                job = next(jobs, None)
                if job is None:
                    more = False
                else:
                    pid, reader = self._start(job)
                    running[pid] = job, reader, time.monotonic()
            if running:
                yield self._wait(running)

    def failing(self, tests: Iterable[str], usual: float) -> set[str]:
        """Those that fail although nothing is changed: they prove nothing."""
        out: set[str] = set()
        left = [
            tuple((test, usual) for test in some if test)
            for some in zip_longest(*[iter(tests)] * TOGETHER)
        ]
        while left:
            found = [
                one.test
                for one in self.run(iter([Job("", some) for some in left]), 1)
                if one.result != "survived"
            ]
            out |= set(found)
            left = [
                tuple(one for one in some if one[0] not in out)
                for some in left
                if {test for test, _ in some} & set(found)
            ]
        return out

    def _start(self, job: Job) -> tuple[int, int]:
        if job.id:
            find(job.id)  # so that no child parses the module
        # a pipe would be full after some hundred tests, and the child wait for ever
        with tempfile.TemporaryFile() as file:
            said = os.dup(file.fileno())
        pid = os.fork()
        if not pid:
            self._child(job, said)
        return pid, said

    def _child(self, job: Job, writer: int) -> NoReturn:
        """Never comes back: what it has to say goes into the file, a line when a test begins and
        one at the end.
        """
        try:
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(quiet, stream)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            assert self.loaded is not None
            try:
                if job.id:
                    self.loaded.swap(find(job.id))
            except NotLoaded:
                _say(writer, "unloaded")
                os._exit(0)
            begun = time.process_time()
            for name, usual in job.tests:
                if time.process_time() - begun > self.limit:
                    break
                _say(writer, "test", name)
                signal.setitimer(signal.ITIMER_PROF, max(2.0, LOOP * usual))
                if failed(self.items[name]):
                    _say(writer, "killed", name)
                    os._exit(0)
                signal.setitimer(signal.ITIMER_PROF, 0)
            _say(writer, "survived")
        except BaseException as problem:  # a mutant may raise anything anywhere, even in pytest
            _say(writer, "killed", f"({type(problem).__name__})")
        os._exit(0)

    def _wait(self, running: dict[int, tuple[Job, int, float]]) -> Outcome:
        while True:
            for pid, (job, reader, begun) in list(running.items()):
                if time.monotonic() - begun > WALL * self.limit:
                    os.kill(pid, signal.SIGKILL)
                done, _, usage = os.wait4(pid, os.WNOHANG)
                if done:
                    del running[pid]
                    os.lseek(reader, 0, os.SEEK_SET)
                    with os.fdopen(reader) as stream:
                        said = [json.loads(line) for line in stream]
                    last = said[-1] if said else ["test", ""]
                    result = "timeout" if last[0] == "test" else last[0]
                    return Outcome(
                        job.id, result, last[1], round(usage.ru_utime + usage.ru_stime, 3)
                    )
            time.sleep(0.002)


def failed(item: pytest.Item) -> bool:
    """Run one test with its fixtures; all of them are made anew and torn down."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def collect(
    drive: Callable[[Plugin], None], places: tuple[str, ...] = PLACES, limit: float = SECONDS
) -> None:
    """Collect the tests of some places of the tree this module lies in, and hand over to `drive`.

    Asserts are plain: nobody reads them.
    """
    os.chdir(ROOT)
    options = [
        "-o",
        "addopts=",
        "--import-mode=importlib",
        "--assert=plain",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:terminal",
        "-p",
        "no:cov",
        "-m",
        "proof or not proof",
    ]
    code = pytest.main([*places, *options], plugins=[Plugin(drive, limit)])
    if code not in (0, 5):
        raise SystemExit(f"the tests could not be collected: pytest ends with {code}")


def _say(writer: int, *words: str) -> None:
    os.write(writer, (json.dumps([*words, ""][:2]) + "\n").encode())


def _warm() -> None:
    """Load the card sets the tests keep, so that no child has to.

    What else they keep is made by the child: the mutant must be seen in it.
    """
    for thing in _kept(sets=True):
        if not thing.__wrapped__.__code__.co_argcount:
            thing()


def forget() -> None:
    """Empty what the tests keep from one to the next, except card sets."""
    for thing in _kept(sets=False):
        thing.cache_clear()


def _kept(sets: bool) -> Iterator[Any]:
    """The functions of test modules that keep their results: those that give a card set, or all
    others.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith("tests."):
            for thing in list(vars(module).values()):
                if (
                    hasattr(thing, "cache_clear")
                    and ("CardSet" in str(thing.__wrapped__.__annotations__.get("return"))) == sets
                ):
                    yield thing


__all__ = ["Job", "Outcome", "Plugin", "collect", "failed", "forget"]
