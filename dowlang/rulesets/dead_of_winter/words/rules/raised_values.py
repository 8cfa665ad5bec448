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


words.rule(
    "attack of {subject} is raised by {count}",
    printed="the attack value of {subject} is raised by {count}",
    example="attack of the bearer is raised by 1",
    rules=("R-CARD-10",),
)(attack_raised)
words.rule(
    "attack of {subject} is lowered by {count}",
    printed="the attack value of {subject} is lowered by {count}",
    example="attack of the bearer is lowered by 1",
    rules=("R-CARD-10",),
)(attack_lowered)
words.rule(
    "search value of {subject} is raised by {count}",
    printed="the search value of {subject} is raised by {count}",
    example="search value of the bearer is raised by 1",
    rules=("R-CARD-10",),
)(search_raised)
words.rule(
    "search value of {subject} is lowered by {count}",
    printed="the search value of {subject} is lowered by {count}",
    example="search value of the bearer is lowered by 1",
    rules=("R-CARD-10",),
)(search_lowered)
words.rule(
    "influence of {subject} is raised by {count}",
    printed="the influence of {subject} is raised by {count}",
    example="influence of the bearer is raised by 1",
    rules=("R-CARD-09",),
)(influence_raised)
words.rule(
    "influence of {subject} is lowered by {count}",
    printed="the influence of {subject} is lowered by {count}",
    example="influence of the bearer is lowered by 1",
    rules=("R-CARD-09",),
)(influence_lowered)
