"""Whole games: the state is sound at every answer, the events tell every change, agents play on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random, make
from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong
from dowlang.rulesets.dwar7s_winter.narration import narrate
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from tests import width
from tests.rules.dwar7s_winter.hearth import cards
from tests.rules.dwar7s_winter.ledger import Ledger, kept_books

ALL = "nightmare+bloodthirsty+legendary"
CASES = [(players, variant) for players in (1, 2, 3, 4) for variant in ("standard", ALL)]


def watched(players: int, variant: str, seed: int) -> Dwar7s:
    """A game at random to its end, its log a ledger."""
    game = kept_books(cards(), players, variant, seed)
    agent = Random(seed)
    while not game.is_over:
        assert wrong(game) == ""
        game.choose(agent.pick(len(game.decision)))
    return game


@pytest.mark.sample(2)
@pytest.mark.parametrize(("players", "variant"), CASES)
def test_games_keep_their_books_and_invariants(players: int, variant: str) -> None:
    """D-COMP-04, D-COMP-05, D-COMP-14, D-COMP-15, D-COMP-16."""
    for seed in range(2):
        game = watched(players, variant, seed)
        assert isinstance(game.log, Ledger) and game.log.seen > 40 and wrong(game) == ""


@pytest.mark.proof
@pytest.mark.parametrize(("players", "variant"), CASES)
def test_books_and_invariants_of_many_games(players: int, variant: str) -> None:
    """The same, forty games a case (`python -m tests.acceptance.dwar7s` plays thousands)."""
    for seed in range(100, 100 + width.of(40, 125)):
        watched(players, variant, seed)


def played(players: int, seed: int, agents: list[str], variant: str = "standard") -> Any:
    game: Any = dowlang.Game(cards(), players=players, variant=variant, seed=seed)
    seated = [make(name, cards(), seed, seat) for seat, name in enumerate(agents)]
    while not game.is_over:
        decision = game.decision
        game.choose(seated[decision.player].choose(game.view(decision.player), decision))
    return game


def test_the_heuristic_does_every_kind_of_action() -> None:
    """It places, moves, hires, plays music, defeats and overcomes; games are survived and lost."""
    kinds, causes = Counter[str](), Counter[str]()
    for seed in range(4):
        game = played(4, seed, ["heuristic"] * 4, ALL if seed == 3 else "standard")
        causes[game.result["cause"]] += 1
        names = [kind.name for kind in cards().ruleset.option_kinds]
        kinds.update(
            names[entry[3][0]] for entry in game.log if entry[0] == "chose" and entry[2] == "action"
        )
    assert set(kinds) == {"end_turn", "place", "move", "hire", "music", "defeat", "overcome"}
    assert causes["survived"]


def points(game: Any, seat: int) -> int:
    """Points as the game stands, also of one that was lost."""
    from dowlang.rulesets.dwar7s_winter.procedures.endings import score

    return score(game, seat)


@pytest.mark.proof
def test_the_heuristic_beats_random() -> None:
    """In mixed games of four it has the most points in at least nine of ten, survived or not."""
    ahead = 0
    for seed in range(40):
        names = ["random"] * 4
        names[seed % 4] = "heuristic"
        game = played(4, seed, names)
        best = max(range(4), key=lambda seat: points(game, seat))
        ahead += best == seed % 4
    assert ahead >= 36, ahead


def test_the_lines_of_a_beginning_are_the_first_lines_of_the_whole() -> None:
    game = watched(3, ALL, 5)
    whole = list(narrate(cards(), game.log))
    for part in range(0, len(game.log), 37):
        lines = list(narrate(cards(), game.log[:part]))
        assert whole[: len(lines)] == lines
