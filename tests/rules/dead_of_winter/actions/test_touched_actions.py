"""Each number of the rules that forbids an action is asked about (`actions/touched_actions`)."""

from __future__ import annotations

import dowlang
from dowlang.rulesets.dead_of_winter.actions.touched_actions import (
    ASKED_AT_EACH_LIST,
    ASKED_WHEN_DONE,
    SORTS,
    TOUCHED,
)
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P


def test_every_number_that_forbids_something_is_asked_about_when_it_is_changed() -> None:
    """A ban that stood behind all others was passed over unless another one was in force."""
    forbidding = {
        number
        for number, parameter in enumerate(P.PARAMETERS)
        if parameter.key.startswith("forbid_")
    }
    assert len(forbidding) > 50
    asked = {number for number, sorts in enumerate(TOUCHED) if sorts}
    assert forbidding - asked == ASKED_AT_EACH_LIST | ASKED_WHEN_DONE


def test_a_rule_of_the_whole_game_is_asked_about_too() -> None:
    """Survivors went where there were fewer spaces than the rules said that they need."""
    game = dowlang.Game(dowlang.load("base"), seed=1, players=2, rules={"spaces_needed": 9})
    while game.decision.kind != "action":
        game.apply(0)
    assert not [option for option in game.decision.answers if option[0] == O.MOVE]


def test_every_sort_is_of_a_number_and_none_of_two() -> None:
    assert len(TOUCHED) == len(P.PARAMETERS) and set(SORTS) < set(range(len(TOUCHED)))
    assert not ASKED_AT_EACH_LIST & set(SORTS)
