"""What a worker of `pytest -n` is given at a time: the tests of a file, as `--dist loadfile` has
it, but files that share what takes long to make are one unit. Each worker that began one of the
proofs in a browser would start one and load the page.
"""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

TOGETHER = (
    ("tests/web/",),
    ("tests/wordings/test_same_events.py", "tests/wordings/test_wordings.py"),  # the same lines
)
"""Beginnings of the names of tests that are one unit."""


class WorkUnits(LoadFileScheduling):
    """Give a worker the tests of a unit."""

    def _split_scope(self, nodeid: str) -> str:
        """Return the name of the unit that a test belongs to."""
        return unit_of(nodeid)


def unit_of(nodeid: str) -> str:
    """Return the name of the unit of work of a test."""
    together = next((some[0] for some in TOGETHER if nodeid.startswith(some)), "")
    return together or nodeid.partition("::")[0]
