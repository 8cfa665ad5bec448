"""R-TEXT-01 at the points inside actions where a card may come in: it happens there, may cancel
the action or its result, and is over then.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Origin, watch
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.winter import (
    alive,
    hand,
    names,
    offered,
    rulebook,
    say,
    table,
    who,
    zombies,
)

ORIGIN = Origin("rulebook/crises/food_shortage", 0, FOREVER)


def a_card_that_cancels(game: Winter, *payload: int) -> None:
    game.food += 10
    game.cancel("the action")


def a_card_that_looks_on(game: Winter, *payload: int) -> None:
    game.food += 10


def a_card_that_counts_wounds(game: Winter, *payload: int) -> None:
    """Food for each wound on who was hit, if still in play."""
    target = payload[2]
    game.food = 100 + game.wounds[target] if game.controller[target] >= 0 else 0


STEPS = {
    step.__name__: step
    for step in (a_card_that_cancels, a_card_that_looks_on, a_card_that_counts_wounds)
}


def at(game: Winter, point: str, step: Any) -> Winter:
    """The next time this point is reached, the step comes in."""
    rulebook().steps.update(STEPS)
    watch(game, ORIGIN, rulebook().ruleset.event_number[point], "", step.__name__, times=1)
    return game


def busy() -> Winter:
    t = (
        table()
        .controls(1, "Ashley Ross", "Seventy")
        .controls(1, "Sixty", at="Hospital")
        .controls(2, "Mike Cho")
        .zombies("colony", 3)
        .zombies("School", 4)
    )
    t.hand(1, "Fuel", "Fuel").hand(2, "Knife", "Knife").waste_of(8).dice(1, 4, 4, 4).food(4).deck(
        "Hospital", "Medicine", "Medicine", "Medicine"
    )
    g = t.begin()
    return g


# (point, what is said, what shows that it happened, exposure dice when it happens)
ACTIONS: tuple[tuple[str, str, Any, dict[str, Any]], ...] = (
    (
        "attack_begun",
        "attack/ashley_ross/4/colony_1",
        lambda g: sum(g.zombies[:6]) == 2,
        {"exposure": "blank"},
    ),
    (
        "attack_begun",
        "attack_survivor/ashley_ross/4/mike_cho",
        lambda g: g.wounds[who("Mike Cho")] == 1 and len(g.hand[0]) == 3,
        {"die": 1},
    ),
    ("search_begun", "search/sixty/4", lambda g: "Medicine" in hand(g, 1), {}),
    ("barricade_begun", "barricade/4/colony_1", lambda g: g.barricades[0] == 1, {}),
    ("cleaning_begun", "clean_waste/4", lambda g: len(g.waste) == 5 and len(g.removed) == 3, {}),
    ("attracting_begun", "attract/4/hospital/school", lambda g: zombies(g, "hospital") == 2, {}),
    ("ability_begun", "ability/sixty/1/4", lambda g: g.morale == 7, {}),
    ("play_begun", "play/fuel", lambda g: g.morale == 7, {}),
    ("food_token_spent", "spend_food/4", lambda g: g.unused[0] == (4, 4, 5), {}),
    (
        "move_made",
        "move/ashley_ross/school",
        lambda g: g.frostbite[who("Ashley Ross")] == 1,
        {"exposure": "frostbite"},
    ),
)
NAMES = [action[1].partition("/")[0] for action in ACTIONS]


@pytest.mark.parametrize(("point", "key", "happened", "dice"), ACTIONS, ids=NAMES)
def test_a_card_comes_in_and_the_action_goes_on(
    point: str, key: str, happened: Any, dice: dict[str, Any]
) -> None:
    """R-TEXT-01, R-TEXT-03: first the card, then the rest of the action."""
    g = at(busy(), point, a_card_that_looks_on)
    say(g, key, *(["keep/medicine"] if key.startswith("search") else []), **dice)
    assert happened(g) and g.food >= 13


@pytest.mark.parametrize(("point", "key", "happened", "dice"), ACTIONS, ids=NAMES)
def test_a_card_cancels_the_action_once(
    point: str, key: str, happened: Any, dice: dict[str, Any]
) -> None:
    """R-TEXT-01, R-ACT-02: what was paid stays paid, nothing else happens; the same action works
    afterwards.
    """
    g = at(busy(), point, a_card_that_cancels)
    before = len(g.unused[0]), len(g.hand[0])
    say(g, key)  # no dice are rolled
    assert not happened(g) and g.food >= 13 and g.cancelled == 0
    paid = (
        len(g.unused[0]) < before[0]
        or len(g.hand[0]) < before[1]
        or g.food == 13
        or g.moved[who("Ashley Ross")] == 1
    )
    assert paid
    if key.startswith("move"):
        say(g, "move/seventy/school", exposure="blank")
    else:
        say(g, key, *(["keep/medicine"] if key.startswith("search") else []), **dice)
        assert happened(g)


def test_a_result_of_exposure_cancelled() -> None:
    """R-TEXT-01, R-EXPOSE-06: before it takes effect, even a bite."""
    g = at(busy(), "exposure_shown", a_card_that_cancels)
    say(g, "move/seventy/school", exposure="bitten")
    assert alive(g, "Seventy") == [True] and g.cancelled == 0
    say(g, "move/ashley_ross/school", exposure="wound")
    assert g.wounds[who("Ashley Ross")] == 1
    g = at(busy(), "exposure_shown", a_card_that_looks_on)
    say(g, "move/seventy/school", exposure="wound")
    assert g.wounds[who("Seventy")] == 1


def test_a_granted_ability_cancelled() -> None:
    """R-TEXT-01, R-ACT-ABL-02: the die of an item's ability stays spent."""
    t = table().controls(1, "Forty").equipped("Forty", "Handbook").dice(1, 2, 2)
    g = at(t.begin(), "ability_begun", a_card_that_cancels)
    say(g, f"use/{offered(g, 'use')[0]}")
    assert (
        g.morale == 6
        and g.unused[0] == (2,)
        and offered(g, "use") == []
        and names(g, g.equipment[who("Forty")]) == ["Handbook"]
    )


