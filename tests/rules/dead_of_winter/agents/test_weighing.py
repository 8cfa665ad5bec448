"""What an option of a card comes to as things stand: who is hurt, what a die could do, what a card
in hand is worth.
"""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.engine.views import View
from dowlang.rulesets.dead_of_winter.agents.heuristic import answers
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.agents.heuristic.knowledge import knowledge
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation
from dowlang.rulesets.dead_of_winter.agents.heuristic.weighing import weigh, weigh_option
from dowlang.rulesets.dead_of_winter.state import options as O
from tests.conftest import ROOT

CARDS = dowlang.load(ROOT / "cards" / "base")
KNOWN = knowledge(CARDS)


def table(**fields: Any) -> Situation:
    """What the first player makes of a game in which rows of survivors or others are given."""
    game: Any = dowlang.Game(CARDS, seed=4, players=3, objective="Words on the Wind")
    while game.decision.kind != "action":
        game.choose(0)
    me = game.decision.player
    for name, value in fields.items():
        if name in ("hand", "unused"):
            getattr(game, name)[me] = value
        elif name in ("wounds", "frostbite"):
            getattr(game, name)[game.groups[me][0]] = value
        else:
            getattr(game, name)[:] = value
    return Situation(KNOWN, game.view(me))


def worth(place: int, halves: int, **fields: Any) -> int:
    outcome = [0] * X.DIMENSIONS
    outcome[place] = halves
    return weigh(table(**fields), tuple(outcome))


@pytest.mark.parametrize(
    ("place", "halves", "fields", "points"),
    [
        (X.WOUNDS, -2, {}, 0),
        (X.WOUNDS, -2, {"wounds": 1}, 12),
        (X.WOUNDS, -2, {"wounds": 2}, 55),
        (X.WOUNDS, -2, {"frostbite": 1}, 0),
        (X.WOUNDS, 2, {}, -16),
        (X.WOUNDS, 2, {"frostbite": 1}, -28),
        (X.WOUNDS, 2, {"wounds": 2}, -70),
        (X.FROST, -2, {}, 0),
        (X.FROST, -2, {"frostbite": 1}, 60),
        (X.FROST, 2, {}, -45),
        (X.DICE, -2, {"unused": ()}, 0),
        (X.CARDS, -2, {"hand": ()}, 0),
        (X.CARDS, 2, {"hand": (1, 2)}, 24),
        (X.CARDS, 2, {"hand": (1, 2, 3)}, 14),
        (X.CARDS, 2, {"hand": tuple(range(7))}, 8),
        (X.NOISE, 2, {}, -6),
    ],
)
def test_the_worth_of_a_place_is_as_things_stand(
    place: int, halves: int, fields: dict[str, Any], points: int
) -> None:
    assert worth(place, halves, **fields) == points


def test_a_zombie_costs_more_where_the_colony_is_full() -> None:
    assert worth(X.ZOMBIES, 2, zombies=[0] * 12) > worth(X.ZOMBIES, 2, zombies=[3] * 12)


def test_a_die_is_worth_more_where_something_can_be_found() -> None:
    assert worth(X.DICE, 2) > 0 > worth(X.DICE, -2, unused=(5,))


def test_who_works_against_the_colony_weighs_nothing_anew() -> None:
    now = table(wounds=2)
    assert not now.sabotage
    now.sabotage = True
    outcome = tuple(-2 if place == X.WOUNDS else 0 for place in range(X.DIMENSIONS))
    assert weigh(now, outcome) == now.value(outcome)


def test_the_best_option_inside_an_option_counts_half_where_it_may_not_come_up() -> None:
    """A Voice at the Station: a promise that is kept brings food, or people."""
    card = CARDS.number("crossroads", "a_voice_at_the_station")
    number = CARDS.card_numbers[CARDS.tables.crossroads_path[card]]
    now = table()
    inner = KNOWN.inner_options(number, 1)
    assert len(inner) == 2 and not any(sure for _, sure in inner)
    best = max(weigh(now, KNOWN.option(number, other)) for other, _ in inner)
    assert weigh_option(now, number, 1) == weigh(now, KNOWN.option(number, 1)) + best // 2
    assert KNOWN.inner_options(number, inner[0][0]) == ()


@pytest.mark.parametrize("value", ("search", "attack"))
def test_values_in_force_count_and_not_those_printed(value: str) -> None:
    """A view holds what rules in force make of a value: an equipped Cleaver, a rule of a card."""
    game: Any = dowlang.Game(CARDS, seed=4, players=3, objective="Words on the Wind")
    while game.decision.kind != "action":
        game.choose(0)
    view = game.view(game.decision.player)
    mine = Situation(KNOWN, view).mine[0]
    found = []
    for number in (1, 6):
        values = list(view[value])
        values[mine] = number
        now = Situation(KNOWN, View(view.player, {**view, value: tuple(values)}))
        found.append(answers.survivor(now, Memory(), (O.SURVIVOR, mine)))
        if value == "search":
            served = [die for die in now.dice if die >= number]
            assert now.fresh(mine) == len(served)
    assert found[0] < found[1]  # whose loss hurts most is picked last
