"""Whoever leads is one of the group, and a word that says `your` is said of you: each way to say
whose a survivor is, with each way to say whose leader, and each subject of such a word.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import checked_text

OWNERS = {  # whose survivor -> who that is, in a loop over players
    "a survivor you control": "you",
    "a survivor they control": "they",
    "a survivor controlled by the first player": "first",
    "a survivor controlled by another player": "another",
    "a wounded survivor controlled by the player on your left": "left",
}
LEADERS = {
    "your leader": "you",
    "their leader": "they",
    "the leader of the first player": "first",
}
OPEN = ("a survivor", "a survivor at the colony", "Amara Diallo")
CARD = """crossroads "Who Leads"
    flavor "x"
    if morale >= 1
    option "A"
        for each player
            {0}
    option "B"
        lose 1 morale
"""
YOURS = [
    word
    for word in VOCABULARY.words
    if isinstance(word, EffectWord) and word.subject and "your" in word.phrase.split()
]


def errors(line: str) -> list[str]:
    _, found = checked_text(CARD.format(line))
    return [one.code for one in found if one.severity.value == "error"]


@pytest.mark.parametrize(("survivor", "leader"), list(product(OWNERS, LEADERS)))
def test_a_survivor_of_another_group_does_not_lead(survivor: str, leader: str) -> None:
    fits = OWNERS[survivor] == LEADERS[leader]
    assert errors(f"{survivor} becomes {leader}") == ([] if fits else ["DOW3019"])


@pytest.mark.parametrize("leader", LEADERS)
def test_one_of_whom_nothing_is_said_may_be_of_the_group(leader: str) -> None:
    for one in OPEN:
        said = f'"{one}"' if one[0].isupper() else one
        assert errors(f"{said} becomes {leader}") in ([], ["DOW3037"])


@pytest.mark.parametrize("word", YOURS, ids=lambda word: word.phrase)
def test_a_word_that_says_your_is_said_of_you(word: EffectWord) -> None:
    verb, _, rest = word.example.partition(" ")
    assert errors(f"you may {word.example}") == []
    assert errors(word.example) == []
    for who in ("each other player", "the first player", "another player"):
        assert errors(f"{who} {verb}s {rest}") == ["DOW3018"]
        assert errors(f"{who} may {word.example}") == ["DOW3018"]
    assert errors(f"they must {word.example}") == ["DOW3018"]


def test_there_is_such_a_word() -> None:
    assert YOURS
