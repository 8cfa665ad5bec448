"""What a word of a line tells that no phrase has: the shape of its line, the clause of its card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dowlang.service import Document
from dowlang.service.hover import hover
from dowlang.syntax.lexer import SCAN
from tests.service.opened_set import OpenedSet, place

CARD = "crossroads/a_favour_owed.dow"
LINES = """
test "Whatever it says"
    given players = 3, seed 7
    given crossroads "A Favour Owed"
    when player 1 chooses "Pay it back", die 4
    when player 1 accepts
    when player 2 declines
    when player 1 votes for
    then food = 2
    then player 1 cannot choose "Pay it back"
    cases rower, bank
    todo "say more"
"""


def words(document: Document, first: int = 0) -> Iterator[tuple[int, str, str]]:
    """Yield every word of a document from a line on: its line, itself, what is told of it."""
    for number, line in enumerate(document.map.lines[first:], first + 1):
        for match in SCAN.finditer(line):
            if match.lastgroup == "WORD":
                at = document.map.position(document.map.offset(number, match.start() + 1))
                told = hover(document, at)
                yield number, match.group(), told.markdown if told else ""


@pytest.mark.parametrize(
    ("words", "more", "shape"),
    (
        ('chooses "Pay', 2, "when {player} chooses {text}"),
        ("die 4", 1, "when {player} chooses {text}"),
        ("accepts", 1, "when {player} accepts"),
        ("declines", 1, "when {player} declines"),
        ("votes for", 1, "when {player} votes for"),
        ("votes for", 7, "when {player} votes for"),
        ("cannot choose", 1, "then {player} cannot choose {text}"),
        ("cannot choose", 8, "then {player} cannot choose {text}"),
        ("seed 7", 1, "given seed {number}"),
        ("players = 3", 1, "given {state}"),
        ("cases rower", 1, "cases {names}"),
        ('todo "say', 1, "todo {text}"),
        ('test "What', 1, "test {text}"),
    ),
)
def test_a_word_of_a_test_tells_the_shape_of_its_line(
    opened_set: OpenedSet, words: str, more: int, shape: str
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8").split("\n\ntest ")[0]
    document = opened_set.open(CARD, text + "\n" + LINES)
    told = hover(document, place(document, words, more))
    assert told is not None and told.markdown.startswith(f"**`{shape}`**"), told


@pytest.mark.parametrize(
    ("below", "words", "told"),
    (
        (CARD, "crossroads", "A card, by its name."),
        (CARD, "flavor", "A line of a card of the kind `crossroads`"),
        ("survivors/amara_diallo.dow", "occupation", "40 characters fit on the card"),
        ("survivors/amara_diallo.dow", "female", "may be left out"),
        ("survivors/amara_diallo.dow", "influence", "needed"),
    ),
)
def test_a_clause_tells_what_it_is(
    opened_set: OpenedSet, below: str, words: str, told: str
) -> None:
    document = opened_set.open(below)
    found = hover(document, place(document, words))
    assert found is not None and told in found.markdown, found


CARDS = (
    ("cards/base", "crossroads/the_fast.dow"),
    ("cards/base", "survivors/amara_diallo.dow"),
    ("cards/base", "items/gas_station/beef_jerky.dow"),
    ("cards/base", "crises/bad_news_travels.dow"),
    ("cards/base", "objectives/a_roof_for_everyone.dow"),
    ("cards/dwar7s", "heroes/asta_two_axes.dow"),
    ("cards/dwar7s", "boards/the_four_valleys.dow"),
)


@pytest.mark.proof
@pytest.mark.parametrize(("set", "below"), CARDS)
def test_no_word_of_a_card_says_nothing(
    opened_sets: Callable[[str], OpenedSet], set: str, below: str
) -> None:
    there = opened_sets(set)
    silent = [(line, word) for line, word, told in words(there.open(below)) if not told]
    assert not silent
