"""Every number of the rules can be set in a scenario by its key, as with `--rule` and in the API
(Part 4, points of the class *parameter*).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.setup_options import InvalidSetting
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.project.loading import CardErrors
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS

# no more than the set has cards
FEWER = (
    "survivors_dealt",
    "ordinary_secrets",
    "betrayal_secrets",
    "hand_size",
    "survivors_kept",
)


def other(key: str) -> str:
    """Another value than the default, as it is written."""
    parameter = next(p for p in PARAMETERS if p.key == key)
    if parameter.names:
        return parameter.names[0 if parameter.default else 1]
    return str(
        parameter.default + 1
        if parameter.default < parameter.high and key not in FEWER
        else parameter.default - 1
    )


KEYS = [p.key for p in PARAMETERS]
CARDS = {
    "everything_else": 'scenario "Everything Else"\n'
    + "".join(f'    rule "{key}" is "{other(key)}"\n' for key in KEYS),
    "two_alone": 'scenario "Two Alone"\n    players 2 to 2\n    rule "two_player.requires_variant" '
    'is "no"\n',
    "narrow_doors": 'scenario "Narrow Doors"\n    rule "colony.entrance_spaces" is "1"\n    rule '
    '"colony.spaces" is "12"\n'
    '    rule "start.food" is "4"\n    rule "hand_size" is "3"\n',
}


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in CARDS.items()}))


def test_a_scenario_sets_any_parameter() -> None:
    """U-01 to U-67: each key with another value than its default is in force from the set-up on."""
    game: Any = dowlang.Game(cards(), seed=1, scenario="Everything Else")
    for number, parameter in enumerate(PARAMETERS):
        wanted = (
            parameter.names.index(other(parameter.key))
            if parameter.names
            else int(other(parameter.key))
        )
        assert game.param[number] == game.basis[number] == wanted != parameter.default, (
            parameter.key
        )


def test_the_board_is_set_up_by_them() -> None:
    """U-02, U-01, U-07: what set-up reads is read from the scenario too."""
    game: Any = dowlang.Game(
        cards(), seed=1, players=3, scenario="Narrow Doors", rules={"colony.spaces": 20}
    )
    assert game.entrance_spaces[:6] == [1] * 6 and game.survivor_spaces[0] == 20, (
        "what is asked for goes before"
    )
    assert [len(hand) for hand in game.hand] == [3] * 3


def test_two_players_play_the_usual_game_where_a_scenario_says_so() -> None:
    """U-53, R-COMP-01: in a scenario that says so two play the usual game; in others they play
    the two-player variant.
    """
    game: Any = dowlang.Game(cards(), seed=1, players=2, scenario="Two Alone")
    assert game.variant == 0 and min(game.dealt) >= 0
    game = dowlang.Game(cards(), seed=1, players=2)
    assert game.variant and game.dealt == [-1, -1]


@pytest.mark.parametrize(
    ("line", "found", "near"),
    [
        (
            'rule "exile.nospace" is "stay"',
            "found `exile.nospace`, wanted a number of the rules",
            "exile.no_space",
        ),
        (
            'rule "exile.no_space" is "stai"',
            "found `stai`, wanted one of `swap`, `beyond`, `stay`",
            "stay",
        ),
        ('rule "forbid_search" is "yess"', "found `yess`, wanted one of `no`, `yes`", "yes"),
        ('rule "morale_max" is "1000"', "found `1000`, wanted a whole number from 1 to 99", ""),
    ],
)
def test_a_key_or_value_that_is_not_there(line: str, found: str, near: str) -> None:
    """Part 4: refused when the card is checked, at the text that is wrong."""
    with pytest.raises(CardErrors) as caught:
        load_source(addition([], {"wrong": f'scenario "Wrong"\n    {line}\n'.encode()}))
    [finding] = caught.value.diagnostics
    assert finding.message == found and (not near or near in (finding.help or ""))


def test_the_api_refuses_the_same() -> None:
    """Part 4: `--rule` and the API go through the same function."""
    with pytest.raises(InvalidSetting, match=r"exile\.no_space"):
        dowlang.Game(cards(), seed=1, rules={"exile.nospace": "stay"})
    assert len(RULESET.parameters) == len(PARAMETERS)
