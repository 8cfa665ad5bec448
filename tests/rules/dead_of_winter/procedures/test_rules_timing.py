"""Steps replaced and skipped, effects that end, the numbers of the colony phase as parameters,
exposure and dice as cards cause them.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.ongoing_effects import Change, Origin, change, instead
from dowlang.rulesets.dead_of_winter.procedures.dice import (
    gain_dice,
    lose_die,
    raise_die,
    reroll_die,
)
from dowlang.rulesets.dead_of_winter.procedures.rounds import COLONY_PHASE, PLAYER_TURNS
from dowlang.rulesets.dead_of_winter.procedures.turns import end_turn as card_ends_turn
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    offered,
    only,
    place,
    rolls,
    say,
    table,
    told,
    who,
)

CARD = "rulebook/crises/food_shortage"


# ---- colony phase
def test_the_marker_moves_down_by_one() -> None:
    """R-COLONY-11: 6 becomes 5, 2 becomes 1, 1 ends the game."""
    assert [
        only(table().controls(1, "Forty").rounds(left), "marker").rounds_left for left in (6, 2, 1)
    ] == [5, 1, 0]


@pytest.mark.parametrize(
    ("rules", "step", "after"),
    [
        ({"people_per_food": 1}, "food", {"food": 5, "morale": 6}),
        ({"people_per_food": 3}, "food", {"food": 8, "morale": 6}),
        ({"food_cost": 2}, "food", {"food": 5, "morale": 6}),
        ({"food_cost": -9}, "food", {"food": 10, "morale": 6}),
        ({"waste_per_morale": 1}, "waste", {"food": 10, "morale": 3}),
        ({"waste_per_morale": 2}, "waste", {"food": 10, "morale": 5}),
    ],
)
def test_the_numbers_of_a_step_are_parameters(
    rules: dict[str, int], step: str, after: dict[str, int]
) -> None:
    """R-COLONY-01, R-COLONY-05, R-TEXT-01: people a token, tokens beyond the need, cards a
    point: five people, ten food, three cards.
    """
    g = only(table(rules=rules).controls(1, "Forty").helpless(4).food(10).waste_of(3), step)
    assert {name: getattr(g, name) for name in after} == after


@pytest.mark.parametrize(
    ("rules", "inside", "outside"),
    [({"people_per_zombie": 1}, 3, 1), ({"survivors_per_zombie": 2}, 2, 1), ({}, 2, 2)],
)
def test_numbers_of_people_decide_how_many_zombies_come(
    rules: dict[str, int], inside: int, outside: int
) -> None:
    """R-COLONY-07, R-COLONY-08, R-TEXT-01: three people inside, two (or one) survivors outside."""
    t = table(rules=rules).controls(1, "Forty").helpless(2).controls(2, "Fifty", at="School")
    if "people_per_zombie" not in rules:
        t.controls(2, "Sixty", at="School")
    g = only(t, "zombies")
    assert (sum(g.zombies[:6]), g.zombies[8]) == (inside, outside)


@pytest.mark.parametrize(("threshold", "added"), [(0, 0), (3, 1), (6, 2)])
def test_a_noise_roll_up_to_the_threshold_adds_a_zombie(threshold: int, added: int) -> None:
    """R-COLONY-09, R-TEXT-01: 3 by the rule."""
    g = only(
        table(rules={"noise_threshold": threshold}).controls(1, "Forty").noise("School", 2),
        "zombies",
        noise=(3, 4),
    )
    assert g.zombies[8] == added


def test_steps_replaced_and_skipped() -> None:
    """R-TEXT-01: a card puts something in the place of a step, or skips it; of two the newer
    holds, with its condition.
    """
    t = table().controls(1, "Forty").waste_of(20).food(5)
    instead(t.game, Origin(CARD, 0, P.GAME, 1), 1, ("check_objective",))
    instead(t.game, Origin(CARD, 0, P.GAME, 1), 0, ("",))
    g = t.colony_phase()
    g.log = []
    g.stack[:] = g.stack[-2:]
    g.run()
    assert g.morale == 6 and g.food == 5
    assert [
        name for name in told(g) if name in ("objective_checked", "waste_checked", "food_paid")
    ] == ["objective_checked"]


def test_nobody_is_active_in_the_colony_phase() -> None:
    """R-ROUND-01, R-ROUND-02, R-XROADS-12: nobody is active in the colony phase; the next round
    is a player turns phase again.
    """
    phases: list[tuple[int, int]] = []
    emit = Winter.emit

    def spy(game: Winter, event: int, *payload: Any) -> bool:
        phases.append((game.phase, game.active_player))
        return emit(game, event, *payload)

    t = (
        table(2, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(1, "Medicine")
        .hand(2, "Medicine")
    )
    g = t.crossroads_deck().begin()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Winter, "emit", spy)
        g.apply("end_turn")
        g.apply("end_turn")
    assert {phase for phase, _ in phases} == {PLAYER_TURNS, COLONY_PHASE} and {
        who_ for phase, who_ in phases if phase == COLONY_PHASE
    } == {-1}
    assert g.phase == PLAYER_TURNS and g.round == 2


@pytest.mark.parametrize(("scope", "turns"), [(P.TURN, 1), (P.ROUND, 3)])
def test_effects_end_with_their_turn_or_round(scope: int, turns: int) -> None:
    """R-TEXT-01: what lasts until the end of this turn or round is over in the next one."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .controls(3, "Sixty")
        .crossroads_deck()
        .crisis()
    )
    for player in (1, 2, 3):
        t.hand(player, "Medicine", "Fuel")
    g = t.begin()
    change(
        g,
        Origin(CARD, 0, scope, g.turn if scope == P.TURN else g.round),
        Change(P.FORBID_PLAY_FUEL, 1),
    )
    seen = 0
    g.run()
    while True:
        g.apply("end_turn")
        seen += 1
        if "fuel" in offered(g, "play"):
            break
    assert seen == turns


