"""What rules in force say of secret objectives (R-END-06, R-END-07)."""

from __future__ import annotations

import pytest

import dowlang
from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.rulesets.dead_of_winter.procedures.endings import secret_progress, winners
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.winter import table

ORIGIN = Origin("rulebook/crises/food_shortage", 0, FOREVER)


def judged(kind: str, morale: int, rounds: int) -> Winter:
    """A game in which player 1 holds the first objective of a kind, with two survivors."""
    game = table(players=3).controls(1, "Forty", "Fifty", at="School").begin()
    number = next(n for n, p in game.t.secret_path.items() if game.cards.paths[p]["kind"] == kind)
    game.secret = [number, *game.secret[1:]]
    game.morale, game.rounds_left = morale, rounds
    return game


def reached(game: Winter) -> bool:
    found = secret_progress(game, 0)
    assert found is not None
    return found.reached


@pytest.mark.parametrize(
    ("morale", "rounds", "met"), [(0, 0, True), (0, 3, True), (4, 0, True), (4, 3, False)]
)
def test_the_end_of_the_rounds_counts_as_no_morale(morale: int, rounds: int, met: bool) -> None:
    """R-END-03, R-END-07: for betrayers alone, and the morale that others see stays."""
    game = judged("betrayal", morale, rounds)
    assert reached(game) == (morale == 0)
    change(game, ORIGIN, Change(P.ROUNDS_OUT_FOR_MORALE, 1))
    assert reached(game) == met and game.morale == morale


@pytest.mark.parametrize("kind", ["secret", "betrayal", "exile"])
def test_the_main_objective_is_enough_for_whom_a_rule_names(kind: str) -> None:
    """R-END-07: once it is complete, whatever else the goal asks; nobody else wins by it."""
    game = judged(kind, 4, 3)
    game.controller = [-1] * len(game.controller)
    assert not reached(game)
    change(game, ORIGIN, Change(P.MAIN_OBJECTIVE_IS_ENOUGH, 1, subject=0))
    assert not reached(game)
    game.completed = 1
    assert reached(game) and 0 in winners(game)
    parts = secret_progress(game, 0)
    assert parts is not None and parts.atoms  # told as ever


def test_whom_no_rule_names_needs_the_own_goal() -> None:
    """R-END-07: another player's rule, and a goal reached without the main objective."""
    game = judged("betrayal", 0, 3)
    change(game, ORIGIN, Change(P.MAIN_OBJECTIVE_IS_ENOUGH, 1, subject=1))
    assert reached(game)
    game.morale, game.completed = 4, 1
    assert not reached(game)


@pytest.mark.proof
def test_who_helped_most_wins_with_the_main_objective() -> None:
    """R-END-07: those with the most crises helped rightly, of equals all, from four on."""
    game = dowlang.Game(
        dowlang.load("examples/mechanics"), players=4, seed=3, objective="Everybody Gives"
    )
    assert isinstance(game, Winter)
    while game.decision.kind != "action":
        game.apply(game.decision.options[0])
    game.controller, game.completed = [-1] * len(game.controller), 1
    for counts, named in (
        ((4, 4, 3, 0), {0, 1}),
        ((5, 4, 4, 0), {0}),
        ((3, 3, 3, 3), set()),
    ):
        game.crisis_books = [(count, count, count, 0) for count in counts]
        found = {p for p in range(4) if on(game, P.MAIN_OBJECTIVE_IS_ENOUGH, p)}
        assert found == named and named <= set(winners(game))
