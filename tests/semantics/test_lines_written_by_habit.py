"""Lines that people write first are refused with the line to type, and that line checks."""

from __future__ import annotations

import re

import pytest

from dowlang.project import checking

HEAD = 'crossroads "C"\n    flavor "x"\n    when you clean waste\n    option "O"\n'


def found(line: str) -> list[str]:
    """The help of each error of this line, the first of an option."""
    below = "            gain 1 morale\n" if line.startswith("if ") else ""
    findings, _ = checking.check_text(f"{HEAD}        {line}\n{below}".encode(), "c.dow")
    return [each.help or "" for each in findings if each.code < "DOW5000"]


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("kill 1 helpless survivor, without losing morale", "remove 1 helpless survivor"),
        ("kill up to 2 helpless survivors, without losing morale", "remove up to 2 helpless"),
        ("if no zombie is at the location of your leader", "if zombies at the location of your"),
        ('if no barricades are at "School"', 'if there are no barricades at "School"'),
        ('if a zombie is at "School"', 'if zombies at "School" >= 1'),
        (
            "if no survivor at the colony is wounded or frostbitten",
            "if survivors at the colony where (it is wounded or it is frostbitten) = 0",
        ),
        (
            "if each survivor you control is at the colony or wounded",
            "if survivors you control where (not (it is at the colony or it is wounded)) = 0",
        ),
        ("gain (2 * food / 2 rounded up) morale", "((2 * food) / 2 rounded up)"),
    ],
)
def test_the_line_to_type_is_told_and_checks(line: str, written: str) -> None:
    (told,) = found(line)
    assert written in told
    typed = re.findall(r"`([^`]+)`", told)[0]
    assert found(typed if " " in typed and typed[0] != "(" else f"gain {typed} morale") == []
