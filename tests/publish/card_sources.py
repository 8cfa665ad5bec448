"""Cards for the tests of the publisher: text of a file becomes `CardSource`s, with facts as the
checker gives them for the deal of items.
"""

from __future__ import annotations

from pathlib import Path

from dowlang import syntax
from dowlang.project import pipeline
from dowlang.publish import CardSource, SetInfo
from dowlang.semantics.ir import CheckedCard
from dowlang.source.confusables import slug
from dowlang.syntax.ast import Line, Reference, Text, Words

HERE = Path(__file__).parent
SMALL = (HERE / "small.dow").read_text("utf-8")


def info(
    name: str = "Small Set",
    game: str = "A Game of Winter",
    authors: tuple[str, ...] = ("one author",),
) -> SetInfo:
    """A set of the shipped game's words."""
    words = pipeline.language("dead_of_winter")
    return SetInfo("small", name, "1.2.3", words.vocabulary, words.grammar, game, authors, "MIT")


def _facts(line: Line) -> dict[str, object]:
    """The facts that copies are counted by: the parts of an item's first line, names as slugs."""
    for each in line.block:
        if each.shape.startswith("{either:symbol}"):
            deal: list[object] = []
            for part in each.parts:
                for value in part.values:
                    match value:
                        case Words(values=values):
                            deal += values
                        case Text(value=name):
                            deal.append(slug(name))
                        case Reference(text=Text(value=name)):
                            deal.append(slug(name))
                        case _:
                            deal.append(getattr(value, "value", None))
            return {"deal": deal}
    return {}


def cards(text: str = SMALL, path: str = "small.dow") -> tuple[CardSource, ...]:
    """The cards of a file's text; the text must parse."""
    words = pipeline.language("dead_of_winter")
    file, findings = syntax.parse(path, text, words.parser)
    assert not findings, findings
    kinds = {kind.name: kind for kind in words.vocabulary.kinds}
    out = []
    for line in file.lines:
        name = line.part("name")[0]
        assert isinstance(name, Text)
        out.append(
            CardSource(
                CheckedCard(
                    kinds[line.shape], name.value, slug(name.value), line.span.line, _facts(line)
                ),
                line,
                path,
            )
        )
    return tuple(out)
