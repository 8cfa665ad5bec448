"""Survivors taken out of play for a time: not lost, and nowhere counted (R-TEXT-01)."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOWHERE
from dowlang.rulesets.dead_of_winter.words.effects.out_of_play import bring_back, can_come_back
from tests.rules.dead_of_winter.winter import carry_out, hand, table, who


def out(game: Winter, name: str) -> Winter:
    """The game when that survivor is out of play."""
    carry_out(game, "take_out_of_play", who(name))
    assert wrong(game) == ""
    return game


def test_wounds_and_equipment_stay_and_nothing_counts() -> None:
    """R-TEXT-01: neither killed nor removed, no morale, no place, no die."""
    t = table(players=2).controls(1, "Ashley Ross", "Sixty", at="School").controls(2, "Fifty")
    game = t.equipped("Ashley Ross", "Handbook").wounds("Ashley Ross", 2).begin()
    survivor, morale = who("Ashley Ross"), game.morale
    worn = game.equipment[survivor]
    in_force = len(game.lasting)
    out(game, "Ashley Ross")
    assert (game.location[survivor], game.out_of_play[survivor]) == (NOWHERE, 0)
    assert game.groups[0] == (who("Sixty"),) and survivor not in game.removed_survivors
    assert (game.wounds[survivor], game.equipment[survivor], game.morale) == (2, worn, morale)
    assert len(game.lasting) <= in_force
    carry_out(game, "bring_back", survivor, COLONY)
    assert wrong(game) == "" and game.location[survivor] == COLONY
    assert game.out_of_play[survivor] == -1 and survivor in game.groups[0]
    assert (game.wounds[survivor], game.equipment[survivor]) == (2, worn)
    assert len(game.lasting) == in_force  # equipment and passive hold again


def test_a_leader_is_followed_and_a_last_one_replaced() -> None:
    """R-SURV-10, R-SURV-11: as after a loss; who comes back leads nobody who has a leader."""
    game = table(players=2).controls(1, "Sixty", "Seventy").controls(2, "Fifty").begin()
    out(game, "Sixty")
    assert game.leader[0] == who("Seventy")
    game = table(players=2).controls(1, "Sixty").controls(2, "Fifty").hand(1, "Fuel").begin()
    out(game, "Sixty")
    (newcomer,) = game.groups[0]
    assert hand(game, 0) == [] and game.leader[0] == newcomer
    carry_out(game, "bring_back", who("Sixty"), COLONY)
    assert game.leader[0] == newcomer and who("Sixty") in game.groups[0]


@pytest.mark.parametrize("exiled", [False, True])
def test_who_dies_out_of_play_costs_what_a_death_costs(exiled: bool) -> None:
    """R-SURV-05, -07, R-EXILE-12: the owner gets the equipment."""
    t = table(players=2).controls(1, "Ashley Ross", "Sixty", at="School").controls(2, "Fifty")
    game = t.equipped("Ashley Ross", "Handbook").begin()
    out(game, "Ashley Ross")
    game.exiled[0] = int(exiled)
    morale = game.morale
    carry_out(game, "kill_survivor", who("Ashley Ross"), True)
    assert wrong(game) == "" and game.morale == morale - (not exiled)
    assert game.fell_under[who("Ashley Ross")] == 0 and game.out_of_play[who("Ashley Ross")] == -1
    assert who("Ashley Ross") in game.removed_survivors and len(game.hand[0]) == 1


def test_nobody_comes_back_where_there_is_no_room_or_no_right_to_be() -> None:
    """R-BOARD-06, R-EXILE-06."""
    game = table(players=2).controls(1, "Sixty", "Seventy").controls(2, "Fifty").begin()
    out(game, "Sixty")
    assert can_come_back(game, who("Sixty"), COLONY)
    assert not can_come_back(game, who("Seventy"), COLONY)  # in play
    game.helpless = 24
    bring_back(game, who("Sixty"), COLONY)
    assert game.out_of_play[who("Sixty")] == 0
    game.helpless, game.exiled[0] = 0, 1
    assert not can_come_back(game, who("Sixty"), COLONY)
