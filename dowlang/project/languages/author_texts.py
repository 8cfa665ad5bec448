"""The author's own texts of a card: what a translation of it has to have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.project.languages.translations import AuthorTexts
from dowlang.syntax import ast
from dowlang.syntax.ast import Line
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary import CardKind


def texts_of(kind: CardKind, line: Line) -> AuthorTexts:
    """Return the author's own texts of a card: what a translation of it has to have."""
    prose = {
        clause.pattern: clause.pattern.partition(" ")[0] for clause in kind.clauses if clause.fits
    }
    texts = {"name": str(_quoted(line, "name"))}
    labels: dict[str, str] = {}
    manual: dict[str, str] = {}
    for row in line.block:
        key = prose.get(row.shape) or ("text" if row.shape == "text" else "")
        if key and (written := _quoted(row, "text")):
            texts[key] = written
    for row in _rows(line.block):
        if label := _quoted(row, "label"):
            labels[label] = label
        if said := _quoted(row, "manual") or (
            _quoted(row, "text") if row.shape == "manual" else ""
        ):
            manual[said] = said
    return AuthorTexts(texts, labels, manual, {word: word for word in _own_words(line)})


def _own_words(line: Line) -> Iterator[str]:
    """Yield the words by which a card calls its things, and its counters that it speaks of."""
    named, spoken_of = [], set()
    for node in nodes(line):
        match node:
            case ast.NounPhrase(alias=ast.Ident(text=text)):
                yield text
            case ast.LinePart(slot="name" | "counting", values=(ast.Ident(text=text),)):
                named.append(text)
            case ast.Variable(name=text):
                spoken_of.add(text)
    yield from (name for name in named if name in spoken_of)


def _quoted(line: Line, slot: str) -> str:
    return next((str(getattr(value, "value", "")) for value in line.part(slot)), "")


def _rows(lines: Sequence[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from _rows(line.block)
