"""Goals that no agent has seen before: each shape is pursued, from its compiled tree alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.agents import make
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.agents.heuristic import situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.goals import Goal, denied
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined import imagined
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import DIMENSIONS
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.procedures.endings import goal_progress
from tests.rules.dead_of_winter.planted import planted

SECRETS = (
    "fuel cards you hold >= 2",
    'survivors you control at "Library" >= 1',
    "survivors you control outside the colony = 0",
    "each survivor you control is outside the colony",
    "at least 2 of (tool cards you hold >= 1, education cards you hold >= 1, food >= 6)",
    'barricades at the colony >= 4 or barricades at "School" >= 2',
    "helpless survivors >= 2 and food >= 3",
    "not (weapon cards you hold <= 1 or you are exiled)",
)
OBJECTIVES: tuple[tuple[str, ...], ...] = (
    ("goal barricades at the colony >= 8",),
    ('goal barricades at "Hospital" >= 2 and barricades at "School" >= 2',),
    ("goal food >= 10 or helpless survivors >= 6",),
    ("goal zombies at the colony <= 2 and cards in the waste pile <= 6",),
    ("counter swept", "when a player cleans waste", "    add 1 to swept", "goal swept >= 6"),
)
WITH_MAIN = tuple(f"the main objective is complete and {goal}" for goal in SECRETS[:1])
SECRET_GAMES, GAMES = 20, 10


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return planted((*SECRETS, *WITH_MAIN), OBJECTIVES)


def finished(seed: int, **settings: Any) -> Any:
    """A game of heuristic agents to its end."""
    game: Any = dowlang.Game(cards(), seed=seed, **settings)
    agents = [make("heuristic", cards(), seed, seat) for seat in range(game.players)]
    while not game.is_over:
        decision = game.decision
        game.choose(agents[decision.player].choose(game.view(decision.player), decision))
    return game


def met(secret: int, games: int = SECRET_GAMES) -> int:
    """In how many games the player with a planted secret meets it at the end."""
    found = 0
    for seed in range(games):
        game = finished(
            seed, players=3, deal=f"Secret {secret} to 1", objective="Words on the Wind"
        )
        goal = goal_progress(game, 0, game.t.secret_path[game.secret[0]])
        found += goal is not None and goal.reached
    return found


def completed(objective: int, games: int = GAMES) -> int:
    """In how many games a planted main objective is completed."""
    return sum(
        finished(seed, players=3, variant="cooperative", objective=f"Objective {objective}").result[
            "completed"
        ]
        for seed in range(games)
    )


@pytest.fixture
def aimless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Takes the worth of goals away from the agents."""

    def take(*names: str) -> None:
        for name in names:
            monkeypatch.setattr(situation, name, 0)

    yield take


@pytest.mark.proof
@pytest.mark.proofs(4)
@pytest.mark.parametrize("secret", range(len(SECRETS)), ids=SECRETS)
def test_a_new_secret_is_pursued(secret: int, aimless: Any) -> None:
    pursued = met(secret)
    aimless("OWN", "SOON", "NOW")
    assert pursued >= met(secret) + SECRET_GAMES // 5


@pytest.mark.proof
@pytest.mark.proofs(3)
@pytest.mark.parametrize("objective", range(len(OBJECTIVES)), ids=lambda n: OBJECTIVES[n][-1])
def test_a_new_main_objective_is_pursued(objective: int, aimless: Any) -> None:
    pursued = completed(objective)
    aimless("MAIN")
    assert pursued >= completed(objective) + 3


@pytest.mark.proof
def test_two_new_goals_are_pursued(aimless: Any) -> None:
    """What the tables above show of every shape, of one of each."""
    secret, objective = met(0, games=4), completed(0, games=4)
    aimless("MAIN", "OWN", "SOON", "NOW")
    assert secret >= met(0, games=4) + 2 and objective >= completed(0, games=4) + 2


# ---- what is known of a goal
def goal(secret: int) -> Goal:
    known = knowledge(cards())
    paths = [path for path, card in cards().paths.items() if card["name"] == f"Secret {secret}"]
    found = known.goal(paths[0], "goal")
    assert found is not None
    return found


