"""Running `test` blocks, on the night game: what a table starts from, how moves are found, what
is a failure and what it says.
"""

from __future__ import annotations

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.semantics.ir import (
    Call,
    Compare,
    Constant,
    Given,
    Logic,
    Move,
    Named,
    Number,
    Tally,
    Then,
)
from dowlang.testing import TestResult, run_test
from dowlang.testing.path_search import Search, SearchLimitReached
from tests.worlds.night import built, card_set
from tests.worlds.night_words import (
    ALL_HURT,
    AT,
    HURT,
    MARA,
    OIL,
    OLEK,
    PLAYER,
    SPOT,
    calls,
    case,
    chooses,
    given_card,
    given_oil,
    oil_is,
    then,
    votes,
    walks,
    wounds,
)

HILL = Named(SPOT, "hill")


@pytest.fixture(scope="module")
def cards() -> CardSet:
    return card_set()


def failed(result: TestResult, line: int, *words: str) -> None:
    """The test failed at this line, and its message has these words."""
    assert result.outcome == "failed" and result.failure is not None, result
    assert result.failure.line == line, result.message()
    for word in words:
        assert word in result.message(), result.message()


def test_a_table_has_what_is_given(cards: CardSet) -> None:
    given = (
        given_oil(7),
        Given("state", 3, AT, (MARA, HILL)),
        Given("number", 4, HURT, (OLEK,), 2),
    )
    assert run_test(
        cards,
        case(*given, then(5, oil_is(7)), then(6, Call(AT, (MARA, HILL))), then(7, wounds(OLEK, 2))),
    ).passed


def test_a_noun_that_is_a_setting_sets_up_the_table(cards: CardSet) -> None:
    players = Given("number", 2, PLAYER, value=3)
    assert run_test(
        cards,
        case(players, walks(3, 0, MARA, "hill"), Move("passes", 4, 0), walks(5, 1, OLEK, "hill")),
    ).passed
    failed(run_test(cards, case(Given("number", 2, PLAYER, value=8), then(3))), 2, "from 1 to 3")


def test_dice_are_given_as_they_are_written(cards: CardSet) -> None:
    dice = Given("dice", 2, ALL_HURT, text="3 1")
    assert run_test(cards, case(dice, then(3, wounds(MARA, 3)), then(4, wounds(OLEK, 1)))).passed


def test_what_cannot_be_given_fails_at_its_line(cards: CardSet) -> None:
    failed(run_test(cards, case(given_oil(3), given_oil(10, 4))), 4, "the can holds 9, not 10")


def test_a_move_is_found_by_what_it_does(cards: CardSet) -> None:
    assert run_test(
        cards,
        case(
            walks(3, 0, MARA, "hill", weather=1),
            then(4, Call(AT, (MARA, HILL))),
            then(5, wounds(MARA, 0)),
        ),
    ).passed


def test_special_faces_are_forced_through_the_ruleset(cards: CardSet) -> None:
    assert run_test(
        cards, case(walks(3, 0, MARA, "hill", weather=2), then(5, wounds(MARA, 1)))
    ).passed


def test_questions_in_between_are_answered_so_that_it_happens(cards: CardSet) -> None:
    """Nobody says how loud the search is: with 0 nobody would call."""
    assert run_test(cards, case(calls(3, 0), then(4))).passed


def test_a_move_of_somebody_else_is_not_possible(cards: CardSet) -> None:
    failed(
        run_test(cards, case(walks(3, 0, OLEK, "hill"))),
        3,
        "player 1 is asked (action)",
        "`Mara walks to Hill`",
    )
    failed(run_test(cards, case(walks(3, 1, OLEK, "hill"))), 3, "player 1 is asked")


def test_a_player_chooses_by_label(cards: CardSet) -> None:
    moves = walks(4, 0, MARA, "hill"), chooses(5, 0, "Light it")
    assert run_test(
        cards, case(given_oil(2), given_card("light"), *moves, then(6, oil_is(1)))
    ).passed
    failed(
        run_test(cards, case(given_oil(2), given_card("light"), *moves, then(6, oil_is(2)))),
        6,
        "found  1",
        "Light it",
        "Mara walks to Hill",
    )


