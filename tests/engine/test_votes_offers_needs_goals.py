"""Votes, offers, needs, goals: the procedures that compiled cards share, in the campfire world."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from dowlang.engine import offers, piece_choices
from dowlang.engine.collections import (
    covered,
    divided_down,
    divided_up,
    enough,
    first,
    highest,
    lowest,
)
from dowlang.engine.dice import contest
from dowlang.engine.goals import Progress, all_of, any_of, at_least, holds, none_of, some_of
from dowlang.engine.voting import clockwise, vote
from tests.worlds import campfire
from tests.worlds.campfire_cards import ALL
from tests.worlds.campfire_rules import COLD, DAWN, Fire, blank, new_game, view

CARDS = campfire.card_set(ALL)


def waiting(seed: int = 1, players: int = 3) -> Fire:
    game = blank(CARDS, seed, players)
    game.log = []
    return game


def given(game: Fire) -> Any:
    """What the last `give` handed to the frame at the bottom."""
    return game.stack[0][1]


def asked(game: Fire) -> tuple[Any, ...]:
    return game.stack[-1]


def start(game: Fire, function: Any, *arguments: Any) -> None:
    """Schedule something that gives a value to a question nobody answers, so that the value can
    be looked at.
    """
    game.stack[:] = [("begged", 0), (function.__name__, *arguments)]
    game.ask(0, "stop", ((1,), (2,)))
    game.stack[:] = [("caught",), (function.__name__, *arguments)]
    CARDS.steps["caught"] = caught


CAUGHT: list[Any] = []


def caught(game: Fire, value: Any) -> None:
    CAUGHT.append(value)


def play(game: Fire, answers: list[int]) -> list[tuple[int, str]]:
    """Run with these answers; who was asked what."""
    CAUGHT.clear()
    out = []
    game.run()
    for index in answers:
        frame = asked(game)
        out.append((frame[1], frame[2]))
        game.choose(index)
    return out


def test_votes_are_asked_clockwise_from_the_active_player() -> None:
    game = waiting()
    game.active_player = 1
    assert clockwise(game, (0, 2, 1, 1)) == (1, 2, 0)
    assert clockwise(game, (0, 1, 2), 2) == (2, 0, 1) and clockwise(game, (0, 1), 2) == (0, 1)
    start(game, vote, (0, 1, 2), -1, 0)
    assert play(game, [0, 1, 0]) == [(1, "vote"), (2, "vote"), (0, "vote")]
    assert CAUGHT == [1]


def test_a_vote_is_in_no_view_and_no_event_before_all_are_in() -> None:
    twins = []
    for index in (0, 1):
        game = waiting()
        start(game, vote, (0, 1, 2), -1, 0)
        play(game, [index])
        events = [entry for entry in game.log or () if isinstance(entry[0], int)]
        twins.append((view(game, 1), events, asked(game)[1:]))
    assert twins[0] == twins[1]


@pytest.mark.parametrize(("ties", "asks"), [(2, 2), (-1, 1)])
def test_equal_votes_are_decided_by_one_player(ties: int, asks: int) -> None:
    game = waiting()
    game.night = 1
    start(game, vote, (0, 1), ties, 0)
    assert play(game, [0, 1, 1])[-1] == (asks, "tie")
    assert CAUGHT == [0]


def test_a_vote_without_voters_is_settled_and_told() -> None:
    for without in (0, 1):
        game = waiting()
        start(game, vote, (), -1, without)
        play(game, [])
        assert [without] == CAUGHT
        number, *payload = (game.log or [])[-1]
        assert ("vote_ended", [without, 0, 0]) == (campfire.RULESET.events[number].name, payload)


def test_no_option_and_one_option_are_in_the_journal() -> None:
    for numbers, entry, value in (((), "none", 0), ((2,), "forced", 2)):
        game = waiting()
        start(game, offers.choose_option, 0, campfire.path_of(ALL[0]), numbers)
        play(game, [])
        assert [value] == CAUGHT
        assert (game.log or [])[-1][0] == entry


def test_an_offer_that_is_not_possible_is_not_asked() -> None:
    game = waiting()
    start(game, offers.offer, 0, campfire.path_of(ALL[0]), 1, False)
    assert play(game, []) == [] and CAUGHT == [0]
    start(game, offers.offer, 0, campfire.path_of(ALL[0]), 1, True)
    assert play(game, [0]) == [(0, "offer")] and CAUGHT == [1]


def test_an_answer_has_what_its_kind_declares() -> None:
    """Of an option the card and its number, of an offer the card alone."""
    game, card = waiting(), campfire.path_of(ALL[3])
    number = game.cards.card_numbers[card]
    kinds = campfire.RULESET.option_number
    assert offers.answer_of(game, "option", card, 7) == (kinds["option"], number, 7)
    assert offers.answer_of(game, "accept", card, 7) == (
        kinds["accept"],
        number,
    ) and offers.answer_of(game, "done", card, 7) == (kinds["done"],)


def held(game: Fire, player: int) -> tuple[int, ...]:
    return game.hands[player]


@pytest.mark.parametrize(
    ("answers", "result"), [([0, 0, 0], ((1, (3, 4)), (2, (5,)))), ([2, 1], ())]
)
def test_a_pot_is_all_or_nothing_and_goes_round(answers: list[int], result: object) -> None:
    game = waiting()
    game.active_player, game.hands = 1, [(), (3, 4), (5,)]
    CARDS.steps["held"] = held
    start(game, offers.together, (0, 1, 2), ("story", 3, "held", ()))
    who = play(game, answers)
    assert [player for player, _ in who] == ([1, 1, 2] if result else [1, 2])
    assert [result] == CAUGHT
    assert game.hands == [(), (3, 4), (5,)]


@pytest.mark.parametrize(
    ("count", "answers", "asked_of", "result"),
    [
        (3, [2, 1], [1, 2], ((1, (3, 4)), (2, (5,)))),
        (3, [0, 1, 0], [1, 1, 2], ((1, (3,)), (2, (5,)), (1, (4,)))),
        (1, [2, 1, 1], [1, 2, 1], ((1, (4,)),)),
        (2, [2, 0, 0], [1, 2, 1], ((2, (5,)), (1, (3,)))),
        (4, [2, 1], [1, 2], ()),
        (0, [], [], ((1, ()),)),
    ],
)
def test_a_pot_that_must_be_filled_is_filled_by_who_kept_something_back(
    count: int,
    answers: list[int],
    asked_of: list[int],
    result: tuple[tuple[int, tuple[int, ...]], ...],
) -> None:
    """All that is missing after one round is given clockwise as far as it is there; whoever has
    more than that still chooses, without *done*.
    """
    game = waiting()
    game.active_player, game.hands = 1, [(), (3, 4), (5,)]
    CARDS.steps["held"] = held
    start(game, offers.together, (0, 1, 2), ("story", count, "held", ()), 1)
    who = play(game, answers)
    assert [player for player, _ in who] == asked_of
    assert [result] == CAUGHT and game.hands == [(), (3, 4), (5,)]


def test_what_a_giver_is_offered_does_not_depend_on_the_hands_of_others() -> None:
    CARDS.steps["held"] = held
    seen = []
    for others in ((), (6, 7, 8)):
        game = waiting()
        game.active_player, game.hands = 0, [(3, 4), others, others]
        start(game, offers.together, (0, 1, 2), ("story", 5, "held", ()))
        game.run()
        seen.append(asked(game))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("demands", "possible"),
    [
        ([], True),
        ([(0, ())], True),
        ([(1, ())], False),
        ([(1, (1, 2)), (1, (2,))], True),
        ([(1, (2,)), (1, (2,))], False),
        ([(2, (1, 2, 3)), (2, (2, 3, 4))], True),
        ([(2, (1, 2, 3)), (2, (2, 3, 1))], False),
        ([(1, (1, 2)), (1, (2, 3)), (1, (3, 1))], True),
        ([(1, (1, 2)), (1, (2, 1)), (1, (2,))], False),
        ([(10**15, (1, 2))], False),
    ],
)
def test_needs_of_the_same_pieces_are_matched(
    demands: list[tuple[int, tuple[int, ...]]], possible: bool
) -> None:
    assert enough(*demands) is possible


def test_matching_agrees_with_halls_condition() -> None:
    from itertools import combinations

    random = Random(1)
    for _ in range(300):
        demands = [
            (random.randrange(3), tuple(random.sample(range(6), random.randrange(6))))
            for _ in range(random.randrange(5))
        ]
        hall = all(
            sum(count for count, _ in some) <= len(set().union(*(pieces for _, pieces in some)))
            for size in range(1, len(demands) + 1)
            for some in combinations(demands, size)
        )
        assert enough(*demands) is hall


def test_needs_on_one_pool_are_added_up() -> None:
    def stock(_: object, place: int) -> int:
        return 3 - place

    assert covered(None, stock, (2, (0,)), (2, (1,)))
    assert not covered(None, stock, (2, (0,)), (2, (0,)))


def test_lowest_and_highest_give_all_equals() -> None:
    def key(_: object, piece: int) -> int:
        return piece % 3

    assert (
        lowest(None, key, (5, 3, 4, 6)),
        highest(None, key, (5, 3, 8)),
        lowest(None, key, ()),
    ) == ((3, 6), (5, 8), ())
    assert (first((1, 2, 3), 2), first((1,), 5), first((1, 2, 3), -1)) == ((1, 2), (1,), ())


@pytest.mark.parametrize(
    ("left", "right", "down", "up"),
    [(7, 2, 3, 4), (6, 2, 3, 3), (-7, 2, -4, -3), (0, 3, 0, 0), (7, 0, 0, 0), (7, -2, -4, -3)],
)
def test_division_never_fails(left: int, right: int, down: int, up: int) -> None:
    """By 0 it gives 0."""
    assert (divided_down(left, right), divided_up(left, right)) == (down, up)


def test_a_goal_counts_what_its_parts_lack() -> None:
    near, far, done = at_least(1, 3, 4), at_least(2, 1, 9), holds(3, True)
    assert all_of(near, far, done)[:2] == (1, 9)
    assert any_of(near, far)[:2] == (3, 4)
    assert any_of(near, done).reached and not all_of(near, done).reached
    assert none_of(near) == Progress(1, 1, ((1, 3, 4),)) and not none_of(done).reached
    assert all_of(near, done).atoms == ((1, 3, 4), (3, 1, 1))
    assert at_least(1, 0, 0).reached and all_of(at_least(1, -2, 3), at_least(2, 0, 3))[0] == -2
    assert some_of(2, near, far, done)[:2] == (3, 4) and some_of(3, near, far, done)[:2] == (
        1,
        9,
    ), "the second best, the worst of all"
    assert (
        some_of(1, near, far, done).reached
        and not some_of(2, near, far, done).reached
        and some_of(2, done, far, done).reached
    )
    assert some_of(2, near, far).atoms == ((1, 3, 4), (2, 1, 9))
    below, further = at_least(1, -3, -1), at_least(2, -9, -2)
    assert all_of(below, further)[:2] == (-9, -2) and any_of(further, below)[:2] == (-3, -1), (
        "of what is below nothing the gap counts"
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_campfire_is_played_to_its_end_with_a_copy_and_a_save_at_every_decision(
    seed: int,
) -> None:
    game, random = new_game(CARDS, seed, 2 + seed % 3), Random(seed)
    while not game.is_over:
        saved = json.loads(json.dumps(game.to_state()))
        twin = Fire.from_state(saved, CARDS)
        assert twin.digest == game.digest
        other = game.clone()
        index = random.randrange(len(game.stack[-1][3]))
        game.choose(index)
        twin.choose(index)
        other.choose(index)
        assert game.digest == twin.digest == other.digest
    assert game.cause in (COLD, DAWN)


def test_a_contest_that_never_ends_leaves_the_first_and_the_last_in_seat_order() -> None:
    """A die with one face ties every time; the rerolls are bounded, and nobody has both places."""
    game = waiting()
    game.active_player = 1
    assert contest(game, (0, 1, 2), 1, rerolling=True) == ((1,), (0,))
    assert contest(game, (0, 1, 2), 1, rerolling=False) == ((1, 2, 0), (1, 2, 0))


def test_picking_nothing_is_given_on() -> None:
    game = waiting()
    start(game, piece_choices.pick_one, 0, "person", ())
    play(game, [])
    assert CAUGHT == [-1]
