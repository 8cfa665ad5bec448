"""A number of the rules that is asked for acts or is refused: over all that are declared.

That each value acts where it is taken is shown in `test_open_points.py` and `test_weeks.py`; here,
where it is refused it could indeed change nothing, and what is refused says what it needs.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dwar7s_winter.procedures import setup
from dowlang.rulesets.dwar7s_winter.procedures.idle_rules import NEEDS
from dowlang.rulesets.dwar7s_winter.procedures.weeks import resolve
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS
from tests.rules.dwar7s_winter.hearth import after, disaster, real, table
from tests.rules.dwar7s_winter.procedures import test_weeks
from tests.rules.dwar7s_winter.test_coverage import WITHOUT_POINT

ALL = "nightmare+bloodthirsty+legendary"
OTHERS = {"pool.slots": 6, "deck.exhausted": "tokens_limited", "music.instruments": 4}
SETTINGS = [(players, variant) for players in (1, 2, 3, 4) for variant in ("standard", ALL)]


def other_values(key: str) -> list[int]:
    """Values of a number that are not its default: all of a switch, one of a quantity."""
    parameter = next(one for one in PARAMETERS if one.key == key)
    if parameter.names:
        return [n for n in range(len(parameter.names)) if n != parameter.default]
    return [parameter.default + 1 if parameter.default < parameter.high else parameter.default - 1]


def is_taken(key: str, value: int, players: int, variant: str, beside: Any) -> bool:
    """Is a game set up with that value?"""
    try:
        real(players, rules={**beside, key: value}, variant=variant)
    except InvalidSetting as refused:
        assert refused.name == key and ("beside it" in str(refused) or "seats" in str(refused))
        return False
    return True


@pytest.mark.parametrize("key", [parameter.key for parameter in PARAMETERS])
def test_each_value_is_taken_in_some_game(key: str) -> None:
    """And whatever needs nothing is taken in each."""
    free = next(n for n, one in enumerate(PARAMETERS) if one.key == key) not in NEEDS
    for value in other_values(key):
        beside = {name: other for name, other in OTHERS.items() if name != key}
        taken = [is_taken(key, value, *setting, beside) for setting in SETTINGS]
        assert any(taken) and (all(taken) or not free), (key, value)


def test_each_number_without_a_point_is_measured() -> None:
    assert set(test_weeks.NUMBERS) == WITHOUT_POINT


def logged(players: int, variant: str, rules: dict[str, int], monkeypatch: Any) -> Any:
    """What is told of a game of random agents, whatever would be refused, and its end."""
    with monkeypatch.context() as patch:
        patch.setattr(setup, "check_numbers", lambda game, rules: None)
        game = real(players, 7, rules, variant=variant)
        agent = Random(7)
        while not game.is_over:
            game.choose(agent.pick(len(game.decision)))
    return list(game.log or ()), game.result


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_refused_would_change_nothing(players: int, monkeypatch: Any) -> None:
    """A whole game is the same with the number as without it."""
    plain = logged(players, "standard", {}, monkeypatch)
    refused = 0
    for at in NEEDS:
        key = PARAMETERS[at].key
        value = other_values(key)[0]
        if not is_taken(key, value, players, "standard", {}) and key != "setup.lead":
            refused += 1
            assert logged(players, "standard", {key: value}, monkeypatch) == plain, key
    assert refused >= 12


def test_a_lead_that_does_not_sit_there_is_refused() -> None:
    with pytest.raises(InvalidSetting, match="2 seats of this game"):
        real(2, rules={"setup.lead": "seat_3"})


@pytest.mark.parametrize(("asked", "limit"), [({}, 4), ({"lose.disasters": 3}, 3)])
def test_a_limit_asked_for_wins_over_the_edition(asked: dict[str, int], limit: int) -> None:
    """U-41, U-55."""
    for count in (limit - 1, limit):
        game = table(2, rules={"edition": "prototype", **asked})
        for key in ("F1", "F2", "M2", "P2", "P3")[:count]:
            disaster(game, key)
        assert after(game, resolve).is_over == (count == limit)
        assert game.param[P.LOSE_DISASTERS] == limit
