"""An offer whose line could only come to nothing, or to less than it costs, is not made."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import EffectWord

HERO = """\
hero "Idle Ivar"
    flavor "x"
    music fiddle
    points 0
    ability
        you may {line}
            if so
                gain 3 gold
            if not
                gain 1 gold

test "t"
    given players = 2, seed 1, gold of player 1 = 0, stone of player 1 = 0, {given}
    given player 1 holds "Idle Ivar"
    when player 1 plays the fiddle
    when player 1 chooses "Idle Ivar"
{accepts}    then gold of player 1 = {gold}
"""
TAKEN = "    when player 1 accepts\n"
OFFERS = {
    "lose 2 actions": (
        ("action track of player 1 = 3", False),
        ("action track of player 1 = 4", False),
        ("action track of player 1 = 5", True),
    ),
    "lose 2 hand cards": (
        ("hand limit of player 1 = 5", False),
        ("hand limit of player 1 = 6", False),
        ("hand limit of player 1 = 7", True),
    ),
    "lose 2 food": (
        ("food of player 1 = 0", False),
        ("food of player 1 = 1", False),
        ("food of player 1 = 2", True),
    ),
    "gain 2 food": (("food of player 1 = 7", False), ("food of player 1 = 6", True)),
    "produce 1 food for each plain": (("food of player 1 = 0", False),),
    "pay (trophies of you) stone": (("food of player 1 = 0", False),),
    "lose (trophies of you) food": (("food of player 1 = 2", False),),
}
"""What somebody may do -> whether it is offered at each of some tables."""


def test_each_word_of_that_sort_is_there() -> None:
    words = {
        word.phrase.split("{")[0] for word in VOCABULARY.of_sort(EffectWord) if word.offered_where
    }
    assert {line.split("2")[0].split("1")[0].split("(")[0] for line in OFFERS} >= words


@pytest.mark.parametrize(
    ("line", "given", "offered"),
    [(line, *row) for line, rows in OFFERS.items() for row in rows],
)
def test_who_takes_an_offer_does_something(
    tmp_path: Path, line: str, given: str, offered: bool
) -> None:
    """D-COMP-04, D-COMP-05, D-CARD-08, D-PH1-09."""
    text = HERO.format(
        line=line, given=given, accepts=TAKEN if offered else "", gold=3 if offered else 1
    )
    file = tmp_path / "ivar.dow"
    file.write_text(text)
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert found.passed, found.message()
