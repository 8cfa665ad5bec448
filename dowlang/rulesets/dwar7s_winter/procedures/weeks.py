"""The weeks: four phases in order, and who leads. Rules: D-ROUND, D-PH1-01, -02, D-PH4."""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import expire
from dowlang.engine.places_and_seats import in_turn
from dowlang.rulesets.dwar7s_winter.procedures.disasters import lay_tokens, occur
from dowlang.rulesets.dwar7s_winter.procedures.endings import check_defeat, survive
from dowlang.rulesets.dwar7s_winter.procedures.monsters import monsters_act, spawn
from dowlang.rulesets.dwar7s_winter.procedures.pool import refresh
from dowlang.rulesets.dwar7s_winter.procedures.preparation import choose_hands, return_hands
from dowlang.rulesets.dwar7s_winter.procedures.stocks import reset_tracks
from dowlang.rulesets.dwar7s_winter.procedures.turns import take_turn
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import REASONS
from dowlang.rulesets.dwar7s_winter.state.types import NOBODY
from dowlang.rulesets.dwar7s_winter.state.variants import NIGHTMARE, NIGHTMARE_WEEKS, TOGETHER

INVASION, PREPARATION, ACTIONS, RESOLUTION = range(1, 5)


def new_week(game: Dwar7s) -> None:
    """Begin a week with its four phases. Rules: D-ROUND-01, D-ROUND-02, D-ROUND-03."""
    game.week += 1
    game.emit(E.WEEK_STARTED, game.week)
    game.do(enter_phase, INVASION)
    game.do(reset)
    game.do(monsters_act)
    game.do(spawn)
    game.do(weekly_disasters)
    game.do(enter_phase, PREPARATION)
    game.do(choose_hands)
    game.do(enter_phase, ACTIONS)
    for player in in_turn(game.players, game.lead):
        game.do(take_turn, player)
    game.do(enter_phase, RESOLUTION)
    game.do(resolve)


def enter_phase(game: Dwar7s, phase: int) -> None:
    """Go on to a phase. Rules: D-ROUND-02."""
    if phase == RESOLUTION and game.param[P.HAND_RETURN]:
        return_hands(game)
    game.phase = phase
    game.emit(E.PHASE_STARTED, phase)


def reset(game: Dwar7s) -> None:
    """Reset the tracks and take the music tokens back. Rules: D-PH1-01, D-PH1-02, U-16."""
    lay_tokens(game)
    game.music[:] = [NOBODY] * len(game.music)
    game.silent[:] = [0] * len(game.silent)
    reset_tracks(game)


def weekly_disasters(game: Dwar7s) -> None:
    """Let the disaster of the week occur, in a nightmare winter sometimes two.

    Rules: D-PH1-19, D-VAR-07.
    """
    game.do(occur)
    if game.variant & NIGHTMARE and game.week in NIGHTMARE_WEEKS:
        game.do(occur, 1, REASONS.index("nightmare"))


def resolve(game: Dwar7s) -> None:
    """Check defeat, let the week end, then look at survival or pass the lead on.

    Rules: D-PH4-01..04, D-ROUND-05, D-END-02.
    """
    check_defeat(game)
    game.emit(E.WEEK_ENDED, game.week)
    game.do(pass_lead)
    game.do(new_week)


def pass_lead(game: Dwar7s) -> None:
    """Pass the first-player token clockwise, unless the last week is over, which is scored.

    Rules: D-PH4-02, D-PH4-03, U-55.
    """
    if game.week >= game.param[P.WEEKS]:
        survive(game)
    expire(game, P.WEEK, game.week)
    if game.param[P.EDITION] == TOGETHER:
        refresh(game)
    game.lead = (game.lead + 1) % game.players
    game.emit(E.LEAD_PASSED, game.lead)


STEPS = (new_week, enter_phase, reset, weekly_disasters, resolve, pass_lead)
