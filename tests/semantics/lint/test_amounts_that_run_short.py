"""What must be there for a plain number, as the warning DOW5012 says it: every effect word that
counts what can run short.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

COUNTED = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.in_full or (word.available and "{count}" in word.phrase and not word.point)
]
SLOTS = {
    "count": "2",
    "amount": "2",
    "token": '"Crate"',
    "card": "a card on your leader",
    "player": "you",
    "place": '"School"',
    "origin": '"School"',
    "destination": "the colony",
    "deck": 'the "School" deck',
    "survivor": "your leader",
}
BRINGING = re.compile(r"add|refresh|gain|lay|put|place|raise")
UNBOUNDED = (
    "add {count} zombies to each besieged entrance of {place}",
    "add {count} zombies to each empty entrance of {place}",
)
"""Words of which as many come as one likes, or none at all: of which nothing runs short."""
LINES = {"plain": "{0}", "limited": "{0}, once per turn"}
UNASKED = {
    "if able": "{0}, if able",
    "in a loop": "repeat 2 times\n            {0}",
    "in a branch": "if morale >= 3\n            {0}",
    "limited in a branch": "if morale >= 3\n            {0}, once per turn",
    "offered": "you may {0}",
}
"""Lines whose amounts block no option."""


def told(line: str, supply: int = 3) -> list[str]:
    """Return what the warning says of a line of an option."""
    held = f"    supply {supply}\n" if supply else ""
    text = (
        f'token "Crate"\n{held}\ncrossroads "P"\n    flavor "x"\n    if morale >= 1\n'
        f'    option "A"\n        {line}\n'
        '    option "B"\n        lose 1 morale\n'
    )
    return [each.message for each in found_in(text) if each.code == "DOW5012"]


def line_of(word: EffectWord) -> str:
    """Return the word with 2 of what it counts."""
    where = ' at "School"' if "place" in word.implicit else ""
    return word.phrase.format_map(SLOTS) + where


@pytest.mark.parametrize("shape", LINES)
@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.phrase)
def test_what_is_brought_is_not_what_must_be_there(word: EffectWord, shape: str) -> None:
    brings = bool(BRINGING.match(word.phrase)) and word.phrase not in UNBOUNDED
    assert bool(word.short_of) is brings
    wanted = f"fewer than 2 {word.short_of or 'there'}, the option"
    found = told(LINES[shape].format(line_of(word)))
    assert [wanted in message for message in found] == [True] * (word.phrase not in UNBOUNDED)


@pytest.mark.parametrize("shape", UNASKED)
@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.phrase)
def test_what_blocks_no_option_is_not_warned_of(word: EffectWord, shape: str) -> None:
    assert told(UNASKED[shape].format(line_of(word))) == []


@pytest.mark.parametrize("word", [word for word in COUNTED if word.supply], ids=lambda w: w.phrase)
def test_a_supply_is_what_its_token_says(word: EffectWord) -> None:
    line = line_of(word)
    assert [each.split("`")[1] for each in told(line)] == ['2 "Crate"']
    assert told(line, 0) == told(line, 1) == []


def test_noise_wants_free_spaces() -> None:
    assert told('add 2 noise to "School"') == [
        "found `2 noise`: with fewer than 2 free noise spaces there, the option is not possible"
    ]
    assert told('remove 2 noise from "School"') == [
        "found `2 noise`: with fewer than 2 there, the option is not possible"
    ]
