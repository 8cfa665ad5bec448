"""A hint that names a form is told of no line that has it: it would offer what is refused."""

import re
from itertools import product

import pytest

from dowlang.project.mending.pointed_lines import is_said
from dowlang.project.writing.cards import errors_of

CARD = 'crossroads "A"\n    when you search "Library"\n    option "Go"\n        {}\n'
RANKS = ("the most", "the fewest", "most", "fewest")
COUNTED = ("survivors", "cards", "barricades", "wounds", "dice", "weapon cards", "search value")
NOUNS = ("location", "player", "survivor")
LINES = (
    "choose the {noun} with {rank} {counted} as x",
    "choose a {noun} with {rank} {counted} as wolf",
    "choose a {noun} with {rank} {counted} except the other as x",
    "lose 1 morale for the {noun} with {rank} {counted} except that one",
)
EVERY = [
    line.format(noun=noun, rank=rank, counted=counted)
    for line, noun, rank, counted in product(LINES, NOUNS, RANKS, COUNTED)
]


@pytest.mark.proofs(100)
@pytest.mark.sample(11)
@pytest.mark.parametrize("line", EVERY)
def test_no_line_is_told_a_form_that_it_has(line: str) -> None:
    told = "\n".join(each.help or "" for each in errors_of(CARD.format(line)))
    assert f"`{line}`" not in told
    assert not re.search(r"of one chosen before|behind the noun", told) or not is_said(told, line)


def test_a_capital_alone_is_no_slip() -> None:
    told = [each.help or "" for each in errors_of(CARD.format("Each player loses 1 food."))]
    assert not any("`each` is meant" in each for each in told)
