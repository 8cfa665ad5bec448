"""A player's turn: what happens at its start, actions one after the other, its end (R-TURN).

Talk is free and binds nobody (R-TEXT-05).
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import FOREVER, Origin, value
from dowlang.rulesets.dead_of_winter.actions.ability_actions import use_ability, use_granted
from dowlang.rulesets.dead_of_winter.actions.card_actions import (
    contribute,
    contribute_equipped,
    equip_card,
    hand_off,
    play_card,
    play_for_die,
    request,
)
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.actions.search import search
from dowlang.rulesets.dead_of_winter.actions.survivor_actions import (
    attack,
    attack_survivor,
    attract,
    barricade,
    call_exile_vote,
    clean_waste,
    move_survivor,
    spend_food,
)
from dowlang.rulesets.dead_of_winter.procedures.crossroads import (
    draw_crossroads,
    happen,
    return_crossroads,
    set_off,
    state_holds,
)
from dowlang.rulesets.dead_of_winter.procedures.harm import wound
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import order_of_wounds
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import (
    settle,
    settle_now,
)
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import group, regroup
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    EXCHANGES,
    FROSTBITE_WOUNDS,
    TURN,
    TURN_START_ORDER,
)
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Player, Survivors

DEEDS: dict[int, Callable[..., None]] = {
    O.ATTACK: attack,
    O.ATTACK_SURVIVOR: attack_survivor,
    O.SEARCH: search,
    O.BARRICADE: barricade,
    O.CLEAN_WASTE: clean_waste,
    O.ATTRACT: attract,
    O.ABILITY: use_ability,
    O.USE: use_granted,
    O.PLAY_CARD: play_card,
    O.EQUIP_CARD: equip_card,
    O.PLAY_FOR_DIE: play_for_die,
    O.CONTRIBUTE: contribute,
    O.CONTRIBUTE_EQUIPPED: contribute_equipped,
    O.MOVE: move_survivor,
    O.SPEND_FOOD: spend_food,
    O.REQUEST: request,
    O.HAND_OFF: hand_off,
    O.EXILE_VOTE: call_exile_vote,
}
"""Kind of action -> the function that carries it out.

