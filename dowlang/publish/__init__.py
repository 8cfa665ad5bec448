"""Reference books of a set of cards: Markdown or one HTML file, from Jinja2 templates, the same
bytes every time.

The rules text is made from the tree of each card (`phrase_forms`, `wording`, `rules_text`,
`clauses`), put together as printed cards (`printed_cards`), ordered (`indexes`) and written by a
template (`book`, which `reference` calls). Cards to cut out and what else lies on a table are laid
out in `sheets`, and `report_page` writes the page of a run of games. Who has a set on disk comes by
way of `project.printing`. Nothing here reads a card file or knows a word of any game.
"""

from dowlang.publish import plain_text
from dowlang.publish.book import FORMATS, reference
from dowlang.publish.carried_out import definitions, with_definitions
from dowlang.publish.inputs import (
    CardSource,
    FluentMissing,
    MissingMessages,
    Picture,
    SetInfo,
    Texts,
    UnknownFormat,
)
from dowlang.publish.plain_text import (
    Indented,
    PlainCard,
    Sides,
)
from dowlang.publish.printed_cards import Printer

__all__ = [
    "FORMATS",
    "CardSource",
    "FluentMissing",
    "Indented",
    "MissingMessages",
    "Picture",
    "PlainCard",
    "Printer",
    "SetInfo",
    "Sides",
    "Texts",
    "UnknownFormat",
    "definitions",
    "plain_cards",
    "reference",
    "with_definitions",
]


def plain_cards(info: SetInfo, cards: tuple[CardSource, ...]) -> tuple[PlainCard, ...]:
    """Return the cards of a set as plain text, in their order. Raises `MissingMessages`."""
    return plain_text.plain_cards(Printer(info, cards), cards)
