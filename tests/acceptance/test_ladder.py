"""The rungs of the ladder that are quickly climbed. The whole one is a command of its own."""

from __future__ import annotations

import pytest

from tests.acceptance.ladder import RUNGS, climbed


@pytest.mark.proof
@pytest.mark.parametrize("number", [0, 1])
def test_a_rung_is_above_the_one_below(number: int) -> None:
    found = climbed(RUNGS[number], (30, 100)[number])
    assert found["low"] > 0, found
