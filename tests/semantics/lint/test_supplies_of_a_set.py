"""What a set adds may run short: tokens of a supply, and decks without a card."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.numbers.bounds import LAID
from dowlang.rulesets.dead_of_winter.words.set_content.incident_bounds import OF_DECKS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.checks.test_lying_there_already import CARD
from tests.semantics.winter_world import found_in

SET = """token "Sack"

deck "Empty Drawer"

deck "Weather"

incident "Sleet"
    flavor "Sideways."
    of "Weather"
    revealed
        lose 1 morale

"""
SHORT, MORE, NOTHING = "DOW5012", "DOW5006", "DOW5025"


@pytest.mark.parametrize(
    ("line", "warned"),
    [
        ('lay 1 "Crate" at the colony', set()),
        ('lay 2 "Crate" at the colony', {SHORT}),
        ('lay 2 "Crate" on your leader', {SHORT}),
        ('lay 2 "Crate" before you', {SHORT}),
        ('lay 2 "Crate" at the colony, if able', set()),
        ('lay 3 "Crate" at the colony, once per turn', {SHORT}),
        ('lay 3 "Crate" on a card on your leader, once per game', {SHORT}),
        ('lay 3 "Sack" at the colony, once per turn', set()),
        ('lay 4 "Crate" at the colony, once per turn', {MORE}),
        ('lay 4 "Crate" before you, twice per game', {MORE}),
        ('if morale >= 3\n            lay 4 "Crate" before you', set()),
        ('if morale >= 3\n            lay 4 "Crate" before you, once per turn', set()),
        ('repeat 4 times\n            lay 1 "Crate" before you', {MORE}),
        ('repeat 4 times\n            lay 1 "Crate" before you, once per turn', set()),
        ('you may lay 4 "Crate" before you, once per turn', set()),
        ('repeat 2 times\n            lay 3 "Crate" before you, if able', set()),
        ('lay 4 "Crate" at the colony', {MORE}),
        ('lay 4 "Crate" on your leader', {MORE}),
        ('lay 4 "Crate" before you', {MORE}),
        ('lay 40 "Sack" at the colony', set()),
        ('lift 2 "Crate" at the colony', {SHORT}),
        ('lift 2 "Crate" at the colony, if able', set()),
        ('reveal the next card of "Empty Drawer"', {NOTHING}),
        ('put away the card of "Empty Drawer"', {NOTHING}),
        ('reveal the next card of "Weather"', set()),
        ('put away the card of "Weather"', set()),
    ],
)
def test_what_a_set_has_too_few_of_is_told(line: str, warned: set[str]) -> None:
    found = {f.code for f in found_in(SET + CARD.format(line))}
    assert found & {SHORT, MORE, NOTHING} == warned and not [c for c in found if c < "DOW5"]


def test_tokens_of_several_lines_are_counted_together() -> None:
    lines = 'lay 2 "Crate" before you, if able\n        lay 1 "Crate" at the colony'
    assert MORE not in {f.code for f in found_in(SET + CARD.format(lines))}
    lines = 'lay 2 "Crate" before you\n        lay 2 "Crate" at the colony'
    assert MORE in {f.code for f in found_in(SET + CARD.format(lines))}


@pytest.mark.parametrize(
    "limits", [("", ", once per turn"), (", once per turn", ", once per game")]
)
def test_lines_with_limits_are_counted_together(limits: tuple[str, str]) -> None:
    first, second = limits
    lines = f'lay 2 "Crate" at the colony{first}\n        lay 2 "Crate" before you{second}'
    found = [found.message for found in found_in(SET + CARD.format(lines)) if found.code == MORE]
    assert found == ['found 4 "Crate", the game has 3']


def test_the_words_are_those_of_the_vocabulary() -> None:
    phrases = {word.phrase for word in VOCABULARY.of_sort(EffectWord)}
    assert {phrase for phrase in phrases if phrase.startswith("lay ")} == {*LAID}
    assert {*OF_DECKS} <= phrases
