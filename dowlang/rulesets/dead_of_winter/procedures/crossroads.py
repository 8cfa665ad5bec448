"""The crossroads card of a turn: drawn, held, set off, resolved, returned (R-XROADS, U-20..25).

A card waits for an event or for a state. An event that fits is noted and the card happens when the
action is finished, exposure roll included, unless the survivor who acted was lost in it. One that
fits at a *point* inside an action happens there. A state is looked at when the turn starts and
after each action.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import neighbour, room
from dowlang.rulesets.dead_of_winter.state.card_tables import STATE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    CROSSROADS_LOST_ACTOR,
    FULL_COLONY_CROSSROADS,
    XROADS_INITIAL_STATE,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, NONE, Player

ACTORS = {
    E.ZOMBIE_ATTACKED: 1,
    E.ZOMBIE_KILLED: 1,
    E.SURVIVOR_ATTACKED: 1,
    E.SEARCHED: 1,
    E.NOISE_MADE: 1,
    E.BARRICADE_BUILT: 1,
    E.ZOMBIES_ATTRACTED: 1,
    E.ABILITY_USED: 1,
    E.ITEM_ABILITY_USED: 2,
    E.MOVED: 1,
    E.HANDED_OFF: 2,
}
"""Events that are actions of a survivor, with the place of that survivor in their payload."""


def draw_crossroads(game: Winter, player: Player) -> None:
    """Let the right neighbour, exiled or not, draw the top card and read it alone (R-TURN-01,
    R-XROADS-01, -13, R-BOARD-16).
    """
    # frostbite may have come first (U-37, R-VAR-12)
    if not game.crossroads_deck or game.eliminated[player]:
        return
    holder = neighbour(game, player, -1)
    card = game.crossroads_deck[-1]
    game.crossroads_deck = game.crossroads_deck[:-1]
    hold(game, card, holder)
    game.emit(E.CROSSROADS_DRAWN, holder, card)
    # that was told before the card was there to hear it
    if game.waits_for == E.TURN_STARTED and fits(game, card, (player,)):
        game.fact = (E.TURN_STARTED, player)


def hold(game: Winter, card: int, holder: Player) -> None:
    """Put a crossroads card in force for this turn.

    It applies to the active player, not to its holder.

    Rules: R-XROADS-02.
    """
    game.crossroads, game.holder, game.fact = card, holder, ()
    game.waits_for = game.t.crossroads_event[card]


def drop(game: Winter) -> None:
    """End the force of the crossroads card."""
    game.crossroads, game.holder, game.waits_for, game.fact = NONE, NONE, NONE, ()


def heard(game: Winter, event: int, payload: tuple[int, ...]) -> bool:
    """Let the crossroads card in force hear of an event, before the watches do.

    Return True when it happens at once. Rules: R-XROADS-03, -04, U-24.
    """
    paused = False
    if event in game.t.remembered:
        game.history.append((event, game.turn, game.round, *payload))
    card = game.crossroads
    if event == game.waits_for and game.active_player >= 0 and (not game.fact or actor_lost(game)):
        if fits(game, card, payload):
            if event in E.POINTS:
                happen(game, payload)
                paused = True
            else:
                game.fact = (event, *payload)
    return paused


def fits(game: Winter, card: int, payload: tuple[int, ...] = ()) -> bool:
    """Return True if the card's condition holds.

    A card that only adds people does not trigger while the colony is full.

    Rules: R-XROADS-11, U-25.
    """
    handler = game.cards.handler(game.t.crossroads_path[card])
    # a trigger returns the line of the card that does not hold, 0 where all hold
    if handler["trigger"](game, game.active_player, *payload):
        return False
    if game.param[FULL_COLONY_CROSSROADS] or room(game, COLONY):
        return True
    barred = handler.get("start.barred")
    return not game.t.crossroads_adds[card] and not (
        barred is not None and barred(game, game.active_player, *payload)
    )


def actor_lost(game: Winter) -> bool:
    """Return True if the event that is noted was an action of a survivor who has been lost
    meanwhile. Rules: R-XROADS-04, U-71.
    """
    event, *payload = game.fact
    if event not in ACTORS or game.param[CROSSROADS_LOST_ACTOR]:
        return False
    actor = payload[ACTORS[event]]
    return actor != NOBODY and game.controller[actor] == NOBODY


def set_off(game: Winter) -> bool:
    """Return True if the event that was noted sets the card off now that the action is finished.

    What was an action of a survivor lost in it is forgotten, and the card goes on waiting. Rules:
    R-XROADS-04, U-71.
    """
    if game.fact and actor_lost(game):
        game.fact = ()
    return bool(game.fact)


def state_holds(game: Winter) -> bool:
    """Return True if the card in force waits for a state that holds now.

    Rules: U-23.
    """
    card = game.crossroads
    if game.t.crossroads_event[card] != STATE or (
        not game.deeds and not game.param[XROADS_INITIAL_STATE]
    ):
        return False
    return bool(game.outside and game.t.crossroads_manual[card]) or fits(game, card)


def happen(game: Winter, payload: tuple[int, ...]) -> None:
    """Let the holder read the card out and the active player (or the one the card names) decide.

    Then it is removed from the game and no second one is drawn this turn.

    Rules: R-XROADS-03, -05..08.
    """
    card, player = game.crossroads, game.active_player
    drop(game)
    game.outside = 0
    game.happening = card
    game.removed_crossroads += (card,)
    if game.t.remembered:
        game.came_up.append((card, len(game.history)))
    game.emit(E.CROSSROADS_TRIGGERED, player, card)
    game.do(game.cards.handler(game.t.crossroads_path[card])["start"], player, *payload)
    game.do(settle)
    game.do(crossroads_resolved, player, card)


def crossroads_resolved(game: Winter, player: Player, card: int) -> None:
    """End the card that has been carried out. What is still at stake goes back."""
    for owner, item in game.stakes:
        game.hand[owner] += (item,)
    back, game.stakes = game.stakes, ()
    for owner, item in back:
        game.tell(E.STAKE_RETURNED, owner, item)
    game.happening = NONE
    game.emit(E.CROSSROADS_RESOLVED, player, card)


def return_crossroads(game: Winter) -> None:
    """Return a crossroads card that was not triggered by the end of the turn unseen to the bottom
    of the deck, which is not shuffled. Rules: R-TURN-08, R-XROADS-09, -12.
    """
    if game.crossroads != NONE:
        card, holder = game.crossroads, game.holder
        drop(game)
        game.crossroads_deck = (card, *game.crossroads_deck)
        game.emit(E.CROSSROADS_RETURNED, holder)


STEPS = (draw_crossroads, crossroads_resolved)
