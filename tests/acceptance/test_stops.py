"""A run that is stopped in every way keeps its games (a short version of the command)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.acceptance.stops import INTERRUPT, KILL, WORKER, Stops, compared, rows


@pytest.mark.proof
def test_nothing_is_lost_and_nothing_played_twice(tmp_path: Path) -> None:
    stops = Stops({WORKER: 3, KILL: 2, INTERRUPT: 2}, tmp_path / "stopped.sqlite")
    stops.run()
    assert stops.made == {WORKER: 3, KILL: 2, INTERRUPT: 2}
    assert not compared(stops, tmp_path / "whole.sqlite")
    assert rows(stops.file)["counts"]
