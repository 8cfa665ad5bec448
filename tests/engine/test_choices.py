"""What cards leave to players and dice, one by one: contests, picks of several pieces, numbers,
votes, options (campfire world).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dowlang.engine import offers, piece_choices
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.dice import contest, roll_die
from dowlang.engine.ruleset import Event
from dowlang.engine.voting import vote
from tests.engine.test_votes_offers_needs_goals import (
    CARDS,
    CAUGHT,
    asked,
    held,
    play,
    start,
    waiting,
)
from tests.worlds import campfire
from tests.worlds.campfire_cards import ALL
from tests.worlds.campfire_rules import Fire, blank

KINDS = campfire.RULESET.option_number
DIE = campfire.RULESET.streams.index("die")


def told(game: Fire, event: str) -> list[tuple[Any, ...]]:
    """What was told of one event."""
    return [
        entry[1:] for entry in game.log or () if entry[0] == game.cards.ruleset.event_number[event]
    ]


def with_dice(*pips: int) -> Fire:
    """A game that rolls these next; player 1 is active."""
    game = waiting()
    game.active_player = 0
    game.forced = [(DIE, number - 1) for number in pips]
    return game


# ---- dice
def test_a_die_shows_one_to_its_faces_and_is_told() -> None:
    game = with_dice(1, 6)
    assert [roll_die(game, 6), roll_die(game, 6, 2)] == [1, 6] and told(game, "die_rolled") == [
        (-1, 1),
        (2, 6),
    ]
    assert {roll_die(game, 3) for _ in range(60)} == {1, 2, 3}
    game.log = None
    assert roll_die(game, 1) == 1 and game.log is None


@pytest.mark.parametrize(
    ("rolls", "again", "highest", "lowest"),
    [
        ([3, 5, 1], False, (1,), (2,)),
        ([3, 5, 1], True, (1,), (2,)),
        ([5, 5, 1], False, (0, 1), (2,)),
        ([5, 5, 1, 2, 6], True, (1,), (2,)),
        ([5, 2, 2, 4, 3], True, (0,), (2,)),
        ([5, 2, 2, 4, 4, 1, 3], True, (0,), (1,)),
        ([4, 4, 4, 1, 6, 6, 2, 3], True, (2,), (0,)),
    ],
)
def test_a_contest_has_a_highest_and_a_lowest_roll(
    rolls: list[int], again: bool, highest: tuple[int, ...], lowest: tuple[int, ...]
) -> None:
    """Tied players roll again among themselves, for both places at once where all are level;
    nobody rolls more dice than that.
    """
    game = with_dice(*rolls)
    assert contest(game, (0, 1, 2), 6, again) == (highest, lowest) and not game.forced
    assert len(told(game, "die_rolled")) == len(rolls) == game.draws[DIE] + len(rolls)


@pytest.mark.parametrize(
    ("dice", "rolls", "highest", "lowest"),
    [
        ((2, 1, 0), [1, 6, 5], (0,), (1,)),
        ((1, 3, 1), [4, 2, 5, 3, 5], (1, 2), (0,)),
        ((0, 0, 0), [], (), ()),
        ((0, 1, 0), [2], (1,), (1,)),
    ],
)
def test_of_several_dice_the_highest_counts(
    dice: tuple[int, ...], rolls: list[int], highest: tuple[int, ...], lowest: tuple[int, ...]
) -> None:
    """Who rolls none takes no part."""
    game = with_dice(*rolls)
    assert (
        contest(game, (0, 1, 2), 6, False, dice) == (highest, lowest)
        and not game.forced
        and game.draws[DIE] == 0
    )


# ---- picks
@pytest.mark.parametrize(
    ("candidates", "low", "high", "answers", "offered", "taken"),
    [
        ((), 0, -1, [], [], ()),
        ((5, 6, 7), 0, 0, [], [], ()),
        ((5, 6), 2, 2, [], [], (5, 6)),
        ((5, 6), 3, 3, [], [], (5, 6)),
        ((5, 6, 7), 2, 2, [1, 0], [3, 2], (6, 5)),
        ((5, 6, 7), 3, -1, [], [], (5, 6, 7)),
        ((5, 6, 7), 0, -1, [0, 0, 0], [4, 3, 2], (5, 6, 7)),
        ((5, 6, 7), 0, -1, [3], [4], ()),
        ((5, 6, 7), 1, 2, [2, 2], [3, 3], (7,)),
        ((5, 6), 0, 1, [1], [3], (6,)),
    ],
)
def test_pieces_are_picked_one_by_one(
    candidates: tuple[int, ...],
    low: int,
    high: int,
    answers: list[int],
    offered: list[int],
    taken: tuple[int, ...],
) -> None:
    """At least so many, as far as there are; at most so many; *done* as soon as there are
    enough; what nobody chooses is no question.
    """
    game = waiting()
    CAUGHT.clear()
    start(game, piece_choices.pick, 1, "person", candidates, low, high)
    game.run()
    found = []
    for index in answers:
        assert asked(game)[1:3] == (1, "person")
        found.append(len(asked(game)[3]))
        game.choose(index)
    assert found == offered and [taken] == CAUGHT
    assert not [entry for entry in game.log or () if entry[0] in ("forced", "none")]


def test_equal_pieces_are_one_option() -> None:
    """In the order of what makes them equal, so that the order of a deck does not show; others
    in their order.
    """
    game = waiting()
    assert piece_choices.distinct(game, "story", (4, 3, 6, 7)) == [3, 4] and piece_choices.distinct(
        game, "person", (4, 3, 4)
    ) == [4, 3]


@pytest.mark.parametrize(("low", "high", "numbers"), [(2, 4, [2, 3, 4]), (0, 1, [0, 1])])
def test_a_number_is_chosen_from_the_lowest_to_the_highest(
    low: int, high: int, numbers: list[int]
) -> None:
    for place, number in enumerate(numbers):
        game = waiting()
        start(game, piece_choices.pick_number, 1, low, high)
        game.run()
        assert asked(game)[1:] == (1, "number", tuple((KINDS["number"], n) for n in numbers))
        assert play(game, [place]) == [(1, "number")] and [number] == CAUGHT


def test_of_one_number_there_is_no_choice() -> None:
    for low, high in ((3, 3), (3, 1)):
        game = waiting()
        start(game, piece_choices.pick_number, 1, low, high)
        play(game, [])
        assert CAUGHT == [3] and ("forced", 1, "number", (KINDS["number"], 3)) in (game.log or ())


# ---- votes
@pytest.mark.parametrize(
    ("answers", "passed"), [([0, 0, 1], 1), ([0, 1, 1], 0), ([0, 0, 0], 1), ([1, 1, 1], 0)]
)
def test_votes_are_told_when_all_are_in(answers: list[int], passed: int) -> None:
    """That there is a vote, then every vote at once, then how it ended."""
    ruleset = replace(
        campfire.RULESET,
        events=(
            *campfire.RULESET.events,
            Event("vote_cast", (("player", "player"), ("vote", "number"))),
        ),
    )
    game = blank(
        CardSet(ruleset, Edition("fire", "1", CARDS.hash), CARDS.facts, lambda path: None), 1, 3
    )  # type: ignore[arg-type, return-value]
    game.log, game.active_player, game.hears = [], 1, [0] * len(ruleset.events)
    game.stack[:] = [("ignore",), (vote.__name__, (0, 1, 2), -1, 0)]
    game.run()
    for index in answers:
        assert told(game, "vote_started") == [()] and told(game, "vote_cast") == []
        game.choose(index)
    cast = [1 - index for index in answers]
    assert told(game, "vote_cast") == [(1, cast[0]), (2, cast[1]), (0, cast[2])]
    assert told(game, "vote_ended") == [(passed, sum(cast), 3 - sum(cast))]


def test_a_game_without_events_of_votes_has_votes() -> None:
    game = blank(
        CardSet(
            replace(campfire.RULESET, events=()),
            Edition("fire", "1", ""),
            CARDS.facts,
            lambda path: None,
        ),
        1,
        3,
    )  # type: ignore[arg-type, return-value]
    game.log, game.active_player = [], 0
    game.stack[:] = [("ignore",), (vote.__name__, (0, 1), -1, 0)]
    game.run()
    game.choose(0)
    game.choose(0)
    assert not game.stack and [entry[0] for entry in game.log] == ["chose", "chose"]


def test_who_has_no_vote_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fire, "may_vote", lambda game, player: player != 1)
    game = waiting()
    game.active_player = 0
    start(game, vote, (0, 1, 2), -1, 0)
    assert play(game, [0, 0]) == [(0, "vote"), (2, "vote")] and CAUGHT == [1]


@pytest.mark.parametrize(("ties", "asks"), [(0, 0), (2, 2), (-1, 1)])
@pytest.mark.parametrize(("word", "passed"), [(0, 1), (1, 0)])
def test_whose_word_decides_equal_votes(ties: int, asks: int, word: int, passed: int) -> None:
    """The player named, the first included; without one the arbiter."""
    game = waiting()
    game.night, game.active_player = 1, 0
    start(game, vote, (0, 1), ties, 0)
    assert play(game, [0, 1, word])[-1] == (asks, "tie") and [passed] == CAUGHT


# ---- options, pots, the table
def test_options_are_those_possible_now() -> None:
    game, card = waiting(), campfire.path_of(ALL[0])
    number = game.cards.card_numbers[card]
    start(game, offers.choose_option, 2, card, (1, 3))
    game.run()
    assert asked(game)[1:] == (
        2,
        "option",
        ((KINDS["option"], number, 1), (KINDS["option"], number, 3)),
    )
    assert play(game, [1]) == [(2, "option")] and CAUGHT == [3]


def test_who_gives_nothing_is_not_among_the_givers() -> None:
    game = waiting()
    game.active_player, game.hands = 1, [(), (3, 4), (5,)]
    CARDS.steps["held"] = held
    start(game, offers.together, (0, 1, 2), ("story", 1, "held", ()))
    play(game, [2, 0])
    assert CAUGHT == [((2, (5,)),)]


def test_what_the_table_is_to_do_stands_in_a_log_only() -> None:
    game = waiting()
    before = game.digest
    offers.manual(game, "fire/ember/x", 3)
    assert game.log == [("manual", "fire/ember/x", 3)] and game.digest == before
    game.log = None
    offers.manual(game, "fire/ember/x", 3)
    assert game.log is None and game.digest == before
