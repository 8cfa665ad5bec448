"""Whole cards as designers print them become cards that mean them, in two steps at the most."""

from __future__ import annotations

import pytest

from dowlang.natural.chart.grammar_rules import DETERMINERS
from dowlang.project.game_language import language
from dowlang.project.writing.nesting import nested, noted, with_title
from dowlang.project.writing.structure import (
    happening,
    named_again,
    pointed,
    sided,
    titled_again,
    voted,
)
from tests.wordings.measuring import Wordings
from tests.wordings.swallowed import swallowed
from tests.wordings.wishes import Wish, errors_in, wishes, written

WISHES = tuple(wishes())
WHOLE = tuple(each for each in WISHES if each.wanted)
FEWEST = 25
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


@pytest.mark.sample(1)
@pytest.mark.proofs(12)
@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.name)
def test_a_printed_card_is_whole_in_two_steps_and_none_of_its_sentences_is_swallowed(
    measure: Wordings, wish: Wish
) -> None:
    """None stands in a comment that does not tell so."""
    out = written(measure, wish)
    assert not wish.wanted or 1 <= out.steps <= 2, out.text
    assert swallowed(wish.prose, out.first) == []


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


@pytest.mark.parametrize("first", sorted(DETERMINERS))
def test_a_name_that_begins_with_a_small_word_is_not_called_so(first: str) -> None:
    """In the text of *The Ferryman* `The colony` is the colony."""
    name = f"{first.capitalize()} Ferryman"
    card = [f'survivor "{name}"', f"    {first.capitalize()} colony: {first} Ferryman moves."]
    told = f"    {first.capitalize()} colony: this survivor moves."  # by the whole name alone
    assert with_title(card, "occupation", "this survivor") == [card[0], told]


def test_a_vote_whose_sides_are_told_as_options_has_them_below() -> None:
    card = ["    Vote: Go or Stay. On a tie, Go.", '    option "Go"', "        Wait."]
    assert voted(card) == [
        "    vote by players, ties pass",
        '        passes "Go"',
        "            Wait.",
    ]
    assert voted(["    Vote: Go or Stay."]) == ["    vote by players"]


def test_a_list_of_names_is_told_again_where_those_are_spoken_of() -> None:
    lines = ["Burn the Mill, the Inn, or the Old Bridge.", "One of those sites falls."]
    assert named_again(lines, "site")[1] == "One of the Mill, the Inn, or the Old Bridge falls."
    assert named_again(lines[1:], "site") == lines[1:]


def test_an_objective_without_sides_has_one_and_a_counter_for_what_lies_on_it() -> None:
    kind = next(
        each for each in language("dead_of_winter").vocabulary.kinds if each.deck == "objective"
    )
    card = ['objective "A"', '    flavor "x"', "    Put it on this card."]
    assert sided(card, kind) == [
        *card[:2],
        "    standard",
        "        counter marks  # how much lies on this card",
        "        Put it on this card.",
    ]
    assert sided(['objective "A"', "    hardcore"], kind) == ['objective "A"', "    hardcore"]


def test_loose_lines_simply_happen_where_nothing_is_decided() -> None:
    kind = next(each for each in language("dead_of_winter").vocabulary.kinds if each.attaches)
    card = ['crossroads "A"', "    if food >= 2", "    Sing.", "    Sing on."]
    assert happening(card, {2, 3}, kind) == [
        *card[:2],
        "    automatic",
        "        Sing.",
        "        Sing on.",
    ]
    assert happening([*card, '    option "B"'], {2}, kind) == []
    assert happening(card, (), kind) == []


def test_numbers_that_contradict_each_other_are_not_read(measure: Wordings) -> None:
    said = (
        "Shuffle the waste pile, draw {} cards from it, and keep {}. Remove the other {} cards "
        "from the game."
    )
    card = 'crossroads "A"\n    if food >= 2\n    option "B"\n        {}\n    option "C"\n        '

    def offered(*numbers: int) -> bool:
        found = errors_in(measure, card.format(said.format(*numbers)) + "gain 1 morale\n")
        return any(each.fix for each in found)

    assert offered(4, 2, 2) and offered(5, 2, 3)
    assert not offered(4, 2, 3) and not offered(3, 2, 2)


def test_a_line_below_asks_for_the_point_of_the_occasion_above() -> None:
    words = language("dead_of_winter").vocabulary
    card = [
        'crossroads "A"',
        "    When a survivor is killed,",
        "    Morale is not lost for that death.",
    ]
    assert pointed(card, words.foretold)[1] == (
        "    When a survivor is killed, before it takes effect,"
    )
    assert pointed(card[:2], words.foretold) == card[:2]


def test_an_item_is_told_of_by_the_last_word_of_its_title() -> None:
    words = language("dead_of_winter").vocabulary
    kind = next(each for each in words.kinds if each.name == "item")
    card = ['item "Old Quilt"', "    The quilt is torn.", "    When you add it to a crisis, sing."]
    assert titled_again(card, kind, words.own_name)[1:] == [
        "    this card is torn.",
        '    When you add "Old Quilt" to a crisis, sing.',
    ]
