"""Settle what an effect has left behind: deaths that are due, leaders, lost groups
(R-SURV-10..13, R-EXPOSE-07, R-VAR-11, U-26).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.harm import (
    choose_leader,
    has_lethal_wounds,
    kill,
)
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import replace_last
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import can_die, order_of_kills
from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_ELIMINATION
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.board import neighbour, players_in_game
from dowlang.rulesets.dead_of_winter.state.current_values import killing_wounds
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import WOUNDS_TO_KILL
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Player, Survivor, Survivors
from dowlang.rulesets.dead_of_winter.state.variants import ELIMINATION


def die_of_wounds(game: Winter) -> bool:
    """Kill each survivor who has as many tokens as kill, and no card any more that prevents it.

    Return True when there is one.

    Rules: R-EXPOSE-07, R-TEXT-01.
    """
    alive = [s for s, owner in enumerate(game.controller) if owner != NOBODY]
    dying = tuple(
        [
            s
            for s in alive
            if game.wounds[s] + game.frostbite[s] >= killing_wounds(game, s) and can_die(game, s)
        ]
    )
    game.deadly = int(
        any(
            s not in dying and game.wounds[s] + game.frostbite[s] >= game.basis[WOUNDS_TO_KILL]
            for s in alive
        )
    )
    if not dying:
        return False
    game.do(order_of_kills, dying, True)
    game.receive(died_of_wounds)
    return True


def died_of_wounds(game: Winter, survivors: Survivors) -> None:
    """Kill one after the other (R-SURV-17), then what follows."""
    for survivor in survivors:
        game.do(die_if_deadly, survivor)
    game.do(settle)


def die_if_deadly(game: Winter, survivor: Survivor) -> None:
    """Kill the survivor, unless the rule that made the tokens deadly ended with an earlier death
    (R-SURV-17).
    """
    if game.controller[survivor] != NOBODY and has_lethal_wounds(game, survivor):
        kill(game, survivor, E.BY_WOUNDS)


def overdue(game: Winter) -> bool:
    """Return True if somebody might have to die now that a card has ended.

    A card kept somebody alive who has as many tokens as kill, or changed how many those are.
    """
    limit = WOUNDS_TO_KILL
    return bool(game.deadly or game.scoped[limit] or game.param[limit] != game.basis[limit])


def settle(game: Winter) -> None:
    """Settle after an atomic effect.

    Groups without a leader get one, players without survivors a new survivor. A survivor who was
    kept alive by a card that is over dies.

    Rules: R-SURV-11, R-BITE-09, U-26.
    """
    if NONE in game.leader:
        schedule_settling(game)
    if overdue(game):
        game.do(die_of_wounds)


def settle_now(game: Winter) -> bool:
    """Settle what is left at once, and return True when there is something to be carried out.

    Rules: as `settle`.
    """
    return (NONE in game.leader and schedule_settling(game)) or (
        overdue(game) and die_of_wounds(game)
    )


def schedule_settling(game: Winter) -> bool:
    """Schedule what `settle` has to do, clockwise from the first player.

    Return True when there is something. In the elimination variant those players are out. With an
    empty deck, a survivor who has come in the same effect is all there is.

    Rules: U-54, R-VAR-11, R-VAR-12, U-27.
    """
    mark = len(game.stack)
    first = game.first_player  # an elimination may hand the token on
    for player in (*range(first, game.players), *range(first)):
        if game.leader[player] != NONE or game.eliminated[player]:
            continue
        if game.waiting[player] and game.variant & ELIMINATION:
            eliminate(game, player)
        elif game.waiting[player] and game.survivor_deck:
            game.do(replace_last, player)
        elif player in game.controller:
            game.waiting[player] = 0
            game.do(choose_leader, player)
    return len(game.stack) > mark


def eliminate(game: Winter, player: Player) -> None:
    """Put a player out of the game: no turns, dice, votes, duties, nor cards of the same effect.

    The first player token passes on. When nobody is left the game ends.

    Rules: R-VAR-11, -12, U-51.
    """
    game.eliminated[player] = 1
    game.removed += game.hand[player]
    game.hand[player] = ()
    game.unused[player] = game.spent[player] = ()
    game.emit(E.PLAYER_ELIMINATED, player)
    if not players_in_game(game):
        game.end(BY_ELIMINATION)
    if game.first_player == player:
        game.first_player = neighbour(game, player, -1)
        game.emit(E.FIRST_PLAYER_CHANGED, game.first_player)


STEPS = (die_of_wounds, died_of_wounds, die_if_deadly, settle)
