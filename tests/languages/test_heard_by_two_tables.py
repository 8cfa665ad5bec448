"""What two tables heard differently on the cards of the starter set, in English and in the three
languages: whose a search is, what has to be given and not only asked for, what is one for all.
"""

from __future__ import annotations

from functools import cache

import pytest

from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.text_runs import plain
from tests.languages.readings import LANGUAGES, base, said_by
from tests.languages.test_lines import english
from tests.languages.test_read_by_players import reader

EVERY = ("en", *LANGUAGES)


@cache
def starter(language: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of each card of the starter set, by its English name."""
    checked, asked = base()
    language = "" if language == "en" else language
    printer = CardPrinter(info_of(checked, language), tuple(cards_of(checked, language, asked)))
    return {
        source.checked_card.name: (
            plain(card.trigger),
            *(line.text for line in outline_of(card, printer.labels)),
        )
        for source, card in zip(printer.cards, printer.printed(), strict=True)
    }


def said(language: str, body: str) -> list[str]:
    """Return the lines of a crossroads card."""
    return said_by(english() if language == "en" else reader(language).rules, body)


CARDS = (
    "The Newcomer's List",
    "Shopping Cart",
    "A Favour Owed",
    "Felix Aldana",
    "Tire Iron",
    "They Followed the Whistle",
    "Words on the Wind",
    "Strangers at the Gate",
    "The Pipes Burst",
    "Ahead of Schedule",
)
