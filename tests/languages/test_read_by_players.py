"""Constructions at which readers of a language stumbled, tried over all that is built so."""

from __future__ import annotations

from functools import cache

import pytest

from dowlang import syntax
from dowlang.project import pipeline
from dowlang.vocabulary.declarations import EventWord
from tests.languages.readings import GAME, HEAD, LANGUAGES, Reader

BODY = '    option "A"\n        {}\n'
REPEAT = "repeat (helpless survivors) times\n            add 1 food"
ANYWHERE = "for each location where (zombies at it >= 1)\n            add 1 food"
LINES = {
    "es": (
        (
            "the player with the most cards rolls (helpless survivors) dice",
            "tira tantos dados como",
        ),
        (REPEAT, "Repite tantas veces como el número de supervivientes indefensos:"),
        ("add (that many + 1) food", "como esa cantidad más 1"),
        (ANYWHERE, "ubicación donde hay al menos 1 zombi en esa"),
    ),
    "ru": (
        (REPEAT, "Повторите столько раз, сколько составляет число беспомощных выживших:"),
        ("add (that many + 1) food", "сколько составляет это число плюс 1"),
        (ANYWHERE, "локации, где в ней есть хотя бы 1 зомби"),
        ("choose a survivor who is wounded", "Выберите одного раненого выжившего"),
        ("choose a survivor who is not wounded", "Выберите одного выжившего, который не ранен"),
        ("each player discards up to (helpless survivors) cards", "не больше карт, чем составляет"),
    ),
    "ja": (("reroll that die", "そのアクションダイスを振り直す"),),
}
CASES = [(language, *each) for language, lines in LINES.items() for each in lines]


@cache
def reader(language: str) -> Reader:
    return Reader(language, {})


@pytest.mark.parametrize(("language", "line", "wanted"), CASES)
def test_a_line_is_said_as_its_readers_want_it(language: str, line: str, wanted: str) -> None:
    assert wanted in " ".join(reader(language).card(BODY.format(line)))


def conditions() -> list[str]:
    """Return the examples of all words that are conditions."""
    words = pipeline.language(GAME)
    found = []
    for word in words.vocabulary.words:
        _, wrong = syntax.parse(
            "x.dow", f"{HEAD}    if {word.example} and food >= 1\n", words.parser
        )
        if word.example and not wrong:
            found.append(word.example)
    return found


def test_a_japanese_condition_before_another_one_goes_on() -> None:
    """A closed form (選んだ) would end the sentence before its comma."""
    examples = conditions()
    assert len(examples) > 60
    for example in examples:
        (said,) = reader("ja").card(f"    if {example} and food >= 1\n")
        before = said.removesuffix("、食料が1以上の場合")
        assert before != said
        assert not before.endswith(("た", "る", "い", "う")), (example, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_does_is_not_said_as_what_a_vote_or_a_phase_does(language: str) -> None:
    """Events that are called alike and are different ones have sentences of their own."""
    vocabulary = pipeline.language(GAME).vocabulary
    alike: dict[str, dict[int, str]] = {}
    for word in vocabulary.of_sort(EventWord):
        if word.place == "event":
            alike.setdefault(word.phrase, {}).setdefault(word.event, word.example)
    several = {phrase: told for phrase, told in alike.items() if len(told) > 1}
    assert set(several) >= {"start", "pass"}
    for phrase, told in several.items():
        verbs = {
            " ".join(reader(language).card(f"    when {example}\n")).split()[-1][-4:]
            for example in told.values()
        }
        assert len(verbs) == len(told), (phrase, verbs)
