"""Rounds: a crisis, dice, a turn for everybody, the colony phase (R-ROUND, R-CRISIS-01,
R-DICE-01..03).
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import expire
from dowlang.rulesets.dead_of_winter.procedures.colony import COLONY_STEPS, colony_step
from dowlang.rulesets.dead_of_winter.procedures.crisis import reveal_crisis
from dowlang.rulesets.dead_of_winter.procedures.dice import roll_action_dice
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle, settle_now
from dowlang.rulesets.dead_of_winter.procedures.turns import start_turn
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import ROUND

PLAYER_TURNS, COLONY_PHASE = 1, 2  # `game.phase`


def new_round(game: Winter) -> None:
    """Schedule the player turns and the colony phase of a round (R-ROUND-01, -02, -05)."""
    game.round += 1
    begin_round(game)
    game.do(open_round)
    game.do(roll_all_dice)
    game.do(player_turns)


def begin_round(game: Winter) -> None:
    """Tell the start of a round and of its first phase."""
    game.phase = PLAYER_TURNS
    game.noise_made[:] = [0] * len(game.noise_made)
    game.emit(E.ROUND_STARTED, game.round, game.rounds_left, game.morale, game.food)
    game.emit(E.PHASE_STARTED, PLAYER_TURNS)


def open_round(game: Winter) -> None:
    """Reveal the crisis of this round (R-CRISIS-01)."""
    reveal_crisis(game)


def roll_all_dice(game: Winter) -> None:
    """Let everybody roll before anyone's turn, clockwise from the first player.

    A player who is out rolls none.

    Rules: R-DICE-01..03, R-VAR-12.
    """
    for turn in range(game.players):
        player = (game.first_player + turn) % game.players
        if not game.eliminated[player]:
            roll_action_dice(game, player)


def player_turns(game: Winter) -> None:
    """Schedule one turn each, clockwise from the first player, the exiled too. The colony phase
    follows.

    Rules: R-EXILE-15, R-ROUND-03, -04.
    """
    for turn in range(game.players):
        game.do(start_turn, (game.first_player + turn) % game.players)
    game.do(colony_phase)


def colony_phase(game: Winter) -> None:
    """Carry out the seven steps in their order. No player acts in them.

    Rules: R-ROUND-04, R-COLONY-14.
    """
    game.emit(E.PHASE_ENDED, PLAYER_TURNS)
    game.phase = COLONY_PHASE
    game.emit(E.COLONY_PHASE_STARTED)
    game.emit(E.PHASE_STARTED, COLONY_PHASE)
    game.do(settle)
    for number in range(len(COLONY_STEPS)):
        game.do(colony_step, number)
    game.do(close_round)


def close_round(game: Winter) -> None:
    """End the round. Effects that lasted until its end expire, then the next begins.

    Rules: R-ROUND-05.
    """
    game.emit(E.COLONY_PHASE_ENDED)
    game.emit(E.PHASE_ENDED, COLONY_PHASE)
    game.emit(E.ROUND_ENDED, game.round)
    game.do(round_closed)
    game.do(new_round)


def round_closed(game: Winter) -> None:
    """Expire effects and limits that lasted until the end of the round, then settle, which still
    belongs to that end.
    """
    expire(game, ROUND, game.round)
    if settle_now(game):
        game.do(round_closed)


STEPS = (
    new_round,
    open_round,
    roll_all_dice,
    player_turns,
    colony_phase,
    close_round,
    round_closed,
)
