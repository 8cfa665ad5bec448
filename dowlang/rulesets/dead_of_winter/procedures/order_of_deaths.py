"""Several deaths from one effect: one after the other, in an order that the first player chooses
where it matters (R-SURV-17, R-TEXT-02).

Who dies of one effect is known before the first of them dies: an effect that kills each of several
survivors, or gives each of them their last wound token, asks here for the order (`in_turn` of its
word). Deaths that have an order of their own do not come here: bites, overruns, zombies one by one,
and tokens that a player distributes.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import BEARER, CHANGE, DATA, KIND, PARAMETER, value
from dowlang.engine.piece_choices import pick_one
from dowlang.engine.voting import hand_on
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    COST_OF_DEATH,
    FORBID_BE_KILLED,
    FORBID_BE_WOUNDED,
    MORALE_PER_DEATH,
    WOUNDS_TO_KILL,
)
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Survivor, Survivors

# by wounds and deaths
TOLD = (
    E.HURT,
    E.WOUNDED,
    E.FROSTBITTEN,
    E.SURVIVOR_KILLED,
    E.MORALE_LOST,
    E.LAST_SURVIVOR_LOST,
    E.LEADER_CHOSEN,
)

OF_DEATHS = (MORALE_PER_DEATH, COST_OF_DEATH, FORBID_BE_KILLED, WOUNDS_TO_KILL, FORBID_BE_WOUNDED)


def order_of_kills(game: Winter, survivors: Survivors, morale: bool) -> None:
    """Give the survivors in the order in which an effect kills them."""
    give_in_order(game, survivors, tuple([s for s in survivors if can_die(game, s)]), morale)


def order_of_wounds(game: Winter, survivors: Survivors, count: int) -> None:
    """Give the survivors in the order in which they get so many tokens each, of any face.

    Those who die of it change places among each other. The others keep theirs.
    """
    dying = (
        [
            s
            for s in survivors
            if game.wounds[s] + game.frostbite[s] + count >= killing_wounds(game, s)
            and can_die(game, s)
            and not on(game, FORBID_BE_WOUNDED, s)
        ]
        if count > 0
        else []
    )
    give_in_order(game, survivors, tuple(dying), True)


def can_die(game: Winter, survivor: Survivor) -> bool:
    """Return True for a survivor in play whom no card keeps from being killed. A bite spreads from
    a survivor who dies of it (R-BITE-01, R-TEXT-01).
    """
    return game.controller[survivor] != NOBODY and not on(game, FORBID_BE_KILLED, survivor)


def give_in_order(game: Winter, survivors: Survivors, dying: Survivors, morale: bool) -> None:
    """Order survivors as they stand on the board, or as the first player says where it matters."""
    if len(dying) > 1 and matters(game, dying, morale):
        game.do(next_to_die, survivors, dying, ())
    else:
        game.do(hand_on, survivors)


def matters(game: Winter, dying: Survivors, morale: bool) -> bool:
    """Return True if the order of these deaths can make a difference.

    Only what everybody sees is looked at, so the question tells nobody anything.

    It can in three cases. They cost the last morale, since the game then ends among them (U-55). A
    crossroads card is in force, which may wait for the first of them, or something else waits for
    wounds, deaths or what follows. A rule in force speaks of deaths or of how many wounds kill, and
    concerns only some or ends with one of these bearers. Otherwise it cannot: equipment, lost
    hands, leaders and, clockwise, replacements come out the same. Rules: R-SURV-07..11, U-54.
    """
    if game.crossroads != NONE or any(game.scoped[parameter] for parameter in OF_DEATHS):
        return True
    if any(
        entry[KIND] == CHANGE and entry[DATA][PARAMETER] in OF_DEATHS and entry[BEARER] in dying
        for entry in game.lasting
    ):
        return True
    losing = sum([not game.exiled[game.controller[s]] for s in dying]) if morale else 0
    own = game.param[COST_OF_DEATH]
    cost = own if own >= 0 else value(game, MORALE_PER_DEATH)
    if losing and losing * cost >= game.morale:
        return True
    return any(game.hears[event] > (event in game.t.remembered) for event in TOLD)


def next_to_die(game: Winter, survivors: Survivors, left: Survivors, chosen: Survivors) -> None:
    """Let the first player name the next to die, until one is left.

    The others keep their places.
    """
    if len(left) > 1:
        game.do(pick_one, game.arbiter(), "survivor", left)
        game.receive(named_next, survivors, left, chosen)
        return
    order = iter((*chosen, *left))
    dying = {*chosen, *left}
    game.give(tuple([next(order) if s in dying else s for s in survivors]))


def named_next(
    game: Winter, survivor: Survivor, survivors: Survivors, left: Survivors, chosen: Survivors
) -> None:
    """Put the named survivor next in the order of deaths."""
    game.do(next_to_die, survivors, tuple([s for s in left if s != survivor]), (*chosen, survivor))


STEPS = (order_of_kills, order_of_wounds, next_to_die, named_next)
