"""What a line lacks under it is added in one step, wherever the line stands: the row `otherwise`
of a die table, a side of a vote, a whole block.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project.pipeline import language
from dowlang.semantics.line_parts import last_line, rows
from dowlang.service.code_actions.actions import actions
from dowlang.service.positions import applied
from dowlang.syntax import parse
from dowlang.syntax.parser import MAY_BE_EMPTY
from tests.service.opened_set import ROOT, OpenedSet

CARD = """crossroads "X"
    flavor "Y."
    when you search a location
    option "Ask"
{table}    option "No"
        lose 1 morale
"""
ROW = "{m}    {faces}\n{m}        {does}\n"


def table(margin: str, *rows: tuple[str, str]) -> str:
    """A roll with these rows."""
    return f"{margin}roll a die\n" + "".join(
        ROW.format(m=margin, faces=faces, does=does) for faces, does in rows
    )


@pytest.mark.sample(1)
@pytest.mark.parametrize("above", ["", "        if morale >= 1\n"])
@pytest.mark.parametrize("faces", [("1 to 3",), ("1 to 3", "5 to 6"), ("2", "4")])
def test_the_row_is_added_behind_the_others(
    opened_set: OpenedSet, above: str, faces: tuple[str, ...]
) -> None:
    margin = " " * (12 if above else 8)
    rows = [(one, "add 1 food") for one in faces]
    text = CARD.format(table=above + table(margin, *rows))
    wanted = CARD.format(table=above + table(margin, *rows, ("otherwise", "nothing happens")))
    document = opened_set.open("crossroads/x.dow", text)
    errors = [one for one in document.warm_set.findings() if one.severity is Severity.ERROR]
    assert [error.code for error in errors] == ["DOW3009"]
    found = [each for each in actions(document, document.map.whole()) if each.edits]
    assert wanted in {applied(text, each.edits) for each in found}
    whole = opened_set.open("crossroads/x.dow", wanted)
    titles = [each.title for each in actions(whole, whole.map.whole())]
    assert not any("otherwise" in title for title in titles)


VOTE = """crossroads "X"
    flavor "Y."
    when you search a location
    vote by players, ties fail
"""
SIDES = {side: f"        {side}\n            nothing happens\n" for side in ("passes", "fails")}


@pytest.mark.sample(1)
@pytest.mark.parametrize("there", [("passes",), ("fails",), ()])
def test_the_sides_that_a_vote_lacks_are_added(
    opened_set: OpenedSet, there: tuple[str, ...]
) -> None:
    text = VOTE + "".join(SIDES[side] for side in there)
    document = opened_set.open("crossroads/x.dow", text)
    lacking = [side for side in SIDES if side not in there]
    wanted = text.rstrip("\n") + "\n" + "".join(SIDES[side] for side in lacking)
    found = [each for each in actions(document, document.map.whole()) if each.edits]
    assert wanted in {applied(text, each.edits) for each in found}
    assert not errors(opened_set, wanted)


def errors(opened_set: OpenedSet, text: str) -> list[Diagnostic]:
    document = opened_set.open("crossroads/x.dow", text)
    findings = document.warm_set.findings()
    own = [each for each in findings if each.file == document.label]
    return [each for each in own if each.severity is Severity.ERROR]


@cache
def heads() -> dict[str, tuple[str, int, int]]:
    """Return every sort of line with a block that the set has, by its place and shape: the card
    that has one, its line and the last line of its block.
    """
    parser = language("dead_of_winter").parser
    out: dict[str, tuple[str, int, int]] = {}
    for path in sorted((ROOT / "cards" / "base").rglob("*.dow")):
        text = path.read_text("utf-8").split("\n\ntest ")[0] + "\n"
        file, _ = parse(path.name, text, parser)
        for row in rows(file.lines):
            if row.block and row.start != "card" and row.shape not in MAY_BE_EMPTY:
                line = (text, row.span.line, last_line(row))
                out.setdefault(f"{row.start} {row.shape}", line)
    return out


HEADS = sorted(heads())


@pytest.mark.sample(2)
@pytest.mark.proofs(16)
@pytest.mark.parametrize("head", HEADS)
def test_a_block_is_told_and_added(opened_set: OpenedSet, head: str) -> None:
    """The help says what belongs under the line, with an example that checks there. Where nothing
    may happen there, that is added.
    """
    text, line, last = heads()[head]
    lines = text.split("\n")
    bare = re.sub(r'^(\w+) ".*"', r'\1 "X"', "\n".join(lines[:line] + lines[last:]))
    (found,) = [each for each in errors(opened_set, bare) if each.code == "DOW2008"]
    assert (found.help or "").startswith("write under it ") and found.span.line == line
    others = len(errors(opened_set, bare))
    document = opened_set.open("crossroads/x.dow", bare)
    added = [
        applied(bare, each.edits)
        for each in actions(document, document.map.whole())
        if each.title.startswith("add `")
    ]
    assert bool(added) == ("`nothing happens`" in found.help or "under each" in found.help)
    for whole in added:
        assert len(errors(opened_set, whole)) < others
    example = re.search(r"such as `([^`]*)`", found.help or "")
    if example:
        margin = " " * (len(lines[line - 1]) - len(lines[line - 1].lstrip()) + 4)
        with_it = [*lines[:line], margin + example[1], *lines[last:]]
        named = re.sub(r'^(\w+) ".*"', r'\1 "X"', "\n".join(with_it))
        assert not errors(opened_set, named), example[1]


def test_every_sort_of_head_is_tried() -> None:
    assert len(HEADS) >= 30
