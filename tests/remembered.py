"""Shipped sets are checked again and again by tests that look at something else: what commands say,
what is printed, played or told. They are checked as an editor does it, so that what was found of a
set earlier in the session is taken over. `tests/conftest.py` lists the rooms for which it is done.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from dowlang.project import pipeline
from dowlang.project.checked_set import CheckedSet, SetMemory
from dowlang.project.sets import SetSource

SHIPPED = Path(__file__).resolve().parents[1] / "cards"
MEMORIES = defaultdict[Path, SetMemory](SetMemory)
"""By folder what was found of a shipped set when it was checked last."""


@contextmanager
def sets_remembered() -> Iterator[None]:
    """Let whoever checks a shipped set take over what was found of it before."""
    afresh = pipeline.check

    def check(source: SetSource, memory: SetMemory | None = None) -> CheckedSet:
        if memory is None and source.folder.parent == SHIPPED:
            memory = MEMORIES[source.folder]
        return afresh(source, memory)

    with patch.object(pipeline, "check", check):
        yield
