"""A rule sentence that is asked at one moment only is warned of below a duration that leaves it
out: every such sentence, in every duration. All other sentences are not.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord, RuleWord
from tests.semantics.winter_world import checked_text

RULES = [
    word
    for word in VOCABULARY.words
    if isinstance(word, RuleWord)
    and word.example
    and not word.implicit
    and "bearer" not in word.example
]
DURATIONS = (
    "until the end of this turn",
    "during the next turn",
    "until the end of this round",
    "during the next round",
    "for the rest of the game",
)
SKIPPED = ("the crisis step is skipped", "instead of the zombie step\n                add 1 food")


def is_told(duration: str, rule: str, timely: bool = True) -> bool:
    text = (
        'crossroads "The Late Bell"\n    flavor "x"\n    when you clean waste\n    option "Ring"\n'
        f'        {duration}\n            {rule}\n    option "No"\n        lose 1 morale\n'
    )
    found = checked_text(text)[1]
    assert not timely or [one for one in found if one.severity.value == "error"] == []
    return any("asked" in one.message or "step lies" in one.message for one in found)


@pytest.mark.parametrize("duration", DURATIONS)
def test_a_sentence_is_told_where_it_is_never_asked(duration: str) -> None:
    within_a_turn = "turn" in duration
    assert {
        word.phrase
        for word in RULES
        if is_told(duration, word.example, word.between_turns or word.as_rounds_begin)
    } == {
        word.phrase
        for word in RULES
        if (word.between_turns and within_a_turn)
        or (word.as_rounds_begin and (within_a_turn or duration == "until the end of this round"))
    }
    assert all(is_told(duration, step) is within_a_turn for step in SKIPPED)


def test_the_moments_are_those_of_the_rules() -> None:
    between = {word.phrase for word in RULES if word.between_turns}
    begun = {word.phrase for word in RULES if word.as_rounds_begin}
    assert {"crises need {count} more points", "noise limit is {number}"} <= between
    assert begun == {
        "dice per player is {number}",
        "dice per survivor is {number}",
        "{subject} roll {count} fewer dice",
        "{subject} roll {count} more dice",
    }


def test_more_dice_that_begin_with_a_round_are_rolled() -> None:
    text = (
        'scenario "Early Shift"\n    uses base\n    objective "Every Door Barred"\n'
        "    at the start of each round\n        until the end of this round\n"
        "            each player rolls 1 more die\n"
    )
    assert [one.code for one in checked_text(text)[1] if one.code == "DOW5025"] == []


STEPS = ("food", "waste", "crisis", "zombie")
EVENTS = [
    word
    for word in VOCABULARY.words
    if isinstance(word, EventWord) and word.example and "bearer" not in word.example
]


def unheard(event: str, step: str, condition: str = "") -> bool:
    below = f"        the {step} step is skipped\n"
    text = (
        'scenario "Short Commons"\n    uses base\n    objective "Every Door Barred"\n'
        f'    when {event}\n        add 1 noise to "School"\n'
        + (f"    while {condition}\n{below}" if condition else below[4:])
    )
    return any("replaces the" in one.message for one in checked_text(text)[1])


def test_what_happens_in_a_step_is_not_heard_where_it_is_replaced() -> None:
    own = [word for word in EVENTS if word.of_step >= 0]
    assert len(own) >= 9
    for word in own:
        assert [unheard(word.example, step) for step in STEPS] == [
            at == word.of_step for at in range(len(STEPS))
        ], word.example
        assert not unheard(word.example, STEPS[word.of_step], "morale >= 3")


@pytest.mark.parametrize("step", STEPS)
def test_no_other_event_is_taken_for_one_of_a_step(step: str) -> None:
    others = [word for word in EVENTS if word.of_step < 0]
    assert [word.example for word in others if unheard(word.example, step)] == []
