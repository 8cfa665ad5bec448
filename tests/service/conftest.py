"""The opened set of the tests: a set in one place, laid out anew for each test, with what is known
of it from the tests before.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable

import pytest

from dowlang.project.pipeline import SetMemory
from tests.service.opened_set import OpenedSet

MEMORIES = defaultdict[str, SetMemory](SetMemory)
"""By set what was found when it was checked last, always in one place."""


@pytest.fixture
def opened_sets(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], OpenedSet]:
    """The opened set of a folder."""

    def laid_out(set: str) -> OpenedSet:
        folder = tmp_path_factory.getbasetemp() / "opened_sets" / set.replace("/", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for other in folder.iterdir():
            if other.name != "cards":
                shutil.rmtree(other) if other.is_dir() else other.unlink()
        return OpenedSet(folder, set, MEMORIES[set])

    return laid_out


@pytest.fixture
def opened_set(opened_sets: Callable[[str], OpenedSet]) -> OpenedSet:
    """The opened standard set."""
    return opened_sets("cards/base")
