"""The whole reference of a set in one of the formats.

Jinja2 is imported when a book is written, not before.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from dowlang.publish.card_reference.contents import Chapter, Index, chapters, indexes
from dowlang.publish.card_reference.markdown import Escaped, escaped, points, prose
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.errors import UnknownFormat
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.set_description import CardSource, Picture, SetInfo, printed_order
from dowlang.source.text_forms import capitalised, identifier_words

if TYPE_CHECKING:
    from jinja2 import Environment

Helpers = Mapping[str, Callable[..., object]]


@dataclass(frozen=True, slots=True)
class TemplateFormat:
    """One format of the reference: its template is `templates/reference.<its name>`.

    The texts of authors may hold anything. With `autoescape` Jinja escapes every value for HTML, in
    any other format `finalize` is given each value that the template prints. `filters` and
    `globals` are what the template can call besides, such as `prose`, which writes runs of text.
    """

    autoescape: bool
    finalize: Callable[[object], object] | None
    filters: Helpers
    globals: Helpers


def _in_markdown(value: object) -> object:
    return value if isinstance(value, Escaped) else escaped(str(value))


def _indentation(depth: int) -> Escaped:
    return Escaped("  " * depth)


MARKDOWN = TemplateFormat(
    False, _in_markdown, {"prose": prose}, {"points": points, "pad": _indentation}
)
HTML = TemplateFormat(True, None, {}, {})
FORMATS: Mapping[str, TemplateFormat] = {"md": MARKDOWN, "html": HTML}


@dataclass(frozen=True, slots=True)
class ReferenceData:
    """The data that the templates are given."""

    info: SetInfo
    chapters: tuple[Chapter, ...]
    indexes: tuple[Index, ...]
    # the author's texts that are in the language of the set info. Everything else is the page's
    translated: frozenset[str] = frozenset()
    labels: PageLabels = field(default_factory=PageLabels)

    def language(self, text: str) -> str:
        """Return the language of a printed piece where it is not the page's, else ""."""
        other = self.info.language != self.labels.language
        return self.info.language if other and text in self.translated else ""

    def word(self, value: str) -> str:
        """Return a symbol as it is printed."""
        return self.labels.symbol(value)

    def embedded(self, picture: Picture) -> str:
        """Return a picture as an address that holds it, so that a page is one file."""
        return f"data:{picture.media_type};base64,{b64encode(picture.read()).decode()}"

    def behind(self, label: str) -> Escaped:
        """Return the Markdown between a label and its text."""
        return Escaped(self.labels.behind(label))

    @property
    def own_text(self) -> Escaped:
        """Return the Markdown of the note that a text is the author's own."""
        return Escaped(self.labels.with_note("", escaped(self.labels.text("own-text"))).strip())

    def linked(self, card: PrintedCard) -> Escaped:
        """Return the Markdown of a card's picture, named from the folder that its set lies in."""
        assert card.picture is not None
        address = quote(f"{self.info.id}/{card.picture.path}")
        return Escaped(f"![{escaped(card.name)}]({address})")

    @property
    def cards(self) -> tuple[PrintedCard, ...]:
        """Return all cards in the order printed."""
        return tuple(card for chapter in self.chapters for card in chapter.cards)

    @property
    def warnings(self) -> tuple[tuple[str, int], ...]:
        """Return the marks that warn (`Clause.warns`), by name, with the number of cards that bear
        them.
        """
        found = Counter(
            clause.pattern
            for card in self.cards
            for clause in card.kind.clauses
            if clause.warns and clause.pattern in card.marks
        )
        return tuple(sorted(found.items()))

    @property
    def copies(self) -> int:
        """Return the copies of all cards. A card of no deck, such as a scenario, is there once."""
        return sum(card.copies or 1 for card in self.cards)

    def hue(self, symbol: str) -> int:
        """Return the colour of a symbol, by its place in its enumeration: 0 to 6."""
        for enumeration in self.info.vocabulary.enumerations:
            values = [identifier_words(value) for value in enumeration.values]
            if symbol in values:
                return values.index(symbol) % 7
        return 0


def reference(set_info: SetInfo, cards: Sequence[CardSource], format: str) -> str:
    """Return the reference of a set as Markdown (`md`) or as one HTML file (`html`).

    The text ends with a line end and depends on nothing but its arguments. The order of `cards`
    does not matter. Raises `UnknownFormat`.
    """
    if format not in FORMATS:
        raise UnknownFormat(format, tuple(FORMATS))
    ordered = tuple(sorted(cards, key=printed_order))
    printer = CardPrinter(set_info, ordered)
    printed, labels = printer.printed(), printer.labels
    texts = [card.texts for card in cards]
    translated = {
        said
        for text in texts
        for said in (
            text.name,
            *text.clauses.values(),
            *text.labels.values(),
            *text.manual.values(),
        )
    } - {""}
    book = ReferenceData(
        set_info,
        chapters(set_info, printed, labels),
        indexes(set_info, printed, labels),
        frozenset(translated),
        labels,
    )
    text = _environment(format).get_template(f"reference.{format}").render(book=book)
    printer.raise_for_missing()
    return text.rstrip("\n") + "\n"


def unbroken(text: str) -> str:
    """Put a no-break space between an operator and the number behind it."""
    return re.sub(r"([≥≤=<>×−÷]) (?=\d)", "\\1\u00a0", text)


def number_apart(text: str) -> tuple[str, str, str]:
    """Return a text as what stands before its first number, that number, and the rest.

    A text without a number is all before it.

    >>> number_apart("150 cards")
    ('', '150', ' cards')
    """
    found = re.search(r"\d+", text)
    if found is None:
        return text, "", ""
    return text[: found.start()], found[0], text[found.end() :]


@cache
def _environment(format: str) -> Environment:
    """Return templates that escape every value for the format and fail for a missing one.

    They are made once, since compiling them is slow.
    """
    # cards on the screen (`plain_cards`) need no templates
    from jinja2 import Environment, PackageLoader, StrictUndefined

    made = FORMATS[format]
    environment = Environment(
        loader=PackageLoader("dowlang.publish.card_reference"),
        autoescape=made.autoescape,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=made.finalize,
        keep_trailing_newline=True,
    )
    environment.filters.update(
        {"unbroken": unbroken, "capital": capitalised, "parts": number_apart, **made.filters}
    )
    environment.globals.update(made.globals)
    return environment
