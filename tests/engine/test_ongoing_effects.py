"""Lasting effects: what they do to the numbers of the rules, whom they concern, how often, what
waits and replaces, and when all of it ends.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine import effect_lifetimes, ongoing_effects
from dowlang.engine.ongoing_effects import EACH, FOREVER, Change, Origin
from tests.worlds import toy

ROUND, NIGHT = 0, 1  # two scopes
ALWAYS = Origin("toy/one", 0, FOREVER)


@pytest.fixture
def game() -> Any:
    """A toy at its first decision, nothing in force, with 6 sides and 8 rounds; what its steps
    do is noted in `happened`.
    """
    cards = toy.load()
    for name in ("first", "second", "third"):
        cards.steps[name] = lambda game, *payload, name=name: happened.append((name, *payload))
    cards.steps["even"] = lambda game, piece, least: piece % 2 == 0 and piece >= least
    cards.steps["odd_face"] = lambda game, player, face: 0 if face % 2 else 1
    cards.steps["in_danger"] = lambda game: game.danger > 0
    happened.clear()
    found: Any = toy.Toy(cards, seed=1)
    return found.clone()


happened: list[tuple[Any, ...]] = []


def numbers(game: Any) -> list[int]:
    """The numbers of what is in force."""
    return [entry[ongoing_effects.NUMBER] for entry in game.lasting]


# ---- the numbers of the rules
def test_effects_are_numbered_one_after_the_other(game: Any) -> None:
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "first")
    ongoing_effects.instead(game, ALWAYS, 2, ("",))
    assert numbers(game) == [0, 1, 2] and game.serial == 3
    assert game.lasting[1][ongoing_effects.DATA] == (toy.ROLLED, "", "first", (), 0, 0, -1), (
        "a watch has no limit unless one is said"
    )


def test_a_change_without_more_writes_through(game: Any) -> None:
    """In the order they came; `sets` replaces what was before; what ends leaves the rest, and in
    the end the number as it was.
    """
    steps = (
        (Change(toy.ROUNDS, 2), 10),
        (Change(toy.ROUNDS, 5, True), 5),
        (Change(toy.ROUNDS, -1), 4),
    )
    for tag, (change, now) in enumerate(steps):
        ongoing_effects.change(game, Origin("toy/one", 0, FOREVER, tag=tag), change)
        assert (
            game.param == [6, now]
            and ongoing_effects.value(game, toy.ROUNDS) == now
            and game.scoped == [0, 0]
        )
    for tag, now in ((1, 9), (0, 7), (2, 8)):
        effect_lifetimes.release(game, tag)
        assert game.param == [6, now]


def test_a_change_for_one_piece_is_read_for_it(game: Any) -> None:
    """On top of what holds for all, in the order they came; nothing of it is written through."""
    ongoing_effects.watch(game, ALWAYS, toy.SIDES, "", "first")  # an event of the same number
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    for change in (
        Change(toy.SIDES, 2, False, 4),
        Change(toy.SIDES, 9, True, 5),
        Change(toy.SIDES, 3, False, 5),
        Change(toy.ROUNDS, 4, False, 4),
    ):
        ongoing_effects.change(game, ALWAYS, change)
    assert [ongoing_effects.value(game, toy.SIDES, piece) for piece in (4, 5, 6, -1)] == [
        9,
        12,
        7,
        7,
    ]
    assert game.param == [7, 8] and game.scoped == [3, 1]


def test_one_sentence_may_change_several_numbers(game: Any) -> None:
    """All with the same condition and limit."""
    both = (Change(toy.SIDES, 2), Change(toy.ROUNDS, 3))
    ongoing_effects.change(game, ALWAYS, both)
    assert game.param == [8, 11]
    ongoing_effects.change(game, ALWAYS, both, "in_danger", (), NIGHT, 1)
    assert [entry[ongoing_effects.DATA][4:] for entry in game.lasting[2:]] == [
        ("in_danger", (), NIGHT, 1)
    ] * 2 and game.param == [8, 11]
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1, False, 4))
    assert game.lasting[-1][ongoing_effects.DATA] == (toy.SIDES, 1, 0, 4, "", (), 0, 0), (
        "no condition and no limit unless they are said"
    )


def test_an_ability_in_force_is_kept_as_it_is_given(game: Any) -> None:
    """What it is good for is the ruleset's to offer."""
    ongoing_effects.grant(
        game, Origin("toy/one", 2, NIGHT, 3, 5, 6), "first", "even", 4, ROUND, 1, (7,)
    )
    assert game.lasting == [
        (
            0,
            ongoing_effects.GRANT,
            NIGHT,
            3,
            "toy/one",
            2,
            5,
            6,
            ("first", "even", 4, ROUND, 1, (7,)),
        )
    ]


