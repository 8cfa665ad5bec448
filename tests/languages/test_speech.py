"""What a speech of another language makes of the values of its sentences, and of lines of cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dowlang
from dowlang.cli.terminal_words import TerminalWords, words_of
from dowlang.engine.speech import Speech
from dowlang.project import pipeline, source_of
from dowlang.project.card_selection import gather
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.project.printing.spoken_sets import spoken
from dowlang.publish import CardSource, plain_cards
from dowlang.syntax.ast import Line
from tests.languages.readings import LANGUAGES

PLACE = "base"
SETS = ("cards/base", "cards/dwar7s")
VERBATIM = (
    "dow play --continue 'mi  partida, (1).dowsave'",
    "el libro.dowsave",
    "a el rey , de el mar.",
    "wait,  , what ?",
    "(,)",
)
"""Texts whose signs a grammar would change: spaces, commas, brackets, words drawn together."""


@cache
def speech(language: str) -> Speech:
    return spoken(dowlang.load(PLACE), source_of(PLACE), language).cards.speech


def terminal(language: str) -> TerminalWords:
    return words_of(speech(language))


@pytest.mark.parametrize("text", VERBATIM)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_or_written_by_an_author_is_said_as_it_stands(
    language: str, text: str
) -> None:
    said, words = speech(language), terminal(language)
    saved = words.said("saved", file="a.dowsave", command=text)
    assert text in saved
    assert text in said.sentence(words.said("nothing-fits", said=text))
    assert text in said.commas([saved, "x"])
    assert said.listed([text, "x", text]).count(text) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_game_is_told_like_its_beginning(language: str) -> None:
    """More texts are said than there are signs to stand for them."""
    words = terminal(language)
    for number in range(6_200):
        words.said("nothing-fits", said=f"no. {number}")
    assert "a,  (b)" in words.said("nothing-fits", said="a,  (b)")


@cache
def checked(folder: str) -> pipeline.CheckedSet:
    ((source, _),) = gather([Path(folder)])
    return pipeline.check(source)


def sources(folder: str, language: str) -> tuple[CardSource, ...]:
    return tuple(cards_of(checked(folder), language, None))


@cache
def sentences(folder: str, language: str) -> list[dict[int, str]]:
    """Return the sentences of each card of a set by their lines."""
    cards = plain_cards(info_of(checked(folder), language), sources(folder, language))
    return [card.sentences for card in cards]


def lines(card: Line) -> Iterator[Line]:
    for line in card.block:
        yield line
        yield from lines(line)


@pytest.mark.parametrize("folder", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_that_are_sentences_are_the_same_in_every_language(
    folder: str, language: str
) -> None:
    """A figure (`setting`) is a sentence in English only."""
    english, here = sentences(folder, ""), sentences(folder, language)
    for card, wanted, found in zip(sources(folder, ""), english, here, strict=True):
        figures = {each.span.line for each in lines(card.line) if each.shape == "setting"}
        assert found.keys() == wanted.keys() - figures, card.checked_card.name
