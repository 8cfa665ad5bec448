"""Files with mistakes: each wanted finding stands on its line (`#! DOW3001 @26 "found a
survivor"`), anything unlisted fails.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project.pipeline import language
from dowlang.syntax import disagreements, parse
from tests.semantics.winter_world import ROOT, checked_text

FILES = sorted((ROOT / "tests" / "fixtures" / "errors").glob("*.dow"))
WANTED = re.compile(r'(DOW\d{4}) @(\d+)(?: "([^"]*)")?')
COUNTS = {"two_mistakes": 2, "five_mistakes": 5, "twenty_mistakes": 20}


def wanted_in(path: Path) -> list[tuple[int, str, int, str]]:
    """Line, code, column and a piece of message or help, for every note of the file."""
    out = []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        _, mark, notes = line.partition("#! ")
        if mark:
            out += [
                (number, code, int(column), piece or "")
                for code, column, piece in WANTED.findall(notes)
            ]
    return sorted(out, key=lambda noted: (noted[0], noted[2], noted[1]))


def forms_of(text: str) -> list[Diagnostic]:
    """Return the findings about words that do not agree, which the checker leaves to its caller."""
    parser = language("dead_of_winter").parser
    made, _ = parse("slips.dow", text, parser)
    return disagreements(made, text, parser)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_findings_are_the_listed_ones(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    _, others = checked_text(text)
    found = sorted((*others, *forms_of(text)))
    wanted = wanted_in(path)
    assert [(d.span.line, d.code, d.span.column) for d in found] == [
        (line, code, column) for line, code, column, _ in wanted
    ]
    for finding, (_, _, _, piece) in zip(found, wanted, strict=True):
        assert piece in f"{finding.message} | {finding.help or ''}"


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_a_mistake_gives_one_message_and_hides_none(name: str, count: int) -> None:
    path = ROOT / "tests" / "fixtures" / "errors" / f"{name}.dow"
    assert len(wanted_in(path)) == count
    assert len(checked_text(path.read_text(encoding="utf-8"))[1]) == count