def test_a_change_for_each_piece_that_fits(game: Any) -> None:
    """Asked when the number is read, for the piece it is read for; read for no piece the number
    is not changed. What ends leaves no trace.
    """
    ongoing_effects.change(
        game, Origin("toy", 0, FOREVER, tag=5), Change(toy.SIDES, 3, False, EACH), "even", (-1,)
    )
    assert [ongoing_effects.value(game, toy.SIDES, piece) for piece in (4, 3, 0, -1)] == [
        9,
        6,
        9,
        6,
    ]
    assert game.scoped == [1, 0] and game.param == [6, 8]
    effect_lifetimes.release(game, 5)
    assert game.scoped == [0, 0] and not game.lasting


def test_a_change_holds_while_its_condition_does(game: Any) -> None:
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 3), "in_danger")
    assert ongoing_effects.value(game, toy.SIDES) == 6
    game.danger = 1
    assert ongoing_effects.value(game, toy.SIDES) == 9 and game.param == [6, 8]
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 5), limit_scope=ROUND, limit=1)
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    assert game.param == [7, 8], (
        "what has a condition or a limit is not written through with the rest"
    )


# ---- limits
def test_a_limited_switch_is_used_up_and_renewed(game: Any) -> None:
    """One use each time it alone turns the switch on; renewed at the end of its scope and of no
    other.
    """
    game.param[toy.SIDES] = game.basis[toy.SIDES] = 0
    assert not ongoing_effects.spare(game, toy.SIDES, 4)
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1, False, 4), limit_scope=ROUND, limit=2)
    assert ongoing_effects.value(game, toy.SIDES, 4) == 1 and not game.uses, (
        "reading uses nothing up"
    )
    assert [ongoing_effects.spare(game, toy.SIDES, 4) for _ in range(3)] == [
        True,
        True,
        False,
    ] and game.uses == [(ROUND, 0, 2)]
    assert (
        not ongoing_effects.spare(game, toy.SIDES, 5)
        and ongoing_effects.value(game, toy.SIDES, 4) == 0
    )
    effect_lifetimes.expire(game, NIGHT, 9)
    assert not ongoing_effects.spare(game, toy.SIDES, 4)
    effect_lifetimes.expire(game, ROUND, 9)
    assert game.uses == [] and ongoing_effects.spare(game, toy.SIDES, 4)


def test_of_several_the_oldest_limited_one_is_used_and_only_when_needed(game: Any) -> None:
    game.param[toy.SIDES] = game.basis[toy.SIDES] = 0
    for _ in range(2):
        ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1), limit_scope=ROUND, limit=1)
    assert ongoing_effects.spare(game, toy.SIDES) and game.uses == [(ROUND, 0, 1)]
    assert (
        ongoing_effects.spare(game, toy.SIDES)
        and game.uses == [(ROUND, 0, 1), (ROUND, 1, 1)]
        and not ongoing_effects.spare(game, toy.SIDES)
    )
    game.uses.clear()
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1, False, 4))
    assert ongoing_effects.spare(game, toy.SIDES, 4) and game.uses == [], (
        "one without a limit spares the others"
    )
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    assert ongoing_effects.spare(game, toy.SIDES) and game.uses == []


def test_uses_are_counted_for_each_thing(game: Any) -> None:
    assert ongoing_effects.used(game, 7) == 0
    for what, times in ((7, 1), (8, 1), (7, 2)):
        ongoing_effects.use(game, ROUND, what)
        assert ongoing_effects.used(game, what) == times
    assert game.uses == [(ROUND, 7, 2), (ROUND, 8, 1)]


# ---- the end of it
def test_what_has_a_last_round_ends_with_it(game: Any) -> None:
    """Of one scope, up to now; what is used of it is forgotten, of what stays in another scope
    it is not.
    """
    for scope, until in ((ROUND, 2), (ROUND, 3), (NIGHT, 2), (FOREVER, 0)):
        ongoing_effects.change(game, Origin("toy/one", 0, scope, until), Change(toy.ROUNDS, 1))
    game.uses = [(NIGHT, 0, 1), (NIGHT, 1, 1), (ROUND, 2, 1)]
    effect_lifetimes.expire(game, ROUND, 1)
    assert numbers(game) == [0, 1, 2, 3] and game.uses == [(NIGHT, 0, 1), (NIGHT, 1, 1)]
    effect_lifetimes.expire(game, ROUND, 2)
    assert numbers(game) == [1, 2, 3] and game.param == [6, 11] and game.uses == [(NIGHT, 1, 1)]
    effect_lifetimes.expire(game, NIGHT, 7)
    assert numbers(game) == [1, 3] and game.uses == []