@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize("wounds", [0, 2])
def test_a_card_comes_in_before_one_is_taken(order: int, wounds: int) -> None:
    """U-67: the wound is there, the card is still in its hand, and by the usual order who dies of
    it is still there too. By the other one the last survivor's hand has gone before.
    """
    g = busy()
    g.param[g.cards.ruleset.parameter_number["attack.order"]] = order
    g.wounds[who("Mike Cho")] = wounds
    at(g, "taking_near", a_card_that_counts_wounds)
    say(g, "attack_survivor/ashley_ross/4/mike_cho", die=1)
    killed = wounds == 2
    assert g.food == (0 if killed and order else 100 + wounds + 1)
    assert alive(g, "Mike Cho") == [not killed]
    assert len(g.hand[0]) == (2 if killed and order else 3)


@pytest.mark.parametrize("order", [0, 1])
def test_what_is_cancelled_there_is_the_card_alone(order: int) -> None:
    """R-ACT-ATK-07: the wound stays, the hand is untouched, and the next attack takes one again."""
    g = busy()
    g.param[g.cards.ruleset.parameter_number["attack.order"]] = order
    at(g, "taking_near", a_card_that_cancels)
    say(g, "attack_survivor/ashley_ross/4/mike_cho", die=1)
    assert g.wounds[who("Mike Cho")] == 1 and len(g.hand[0]) == len(g.hand[1]) == 2
    say(g, "attack_survivor/ashley_ross/4/mike_cho", die=1)
    assert g.wounds[who("Mike Cho")] == 2 and (len(g.hand[0]), len(g.hand[1])) == (3, 1)


def test_a_missed_attack_takes_no_card() -> None:
    """R-ACT-ATK-09: the point comes only behind a hit."""
    g = at(busy(), "taking_near", a_card_that_looks_on)
    say(g, "attack_survivor/ashley_ross/4/mike_cho", die=6)
    assert g.food == 4 and g.wounds[who("Mike Cho")] == 0
