"""What is printed of numbers is read back as the number: comparisons of each number that says how
many, of counts and of what somebody has, and each word with prose of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from dowlang.natural.reader import NaturalReader
from dowlang.project.game_language import language
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.wording import EnglishWording
from dowlang.publish.rules_text.text_runs import Runs, plain, say
from dowlang.syntax import ast
from dowlang.syntax.ast_builders.primitives import ParsedLine
from dowlang.syntax.formatter import agreeing
from dowlang.vocabulary.declarations import FilterWord, NumberWord, RuleWord
from tests.wordings.contexts import card
from tests.wordings.measuring import checker, offered

GAMES = ("dead_of_winter", "dwar7s_winter")
COUNTS = {
    "dead_of_winter": ("zombies at the colony", "helpless survivors", "cards in the waste pile"),
    "dwar7s_winter": (),
}
"""Counts of things, of which a page says how many there are."""
SIGNS = (">=", "<=", ">", "<", "=", "≠")
RIGHTS = ("0", "1", "2", "{many}", "{many} + 5", "3 * {many} + 3", "2 * ({many} + 1)")
SAME = {
    ("<=", "0"): ("=", "0"),
    ("<", "1"): ("=", "0"),
    (">", "0"): (">=", "1"),
    ("≠", "0"): (">=", "1"),
}
"""Comparison of a count -> what it is printed as, since no count is below 0."""


@cache
def reader(game: str) -> NaturalReader:
    """Return the second grammar of a game."""
    words = language(game)
    return NaturalReader(words.vocabulary, words.parser)


@cache
def wording(game: str) -> EnglishWording:
    """Return what puts trees of a game into English."""
    words = language(game)
    return EnglishWording(PrintedForms(words.vocabulary, words.grammar), lambda name: "")


def several(game: str) -> list[str]:
    """Return the numbers that say how many, each with its slots filled."""
    words = language(game).vocabulary.of_sort(NumberWord)
    return [re.sub(r"^\d+ \* ", "", word.example) for word in words if word.one]


def owned(game: str) -> list[str]:
    """Return counts of what somebody has."""
    words = language(game).vocabulary.of_sort(FilterWord)
    whose = [word for word in words if word.phrase.startswith("you ") and not word.slots]
    plurals = {noun.name: noun.plural for noun in language(game).vocabulary.nouns}
    return [f"{plurals[word.noun]} {word.phrase}" for word in whose]


def conditions(game: str, left: str) -> Iterator[str]:
    """Yield comparisons of a number with amounts, another number and sums of that."""
    for right in RIGHTS:
        for sign in SIGNS:
            if (sign, right) == ("<", "0"):  # holds for no count
                continue
            shown, number = SAME.get((sign, right), (sign, right))
            compared = number.format(many=several(game)[0])
            yield f"{left} {shown} {compared}" if shown != "≠" else f"not {left} = {compared}"


def back(game: str, start: str, line: str, printed: Callable[[ParsedLine], Runs]) -> str:
    """Return what is printed and read of a line where that is not the line, else "".

    What is printed may be a line of a card itself, but for where cards are: `you hold no cards`.
    """
    parser = language(game).parser
    parsed = parser.fits(start, parser.tokens(line, ()))
    assert parsed is not None, line
    said = plain(printed(parsed))
    read = [" / ".join(each.lines) for each in reader(game).readings(start, said, ())]
    wanted = agreeing(start, line, (), parser)
    told = [each for each in read if means(each)] or read  # what does not check is not offered
    own = said.replace(" in hand or equipped", "").replace(" have ", " hold ")
    if told and (told[0] in (wanted, said, own) or means(told[0]) == means(wanted) != ""):
        return ""
    return f"`{line}` is printed `{said}` and read {read[:3]}"


def means(line: str) -> str:
    """Return what a condition of the first game means to a trigger, "" for one that is none."""
    try:
        return checker().meant("trigger", line)
    except ValueError:
        return ""


def condition(parsed: ParsedLine) -> Runs:
    """Return the condition of a line in print."""
    (part,) = parsed.parts
    return say("if", wording(GAMES[0]).node(part.values[0]))


def rule(parsed: ParsedLine) -> Runs:
    """Return the sentence of a line in print."""
    phrases = [each for part in parsed.parts for each in part.values]
    assert isinstance(phrases[0], ast.Phrase)
    return wording(GAMES[0]).node(phrases[0])


NUMBERS = [(game, left) for game in GAMES for left in (*several(game), *COUNTS[game], *owned(game))]
PROSE = [word.example for word in language(GAMES[0]).vocabulary.of_sort(RuleWord) if word.printed]


@pytest.mark.proofs(16)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("game", "left"), NUMBERS)
def test_a_printed_comparison_is_read_back(game: str, left: str) -> None:
    lines = [f"if {each}" for each in dict.fromkeys(conditions(game, left))]
    wrong = [back(game, "statement", line, condition) for line in lines]
    assert not any(wrong), "\n".join(filter(None, wrong))


def test_one_number_has_its_article_and_is_read_back() -> None:
    """`If level of the Barometer is 4` is what a card file says, not a printed card."""
    measures = [
        word
        for word in language(GAMES[0]).vocabulary.of_sort(NumberWord)
        if word.printed and not word.one
    ]
    assert len(measures) >= 12
    wrong = []
    for word in measures:
        parser = language(GAMES[0]).parser
        for line in (f"if {word.example} >= 2", f"if morale > {word.example}"):
            parsed = parser.fits("statement", parser.tokens(line, ()))
            assert parsed is not None
            told = "the " in plain(condition(parsed))
            wrong += [] if told else [line]
            wrong.append(back(GAMES[0], "statement", line, condition))
    assert not any(wrong), wrong


@pytest.mark.sample(8)
@pytest.mark.parametrize("line", PROSE)
def test_prose_of_a_word_is_read_back(line: str) -> None:
    for number in (1, 2, 12):
        said = re.sub(r"\d+", str(number), line)
        assert not back(GAMES[0], "rule", said, rule)


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", ["food", "morale", "helpless survivors", "rounds left"])
@pytest.mark.parametrize("verb", ["reaches", "hits"])
def test_what_a_number_reaches_it_may_pass_by(number: str, verb: str) -> None:
    """A count may rise past it by more than 1: so many or more is told, beside so many or fewer."""
    many, none = (offered(*card("goal", f"{number} {verb} {n}")) for n in ("5", "0"))
    assert many == [f"goal {number} >= 5", f"goal {number} <= 5"]
    assert none == [f"goal {number} = 0"]
