"""The desk of the tests: a set in one place, so that each test takes over what is known of it."""

from __future__ import annotations

import shutil

import pytest

from dowlang.project.pipeline import SetMemory
from tests.service.desk import Desk

MEMORY = SetMemory()


@pytest.fixture
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    folder = tmp_path_factory.getbasetemp() / "desk"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return Desk(folder, memory=MEMORY)
