"""A test of a card that goes on without end: the card is named, and no other way is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.engine.step_limit import EndlessCard
from dowlang.testing import path_search
from tests.testing.trying import failures

CARD = """crossroads "Round And Round"
    flavor "x"
    if food >= 0
    option "A"
        for the rest of the game
            survivors cannot be killed
            when a survivor gets a wound
                a survivor at the colony gets 1 wound
        a survivor at the colony gets 1 wound
    option "B"
        lose 1 morale

test "It ends"
    given players = 3, seed 1, helpless survivors = 2
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 2 controls "Lars Engstrom", "Lars Engstrom" is at the colony
    given crossroads "Round And Round"
    when player 1 starts
    when player 1 chooses "A"
    then morale = 5
"""


def test_the_card_is_named_and_nothing_else_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = []
    advance = path_search.advance

    def counted(*given: object) -> None:
        try:
            advance(*given)  # type: ignore[arg-type]
        except EndlessCard as fault:
            met.append(fault)
            raise

    monkeypatch.setattr(path_search, "advance", counted)
    (told,) = failures(tmp_path, CARD)
    assert "DOW7011 `Round And Round` goes on without end" in told
    assert "EndlessCard" not in told and "run_loop" not in told
    assert len(met) == 1
