"""A card's lines with the author's texts in another language.

The rules text made from its other lines stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from dowlang.publish.rules_text.set_description import Texts
from dowlang.syntax.ast import Ident, Line, LinePart, Text

NAMED = ""
"""The lemma of a name that is no word of the card's own: nothing is said around it."""


def translated(line: Line, texts: Texts, sets: Mapping[str, str]) -> Line:
    """Return the line of a card with its texts translated where there is a translation.

    `sets` are the names of sets by their ids: a line that names a set calls it so.
    """
    rows = (_with_sets(row, sets) for row in line.block)
    block = tuple(_clause(row, texts) if texts != Texts() else row for row in rows)
    return replace(line, block=block)


def _with_sets(row: Line, sets: Mapping[str, str]) -> Line:
    if not row.parts or row.parts[0].slot != "name":
        return row
    (part, *rest) = row.parts
    values = tuple(
        Ident(each.span, sets[each.text], NAMED)
        if isinstance(each, Ident) and each.text in sets
        else each
        for each in part.values
    )
    return replace(row, parts=(replace(part, values=values), *rest))


def _clause(row: Line, texts: Texts) -> Line:
    """Return a line of the card itself, translated: a text, or something with labels below."""
    own = (
        texts.clauses.get(row.shape.partition(" ")[0])
        if row.shape in ("text", f"{row.shape.partition(' ')[0]} {{text}}")
        else None
    )
    if own is not None:
        return replace(
            row,
            parts=tuple(
                _with_texts(
                    part, {each.value: own for each in part.values if isinstance(each, Text)}
                )
                for part in row.parts
            ),
        )
    return _below(row, texts)


def _below(row: Line, texts: Texts) -> Line:
    parts = tuple(
        _with_texts(part, texts.labels)
        if part.slot == "label"
        else _with_texts(part, texts.manual)
        if part.slot == "manual" or (row.shape == "manual" and part.slot == "text")
        else part
        for part in row.parts
    )
    return replace(row, parts=parts, block=tuple(_below(each, texts) for each in row.block))


def _with_texts(part: LinePart, texts: Mapping[str, str]) -> LinePart:
    values = tuple(
        replace(each, value=texts.get(each.value, each.value)) if isinstance(each, Text) else each
        for each in part.values
    )
    return replace(part, values=values)
