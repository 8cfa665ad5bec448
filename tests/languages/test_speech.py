"""What a speech of another language makes of the values of its sentences, and of lines of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import dowlang
from dowlang.cli.card_texts import CardTexts, texts_of
from dowlang.cli.terminal_words import TerminalWords, words_of
from dowlang.engine.speech import Speech
from dowlang.project import pipeline, source_of
from dowlang.project.card_selection import gather
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.project.printing.translated_sets import NotTold, SpokenSet, spoken
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
def told(language: str) -> SpokenSet:
    return spoken(dowlang.load(PLACE), source_of(PLACE), language)


def speech(language: str) -> Speech:
    return told(language).cards.speech


def terminal(language: str) -> TerminalWords:
    return words_of(speech(language))


@pytest.mark.proof
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


@pytest.mark.proof
@pytest.mark.sample(1)
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


@pytest.mark.proof
@pytest.mark.parametrize("folder", SETS)
@pytest.mark.parametrize(
    "language", ("ja", *(pytest.param(each, marks=pytest.mark.proof) for each in ("es", "ru")))
)
def test_the_lines_that_are_sentences_are_the_same_in_every_language(
    folder: str, language: str
) -> None:
    """A figure (`setting`) is a sentence in English only."""
    english, here = sentences(folder, ""), sentences(folder, language)
    for card, wanted, found in zip(sources(folder, ""), english, here, strict=True):
        figures = {each.span.line for each in lines(card.line) if each.shape == "setting"}
        assert found.keys() == wanted.keys() - figures, card.checked_card.name


SAME = {"es": {"animal"}}
"""Marks of cards that a language calls as English does."""


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_full_is_in_the_language_to_its_quotes_and_brackets(language: str) -> None:
    cards = told(language).cards
    here = CardTexts(cards, dict, told(language).texts)
    english = CardTexts(dowlang.load(PLACE), lambda: texts_of(PLACE))
    marks = {word for card in english.cards.paths for word in english.of(card).head}  # type: ignore[union-attr]
    opening = r"(?<![^\s«(])“"  # quotes inside «» are „these“ in Russian
    foreign = {"es": "[“”]", "ru": f"[”A-Za-z]|{opening}", "ja": "[“”A-Za-z()]"}
    wrong = re.compile(foreign[language])
    for path in cards.paths:
        screen = "\n".join(line for line, _ in here.whole(path))
        assert not wrong.search(screen), screen
        beside = here.of(path)
        assert beside is not None and marks & {*beside.head} <= SAME.get(language, set())
        assert str(cards.paths[path]["flavor"] or "").rstrip(".。") in screen


TOLD = {
    "es": (
        ("terminal-begins", {"count": 1}, "x 1, 1 jugador (y), semilla 3"),
        ("terminal-begins", {"count": 4}, "x 1, 4 jugadores (y), semilla 3"),
        ("terminal-goes-on", {"count": 1}, "x 1, 1 jugador (y), continúa desde z"),
    ),
    "ru": (
        ("event-exposure-thrown", {}, "кубик Воздействия за Чиди Барнса показывает рану"),
        ("healed", {"count": 1, "of": ("1 рана",)}, "вылечено: 1 рана"),
        ("healed", {"count": 2, "of": ("2 раны",)}, "вылечено: 2 раны"),
        ("eats", {"count": 1}, "колония платит 1 жетон Пропитания"),
        ("eats", {"count": 2}, "колония платит 2 жетона Пропитания"),
        ("supply-gains", {"count": 21}, "в кладовую добавлен 21 жетон Пропитания"),
        ("supply-loses", {"count": 11}, "из кладовой убрано 11 жетонов Пропитания"),
        ("asks-granted", {}, "Ада запрашивает у Барто нож и получает карту «Копчёная колбаса»"),
        ("equips", {}, "Ада снаряжает Барто картой «Копчёная колбаса»"),
        ("asks-in-vain", {}, "Ада запрашивает у Барто нож, но не получает её"),
        ("rather-than", {"cards": ("«Аспирин»", "«Нож»")}, ", а не «Аспирин» и «Нож»"),
        ("crisis-gets", {"cards": ("«Нож»",), "then": "x"}, "на Кризис добавлено: «Нож»; x"),
        ("equipped", {}, "Барто получает в снаряжение карту «Копчёная колбаса»"),
    ),
}
"""Sentences whose number, gender or case was wrong once, with values below."""
VALUES = {
    **{"set": "x", "version": "1", "agents": "y", "seed": 3, "file": "z", "face": "рану"},
    **{"who": "Ада", "whom": "Барто", "what": "нож", "whence": ""},
    **{"survivor": "Чиди Барнс", "card": "Копчёная колбаса"},
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", TOLD)
def test_numbers_and_cases_of_a_sentence_fit(language: str) -> None:
    for id, values, wanted in TOLD[language]:
        assert speech(language).said(id, **{**VALUES, **values}).strip() == wanted


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_stays_hidden_is_called_a_card_once(language: str) -> None:
    """Sentences have their own word for a card, or take that of the value, never both or none."""
    said = speech(language)
    card = {"es": r"\bcarta", "ja": "カード", "ru": "карт"}[language]
    hidden, one = said.said("a-card"), said.said("some-cards", count=1)
    for id in ("asks-granted", "equips", "equipped", "hands", "steals", "draws", "discards"):
        for value in (hidden, one):
            line = said.said(
                id, **{**VALUES, "deck": "x", "count": 1, "card": value, "cards": value}
            )
            assert len(re.findall(card, line)) == 1, line


def test_a_game_without_sentences_by_id_is_told_in_english_only() -> None:
    cards = copy(dowlang.load(PLACE))
    cards.ruleset = replace(cards.ruleset, sentences={})
    with pytest.raises(NotTold, match="told in English only"):
        spoken(cards, source_of(PLACE), "es")


ROWS = {
    ("Torvik", "Ylva"): "Torvik e Ylva",
    ("Torvik", "Ilse Brandt"): "Torvik e Ilse Brandt",
    ("agua", "hielo"): "agua y hielo",
    ("Ana", "Yara"): "Ana y Yara",
    ("Ana", "Berta"): "Ana y Berta",
    ("Ana", "Berta", "Hilda"): "Ana, Berta e Hilda",
    ("agua", "hierro"): "agua y hierro",
}


@pytest.mark.parametrize("names", ROWS)
def test_and_is_another_word_before_its_own_sound_in_spanish(names: tuple[str, ...]) -> None:
    assert speech("es").listed(names) == ROWS[names]


@pytest.mark.parametrize(("names", "said"), [(("Ana", "Odda"), "u"), (("Ana", "Berta"), "o")])
def test_or_is_another_word_before_its_own_sound_in_spanish(
    names: tuple[str, ...], said: str
) -> None:
    assert speech("es").either(names) == f"{names[0]} {said} {names[1]}"
