"""Cards to cut out and play with: every copy at one size, with backs and cut marks, as PDF or PNG.

`decks` chooses and measures the cards, `table_pages` are what else lies on a table, and
`tabletop_simulator` is the set for a program in which people play. The printed cards of
`rules_text` become plain data (`faces`), in which the words that a game declares get icons
(`icons_in_text`), copies are laid on pages (`imposition`), and the template is set: `typesetting`
by `typst_module` in a `template_folder`, in a `sandbox` where the template is a stranger's. What
does not fit is told, as `letters_without_font` are, and never changes the size of a card.
"""

from dowlang.publish.sheets.decks import (
    Damaged,
    DeckCard,
    MeasuredCards,
    NoSuchDeck,
    Overflow,
    PrintSelection,
    Unprinted,
    measured_cards,
)
from dowlang.publish.sheets.imposition import (
    BACKS,
    PAPERS,
    POKER,
    SINGLE_BLEED,
    DoesNotFit,
    Layout,
    Size,
)
from dowlang.publish.sheets.sandbox import TemplateFailed
from dowlang.publish.sheets.table_pages import PARTS, NothingDeclared, TableSet, table_pdf
from dowlang.publish.sheets.tabletop_simulator import Sheet, saved_object, sheets_of
from dowlang.publish.sheets.tabletop_simulator import pictures as sheet_pictures
from dowlang.publish.sheets.typst_module import TypstMissing, families

__all__ = [
    "BACKS",
    "PAPERS",
    "PARTS",
    "POKER",
    "SINGLE_BLEED",
    "Damaged",
    "DeckCard",
    "DoesNotFit",
    "Layout",
    "MeasuredCards",
    "NoSuchDeck",
    "NothingDeclared",
    "Overflow",
    "PrintSelection",
    "Sheet",
    "Size",
    "TableSet",
    "TemplateFailed",
    "TypstMissing",
    "Unprinted",
    "families",
    "measured_cards",
    "saved_object",
    "sheet_pictures",
    "sheets_of",
    "table_pdf",
]
