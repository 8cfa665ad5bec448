"""Texts around the rules: headings, counts, what stands beside a card, in English.

In another language they are messages (`label-cards`, `kind-crossroads`), and
`LocalisedPageLabels` says them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from dowlang.source.text_forms import identifier_words
from dowlang.vocabulary import CardKind
from dowlang.vocabulary.card_look import CardLook, Icon

ENGLISH = {
    "reference-for": "A reference for {game}, version {version}.",
    "reference": "A reference, version {version}.",
    "reference-title": "{name} – reference",
    "cards": "{count} cards",
    "with-all-copies": "{count} with all copies",
    "version": "version {version}",
    "by": "By {authors}",
    "licence": "licence {licence}",
    "contents": "Contents",
    "cards-title": "Cards",
    "indexes": "Indexes",
    "marks": "Marks",
    "deck-of": "deck of {count}",
    "no-deck": "No deck",
    "own-text": "the author’s own text",
    "at-the-table": "At the table",
    "by-kind": "By kind",
    "by-deck": "By deck",
    "name": "Name",
    "decks": "Decks",
    "rules": "Rules",
    "quote": "“{text}”",
    "with-colon": "{label}: {text}",
    "with-note": "{text} ({note})",
    "nothing-happens": "Nothing happens.",
    "credit": "Made with dowlang. Not affiliated with any publisher.",
}
ANYTHING = "–"
"""Stands on both sides of a sign that is asked for alone."""
SINGULAR = {"cards": "{count} card"}
"""Texts for a count of 1."""


class PageLabels:
    """Says the words of a page in English."""

    language = "en"

    def text(self, id: str, **arguments: object) -> str:
        """Return a label."""
        texts = SINGULAR if arguments.get("count") == 1 and id in SINGULAR else ENGLISH
        return texts[id].format(**arguments)

    def listed(self, texts: Sequence[str], end: str = "") -> str:
        """Return labels with commas between them, and `end` behind: "." for a sentence."""
        return ", ".join(texts) + end

    def kind(self, kind: CardKind) -> str:
        """Return the name of a kind of card, as it stands on one."""
        return kind.printed or kind.name

    def kinds(self, kind: CardKind) -> str:
        """Return the title of all cards of a kind: its folder is its plural."""
        printed = f"{kind.printed}s" if kind.printed else ""
        return identifier_words(printed or kind.folder or kind.name).capitalize()

    def deck(self, deck: str, kind: CardKind) -> str:
        """Return the name of a deck that no card gives one, from a card of that kind in it."""
        return ((kind.deck == deck and kind.printed) or identifier_words(deck)).capitalize()

    def index_of(self, enumeration: str) -> str:
        """Return the title of the index of an enumeration."""
        return f"By {enumeration}"

    def value(self, enumeration: str, value: str) -> str:
        """Return a value of an enumeration (a symbol) as it is printed."""
        return value

    def symbol(self, value: str) -> str:
        """Return a value of whichever enumeration as it is printed."""
        return value

    def clause(self, words: str) -> str:
        """Return the words of a line of a card, as the title of a column."""
        return words.capitalize()

    fonts: tuple[str, ...] = ()
    """Fonts of the machine that the language needs beside those that come with typst."""
    spaceless = False
    """True for a language without spaces between words."""

    prepositions: tuple[str, ...] = ("from",)
    """Labels that go on in what follows them: no colon stands behind them."""

    @cached_property
    def colon(self) -> str:
        """Return the colon behind a label, with its space."""
        return self.text("with-colon", label=ANYTHING, text=ANYTHING)[1:-1]

    @cached_property
    def comma(self) -> str:
        """Return the comma between labels, with its space."""
        return self.listed((ANYTHING, ANYTHING))[1:-1]

    def behind(self, label: str) -> str:
        """Return what stands between a label and its text: a colon, a space behind a preposition.

        >>> PageLabels().behind("Players"), PageLabels().behind("From")
        (': ', ' ')
        """
        return " " if label.lower() in self.prepositions else self.colon

    def with_note(self, text: str, note: str) -> str:
        """Return a text with a note in brackets behind it."""
        return self.text("with-note", text=text, note=note)

    def icons(self, look: CardLook) -> dict[str, Icon]:
        """Return the icons that stand before words of rules text, by the words."""
        return {word: icon for icon in look.icons for word in icon.words}

    def counters(self, look: CardLook) -> tuple[str, ...]:
        """Return the words behind which a word counts as counted."""
        return look.counters

    def heads(self, look: CardLook) -> tuple[str, ...]:
        """Return the words before which a word counts as counted."""
        return look.heads

    def mark(self, mark: str) -> str:
        """Return a mark of a card (`mature`) as it is printed."""
        return mark

    def game(self, name: str) -> str:
        """Return the name of the game."""
        return name

    def short(self, text: str) -> str:
        """Return a short text of what lies on a table: the name of a piece or a space."""
        return text

    def aid(self, section: int, line: int, text: str, lead: bool = False) -> str:
        """Return the title (line 0) or a line of a section of the player aid, or its lead."""
        return text
