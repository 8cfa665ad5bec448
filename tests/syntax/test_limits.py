"""Limits in a line: which words are one, what is said of a second one, and what the fix leaves."""

from __future__ import annotations

import pytest

from dowlang.diagnostics.fixes import apply_fixes
from dowlang.syntax import LineParser, parse
from dowlang.syntax.use_limits import limits

HEAD = (
    'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n        until the '
    "end of this round\n"
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("gain 1 morale", []),
        ("x , once per turn", [(2, 4)]),
        ("twice per game", [(0, 2)]),
        ("3 times per round", [(0, 3)]),
        ("any number of times , 3 times per round", [(0, 3), (5, 8)]),
        ("once per turn twice per round", [(0, 2), (3, 5)]),
        ("once per", []),
        ("3 times per", []),
        ("3 times", []),
        ("once per week", []),
        ("3 times per week", []),
        ("any number of cards", []),
        ("times per turn", []),
    ],
)
def test_which_words_are_a_limit(words: str, found: list[tuple[int, int]]) -> None:
    assert limits(words.split()) == found


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("when you search, once per turn, once per turn", "when you search, once per turn"),
        ("when you search, once per turn once per turn", "when you search, once per turn"),
        (
            "when you search, once per turn, once per turn if food >= 2",
            "when you search, once per turn if food >= 2",
        ),
        (
            "when you search, once per turn if food >= 2, once per turn",
            "when you search, once per turn if food >= 2",
        ),
        ("when you search, once per turn, once per round", ""),
        ("when you search, 2 times per turn, 3 times per turn", ""),
    ],
)
def test_the_same_limit_said_twice_is_taken_out(line: str, mended: str, parser: LineParser) -> None:
    text = f"{HEAD}            {line}\n                gain 1 morale\n"
    _, (found,) = parse("x.dow", text, parser)
    assert found.code == "DOW2025" and bool(found.fix) is bool(mended)
    if found.fix is not None:
        new, applied = apply_fixes(text, [found])
        assert (new, applied) == (text.replace(line, mended), 1)
        assert parse("x.dow", new, parser)[1] == ()


@pytest.mark.parametrize(
    "line",
    [
        "when you search, once per turn, on a boat, twice per round",
        "when you search, once per turn if food >= 2 if food >= 3",
    ],
)
def test_a_line_that_is_broken_elsewhere_is_told_that(line: str, parser: LineParser) -> None:
    _, findings = parse(
        "x.dow", f"{HEAD}            {line}\n                gain 1 morale\n", parser
    )
    assert findings and "DOW2025" not in [finding.code for finding in findings]
