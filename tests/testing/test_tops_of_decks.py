"""What lies on top of a deck or pile, of each of them: given, asked, drawn first, and refused where
no card of that kind lies.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests

ITEM = "Aspirin"
TOPS = {
    'the "Police Station" deck': ITEM,
    'the "Grocery Store" deck': ITEM,
    'the "School" deck': ITEM,
    'the "Gas Station" deck': ITEM,
    'the "Library" deck': ITEM,
    'the "Hospital" deck': ITEM,
    "the waste pile": ITEM,
    "the survivor deck": "Yuki Lowe",
    "the crisis deck": "Ward Fever",
    "the crossroads deck": "Margin Notes",
    "the exile deck": "They Will Beg",
}
OTHER = {"Aspirin": "Tool Belt", "Yuki Lowe": "Wen Guo", "Ward Fever": "No Heat Tonight"} | {
    "Margin Notes": "The Fast",
    "They Will Beg": "Prove Them Wrong",
}
TABLE = """
test "it"
    given players = 3, seed 1, food = 20, morale = 5
"""


def told(folder: Path, *lines: str) -> str:
    """Return the failure of a test with these lines, or an empty text."""
    written = TABLE + "".join(f"    {line}\n" for line in lines)
    (folder / "it.dow").write_text(written, "utf-8")
    (asked,) = checking.tests_of([folder / "it.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


@pytest.mark.sample(5)
@pytest.mark.parametrize(("deck", "card"), TOPS.items(), ids=TOPS)
def test_the_card_given_last_lies_on_top(deck: str, card: str, tmp_path: Path) -> None:
    other = OTHER[card]
    given = [f'given "{name}" is on top of {deck}' for name in (other, card)]
    holds = [f'then "{card}" is on top of {deck}', f'then "{other}" is not on top of {deck}']
    assert told(tmp_path, *given, *holds) == ""
    assert "is not so" in told(tmp_path, *given, f'then "{other}" is on top of {deck}')


def test_a_card_of_another_kind_is_refused_with_the_deck_it_belongs_to(tmp_path: Path) -> None:
    decks = {card: deck for deck, card in TOPS.items() if card != ITEM}
    for card, deck in product(decks, TOPS):
        if decks[card] == deck:
            continue
        refusal = told(tmp_path, f'given "{card}" is on top of {deck}', "then morale = 5")
        assert decks[card].removeprefix("the ") in refusal, (card, deck, refusal)


def test_the_open_crisis_is_put_back_by_another(tmp_path: Path) -> None:
    top = 'given "Ward Fever" is on top of the crisis deck'
    then = 'then "Ward Fever" is on top of the crisis deck'
    refusal = told(tmp_path, 'given crisis "Ward Fever"', top, then)
    assert "lies open in this round; `given crisis` with another name" in refusal
    opened = ('given crisis "Ward Fever"', 'given crisis "No Heat Tonight"')
    assert told(tmp_path, *opened, top, then) == ""


EXILED = """crossroads "Shut Out"
    flavor "The bolt is drawn behind them."
    if food >= 1
    option "Shut it"
        exile player 2
    option "Leave it open"
        nothing happens
"""
LEAVES = (
    'given player 2 controls "Wen Guo", "Wen Guo" is at the colony',
    'given crossroads "Shut Out"',
    'given "Prove Them Wrong" is on top of the exile deck',
    'given "They Will Beg" is on top of the exile deck',
    "when player 1 starts",
    'when player 1 chooses "Shut it"',
    'when player 2 chooses "move Wen Guo to School"',
)


def test_the_exiled_player_draws_the_objective_on_top(tmp_path: Path) -> None:
    lines = EXILED + TABLE + "".join(f"    {line}\n" for line in LEAVES)
    (tmp_path / "shut.dow").write_text(
        lines + '    then player 2 is exiled and "Prove Them Wrong" is on top of the exile deck\n',
        "utf-8",
    )
    (asked,) = checking.tests_of([tmp_path / "shut.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""
