"""Lines of which nothing can come are told to authors: effects on who has left with the event, and
conditions that never hold.

Every effect word that is done with a survivor × every event of a loss × each way to name the one
who is gone.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.pre_event import BEFORE
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, Place, Word
from dowlang.vocabulary.word_forms import third_person
from tests.semantics.winter_world import checked_text

CARD = """token "Crate"

crossroads "Too Late"
    flavor "x"
    when {event}
    option "A"
        {line}
    option "B"
        lose 2 morale
"""
FILLED = {
    "location": '"School"',
    "destination": '"School"',
    "place": '"School"',
    "player": "the first player",
    "card": "a weapon card",
    "deck": "the waste pile",
    "count": "2",
    "amount": "2",
    "other": '"Amara Diallo"',
    "token": '"Crate"',
}
EVENTS = {
    "a survivor is killed": "that survivor",
    "a survivor as lost is removed from the game": "the lost",
    '"Yuki Lowe" is killed': '"Yuki Lowe"',
    "a survivor is killed by wounds": "that survivor",
    "you lose the leader": "that survivor",
}


def done_with(word: Word) -> list[str]:
    """Return the survivors that the word wants to be there, by the names of its parameters."""
    if not isinstance(word, EffectWord) or word.place is not Place.EFFECT:
        return []
    one = [p for p in word.parameters if p.type.noun == "survivor" and not p.type.many]
    missed = BEFORE.missed  # where the word gets at one who is not in play, and not at this one
    return [
        p.name
        for p in one
        if p.role in ("slot", "subject")
        and (p.name not in word.there or word.there[p.name] in missed)
    ]


WORDS = [(word, name) for word in VOCABULARY.words for name in done_with(word)]


def sentence(word: Word, name: str, gone: str) -> str:
    """Return the order with the one who is gone in its place."""
    phrase = re.sub(r"\\[|\\]", "", word.phrase)
    said = phrase.replace(f"{{{name}}}", gone)
    said = re.sub(
        r"\{(\w+)\}", lambda placeholder: FILLED.get(placeholder.group(1), '"Amara Diallo"'), said
    )
    if word.subject == name:
        verb, _, rest = said.partition(" ")
        return f"{gone} {third_person(verb)} {rest}"
    return said


def codes(event: str, line: str) -> tuple[set[str], set[str]]:
    """Return the errors and the warnings of the card."""
    found = checked_text(CARD.format(event=event, line=line))[1]
    return {d.code for d in found if d.severity is Severity.ERROR}, {
        d.code for d in found if d.severity is not Severity.ERROR
    }


@pytest.mark.sample(8)
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize(
    ("word", "name"), WORDS, ids=[f"{word.phrase} {name}" for word, name in WORDS]
)
def test_an_effect_on_who_has_left_is_told(word: Word, name: str, event: str) -> None:
    line = sentence(word, name, EVENTS[event])
    errors, warnings = codes(event, line)
    # `attach` wants a block, `bitten` a roll
    assert not errors - {"DOW2008", "DOW3018"}, (
        line,
        errors,
    )
    assert errors or "DOW5025" in warnings, line
    assert (
        "DOW5025"
        not in codes("a survivor is healed", line.replace(EVENTS[event], "that survivor"))[1]
    ), line


def test_the_words_are_tried() -> None:
    said = [
        codes("a survivor is killed", sentence(word, name, "that survivor")) for word, name in WORDS
    ]
    assert len(WORDS) >= 15 and sum("DOW5025" in warnings for _, warnings in said) >= 10


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("if food >= 3 and food <= 2\n            lose 1 morale", True),
        ("if food >= 3 and food <= 3\n            lose 1 morale", False),
        ("if you control no survivor and you control a survivor\n            lose 1 morale", True),
        (
            'for each survivor\n            if it is at the colony and it is at "School"\n         '
            "       lose 1 morale",
            True,
        ),
        (
            'for each survivor\n            if it is at the colony or it is at "School"\n          '
            "      lose 1 morale",
            False,
        ),
        ('if zombies at "School" >= 999\n            lose 1 morale', True),
        ("if morale < 0\n            lose 1 morale", True),
        ("if morale <= 0\n            lose 1 morale", False),
    ],
)
def test_a_condition_that_never_holds_is_told(line: str, told: bool) -> None:
    errors, warnings = codes("you make noise", line)
    assert not errors and ("DOW5025" in warnings) == told


def test_who_joins_again_is_there() -> None:
    assert codes(
        "a survivor is killed", "that survivor joins you\n        that survivor gets 1 wound"
    )[1] == {"DOW5011"}


@pytest.mark.parametrize("verb", ["revealed", "prevented", "failed", "resolved"])
@pytest.mark.parametrize("named", ["that crisis", "the current crisis"])
def test_a_crisis_that_is_told_of_is_there(verb: str, named: str) -> None:
    for event in (f"a crisis is {verb}", f"the current crisis is {verb}"):
        assert "DOW5025" not in codes(event, f"put {named} under the crisis deck")[1]


@pytest.mark.parametrize("event", EVENTS)
def test_the_next_time_is_told_as_well(event: str) -> None:
    said = f"the next time {event}\n            {EVENTS[event]} gets 1 wound"
    assert codes("food is added", said) == (set(), {"DOW5025", "DOW5011"})
