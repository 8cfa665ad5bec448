"""Rules about turns, below `until the end of this round` in lines after the last turn of a round
(DOW5025): each rule sentence and event of a turn, in what a crisis does.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, RuleWord
from tests.semantics.winter_world import checked_text

CRISIS = (
    'crisis "Late"\n    flavor "x"\n    prevent with fuel\n    {}\n'
    "        until the end of {} round\n            {}\n"
)
OPTION = (
    'crossroads "The Fork"\n    flavor "x"\n    if food >= 2\n    option "A"\n'
    "        until the end of this round\n            {}\n"
)


def of_anybody(line: str) -> str:
    """Return an example as a line that can stand where nobody is spoken of."""
    for said in ("the bearer", "the patient"):
        line = line.replace(said, '"Yuki Lowe"')
    return line.replace(
        "players cannot request cards from you", "players cannot request cards"
    ).replace("players cannot hand off cards to you", "players cannot hand off cards")


RULES = [
    of_anybody(word.example)
    for word in VOCABULARY.of_sort(RuleWord)
    if word.in_turns or word.as_rounds_begin
]
EVENTS = [
    f"when {word.example.replace('you ', 'a player ', 1)}\n                lose 1 morale"
    for word in VOCABULARY.of_sort(EventWord)
    if word.yours and word.example.startswith("you ") and " your" not in word.example
]
LINES = sorted({line for line in (*RULES, *EVENTS) if "you " not in f"{line} "})
AT_ANY_TIME = (
    "survivors cannot be wounded",
    '"Yuki Lowe" cannot be killed',
    "people per zombie is 1",
    "deaths of survivors cost 0 morale",
    "when a survivor is killed\n                gain 1 morale",
)


def told(text: str) -> list[str]:
    """Return why nothing comes of lines."""
    found = checked_text(text)[1]
    assert [one.message for one in found if one.severity.value == "error"] == []
    return [one.message for one in found if one.code == "DOW5025"]


def test_there_are_such_lines() -> None:
    assert len(RULES) >= 20 and len(EVENTS) >= 5 and len(LINES) >= 20


@pytest.mark.parametrize("clause", ["failure", "optional 2 fuel cards"])
@pytest.mark.parametrize("line", LINES)
def test_nothing_comes_of_it_in_that_round(line: str, clause: str) -> None:
    rest = "" if clause == "failure" else "    failure\n        lose 1 morale\n"
    (why,) = told(CRISIS.format(clause, "this", line) + rest)
    assert "nobody has a turn any more in that round" in why
    assert told(CRISIS.format(clause, "next", line) + rest) == []


@pytest.mark.parametrize("line", AT_ANY_TIME)
def test_what_the_steps_after_it_ask_is_no_such_rule(line: str) -> None:
    assert told(CRISIS.format("failure", "this", line)) == []


@pytest.mark.parametrize(
    "line", [line for line in LINES if " die" not in line and "dice " not in line]
)
def test_in_a_turn_it_holds(line: str) -> None:
    assert told(OPTION.format(line)) == []
