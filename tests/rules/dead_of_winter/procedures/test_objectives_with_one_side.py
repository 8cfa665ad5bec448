"""A main objective with one side (R-COMP-02, R-VAR-10)."""

from __future__ import annotations

from pathlib import Path

import pytest

import dowlang
from dowlang.project import checking

MECHANICS = Path(__file__).parents[4] / "examples" / "mechanics"
CARD = """objective "Bells"
    flavor "Ring."
    {side}
        setup
            morale 6
            rounds 6
        goal food >= 3
"""


@pytest.mark.parametrize("variant", ["standard", "hardcore", "cooperative"])
def test_its_one_side_is_up_in_every_game(variant: str) -> None:
    """R-VAR-10: there is no hardcore side to turn up."""
    cards = dowlang.load(MECHANICS)
    game = dowlang.Game(cards, players=4, seed=3, variant=variant, objective="One Lamp")
    assert (game.hardcore, game.rounds_left) == (0, 5)
    game = dowlang.Game(cards, players=4, seed=3, variant=variant, objective="Every Door Barred")
    assert game.hardcore == (variant != "standard")


@pytest.mark.parametrize(("side", "codes"), [("standard", []), ("hardcore", ["DOW4004"])])
def test_the_side_that_it_has_is_the_standard_one(side: str, codes: list[str]) -> None:
    found, _ = checking.check_text(CARD.format(side=side).encode(), "bells.dow")
    assert [each.code for each in found] == codes
