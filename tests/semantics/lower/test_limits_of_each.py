"""A limit of a rule counts for all it is said of. Said of `each` it is refused, with the line for
all together and the lines for each its own.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from tests.semantics.winter_world import checked_text

SPENT = [
    word
    for word in VOCABULARY.of_sort(RuleWord)
    if word.spent and any(p.type.noun == "survivor" for p in word.parameters)
]
LIMITS = ("once per turn", "twice per round", "3 times per game")
DURATION = "until the end of this round"


def told(*lines: str) -> list[str]:
    """The errors of an option with these lines."""
    block = "".join(f"        {line}\n" for line in lines)
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{block}'
    _, found = checked_text(text)
    return [str(each.message) for each in found if each.severity.value == "error"]


def said_of(word: RuleWord, subject: str) -> str:
    """The example of a rule word said of another subject."""
    return re.sub(
        r'^("[^"]+"|the bearer|that survivor|each survivor[^,]*?(?= \w+s ))', subject, word.example
    )


@pytest.mark.parametrize("often", LIMITS)
@pytest.mark.parametrize("word", SPENT, ids=lambda word: word.phrase)
def test_each_with_a_limit_leads_to_both_readings(word: RuleWord, often: str) -> None:
    each, plural = "each survivor you control", "survivors you control"
    line = said_of(word, each)
    assert line.startswith(each), line
    assert told(DURATION, f"    {line}") == []
    (refused,) = told(DURATION, f"    {line}, {often}")
    assert f"`{plural}` for all together" in refused
    verbs = (("does not", "do not"), ("ignores", "ignore"), ("makes", "make"), ("needs", "need"))
    together = line.replace(each, plural)
    for one, several in verbs:
        together = together.replace(f"{plural} {one}", f"{plural} {several}")
    assert told(DURATION, f"    {together}, {often}") == []
    own = line.replace(each, "that survivor")
    assert told(f"for each {each[5:]}", f"    {DURATION}", f"        {own}, {often}") == []