def test_a_watch_that_ends_is_not_heard_for(game: Any) -> None:
    for tag in (1, 2):
        ongoing_effects.watch(game, Origin("toy/one", 0, FOREVER, tag=tag), toy.ROLLED, "", "first")
    assert game.hears[toy.ROLLED] == 2
    effect_lifetimes.release(game, 1)
    assert game.hears[toy.ROLLED] == 1 and [
        entry[ongoing_effects.TAG] for entry in game.lasting
    ] == [2]
    effect_lifetimes.release(game, 3)
    assert game.hears[toy.ROLLED] == 1
    ongoing_effects.instead(game, Origin("toy/one", 0, FOREVER, tag=4), toy.ROLLED, ("",))
    effect_lifetimes.release(game, 4)
    assert game.hears[toy.ROLLED] == 1, (
        "what replaces a step of the rules waits for no event of that number"
    )


# ---- steps of the rules
def test_the_newest_replacement_that_holds_counts(game: Any) -> None:
    """Of this step and no other; one whose condition does not hold leaves the one before it."""
    assert ongoing_effects.replaced(game, 2) is None
    ongoing_effects.instead(game, ALWAYS, 2, ("first", 3))
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    ongoing_effects.instead(game, ALWAYS, 2, ("",), "in_danger")
    ongoing_effects.instead(game, ALWAYS, 3, ("third",))
    one = ongoing_effects.replaced(game, 2)
    assert one is not None and one[ongoing_effects.DATA] == (2, "first", (3,), "")
    game.danger = 1
    other = ongoing_effects.replaced(game, 2)
    assert (
        other is not None
        and other[ongoing_effects.DATA][1] == ongoing_effects.SKIPPED
        and ongoing_effects.replaced(game, 1) is None
    )


# ---- what waits
def rolled(game: Any, face: int) -> tuple[bool, list[tuple[Any, ...]]]:
    """Whether something was waiting for this roll of player 3, and what came of it."""
    happened.clear()
    game.stack.clear()
    woke = game.emit(toy.ROLLED, 2, face)
    game.run()
    return woke, list(happened)


def test_what_waits_happens_as_often_as_it_says(game: Any) -> None:
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "first", (7,), times=2)
    assert (
        rolled(game, 6) == (True, [("first", 7, 2, 6)])
        and game.lasting[0][ongoing_effects.DATA][-1] == 1
    )
    assert rolled(game, 5) == (True, [("first", 7, 2, 5)]) and not game.lasting
    assert rolled(game, 5) == (False, [])
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "first")
    assert [rolled(game, 1)[0] for _ in range(3)] == [True] * 3 and game.lasting[0][
        ongoing_effects.DATA
    ][-1] == -1


def test_what_waits_happens_when_its_clause_holds(game: Any) -> None:
    """What does not hold uses nothing up."""
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "odd_face", "first", times=1)
    ongoing_effects.watch(game, ALWAYS, toy.DREW, "", "second")
    assert rolled(game, 4) == (False, []) and len(game.lasting) == 2
    assert rolled(game, 3) == (True, [("first", 2, 3)]) and len(game.lasting) == 1


def test_what_does_not_happen_does_not_keep_others_from_it(game: Any) -> None:
    """A change, a watch of another event, one that is used up and one whose clause does not hold
    come before it.
    """
    ongoing_effects.change(game, ALWAYS, Change(toy.SIDES, 1))
    ongoing_effects.watch(game, ALWAYS, toy.DREW, "", "second")
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "third", limit_scope=ROUND, limit=1)
    ongoing_effects.use(game, ROUND, 2)
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "odd_face", "third")
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "first", times=3)
    assert (
        rolled(game, 4) == (True, [("first", 2, 4)])
        and game.lasting[-1][ongoing_effects.DATA][-1] == 2
    )
    assert game.uses == [(ROUND, 2, 1)]


def test_what_waits_happens_so_often_a_round(game: Any) -> None:
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "odd_face", "first", limit_scope=ROUND, limit=1)
    assert [rolled(game, face)[0] for face in (2, 3, 3)] == [False, True, False] and game.uses == [
        (ROUND, 0, 1)
    ]
    effect_lifetimes.expire(game, ROUND, 0)
    assert rolled(game, 1)[0]


def test_equal_clauses_need_no_order(game: Any) -> None:
    for _ in range(2):
        ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", "first")
    assert rolled(game, 1) == (True, [("first", 2, 1)] * 2) and not game.stack


