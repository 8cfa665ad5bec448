"""Odds of whole cards on played tables: which rows there are."""

from __future__ import annotations

import pytest

import dowlang
from dowlang.simulate.odds import Tables, odds_of


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_asked_inside_a_forced_option_is_no_option_of_the_card(seed: int) -> None:
    """Where a card has one possible option it is taken unasked, and what its die then asks is a
    choice inside it.
    """
    cards = dowlang.load()
    teeth = cards.of_kind["crossroads"][cards.number("crossroads", "teeth")]
    rows = {row.label: row for row in odds_of(cards, teeth, Tables(4, seed, 2), 4000)}
    assert set(rows) <= {"Look at the face", "Burn it with the rest"}
    face = rows["Look at the face"]
    found = [face.spreads[name] for name in ("cards in hands", "unused dice")]
    assert face.tables == 2 and [(each.least, each.most) for each in found] == [(0, 1)] * 2