def test_a_forced_choice_can_be_spoken_of_and_its_dice_lie_ready(cards: CardSet) -> None:
    moves = walks(4, 0, MARA, "hill", weather=0), chooses(5, 0, "Sit down", 2)
    assert run_test(
        cards, case(given_oil(0), given_card("light"), *moves, then(6, wounds(MARA, 1)))
    ).passed
    softer = walks(4, 0, MARA, "hill", weather=0), chooses(5, 0, "Sit down", 5)
    assert run_test(
        cards, case(given_oil(0), given_card("light"), *softer, then(6, wounds(MARA, 0)))
    ).passed


def test_an_option_that_was_not_forced_is_not_accepted(cards: CardSet) -> None:
    forced = Move("event", 4, 0, walks(4, 0, MARA, "hill").event, forced=(("die", 6), ("die", 3)))
    failed(
        run_test(cards, case(given_oil(0), given_card("light"), forced, chooses(5, 0, "Light it"))),
        5,
        "chooses Light it",
    )


def test_a_picked_piece_is_chosen_by_its_name(cards: CardSet) -> None:
    steps = Given("state", 2, AT, (OLEK, HILL)), walks(3, 0, MARA, "hill"), chooses(4, 0, "Olek")
    assert run_test(cards, case(*steps, then(5))).passed
    failed(run_test(cards, case(*steps[:2], chooses(4, 0, "Ines"))), 4, "player 1 is asked (carry)")


def test_dice_left_over_are_a_failure_of_their_line(cards: CardSet) -> None:
    failed(
        run_test(cards, case(walks(3, 0, MARA, "hill", die=4), then(4))),
        3,
        "`die` roll given here is never made",
    )


def test_a_roll_too_few_or_too_many_is_a_failure_of_its_line(cards: CardSet) -> None:
    sixes = given_card("light"), walks(3, 0, MARA, "hill", weather=0)
    failed(
        run_test(cards, case(*sixes, chooses(4, 0, "Sit down"), then(5))),
        4,
        "a `die` roll is made that is not given here",
    )
    failed(
        run_test(cards, case(*sixes, chooses(4, 0, "Sit down", 6), then(5))),
        4,
        "a `die` roll is made that is not given here",
    )
    assert run_test(
        cards, case(*sixes, chooses(4, 0, "Sit down", 6, 3), then(5, wounds(MARA, 1)))
    ).passed
    both = (
        walks(3, 0, MARA, "hill", weather=0),
        chooses(4, 0, "Sit down", 2),
        walks(5, 0, MARA, "home", weather=0),
    )
    assert run_test(cards, case(given_card("light"), *both)).passed
    one = Move(
        "event", 3, 0, walks(3, 0, MARA, "hill").event, forced=(("weather", 0), ("weather", 0))
    )
    failed(run_test(cards, case(one)), 3, "never made (1 left over)")


def test_other_roads_are_tried_until_the_dice_are_used(cards: CardSet) -> None:
    """The option nobody speaks of would be the first; only the second rolls the die."""
    line = Move("event", 3, 0, walks(3, 0, MARA, "hill").event, forced=(("weather", 0), ("die", 1)))
    assert run_test(
        cards, case(given_card("light"), line, then(4, oil_is(3)), then(5, wounds(MARA, 1)))
    ).passed


def test_votes_may_stand_in_any_order(cards: CardSet) -> None:
    assert run_test(
        cards,
        case(
            given_oil(1),
            given_card("cold"),
            votes(4, 1, True),
            votes(5, 0, True),
            then(6, oil_is(9)),
        ),
    ).passed
    assert run_test(
        cards,
        case(
            given_oil(1),
            given_card("cold"),
            votes(4, 0, False),
            votes(5, 1, False),
            then(6, oil_is(0)),
        ),
    ).passed


def test_who_is_not_spoken_of_votes_against(cards: CardSet) -> None:
    three = Given("number", 2, PLAYER, value=3)
    assert run_test(
        cards, case(three, given_oil(1), given_card("cold"), votes(4, 0, True), then(6, oil_is(0)))
    ).passed


def test_a_state_trigger_fires_when_the_first_line_begins(cards: CardSet) -> None:
    low = given_oil(1), given_card("cold")
    assert run_test(cards, case(*low, then(4, oil_is(1)))).passed
    assert run_test(cards, case(*low, Move("starts", 4, 0), then(5, oil_is(0)))).passed
    assert run_test(
        cards, case(given_oil(2), given_card("cold"), Move("starts", 4, 0), then(5, oil_is(2)))
    ).passed


