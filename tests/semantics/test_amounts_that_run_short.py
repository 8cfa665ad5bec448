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
    word for word in VOCABULARY.of_sort(EffectWord) if word.available and "{count}" in word.phrase
]
SLOTS = {
    "count": "2",
    "place": '"School"',
    "origin": '"School"',
    "destination": "the colony",
    "deck": 'the "School" deck',
    "survivor": "your leader",
}
BRINGING = re.compile(r"add|refresh|gain|lay|put|place|raise")
UNBOUNDED = ("add {count} zombies to each besieged entrance of {place}",)
"""Words of which as many come as one likes, or none at all: of which nothing runs short."""


def told(line: str) -> list[str]:
    """Return what the warning says of a line of an option."""
    text = (
        f'crossroads "P"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        {line}\n'
        '    option "B"\n        lose 1 morale\n'
    )
    return [each.message for each in found_in(text) if each.code == "DOW5012"]


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: word.phrase)
def test_what_is_brought_is_not_what_must_be_there(word: EffectWord) -> None:
    brings = bool(BRINGING.match(word.phrase)) and word.phrase not in UNBOUNDED
    assert bool(word.short_of) is brings
    where = ' at "School"' if "place" in word.implicit else ""
    (message,) = told(word.phrase.format_map(SLOTS) + where)
    assert f"fewer than 2 {word.short_of or 'there'}, the option" in message


def test_noise_wants_free_spaces() -> None:
    assert told('add 2 noise to "School"') == [
        "found `2 noise`: with fewer than 2 free noise spaces there, the option is not possible"
    ]
    assert told('remove 2 noise from "School"') == [
        "found `2 noise`: with fewer than 2 there, the option is not possible"
    ]
