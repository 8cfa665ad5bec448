"""Refuse a second test of the same name for the same cards."""

from __future__ import annotations

from collections.abc import Mapping

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.reporter import Reporter
from dowlang.syntax import ast


class NamesOfTests:
    """The names of the tests of a set: of the tests of one card no two have one name."""

    def __init__(self) -> None:
        # (cards it is about, its name, its file when about none) -> where
        self.lines: dict[tuple[str, str, str], tuple[str, int]] = {}

    def add(self, reporters: Mapping[str, Reporter], path: str, line: ast.Line) -> None:
        """Add the test on a line of the file at `path`, and report a name that is taken."""
        title = line_parts.text(line)
        named = (part.values[1] for row in line.block for part in row.parts_named("card"))
        of = ", ".join(sorted({name.value for name in named if isinstance(name, ast.Text)}))
        if title is None:
            return
        here = (path, line.span.line)
        first = self.lines.setdefault((of, title.value, "" if of else path), here)
        if first != here:
            other = f"`{first[0]}` on line {first[1]}"
            reporters[path].add(
                codes.DUPLICATE_CARD, title.span, kind="test", name=title.value, other=other
            )