@pytest.mark.parametrize(
    ("answers", "order"),
    [
        ([0, 0], ["first", "second", "third"]),
        ([0, 1], ["first", "third", "second"]),
        ([1, 0], ["second", "first", "third"]),
        ([1, 1], ["second", "third", "first"]),
        ([2, 1], ["third", "second", "first"]),
    ],
)
def test_of_clauses_that_wait_together_all_happen_in_the_order_chosen(
    game: Any, answers: list[int], order: list[str]
) -> None:
    """The arbiter names the next until one is left, about which nobody is asked."""
    for name in ("first", "second", "third"):
        ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", name, times=1)
    game.log = []
    assert rolled(game, 6) == (True, [])
    for left, index in zip((3, 2), answers, strict=True):
        assert game.stack[-1][1:3] == (game.arbiter(), "clause") and len(game.stack[-1][3]) == left
        game.choose(index)
    assert happened == [(name, 2, 6) for name in order] and not game.stack and not game.lasting
    assert [entry[0] for entry in game.log] == [toy.ROLLED, "chose", "chose"]


def test_of_two_clauses_one_is_named(game: Any) -> None:
    for name in ("first", "second"):
        ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "", name)
    assert rolled(game, 6) == (True, [])
    game.choose(1)
    assert happened == [("second", 2, 6), ("first", 2, 6)] and not game.stack


# ---- a change of hands
def test_what_waits_a_number_of_times_goes_on_counting_in_other_hands(game: Any) -> None:
    """What has happened as often as it may does not begin anew, and the limits of the others
    stay with them, whatever is gone between them.
    """
    once, twice = Origin("toy/one", 0, FOREVER, tag=7), Origin("toy/one", 1, FOREVER, tag=7)

    def rules(origin: Origin) -> None:
        ongoing_effects.watch(game, origin, toy.ROLLED, "", "first", times=1)
        ongoing_effects.watch(game, origin, toy.ROLLED, "", "second", times=3)
        ongoing_effects.watch(game, origin, toy.ROLLED, "", "third", limit_scope=ROUND, limit=2)
        ongoing_effects.grant(game, origin, "first", "", 2, ROUND, 1)

    rules(once)
    ongoing_effects.watch(game, ALWAYS, toy.ROLLED, "odd_face", "third")
    ongoing_effects.use(game, ROUND, 3)
    game.emit(toy.ROLLED, 0, 3)
    effect_lifetimes.again(game, 7, lambda: rules(twice))
    mine = [entry for entry in game.lasting if entry[ongoing_effects.TAG] == 7]
    assert [
        (
            entry[ongoing_effects.KIND],
            entry[ongoing_effects.DATA][
                2 if entry[ongoing_effects.KIND] == ongoing_effects.WATCH else 0
            ],
            entry[ongoing_effects.OWNER],
        )
        for entry in mine
    ] == [
        (ongoing_effects.WATCH, "second", 1),
        (ongoing_effects.WATCH, "third", 1),
        (ongoing_effects.GRANT, "first", 1),
    ]
    assert mine[0][ongoing_effects.DATA][6] == 2 and [
        ongoing_effects.used(game, entry[ongoing_effects.NUMBER]) for entry in mine
    ] == [0, 1, 1]
    assert game.hears[toy.ROLLED] == 3 and len(game.lasting) == 4


def test_in_other_hands_there_may_be_more_of_the_same(game: Any) -> None:
    """What waits without a number is put in force as it is; only what counts and was not there
    any more is left out.
    """
    tagged = Origin("toy/one", 0, FOREVER, tag=7)
    ongoing_effects.watch(game, tagged, toy.ROLLED, "", "first")

    def rules() -> None:
        for name in ("first", "first", "second"):
            ongoing_effects.watch(game, tagged, toy.ROLLED, "", name)

    effect_lifetimes.again(game, 7, rules)
    assert [entry[ongoing_effects.DATA][2] for entry in game.lasting] == [
        "first",
        "first",
        "second",
    ] and game.hears[toy.ROLLED] == 3


def test_one_effect_ends_by_its_number_and_a_number_has_another_beginning(game: Any) -> None:
    ongoing_effects.change(game, ALWAYS, Change(toy.ROUNDS, 2))
    ongoing_effects.change(game, ALWAYS, Change(toy.ROUNDS, 1))
    effect_lifetimes.end(game, 0)
    assert numbers(game) == [1] and game.param[toy.ROUNDS] == 9
    ongoing_effects.rebase(game, toy.ROUNDS, 3)
    assert (game.basis[toy.ROUNDS], game.param[toy.ROUNDS]) == (3, 4)
