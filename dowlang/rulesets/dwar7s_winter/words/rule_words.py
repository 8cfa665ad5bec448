"""Declare lasting sentences."""

from __future__ import annotations

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Monster
from dowlang.rulesets.dwar7s_winter.words.registry import words


def silences(game: Dwar7s, monster: Monster) -> Change:
    """The instrument of the terrain where the monster stands cannot be played (D-PH1-13)."""
    return Change(P.SILENCES, 1, subject=monster)


words.rule(
    "{monster} silence an instrument",
    printed="the instrument of the zone of {monster} cannot be played",
    example="the bearer silences an instrument",
    rules=("D-PH1-13",),
)(silences)
