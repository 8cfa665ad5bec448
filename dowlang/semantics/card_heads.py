"""Collect the first lines of the cards and definitions of a set."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import line_parts
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.set_environment import CardName
from dowlang.source.slugs import is_slug, slug
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind


@dataclass(frozen=True, slots=True)
class CardHead:
    """A card of the set by its first line."""

    file: str
    line: ast.Line
    kind: CardKind
    name: CardName


class CardHeads:
    """The cards and definitions of a set, by their first lines."""

    def __init__(
        self, files: Sequence[ast.File], lexicon: Lexicon, reporters: Mapping[str, Reporter]
    ) -> None:
        self.lexicon, self.reporters = lexicon, reporters
        self.cards: list[CardHead] = []
        self.unread: list[CardHead] = []  # those whose first line could not be read
        self.defined: dict[str, tuple[str, ast.Line]] = {}
        for file in files:
            self._collect(file)

    @property
    def all(self) -> tuple[CardHead, ...]:
        """Return those that could be read, then the others."""
        return (*self.cards, *self.unread)

    def _collect(self, file: ast.File) -> None:
        for line in file.lines:
            title = line_parts.text(line)
            if line.shape == "define" and title is not None:
                if title.value in self.defined:
                    path, first = self.defined[title.value]
                    other = f"`{path}` on line {first.span.line}"
                    self.reporters[file.path].add(
                        codes.DUPLICATE_CARD,
                        title.span,
                        kind="definition",
                        name=title.value,
                        other=other,
                    )
                else:
                    self.defined[title.value] = (file.path, line)
            kind = self.lexicon.kinds.get(line.shape) or self._kind_below(line)
            if kind is None or (title is None and not line.broken):
                continue
            # its name is known to others, as far as it can be read
            if line.broken or title is None:
                name = title.value if title else ""
                self.unread.append(
                    CardHead(
                        file.path,
                        line,
                        kind,
                        CardName(kind.name, name, slug(name), file.path, line.span),
                    )
                )
                continue
            short = self._own_id(file.path, line) or slug(title.value)
            self.cards.append(
                CardHead(
                    file.path,
                    line,
                    kind,
                    CardName(kind.name, title.value, short, file.path, title.span),
                )
            )

    def _kind_below(self, line: ast.Line) -> CardKind | None:
        """Return the kind that the block below an unreadable first line was read as."""
        if not (line.broken and line.block):
            return None
        start = line.block[0].start
        return next(
            (
                kind
                for name, kind in self.lexicon.kinds.items()
                if re.sub(r"\W", "_", name) == start
            ),
            None,
        )

    def _own_id(self, file: str, line: ast.Line) -> str:
        for row in line.block:
            if row.shape == "id" and (written := line_parts.text(row)) is not None:
                if is_slug(written.value):
                    return written.value
                self.reporters[file].add(codes.INVALID_ID, row.span, id=written.value)
        return ""


def tested_names(files: Sequence[ast.File]) -> frozenset[str]:
    """Return the names of all cards that tests put in force."""
    rows = (
        row for file in files for line in file.lines if line.shape == "test" for row in line.block
    )
    named = (part.values[1] for row in rows for part in row.parts_named("card"))
    return frozenset(name.value for name in named if isinstance(name, ast.Text))
