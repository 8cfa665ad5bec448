"""Declare lasting sentences that raise or lower a value printed on survivors, whatever it is: the
attack value, the search value, the influence.

None changes anything itself. How long they hold is told in `ongoing.py`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import parameters as rule
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Survivors
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.changes import Changes, change_each


def attack_raised(game: Winter, subject: Survivors, count: int) -> Changes:
    """The attack value is higher by so much, so fewer dice attack (R-CARD-10)."""
    return change_each(rule.ATTACK_VALUE, count, subject)


def attack_lowered(game: Winter, subject: Survivors, count: int) -> Changes:
    """The attack value is lower by so much, so more dice attack (R-CARD-10)."""
    return change_each(rule.ATTACK_VALUE, -count, subject)


def search_raised(game: Winter, subject: Survivors, count: int) -> Changes:
    """The search value is higher by so much, so fewer dice search (R-CARD-10)."""
    return change_each(rule.SEARCH_VALUE, count, subject)


def search_lowered(game: Winter, subject: Survivors, count: int) -> Changes:
    """The search value is lower by so much, so more dice search (R-CARD-10)."""
    return change_each(rule.SEARCH_VALUE, -count, subject)


def influence_raised(game: Winter, subject: Survivors, count: int) -> Changes:
    """The influence is higher by so much (R-CARD-09)."""
    return change_each(rule.INFLUENCE, count, subject)


def influence_lowered(game: Winter, subject: Survivors, count: int) -> Changes:
    """The influence is lower by so much (R-CARD-09)."""
    return change_each(rule.INFLUENCE, -count, subject)


CHANGED = (
    ("attack", "the attack value", "R-CARD-10", attack_raised, attack_lowered),
    ("search value", "the search value", "R-CARD-10", search_raised, search_lowered),
    ("influence", "the influence", "R-CARD-09", influence_raised, influence_lowered),
)
for said, printed, cited, raised, lowered in CHANGED:
    for way, changes in (("raised", raised), ("lowered", lowered)):
        words.rule(
            f"{said} of {{subject}} is {way} by {{count}}",
            printed=f"{printed} of {{subject}} is {way} by {{count}}",
            example=f"{said} of the bearer is {way} by 1",
            rules=(cited,),
        )(changes)
