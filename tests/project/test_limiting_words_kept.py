"""A word that says where, who or which, and a verb, is in every line that is offered as nearest to
what was written: `kill a survivor there` is no `kill a survivor`, and who trades does not give.

Each word is put into lines of the vocabulary, and each verb in the place of another. Where that is
refused, no line that is offered and checks may be without it. What a form of prose declares to mean
another line is no nearness: `bring a zombie` adds it.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from dowlang.project.pipeline import language
from dowlang.syntax.recovery.kept_words import difference
from dowlang.syntax.recovery.other_words import OTHER_WORDS
from dowlang.vocabulary.declarations import Place
from tests.project.test_offered_lines import Line, helps, lines, offered

LIMITS: dict[str, tuple[str, ...]] = {
    "there": ("there", "here", "that location"),
    "alone": ("alone",),
    "elsewhere": ("elsewhere",),
    "nearby": ("nearby",),
    "dead": ("dead", "killed"),
    "apart": ("apart",),
    "lone": ("lone",),
    "lost": ("lost",),
    "live": ("live", "alive"),
    "older": ("older",),
    "only": ("only", "exactly"),
    "other": ("other", "another"),
    "instead": ("instead",),
    "additional": ("additional", "more", "extra", "another"),
    "together": ("together",),
    "every": ("each", "all", "every"),
    "no": ("no",),
    "both": ("both", "2", "those"),
    "first": ("first",),
    "last": ("last",),
    "twice": ("twice", "2"),
}
"""Word -> how a card may say it otherwise."""

OFFERS = ("it is written", "the line is", "did you mean")


TOLD = frozenset(["discard"])
"""Verbs for which a hint of the game has another: cards are discarded, food is removed."""


def verbs() -> list[str]:
    """Return the first words of the effects that a card may begin with."""
    words = language("dead_of_winter").vocabulary.words
    first = {word.example.split()[0] for word in words if word.place is Place.EFFECT}
    small = ("that", "the", "this", "you", "each", "all")
    out = first.difference(small, TOLD)
    return sorted(word for word in out if word.islower() and len(word) > 2)


def checking_without(line: Line, spoilt: str, kept: set[str]) -> list[str]:
    """Return the lines offered for a spoilt one that check and say none of the words."""
    return [
        each
        for help in helps(spoilt, line.in_rules, declared=False)
        if any(offer in help for offer in OFFERS)
        for each in offered(help)
        if not any(re.search(rf"\b{word}\b", each) for word in kept)
        and not helps(each, line.in_rules)
    ]


def with_word(word: str, count: int) -> list[tuple[Line, str]]:
    """Return lines of the vocabulary with one word more, in no name."""
    chance, out = Random(f"limit {word}"), list[tuple[Line, str]]()
    for line in chance.sample(lines(), count):
        words = line.text.split()
        places = range(1, len(words) + 1)
        outside = [at for at in places if " ".join(words[:at]).count('"') % 2 == 0]
        words.insert(chance.choice(outside), word)
        out.append((line, " ".join(words)))
    return out


def with_verb(verb: str, count: int) -> list[tuple[Line, str]]:
    """Return effects of the vocabulary with another verb."""
    chance = Random(f"verb {verb}")
    own = [line for line in lines() if line.text.split()[0] in verbs()]
    others = [line for line in own if line.text.split()[0] != verb]
    return [
        (line, " ".join([verb, *line.text.split()[1:]])) for line in chance.sample(others, count)
    ]


def lost_words(word: str, count: int) -> list[tuple[str, list[str]]]:
    """Return the lines with a limiting word for which one without it is offered."""
    kept = set(LIMITS[word])
    tried = ((line, spoilt) for line, spoilt in with_word(word, count))
    return [(text, gone) for line, text in tried if (gone := checking_without(line, text, kept))]


def lost_verbs(verb: str, count: int) -> list[tuple[str, list[str]]]:
    """Return the lines with a verb for which one with another verb is offered."""
    lemmas = language("dead_of_winter").parser.lexer.lemmas
    kept = {form for form in lemmas if lemmas[form] == lemmas.get(verb, verb)} | {verb}
    tried = ((line, spoilt) for line, spoilt in with_verb(verb, count))
    return [(text, gone) for line, text in tried if (gone := checking_without(line, text, kept))]


@pytest.mark.sample(1)
@pytest.mark.parametrize("word", LIMITS)
def test_no_line_that_checks_lacks_a_word_that_limits(word: str) -> None:
    assert lost_words(word, 3) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize("verb", verbs())
def test_no_line_that_checks_has_another_verb(verb: str) -> None:
    assert lost_verbs(verb, 2) == []


@pytest.mark.proof
@pytest.mark.proofs(10)
@pytest.mark.parametrize("word", LIMITS)
def test_no_line_of_many_lacks_a_word_that_limits(word: str) -> None:
    assert lost_words(word, 30) == []


@pytest.mark.proof
@pytest.mark.proofs(16)
@pytest.mark.parametrize("verb", verbs())
def test_no_line_of_many_has_another_verb(verb: str) -> None:
    assert lost_verbs(verb, 20) == []


@pytest.mark.parametrize(
    "line",
    [
        "Each survivor there gets 1 wound.",
        "Each player there loses a die.",
        "Kill a survivor there.",
        "Each survivor who is alone gets 1 wound.",
        "Each player trades a survivor with another player.",
        "Each opponent loses a die.",
        "take 2 zombies to the colony",
        "dead that survivor",
        "slay that survivor",
        "gain 1 despair",
    ],
)
def test_a_line_that_says_who_or_where_is_not_offered_without_it(line: str) -> None:
    for help in helps(line, in_rules=False):
        # a line that is near is another one, and says so
        if any(offer in help for offer in OFFERS):
            assert not [each for each in offered(help) if not helps(each, in_rules=False)]


@pytest.mark.parametrize(
    ("typed", "offered", "kept"),
    [
        ("each survivor there gets 1 wound", "each survivor gets 1 wound", False),
        ("if there are 2 zombies", "if 2 zombies", True),
        ("wrong cards there are worth 2", "wrong cards are worth 2", False),
        ("each survivor who is alone", "each survivor who is alive", False),
        ("each survivor who is aliv", "each survivor who is alive", True),
        ("fill a survivor", "kill a survivor", False),
        ("make 1 card", "take 1 card", False),
        ("trade a survivor", "give a survivor", False),
        ("add 1 zombie from the colony", "add 1 zombie to the colony", False),
        ("kill that survivor", "kill the survivors", False),
        ("gain 1 moral", "gain 1 morale", True),
    ],
)
def test_a_word_of_the_game_is_misspelt_for_no_other(typed: str, offered: str, kept: bool) -> None:
    assert bool(difference(typed, offered, language("dead_of_winter").parser.lexer)) is not kept


def test_words_that_are_misspelt_for_none_are_none_of_the_game() -> None:
    """What a game has it knows already, and a list that says so twice is read by nobody."""
    lemmas = language("dead_of_winter").parser.lexer.lemmas
    assert len(OTHER_WORDS) > 500
    assert {"alone", "dead", "leave", "hold"}.difference(lemmas) <= OTHER_WORDS
