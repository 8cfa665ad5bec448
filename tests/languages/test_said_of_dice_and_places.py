"""What holds of a thing always is said of it, and what two conditions share is said once: which die
is raised, at which of two places somebody is, which cards somebody has.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project import pipeline
from dowlang.vocabulary.declarations import EffectWord
from tests.languages.readings import GAME, LANGUAGES, Reader, said_by
from tests.languages.test_lines import english

EVERY = ("en", *LANGUAGES)
UNUSED = {"en": "unused", "es": "sin usar", "ja": "未使用の", "ru": "неиспользованн"}


def said(language: str, body: str) -> list[str]:
    """Return the lines of a crossroads card."""
    rules = english() if language == "en" else Reader(language, {}).rules
    return said_by(rules, body)


def always_said() -> list[EffectWord]:
    """Return the effects with a thing of which something always holds."""
    words = pipeline.language(GAME).vocabulary.of_sort(EffectWord)
    return [word for word in words if word.always]


@pytest.mark.parametrize("language", EVERY)
def test_a_die_that_changes_is_one_that_was_not_used(language: str) -> None:
    """*Raise a die by 1* behind an attack was heard of the die that attacks."""
    assert len(always_said()) == 3
    for word in always_said():
        for die, told in (("a die", True), ("up to 2 dice", True), ("one of those dice", False)):
            line = word.phrase.replace("{die}", die).replace("{amount}", "1")
            body = f'    option "A"\n        spend 2 dice\n        {line}\n'
            last = said(language, body)[-1]
            assert last.count(UNUSED[language]) == told, last


YOURS = {
    "en": "of your unused action dice",
    "es": " de los tuyos",
    "ja": "あなたの未使用の",
    "ru": " из ваших",
}
WHOSE = {
    "raise a die by 2": True,
    "reroll up to 2 dice": True,
    "reroll any number of dice": True,
    "set a die to 6": True,
    "you may reroll a die": True,
    "you reroll a die": True,
    "each player rerolls a die": False,
    "reroll a die of the first player": False,
}
"""Whether what is written is done with a die of yours."""


@pytest.mark.parametrize("line", WHOSE)
@pytest.mark.parametrize("language", EVERY)
def test_a_die_that_changes_is_one_of_yours(language: str, line: str) -> None:
    """*Raise an unused action die by 2* was heard of that of a player who comes later."""
    last = said(language, f'    option "A"\n        {line}\n')[-1]
    assert (YOURS[language] in last) is WHOSE[line], last


ONCE = {
    "this survivor is at {a} or this survivor is at {b}": True,
    "this survivor is at {a} or this survivor is at the colony": True,
    "those survivors are at {a} or those survivors are at {b}": False,
    "each survivor you control is at {a} or each survivor you control is at {b}": False,
    "this survivor is at {a} or this survivor is wounded": False,
    "this survivor is not at {a} or this survivor is not at {b}": False,
    "{c} is in play or {d} is in play": True,
    "{c} is in play or {d} is wounded": False,
    "{c} is at {a} and {d} is at {a}": False,
}
NAMES = {"a": '"School"', "b": '"Library"', "c": '"Biscuit"', "d": '"Tundra"'}
IS = {
    "en": r"\b(?:is|are)\b",
    "es": r"\bestán?\b",
    "ja": r"にい[るな]|にあ|(?:登場|負傷)している",
    "ru": r"находи?[тя]+ся|в игре|ранен",
}
"""Matches what is said of each of the two."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("condition", ONCE)
@pytest.mark.parametrize("language", EVERY)
def test_what_two_conditions_share_is_said_once(language: str, condition: str) -> None:
    """Only of a known one, and only where one of the two has to hold."""
    line = condition.format(**NAMES)
    told = said(language, f'    option "A"\n        if {line}\n            add 1 food\n')[-1]
    assert (len(re.findall(IS[language], told)) == 1) is ONCE[condition], told


HELD = {
    "en": "you have 2 or more food cards in hand or equipped",
    "es": "tienes entre tu mano y el equipo de tus supervivientes al menos 2 cartas de comida",
    "ja": "あなたの手札と装備の食料カードが2枚以上ある",
    "ru": "у вас (на руке и в снаряжении) не меньше 2 карт пропитания",
}


@pytest.mark.parametrize("language", EVERY)
def test_cards_that_somebody_has_are_those_in_hand_and_equipped(language: str) -> None:
    """*You hold 2 food cards* was heard of the hand alone."""
    body = '    option "A"\n        if food cards you hold >= 2\n            add 1 food\n'
    assert HELD[language] in " ".join(said(language, body))


GRANTED = {
    "the bearer has the ability 2+, once per round": "(2+, once per round)",
    'the bearer has the ability 4+, at "School", once per turn': (
        "(4+, at the School, once per turn)"
    ),
    "the bearer has the ability, once per round": "(once per round)",
    "the bearer has the ability 3+": "(3+)",
}


@pytest.mark.parametrize("line", GRANTED)
def test_what_an_ability_takes_stands_in_one_bracket(line: str) -> None:
    body = "for the rest of the game\n            " + line.replace("the bearer", "your leader")
    (told,) = said("en", f'    option "A"\n        {body}\n                add 1 food\n')[-1:]
    assert told.lower().endswith(f"has this ability {GRANTED[line].lower()}: add 1 food."), told
