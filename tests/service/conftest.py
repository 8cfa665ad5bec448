"""The desk of the tests: a set in one place, laid out anew for each test, which takes over what is
known of it.
"""

from __future__ import annotations

import shutil

import pytest

from dowlang.project.pipeline import SetMemory
from tests.service.desk import Desk

MEMORY = SetMemory()


@pytest.fixture
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    folder = tmp_path_factory.getbasetemp() / "desk"
    folder.mkdir(exist_ok=True)
    for other in folder.iterdir():
        if other.name != "cards":
            shutil.rmtree(other) if other.is_dir() else other.unlink()
    return Desk(folder, memory=MEMORY)
