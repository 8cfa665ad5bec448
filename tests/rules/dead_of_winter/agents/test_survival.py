"""The survival agent: legal, from its view alone, never a walk or a fight that may kill, and
longer games than any other agent's.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

import dowlang
from dowlang.agents import agent_names
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import Decision
from dowlang.engine.frames import frozen
from dowlang.engine.game import Game
from dowlang.engine.views import View
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.outcomes import DIMENSIONS, MORALE
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import SCORES
from dowlang.rulesets.dead_of_winter.agents.survival_agent import (
    DEADLY,
    Careful,
    Survival,
    make_survival,
)
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table, table
from dowlang.rulesets.dead_of_winter.procedures.exposure import reach
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from tests.conftest import ROOT


@cache
def cards() -> CardSet:
    return dowlang.load(ROOT / "cards" / "base")


def rounds(agents: tuple[str, ...], games: int) -> list[int]:
    """Rounds that games of these agents reach."""
    return [
        dowlang.play(cards(), {"players": 2 + seed % 4}, agents, seed=seed).game.result["rounds"]
        for seed in range(games)
    ]


@pytest.mark.parametrize("games", (4, pytest.param(12, marks=pytest.mark.proof)))
def test_games_last_longer_than_those_of_other_agents(games: int) -> None:
    assert "survival" in agent_names(cards())
    long, middle, short = (
        sum(rounds((name,), games)) for name in ("survival", "heuristic", "random")
    )
    assert long > middle > short and long > 2 * short, (long, middle, short)


@pytest.mark.proof
def test_most_games_reach_the_last_rounds() -> None:
    results = [
        dowlang.play(cards(), {"players": 4}, ("survival",), seed=seed).game.result
        for seed in range(10)
    ]
    assert sum(result["rounds"] >= 5 for result in results) >= 8, [
        (result["rounds"], result["cause"]) for result in results
    ]
    assert any(result["cause"] == "rounds" for result in results)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "variant": "two_player"},
        {"players": 5, "variant": "betrayer"},
        {"players": 3, "variant": "cooperative+elimination"},
        {"players": 4, "variant": "hardcore"},
    ],
    ids=str,
)
def test_from_view_and_decision_alone_and_never_to_death(settings: dict[str, Any]) -> None:
    """Whoever one token would kill neither walks nor fights; another agent that gets everything
    through JSON chooses the same.
    """
    game: Any = Game(cards(), seed=3, **settings)
    agents, others = (
        [make_survival(cards(), 0, seat) for seat in range(game.players)] for _ in range(2)
    )
    went = 0
    while not game.is_over:
        decision = game.decision
        view = game.view(decision.player)
        sent = json.loads(json.dumps(view.to_dict()))
        copy = View(sent.pop("player"), {name: frozen(value) for name, value in sent.items()})
        asked = Decision(
            cards(),
            frozen(
                json.loads(json.dumps(("ask", decision.player, decision.kind, decision.answers)))
            ),
        )
        index = agents[decision.player].choose(view, decision)
        assert index == others[decision.player].choose(copy, asked)
        kind, *arguments = decision.answers[index]
        if decision.kind == "action" and kind in (O.MOVE, O.ATTACK):
            assert game.wounds[arguments[0]] + game.frostbite[arguments[0]] < 2
            went += 1
        game.choose(index)
    assert went and game.result["cause"] in game.cards.ruleset.causes


# ---- plain situations
def people() -> Table:
    """Two players in the colony with enough to eat and no crisis."""
    names = [card["name"] for card in cards().of_kind["survivor"]]
    return (
        table(cards(), 3, seed=1)
        .controls(1, names[0], names[1])
        .controls(2, names[2])
        .controls(3, names[3])
        .food(9)
        .crisis()
    )


def chosen(game: Winter) -> tuple[int, ...]:
    """The answer that the agent gives now."""
    decision = game.decision
    return decision.answers[
        make_survival(cards(), 0, 0).choose(game.view(decision.player), decision)
    ]


@pytest.mark.parametrize("make", (make_heuristic, make_survival))
@pytest.mark.parametrize("kind", [n for n in range(len(OPTION_KINDS)) if n not in SCORES])
def test_an_action_of_a_new_kind_is_left_alone(make: Callable[..., Any], kind: int) -> None:
    """An action for which an agent has no points is one it does not do."""
    game = people().begin()
    pending = game.decision
    answers = ((O.END_TURN,), (kind, 0, 0, 0, 0))
    asked = Decision(cards(), ("ask", pending.player, "action", answers))
    assert make(cards(), 0, 0).choose(game.view(pending.player), asked) == 0


def test_a_fight_is_left_to_the_healthy() -> None:
    """At a threatened entrance the one with two wounds stays away, the same one unhurt fights."""
    name = cards().of_kind["survivor"][0]["name"]
    healthy, hurt = (
        people().zombies("school", 3).at(name, "school").wounds(name, tokens) for tokens in (0, 2)
    )
    known = knowledge(cards())
    place = healthy.place("school")
    assert Careful(known, hurt.game.view(0)).danger(0, place) == DEADLY
    assert 0 < Careful(known, healthy.game.view(0)).danger(0, place) < DEADLY


def test_a_card_carries_who_would_not_walk() -> None:
    """With a ride in hand and a threat at home the agent plays the card, and the survivor goes
    with it to another place.
    """
    names = [card["name"] for card in cards().of_kind["survivor"]]
    t = (
        people()
        .hand(1, "Jerry Can")
        .at(names[0], "school")
        .at(names[1], "school")
        .wounds(names[0], 2)
        .wounds(names[1], 2)
        .zombies("school", 3)
    )
    game = t.begin()
    assert chosen(game)[0] == O.PLAY_CARD
    agent = make_survival(cards(), 0, 0)
    while game.location[0] == game.location[1] == t.place("school"):
        assert game.active_player == 0
        game.choose(agent.choose(game.view(game.decision.player), game.decision))
    assert game.wounds[0] == game.wounds[1] == 2


BITES = (
    (5, True, O.BITE_ROLL),
    (2, True, O.BITE_ACCEPT),
    (2, False, O.BITE_ROLL),
    (1, True, O.BITE_ROLL),
)


@pytest.mark.parametrize(("morale", "others", "answer"), BITES)
def test_a_bite_is_rolled_for_unless_two_deaths_would_end_the_game(
    morale: int, others: bool, answer: int
) -> None:
    names = [card["name"] for card in cards().of_kind["survivor"]]
    t = people().morale(morale).at(names[0], "school")
    if others:
        t.at(names[1], "school")
    game = t.begin()
    game.stack.pop()
    game.do(reach, 0, t.place("school"), (0, 1) if others else (0,))
    game.run()
    assert game.decision.kind == "bite" and chosen(game)[0] == answer


def test_no_goal_counts() -> None:
    """Neither the main objective, which would end the game, nor the own one changes what
    anything is worth.
    """
    game = people().begin()
    now = Careful(knowledge(cards()), game.view(0))
    assert not now.pursuit.sides and not now.own_parts and not now.sabotage
    assert not any(now.kept(item) for item in now.hand)


def test_what_costs_morale_or_a_life_is_not_done_for_anything() -> None:
    price, gain = [0] * DIMENSIONS, [0] * DIMENSIONS
    price[MORALE], gain[MORALE] = -1, 1
    known: Any = SimpleNamespace(
        cards=SimpleNamespace(of_kind={}), ability={(3, 1): tuple(price), (4, 1): tuple(gain)}
    )
    now: Any = SimpleNamespace(
        morale=5, known=known, value=lambda outcome: outcome[MORALE], location=[0] * 5
    )
    agent = Survival(known)
    assert (
        agent._action(now, (O.ABILITY, 3, 1, 0)) == NEVER < agent._action(now, (O.ABILITY, 4, 1, 0))
    )
