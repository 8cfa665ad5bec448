"""The edges of what the engine takes and gives: numbers at their bounds, several pots, what one
of several cards put in force.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from dowlang.engine import effect_lifetimes, offers, ongoing_effects, saves
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.ongoing_effects import Change, Origin
from dowlang.engine.untrusted_input import (
    GREATEST,
    LONGEST_STRING,
    SaveRefused,
    document,
    fits,
    part,
    shown_value,
)
from dowlang.engine.views import _copied
from tests.engine.test_laws import halfway
from tests.engine.test_votes_offers_needs_goals import CARDS, CAUGHT, held, play, start, waiting
from tests.worlds import toy


@pytest.mark.parametrize(
    ("value", "whether"),
    [
        (GREATEST, True),
        (GREATEST + 1, False),
        (-GREATEST, True),
        (-GREATEST - 1, False),
        (0, True),
        ("1", False),
        (1.0, False),
    ],
)
def test_numbers_of_a_state_have_a_size(value: object, whether: bool) -> None:
    assert fits(value, int) is whether


def test_texts_of_a_state_have_a_length() -> None:
    assert fits("x" * LONGEST_STRING, str) and not fits("x" * (LONGEST_STRING + 1), str)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "`None`"),
        ("a", "`a`"),
        ("it's \x1b", "`it's \\x1b`"),
        (3, "`3`"),
        (1.5, "`1.5`"),
        (True, "`True`"),
        ([1], "a list"),
        ({}, "an object"),
        (b"", "something else"),
        ("x" * 61, "`" + "x" * 60 + "`"),
    ],
)
def test_a_strangers_value_is_shown_short(value: object, text: str) -> None:
    assert shown_value(value) == text


def test_an_option_of_a_save_is_of_a_kind_with_its_arguments() -> None:
    game: Any = halfway(1, 0)
    kinds = game.cards.ruleset.option_kinds
    last = len(kinds) - 1
    good = (last, *[0] * len(kinds[last].arguments))
    assert saves._option(game, good) and saves._option(game, (0, *[0] * len(kinds[0].arguments)))
    assert not any(
        saves._option(game, option)
        for option in ((-1, *good[1:]), (last + 1, *good[1:]), (*good, 0), (), list(good), ("0",))
    )


@pytest.mark.parametrize(
    ("cause", "there"),
    [(0, True), (len(toy.CAUSES) - 1, False), (len(toy.CAUSES), False), (-1, False)],
)
def test_a_state_goes_on_or_has_ended_for_a_reason_there_is(cause: int, there: bool) -> None:
    """With a stack the game goes on, without one it has ended."""
    game: Any = halfway(1, 0)
    game.cause = cause
    if there:
        saves._counts(game)
    else:
        with pytest.raises(SaveRefused, match="out of range"):
            saves._counts(game)
    game.stack.clear()
    if 0 < cause < len(toy.CAUSES):
        saves._counts(game)
    else:
        with pytest.raises(SaveRefused, match="out of range"):
            saves._counts(game)


def test_what_one_card_put_in_force_ends_alone() -> None:
    game: Any = halfway(1, 0)
    game.lasting.clear()
    before = game.param[toy.SIDES]
    for card, tag in (("toy/one", 7), ("toy/two", 7), ("toy/one", 8)):
        ongoing_effects.change(
            game, Origin(card, 0, ongoing_effects.FOREVER, tag=tag), Change(toy.SIDES, 1)
        )
    assert game.param[toy.SIDES] == before + 3
    effect_lifetimes.release_card(game, 7, "toy/one")
    assert [
        (entry[ongoing_effects.CARD], entry[ongoing_effects.TAG]) for entry in game.lasting
    ] == [("toy/two", 7), ("toy/one", 8)]
    assert game.param[toy.SIDES] == before + 2
    effect_lifetimes.release(game, 7)
    assert [entry[ongoing_effects.TAG] for entry in game.lasting] == [8] and game.param[
        toy.SIDES
    ] == before + 1


@pytest.mark.parametrize(
    ("counts", "answers", "result"),
    [
        ((1, 1), [0, 0], (((1, (3,)),), ((1, (4,)),))),
        ((1, 2), [0, 0, 0], (((1, (3,)),), ((1, (4,)), (2, (5,))))),
        ((3, 1), [2, 1], ()),
        ((0, 0), [], (((1, ()),), ((1, ()),))),
        ((), [], ()),
    ],
)
def test_several_pots_are_all_filled_or_none(
    counts: tuple[int, ...], answers: list[int], result: object
) -> None:
    """When the first falls short nobody is asked for the second; what was put into one is not
    there for the next.
    """
    game = waiting()
    game.active_player, game.hands = 1, [(), (3, 4), (5,)]
    CARDS.steps["held"] = held
    start(
        game,
        offers.all_together,
        (0, 1, 2),
        tuple(("story", count, "held", ()) for count in counts),
    )
    play(game, answers)
    assert [result] == CAUGHT and game.hands == [(), (3, 4), (5,)]


def test_a_view_holds_plain_values_all_through() -> None:
    nested = _copied(({"a": [1, (2, None)]}, (True, "x"), ()), "entry")
    assert nested == ({"a": (1, (2, None))}, (True, "x"), ()) and type(nested[0]["a"]) is tuple


def test_who_tells_something_learns_whether_somebody_waits_for_it() -> None:
    game: Any = halfway(1, 0)
    game.lasting.clear()
    game.hears[:] = [0] * len(game.hears)
    assert game.emit(toy.ROLLED, 0, 6) is False
    ongoing_effects.watch(
        game,
        Origin("toy", 0, ongoing_effects.FOREVER),
        toy.ROLLED,
        "rolled_high",
        "cheer",
        (0,),
        times=1,
    )
    assert game.hears[toy.ROLLED] == 1 and game.emit(toy.DREW, 0, 1) is False
    assert game.emit(toy.ROLLED, 0, 6) is True and game.hears[toy.ROLLED] == 0 and not game.lasting


def test_a_block_of_the_set_is_carried_out_for_somebody() -> None:
    begun = []

    def start(game: toy.Toy, you: int) -> None:
        begun.append(you)

    module: Any = SimpleNamespace(STEPS=(start,), ROLES={"start": start})
    game = toy.Toy.blank(
        CardSet(toy.RULESET, Edition("toybox", "1.0", ""), toy.FACTS, lambda path: module),
        1,
        2,
        5,
        [6, 8],
    )
    offers.carry_out(game, "toy/the_odd_card", 2)
    game.run()
    assert begun == [2]


# ---- what comes from outside
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_no_json(number: str) -> None:
    assert document('{"schema": "it", "x": 1.5}', "it") == {"schema": "it", "x": 1.5}
    with pytest.raises(SaveRefused, match=f"DOW8001 found no JSON: {number} is no number"):
        document(f'{{"schema": "it", "x": {number}}}', "it")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({}, "`start.seed`: found nothing, wanted a whole number"),
        ({"seed": "7"}, "`start.seed`: found the text `7`, wanted a whole number"),
        ({"seed": True}, "`start.seed`: found `True`, wanted a whole number"),
        ({"seed": []}, "`start.seed`: found a list, wanted a whole number"),
    ],
)
def test_a_part_of_another_type_is_refused_by_what_was_found(
    data: dict[str, Any], told: str
) -> None:
    with pytest.raises(SaveRefused) as caught:
        part(data, "seed", int, "start.")
    assert (caught.value.code, caught.value.message) == ("DOW8003", told)
