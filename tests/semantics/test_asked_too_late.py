"""What asks about a survivor below the effect that takes it away is told to authors: every word
that asks × every such effect.
"""

from __future__ import annotations

import pytest

from tests.oracle.test_departed import ASKED, GONE, SINCE
from tests.semantics.winter_world import checked_text

TAKEN = ("kill the victim", "remove the victim from the game")
CONDITIONS = [
    condition
    for word, condition in ASKED
    if word.phrase not in SINCE and not condition.startswith(("influence", "survivors except"))
]


def codes(taken: str, condition: str, above: bool = False) -> set[str]:
    """Return what is found in a card that asks it below the effect, or above it."""
    asks = f"        if {condition.replace(GONE, 'the victim')}\n            lose 1 morale\n"
    done = f"        {taken}\n"
    text = (
        'crossroads "P"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        choose '
        "a survivor as victim\n"
    )
    text += (asks + done if above else done + asks) + '    option "B"\n        lose 2 morale\n'
    return {each.code for each in checked_text(text)[1]} - {"DOW5011"}


@pytest.mark.sample(9)
@pytest.mark.parametrize("taken", TAKEN)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_asked_too_late_is_told(condition: str, taken: str) -> None:
    assert codes(taken, condition) == {"DOW5026"}
    assert codes(taken, condition, above=True) == set()


@pytest.mark.parametrize("taken", TAKEN)
def test_what_is_asked_of_the_board_is_not(taken: str) -> None:
    assert codes(taken, f"{GONE} is in play") == set()


def test_enough_conditions_are_tried() -> None:
    assert len(CONDITIONS) >= 25
