"""The turns of phase 3. Rules: D-ROUND-04, D-PH3-01..14."""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.frames import Answer
from dowlang.rulesets.dwar7s_winter.actions.legal_actions import (
    legal_actions,
    music_is_free,
    placed_free,
)
from dowlang.rulesets.dwar7s_winter.procedures.fights import defeat, overcome
from dowlang.rulesets.dwar7s_winter.procedures.movement import move, place
from dowlang.rulesets.dwar7s_winter.procedures.music import play_music
from dowlang.rulesets.dwar7s_winter.procedures.pool import take_hero
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    one_of,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, NOBODY, Player


def take_turn(game: Dwar7s, player: Player) -> None:
    """Begin a turn: as many actions as the track shows. Rules: D-ROUND-04, D-PH3-01."""
    game.turn, game.active_player, game.answered = game.turn + 1, player, 0
    game.actions_left = game.actions[player]
    game.hired = game.music_plays = game.thunders = 0
    game.placed = ()
    game.emit(E.TURN_STARTED, player)
    game.do(act, player)


def act(game: Dwar7s, player: Player) -> None:
    """Ask for the next action. Rules: D-PH3-01, D-PH3-04."""
    game.ask(player, "action", legal_actions(game, player))
    game.receive(acted_on, player)


def acted_on(game: Dwar7s, answer: Answer, player: Player) -> None:
    """Carry an action out, then ask for the next one. Rules: D-PH3-01..25."""
    kind = answer[0]
    if kind == O.END_TURN:
        game.do(end_turn, player)
        return
    if kind == O.DEFEAT:
        game.do(defeat, player, answer[1])
    elif kind == O.OVERCOME:
        game.do(overcome, player, answer[1])
    else:
        spend_action(game, answer)
        carry_out(game, player, answer)
    game.do(act, player)


def spend_action(game: Dwar7s, answer: Answer) -> None:
    """Count an action, unless it is free. Rules: D-PH3-01, D-PH3-02, D-VAR-04, D-LEG-09."""
    if answer[0] == O.PLACE and placed_free(game, answer[1]):
        game.thunders += 1
    elif not (answer[0] == O.MUSIC and music_is_free(game)):
        game.actions_left -= 1


def carry_out(game: Dwar7s, player: Player, answer: Answer) -> None:
    """Place, move, hire or play music. Rules: D-PH3-05, -08, -09, -15."""
    kind = answer[0]
    if kind == O.PLACE:
        place(game, one_of(game, player, answer[1], CAMP), answer[2], by_action=True)
    elif kind == O.MOVE:
        move(game, player, one_of(game, player, answer[1], answer[2]), answer[3])
    elif kind == O.HIRE:
        game.hired += 1
        take_hero(game, player, answer[1], answer[2])
    elif kind == O.MUSIC:
        game.music_plays += 1
        game.do(begin_music, player, answer[1])


def begin_music(game: Dwar7s, player: Player, instrument: int) -> None:
    """Play the instrument."""
    play_music(game, player, instrument)


def end_turn(game: Dwar7s, player: Player) -> None:
    """End a turn. Actions that are left are lost. Rules: D-PH3-02, U-25."""
    left = game.actions_left
    game.emit(E.TURN_ENDED, player, left)
    game.actions_left = 0
    game.do(turn_over, left)


def turn_over(game: Dwar7s, left: int) -> None:
    """End the turn: nobody has one. `left` are the actions that were lost: what comes late at the
    end of the turn is told of them, too.
    """
    game.active_player = NOBODY
    game.placed = ()
    expire(game, P.TURN, game.turn)


STEPS = (take_turn, act, acted_on, begin_music, end_turn, turn_over)
