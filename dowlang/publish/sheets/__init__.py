"""Cards to cut out and play with: every copy at one size, with backs and cut marks, as PDF or PNG.

`deck` is the one way in. The printed cards of `publish` become plain data (`faces`), in which the
words that a game declares get icons (`marked_words`), copies are laid on pages (`layout`), and the
template is set (`typesetting`, and `setting_apart` for that of a stranger). `table_pages` are what
else lies on a table, `virtual_table` is the set for a program in which people play. What does not
fit is told and never changes the size of a card.
"""

from dowlang.publish.sheets.deck import (
    Choice,
    Damaged,
    Deck,
    DeckCard,
    NoSuchDeck,
    Overflow,
    Unprinted,
    deck,
)
from dowlang.publish.sheets.layout import (
    BACKS,
    PAPERS,
    POKER,
    SINGLE_BLEED,
    DoesNotFit,
    Layout,
    Size,
)
from dowlang.publish.sheets.setting_apart import TemplateFailed
from dowlang.publish.sheets.table_pages import PARTS, NothingDeclared, TableSet, table_pdf
from dowlang.publish.sheets.typesetting import TypstMissing, families
from dowlang.publish.sheets.virtual_table import Sheet, saved_object, sheets_of
from dowlang.publish.sheets.virtual_table import pictures as sheet_pictures

__all__ = [
    "BACKS",
    "PAPERS",
    "PARTS",
    "POKER",
    "SINGLE_BLEED",
    "Choice",
    "Damaged",
    "Deck",
    "DeckCard",
    "DoesNotFit",
    "Layout",
    "NoSuchDeck",
    "NothingDeclared",
    "Overflow",
    "Sheet",
    "Size",
    "TableSet",
    "TemplateFailed",
    "TypstMissing",
    "Unprinted",
    "deck",
    "families",
    "saved_object",
    "sheet_pictures",
    "sheets_of",
    "table_pdf",
]
