"""Offer what can be run on a card or a test, above its first line."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.semantics.line_parts import text
from dowlang.service.positions import Range
from dowlang.service.workspace import Document


@dataclass(frozen=True, slots=True)
class CodeLens:
    """Something that can be done with a card or a test: `run test`, `odds`, `coverage`,
    `printed`.
    """

    title: str
    command: str
    name: str
    range: Range


def code_lenses(document: Document) -> tuple[CodeLens, ...]:
    """Return what can be done with the cards and tests of a document."""
    kinds = document.language.vocabulary.kind_names
    out: list[CodeLens] = []
    for line in document.tree.lines:
        title = text(line)
        if title is None:
            continue
        place = document.map.range(line.span)
        if line.shape == "test":
            out.append(CodeLens("run test", "dow.runTest", title.value, place))
        elif line.shape in kinds:
            out.append(CodeLens("odds", "dow.odds", title.value, place))
            out.append(CodeLens("coverage", "dow.coverage", title.value, place))
            out.append(CodeLens("printed", "dow.printed", title.value, place))
    return tuple(out)
