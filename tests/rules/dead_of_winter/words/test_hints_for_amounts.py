"""Amounts of the tokens of a set that no line says, and pairs whose `with` another noun has taken:
the help under each is the lines to type, and typed they check.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project import checking

HEAD = (
    'token "Crate"\n    supply 9\n\ntrack "Oil"\n    from 0 to 9, starting at 4\n\n'
    'crossroads "Stock"\n    flavor "x"\n    when you clean waste\n'
)
SPOTS = (
    "on your leader",
    "on a survivor you control",
    "on a card on your leader",
    "at the colony",
    'at "School"',
    "at a location outside the colony",
    "before you",
    "before another player",
)
AMOUNTS = ("all", "each", "every", "all of the", "all the", "any number of", "all but 1")
ANY_VERB = ("up to 2", "at most 3", "at least 2", "exactly 2")
LIFTED = [f'lift {amount} "Crate" {spot}' for amount in AMOUNTS for spot in SPOTS]
CHANGED = [
    f'{verb} {amount} "Crate" {spot}'
    for verb in ("lift", "lay")
    for amount in ANY_VERB
    for spot in SPOTS
]
LAID = [f'lay {amount} "Crate" {spot}' for amount in ("all", "any number of") for spot in SPOTS]
MOVED = [
    f'{verb} "Oil" by {amount}'
    for verb in ("raise", "lower")
    for amount in ("up to 2", "at most 3", "exactly 2")
]
MOVED += ['lower "Oil" by all']
ONE_OF_SEVERAL = re.compile(r"(lift any number of|lift all but 1) .* (on|at|before) (a|another) ")
"""Lines about tokens of a piece that is not chosen yet, of which no one line can speak."""
OF_TOKENS = [line for line in (*LIFTED, *CHANGED, *LAID, *MOVED) if not ONE_OF_SEVERAL.match(line)]
SEATS = (
    "another player",
    "a player",
    "the player on your left",
)
PAIRS = [
    f"{verb} {who} with {other}"
    for verb, other in (
        ("equip", "a weapon card you hold"),
        ("trade", "your leader"),
        ("swap", "your leader"),
    )
    for seat in SEATS
    for who in (
        f"a survivor controlled by {seat}",
        f"a wounded survivor controlled by {seat}",
        f"a survivor of {seat}",
        f"the leader of {seat}",
    )
] + ["equip a survivor at a location with a weapon card you hold"]


EVERYTHING = [*OF_TOKENS, *PAIRS]
STEPS = 12
CHUNKS = [EVERYTHING[step::STEPS] for step in range(STEPS)]
"""Lines of one card each: of more than some fifty errors hints are tried no more."""


def found(folder: Path, blocks: list[list[str]]) -> dict[int, Diagnostic]:
    """Return the error of each option of a card with those blocks, by its number."""
    rows, starts = HEAD.splitlines(), list[int]()
    for number, block in enumerate(blocks):
        starts.append(len(rows) + 1)
        rows += [f'    option "{number}"', *(f"        {line}" for line in block)]
    path = folder / "stock.dow"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    errors = [each for each in checking.check_paths([path])[0] if each.severity is Severity.ERROR]
    return {max(n for n, at in enumerate(starts) if at <= each.span.line): each for each in errors}


def typed(help: str) -> list[str]:
    """Return the lines that a help writes out."""
    lines = re.findall(r"`([^`]+)`", help)
    return [lines[0], f"    {lines[1]}"] if "under it" in help else lines


@pytest.mark.sample(1)
@pytest.mark.parametrize("lines", CHUNKS, ids=lambda lines: lines[0])
def test_the_lines_of_the_help_check_when_they_are_typed(tmp_path: Path, lines: list[str]) -> None:
    told = found(tmp_path, [[line] for line in lines])
    refused = [line for number, line in enumerate(lines) if number in told]
    assert refused == lines
    helps = [str(told[number].help) for number in range(len(lines)) if number in told]
    assert not [pair for pair in zip(refused, helps, strict=True) if "{" in pair[1]]
    wrong = found(tmp_path, [typed(help) for help in helps])
    assert not [(refused[n], helps[n], str(each)) for n, each in wrong.items()]


def test_the_help_says_the_amount_that_is_meant(tmp_path: Path) -> None:
    lines = [
        'lift all "Crate" on your leader',
        'lay up to 2 "Crate" at the colony',
        'lift any number of "Crate" before you',
        'lift each "Crate" on a card on your leader',
    ]
    told = found(tmp_path, [[line] for line in lines])
    assert [told[number].help for number in range(len(lines))] == [
        'it is written `lift (number of "Crate" on your leader) "Crate" on your leader`',
        "write two lines: `you pick a number up to 2 in secret` and "
        '`lay (number picked by you) "Crate" at the colony`',
        'write two lines: `you pick a number up to (number of "Crate" before you) in secret` and '
        '`lift (number picked by you) "Crate" before you`',
        "write two lines: `choose a card on your leader as one` and "
        '`lift (number of "Crate" on the one) "Crate" on the one`',
    ]


@pytest.mark.parametrize("levels", ("from -3 to 3, starting at 0", "from -3 to -1"))
def test_a_track_has_no_level_below_nothing(tmp_path: Path, levels: str) -> None:
    path = tmp_path / "cold.dow"
    path.write_text(f'track "Cold"\n    {levels}\n', encoding="utf-8")
    told = [each.help for each in checking.check_paths([path])[0]]
    assert told == ["a track has no level below 0: its levels begin at 0 or higher"]
