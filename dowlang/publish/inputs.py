"""Collect the input of the publisher: one set, its words, and its checked cards.

Nothing is read from disk here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dowlang.semantics.ir import CheckedCard
from dowlang.syntax.ast import Line
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar


@dataclass(frozen=True, slots=True)
class SetInfo:
    """The set that is printed.

    `vocabulary` and `grammar` are those of its ruleset. The texts are shown on the title page.
    """

    id: str
    name: str
    version: str
    vocabulary: Vocabulary
    grammar: Grammar
    game: str = ""
    authors: tuple[str, ...] = ()
    licence: str = ""
    language: str = ""  # of the author's texts, where they are translated
    kinds: Mapping[str, str] = field(default_factory=dict)  # name -> kind, of the sets that it uses


@dataclass(frozen=True, slots=True)
class Texts:
    """The author's texts of a card in another language.

    A text that is missing is printed as written. `clauses` go by the word of their line (`flavor`),
    `labels` and `manual` by the card's own words.
    """

    name: str = ""
    clauses: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    manual: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardSource:
    """One card: what the checker made of it, the line of the tree it came from, and its file as
    shown (`items/school/headlamp.dow`).
    """

    checked_card: CheckedCard
    line: Line
    path: str
    texts: Texts = field(default_factory=Texts)

    @property
    def name(self) -> str:
        """The name as printed."""
        return self.texts.name or self.checked_card.name


class UnknownFormat(ValueError):
    """`reference` was asked for a format it cannot write.

    Carries the format and those there are.
    """

    def __init__(self, format: str, known: tuple[str, ...]) -> None:
        super().__init__(
            f"unknown format `{format}`, wanted one of {', '.join(f'`{each}`' for each in known)}"
        )
        self.format, self.known = format, known
