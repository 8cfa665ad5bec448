"""Words that act, on a small table: what each changes, and that it changes nothing when its card, die or survivor is gone (R-SURV-05, R-ACT-02).

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony), player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter import events as E
from dowlang.rulesets.dead_of_winter import parameters as P
from dowlang.rulesets.dead_of_winter import variants as V
from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.types import COLONY, HOSPITAL, LIBRARY, MEDICINE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import (
    building,
    effects_board,
    effects_cards,
    effects_colony,
    effects_decks,
    effects_harm,
    effects_players,
    effects_survivors,
    zones,
)
from dowlang.rulesets.dead_of_winter.words.building import Unbuildable
from tests.rules.dead_of_winter import play

SECOND = zones.DICE_OF_A_PLAYER  # the first number of the second player's dice


@pytest.fixture
def table() -> Winter:
    g = play.table()
    for player, survivor, at in ((0, 3, COLONY), (0, 8, SCHOOL), (1, 5, COLONY), (2, 7, HOSPITAL)):
        play.put(g, player, survivor, at)
    g.active_player, g.log = 0, []
    return g


def carry_out(g: Winter, word: Callable[..., object], *arguments: object) -> Winter:
    """The word alone, to its end or its first decision."""
    g.log = []
    return play.step(g, word, *arguments)


def told(g: Winter, event: int) -> list[tuple[Any, ...]]:
    """What was told of one event since the last word began."""
    return [entry[1:] for entry in g.log or () if entry[0] == event]


def unchanged(g: Winter, word: Callable[..., object], *arguments: object) -> bool:
    """Does the word do nothing, and is nothing told?"""
    g.stack.clear()
    before = g.digest
    carry_out(g, word, *arguments)
    return g.digest == before and not g.log


# ---- dice ------------------------------------------------------------------------------------------------------------------------
def test_dice_are_lost_and_set(table: Winter) -> None:
    """R-DICE-05, R-DICE-08, R-DICE-09, U-44: a lost die is not a spent one; a die is set to a value from 1 to the highest."""
    building.set_dice(table, 1, (2, 2, 6))
    carry_out(table, effects_players.lose_action_die, SECOND + 2, 0)
    assert (table.unused[1], table.spent[1]) == ((2, 6), ())
    for wanted, left in ((9, (6, 6)), (0, (1, 6)), (4, (4, 6))):
        building.set_dice(table, 1, (2, 6))
        carry_out(table, effects_players.set_action_die, SECOND + 2, wanted, 0)
        assert table.unused[1] == left
    table.param[P.DIE_MAX] = 5
    carry_out(table, effects_players.set_action_die, SECOND + 4, 9, 0)
    assert table.unused[1] == (5, 6)


def test_dice_are_gained_and_rolled(table: Winter) -> None:
    """R-DICE-03: rolled now; rolled again, a die shows something else."""
    building.set_dice(table, 0, (3,))
    play.force(table, "die", 2, 5, 6)
    carry_out(table, effects_players.gain_action_dice, 2, 0)
    assert table.unused[0] == (2, 3, 5)
    carry_out(table, effects_players.reroll_action_die, 3, 0)
    assert table.unused[0] == (2, 5, 6) and not table.forced


@pytest.mark.parametrize(("word", "more"), [
    (effects_players.spend_action_die, ()), (effects_players.lose_action_die, ()), (effects_players.raise_action_die, (2,)),
    (effects_players.reroll_action_die, ()), (effects_players.set_action_die, (6,)),
])  # fmt: skip
def test_a_die_that_is_gone_cannot_be_changed(table: Winter, word: Callable[..., object], more: tuple[int, ...]) -> None:
    """R-DICE-05: spent, lost or never there."""
    building.set_dice(table, 1, (2,))
    for die in (SECOND + 3, 2, -1):
        assert unchanged(table, word, die, *more, 0)


# ---- players ---------------------------------------------------------------------------------------------------------------------
def test_exile_by_a_card_happens_once(table: Winter) -> None:
    """R-EXILE-01, R-EXILE-02, U-34: another objective, and those in the colony leave it; nobody is exiled twice."""
    deck = table.exile_deck
    assert effects_players.can_be_exiled(table, 1)
    carry_out(table, effects_players.send_into_exile, 1)
    assert table.exiled == [0, 1, 0] and len(table.exile_deck) == len(deck) - 1
    assert table.stack[-1][1:3] == (1, "exile") and table.secret[1] >= 400
    assert not effects_players.can_be_exiled(table, 1) and unchanged(table, effects_players.send_into_exile, 1)


def test_nobody_is_exiled_in_a_cooperative_game(table: Winter) -> None:
    """R-VAR-03, R-EXILE-11: by card or by vote; elsewhere an exiled player cannot start a vote either."""
    assert effects_players.can_be_voted_on(table, 1, 0)
    table.exiled[2] = 1
    assert not effects_players.can_be_voted_on(table, 1, 2) and unchanged(table, effects_players.call_exile_vote, 1, 2)
    table.variant = V.COOPERATIVE
    assert not effects_players.can_be_voted_on(table, 1, 0)
    assert unchanged(table, effects_players.send_into_exile, 1) and unchanged(table, effects_players.call_exile_vote, 1, 0)


@pytest.mark.parametrize(("votes", "exiled"), [((1, 1, 0), 1), ((0, 0, 1), 0)])
def test_a_vote_on_exile_by_a_card(table: Winter, votes: tuple[int, ...], exiled: int) -> None:
    """R-VOTE-01, R-VOTE-04: held at once, carried out only when it passes."""
    carry_out(table, effects_players.call_exile_vote, 1, 0)
    assert told(table, E.EXILE_VOTE_STARTED) == [(0, 1)]
    for thumb in votes:
        assert table.stack[-1][2] == "vote"
        play.say(table, "vote", thumb)
    assert table.exiled == [0, exiled, 0]


def test_the_first_player_token_changes_hands(table: Winter) -> None:
    """R-COLONY-12: whoever has it already takes nothing."""
    assert unchanged(table, effects_players.take_first_player_token, 0)
    carry_out(table, effects_players.take_first_player_token, 2)
    assert table.first_player == 2 and told(table, E.FIRST_PLAYER_CHANGED) == [(2,)]


def test_the_turn_ends_by_a_card() -> None:
    """R-TURN-04: no further action."""
    g = play.table()
    for player in range(3):
        play.put(g, player, player)
    play.begin(g)
    assert (g.active_player, g.stack[-1][2]) == (0, "action")
    option = g.stack[-1][3]
    g.do(effects_players.end_the_turn)
    g.stack[-1], g.stack[-2] = g.stack[-2], g.stack[-1]  # the card's line stands before the answer
    g.stack.pop()
    g.stack.append((effects_players.end_the_turn.__name__,))
    assert option
    g.stack[-2:] = [("action_over", 0), (effects_players.end_the_turn.__name__,)] if "action_over" in g.cards.steps else g.stack[-1:]
