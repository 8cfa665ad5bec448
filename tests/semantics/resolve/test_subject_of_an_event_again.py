"""What an event is said to be about is the thing that was spoken of before it: `that survivor`
below both has one meaning, and no warning.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.word_forms import third_person
from tests.semantics.winter_world import checked_text

EVENTS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.EVENT and word.subject == "survivor" and not word.slots
]
WAITING = (
    "        the next time {clause}\n            {line}\n",
    "        until the end of this round\n            when {clause}\n                {line}\n",
)
LINE = "if that survivor is in play"


def warned(waiting: str, clause: str) -> bool:
    """Return True if the line below the clause is told to have two meanings."""
    text = 'crossroads "P"\n    flavor "x"\n    when you move a survivor\n    option "A"\n'
    text += waiting.format(clause=clause, line=LINE)
    text += (
        " " * (len(waiting.splitlines()[-1]) - len("{line}") + 4)
        + 'lose 1 morale\n    option "B"\n        lose 1 morale\n'
    )
    codes = [each.code for each in checked_text(text)[1] if each.code != "DOW5011"]
    assert set(codes) <= {"DOW5023"}, codes
    return bool(codes)


@pytest.mark.parametrize("waiting", WAITING)
@pytest.mark.parametrize("word", EVENTS, ids=lambda word: word.phrase)
def test_the_same_one_is_no_second_one(word: Word, waiting: str) -> None:
    said = re.sub(r" \[.*\]", "", word.phrase)
    clause = (
        f"is {said}"
        if f" is {said}" in word.example
        else re.sub(r"^\w+", lambda verb: third_person(verb[0]), said)
    )
    assert not warned(waiting, f"that survivor {clause}")
    assert warned(waiting, f"a survivor {clause}")


def test_enough_events_are_tried() -> None:
    assert len(EVENTS) >= 5