def test_turns_pass_and_start(cards: CardSet) -> None:
    assert run_test(cards, case(Move("passes", 3, 0), walks(4, 1, OLEK, "hill"))).passed
    assert run_test(cards, case(Move("starts", 3, 1), walks(4, 1, OLEK, "hill"))).passed
    failed(run_test(cards, case(Move("passes", 3, 1))), 3, "player 1 is asked")


def test_a_then_between_holds_when_the_next_line_begins(cards: CardSet) -> None:
    steps = (
        given_card("light"),
        walks(3, 0, MARA, "hill"),
        then(4, oil_is(3)),
        chooses(5, 0, "Light it"),
        then(6, oil_is(2)),
    )
    assert run_test(cards, case(*steps)).passed
    wrong = (
        given_card("light"),
        walks(3, 0, MARA, "hill"),
        then(4, oil_is(2)),
        chooses(5, 0, "Light it"),
        then(6, oil_is(2)),
    )
    failed(run_test(cards, case(*wrong)), 4, "found  3")


def test_what_a_player_cannot_choose(cards: CardSet) -> None:
    cannot = Then(5, cannot="Light it")
    forced = Move("event", 4, 0, walks(4, 0, MARA, "hill").event, forced=(("die", 6), ("die", 3)))
    assert run_test(cards, case(given_oil(0), given_card("light"), forced, cannot)).passed
    failed(
        run_test(cards, case(given_oil(0), given_card("light"), walks(4, 0, MARA, "hill"), cannot)),
        4,
        "`, die …` at the end",
    )
    failed(
        run_test(cards, case(given_oil(1), given_card("light"), walks(4, 0, MARA, "hill"), cannot)),
        5,
        "`Light it` among the options",
    )
    failed(
        run_test(cards, case(given_oil(0), walks(4, 0, MARA, "hill"), cannot)),
        5,
        "no option of a card put before player 1",
    )


def test_both_sides_of_a_comparison_are_told(cards: CardSet) -> None:
    uneven = Compare(">", Tally(OIL), Call(HURT, (MARA,)))
    failed(run_test(cards, case(given_oil(0), then(3, uneven))), 3, "0 on the left, 0 on the right")
    both = Logic("and", (Constant(True), Compare("=", Tally(OIL), Number(4))))
    failed(
        run_test(cards, case(given_oil(2), Then(3, both, "oil = 4"))),
        3,
        "wanted `oil = 4`",
        "found  2",
    )


def test_the_line_of_the_file_stands_in_the_message(cards: CardSet) -> None:
    text = 'test "a test"\r\n    given oil = 2\r\n    then oil = 4\r\n'
    result = run_test(cards, case(given_oil(2), then(3, oil_is(4)), text=text))
    assert result.message().split("\n")[:3] == [
        "light.dow:3: test `a test`",
        "  wanted `then oil = 4`",
        "  found  2",
    ]


def test_a_fault_fails_its_own_test_and_says_where(cards: CardSet) -> None:
    failed(
        run_test(cards, case(given_card("broken"), calls(4, 0))),
        4,
        "a fault: ZeroDivisionError: the card is broken (broken_start",
    )


def test_a_todo_is_counted_and_not_run(cards: CardSet) -> None:
    result = run_test(cards, case(given_oil(99), todo="when there is more oil"))
    assert (result.outcome, result.todo, result.failure) == ("todo", "when there is more oil", None)


def test_a_search_has_an_end(cards: CardSet) -> None:
    search = Search(cards, left=2)
    search_path = search.begin(built(cards), (), False)
    assert search_path is not None and search.follow(search_path, 0) is not None
    with pytest.raises(SearchLimitReached):
        search.follow(search_path, 0)


def test_a_road_leaves_the_game_it_came_from_as_it_was(cards: CardSet) -> None:
    search, table = Search(cards), built(cards)
    before = table.digest
    search_path = search.begin(table, (), False)
    assert search_path is not None
    asked = search_path.game.digest
    after = search.follow(search_path, 0, [("weather", 2)])
    assert after is not None and after.game.digest != asked
    assert (table.digest, search_path.game.digest) == (before, asked) and table.log is None
