"""Every change of morale is told with its cause: the one that changed it, as the program itself
knows.
"""

from __future__ import annotations

import ast
from collections import Counter
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state.board import crisis_need
from tests.conftest import ROOT
from tests.referee.causes import BY_RULE, TRACKS, compared, fits, written_down
from tests.referee.games import cards_of, cases

GAMES = 60


def test_every_procedure_that_changes_morale_has_a_reason() -> None:
    """Beside the words of cards; found in the source."""
    found = set()
    ruleset = ROOT / "dowlang" / "rulesets" / "dead_of_winter"
    for file in (*(ruleset / "procedures").glob("*.py"), *(ruleset / "actions").glob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name not in TRACKS:
                calls = [
                    node.func.id
                    for node in ast.walk(function)
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                ]
                found |= {function.name} if set(calls) & set(TRACKS) else set()
    assert found == set(BY_RULE)


@pytest.mark.proof
def test_the_cause_that_is_told_is_the_one_that_was() -> None:
    seen: Counter[str] = Counter()
    for case in cases(GAMES):
        for who, reason in compared(case):
            seen[who] += 1
            assert fits(who, reason, case.folder), f"{case}: changed by {who}, told as {reason}"
    rare = {"resolve_crisis"}  # below
    assert set(seen) >= (set(BY_RULE) | {"step"}) - rare and sum(seen.values()) > 200, seen


def test_more_than_enough_for_the_crisis_is_a_cause() -> None:
    cards = cards_of("cards/base")
    game: Any = built(cards, players=3, log=[])
    game.run()
    game.morale = 3
    game.log.clear()  # what is told is the crisis alone
    fitting = [
        item
        for item, symbols in enumerate(game.t.item_symbols)
        if symbols & game.t.crisis_symbols[game.crisis]
    ]
    game.contributed = tuple((0, item, 0) for item in fitting[: crisis_need(game) + 2])
    name = cards.of_kind["crisis"][game.crisis]["name"]
    with written_down() as found:
        game.do(resolve_crisis)
        game.run()
    assert found[0] == "resolve_crisis"
    told = [line for line in narrate(cards, game.log) if "Morale" in line]
    assert told[0] == f"    Morale rises by 1 (more than enough against {name})."
    assert fits("resolve_crisis", f"more than enough against {name}", "cards/base")


@pytest.mark.parametrize(
    ("who", "reason"),
    [
        ("die", "waste"),
        ("step", "hunger"),
        ("base/crossroads/teeth", "The Fast"),
        ("pay_food", "Teeth"),
    ],
)
def test_a_wrong_cause_is_noticed(who: str, reason: str) -> None:
    assert not fits(who, reason, "cards/base")
