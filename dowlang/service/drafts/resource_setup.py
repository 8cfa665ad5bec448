"""Lay so much on the table of a test that the option it chooses can be taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from dowlang.service.drafts.number_setup import given_number, holding_number, with_number
from dowlang.service.lemmas import lemmas_of
from dowlang.service.workspace import Document
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord

COUNTED = re.compile(r"^\D*?\b(\d+) ([a-z ]+)$")
"""A line that takes a number of something."""


def affordable(document: Document, lines: Sequence[str], path: Sequence[ast.Line]) -> list[str]:
    """Return the lines of a test with the numbers that the options on the way to a line ask for in
    their conditions, and what their own lines take.
    """
    out = list(lines)
    for row in path:
        for condition in row.part("if"):
            out = holding_number(document.map, out, condition)
        taken: dict[str, int] = {}
        for name, number in _taken(document, row) if row.shape == "option" else ():
            taken[name] = taken.get(name, 0) + number
        for name, number in taken.items():
            if (given_number(out, name) or 0) < number:
                out = with_number(out, name, number)
    return out


def _taken(document: Document, option: ast.Line) -> Iterator[tuple[str, int]]:
    """Yield what the lines of an option take of what is only counted, up to the first that is none
    of these.
    """
    rows = (document.map.line(row.span.line).partition("#")[0].strip() for row in option.block)
    return counted_in(document, rows)


def counted_in(document: Document, effects: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield the names and numbers of what effects take of what is only counted, up to the first
    effect that takes no number of something.
    """
    vocabulary = document.language.vocabulary
    counted = {noun.name for noun in vocabulary.nouns if noun.total and noun.make}
    taking = [
        lemmas_of(document, word.phrase)
        for word in vocabulary.words
        if isinstance(word, EffectWord) and word.available and word.phrase.count("{") == 1
    ]
    lemmas = document.language.grammar.lemmas
    for text in effects:
        found = COUNTED.match(text)
        if found is None or lemmas_of(document, text) not in taking:
            return
        name = " ".join(lemmas.get(word, word) for word in found[2].split())
        if name in counted:
            yield found[2], int(found[1])
