"""The words in which a condition is told back agree with their subject, positive and negated."""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.vocabulary.declarations import Place
from tests.semantics.winter_world import checked_text

EXAMPLES = [
    word.example
    for word in VOCABULARY.words
    if word.place is Place.PREDICATE and re.match("you |player 1 ", word.example)
]
SUBJECTS = {
    "player 2": (r"\1s", "does not"),
    "each player": (r"\1s", "does not"),
    "the players except player 1": (r"\1", "do not"),
}


def told_back(said: str) -> list[str]:
    """Return the words of what a test wants, as its failure tells them."""
    result, found = checked_text(f'test "T"\n    given players = 3\n    then {said}\n')
    assert not [each for each in found if each.severity is Severity.ERROR], (said, found)
    return [
        part.text
        for each in result.tests
        for step in each.steps
        if isinstance(step, ir.Then)
        for part in step.parts
    ]


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_verb_agrees(example: str, subject: str) -> None:
    rest = re.sub("^(you|player 1) ", "", example)
    verb, _, rest = re.sub("(each other|another) player", "player 3", rest).partition(" ")
    plain = "have" if verb == "has" else verb.removesuffix("s")
    third, helper = SUBJECTS[subject]
    positive = (
        {"have": "has"}.get(plain, re.sub("(.*)", third, plain, count=1))
        if third != r"\1"
        else plain
    )
    for said in (f"{subject} {positive} {rest}", f"{subject} {helper} {plain} {rest}"):
        assert told_back(said) == [said]
