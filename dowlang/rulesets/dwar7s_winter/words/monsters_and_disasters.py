"""Declare what a card does to monsters, and that a disaster comes: D-PH1-12, D-PH1-20, D-LEG-13."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.monsters import herd, march
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import REASONS
from dowlang.rulesets.dwar7s_winter.state.types import THE_CASTLE, Monster
from dowlang.rulesets.dwar7s_winter.words.registry import words


def take_step(game: Dwar7s, monster: Monster) -> None:
    """A monster moves one zone toward the castle, and does not attack for it (D-LEG-13)."""
    if game.monster_at[monster] == THE_CASTLE:
        game.tell(E.STAYS, monster)
    elif game.monster_at[monster] >= 0:
        game.tell(E.STEPS_AGAIN, monster)
        march(game, monster)


def drive(game: Dwar7s, bearer: Monster) -> None:
    """Another monster, chosen by the lead, takes a step toward the castle (D-PH1-12, U-14)."""
    herd(game, bearer)


def disaster_occurs(game: Dwar7s) -> None:
    """One more disaster, drawn from the deck (D-PH1-20)."""
    occur(game, 1, REASONS.index("card"))


words.effect(
    "take another step",
    example="the bearer takes another step",
    subject="monster",
    rules=("D-LEG-12", "D-LEG-13"),
)(take_step)
words.sentence(
    "drive another monster",
    printed="another monster chosen by the lead takes a step toward the castle without attacking",
    example="drive another monster",
    implicit=("bearer",),
    rules=("D-PH1-12",),
)(drive)
words.sentence("reveal a disaster", example="reveal a disaster", rules=("D-PH1-20",))(
    disaster_occurs
)

STEPS = (take_step, drive, disaster_occurs)
