"""What has happened in a turn or a round is nothing yet as that starts: each question about it is
told there (DOW5025), and none at its end. Rules: R-TURN-06, R-ROUND-01.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord
from tests.semantics.winter_world import checked_text

HAPPENED = [
    "a zombie was killed this {}",
    "no zombie was killed this {}",
    "times a survivor was killed this {} >= 2",
    '"School" was searched this {}',
    "(times a zombie was killed this {}) = 0",
]
OF_A_TURN = [
    "zombies killed this turn >= 1",
    "actions taken this turn = 0",
    "a survivor moved this turn",
    '"Yuki Lowe" moved this turn',
]
ASKED = {
    "turn": [*(each.format("turn") for each in HAPPENED), *OF_A_TURN],
    "round": [each.format("round") for each in HAPPENED],
}
CASES = [(unit, question) for unit in ASKED for question in ASKED[unit]]
WRITTEN = (
    "{moment} if {question}\n        gain 1 morale",
    "{moment}\n        if {question}\n            gain 1 morale",
    "{moment} if food >= 1 and {question}\n        gain 1 morale",
)


def told(unit: str, edge: str, question: str, written: str) -> int:
    """Return how many lines are told at one end of a turn or round."""
    moment = f"at the {edge} of each {unit}"
    rule = written.format(moment=moment, question=question)
    found = checked_text(
        f'scenario "Bells"\n    uses base\n    objective "Every Door Barred"\n    {rule}\n'
    )[1]
    assert [one for one in found if one.severity.value == "error"] == []
    return sum(one.code == "DOW5025" and "has only begun" in one.message for one in found)


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize(("unit", "question"), CASES)
def test_what_happened_in_what_only_begins_is_told(unit: str, question: str, written: str) -> None:
    assert told(unit, "start", question, written) == 1
    assert told(unit, "end", question, written) == 0


@pytest.mark.parametrize(("unit", "question"), CASES)
def test_what_the_line_above_may_have_done_is_asked(unit: str, question: str) -> None:
    above = "{moment}\n        kill 1 zombie at the colony\n        if {question}\n" + (
        "            gain 1 morale"
    )
    assert told(unit, "start", question, above) == 0


def test_a_trigger_as_a_turn_starts_is_told() -> None:
    card = 'crossroads "Dawn"\n    flavor "x"\n    when you start if {}\n' + (
        '    option "A"\n        gain 1 morale\n    option "B"\n        lose 1 morale\n'
    )
    codes = [
        [one.code for one in checked_text(card.format(question))[1]] for question in ASKED["turn"]
    ]
    assert all("DOW5025" in found for found in codes)


def test_every_word_of_a_turn_is_among_them() -> None:
    """One is asked of the place where somebody stood then, which is known."""
    of_a_turn = {word.phrase for word in VOCABULARY.words if "this turn" in word.phrase}
    assert {word.phrase for word in VOCABULARY.words if "turn begins" in word.void_at} == (
        of_a_turn - {"started this turn at {place}"}
    )
    assert all(not isinstance(word, EventWord) for word in VOCABULARY.words if word.void_at)
