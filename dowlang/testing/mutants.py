"""Changes of one card, each of which its tests should notice: a number one more or less, another
comparison, a line left out, what stands under two lines exchanged, another name of the same kind, a
condition turned round.

A change is made in the text of a line, at the place that the tree tells, so it can be shown as the
line that it has become. Whether the card still checks, and still means something else, is for
`mutation` to find out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from dowlang.source import Span
from dowlang.syntax import ast

OTHER_COMPARISON = {">=": ">", "<=": "<", ">": ">=", "<": "<=", "=": ">="}
WITHOUT_MEANING = (
    "flavor",
    "text",
    "id",
    "occupation",
    "mature",
    "non-cooperative",
    "uses",
    "players",
    "nothing",
)
"""First words of lines that print and do nothing. A test cannot notice that they are gone."""

EXCHANGED = ("passes", "fails", "if_so", "if_not", "face", "otherwise", "option")
NOTHING = "nothing happens"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed file: which line, what kind of change, the line before and after, and the whole
    text.
    """

    line: int
    change: str
    before: str
    after: str
    text: str


def mutants(card: ast.Line, lines: Sequence[str], names: Mapping[str, str]) -> Iterator[Mutant]:
    """Yield all changes of a card, in the order of its lines.

    `names` gives for a name the one that takes its place.
    """
    seen: set[str] = set()
    for one in _all(card, card.block, _Text(lines), names):
        if one.text not in seen:
            seen.add(one.text)
            yield one


class _Text:
    """The lines of the file, and copies with a change."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = [line.removesuffix("\r") for line in lines]

    def replaced(self, span: Span, new: str, change: str) -> Mutant:
        """Replace a piece of one line by another."""
        at = span.line - 1
        before = self.lines[at]
        after = before[: span.column - 1] + new + before[span.end_column - 1 :]
        return Mutant(
            span.line,
            change,
            before.strip(),
            after.strip(),
            "\n".join([*self.lines[:at], after, *self.lines[at + 1 :]]),
        )

    def without(self, line: ast.Line, instead: str = "") -> Mutant:
        """Leave a line out and all below it."""
        first, last = line.span.line, _last(line)
        before = self.lines[first - 1]
        kept = [before[: line.span.column - 1] + instead] if instead else []
        text = "\n".join([*self.lines[: first - 1], *kept, *self.lines[last:]])
        return Mutant(first, "a line left out", before.strip(), instead, text)

    def exchanged(self, one: ast.Line, other: ast.Line) -> Mutant:
        """Return the mutant in which the blocks of two lines are exchanged."""
        blocks = [self.lines[line.span.line : _last(line)] for line in (one, other)]
        between = self.lines[_last(one) : other.span.line]
        text = "\n".join(
            [
                *self.lines[: one.span.line],
                *blocks[1],
                *between,
                *blocks[0],
                *self.lines[_last(other) :],
            ]
        )
        heads = [self.lines[line.span.line - 1].strip() for line in (one, other)]
        first = [block[0].strip() if block else "" for block in blocks]
        before, after = f"{heads[0]}: {first[0]}", f"{heads[0]}: {first[1]}"
        return Mutant(
            one.span.line, f"exchanged with what stands under `{heads[1]}`", before, after, text
        )


def _last(line: ast.Line) -> int:
    return _last(line.block[-1]) if line.block else line.span.line


def _all(
    card: ast.Line, block: Sequence[ast.Line], text: _Text, names: Mapping[str, str]
) -> Iterator[Mutant]:
    for place, line in enumerate(block):
        if not _means(line):
            continue
        yield from _in_line(line, text, names)
        if line.start == "statement" and len(block) == 1:
            if line.shape != "nothing":
                yield text.without(line, NOTHING)
        else:
            yield text.without(line)
        for other in block[place + 1 :]:
            if line.block and other.block and line.shape in EXCHANGED and other.shape in EXCHANGED:
                yield text.exchanged(line, other)
                break
        yield from _all(card, line.block, text, names)


def _means(line: ast.Line) -> bool:
    return line.shape.split(" ")[0] not in WITHOUT_MEANING


def _in_line(line: ast.Line, text: _Text, names: Mapping[str, str]) -> Iterator[Mutant]:
    for part in line.parts:
        if part.slot in ("if", "cond") and isinstance(part.values[0], ast.Node):
            yield _negated(part.values[0].span, text)
        for node in _nodes(part.values):
            match node:
                case ast.Integer(span=span, value=value):
                    for new in (value + 1, value - 1):
                        if new >= 0:
                            yield text.replaced(span, str(new), "another number")
                case ast.Comparison(left=left, operator=operator, right=right):
                    line_text = text.lines[line.span.line - 1]
                    at = line_text.find(operator, _end(left) - 1)
                    if at >= 0 and at < _begin(right):
                        span = Span(line.span.line, at + 1, line.span.line, at + 1 + len(operator))
                        yield text.replaced(span, OTHER_COMPARISON[operator], "another comparison")
                case ast.Text(span=span, value=name) if name in names:
                    yield text.replaced(span, f'"{names[name]}"', "another name")
                case ast.Reference(span=span, words=words) if " ".join(words) in names:
                    yield text.replaced(span, f'"{names[" ".join(words)]}"', "another place")


def _negated(span: Span, text: _Text) -> Mutant:
    written = text.lines[span.line - 1][span.column - 1 : span.end_column - 1]
    # a bracket at the end of a condition is not part of its last node
    missing = written.count("(") - written.count(")")
    end = span.end_column + max(0, missing)
    start = span.column - max(0, -missing)
    whole = Span(span.line, start, span.line, end)
    return text.replaced(
        whole, f"not ({text.lines[span.line - 1][start - 1 : end - 1]})", "a condition turned round"
    )


def _begin(node: ast.Node) -> int:
    return node.span.column


def _end(node: ast.Node) -> int:
    return node.span.end_column


def _nodes(value: Any) -> Iterator[ast.Node]:
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            waiting.extend(reversed(each))
        elif is_dataclass(each) and not isinstance(each, Span | type):
            if isinstance(each, ast.Node):
                yield each
            waiting.extend(getattr(each, field.name) for field in reversed(fields(each)))
