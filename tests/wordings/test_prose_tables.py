"""Rolls and votes of printed cards with their results: a line that `dow check --fix` writes is
written the same by `dow write`, and a sentence that is not understood takes no other with it.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project.writing.cards import errors_of, write_card

HEAD = """Cold Pipes
Crossroads

Trigger: You search the School.

Option 1: "Go in."
"""
BEFORE = 3
"""Lines of the card before those of its option."""

FACES = (
    "On a 1 or 2, {}. On a 3 or higher, {}.",
    "1-2: {}. 3-6: {}.",
    "On 1–2, {}. Otherwise, {}.",
)
"""Results of a die, with two things that are done."""

ROLLED = ("If you roll a 1 or 2, {}. Otherwise {}.", "If the result is 2 or less, {}. 3+: {}.")
SIDES = (
    "If it passes, {}. Otherwise, {}.",
    "If the majority votes thumbs up, {}. If most vote thumbs down, {}.",
    "Thumbs up: {}. Thumbs down: {}.",
    "If the vote succeeds, {}. If it fails, {}.",
)
TABLES = (
    *(("Roll a die.", results) for results in (*FACES, *ROLLED)),
    *product(("All players vote.", "Hold a vote."), SIDES),
)
DONE = (
    ("lose 1 morale", ["lose 1 morale"]),
    ("lose 1 morale. Then add 2 food", ["lose 1 morale", "add 2 food"]),
    ("lose 1 morale. Add 2 food", ["lose 1 morale", "add 2 food"]),
    ("sing", ["# ? sing"]),
    ("lose 1 morale. Sing", ["lose 1 morale", "# ? Sing"]),
)
"""What comes of the first result, and the lines that it becomes."""


def option(prose: str) -> list[str]:
    """Return the lines of the option of a card, without the reasons of comments."""
    lines = write_card(HEAD + prose + "\n", "dead_of_winter").text.rstrip("\n").split("\n")
    return [line[8:] for line in lines[BEFORE:] if not line.lstrip().startswith("#  ")]


def fixed(prose: str) -> list[str] | None:
    """Return the lines that `dow check --fix` makes of a line of an option, or None where it is
    refused.
    """
    card = ('crossroads "Pipes"', '    when you search "School"', '    option "Go in"')
    text = "\n".join((*card, f"        {prose}", ""))
    for _ in range(2):
        text, _ = apply_fixes(text, [each for each in errors_of(text) if each.fix])
    lines = text.rstrip("\n").split("\n")[BEFORE:]
    return None if errors_of(text) else [line[8:] for line in lines]


def laid(opened: str, results: str, done: list[str]) -> list[str]:
    """Return the lines of a roll or vote with what comes of its first result."""
    heads = ["passes", "fails"] if "vote" in opened else ["1 to 2", "3 to 6"]
    if "Otherwise" in results and "vote" not in opened:
        heads[1] = "otherwise"
    opened = "vote by players" if "vote" in opened else "roll a die"
    below = [f"        {each}" for each in done]
    return [opened, f"    {heads[0]}", *below, f"    {heads[1]}", "        add 3 food"]


@pytest.mark.proofs(24)
@pytest.mark.sample(1)
@pytest.mark.parametrize("done", DONE, ids=[each for each, _ in DONE])
@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_each_result_holds_what_comes_of_it(
    table: tuple[str, str], done: tuple[str, list[str]]
) -> None:
    said, lines = done
    prose = f"{table[0]} {table[1].format(said, 'add 3 food')}"
    assert option(prose) == laid(*table, lines)
    refused = "sing" in said.lower()
    assert fixed(prose) == (None if refused else option(prose))


@pytest.mark.sample(1)
@pytest.mark.parametrize("results", ["1-2: {}\n3-6: {}", "If it passes: {}\nIf it fails: {}"])
def test_a_result_on_its_line_holds_all_of_that_line(results: str) -> None:
    opened = "Roll a die." if "1-2" in results else "All players vote."
    prose = results.format("Lose 1 morale. Add 2 food.", "Add 3 food.\nLose 1 morale.")
    lines = laid(opened, results, ["lose 1 morale", "add 2 food"])
    assert option(f"{opened}\n{prose}") == [*lines, "lose 1 morale"]


def test_numbers_of_a_roll_may_be_told_one_by_one() -> None:
    written = option("Roll a die. On a 1, 2 or 3, sing. On a 4, 5, or 6, lose 1 morale.")
    assert [line.strip() for line in written] == [
        "roll a die",
        "1 to 3",
        "# ? sing",
        "4 to 6",
        "lose 1 morale",
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize("opened", ["Roll a die.", "All players vote."])
@pytest.mark.parametrize("asks", ["you may sing", "if you control a zombie, lose 1 morale. Sing"])
def test_an_otherwise_that_may_be_of_two_things_is_given_to_neither(opened: str, asks: str) -> None:
    head = "On a 1" if "Roll" in opened else "If it passes"
    lines = option(f"{opened} {head}, {asks}. Otherwise, add 3 food.")
    assert "otherwise" not in "\n".join(line for line in lines if "#" not in line)
    assert any("# ? " in line and "Otherwise, add 3 food" in line for line in lines)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("prose", "other"),
    [
        ("Roll a die. On a 6, add 2 food. Lose 1 morale.", "otherwise"),
        ("All players vote. If it passes, add 2 food. Lose 1 morale.", "fails"),
    ],
)
def test_beside_one_result_nothing_happens(prose: str, other: str) -> None:
    lines = option(prose)
    assert lines[2:] == ["        add 2 food", f"    {other}", "        nothing happens", lines[-1]]
    assert lines[-1] == "lose 1 morale"


@pytest.mark.sample(1)
@pytest.mark.parametrize("second", ["lose 1 die", "place them at the library", "add 2 food"])
@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_what_is_said_of_the_last_result_is_done_of_no_other(
    table: tuple[str, str], second: str
) -> None:
    opened, results = table
    said = f"a survivor joins you and {second}"
    out = option(f"{opened} {results.format('lose 1 morale', said)}")
    written_outside = [each for each in out[1:] if not each.startswith(("    ", "# ?"))]
    assert not written_outside, out
