"""A test that fails by a number is mended by the number that was found, wherever it is written."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.playground.asking import EXAMPLES, Asked, ask

__all__ = ["ask"]

FIGURE = re.compile(r"^    then .*?= (\d+)", re.M)
EVERY = [
    (file.stem, found.start(1))
    for file in sorted(EXAMPLES.glob("*.dow"))
    if "mistakes" not in file.stem
    for found in FIGURE.finditer(file.read_text("utf-8"))
]
CARD = """crossroads "The Cold Room"
    flavor "x"
    if food >= 1
    option "Burn the shelves"
        gain 1 morale
        add 2 zombies to the colony

test "It is warm"
    given players = 3, seed 1, morale = 4, food = 1
    given crossroads "The Cold Room"
    when player 1 chooses "Burn the shelves"
    {}
"""


def figures(ask: Asked, text: str, line: int) -> list[dict[str, Any]]:
    """Return what is offered in a line, counted from 0, once the tests have run."""
    assert not [f for f in ask("check", text=text)["findings"] if f["severity"] == "error"]
    ask("tests")
    return [each for each in ask("fixes", line=line)["fixes"] if each["failed"]]


def applied(text: str, edits: list[dict[str, Any]]) -> str:
    lines = text.split("\n")
    ((at, last, of, to),) = [each["at"] for each in edits]
    assert at == of
    lines[at] = lines[at][:last] + edits[0]["text"] + lines[at][to:]
    return "\n".join(lines)


@pytest.mark.parametrize(("stem", "at"), EVERY)
def test_a_figure_that_was_changed_is_offered_as_it_was(ask: Asked, stem: str, at: int) -> None:
    text = (EXAMPLES / f"{stem}.dow").read_text("utf-8")
    old = re.match(r"\d+", text[at:])
    assert old is not None
    wrong = text[:at] + str(int(old[0]) + 2) + text[at + len(old[0]) :]
    line = text[:at].count("\n")
    (fix,) = figures(ask, wrong, line)
    assert applied(wrong, fix["edits"]) == text
    assert fix["title"] == f"write `{text.split(chr(10))[line].strip()}`"


@pytest.mark.parametrize(
    ("then", "mended"),
    (
        (
            "then zombies at the colony = 2 and morale = 9",
            "then zombies at the colony = 2 and morale = 5",
        ),
        ("then morale = mood\n    cases mood\n        5\n        7", "7"),
        ("then morale >= 6", ""),
        ("then morale = food + 9", ""),
        ("then morale = 3 or morale = 4", ""),
        ("then food = 1 and morale >= 9", ""),
    ),
)
def test_only_the_number_that_decides_is_offered(ask: Asked, then: str, mended: str) -> None:
    text = CARD.format(then)
    line = CARD.split("\n").index("    {}")
    found = figures(ask, text, line)
    if mended == "7":
        after = applied(text, found[0]["edits"])
        assert after == text.replace("        7", "        5") and found[0]["title"] == "write `5`"
    elif mended:
        (fix,) = found
        assert applied(text, fix["edits"]) == CARD.format(mended)
    else:
        assert not found


def test_with_another_text_it_is_not_known_any_more(ask: Asked) -> None:
    text = CARD.format("then morale = 6")
    line = CARD.split("\n").index("    {}")
    assert figures(ask, text, line)
    ask("check", text=f"\n{text}")
    assert not [each for each in ask("fixes", line=line + 1)["fixes"] if each["failed"]]
