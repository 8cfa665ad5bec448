"""A place behind a sum is said of both, and never lost because one of them stands there anyway."""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered

SIDE = (
    'objective "The Count"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 5\n            food 6\n        goal {}\n"
)
SUMS = {
    "survivors + helpless survivors at the colony >= 8": (
        "survivors at the colony + helpless survivors >= 8"
    ),
    "survivors + helpless survivors in the colony >= 8": (
        "survivors at the colony + helpless survivors >= 8"
    ),
    "food + helpless survivors at the colony >= 8": "",
    "zombies + helpless survivors at the colony <= 8": "",
}


@pytest.mark.parametrize("said", SUMS)
def test_a_place_behind_a_sum_is_not_lost(said: str) -> None:
    text = SIDE.format(said)
    wanted = SUMS[said]
    assert offered(text, 9) == ([f"goal {wanted}"] if wanted else [])


def test_a_place_of_helpless_survivors_alone_says_nothing() -> None:
    assert offered(SIDE.format("helpless survivors at the colony >= 8"), 9) == [
        "goal helpless survivors >= 8"
    ]
