"""The cards that a crisis speaks of beside what prevents it: of a symbol, or those that it needs
where it names none. A card is not named there.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from dowlang.rulesets.dead_of_winter.procedures.crisis import most_to_spare
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS
from tests.semantics.winter_world import checked_text
from tests.testing.trying import failures

CRISIS = """crisis "The Cold Ledger"
    flavor "x"
    prevent with education
    {clause}
    failure
        lose 1 morale
"""
GAME = """
test "T"
    given players = 2, seed 1, food = 20, morale = 5, helpless survivors = 0
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 2 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 1 has "Old Newspapers", player 1 has "Winter Guide"
    given player 2 has "Pocket Diary", player 2 has "Chemistry Notes"
    given crisis "The Cold Ledger"
    when player 1 contributes "Old Newspapers"
    when player 1 contributes "Winter Guide"
    when player 2 starts
    when player 2 contributes "Pocket Diary"
    {last}
    when player 2 passes
    then helpless survivors = {helpless} and morale = {morale}
"""
LAST = 'when player 2 contributes "Chemistry Notes"'


@pytest.mark.parametrize(
    ("clause", "added", "helpless", "morale"),
    [
        ("optional 2 cards\n        add 1 helpless survivor", LAST, 1, 6),
        ("optional 2 cards\n        add 1 helpless survivor", "", 0, 5),
        ("optional a card\n        add 1 helpless survivor", "", 1, 5),
        ("optional 2 education cards\n        add 1 helpless survivor", LAST, 1, 6),
        ("optional 2 fuel cards\n        add 1 helpless survivor", LAST, 0, 6),
        ("among them 2 cards", LAST, 0, 6),
        ("among them 4 cards", LAST, 0, 6),
        ("among them 5 cards", LAST, 0, 4),
    ],
)
def test_cards_without_a_symbol_are_those_needed(
    clause: str, added: str, helpless: int, morale: int, tmp_path: Path
) -> None:
    """Two for two players, and what is given beyond them: two more raise morale anyway."""
    game = GAME.format(last=added or "when player 2 passes", helpless=helpless, morale=morale)
    if not added:
        game = game.replace("    when player 2 passes\n", "", 1)
    assert failures(tmp_path, CRISIS.format(clause=clause) + game) == []


@pytest.mark.parametrize(
    "clause", ["optional {}\n        add 1 helpless survivor", "among them {}"]
)
def test_a_card_is_not_named_there(clause: str) -> None:
    sorts = [(f"1 {symbol} card", False) for symbol in SYMBOLS if symbol != "survivor"]
    for said, refused in (('"Aspirin"', True), ("2 cards", False), *sorts):
        _, found = checked_text(CRISIS.format(clause=clause.format(said)))
        assert any(each.code == "DOW3019" for each in found) is refused, said


BOTH = """crisis "One For Both"
    flavor "x"
    prevent with tool, fuel
    among them 1 fuel card
    failure
        lose 1 morale
    optional 1 fuel card
        add 5 food

test "one fuel card is no surplus"
    given players = 2, seed 1, morale = 5, food = 9, crisis "One For Both"
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 1 has "Jerry Can", player 1 has "Tool Belt", player 1 has "Sand Bucket"
    when player 1 contributes "Jerry Can"
    when player 1 contributes "Tool Belt"
    when player 1 contributes "Sand Bucket"
    when player 1 passes
    when player 2 passes
    then food = 8

test "a second one is"
    given players = 2, seed 1, morale = 5, food = 9, crisis "One For Both"
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 1 has "Jerry Can", player 1 has "Tool Belt", player 1 has "Siphon Hose"
    when player 1 contributes "Jerry Can"
    when player 1 contributes "Tool Belt"
    when player 1 contributes "Siphon Hose"
    when player 1 passes
    when player 2 passes
    then food = 13
"""


def test_a_card_that_is_wanted_among_them_is_no_surplus(tmp_path: Path) -> None:
    """R-CRISIS-13, U-46: the optional part is for more of them than are needed."""
    assert failures(tmp_path, BOTH) == []


MAIN = """crisis "The Water Main"
    flavor "x"
    prevent with tool
    among them 1 fuel card
    failure
        lose 1 morale

test "The fuel"
    cases gift, spirits
        "Jerry Can", 5
        "Aspirin", 4
    given players = 2, seed 1, morale = 5, food = 9, crisis "The Water Main"
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 1 has "Tool Belt", player 1 has "Sand Bucket", player 1 has the gift
    when player 1 contributes "Tool Belt"
    when player 1 contributes "Sand Bucket"
    when player 1 contributes the gift
    when player 1 passes
    when player 2 passes
    then morale = spirits
"""


def test_what_is_wanted_among_them_is_no_wrong_card(tmp_path: Path) -> None:
    """R-CRISIS-05: it is needed, so it does not count against the crisis, nor for it."""
    assert failures(tmp_path, MAIN) == []


def test_as_many_are_to_spare_as_some_choice_of_them_leaves() -> None:
    """Against each choice of items, few of each sort."""
    random = Random(1)
    for _ in range(300):
        sorts = [1 << random.randrange(3) for _ in range(random.randrange(4))]
        items = [random.randrange(8) for _ in range(random.randrange(7))]
        spare = tuple(random.randrange(-1, 4) for _ in sorts)
        choices = (extra for size in range(len(items) + 1) for extra in combinations(items, size))
        fitting = (
            len(extra)
            for extra in choices
            if all(
                sum(item & sort > 0 for item in extra) <= left
                for sort, left in zip(sorts, spare, strict=True)
            )
        )
        assert most_to_spare(items, sorts, spare) == max(fitting, default=0)


def test_a_hundred_items_are_told_in_steps_and_not_in_choices() -> None:
    items = [1 + 2 * (number % 2) for number in range(100)]
    assert most_to_spare(items, [1, 2], (49, 20)) == 49
