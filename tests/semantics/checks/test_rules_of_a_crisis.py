"""The rules of a crisis count from when it is turned up to when it is resolved: what happens as the
round begins and in the steps after that (DOW5025), each rule sentence, event, moment and step.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS, ZOMBIES
from dowlang.rulesets.dead_of_winter.words.enumerations import STEPS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, RuleWord
from tests.semantics.winter_world import checked_text

RULES = [word for word in VOCABULARY.words if isinstance(word, RuleWord)]
EVENTS = [
    word
    for word in VOCABULARY.words
    if isinstance(word, EventWord) and word.example and "bearer" not in word.example
]
MOMENTS = {
    "at the start of each round": True,
    "at the end of each round": True,
    "at the start of each turn": False,
    "at the end of each turn": False,
}


def told(*rows: str) -> list[str]:
    """Return why nothing comes of the rules of a crisis."""
    text = (
        'crisis "The Drum"\n    flavor "x"\n    prevent with fuel\n'
        + "".join(f"    {row}\n" for row in rows)
        + "    failure\n        lose 1 morale\n"
    )
    found = checked_text(text)[1]
    return [one.message for one in found if "crisis is" in one.message and one.code == "DOW5025"]


def test_a_sentence_of_a_later_step_is_told() -> None:
    late = {word.phrase for word in RULES if told(word.example.replace("the bearer", '"Wen Guo"'))}
    assert late == {word.phrase for word in RULES if word.of_step > CRISIS}
    assert {word.of_step for word in RULES if word.phrase in late} == {ZOMBIES} and len(late) == 5


@pytest.mark.parametrize("row", MOMENTS)
def test_a_moment_of_a_round_is_told(row: str) -> None:
    assert bool(told(row, "    lose 1 morale")) is MOMENTS[row]


def test_an_event_of_a_later_step_is_told() -> None:
    late = {word.example for word in EVENTS if told(f"when {word.example}", "    lose 1 morale")}
    assert late == {word.example for word in EVENTS if word.of_step > CRISIS} and late


@pytest.mark.parametrize("step", STEPS)
def test_a_later_step_is_told(step: str) -> None:
    assert bool(told(f"instead of the {step}", "    lose 1 morale")) is (STEPS.index(step) > CRISIS)


def test_the_line_that_is_told_stands() -> None:
    for row in ("the colony draws 2 more zombies", "noise limit is 5"):
        (message,) = told(row)
        assert "`revealed`, below it `until the end of this round`" in message
        assert told("revealed", "    until the end of this round", f"        {row}") == []
