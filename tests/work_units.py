"""What a worker of `pytest -n` is given at a time: the tests of a file, as `--dist loadfile` has
it, but the proofs that share the page in one browser are one unit (each worker that began one of
them would start a browser and load the page), and each function of a long file whose functions
share nothing that takes long is a unit of its own.
"""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

TOGETHER = (
    ("tests/web/",),
    ("tests/wordings/test_same_events.py", "tests/wordings/test_wordings.py"),  # the same lines
)
"""Beginnings of the names of tests that are one unit."""

DIVIDED = frozenset[str]()
"""Long files whose functions are units."""


class WorkUnits(LoadFileScheduling):
    """Give a worker the tests of a unit."""

    def _split_scope(self, nodeid: str) -> str:
        """Return the name of the unit that a test belongs to."""
        return unit_of(nodeid)


def unit_of(nodeid: str) -> str:
    """Return the name of the unit of work of a test."""
    file, _, name = nodeid.partition("::")
    if file in DIVIDED:
        return f"{file}::{name.partition('[')[0]}"
    return next((some[0] for some in TOGETHER if nodeid.startswith(some)), file)
