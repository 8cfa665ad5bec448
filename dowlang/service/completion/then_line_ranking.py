"""Know what the lines of a card change that a test leads to: its `then` is most likely about that,
and about the pieces that the test has named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from dowlang.semantics import line_parts
from dowlang.service.cursor import Cursor
from dowlang.service.lemmas import lemmas_of
from dowlang.service.name_index import names_by_kind
from dowlang.service.option_labels import chosen_in
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes

NAME = re.compile(r'"([^"]*)"')
NAME_NOT_OF_AIM = re.compile(r'(?<!\bto )"([^"]*)"')
FAR = 1000
"""Distance of a line that is about nothing that was changed. A line with a card that the test has
not named stands behind all of these.
"""


class WhenLineNames:
    """The names that a line behind `when` of a test says: those of the test and of its file, where
    it is about pieces of their kinds.
    """

    def __init__(self, cursor: Cursor) -> None:
        self.ranking = ThenLineRanking(cursor)

    def adapted(self, line: str) -> str:
        """Return a line with the pieces of this test for others of their kinds. Where something
        goes to stays as it is: it is elsewhere by now.
        """
        return NAME_NOT_OF_AIM.sub(self.ranking.own_for, line)


class ThenLineRanking:
    """What is changed before a cursor in a test by the option that was chosen last, of a card
    without a choice by all its lines.
    """

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self.document = cursor.document

    @cached_property
    def _test(self) -> ast.Line | None:
        card = self.cursor.card
        return card if card is not None and card.shape == "test" else None

    @cached_property
    def nouns(self) -> dict[frozenset[str], frozenset[str]]:
        """Return the nouns that are changed, each as its words with those of its line: first what
        is only counted, then the pieces, in their order on the card.
        """
        out: dict[frozenset[str], frozenset[str]] = {}
        for row in self._rows():
            said = lemmas_of(self.document, self.document.map.line(row.span.line))
            for words in self._nouns_in(said):
                out.setdefault(words, frozenset(said))
        every = self.document.language.vocabulary.nouns
        counted = {frozenset(noun.name.split()) for noun in every if noun.total}
        return {words: out[words] for words in sorted(out, key=lambda each: each not in counted)}

    @cached_property
    def _every_noun(self) -> list[frozenset[str]]:
        """Return all nouns of the game, each as its words, the longest first."""
        names = {noun.name for noun in self.document.language.vocabulary.nouns}
        return [frozenset(name.split()) for name in sorted(names, key=lambda n: (-len(n), n))]

    def _nouns_in(self, lemmas: set[str]) -> Iterator[frozenset[str]]:
        """Yield the nouns that some words are of: a helpless survivor is no survivor."""
        left = set(lemmas)
        for words in self._every_noun:
            if words <= left:
                left -= words
                yield words

    def _rows(self) -> Iterator[ast.Line]:
        """Yield the lines that a test carries out."""
        if self._test is None:
            return
        labels = [
            each.text.value
            for each in chosen_in(self._test, ("chooses",))
            if each.line.span.line < self.cursor.line
        ]
        for card in self.document.tree.lines:
            if card.shape == "test" or line_parts.title(card) not in self._named:
                continue
            options = [row for row in line_parts.rows(card.block) if row.shape == "option"]
            taken = [row for row in options if line_parts.title(row) in labels[-1:]]
            for row in taken or [
                row for row in card.block if row.shape not in ("option", "trigger")
            ]:
                yield from line_parts.rows(row.block)

    @cached_property
    def _named(self) -> tuple[str, ...]:
        """Return the names that the test says above the cursor."""
        rows = line_parts.rows(self._test.block) if self._test is not None else ()
        return names_in(row for row in rows if row.span.line < self.cursor.line)

    @cached_property
    def _own(self) -> tuple[str, ...]:
        """Return the names of what is changed, then those of the test."""
        return (*names_in(self._rows()), *self._named)

    @cached_property
    def _kinds(self) -> dict[str, str]:
        """Return the kind of each name of the set."""
        by_kind = names_by_kind(self.document.warm_set)
        return {name: kind for kind, names in by_kind.items() for name in names}

    def adapted(self, line: str) -> str:
        """Return a line with the pieces of this test for others of their kinds."""
        return NAME.sub(self.own_for, line)

    def own_for(self, found: re.Match[str]) -> str:
        """Return the own name of the kind of one that was found, in quotes, else that one."""
        name = found[1]
        mine = self._own_of_kind(self._kinds[name]) if self._is_foreign(name) else None
        return f'"{mine or name}"'

    def lateness(self, line: str) -> int:
        """Return how late an adapted line stands among its like, 0 for the first.

        First stands what is about what was changed and little else, last what is about a card that
        this test has not named.
        """
        distance = self._distance(lemmas_of(self.document, NAME.sub("", line)))
        return distance + FAR * any(map(self._is_foreign, NAME.findall(line)))

    def _is_foreign(self, name: str) -> bool:
        """Return True for the name of a piece that neither the change nor the test has."""
        return name in self._kinds and name not in self._own

    def _own_of_kind(self, kind: str) -> str | None:
        """Return the first own piece of a kind, None where there is none."""
        return next((name for name in self._own if self._kinds.get(name) == kind), None)

    def _distance(self, lemmas: set[str]) -> int:
        """Return how far a line is from what was changed: by the place of its noun among those that
        are changed, after that by its words that the changing line does not have.
        """
        nouns = set(self._nouns_in(lemmas))
        found = (
            at + len(lemmas - of_line) * len(self.nouns)
            for at, (noun, of_line) in enumerate(self.nouns.items())
            if noun in nouns
        )
        return min(found, default=FAR)


def names_in(rows: Iterable[ast.Line]) -> tuple[str, ...]:
    """Return the texts in quotes of some lines, each once."""
    values = tuple(value for row in rows for value in line_parts.values(row))
    return tuple(dict.fromkeys(n.value for n in nodes(values) if isinstance(n, ast.Text)))
