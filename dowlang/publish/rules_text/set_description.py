"""Collect the input of the publisher: one set, its words, and its checked cards.

Nothing is read from disk here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    # (label, text) of the game's Fluent files in that language: with them rules text is in it too
    messages: tuple[tuple[str, str], ...] = ()
    kinds: Mapping[str, str] = field(default_factory=dict)  # name -> kind, of the sets that it uses
    sets: Mapping[str, str] = field(default_factory=dict)  # id -> name, of the sets that it uses
    # what the printed cards may name in another language: cards of the set and of those it uses
    named: tuple[CardSource, ...] = ()
    templates: tuple[tuple[str, bytes], ...] = ()  # of the set, by name: Typst files


@dataclass(frozen=True, slots=True)
class Texts:
    """The author's texts of a card in another language.

    A text that is missing is printed as written. `clauses` go by the word of their line (`flavor`),
    `labels` and `manual` by the card's own words. `words` are what the card calls its things
    (`the driver`), and `forms` those of its name, written `genitive: …; features: feminine`.
    """

    name: str = ""
    clauses: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    manual: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    @property
    def forms(self) -> str:
        """Return the forms of the name as they are written, an empty text for none."""
        return self.clauses.get("forms", "")


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or JPEG file that a card names: its path in the set, and what reads its bytes."""

    path: str
    read: Callable[[], bytes]

    @property
    def media_type(self) -> str:
        """Return the media type that the ending says."""
        return "image/png" if self.path.endswith(".png") else "image/jpeg"


@dataclass(frozen=True, slots=True)
class CardSource:
    """One card: what the checker made of it, the line of the tree it came from, and its file as
    shown (`items/school/headlamp.dow`).
    """

    checked_card: CheckedCard
    line: Line
    path: str
    texts: Texts = field(default_factory=Texts)
    picture: Picture | None = None

    @property
    def name(self) -> str:
        """Return the name as printed."""
        return self.texts.name or self.checked_card.name


def printed_order(card: CardSource) -> tuple[str, str, str]:
    """Return what cards are sorted by where they are printed, the same on every machine."""
    return (card.checked_card.kind.name, card.checked_card.slug, card.path)
