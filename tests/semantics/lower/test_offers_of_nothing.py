"""Nobody is offered what could only come to nothing: a number that is worked out and is 0, and what
an option does as far as it goes where it cannot go any further.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import checked_text

COUNTED = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if {"count", "amount"} & set(word.slots)
    and word.offered_where is None
    and re.match(r"[a-z ]*\d", word.example)
    and not re.search(r"\b(this|that|picks)\b|\"Crate\"", word.example)
]
GIVEN = '(zombies at "School")'


def needs_of_the_offer(line: str) -> list[ir.Expression]:
    card, found = checked_text(
        'crossroads "The Tab"\n    flavor "x"\n    when you clean waste\n    option "Ask"\n'
        f"        {line}\n            if so\n                gain 1 morale\n"
        '    option "No"\n        lose 1 morale\n'
    )
    assert [one for one in found if one.severity.value == "error"] == [], line
    offers = [each for each in nodes(card) if isinstance(each, ir.Offer | ir.Together)]
    assert len(offers) == 1
    return [need.holds for need in offers[0].needs if need.holds is not None]


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: str(word.phrase))
def test_a_number_that_is_worked_out_is_1_at_least(word: EffectWord) -> None:
    line = re.sub(r"^you ", "", re.sub(r"\d+", GIVEN, word.example, count=1))
    asked = needs_of_the_offer(f"you may {line}")
    assert any(
        isinstance(each, ir.Compare) and each.operator == ">=" and each.right == ir.Number(1)
        for each in asked
    ), line


def test_there_are_such_words() -> None:
    assert len(COUNTED) >= 10
