"""Whole cards as designers print them become cards that mean them, in two steps at the most."""

from __future__ import annotations

import pytest

from dowlang.project.mending.prose_nesting import nested, noted, with_title
from tests.wordings.measuring import Wordings
from tests.wordings.wishes import Wish, errors_in, wishes, written

WHOLE = tuple(each for each in wishes() if each.wanted)
FEWEST = 9
"""Cards of thirty that become whole."""


@pytest.fixture(scope="module")
def measure() -> Wordings:
    return Wordings()


def test_there_are_thirty_cards_of_which_so_many_are_said() -> None:
    assert len(tuple(wishes())) == 30
    assert len(WHOLE) >= FEWEST


@pytest.mark.parametrize("wish", WHOLE, ids=lambda wish: wish.name)
def test_a_card_that_means_what_is_printed_checks(measure: Wordings, wish: Wish) -> None:
    for each in wish.wanted:
        assert not errors_in(measure, each, hints=False)


@pytest.mark.sample(2)
@pytest.mark.parametrize("wish", WHOLE, ids=lambda wish: wish.name)
def test_a_printed_card_is_whole_in_two_steps(measure: Wordings, wish: Wish) -> None:
    out = written(measure, wish)
    assert 1 <= out.steps <= 2, out.text


def test_a_table_stands_below_its_roll_and_what_holds_below_an_attached_card() -> None:
    prose = ["  Roll an action die:", "  1–2: Lose 1 morale.", "  3–6: Gain 1 morale.", "  Wait."]
    assert nested(prose) == [prose[0], "    " + prose[1], "    " + prose[2], prose[3]]
    prose = ["Attach this card to a survivor.", "While attached, it cannot move.", "Add 1 food."]
    assert nested(prose) == [prose[0], "    " + prose[1], prose[2]]
    prose = ["Roll two dice and keep one.", "1: Nothing."]
    assert nested(prose) == prose


def test_lines_that_repeat_what_holds_anyway_are_comments() -> None:
    lines = ["    This ability triggers only once each round.", "    Lose 1 morale."]
    notes = (r"this ability triggers only once each round",)
    assert noted(lines, notes) == ["    # This ability triggers only once each round.", lines[1]]
    assert noted(lines, ()) == lines


def test_a_survivor_is_told_of_by_name_and_by_the_first_name() -> None:
    card = ['survivor "Ada Low, Smith"', '    flavor "Ada sings."', "    Ada cannot move."]
    assert with_title(card, "occupation", "this survivor") == [
        'survivor "Ada Low"',
        '    occupation "smith"',
        '    flavor "Ada sings."',
        "    this survivor cannot move.",
    ]
