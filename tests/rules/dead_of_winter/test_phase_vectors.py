"""Colony phase, crisis, zombies, bites, deaths, exile, votes, endings: vectors of Part 3
(R-COLONY, R-CRISIS, R-ZOMBIE, R-SURV, R-EXILE, R-END).
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.procedures.colony import (
    add_phase_zombies,
    check_waste,
    pass_token,
    pay_food,
    roll_noise,
)
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.crossroads import hold as hold_crossroads
from dowlang.rulesets.dead_of_winter.procedures.dice import roll_action_dice
from dowlang.rulesets.dead_of_winter.procedures.exile import exile, start_exile_vote
from dowlang.rulesets.dead_of_winter.procedures.exposure import start_bite
from dowlang.rulesets.dead_of_winter.procedures.rounds import colony_phase
from dowlang.rulesets.dead_of_winter.procedures.settling import settle
from dowlang.rulesets.dead_of_winter.procedures.survivors import kill
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_zombies
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import equip
from dowlang.rulesets.dead_of_winter.state.types import (
    BLANK,
    COLONY,
    FROSTBITE,
    HOSPITAL,
    LIBRARY,
    SCHOOL,
    WOUND,
)
from tests.rules.dead_of_winter.play import begin, force, hold, offered, put, say, step, table, take

FUEL_CRISIS, FOOD_CRISIS = 1, 3


# ---- colony phase
@pytest.mark.parametrize(("people", "paid"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4)])
def test_t20_food_for_two_people_each(people: int, paid: int) -> None:
    """R-COLONY-01, -02."""
    g = table()
    g.food, g.helpless = 10, people
    step(g, pay_food)
    assert (g.food, g.starvation, g.morale) == (10 - paid, 0, 6)


@pytest.mark.parametrize(
    ("food", "starvation", "after"), [(3, 0, (3, 1, 5)), (3, 1, (3, 2, 4)), (4, 2, (0, 2, 6))]
)
def test_t21_to_t23_starvation(food: int, starvation: int, after: tuple[int, int, int]) -> None:
    """R-COLONY-02..04: seven people; too little food removes none, each starvation token costs 1
    morale.
    """
    g = table()
    g.food, g.starvation, g.helpless = food, starvation, 7
    step(g, pay_food)
    assert (g.food, g.starvation, g.morale) == after


@pytest.mark.parametrize(("cards", "loss"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_t24_waste(cards: int, loss: int) -> None:
    """R-COLONY-05: 1 morale for every full ten; the pile stays."""
    g = table()
    g.waste = g.item_deck[SCHOOL][:20] + g.item_deck[LIBRARY][:20]
    g.waste = g.waste[:cards]
    step(g, check_waste)
    assert g.morale == 6 - loss and len(g.waste) == cards


def contribute(g: Winter, symbol: str, count: int) -> None:
    g.contributed += tuple((0, take(g, symbol), 0) for _ in range(count))


@pytest.mark.parametrize(
    ("players", "exiled", "matching", "other", "failed", "bonus"),
    [
        (3, 0, 3, 1, True, 0),  # T-04
        (4, 0, 4, 0, False, 0),  # T-25
        (4, 0, 5, 0, False, 0),  # T-26
        (3, 0, 5, 0, False, 1),  # T-68
        (5, 1, 4, 0, False, 0),  # T-29
        (3, 0, 0, 0, True, 0),  # T-30
    ],
)
def test_crisis_totals(
    players: int, exiled: int, matching: int, other: int, failed: bool, bonus: int
) -> None:
    """R-CRISIS-05..12: +1 a matching card, -1 any other, N without exiled players, all cards
    removed.
    """
    g = table(players)
    g.exiled[:exiled] = [1] * exiled
    g.crisis, g.log = FUEL_CRISIS, []
    contribute(g, "fuel", matching)
    contribute(g, "weapon", other)
    step(g, resolve_crisis)
    assert (
        g.morale == 6 + bonus
        and g.contributed == ()
        and len(g.removed) == matching + other
        and not g.waste
    )
    assert (g.crises_prevented == 0) is failed and sum(g.zombies) == (5 if failed else 0)


def test_t09_a_food_card_is_one_point_only_for_food() -> None:
    """R-CRISIS-06."""
    g = table(2, variant="two_player")
    g.crisis = FOOD_CRISIS
    contribute(g, "food", 2)
    step(g, resolve_crisis)
    assert g.crises_prevented == 1 and g.morale == 6


def test_t34_noise() -> None:
    """R-COLONY-09: rolls 3 and 4 add one zombie; no noise is left."""
    g = table()
    g.noise[SCHOOL] = 2
    force(g, "noise", 3, 4)
    step(g, roll_noise, SCHOOL)
    assert (g.zombies[8], g.noise[SCHOOL]) == (1, 0)


def test_t66_the_token_goes_to_the_right() -> None:
    """R-COLONY-12."""
    g = table()
    step(g, pass_token)
    assert g.first_player == 2


@pytest.mark.parametrize(
    ("left", "goal", "cause", "completed"), [(1, True, "objective", 1), (1, False, "rounds", 0)]
)
def test_t50_t51_the_objective_is_checked_before_the_round_marker(
    left: int, goal: bool, cause: str, completed: int
) -> None:
    """R-END-03..06, R-COLONY-10, -11."""
    g = table()
    g.rounds_left, g.food = left, 12 if goal else 3
    step(g, colony_phase)
    assert g.result["cause"] == cause and g.completed == completed


def test_t49_morale_ends_the_game_before_the_objective_is_checked() -> None:
    """R-END-02, R-END-06: an overrun death in step 4, goal met."""
    g = table()
    victim = put(g, 0, 4, SCHOOL)
    put(g, 0, 9, LIBRARY)
    g.morale, g.food, g.zombies[8] = 1, 20, 4
    step(g, colony_phase)
    assert (
        g.result["cause"] == "morale"
        and g.completed == 0
        and g.morale == 0
        and g.controller[victim] == -1
    )


# ---- zombies
def test_t05_fourteen_people_seven_zombies_one_overrun() -> None:
    """R-ZOMBIE-01..09, R-COLONY-07: entrance 3 is full; the survivor with the lowest influence
    dies.
    """
    g = table()
    people = [put(g, n % 2, n) for n in range(2, 16)]
    g.zombies[2] = 3
    g.leader[0] = 4  # not the one who dies
    step(g, add_phase_zombies)
    assert g.zombies[:6] == [2, 1, 3, 1, 1, 1] and g.morale == 5
    assert [s for s in people if g.controller[s] == -1] == [2]


def test_t07_eight_zombies() -> None:
    """R-ZOMBIE-03."""
    g = table()
    step(g, add_zombies, 8, COLONY)
    assert g.zombies[:6] == [2, 2, 1, 1, 1, 1]


def test_t35_a_barricade_breaks_first() -> None:
    """R-ZOMBIE-05: zombie, barricade, zombie; the second zombie takes the freed space."""
    g = table(3)
    g.entrance_spaces[8], g.zombies[8], g.barricades[8] = 3, 2, 1
    step(g, add_zombies, 1, SCHOOL)
    assert (g.zombies[8], g.barricades[8]) == (2, 0)
    step(g, add_zombies, 1, SCHOOL)
    assert (g.zombies[8], g.barricades[8]) == (3, 0)


def test_t36_overruns_kill_from_the_lowest_influence_up() -> None:
    """R-ZOMBIE-06, -08, -10."""
    g = table()
    for player in (0, 1):
        put(g, player, 20 + player)
    low, high = put(g, 0, 2, SCHOOL), put(g, 1, 9, SCHOOL)
    g.zombies[8] = 4
    step(g, add_zombies, 2, SCHOOL)
    assert g.controller[low] == g.controller[high] == -1 and g.morale == 4 and g.zombies[8] == 4


@pytest.mark.parametrize(
    ("survivors", "helpless", "after", "morale"), [(0, 3, 2, 5), (1, 5, 5, 5), (0, 0, 0, 6)]
)
def test_t37_to_t39_overrun_of_the_colony(
    survivors: int, helpless: int, after: int, morale: int
) -> None:
    """R-ZOMBIE-07: a helpless survivor only when nobody else is there; nobody, nothing."""
    g = table()
    if survivors:
        put(g, 0, 25)
        put(g, 0, 26, SCHOOL)
    g.helpless, g.zombies[0] = helpless, 3
    step(g, add_zombies, 1, COLONY)
    assert (g.helpless, g.morale, g.zombies[0]) == (after, morale, 3)


# ---- bites and deaths
def library() -> tuple[Winter, int, int]:
    g = table()
    for player in range(3):
        put(g, player, 20 + player)
    return g, put(g, 1, 4, LIBRARY), put(g, 2, 15, LIBRARY)


def test_t42_the_first_option_ends_the_chain() -> None:
    """R-BITE-03, -04."""
    g, low, high = library()
    step(g, start_bite, LIBRARY)
    assert g.stack[-1][1] == 1
    say(g, "bite_accept", low)
    assert (g.controller[low], g.controller[high], g.morale) == (-1, 2, 5)


@pytest.mark.parametrize(
    ("faces", "dead", "morale"),
    [((BLANK,), 0, 6), ((WOUND,), 1, 5), ((FROSTBITE, FROSTBITE), 2, 4)],
)
def test_t43_to_t45_the_second_option_rolls(faces: tuple[int, ...], dead: int, morale: int) -> None:
    """R-BITE-05, -06: blank lives; any other face kills without a token and goes on."""
    g, low, high = library()
    force(g, "exposure", *faces)
    step(g, start_bite, LIBRARY)
    say(g, "bite_roll", low)
    if dead == 2:
        say(g, "bite_roll", high)
    assert [g.controller[low] == -1, g.controller[high] == -1].count(
        True
    ) == dead and g.morale == morale
    assert sum(g.wounds) + sum(g.frostbite) == 0


def test_t46_the_last_survivor_is_replaced_and_the_hand_removed() -> None:
    """R-SURV-05, -07, -11, -12, U-26, U-27."""
    g = table()
    last = put(g, 0, 4)
    drum = take(g, "tool")
    equip(g, drum, last)
    cards = hold(g, 0, "food", "food", "fuel", "medicine")
    g.stack[:] = [("settle",), (kill.__name__, last)]
    g.run()
    assert sorted(g.removed) == sorted([*cards, drum]) and g.hand[0] == () and g.morale == 5
    new = g.leader[0]
    assert new >= 0 and g.controller[new] == 0 and g.location[new] == COLONY and not g.lasting


def test_t47_the_controller_names_a_new_leader() -> None:
    """R-SURV-10."""
    g = table()
    first, second, third = put(g, 0, 4), put(g, 0, 5), put(g, 0, 6)
    step(g, kill, first)
    assert offered(g, "leader") == [(second,), (third,)]
    say(g, "leader", third)
    assert g.leader[0] == third


def test_t48_equipment_lost_elsewhere_is_shuffled_into_that_deck() -> None:
    """R-SURV-08."""
    g = table()
    victim, _ = put(g, 0, 4, HOSPITAL), put(g, 0, 5)
    knife = take(g, "weapon")
    equip(g, knife, victim)
    step(g, kill, victim)
    assert knife in g.item_deck[HOSPITAL] and not g.hand[0] and not g.lasting


def test_elimination_takes_a_player_out_of_the_game() -> None:
    """R-VAR-11, -12, U-51: hand removed, no replacement, the token passes on."""
    g = table(variant="elimination")
    last, cards = put(g, 0, 4), hold(g, 0, "food")
    for player in (1, 2):
        put(g, player, 10 + player)
    g.stack[:] = [(settle.__name__,), (kill.__name__, last)]
    g.run()
    assert (
        g.eliminated == [1, 0, 0]
        and g.leader[0] == -1
        and list(g.removed) == cards
        and g.first_player == 2
    )


# ---- exile and votes
def test_t52_the_first_player_breaks_a_tie() -> None:
    """R-VOTE-03..05: four voters, the target included; 2 to 2, then exile."""
    g = table(4)
    for player in range(4):
        put(g, player, 10 + player, SCHOOL)
    step(g, start_exile_vote, 0, 1)
    for vote in (1, 1, 0, 0):
        say(g, "vote", vote)
    assert g.stack[-1][1:3] == (g.first_player, "tie")
    say(g, "vote", 1)
    assert g.exiled == [0, 1, 0, 0] and g.secret[1] >= 2000


def test_t53_the_exiled_leave_the_colony_one_by_one() -> None:
    """R-EXILE-03..06: two move out with a roll each, the third stays; nobody may come back."""
    g = table()
    one, two, three = put(g, 0, 4), put(g, 0, 5), put(g, 0, 6, SCHOOL)
    force(g, "exposure", BLANK, WOUND)
    step(g, exile, 0)
    say(g, "move", one, LIBRARY)
    say(g, "move", two, HOSPITAL)
    assert [g.location[s] for s in (one, two, three)] == [LIBRARY, HOSPITAL, SCHOOL]
    assert (g.wounds[two], sum(g.moved)) == (1, 0)
    step(g, "given_turn", 0)
    assert all(to != COLONY for _, to in offered(g, "move")) and not offered(g, "exile_vote")


def test_t54_a_death_of_an_exiled_players_survivor_costs_no_morale() -> None:
    """R-EXILE-12."""
    g = table()
    victim = put(g, 0, 4, SCHOOL)
    put(g, 0, 5, SCHOOL)
    g.exiled[0] = 1
    step(g, kill, victim)
    assert g.morale == 6


def test_t55_two_exiled_players_without_betrayal_end_the_game() -> None:
    """R-EXILE-14: honest, betrayer, honest: at the third exile morale drops to 0."""
    g = table(4)
    g.dealt[:] = [0, 1001, 2, 3]
    for player in (0, 1):
        step(g, exile, player)
        assert g.morale == 6
    step(g, exile, 2)
    assert g.is_over and g.result["cause"] == "morale"


# ---- dice and crossroads
def test_t06_t67_dice_follow_the_group_at_the_roll_only() -> None:
    """R-DICE-02, -08: two survivors three dice; a third counts at the next roll."""
    g = table()
    put(g, 0, 4), put(g, 0, 5)
    roll_action_dice(g, 0)
    assert len(g.unused[0]) == 3
    put(g, 0, 6)
    assert len(g.unused[0]) == 3
    roll_action_dice(g, 0)
    assert len(g.unused[0]) == 4


def test_t60_a_move_is_finished_before_the_card_happens() -> None:
    """R-XROADS-04, -08, U-71: the mover dies of the move's exposure and the card goes on
    waiting; with `triggers` it happens and is removed.
    """
    for mode, lost, removed in ((0, 1, False), (1, 0, True)):
        moved_to_death(mode, lost, removed)


def moved_to_death(mode: int, lost: int, removed: bool) -> None:
    """One death costs 1 morale, the card gives 1."""
    g = table()
    g.param[P.CROSSROADS_LOST_ACTOR] = mode
    mover = put(g, 0, 4)
    put(g, 0, 5)
    card = next(n for n in g.crossroads_deck if g.cards.of_kind["crossroads"][n]["slug"] == "far_1")
    g.crossroads_deck = tuple(n for n in g.crossroads_deck if n != card)
    g.wounds[mover] = 2
    hold_crossroads(g, card, 2)
    force(g, "exposure", WOUND)
    say(begin(g), "move", mover, SCHOOL)
    assert g.controller[mover] == -1 and g.morale == 6 - lost
    assert g.removed_crossroads == ((card,) if removed else ()) and g.crossroads == (
        -1 if removed else card
    )


def test_t61_a_card_that_does_not_trigger_goes_under_its_deck() -> None:
    """R-XROADS-09, R-TURN-08."""
    g = table()
    put(g, 0, 4)
    card = next(n for n in g.crossroads_deck if g.cards.of_kind["crossroads"][n]["slug"] == "far_1")
    g.crossroads_deck = tuple(n for n in g.crossroads_deck if n != card)
    size = len(g.crossroads_deck)
    hold_crossroads(g, card, 2)
    begin(g)
    say(g, "end_turn")
    assert g.crossroads != card and len(g.crossroads_deck) >= size and card in g.crossroads_deck[:2]


def test_a_point_inside_an_action_can_cancel_its_result() -> None:
    """R-XROADS-03: food is spent, the die is not raised."""
    g = table()
    put(g, 0, 4)
    card = next(
        n for n in g.crossroads_deck if g.cards.of_kind["crossroads"][n]["slug"] == "token_0"
    )
    hold_crossroads(g, card, 2)
    g.food, g.unused[0] = 3, (2,)
    begin(g)
    say(g, "spend_food", 2)
    assert (g.food, g.unused[0], g.crossroads) == (2, (2,), -1)


def test_a_full_colony_keeps_cards_from_triggering_that_only_add_people() -> None:
    """R-XROADS-11, G-24."""
    g = table()
    put(g, 0, 4)
    card = next(
        n for n in g.crossroads_deck if g.cards.of_kind["crossroads"][n]["slug"] == "strangers"
    )
    hold_crossroads(g, card, 2)
    g.helpless = 23
    begin(g)
    assert g.crossroads == card and g.helpless == 23
    g.helpless = 21
    say(g, "move", 4, SCHOOL)
    assert g.crossroads == -1 and g.helpless == 23
