"""A line that says two things, with answers below it, is not told apart into two lines: the answers
would be those of the second alone.
"""

from __future__ import annotations

import pytest

from dowlang.project import checking

HEAD = 'crossroads "C"\n    flavor "f"\n    when you clean waste\n    option "A"\n        '
ANSWERS = "\n            if so\n                gain 2 morale\n"
END = '    option "B"\n        nothing happens\n'
TWO_THINGS = (
    "you must discard 2 food cards, and remove 1 food",
    "you must discard 2 food cards and remove 1 food",
    "you must lose 1 morale, then discard 1 card",
    "the players together must discard 2 food cards, and spend 1 die",
    "each other player must discard 1 card and lose 1 die",
)


@pytest.mark.parametrize("line", TWO_THINGS)
def test_a_duty_of_two_things_with_answers_is_never_taken_apart(line: str) -> None:
    findings, _ = checking.check_text((HEAD + line + ANSWERS + END).encode(), "t.dow")
    (found,) = [each for each in findings if each.code < "DOW5"]
    assert not any("\n" in text for _, text in found.fix or ())
    assert not (found.help or "").startswith("write two lines")


def test_without_answers_it_is() -> None:
    findings, _ = checking.check_text((HEAD + TWO_THINGS[0] + "\n" + END).encode(), "t.dow")
    (found,) = [each for each in findings if each.code < "DOW5"]
    assert (found.fix or ())[0][1].split("\n        ") == [
        "you must discard 2 food cards",
        "you must remove 1 food",
    ]


def test_the_nested_lines_that_are_told_pay_for_both() -> None:
    findings, _ = checking.check_text((HEAD + TWO_THINGS[0] + ANSWERS + END).encode(), "t.dow")
    assert "below it `if so` and there `you must remove 1 food`" in (findings[0].help or "")
