"""The rungs of the ladder that are quickly climbed. The whole one is a command of its own."""

from __future__ import annotations

import pytest

from tests.acceptance.ladder import RUNGS, climbed, whole_games


@pytest.mark.proof
@pytest.mark.parametrize("number", [0, 1])
def test_a_rung_is_above_the_one_below(number: int) -> None:
    found = climbed(RUNGS[number], (30, 100)[number])
    assert found["low"] > 0, found


@pytest.mark.proof
def test_a_budget_too_small_to_be_surer_plays_as_its_guide() -> None:
    for guide, searched in whole_games(("heuristic", "search:1"), 1):
        assert guide.result and guide.result["variant"] == "cooperative"
        assert (guide.checksum, guide.decisions) == (searched.checksum, searched.decisions)
