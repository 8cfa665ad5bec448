"""The desk of the tests: a set in one place, laid out anew for each test, which takes over what is
known of it.
"""

from __future__ import annotations

import shutil
from collections import defaultdict
from collections.abc import Callable

import pytest

from dowlang.project.pipeline import SetMemory
from tests.service.desk import Desk

MEMORIES = defaultdict[str, SetMemory](SetMemory)
"""By set what was found when it was checked last, always in one place."""


@pytest.fixture
def desks(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Desk]:
    """The desk of a set by its folder."""

    def laid_out(set: str) -> Desk:
        folder = tmp_path_factory.getbasetemp() / "desks" / set.replace("/", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for other in folder.iterdir():
            if other.name != "cards":
                shutil.rmtree(other) if other.is_dir() else other.unlink()
        return Desk(folder, set, MEMORIES[set])

    return laid_out


@pytest.fixture
def desk(desks: Callable[[str], Desk]) -> Desk:
    """The desk of the standard set."""
    return desks("cards/base")
