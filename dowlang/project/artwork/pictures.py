"""Pictures that cards name: `art "pictures/bell.png"`, a file of the card's own set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import PICTURE_UNUSABLE
from dowlang.project import ruleset_registry
from dowlang.project.artwork.picture_files import Unusable, folder_of, refused
from dowlang.semantics import line_parts
from dowlang.semantics.message_wording import articled

if TYPE_CHECKING:
    from dowlang.project.sets import SetSource
    from dowlang.syntax.ast import File, Line, Text

SHAPE = "art"


def named_in(line: Line) -> Text | None:
    """Return the path that a card's `art` line has, None where it has no such line."""
    row = next((row for row in line.block if row.shape == SHAPE), None)
    return line_parts.text(row) if row is not None else None


def findings(source: SetSource, trees: Mapping[str, File]) -> Iterator[Diagnostic]:
    """Yield what is wrong with the pictures that the cards of a set name, at the name.

    `trees` are the parsed card files by label. The set has a manifest of a known game.
    """
    assert source.manifest is not None
    named = [
        (label, line, text)
        for label, tree in trees.items()
        for line in tree.lines
        if (text := named_in(line)) is not None
    ]
    framed = _framed(source.manifest.ruleset) if named else frozenset()
    for label, line, text in named:
        if line.shape in framed:
            unusable = refused(folder_of(source, label), text.value)
        else:
            kind = articled((line.shape,))
            unusable = Unusable(f"has no place: {kind} is no card with a face")
        if unusable is not None:
            yield PICTURE_UNUSABLE.at(
                label, text.span, near=unusable.near, path=text.value, wrong=unusable.wrong
            )


def _framed(ruleset: str) -> frozenset[str]:
    """Return the kinds of cards that have a face with an art box."""
    try:
        return frozenset(frame.kind for frame in ruleset_registry.card_look(ruleset).frames)
    except ruleset_registry.NoLook:
        return frozenset(ruleset_registry.kinds(ruleset))  # a reference shows pictures too
