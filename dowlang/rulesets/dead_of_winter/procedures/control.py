"""Change the control of survivors and the leaders of groups.

`moving_and_joining.py` brings survivors into play. Rules: R-SURV-10, -11, R-EXILE-03, -04, -06.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.exile import leave_colony
from dowlang.rulesets.dead_of_winter.procedures.harm import lose_from_group, unled
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import renew_passive
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import group, is_out, regroup
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import renew_equipment
from dowlang.rulesets.dead_of_winter.state.parameters import EXILE_MAY_ENTER_COLONY
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NONE, Player, Survivor


def give_survivor(
    game: Winter, survivor: Survivor, player: Player, another_comes: bool = False
) -> None:
    """Give a survivor to another player, equipment and wounds included.

    When several players hand over at once and `another_comes` to the giver, the giver's group is
    not lost with the last survivor: the newcomer leads it.

    An exiled player has nobody in the colony, so a survivor who stands there leaves it at once as
    at an exile: to a location of that player's choice, with an exposure roll. Where those survivors
    may enter the colony again it stays. A player who is out of the game gets nobody. Rules:
    R-EXILE-03, -04, -06, U-30, R-VAR-11.
    """
    owner = game.controller[survivor]
    if owner in (NOBODY, player) or is_out(game, player):
        return
    game.controller[survivor] = player
    regroup(game)
    if game.leader[owner] == survivor:
        game.leader[owner] = NONE
    leads = unled(game, player)
    if leads:  # whoever replaces a lost last survivor leads (R-SURV-11)
        game.leader[player] = survivor
    game.emit(E.CONTROL_CHANGED, survivor, owner, player)
    if leads:
        game.tell(E.LEADER_SET, player, survivor)
    renew_equipment(game, survivor)
    renew_passive(game, survivor)
    if owner in game.controller or not another_comes:
        lose_from_group(game, owner, survivor)
    if (
        game.exiled[player]
        and game.location[survivor] == COLONY
        and not game.param[EXILE_MAY_ENTER_COLONY]
    ):
        game.do(leave_colony, player, tuple([s for s in group(game, player) if s != survivor]))


def become_leader(game: Winter, survivor: Survivor) -> None:
    """Make the survivor lead its group, unless the replacement of a lost last survivor is about to
    (R-SURV-11).
    """
    player = game.controller[survivor]
    if player != NOBODY and game.leader[player] != survivor and not game.waiting[player]:
        game.leader[player] = survivor
        game.emit(E.LEADER_CHOSEN, player, survivor)


def lead_on(game: Winter) -> None:
    """Let a group that has lost its leader be led by one of those who are left: on a copy of the
    game, where nobody is asked which (R-SURV-10).
    """
    for player in range(game.players):
        left = group(game, player)
        if left and game.leader[player] == NONE:
            game.leader[player] = left[0]


STEPS = (give_survivor,)
