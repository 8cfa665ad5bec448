"""Find the lines of a card as they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dowlang.engine.card_set import CardSet
from dowlang.project import pipeline
from dowlang.project.card_file import CardFile
from dowlang.project.sets import SetSource
from dowlang.semantics.ir import CheckedCard

BEFORE_COMMENT = re.compile(r'(?:[^"#]|"[^"]*")*')
"""A line up to its comment, which a text between quotes is none of."""


@dataclass(frozen=True, slots=True)
class Written:
    """A card as its file has it: checked, and the text of the file.

    Without a file at hand both are empty.
    """

    checked_card: CheckedCard | None = None
    text: str = ""

    def line(self, number: int) -> str:
        """Return a line of the file without its comment, or an empty text."""
        lines = self.text.replace("\r\n", "\n").split("\n")
        return (
            BEFORE_COMMENT.findall(lines[number - 1])[0].strip() if 0 < number <= len(lines) else ""
        )


NOT_AT_HAND = Written()


class WrittenCards:
    """The cards of a set, and of those it uses, as their files have them.

    A set is checked when the first of its cards is asked for.
    """

    def __init__(self, source: SetSource, cards: CardSet) -> None:
        self._parts = (*source.everything_used, source)
        self._cards = cards
        self._checked: dict[int, pipeline.CheckedSet] = {}  # by place among the parts

    def card(self, path: str) -> Written:
        """Return the card of this path.

        It is empty when no file is at hand or it does not check.
        """
        facts = self._cards.paths[path]
        place, file = self._file(path)
        if file is None:
            return NOT_AT_HAND
        if place not in self._checked:
            self._checked[place] = pipeline.check(self._parts[place])
        checked = self._checked[place]
        for checked_card in () if checked.errors else checked.checked_cards.get(file.label, []):
            if (checked_card.kind.name, checked_card.slug) == (facts["kind"], facts["slug"]):
                return Written(checked_card, checked.sources[file.label].text)
        return NOT_AT_HAND

    def data(self, path: str) -> bytes:
        """Return the file of the card of this path, empty when none is at hand. Nothing is
        checked for it.
        """
        _, file = self._file(path)
        return b"" if file is None else file.data

    def _file(self, path: str) -> tuple[int, CardFile | None]:
        """Return the file of a card, and the place among the parts that it is of."""
        facts = self._cards.paths[path]
        for place, part in enumerate(self._parts):
            for file in part.files:
                if file.below == facts["file"] and file.hash == facts.get("source"):
                    return place, file
        return 0, None
