"""Words for what cards of this kind of game further do: dice rolled again, turns lost, single
doors, the highest die, numbers of the rules.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import dowlang
from dowlang.engine import ongoing_effects
from dowlang.engine.ongoing_effects import ALWAYS, FOREVER, Change, Origin
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis import invariants
from dowlang.rulesets.dead_of_winter.procedures import tracks, turns
from dowlang.rulesets.dead_of_winter.procedures.exposure import (
    AGAIN,
    bite_rolled,
    roll_exposure,
    suffer,
)
from dowlang.rulesets.dead_of_winter.state import current_values
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    BITTEN,
    BLANK,
    COLONY,
    FROSTBITE,
    NOBODY,
    SCHOOL,
    WOUND,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import DICE_OF_A_PLAYER
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from dowlang.rulesets.dead_of_winter.words.rules import numbers as rule_numbers
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words
from tests.rules.dead_of_winter import play

ORIGIN = Origin("", 0, FOREVER)


def rolls_again(game: Winter, *payload: int) -> None:
    """A card, at the point before the result takes effect."""
    effects_harm.reroll_exposure(game, payload[2])


def looks_on(game: Winter, *payload: int) -> None:
    """A card that hears of a roll."""
    game.food += 1


@pytest.fixture
def table() -> Winter:
    g = play.seated()
    g.cards.steps.update({step.__name__: step for step in (rolls_again, looks_on)})
    return g


def when(game: Winter, event: int, step: Callable[..., None], times: int = -1) -> None:
    ongoing_effects.watch(game, ORIGIN, event, ALWAYS, step.__name__, times=times)


def tokens(game: Winter, survivor: int) -> tuple[int, int]:
    return game.wounds[survivor], game.frostbite[survivor]


# ---- the exposure die is rolled again
@pytest.mark.parametrize("hears", [False, True])
@pytest.mark.parametrize(
    ("second", "left"), [(BLANK, (0, 0)), (WOUND, (1, 0)), (FROSTBITE, (0, 1))]
)
def test_the_second_result_counts_and_nothing_comes_in_before_it(
    table: Winter, hears: bool, second: int, left: tuple[int, int]
) -> None:
    """R-EXPOSE-02, R-TEXT-01: of a move's roll; who hears of rolls hears of both, the point is
    not offered twice.
    """
    when(table, E.EXPOSURE_SHOWN, rolls_again)
    if hears:
        when(table, E.EXPOSURE_ROLLED, looks_on)
    play.force(table, "exposure", BITTEN, second)
    play.step(table, "expose", 8, E.BY_MOVING)
    assert (
        tokens(table, 8) == left
        and table.controller[8] == 0
        and table.cancelled == 0
        and not table.forced
    )
    assert [entry[2] for entry in play.told(table, E.EXPOSURE_ROLLED)] == [BITTEN, second]
    assert [entry[2] for entry in play.told(table, E.EXPOSURE_SHOWN)] == [
        BITTEN
    ] and table.food == (2 if hears else 0)


def test_a_table_is_given_the_second_result(table: Winter) -> None:
    """R-EXPOSE-02: what a card rolled for: its table reads the die that counts."""
    when(table, E.EXPOSURE_SHOWN, rolls_again)
    play.force(table, "exposure", WOUND, FROSTBITE)
    seen: list[int] = []

    def took(game: Winter, face: int) -> None:
        seen.append(face)

    def rolled(game: Winter) -> None:
        game.do(roll_exposure, 8)
        game.receive(took)

    table.cards.steps["took"] = took
    try:
        play.carry_out(table, rolled)
    finally:
        del table.cards.steps["took"]
    assert seen == [FROSTBITE] and tokens(table, 8) == (0, 1)


@pytest.mark.parametrize("hears", [False, True])
@pytest.mark.parametrize(("second", "lives"), [(BLANK, True), (WOUND, False)])
def test_the_roll_against_a_bite_is_rolled_again_as_such(
    table: Winter, hears: bool, second: int, lives: bool
) -> None:
    """R-BITE-05, R-BITE-06: blank saves, anything else kills without a token."""
    if hears:
        when(table, E.EXPOSURE_ROLLED, looks_on)
    play.force(table, "exposure", second)
    table.cancelled = AGAIN
    play.step(table, bite_rolled, 8, BITTEN, SCHOOL, (8,))
    assert (table.controller[8] == 0) is lives and table.cancelled == 0 and table.food == int(hears)


def test_nobody_rolls_for_who_is_gone(table: Winter) -> None:
    """R-SURV-05: no die, and the next result counts again."""
    table.controller[8] = NOBODY
    for step, arguments in (
        (suffer, (8, WOUND, E.BY_EFFECT)),
        (bite_rolled, (8, WOUND, SCHOOL, ())),
    ):
        table.cancelled, table.log = AGAIN, []
        play.step(table, step, *arguments)
        assert table.cancelled == 0 and not table.log and tokens(table, 8) == (0, 0)


# ---- turns
def test_the_next_turn_is_lost_and_the_one_after_is_not(table: Winter) -> None:
    """R-TURN-01, R-TURN-02, R-ROUND-03: nothing of a turn happens, frostbite included; the turn
    before stays that of nobody else.
    """
    table.frostbite[5] = 1
    effects_players.lose_next_turn(table, 1)
    assert table.turns_lost == [0, 1, 0]
    before = table.turn
    play.step(table, turns.start_turn, 1)
    assert (
        table.turns_lost == [0, 0, 0]
        and table.turn == before
        and play.told(table, E.TURN_LOST) == [(1,)]
    )
    assert not play.told(table, E.TURN_STARTED) and tokens(table, 5) == (0, 1) and not table.stack
    play.step(table, turns.start_turn, 1)
    assert table.turn == before + 1 and tokens(table, 5) == (1, 1)


def test_who_is_out_loses_no_turn(table: Winter) -> None:
    """R-VAR-12."""
    table.eliminated[1] = table.turns_lost[1] = 1
    assert play.unchanged(table, turns.start_turn, 1)


# ---- doors and dice
def test_one_entrance_is_counted_and_given(table: Winter) -> None:
    """R-BOARD-04, R-BOARD-05: the colony has six, the others one; a door that is not there is
    empty and cannot be given.
    """
    given_lines.set_zombies_at_entrance(table, 2, COLONY, 2)
    given_lines.set_barricades_at_entrance(table, 2, COLONY, 1)
    given_lines.set_zombies_at_entrance(table, 1, SCHOOL, 3)
    assert (table.zombies[:7], table.zombies[8], table.barricades[1]) == (
        [0, 2, 0, 0, 0, 0, 0],
        3,
        1,
    )
    assert [
        filters_tallies.zombies_at_entrance(table, number, COLONY) for number in (-1, 0, 1, 2, 6, 7)
    ] == [0, 0, 0, 2, 0, 0]
    assert [
        filters_tallies.barricades_at_entrance(table, number, COLONY) for number in (-1, 0, 2, 3, 7)
    ] == [0, 0, 1, 0, 0]
    assert [filters_tallies.zombies_at_entrance(table, number, SCHOOL) for number in (1, 2)] == [
        3,
        0,
    ]
    given_lines.set_zombies_at_entrance(table, 2, COLONY, 0)
    assert not any(table.zombies[:6])
    for number in (0, 7):
        with pytest.raises(Unbuildable, match=f"`colony` has 6 entrances, wanted number {number}"):
            given_lines.set_zombies_at_entrance(table, number, COLONY, 1)
    for word, kind in (
        (given_lines.set_zombies_at_entrance, "zombies"),
        (given_lines.set_barricades_at_entrance, "barricades"),
    ):
        with pytest.raises(Unbuildable, match=f"entrance 2 of `colony` has no space for 4 {kind}"):
            word(table, 2, COLONY, 4)


def test_dice_are_ranked_by_what_they_show(table: Winter) -> None:
    """R-DICE-03: whoever they belong to."""
    assert [filters_cards.value_for_rank(table, die) for die in (5, DICE_OF_A_PLAYER + 2)] == [5, 2]


# ---- numbers of the rules
def test_wounds_that_kill_are_those_of_each(table: Winter) -> None:
    """R-EXPOSE-07, R-SURV-15: three as printed; for one, for all; never fewer than one."""
    assert rule_words.killed_by(table, (3, -1), 4) == (
        Change(P.WOUNDS_TO_KILL, 4, True, 3),
        Change(P.WOUNDS_TO_KILL, 4, True, -1),
    )
    assert rule_words.killed_by(table, (3,), 0) == (Change(P.WOUNDS_TO_KILL, 1, True, 3),)
    assert current_values.killing_wounds(table, 3) == 3
    ongoing_effects.change(table, ORIGIN, Change(P.WOUNDS_TO_KILL, 5, sets=True, subject=8))
    table.wounds[3] = table.wounds[8] = 3
    assert (current_values.killing_wounds(table, 3), current_values.killing_wounds(table, 8)) == (
        3,
        5,
    )
    assert invariants.wounds_kill(table) == "survivor 3 lives with 3 wounds and 0 frostbite"


def test_the_top_of_the_track_is_where_a_card_puts_it(table: Winter) -> None:
    """R-BOARD-09, U-06: morale rises up to there; higher already, it stays."""
    assert (
        rule_numbers.highest_morale_is(table, 0) == Change(P.MORALE_MAX, 1, True)
        and table.morale == 6
    )
    ongoing_effects.change(table, ORIGIN, rule_numbers.highest_morale_is(table, 7))
    tracks.gain_morale(table, 3)
    assert table.morale == 7
    ongoing_effects.change(table, ORIGIN, rule_numbers.highest_morale_is(table, 5))
    tracks.gain_morale(table, 1)
    assert table.morale == 7 and play.told(table, E.MORALE_GAINED) == [(1,)]


WRITTEN = {
    "thin_blood": 'scenario "Thin Blood"\n    survivors are killed by 2 wounds\n    highest morale '
    "is 4\n",
    "hard_people": """objective "Hard People"
    flavor "x"
    time short
    standard
        setup
            morale 5
            rounds 4
        survivors are killed by 4 wounds
        goal food >= 9
    hardcore like standard, except
        goal food >= 12
""",
}


def test_scenarios_and_objectives_say_them() -> None:
    """R-TEXT-01, R-SETUP-02: from set-up on, and as long as the game goes."""
    cards = load_source(addition([], {name: text.encode() for name, text in WRITTEN.items()}))
    thin: Any = dowlang.Game(cards, seed=1, players=3, scenario="Thin Blood")
    assert {current_values.killing_wounds(thin, survivor) for survivor in range(10)} == {
        2
    } and ongoing_effects.value(thin, P.MORALE_MAX) == 4
    hard: Any = dowlang.Game(cards, seed=1, players=3, objective="Hard People")
    while not hard.phase:
        hard.choose(0)
    assert {current_values.killing_wounds(hard, survivor) for survivor in range(10)} == {
        4
    } and hard.morale == 5
