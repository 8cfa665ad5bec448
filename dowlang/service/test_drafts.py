"""Draft a test of what no test of a card has chosen: its first lines are those of a test of the
card, its last line is for the author to end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.service.beginnings import happens_as_begun, test_of
from dowlang.service.names import CHOOSING
from dowlang.service.positions import Edit, Range
from dowlang.service.workspace import Document
from dowlang.syntax import ast

CHOSEN = "option"  # what is automatic and what a vote decides nobody chooses by its label
DICE = re.compile(r"(\d)(?: to \d| or (?:more|less))?\Z")
CHOICE = re.compile(r"( *when .*?\bchooses ).*\Z")


OPEN = "    when player 1 "
"""The last line of a draft whose author says what happens."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A test to write: what is said of it, and the change. The cursor waits at its end."""

    title: str
    edit: Edit


def draft_at(document: Document, line: int) -> Draft | None:
    """Return a test of the option that a line is in, or of the card that begins there.

    Return None where a test of the file has chosen it.
    """
    kinds = {kind.name for kind in document.words.vocabulary.kinds}
    cards = [each for each in document.tree.lines if each.span.line <= line]
    if not cards or cards[-1].shape not in kinds or (name := line_parts.text(cards[-1])) is None:
        return None
    card = cards[-1]
    tests = [
        each
        for each in document.tree.lines
        if each.shape == "test" and name.value in set(_texts(each, CHOOSING))
    ]
    if line == card.span.line:
        if tests:
            return None
        return _written(document, card, tests, _beginning(document, card), "")
    row = _option(card.block, line)
    label = line_parts.text(row) if row is not None else None
    if row is None or label is None:
        return None
    die = _die(document, row, line)
    chosen = [each for test in tests for each in _choices(test) if _label(each) == label.value]
    if chosen and (not die or any(_rolls(document, each, die) for each in chosen)):
        return None
    model = next((test for test in tests if _choices(test)), None)
    lines = _beginning(document, card) if model is None else _until_chosen(document, model)
    return _written(document, card, tests, _choosing(lines, label.value, die), label.value)


def _texts(test: ast.Line, without: Sequence[str]) -> Iterator[str]:
    for row in line_parts.rows(test.block):
        if row.shape not in without:
            yield from (v.value for v in line_parts.values(row) if isinstance(v, ast.Text))


def _option(rows: Sequence[ast.Line], line: int) -> ast.Line | None:
    """Return the innermost option that a line is in."""
    found = None
    for row in line_parts.rows(rows):
        last = max(each.span.line for each in line_parts.rows((row,)))
        if row.shape == CHOSEN and row.span.line <= line <= last:
            found = row
    return found


def _die(document: Document, option: ast.Line, line: int) -> str:
    """Return the number of the row of a die table that a line is in, "" for none."""
    found = ""
    for row in line_parts.rows(option.block):
        last = max(each.span.line for each in line_parts.rows((row,)))
        if row.span.line <= line <= last:
            number = DICE.match(document.map.line(row.span.line).strip())
            found = number[1] if number else found
    return found


def _choices(test: ast.Line) -> list[ast.Line]:
    return [row for row in line_parts.rows(test.block) if row.shape == "chooses"]


def _label(row: ast.Line) -> str:
    title = line_parts.text(row)
    return title.value if title is not None else ""


def _rolls(document: Document, row: ast.Line, die: str) -> bool:
    return f", die {die}" in document.map.line(row.span.line)


def _until_chosen(document: Document, test: ast.Line) -> list[str]:
    """Return the lines of a test below its first, with that of its first choice."""
    choice = _choices(test)[0].span.line
    lines = [document.map.line(number) for number in range(test.span.line + 1, choice + 1)]
    return [line for line in lines if line.strip()[:5] in ("given", "when ")]


def _beginning(document: Document, card: ast.Line) -> list[str]:
    """Return what a test of a kind of cards does, as it is written for a new card.

    Of one that waits for something else the last line is open at what happens.
    """
    test = test_of(document.words, card)
    lines = [line for line in test.split("\n")[1:] if line.strip()[:5] in ("given", "when ")]
    last = next((n for n, line in enumerate(lines) if CHOICE.match(line)), len(lines) - 1)
    waits = next((row.span.line for row in card.block if row.shape == "trigger"), 0)
    trigger = document.map.line(waits).strip()
    if trigger.startswith("when ") and not happens_as_begun(document.words, card, trigger):
        return [*(line for line in lines if line.strip().startswith("given ")), OPEN]
    return lines[: last + 1] or ["    given players = 3, seed 1"]


def _choosing(lines: list[str], label: str, die: str) -> list[str]:
    """Return lines in which the last chooses a label, unless it is open."""
    if lines[-1] == OPEN:
        return lines
    found = CHOICE.match(lines[-1])
    head, begin = (lines[:-1], found[1]) if found else (lines, "    when player 1 chooses ")
    return [*head, f'{begin}"{label}"' + (f", die {die}" if die else "")]


def _written(
    document: Document, card: ast.Line, tests: Sequence[ast.Line], lines: list[str], label: str
) -> Draft:
    (name, others) = (_label(card), {_label(test) for test in document.tree.lines})
    title = f"{name}: {label}" if label else f"{name}: a test"
    while title in others:
        title += " again"
    after = (tests or [card])[-1]
    last = max(each.span.line for each in line_parts.rows((after,)))
    at = document.map.position(document.map.offset(last, len(document.map.line(last)) + 1))
    ends = [] if lines[-1] == OPEN else ["    then "]
    text = "\n".join(["", "", f'test "{title}"', *lines, *ends])
    said = f"write a test of `{label}`" if label else "write a test of this card"
    return Draft(said, Edit(Range(at, at), text))
