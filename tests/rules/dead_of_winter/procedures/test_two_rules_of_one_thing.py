"""Of two rules that set one number, or put something in the place of one step, the one put in force
last counts alone, and when it ends the other one counts again. Rules that add go together.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests
from tests.semantics.winter_world import checked_text

ROUND, GAME = "until the end of this round", "for the rest of the game"
CARD = """crossroads "{0}"
    flavor "x"
    {1}
    option "Do it"
        {2}
            {3}
    option "Leave it"
        lose 1 morale

"""
TABLE = """test "{0}"
    given players = 2, seed 1, food = 20, morale = 5
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given dice of player 1 are 6 6, "Aspirin" is in the waste pile
    given crossroads "First", "Second" is on top of the crossroads deck
    when player 1 starts
    when player 1 chooses "Do it"
    when player 2 starts
    when player 2 chooses "Do it"
    {1}
"""
TWO: dict[str, tuple[tuple[str, str], tuple[str, str], str]] = {
    "the last set counts": (
        (GAME, "people per food is 1"),
        (GAME, "people per food is 3"),
        "then people per food = 3",
    ),
    "the first counts again": (
        (GAME, "people per food is 1"),
        (ROUND, "people per food is 3"),
        "when player 2 passes\n    then people per food = 1",
    ),
    "the longer one put in force last": (
        (ROUND, "people per food is 1"),
        (GAME, "people per food is 3"),
        "then people per food = 3\n    when player 2 passes\n    then people per food = 3",
    ),
    "what adds goes together": (
        (GAME, "crises need 1 more point"),
        (GAME, "crises need 2 more points"),
        "then points a crisis needs = 5",
    ),
    "the last in place of a step": (
        (GAME, "instead of the food step\n                add 10 food"),
        (GAME, "instead of the food step\n                add 5 food"),
        "when player 2 passes\n    then food = 25",
    ),
    "skipped, then replaced": (
        (GAME, "the food step is skipped"),
        (GAME, "instead of the food step\n                add 5 food"),
        "when player 2 passes\n    then food = 25",
    ),
    "replaced, then skipped": (
        (GAME, "instead of the food step\n                add 5 food"),
        (GAME, "the food step is skipped"),
        "when player 2 passes\n    then food = 20",
    ),
    "replaced for a round, then as it was": (
        (GAME, "instead of the food step\n                add 5 food"),
        (ROUND, "the food step is skipped"),
        "when player 2 passes\n    then food = 20\n    when player 2 passes\n"
        "    when player 1 passes\n    then food = 25",
    ),
}


@pytest.mark.parametrize("name", TWO)
def test_the_rule_put_in_force_last_counts(name: str, tmp_path: Path) -> None:
    first, second, then = TWO[name]
    text = (
        CARD.format("First", "if food >= 1", *first)
        + CARD.format("Second", "if food >= 2", *second)
        + TABLE.format(name, then)
    )
    (tmp_path / "two.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "two.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""


DURATIONS = (
    "until the end of this turn",
    "until the end of next turn",
    ROUND,
    "until the end of next round",
    GAME,
)
OUTLASTS = {(0, n) for n in range(5)} | {(1, 1), (1, 3), (1, 4)}
OUTLASTS |= {(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)}
"""Places of durations, the earlier block first, of which nothing is left."""
PAIRS = {
    "number": ("people per food is 1", "people per food is 3"),
    "step": ("the food step is skipped", "instead of the food step\n                add 1 food"),
    "both in its place": ("instead of the food step\n                add 1 food",) * 2,
}


@pytest.mark.parametrize("pair", PAIRS)
def test_on_one_card_a_rule_that_never_counts_is_refused(pair: str) -> None:
    first, second = PAIRS[pair]
    for one, earlier in enumerate(DURATIONS):
        for two, later in enumerate(DURATIONS):
            below = f"{first}\n        {later}\n            {second}"
            _, found = checked_text(CARD.format("T", "if food >= 1", earlier, below))
            errors = [each.code for each in found if each.severity.value == "error"]
            assert bool(errors) == ((one, two) in OUTLASTS), (earlier, later, errors)
