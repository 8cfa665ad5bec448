"""One card file as a spoiler sees it: lines cut into words, the tree, and which line stands in
which block.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from lark import Token

from dowlang.project.pipeline import Language
from dowlang.syntax import ast, parse


@dataclass(frozen=True)
class CardText:
    """A file without findings. `label` is its path inside the set."""

    label: str
    text: str
    words: Language

    @cached_property
    def file(self) -> ast.File:
        return parse(self.label, self.text, self.words.parser)[0]

    @cached_property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def names(self) -> frozenset[str]:
        """Names that the file introduces: `as scout`, `counter samples`."""
        return frozenset(
            name for line in self.lines for name in self.words.parser.lexer.introduced(line)
        )

    def tokens(self, number: int) -> tuple[Token, ...]:
        """The tokens of a line (counted from 1), positions counted from 0 in the whole line."""
        return self.words.parser.lexer.tokens(self.lines[number - 1], self.names).tokens

    def replaced(self, number: int, start: int, end: int, by: str) -> str:
        """The text with a piece of one line replaced."""
        line = self.lines[number - 1]
        return "\n".join(
            [*self.lines[: number - 1], line[:start] + by + line[end:], *self.lines[number:]]
        )

    def without(self, first: int, last: int) -> str:
        """The text without some whole lines."""
        return "\n".join([*self.lines[: first - 1], *self.lines[last:]])

    def with_lines(self, after: int, added: list[str]) -> str:
        """The text with lines put below a line."""
        return "\n".join([*self.lines[:after], *added, *self.lines[after:]])

    @property
    def cards(self) -> tuple[ast.Line, ...]:
        """The cards of the file, its tests and definitions left out."""
        return tuple(line for line in self.file.lines if line.shape not in ("test", "define"))


def read_set(folder: Path, words: Language) -> list[CardText]:
    """All card files of a folder, in the order of their paths."""
    return [
        CardText(path.relative_to(folder).as_posix(), path.read_text("utf-8"), words)
        for path in sorted(folder.rglob("*.dow"))
    ]


def below(line: ast.Line) -> Iterator[ast.Line]:
    """A line and all lines in its block."""
    yield line
    for inner in line.block:
        yield from below(inner)


def last_line(line: ast.Line) -> int:
    """Number of the last line of its block."""
    return max(each.span.line for each in below(line))


def nodes(node: Any) -> Iterator[Any]:
    """All nodes of a tree."""
    if isinstance(node, tuple):
        for item in node:
            yield from nodes(item)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from nodes(getattr(node, field.name))
