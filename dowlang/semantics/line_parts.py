"""Look up the parts of a line by name: its text, its rows, its modifiers, its times.

What all shapes have is asked here. A module that lowers one shape asks that line for the parts
which this shape alone has (`line.part("who")`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.syntax import ast

Value = ast.Expression | ast.Ident

CARRY_OUT = "carry out {}"
"""Pattern of the core's own phrase that does what a definition or an option says."""


def carried_out(node: object) -> str:
    """Return the name of the definition or option that a phrase carries out, "" for others."""
    match node:
        case ast.Phrase(pattern=pattern, slots=(ast.Text(value=name),)) if pattern == CARRY_OUT:
            return name
    return ""


def rows(lines: Sequence[ast.Line]) -> list[ast.Line]:
    """Return these lines and all below them, in order."""
    out: list[ast.Line] = []
    waiting = [*reversed(lines)]
    while waiting:
        line = waiting.pop()
        out.append(line)
        if line.block:
            waiting += line.block[::-1]
    return out


def last_line(line: ast.Line) -> int:
    """Return the number of the last line of a line and all below it."""
    return max(row.span.line for row in rows((line,)))


def values(line: ast.Line) -> Iterator[Value]:
    """Yield all values of a line, in the order written."""
    for part in line.parts:
        yield from part.values


def first(line: ast.Line, *names: str) -> Value | None:
    """Return the first value of the first part with one of these names."""
    for name in names:
        found = line.part(name)
        if found:
            return found[0]
    return None


def phrase(line: ast.Line, *places: str) -> ast.Phrase:
    """Return the line's phrase of one of these places. The shapes of lines that are asked for it
    have one.
    """
    return next(
        value
        for part in line.parts
        for value in part.values
        if isinstance(value, ast.Phrase) and value.place in places
    )


def subject(line: ast.Line) -> ast.Expression | None:
    """Return the subject of a line: `the bearer` in `the bearer gets 1 wound`."""
    found = first(line, "who")
    return None if isinstance(found, ast.Ident) else found


def modifiers(line: ast.Line) -> tuple[Value, ...]:
    """Return the modifiers after the commas."""
    found: tuple[Value, ...] = ()
    for part in line.parts:
        if part.slot in ("modifier", "limit"):
            found += part.values
    return found


def condition(line: ast.Line) -> ast.Expression | None:
    """Return the condition after `if`, `while` or `goal`."""
    found = first(line, "if", "cond")
    return None if isinstance(found, ast.Ident) else found


def text(line: ast.Line) -> ast.Text | None:
    """Return the line's quoted text."""
    for part in line.parts:
        for value in part.values:
            if isinstance(value, ast.Text):
                return value
    return None


def title(line: ast.Line) -> str:
    """Return the line's quoted text as such: the name of a card, a label, "" for none."""
    found = text(line)
    return found.value if found is not None else ""


def words(line: ast.Line, kind: str) -> tuple[str, ...]:
    """Return the words of a closed choice of that kind (`duration`, `moment`, `limit`), or an empty
    tuple.
    """
    for value in values(line):
        if isinstance(value, ast.Words) and value.kind == kind:
            return value.values
    return ()