@pytest.mark.proof
def test_a_goal_knows_what_it_looks_at() -> None:
    assert "hand" in goal(0).reads and "barricades" not in goal(0).reads
    assert {"barricades", "zombies"} & goal(5).reads == {"barricades"}
    symbols = [name for name in range(7) if name in goal(0).symbols]
    assert symbols == [1]  # fuel
    assert goal(6).symbols == frozenset()


def test_a_goal_that_needs_the_colony_is_not_against_it() -> None:
    assert (goal(len(SECRETS)).main, goal(len(SECRETS)).against) == (1, False)
    assert (goal(0).main, goal(0).hope, goal(0).against) == (0, 0, False)
    known = knowledge(cards())
    for path, card in cards().paths.items():
        if card["kind"] == "betrayal":
            found = known.goal(path, "goal")
            assert found is not None and found.against and found.hope == -1
            assert found.deadline == (3 if card["name"] == "Ahead of Schedule" else 0)
        if card["kind"] == "secret" and "Secret" not in card["name"]:
            found = known.goal(path, "goal")
            assert found is not None and found.main == 1 and not found.against
    exiles = {card["name"]: path for path, card in cards().paths.items() if card["kind"] == "exile"}
    sides = {name: known.goal(path, "goal") for name, path in exiles.items()}
    assert {name for name, found in sides.items() if found is not None and found.against} == {
        "They Will Beg",
        "Watch Them Fail",
    }


@pytest.mark.parametrize(
    ("shape", "contrary"),
    [
        (1, ["denied", 1]),
        (["and", 1, 2], ["or", ["denied", 1], ["denied", 2]]),
        (["or", 1, 2], ["and", ["denied", 1], ["denied", 2]]),
        (["not", ["and", 1, 2]], ["and", 1, 2]),
        (["some", 2, 1, 2, 3], ["some", 2, ["denied", 1], ["denied", 2], ["denied", 3]]),
    ],
)
def test_the_contrary_of_a_goal(shape: Any, contrary: Any) -> None:
    assert denied(shape) == contrary


def test_a_game_imagined_lacks_what_the_game_lacks() -> None:
    """Before anything is forecast: asked of the view alone, goals have the answers of the game."""
    known = knowledge(cards())
    goals = [
        found
        for path, card in cards().paths.items()
        for role in card.get("goals", ())
        if (found := known.goal(path, role)) is not None
    ]
    asked = 0
    for seed in range(2):
        game: Any = dowlang.Game(cards(), seed=seed)
        agents = [make("heuristic", cards(), seed, seat) for seat in range(game.players)]
        while not game.is_over:
            decision = game.decision
            view = game.view(decision.player)
            for found in goals if decision.kind == "action" and game.turn % 3 == 0 else ():
                if found.everybody and cards().tables.objective_path[game.main] != found.path:
                    continue
                made = imagined(known, view, found.reads, found.seen)
                assert list(found.lacks(made, decision.player)) == list(
                    found.lacks(game, decision.player)
                ), found.path
                asked += 1
            game.choose(agents[decision.player].choose(view, decision))
    assert asked > 300


def test_what_was_reckoned_before_is_what_is_reckoned_anew() -> None:
    """Points are the same for an agent that has just come to the table."""
    for seed in range(2):
        game: Any = dowlang.Game(cards(), seed=seed)
        agents: Any = [make("heuristic", cards(), seed, seat) for seat in range(game.players)]
        while not game.is_over:
            decision = game.decision
            view, agent = game.view(decision.player), agents[decision.player]
            index = agent.choose(view, decision)
            known, kept = knowledge(cards()), agent._memory.goals
            old, new = Situation(known, view, kept), Situation(known, view)
            prices = [[each.price(d) for d in range(DIMENSIONS)] for each in (old, new)]
            assert prices[0] == prices[1]
            assert (old.want, old.events) == (new.want, new.events)
            game.choose(index)
