"""Which round it is and who died in it are asked by the numbers that count them."""

from __future__ import annotations

import pytest

from tests.wordings.test_whom_a_word_means import offered

ASKED = {
    **{
        said.format(which): f"if rounds begun = {number}"
        for said in ("If it is {}", "If this is {}")
        for which, number in (
            ("round 3", 3),
            ("the first round", 1),
            ("the second round", 2),
            ("the third round", 3),
            ("the fifth round", 5),
        )
    },
    "If it is round 3 or later": "if rounds begun >= 3",
    "If a survivor died this turn": "if a survivor was killed this turn",
    "If any survivor died this round": "if a survivor was killed this round",
    **{
        f"If two or more survivors {died} this {window}": (
            f"if times a survivor was killed this {window} >= 2"
        )
        for died in ("died", "were killed")
        for window in ("turn", "round")
    },
    **{
        f"If no survivors died this {window}": f"if no survivors were killed this {window}"
        for window in ("turn", "round")
    },
}


@pytest.mark.parametrize("said", ASKED)
def test_one_line_asks_for_it(said: str) -> None:
    (line,) = offered(f"{said}, lose 1 morale.")
    assert line.splitlines()[0].strip() == ASKED[said]