def test_a_card_ends_the_turn() -> None:
    """R-TURN-04, R-TEXT-01: after the present action, with dice left over."""
    t = table().controls(1, "Forty").controls(2, "Fifty").hand(1, "Fuel", "Fuel").dice(1, 6)
    g = t.begin()
    card_ends_turn(g)
    say(g, "play/fuel")
    assert asked(g)[0] == 2 and g.morale == 7 and g.unused[0] == (6,) and g.turn_over == 0


# ---- exposure by cards
def test_a_bite_that_begins_at_a_place() -> None:
    """R-BITE-01, R-TEXT-01: among the survivors there, without a first victim."""
    t = table().controls(1, "Forty").controls(2, "Eighteen", "Fifty", at="School")
    g = carry_out(t.begin(), "start_bite", place("school"))
    assert asked(g) == (2, "bite") and offered(g, "bite_roll") == ["eighteen"] and g.morale == 6


def test_several_rolls_as_long_as_the_survivor_lives() -> None:
    """R-EXPOSE-02, R-EXPOSE-07, R-TEXT-01: one after the other; the dead roll no more."""
    t = table().controls(1, "Forty", "Sixty")
    g = carry_out(t.begin(), "expose_times", who("Forty"), 2, exposure=("wound", "frostbite"))
    assert (g.wounds[who("Forty")], g.frostbite[who("Forty")]) == (1, 1)
    carry_out(g, "expose_times", who("Forty"), 3, exposure=("blank", "wound"))
    assert alive(g, "Forty") == [False]


@pytest.mark.parametrize(("face", "number"), [("blank", 0), ("wound", 1), ("frostbite", 2)])
def test_a_roll_that_tells_its_face(face: str, number: int) -> None:
    """R-EXPOSE-02, R-TEXT-01: for the tables of cards; the gone give blank."""
    g = table().controls(1, "Forty", "Sixty").begin()
    g.log = []
    g.stack[:] = [("set_morale_to_face",), ("roll_exposure", who("Forty"))]
    g.cards.steps["set_morale_to_face"] = told_face
    with rolls(g, exposure=face):
        g.run()
    assert g.food == number + 10
    g.stack[:] = [("set_morale_to_face",), ("roll_exposure", who("Eighteen"))]
    g.run()
    assert g.food == 10


def told_face(game: Winter, face: int) -> None:
    game.food = face + 10


# ---- dice by cards
def test_cards_gain_lose_and_raise_dice_but_none_above_six() -> None:
    """R-DICE-03, R-DICE-09, R-TEXT-01: gained, lost, rolled again, raised; kept in order, none
    above 6, none that is not there.
    """
    g = table().controls(1, "Forty").dice(1, 2, 5).begin()
    with rolls(g, die=(6, 1)):
        gain_dice(g, 0, 2)
    assert g.unused[0] == (1, 2, 5, 6)
    lose_die(g, 0, 2)
    lose_die(g, 0, 3)
    assert g.unused[0] == (1, 5, 6) and g.spent[0] == ()
    with rolls(g, die=4):
        reroll_die(g, 0, 5)
        reroll_die(g, 0, 3)
    assert g.unused[0] == (1, 4, 6)
    raise_die(g, 0, 4, 5)
    raise_die(g, 0, 1)
    raise_die(g, 0, 5)
    assert g.unused[0] == (2, 6, 6)


@pytest.mark.parametrize(
    ("rules", "dice"),
    [({"dice_base": 2}, 4), ({"dice_per_survivor": 2}, 5), ({"dice_rolled": -1}, 2), ({}, 3)],
)
def test_rules_in_force_change_how_many_dice_there_are(rules: dict[str, int], dice: int) -> None:
    """R-DICE-02, R-TEXT-01: two survivors."""
    g = table(rules=rules).controls(1, "Forty", "Fifty").begin()
    g.stack[:] = [("roll_all_dice",)]
    g.run()
    assert len(g.unused[0]) == dice
