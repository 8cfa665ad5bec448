"""The comparison with twins itself: when it finds a leak, when it leaves a twin, and that a twin
that is the same game is followed to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.secrecy import LOOK_AHEAD, Leak, Tally, follow, record
from dowlang.engine.secrecy_declarations import Chance, Moment, Secrecy, Twin
from tests.engine.test_laws import halfway
from tests.worlds import toy

Change = Callable[[toy.Toy], None]
LONG = LOOK_AHEAD + 3


def secrecy(
    change: Change = lambda twin: None, reason: str = "", alike: int = -1
) -> Secrecy[toy.Toy]:
    """Twins that are the same game but for one change; others' answers are the wanted ones, or
    none is found.
    """

    def redeal(game: toy.Toy, player: int, chance: Chance, learned: Any) -> Twin[toy.Toy] | str:
        twin = game.clone()
        change(twin)
        return reason or Twin(twin, lambda option: option)

    def find(
        game: toy.Toy, options: Sequence[Answer], wanted: Answer, player: int, chance: Chance
    ) -> int:
        return options.index(wanted) if wanted in options else alike

    return Secrecy(
        learned=lambda moments, player: None, redeal=redeal, strange=lambda *_: False, alike=find
    )


def asking(player: int, kind: str = "action") -> Change:
    """The twin waits for another player or another kind of answer."""

    def change(twin: toy.Toy) -> None:
        twin.stack[-1] = ("ask", player, kind, twin.stack[-1][3])

    return change


def standing(
    seat: int, count: int = LONG, entries: tuple[Frame, ...] = ()
) -> list[Moment[toy.Toy]]:
    """The same decision of a seat, several times over; all after the first tell something."""
    game: Any = halfway(1, 0)
    asking(seat)(game)
    return [Moment(game, entries if n else (), 0) for n in range(count)]


def followed(declared: Secrecy[toy.Toy], moments: Sequence[Moment[toy.Toy]], player: int) -> Tally:
    tally = Tally()
    follow(declared, moments, player, Chance(1), tally)
    return tally


@pytest.mark.parametrize("player", range(4))
def test_a_twin_that_is_the_same_game_is_followed_to_the_end(player: int) -> None:
    game: Any = halfway(3, 0)
    agent = Random(3)
    moments = record(game, lambda g: agent.pick(len(g.stack[-1][3])))
    tally = followed(secrecy(), moments, player)
    assert not tally.leaks and not tally.left
    assert tally.pairs["the end"] == 1 and tally.pairs.total() == len(moments)
    assert tally.own.total() == sum(moment.question[0] == player for moment in moments)


def test_a_twin_that_cannot_be_made_is_counted_with_its_reason() -> None:
    tally = followed(secrecy(reason="nothing is hidden"), standing(1, 1), 0)
    assert tally.left == {"nothing is hidden": 1} and not tally.pairs


def test_being_asked_another_question_is_a_leak() -> None:
    tally = followed(secrecy(asking(0, "vote")), standing(0), 0)
    assert [(leak.what, leak.player, leak.kind) for leak in tally.leaks] == [("asked", 0, "action")]
    assert (
        str(tally.leaks[0])
        == "asked of player 1 at `action`: found (0, 'action'), in the twin (0, 'vote')"
    )


def test_being_asked_while_others_go_on_is_a_leak() -> None:
    """Not at once: the twin may be ahead of the original for some questions that others answer."""
    assert not followed(secrecy(asking(0)), standing(1, LOOK_AHEAD), 0).leaks
    assert [leak.what for leak in followed(secrecy(asking(0)), standing(1), 0).leaks] == ["asked"]


def test_being_told_more_while_others_answer_is_a_leak() -> None:
    told = standing(1, entries=((toy.VOTED, 1),))
    assert not followed(secrecy(), told[:LOOK_AHEAD], 0).leaks
    assert [leak.what for leak in followed(secrecy(), told, 0).leaks] == ["log"]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_twin_in_which_somebody_else_is_asked_is_left(seat: int) -> None:
    tally = followed(secrecy(asking(2)), standing(seat), 0)
    assert tally.left == {"the twin is asked something else": 1} and not tally.leaks


def test_a_twin_may_be_over_while_the_others_still_answer() -> None:
    tally = followed(secrecy(lambda twin: twin.stack.clear()), standing(1), 0)
    assert tally.left == {"the twin is asked something else": 1} and not tally.pairs


def test_what_was_left_and_found_is_added_up() -> None:
    one, other = (
        followed(secrecy(asking(2)), standing(1), 0),
        followed(secrecy(), standing(0, 1), 0),
    )
    other.leaks.append(Leak("view", 0, "action", "1", "2"))
    one.add(other)
    assert one.pairs == one.own == {"action": 1} and one.left.total() == 1 == len(one.leaks)
    assert [line.split() for line in one.lines()] == [
        ["decision", "pairs", "decider", "others"],
        ["action", "1", "1", "0"],
        ["all", "1", "1", "0"],
        ["left:", "the", "twin", "is", "asked", "something", "else,", "1", "times"],
    ]


# ---- questions that only one of the two has a choice in
def numbers(game: toy.Toy, *asked: tuple[int, int]) -> None:
    """Before what the game waits for these are asked for a number, in this order: (player, how
    many there are to choose from).
    """
    for player, count in reversed(asked):
        game.stack += [
            ("odd",),
            ("ask", player, "number", tuple((toy.NUMBER, 2 + n) for n in range(count))),
        ]


def without_choice(player: int) -> Change:
    """The twin leaves a player one number only."""

    def change(twin: toy.Toy) -> None:
        twin.stack[:] = [
            (*frame[:3], frame[3][:1]) if frame[:3] == ("ask", player, "number") else frame
            for frame in twin.stack
        ]

    return change


def test_others_may_be_asked_more_in_the_twin() -> None:
    """Nobody sees that they have something to choose from there."""
    tally = followed(
        secrecy(lambda twin: numbers(twin, (2, 2), (3, 2)), alike=0), standing(1, 2), 0
    )
    assert tally.pairs == {"action": 1} and not tally.leaks and not tally.left


def test_others_may_be_asked_more_in_the_original() -> None:
    """However often: what the twin did not ask does not put it out of step."""
    game: Any = halfway(1, 0)
    numbers(game, (1, 2), *[(2, 2)] * LONG)
    moments = record(game, lambda g: 0, LONG + 1)
    tally = followed(secrecy(without_choice(2)), moments, 0)
    assert [moment.question for moment in moments[1:]] == [(2, "number")] * LONG + [(0, "action")]
    assert tally.pairs == {"number": 1, "action": 1} and not tally.leaks and not tally.left


def test_what_the_twin_is_ahead_by_is_made_good_once() -> None:
    """Asked the same again, the others go on without the player, who is asked in the twin: a
    leak.
    """
    game: Any = halfway(1, 0)
    numbers(game, (1, 2), (2, 2))
    start, asked, _ = record(game, lambda g: 0, 2)
    again = Moment(asked.game, (("chose", 2, "number", (toy.NUMBER, 2)),), 0)
    moments = [start, asked, again, *[Moment(asked.game, (), 0)] * LONG]
    assert [leak.what for leak in followed(secrecy(without_choice(2)), moments, 0).leaks] == [
        "asked"
    ]


def test_a_question_is_answered_as_the_same_question_was() -> None:
    """Not by the answer to another that only the original was asked before it."""
    game: Any = halfway(1, 0)
    asking(1)(game)
    start, then = record(game, lambda g: 0, 1)
    moments = [
        start,
        Moment(then.game, (("chose", 2, "number", (toy.NUMBER, 2)), *then.entries), -1),
    ]
    tally = followed(secrecy(), moments, 0)
    assert tally.pairs == {"action": 2} and not tally.leaks and not tally.left


def test_a_twin_without_an_answer_that_looks_the_same_is_left() -> None:
    tally = followed(secrecy(), standing(1, 2, (("chose", 1, "action", (toy.REST, 9)),)), 0)
    assert tally.left == {
        "no answer to `action` that looks like the one in the original": 1
    } and tally.pairs == {"action": 1}


def test_a_leak_shows_the_place_of_the_difference() -> None:
    """Sixty bytes before and after the first that differs."""

    def later(twin: toy.Toy) -> None:
        twin.round += 1

    moments = standing(0, 1)
    moments[0].game.gold[:] = [10**12] * 4
    (leak,) = followed(secrecy(later), moments, 0).leaks
    assert leak.what == "view" and '"round": 1' in leak.found and '"round": 2' in leak.twin
    assert leak.found.startswith('{"player": 0') and "hand" not in leak.found
