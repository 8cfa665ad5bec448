"""The checks of whole games find what they are for: each fault planted into a game raises at its
next event. And faults found by them stay away.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.agents import Random
from dowlang.rulesets.dead_of_winter.procedures.control import give_survivor
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import in_play, regroup
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.effects.seeing import look_at_hand
from tests.rules.dead_of_winter.invariants import Broken, CheckedLog, checked
from tests.rules.dead_of_winter.midgame import base, tables, tried


def someone(game: Winter) -> int:
    return in_play(game)[0]


def drop_an_item(game: Winter) -> None:
    game.hand = [hand[1:] if hand else hand for hand in game.hand]


def double_an_item(game: Winter) -> None:
    game.waste += game.box[:1]


def double_a_survivor(game: Winter) -> None:
    game.survivor_deck += (someone(game),)


def lose_a_survivor(game: Winter) -> None:
    game.survivor_deck = game.survivor_deck[1:]


def wound_to_the_third(game: Winter) -> None:
    game.wounds[someone(game)] = 3


def crowd_an_entrance(game: Winter) -> None:
    game.zombies[6] = game.entrance_spaces[6] + 1


def make_too_much_noise(game: Winter) -> None:
    game.noise[3] = game.noise_spaces[3] + 1


def lead_by_a_stranger(game: Winter) -> None:
    game.leader[0] = next(s for s in in_play(game) if game.controller[s] != 0)


def raise_morale_silently(game: Winter) -> None:
    game.morale += 1


def eat_silently(game: Winter) -> None:
    game.food += 1


def place_a_zombie_silently(game: Winter) -> None:
    entrance = next(
        e for e in range(12) if game.zombies[e] + game.barricades[e] < game.entrance_spaces[e]
    )
    game.zombies[entrance] += 1


def roll_a_die_more(game: Winter) -> None:
    game.spent[0] += (6,)


def change_a_rule_silently(game: Winter) -> None:
    game.param[0] += 1


def double_a_crossroads_card(game: Winter) -> None:
    game.removed_crossroads += (game.crossroads_deck[0],)


def leave_a_search_open(game: Winter) -> None:
    game.drawn, game.item_deck[1] = game.item_deck[1][-1:], game.item_deck[1][:-1]


def share_a_group(game: Winter) -> None:
    game.groups[0], game.groups[1] = game.groups[1], game.groups[0]


PLANTED = (
    drop_an_item,
    double_an_item,
    double_a_survivor,
    lose_a_survivor,
    wound_to_the_third,
    crowd_an_entrance,
    make_too_much_noise,
    lead_by_a_stranger,
    raise_morale_silently,
    eat_silently,
    place_a_zombie_silently,
    roll_a_die_more,
    change_a_rule_silently,
    double_a_crossroads_card,
    leave_a_search_open,
    share_a_group,
)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found_at_the_next_event(plant: Callable[[Winter], None]) -> None:
    game, agent = checked(base(), 5, {"players": 4}), Random(5)
    while game.round < 1 or game.stack[-1][2] != "action":
        game.choose(agent.pick(len(game.stack[-1][3])))
    plant(game)
    with pytest.raises(Broken):
        game.choose(0)


def test_what_is_told_after_the_end_or_out_of_order_is_found() -> None:
    game, agent = checked(base(), 6, {"players": 3}), Random(6)
    while game.stack[-1][2] != "action":
        game.choose(agent.pick(len(game.stack[-1][3])))
    assert isinstance(game.log, CheckedLog)
    log = game.log
    for event in (
        (E.ROUND_STARTED, 9, 1, 1, 1),
        (E.TURN_STARTED, 0),
        (E.DICE_ROLLED, 0, 3, 345),
        (E.COLONY_PHASE_STARTED,),
        (E.ROUND_ENDED, 1),
    ):
        with pytest.raises(Broken):
            log.append(event)
    while game.stack:
        game.choose(agent.pick(len(game.stack[-1][3])))
    with pytest.raises(Broken, match="after the end"):
        log.append((E.FOOD_PAID, 0))


@pytest.mark.proof
def test_a_leader_given_away_leads_nobody_while_that_is_told() -> None:
    """Found by the games: CONTROL_CHANGED was told while the giver's group was still led by the
    survivor (invariant 4).
    """
    table = next(t for t in tables() if any(len(group) > 1 for group in t.groups))
    giver = next(p for p, group in enumerate(table.groups) if len(group) > 1)
    taker = (giver + 1) % table.players
    leader = table.leader[giver]
    game, log, _ = tried(table, lambda game: game.do(give_survivor, leader, taker), 1)
    assert any(entry[0] == E.CONTROL_CHANGED for entry in log) and game.controller[leader] == taker
    assert game.leader[giver] in game.groups[giver]


@pytest.mark.proof
def test_cards_looked_at_are_nobodys_after_the_action() -> None:
    """Found by the games: `aside` stayed set, so `the rest` of a later card could have meant the
    cards of an earlier one.
    """
    table = next(t for t in tables() if t.hand[(t.active_player + 1) % t.players])
    seat = table.active_player
    game = table.clone()
    game.stack.pop()
    game.stack[-1] = ("act", seat)
    look_at_hand(game, (seat + 1) % game.players, seat)
    assert game.aside
    game.run()
    assert not game.aside


def test_groups_are_right_before_the_first_turn() -> None:
    """Found by the games: set-up left `groups` empty until the first turn, so a save from before
    it was refused.
    """
    game, agent = checked(base(), 2, {"players": 3}), Random(2)
    while not game.phase:
        game.choose(agent.pick(len(game.stack[-1][3])))
    groups = game.groups[:]
    regroup(game)
    assert groups == game.groups and all(len(group) == 2 for group in groups)
