"""What hover tells of a word, of a line, of a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dowlang.semantics.line_parts import rows
from dowlang.service import Document, Position
from dowlang.service.hover import hover
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.lexer import SCAN
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import Place
from tests.service.opened_set import CARD, OpenedSet, place
from tests.service.test_renaming import DRUM, opened

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
        ("survivors/amara_diallo.dow", 'at "Lib', "its name in quotes, or `the colony`"),
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


COUNTED = """main_objective "Words"
    standard
        counter parts
        when an equipped item is found
            add 1 to parts
        goal parts >= 4
"""


@pytest.mark.parametrize("more", (0, 3, 5))
def test_hover_tells_where_a_bare_name_comes_from(tmp_path: Path, more: int) -> None:
    document = opened(tmp_path, COUNTED)
    for words in ("parts\n        when", "parts\n        goal", "parts >="):
        told = hover(document, place(document, words, more))
        assert told and "introduced in line 3, said again in lines 5, 6" in told.markdown
        assert told.range == document.map.range(told_span(document, words))


def told_span(document: Document, words: str) -> Span:
    at = document.map.text.index(words)
    line, column = document.map.line_and_column(document.map.position(at))
    return Span(line, column, line, column + 5)


def test_hover_at_the_end_of_a_word_is_of_the_word(tmp_path: Path) -> None:
    document = opened(tmp_path, DRUM)
    for words in ("gain", "morale", "option", '"The Drum"'):
        begins, ends = (hover(document, place(document, words, more)) for more in (0, len(words)))
        assert begins and begins == ends, words


def test_hover_tells_what_a_word_does(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    told = hover(document, place(document, "gain 1 morale"))
    assert told and "gain {count} morale" in told.markdown and "R-BOARD-09" in told.markdown
    told = hover(document, place(document, "until the end"))
    assert told and "Rules that hold" in told.markdown


def test_of_a_line_that_does_not_parse_the_phrase_nearest_to_it_is_told(
    opened_set: OpenedSet,
) -> None:
    document = opened_set.open(CARD)
    for typed, phrase in (
        ("remove 1 foods", "remove {count} food"),
        ("remove 1 barricade form", "remove {count} barricades from {place}"),
        ("remove 1 woundz from", "remove {count} wounds from {survivor}"),
    ):
        opened = opened_set.open(CARD, document.text.replace("gain 1 morale", typed, 1))
        told = hover(opened, place(opened, typed))
        assert told and told.markdown.startswith(f"**`{phrase}`**"), (typed, told)


@pytest.mark.proof
def test_hover_tells_the_phrase_that_a_line_is_and_none_beside_it(opened_set: OpenedSet) -> None:
    """All effects by their examples: `add 1 food` is not one of `add {count} starvation tokens`,
    and of the words with one pattern it is told which one the pieces that are named make it.
    """
    head = 'crossroads "All of it"\n    when you move a survivor to the colony\n    option "Go"\n'
    words = opened_set.open(CARD).language.vocabulary.words
    effects = {w.example: w.phrase for w in words if w.place is Place.EFFECT and w.example}
    text = head + "".join(f"        {example}\n" for example in effects)
    document = opened_set.open("crossroads/all_of_it.dow", text)
    said = [
        node
        for row in rows(document.tree.lines)
        for node in nodes(tuple(row.parts))
        if isinstance(node, ast.Phrase) and node.place == Place.EFFECT.value
    ]
    assert [node.span.line for node in said] == list(range(4, 4 + len(effects))) and len(said) > 100
    for node, (example, phrase) in zip(said, effects.items(), strict=True):
        told = hover(document, Position(node.span.line - 1, node.span.column - 1))
        assert told is not None, example
        assert re.findall(r"^\*\*`(.*)`\*\*$", told.markdown, re.MULTILINE) == [phrase], example


def test_hover_shows_a_card_as_printed(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    told = hover(document, place(document, '"Aspirin"'))
    assert told and "### Aspirin" in told.markdown and "Remove 1 wound" in told.markdown


def test_markdown_of_a_hostile_name_is_text(opened_set: OpenedSet) -> None:
    text = 'item "<img src=x> [a](b)"\n    food\n'
    document = opened_set.open("items/school/new.dow", text)
    told = hover(document, place(document, "<img"))
    assert told and told.markdown.startswith("### &lt;img src=x&gt; \\[a\\]\\(b\\)\n")


def test_markdown_of_a_text_that_looks_like_a_list_is_text(opened_set: OpenedSet) -> None:
    """A sign at the beginning of a line, and `&`, mean nothing either."""
    text = 'item "Odd"\n    flavor "1. One &amp; two"\n    food\n'
    document = opened_set.open("items/school/new.dow", text)
    told = hover(document, place(document, "Odd"))
    assert told and "> 1\\. One &amp;amp; two" in told.markdown
