"""`this card` is the card whose text it is. Where an event above it speaks of a card it is not that
one: each effect with a card is refused there, and stands with `that card`.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

EVENTS = ("when you play a food card", "when you contribute a card", "when you draw a card")
OF_ONE = re.compile(r"\b(?:a|1|this|that) (?:\w+ )?card\b(?: in hand| you hold)?")
LINES = sorted(
    {
        OF_ONE.sub("{} card", word.example, count=1)
        for word in VOCABULARY.words
        if isinstance(word, EffectWord) and OF_ONE.search(word.example)
    }
)


def codes(event: str, line: str) -> set[str]:
    text = (
        f'crossroads "Ladle"\n    flavor "x"\n    {event}\n    option "A"\n        {line}\n'
        '    option "B"\n        gain 1 morale\n'
    )
    return {one.code for one in found_in(text) if one.severity.value == "error"}


@pytest.mark.parametrize("event", EVENTS)
def test_the_card_of_an_event_is_that_card(event: str) -> None:
    standing = [line for line in LINES if not codes(event, line.format("that"))]
    assert len(standing) >= 8
    assert {line: codes(event, line.format("this")) for line in standing} == {
        line: {"DOW3003"} for line in standing
    }
