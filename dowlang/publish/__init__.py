"""Cards of a set as text and as documents.

`rules_text` makes rules text of the tree of each card, in English and in other languages. The rest
are documents, the same bytes every time: `card_reference` (one page of a set, Markdown or HTML),
`sheets` (cards to cut out and what else lies on a table) and `games_report_page` (the page of a run
of games). `plain_text` is a card as text, for screens, and `translated_cards` are those of a set in
a language, for play. Who has a set on disk comes by way of `project.printing`. Nothing here reads
a card file, and of the words of a game only those are known that the core has (`player`, `it`).
"""

from dowlang.publish import plain_text
from dowlang.publish.card_reference.reference import FORMATS, reference
from dowlang.publish.plain_text import (
    Indented,
    PlainCard,
    Sides,
)
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.errors import FluentMissing, MissingMessages, UnknownFormat
from dowlang.publish.rules_text.inlined_definitions import definitions, inline_definitions
from dowlang.publish.rules_text.least_amounts import with_least_amounts
from dowlang.publish.rules_text.set_description import CardSource, Picture, SetInfo, Texts

__all__ = [
    "FORMATS",
    "CardPrinter",
    "CardSource",
    "FluentMissing",
    "Indented",
    "MissingMessages",
    "Picture",
    "PlainCard",
    "SetInfo",
    "Sides",
    "Texts",
    "UnknownFormat",
    "definitions",
    "inline_definitions",
    "plain_cards",
    "reference",
    "with_least_amounts",
]


def plain_cards(info: SetInfo, cards: tuple[CardSource, ...]) -> tuple[PlainCard, ...]:
    """Return the cards of a set as plain text, in their order. Raises `MissingMessages`."""
    return plain_text.plain_cards(CardPrinter(info, cards), cards)
