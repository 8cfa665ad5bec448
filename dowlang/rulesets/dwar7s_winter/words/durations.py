"""Declare durations, moments and scopes of limits."""

from __future__ import annotations

from dowlang.engine.ongoing_effects import FOREVER
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.parameters import GAME, TURN, WEEK
from dowlang.rulesets.dwar7s_winter.words.registry import words


def this_turn(game: Dwar7s) -> tuple[int, int]:
    """Return the end of the turn that is under way, outside turns of the next one."""
    return TURN, game.turn if game.active_player >= 0 else game.turn + 1


def next_turn(game: Dwar7s) -> tuple[int, int]:
    """Until the end of the turn after this one."""
    return TURN, game.turn + 1


def this_week(game: Dwar7s) -> tuple[int, int]:
    """Until the end of the week."""
    return WEEK, game.week


def next_week(game: Dwar7s) -> tuple[int, int]:
    """Until the end of the next week."""
    return WEEK, game.week + 1


def rest_of_the_game(game: Dwar7s) -> tuple[int, int]:
    """Until the end of the game."""
    return GAME, 1


def as_long_as_there(game: Dwar7s) -> tuple[int, int]:
    """Until it is released."""
    return FOREVER, 0


words.durations.update(
    {
        "this turn": this_turn,
        "next turn": next_turn,
        "this round": this_week,
        "next round": next_week,
        "game": rest_of_the_game,
        "while": rest_of_the_game,
        "attached": as_long_as_there,
    }
)
words.moments.update(
    {
        ("start", "turn"): E.TURN_STARTED,
        ("end", "turn"): E.TURN_ENDED,
        ("start", "round"): E.WEEK_STARTED,
        ("end", "round"): E.WEEK_ENDED,
    }
)
words.scopes.update({"turn": TURN, "round": WEEK, "game": GAME})
words.chance = ()  # chance is in the shuffles of the set-up only
