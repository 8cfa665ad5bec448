"""DOW3022: a card can hold 250 statements and options, and take 50,000 steps; one more is
refused at its name.
"""

from __future__ import annotations

import pytest

from dowlang.project import checking
from dowlang.source.limits import MAX_STATEMENTS

HEAD = (
    'crossroads "The Long One"\n    flavor "It goes on."\n    if morale >= 1\n    option "Go on"\n'
)


def codes(text: str) -> list[str]:
    found, _ = checking.check_text(text.encode(), "long.dow")
    return [finding.code for finding in found if finding.severity.value == "error"]


@pytest.mark.parametrize(("lines", "wanted"), [(-1, []), (0, []), (1, ["DOW3022"])])
def test_too_many_statements_of_a_card_are_told(lines: int, wanted: list[str]) -> None:
    count = MAX_STATEMENTS - 2 + lines  # the choice and its option are two
    assert codes(HEAD + "        gain 1 morale\n" * count) == wanted


@pytest.mark.parametrize(("loops", "wanted"), [(3, []), (4, ["DOW3022"])])
def test_loops_in_loops_are_multiplied(loops: int, wanted: list[str]) -> None:
    nested = "".join(f"{'    ' * (depth + 2)}for each location\n" for depth in range(loops))
    assert codes(f"{HEAD}{nested}{'    ' * (loops + 2)}lose 1 morale\n") == wanted


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        ("repeat 40000 times", []),
        ("repeat 60000 times", ["DOW3022"]),
        ("repeat (40 * 1000) times", []),
        ("repeat (40 * 1000 + 20000) times", ["DOW3022"]),
        ("repeat (food) times", []),
        ("repeat (rounds left * 999999 * 999999) times", ["DOW3022"]),
        ("repeat (food * 1000) times", []),
        ("repeat (food - 999999) times", []),
        ("repeat (food - 999999 * (morale - 1)) times", ["DOW3022"]),
        ("repeat (999999 / 10 rounded down) times", ["DOW3022"]),
        ("repeat 40 times; repeat 40 times", []),
        ("repeat 400 times; repeat 400 times", ["DOW3022"]),
        ("roll a die; repeat (6000 * the roll) times", []),
        ("roll a die; repeat (9000 * the roll) times", ["DOW3022"]),
        ("roll 2 dice, counting the highest; repeat (6000 * the roll) times", []),
        ("roll 2 dice, counting the lowest; repeat (9000 * the roll) times", ["DOW3022"]),
    ],
)
def test_what_is_repeated_is_multiplied(lines: str, wanted: list[str]) -> None:
    rows, depth = [], 2
    for line in lines.split("; "):
        rows.append("    " * depth + line)
        depth += line.startswith("repeat")
    assert (
        codes(HEAD + "\n".join(rows) + f"\n{'    ' * depth}add 1 noise to the colony\n") == wanted
    )
