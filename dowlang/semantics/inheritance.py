"""Expand sides of a card that are written like another one: `hardcore like standard, except`.

Such a side has the lines of the other, each replaced by its own line of the same word (`rounds`,
`goal`). The rest of its own is added, and `without …` takes away the line it repeats. The other
side stands above it, on the same card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import near
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import without_places

RULE_SHAPES = frozenset(
    {"modify", "watch", "while", "instead", "skipped", "also_needs", "ability", "later"}
)
STATEMENT_SHAPES = frozenset(
    {
        "run",
        "run_by",
        "offer",
        "bargain",
        "demand",
        "attach",
        "detach",
        "branch",
        "otherwise",
        "each",
        "repeat",
        "choose_one",
        "vote",
        "lasting",
        "later",
        "next_time",
        "counted_time",
        "cancel",
        "nothing",
        "manual",
    }
)
WAITING_SHAPES = frozenset({"watch", "later", "instead", "skipped", "ability"})
"""Shapes of rules that a reader knows by their first line."""
WITHOUT = "without "


def is_like(line: ast.Line) -> bool:
    """Return True if `like standard, except` was written."""
    return _named(line) is not None


def _named(line: ast.Line) -> ast.Ident | None:
    found = line_parts.first(line, "side")
    return found if isinstance(found, ast.Ident) else None


def _word(line: ast.Line) -> str:
    return line.shape.split(" ")[0]


def lines_of(
    context: Context, line: ast.Line, siblings: Sequence[ast.Line]
) -> tuple[ast.Line, ...]:
    """Return the lines of a side, with those of the side it is written like.

    `siblings` are all sides of its make, in the order written.
    """
    named = _named(line)
    if named is None:
        return line.block
    above = [side for side in siblings if side.span.line < line.span.line]
    other = next((side for side in above if _word(side) == named.text), None)
    if other is not None:

        def missing(row: ast.Line) -> None:
            context.report.add(
                codes.NOTHING_TO_REMOVE, row.span, found=_title(row), side=named.text
            )

        def twice(row: ast.Line, like: ast.Line) -> None:
            number = like.span.line
            context.report.add(
                codes.SAID_ON_BOTH_SIDES,
                row.span,
                line=number,
                side=named.text,
                help=f"`without` and the words of line {number} above it leaves that one out; "
                "where both are meant, write on one line what they come to together",
            )

        return _merged(lines_of(context, other, above), line.block, missing, twice)
    known = tuple(dict.fromkeys(_word(side) for side in above if _word(side) != _word(line)))
    help = None
    if named.text == _word(line):
        help = "a side is not written like itself"
    elif any(_word(side) == named.text for side in siblings):
        help = f"`{named.text}` stands below it: move it above"
    wanted: object = known or "a side of this card that stands above it"
    context.report.add(
        codes.UNKNOWN_SIDE,
        named.span,
        near=near(named.text, known),
        help=help,
        name=named.text,
        wanted=wanted,
    )
    return _own(line.block)


def counters_left_out(lines: Sequence[ast.Line], side: ast.Line) -> dict[str, int]:
    """Return the counters that a line of a side leaves out, each with that line. `lines` are all
    lines of the side, those of the other side as well.
    """
    own = {_counted_by(row) for row in lines}
    return {
        name: row.span.line
        for row in side.block
        if row.shape.startswith(WITHOUT) and (name := _counted_by(row)) and name not in own
    }


def _counted_by(line: ast.Line) -> str:
    """Return the name of the counter that a line declares or leaves out."""
    if not line.shape.removeprefix(WITHOUT).startswith("counter "):
        return ""
    return next((v.text for v in line_parts.values(line) if isinstance(v, ast.Ident)), "")


def _own(lines: Sequence[ast.Line]) -> tuple[ast.Line, ...]:
    """Return the lines of a side alone, when it is not known what it is written like."""
    rows = [row for row in lines if not row.shape.startswith(WITHOUT)]
    return tuple(
        replace(row, block=_own(row.block)) if row.shape == "setup" else row for row in rows
    )


def written_out(card: ast.Line) -> ast.Line:
    """Return the line of a card that checks, with each side like another one written out whole."""
    rows: list[ast.Line] = []
    for row in card.block:
        named = _named(row)
        other = next((side for side in rows if named and _word(side) == named.text), None)
        if other is not None:
            block = _merged(other.block, row.block, lambda gone: None, lambda own, other: None)
            row = replace(row, parts=(), block=block)
        rows.append(row)
    return replace(card, block=tuple(rows))


def _merged(
    standard: Sequence[ast.Line],
    changed: Sequence[ast.Line],
    missing: Callable[[ast.Line], None],
    twice: Callable[[ast.Line, ast.Line], None],
) -> tuple[ast.Line, ...]:
    """Return the lines of the other side, each replaced by a changed line of the same word or left
    out.

    Blocks of sections are merged alike. `missing` is told each line that was to be left out and is
    not there, `twice` each that a reader takes to stand in place of one that stays, and that one.
    """
    # a `without` in the other side is a mistake that is reported there
    kept = [line for line in standard if not line.shape.startswith(WITHOUT)]
    for row in changed:
        if row.shape.startswith(WITHOUT):
            gone = next((line for line in kept if _says(line) == _says(row)), None)
            if gone is None:
                missing(row)
            else:
                kept.remove(gone)
    left = [row for row in changed if not row.shape.startswith(WITHOUT)]
    for row in left:
        like = next((line for line in kept if head_of(row) and head_of(line) == head_of(row)), None)
        if like is not None:
            twice(row, like)
    out: list[ast.Line] = []
    for line in kept:
        same = next((row for row in left if _key(row) == _key(line) and _key(row)), None)
        if same is None:
            out.append(line)
            continue
        left.remove(same)
        if same.shape == line.shape == "setup":
            out.append(replace(same, block=_merged(line.block, same.block, missing, twice)))
        else:
            out.append(same)
    return (*out, *left)


def head_of(line: ast.Line) -> object:
    """Return what an effect or a rule says apart from its numbers and limits, of a rule that waits
    or acts instead apart from its block. Return () for a clause that is replaced by its word, and
    for a rule that sets a number, which nothing sets twice.
    """
    if _key(line) or line.broken or _sets_a_number(line):
        return ()
    parts = tuple([part for part in line.parts if getattr(part, "slot", "") != "limit"])
    said = (line.shape, _numberless(parts))
    if line.shape in WAITING_SHAPES:
        return said
    return (*said, tuple([head_of(row) for row in line.block]))


def _sets_a_number(line: ast.Line) -> bool:
    """Return True for a rule such as `people per food is 3`."""
    if line.shape != "modify":
        return False
    phrases = (value for value in line_parts.values(line) if isinstance(value, ast.Phrase))
    return any(phrase.pattern.endswith(" is {}") for phrase in phrases)


def _numberless(value: Any) -> Any:
    """Return parts of a line without places, amounts and numbers."""
    match value:
        case tuple():
            return tuple([_numberless(each) for each in value])
        case ast.Integer() | ast.Quantity() | Span():
            return None
        case ast.Ident():
            return value.lemma
        case _ if is_dataclass(value):
            inner = [_numberless(getattr(value, field.name)) for field in fields(value)]
            return (type(value).__name__, *inner)
    return value


def _says(line: ast.Line) -> object:
    """Return what a line says apart from its block, in any layout."""
    return (line.shape.removeprefix(WITHOUT), without_places(line.parts))


def _title(line: ast.Line) -> str:
    """Return the first words of a line that is left out, for a message."""
    shape = line.shape.removeprefix(WITHOUT)
    if shape == "setting":
        number = next(
            (value.value for value in line_parts.values(line) if isinstance(value, ast.Integer)), ""
        )
        return f"{setting_name(line)} {number}"
    name = next(
        (value.text for value in line_parts.values(line) if isinstance(value, ast.Ident)), ""
    )
    core = shape in RULE_SHAPES or shape in STATEMENT_SHAPES
    return "this line" if core else f"{shape.split(' {')[0]} {name}".strip()


def _key(line: ast.Line) -> str:
    """Return the word by which a line is replaced.

    It is "" for lines that are only ever added (effects, rules).
    """
    if line.shape == "setting":
        return f"setting {setting_name(line)}"
    if line.shape in STATEMENT_SHAPES or line.shape in RULE_SHAPES:
        return ""
    name = (
        next((v.text for v in line_parts.values(line) if isinstance(v, ast.Ident)), "")
        if line.shape.startswith("counter")
        else ""
    )
    return f"{line.shape.split('{')[0]}{name}"


def setting_name(line: ast.Line) -> str:
    """Return the words of a setting: `helpless survivor`."""
    written = line_parts.first(line, "setting")
    if isinstance(written, ast.NounPhrase):
        return " ".join(
            word.lemma
            for word in (
                *written.adjectives,
                *((written.classifier,) if written.classifier else ()),
                written.noun,
            )
        )
    return written.pattern if isinstance(written, ast.Phrase) else ""