Ending the turn is no action. Rules: R-ACT-03.
"""


def start_turn(game: Winter, player: Player) -> None:
    """Start a turn. Nobody has two turns in a round.

    A player out of the game has none. A card can take a turn away. Rules: R-ROUND-03, R-TURN-09,
    R-VAR-12, R-TEXT-01.
    """
    if game.eliminated[player]:
        return
    if game.turns_lost[player]:
        game.turns_lost[player] -= 1
        game.emit(E.TURN_LOST, player)
        return
    begin_turn(game, player)
    game.emit(E.TURN_STARTED, player)
    game.do(start_of_turn, player)
    game.do(settle)
    game.do(act, player)
    game.do(close_turn, player)


def begin_turn(game: Winter, player: Player) -> None:
    """Begin a turn. Everything that is counted by turns begins anew.

    Rules: R-TURN-06.
    """
    game.turn += 1
    game.active_player = player
    game.actions = game.deeds = game.turn_over = game.killed_this_turn = game.answered = 0
    game.voted[player] = 0
    game.moved[:] = [0] * len(game.moved)
    game.began_at[:] = game.location
    regroup(game)
    if not game.standing:
        put_set_in_force(game)
    if NONE in game.first_leaders:
        game.first_leaders[:] = [
            leader if first == NONE else first
            for first, leader in zip(game.first_leaders, game.leader, strict=True)
        ]


def put_set_in_force(game: Winter) -> None:
    """Put in force, once a game, what items say that players may do at any time."""
    game.standing = 1
    for path in game.t.design_path:
        rules = game.cards.handler(path).get("anytime") if game.t.anytime[path] else None
        if rules is not None:
            rules(game, Origin(path, game.first_player, FOREVER))


def start_of_turn(game: Winter, player: Player) -> None:
    """Let the right neighbour draw, then apply frostbite. The card's state is looked at afterwards.

    Rules: R-TURN-01, -02, U-37.
    """
    if game.param[TURN_START_ORDER]:
        game.do(tick_frostbite, player)  # deaths included, before the card is there to hear of them
        game.do(settle)
        game.do(draw_crossroads, player)
    else:
        draw_crossroads(game, player)
        tick_frostbite(game, player)


def tick_frostbite(game: Winter, player: Player) -> None:
    """Give exactly one ordinary wound to each own survivor with frostbite, however much of it.
    Rules: R-TURN-02, R-EXPOSE-05, R-SURV-17.
    """
    frozen = tuple([s for s in group(game, player) if game.frostbite[s]])
    if len(frozen) > 1:
        game.do(order_of_wounds, frozen, value(game, FROSTBITE_WOUNDS))
        game.receive(freeze)
    elif frozen:
        freeze(game, frozen)


def freeze(game: Winter, survivors: Survivors) -> None:
    """Wound one after the other: who dies of it is dead before the next has its wound (R-SURV-15,
    R-END-02).
    """
    for survivor in survivors:
        game.do(wound, survivor, value(game, FROSTBITE_WOUNDS), E.BY_FROSTBITE)


def act(game: Winter, player: Player) -> None:
    """Ask for the next action when everything the last one caused is finished: the crossroads card
    comes first. Rules: R-TURN-03, -05, -07, R-XROADS-03, -04.
    """
    if goes_on(game, player):
        ask_action(game, player, tuple(actions(game, player)))


def goes_on(game: Winter, player: Player) -> bool:
    """Return True if the player can act at once: nothing is to be settled, no crossroads card
    comes up, and the turn is not over. What comes first is scheduled (R-TURN-03, -05, -07,
    R-XROADS-03, -04).
    """
    if settle_now(game):
        game.do(act, player)
        return False
    # out of the game, out of the decision (R-VAR-12)
    if game.crossroads != NONE and not game.eliminated[player]:
        if set_off(game):
            happen(game, game.fact[1:])
            game.do(act, player)
            return False
        if state_holds(game):
            happen(game, ())
            game.do(act, player)
            return False
    game.aside = ()  # what a card showed and left where it was is nobody's any more
    return not (game.turn_over or game.eliminated[player])


def ask_action(game: Winter, player: Player, options: tuple[Answer, ...]) -> None:
    """Ask what the player does next."""
    game.stack.append(("ask", player, "action", options))
    game.stack.append(("acted", player))


def acted(game: Winter, answer: Answer, player: Player) -> None:
    """Carry out what the player said, which no card can interrupt (R-ACT-01, R-TEXT-03).

    Who ends the turn, or can do nothing else, does so with dice left over (R-TURN-04).
    """
    kind = answer[0]
    if kind == O.END_TURN:
        return
    game.deeds += 1
    game.cancelled = 0
    if kind in (O.REQUEST, O.HAND_OFF):
        game.actions += 1
        if game.actions == game.param[EXCHANGES]:
            game.emit(E.ACTIONS_LIMITED, player)
    mark = len(game.stack)
    DEEDS[kind](game, player, *answer[1:])
    if len(game.stack) > mark:
        game.stack.append(("act", player))
    elif kind == O.REQUEST and game.posed and leaves_all_as_it_was(game):
        if goes_on(game, player):
            ask_action(game, player, game.posed)
    else:
        act(game, player)


def leaves_all_as_it_was(game: Winter) -> bool:
    """Return True if what was possible before a request that was refused is still possible, and
    nothing else: nobody heard of it, it was not the last one, and no card of the set asks
    how many actions were taken.
    """
    hears = game.hears
    return not (
        hears[E.REQUESTED]
        or hears[E.REQUEST_REFUSED]
        or game.actions >= game.param[EXCHANGES]
        or game.t.asks_actions_taken
    )


def end_turn(game: Winter) -> None:
    """End the active player's turn for a card once it is carried out."""
    game.turn_over = 1
    game.tell(E.TURN_CUT, game.active_player)


def close_turn(game: Winter, player: Player) -> None:
    """Put the card that did not trigger under its deck.

    One that waits for this very moment has its chance first.

    Rules: R-TURN-08, R-XROADS-03.
    """
    if game.waits_for != E.TURN_ENDED or game.eliminated[player]:
        return_crossroads(game)
    game.emit(E.TURN_ENDED, player)
    if game.crossroads != NONE:
        game.do(last_chance)
    game.do(turn_closed)


def last_chance(game: Winter) -> None:
    """Let the card that waited for the end of the turn happen, or put it under its deck like any
    other.
    """
    if game.fact:
        happen(game, game.fact[1:])
    else:
        return_crossroads(game)


def turn_closed(game: Winter) -> None:
    """Expire what lasted until the end of this turn, then settle, which still belongs to that
    end.
    """
    expire(game, TURN, game.turn)
    if settle_now(game):
        game.do(turn_closed)
    else:
        game.active_player = NOBODY


STEPS = (
    start_turn,
    start_of_turn,
    tick_frostbite,
    freeze,
    act,
    acted,
    close_turn,
    last_chance,
    turn_closed,
)
