"""R-COLONY, R-CRISIS, R-ZOMBIE, R-END: the colony phase and the end.

Each docstring names the rules it proves.
"""

from __future__ import annotations

import pytest

from dowlang.engine.ongoing_effects import ALWAYS, FOREVER, Origin, watch
from dowlang.rulesets.dead_of_winter.procedures.colony import COLONY_STEPS
from dowlang.rulesets.dead_of_winter.state import events as E
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    names,
    new_game,
    offered,
    only,
    place,
    rulebook,
    say,
    table,
    told,
    who,
    zombies,
)

OUTSIDE = ("police_station", "grocery_store", "school", "gas_station", "library", "hospital")


# ---- colony phase
def test_seven_steps_in_their_order() -> None:
    """R-ROUND-04, R-COLONY-01, R-COLONY-05, R-COLONY-06, R-COLONY-07, R-COLONY-10, R-COLONY-11,
    R-COLONY-12: the steps as they follow.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .helpless(2)
        .food(1)
        .waste_of(10)
        .crisis("Food Shortage")
        .crossroads_deck()
    )
    g = t.colony_phase()
    g.log = []
    g.run()
    wanted = [
        "food_paid",
        "waste_checked",
        "crisis_failed",
        "zombie_added",
        "objective_checked",
        "round_marker_moved",
        "first_player_changed",
    ]
    seen = [name for name in told(g) if name in wanted]
    assert list(dict.fromkeys(seen)) == wanted
    assert len(COLONY_STEPS) == 7


@pytest.mark.parametrize(("people", "food", "left"), [(5, 3, 0), (6, 3, 0), (4, 3, 1), (0, 3, 3)])
def test_the_colony_eats(people: int, food: int, left: int) -> None:
    """R-COLONY-01, R-COLONY-02: survivors and helpless ones in the colony, two a token, rounded
    up; others do not count.
    """
    t = table().controls(2, "Fifty", "Sixty", at="School").helpless(people // 2).food(food)
    t.controls(1, *("Forty", "Twelve", "Fifteen")[: people - people // 2])
    g = only(t, "food")
    assert (g.food, g.starvation, g.morale) == (left, 0, 6)


@pytest.mark.parametrize(("people", "heard"), [(2, 1), (1, 1), (0, 0)])
def test_that_food_is_paid_is_heard_where_somebody_eats(people: int, heard: int) -> None:
    """R-COLONY-01: where nobody eats nothing is paid, which is told and not heard."""
    t = table().controls(2, "Fifty", at="School").controls(1, *("Forty", "Twelve")[:people]).food(3)
    game = t.colony_phase("food")
    game.log = []
    game.stack[:] = game.stack[-1:]
    watch(game, Origin("", 0, FOREVER), E.FOOD_PAID, ALWAYS, "add_food", ())
    game.run()
    assert told(game).count("food_paid") == 1 and told(game).count("food_added") == heard


def test_too_little_food_brings_a_token_and_each_costs_1_morale() -> None:
    """R-COLONY-03, R-COLONY-04, R-BOARD-10: no token removed, one starvation token more, 1
    morale for each one there; they stay.
    """
    g = only(table().controls(1, "Forty").helpless(4).food(2, 2), "food")
    assert (g.food, g.starvation, g.morale) == (2, 3, 3)
    t = table().controls(1, "Forty").food(5, 2)
    g = only(t, "food")
    assert (g.food, g.starvation, g.morale) == (4, 2, 6)


@pytest.mark.parametrize(
    ("survivors", "helpless", "added"), [(1, 0, 1), (1, 1, 1), (1, 2, 2), (2, 3, 3), (0, 0, 0)]
)
def test_two_people_in_the_colony_bring_a_zombie(survivors: int, helpless: int, added: int) -> None:
    """R-COLONY-07: one for two people there, rounded up, helpless ones included."""
    t = (
        table()
        .helpless(helpless)
        .controls(2, "Fifty")
        .controls(1, *("Forty", "Twelve")[:survivors])
    )
    t.at("Fifty", "School")
    g = only(t, "zombies")
    assert sum(g.zombies[:6]) == added


def test_the_number_is_fixed_before_the_first_zombie() -> None:
    """R-COLONY-07, R-COLONY-08: deaths on the way change nothing."""
    t = (
        table()
        .controls(1, "Forty")
        .helpless(2)
        .controls(2, "Fifty", "Sixty", at="Library")
        .controls(2, "Twelve", at="School")
    )
    g = only(
        t.zombies("colony", 3, 0, 0, 0, 0, 0)
        .zombies("Library", 3)
        .leader(2, "Twelve")
        .survivor_deck("Seventy"),
        "zombies",
    )
    assert g.zombies[:6] == [3, 1, 0, 0, 0, 0]  # 3 people: two zombies, though the first killed one
    assert alive(g, "Forty", "Fifty", "Sixty") == [False, False, False]


def test_one_zombie_a_survivor_outside() -> None:
    """R-COLONY-08: of all players, exiled ones too."""
    t = (
        table()
        .controls(1, "Forty", "Twelve", at="School")
        .controls(2, "Fifty", at="School")
        .exiled(2)
        .controls(3, "Sixty", at="Library")
    )
    g = only(t, "zombies")
    assert [zombies(g, slug) for slug in OUTSIDE] == [0, 0, 3, 0, 1, 0]


def test_zombies_come_to_locations_in_a_fixed_order() -> None:
    """R-COLONY-08, R-COLONY-09, U-38: colony, then survivors' zombies in the order of the list,
    then noise.
    """
    t = (
        table()
        .controls(1, "Forty", at="Hospital")
        .controls(2, "Fifty", at="Police Station")
        .controls(3, "Sixty")
        .noise("Police Station", 1)
    )
    t.game.log = []
    g = only(t, "zombies", noise=1)
    number = rulebook().ruleset.event_number["zombie_added"]
    assert [entry[1] for entry in g.log or [] if entry[0] == number] == [
        0,
        place("police_station"),
        place("hospital"),
        place("police_station"),
    ]


def test_a_noise_roll_of_up_to_3_adds_a_zombie() -> None:
    """R-COLONY-09, R-DICE-10: a die each, up to 3 adds a zombie there; no noise is left; action
    dice stay as they are.
    """
    t = table().controls(1, "Forty").noise("School", 3).noise("Hospital", 2).dice(1, 2, 3)
    g = only(t, "zombies", noise=(3, 4, 1, 6, 2))
    assert (zombies(g, "school"), zombies(g, "hospital"), sum(g.noise)) == (2, 1, 0) and g.unused[
        0
    ] == (2, 3)


def test_the_token_goes_to_the_right_and_a_round_begins() -> None:
    """R-COLONY-12, R-ROUND-05: the right neighbour is first, a new crisis is revealed under
    them.
    """
    t = (
        table(4)
        .controls(1, "Forty")
        .crisis("Food Shortage")
        .crisis_deck("Two Ways Out", "Fuel Shortage")
        .crossroads_deck()
    )
    g = t.colony_phase("token")
    g.run()
    assert g.first_player == 3 and asked(g)[0] == 4 and g.round == 2
    assert rulebook().of_kind["crisis"][g.crisis]["name"] == "Two Ways Out"


@pytest.mark.parametrize("step", ["food", "waste", "crisis", "zombies"])
def test_morale_is_looked_at_after_every_change(step: str) -> None:
    """R-COLONY-13, R-END-02: at 0 the game ends inside the step; nothing after it happens."""
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .morale(1)
        .food(0)
        .waste_of(10)
        .crisis("Food Shortage")
    )
    g = t.zombies("colony", 3, 0, 0, 0, 0, 0).colony_phase(step)
    g.log = []
    g.run()
    assert g.is_over and g.result["cause"] == "morale" and g.rounds_left == 6
    assert "objective_checked" not in told(g) and told(g).count("morale_lost") == 1


def test_nobody_acts_in_the_colony_phase() -> None:
    """R-COLONY-14, R-ROUND-04: from the last turn's end to the next turn's start no action is
    asked.
    """
    g = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .controls(3, "Sixty")
        .crisis("Food Shortage")
        .hand(1, "Medicine")
        .begin()
    )
    while g.active_player < 2:
        g.apply("end_turn")
    g.log = []
    g.apply("end_turn")
    assert g.round == 2 and g.decision.kind == "action"
    log = told(g)
    assert (
        log.index("colony_phase_started")
        < log.index("colony_phase_ended")
        < log.index("turn_started")
    )


# ---- crisis
def test_the_crisis_lies_open_without_effect() -> None:
    """R-CRISIS-01, R-CRISIS-02: top card face up at the round's start; nothing happens before
    step 3.
    """
    t = table().controls(1, "Forty").crisis_deck("Food Shortage", "Two Ways Out")
    g = carry_out(t.begin(), "open_round")
    assert rulebook().of_kind["crisis"][g.crisis]["name"] == "Food Shortage"
    assert g.morale == 6 and all(g.view(player)["crisis"] == g.crisis for player in range(3))


def test_contributions_are_revealed_together() -> None:
    """R-CRISIS-04, R-BOARD-17: nobody learns who gave which card (U-48)."""
    one = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .crisis("Food Shortage")
        .contributed(1, "Fuel")
        .contributed(2, "Knife")
    )
    other = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .crisis("Food Shortage")
        .contributed(1, "Knife")
        .contributed(2, "Fuel")
    )
    assert only(one, "crisis").view(2)["removed"] == only(other, "crisis").view(2)["removed"]


@pytest.mark.parametrize(
    ("cards", "happens"),
    [
        (("Knife", "Knife", "Medicine"), False),
        (("Knife", "Medicine", "Fuel"), True),
        (("Axe", "Knife", "Medicine"), False),
    ],
)
def test_a_card_counts_for_or_against(cards: tuple[str, ...], happens: bool) -> None:
    """R-CRISIS-05, R-CARD-14, U-46: +1 with any of the prevention symbols, -1 otherwise; one of
    a card's symbols is enough.
    """
    g = only(table().controls(1, "Forty").crisis("Two Ways Out").contributed(1, *cards), "crisis")
    assert g.starvation == int(happens)


def test_one_card_is_one_point() -> None:
    """R-CRISIS-06: food for three is one point."""
    g = only(
        table()
        .controls(1, "Forty")
        .crisis("Food Shortage")
        .contributed(1, "Tinned Food", "Tinned Food"),
        "crisis",
    )
    assert g.morale == 5 and g.crises_prevented == 0 and g.food == 0


@pytest.mark.parametrize(("given", "morale"), [(2, 5), (3, 6), (4, 6), (5, 7), (6, 7)])
def test_a_crisis_needs_n_and_two_more_earn_morale(given: int, morale: int) -> None:
    """R-CRISIS-07, R-CRISIS-08, R-CRISIS-09: below N it happens, from N it does not, from N + 2
    morale rises by 1, once.
    """
    g = only(
        table()
        .controls(1, "Forty")
        .crisis("Food Shortage")
        .contributed(1, *["Tinned Food"] * given),
        "crisis",
    )
    assert g.morale == morale


def test_n_is_counted_at_the_resolution() -> None:
    """R-CRISIS-10, R-EXILE-07: an exile during the turns lowers the need."""
    t = (
        table()
        .controls(1, "Forty")
        .crisis("Food Shortage")
        .contributed(1, "Tinned Food", "Tinned Food")
    )
    assert t.game.view(0)["need"] == 3
    assert only(t.exiled(3), "crisis").morale == 6


@pytest.mark.parametrize("given", [1, 4])
def test_contributions_leave_the_game(given: int) -> None:
    """R-CRISIS-11, R-COMP-18: prevented or not, none goes to the waste pile."""
    g = only(
        table()
        .controls(1, "Forty")
        .crisis("Food Shortage")
        .contributed(1, *["Tinned Food"] * given),
        "crisis",
    )
    assert names(g, g.removed) == ["Tinned Food"] * given and g.waste == () and g.contributed == ()


def test_without_contributions_the_crisis_happens() -> None:
    """R-CRISIS-12: a total of 0."""
    assert only(table().controls(1, "Forty").crisis("Food Shortage"), "crisis").morale == 5


@pytest.mark.parametrize(
    ("fuel", "tools", "food", "frostbite"), [(5, 2, 1, 0), (4, 1, 0, 0), (4, 2, 0, 1), (3, 2, 0, 1)]
)
def test_the_optional_part_happens_though_the_crisis_is_prevented(
    fuel: int, tools: int, food: int, frostbite: int
) -> None:
    """R-CRISIS-13, U-46: extra cards of another symbol count -1; their effect happens when the
    crisis is prevented all the same.
    """
    g = only(
        table()
        .controls(1, "Forty")
        .crisis("Fuel Shortage")
        .contributed(1, *["Fuel"] * fuel, *["Lighter"] * tools),
        "crisis",
    )
    assert (g.food, g.frostbite[who("Forty")]) == (food, frostbite)


@pytest.mark.settles(("crisis.after", "bottom"))
def test_a_resolved_crisis_is_gone() -> None:
    """R-CRISIS-14, U-47, U-10: not back in the deck, until an empty deck is made anew; or under
    the deck when so set.
    """
    t = table().controls(1, "Forty").crisis_deck("Two Ways Out").crisis("Food Shortage")
    g = only(t, "crisis")
    assert g.crisis == -1 and [rulebook().of_kind["crisis"][c]["name"] for c in g.crisis_deck] == [
        "Two Ways Out"
    ]
    g = only(
        table(rules={"crisis.after": "bottom"})
        .controls(1, "Forty")
        .crisis_deck("Two Ways Out")
        .crisis("Food Shortage"),
        "crisis",
    )
    assert [rulebook().of_kind["crisis"][c]["name"] for c in g.crisis_deck] == [
        "Food Shortage",
        "Two Ways Out",
    ]
    g = carry_out(table().controls(1, "Forty").crisis_deck().begin(), "open_round")
    assert g.crisis >= 0 and len(g.crisis_deck) == 2


# ---- zombies
def test_each_zombie_is_resolved_before_the_next() -> None:
    """R-ZOMBIE-01, R-ZOMBIE-08: two overruns kill two, from the lowest up, with the morale
    between.
    """
    t = (
        table()
        .controls(1, "Sixty")
        .controls(1, "Twenty", "Forty", at="Library")
        .zombies("Library", 3)
        .morale(1)
    )
    g = carry_out(t.begin(), "add_zombies", 2, place("library"))
    assert g.result["cause"] == "morale" and alive(g, "Twenty", "Forty") == [False, True]


def test_entrances_in_turn_anew_for_each_effect() -> None:
    """R-ZOMBIE-02, R-ZOMBIE-03, R-BOARD-03: the k-th to entrance ((k-1) mod 6)+1; the next
    effect begins at entrance 1 again.
    """
    g = carry_out(table().begin(), "add_zombies", 4, 0)
    assert g.zombies[:6] == [1, 1, 1, 1, 0, 0]
    carry_out(g, "add_zombies", 8, 0)
    assert g.zombies[:6] == [3, 3, 2, 2, 1, 1]


def test_space_then_barricade_then_overrun() -> None:
    """R-ZOMBIE-04, R-ZOMBIE-05, R-ZOMBIE-06: an empty space is taken; else a barricade breaks
    and the zombie is not placed; else an overrun.
    """
    t = (
        table()
        .controls(1, "Forty", "Twenty", at="Library")
        .controls(1, "Sixty")
        .zombies("Library", 1)
        .barricades("Library", 1)
        .leader(1, "Sixty")
    )
    g = t.begin()
    carry_out(g, "add_zombies", 1, place("library"))
    assert (zombies(g, "library"), g.barricades[10]) == (2, 1)
    carry_out(g, "add_zombies", 1, place("library"))
    assert (zombies(g, "library"), g.barricades[10]) == (2, 0)
    carry_out(g, "add_zombies", 1, place("library"))
    assert zombies(g, "library") == 3 and alive(g, "Twenty") == [True]
    carry_out(g, "add_zombies", 1, place("library"))
    assert (
        zombies(g, "library") == 3
        and alive(g, "Twenty", "Forty") == [False, True]
        and g.morale == 5
    )


def test_of_equal_influence_the_first_player_names_the_victim() -> None:
    """R-ZOMBIE-06, U-18, R-BOARD-18: of equal influence the first player names the victim."""
    t = (
        table()
        .first_player(2)
        .controls(1, "Twin One", at="Library")
        .controls(3, "Twin Two", at="Library")
        .zombies("Library", 3)
        .controls(2, "Forty")
    )
    g = carry_out(t.begin(), "add_zombies", 1, place("library"))
    assert asked(g) == (2, "survivor") and sorted(offered(g, "survivor")) == [
        "twin_one",
        "twin_two",
    ]


def test_helpless_survivors_die_last() -> None:
    """R-ZOMBIE-07, R-BOARD-07: only when no survivor is there; with nobody there nothing
    happens, zombie by zombie (G-31).
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Sixty", at="School")
        .helpless(1)
        .zombies("colony", 3, 3, 0, 0, 0, 0)
        .leader(1, "Sixty")
    )
    g = carry_out(t.begin(), "add_zombies", 1, 0)
    assert (alive(g, "Forty"), g.helpless, g.morale) == ([False], 1, 5)
    carry_out(g, "add_zombies", 1, 0)
    assert (g.helpless, g.morale) == (0, 4)
    carry_out(g, "add_zombies", 3, 0)
    assert g.morale == 4 and g.zombies[:6] == [3, 3, 1, 0, 0, 0]


def test_locations_outside_have_one_entrance() -> None:
    """R-ZOMBIE-08, R-BOARD-04: one entrance; without a survivor there an overrun has no effect,
    helpless ones in the colony are safe.
    """
    t = table().controls(1, "Forty").helpless(2).zombies("Gas Station", 2)
    g = carry_out(t.begin(), "add_zombies", 4, place("gas_station"))
    assert zombies(g, "gas_station") == 3 and (g.morale, g.helpless) == (6, 2)


def test_entrances_are_never_skipped() -> None:
    """R-ZOMBIE-09: a zombie for a full entrance does not go to the next one."""
    t = table().controls(1, "Forty", at="School").zombies("colony", 3, 0, 0, 0, 0, 0)
    g = carry_out(t.begin(), "add_zombies", 2, 0)
    assert g.zombies[:6] == [3, 1, 0, 0, 0, 0]


def test_overrun_deaths_cost_1_morale_each_and_spread_nothing() -> None:
    """R-ZOMBIE-10, R-EXILE-12: 1 morale each (not for the exiled), no exposure, no spreading."""
    t = (
        table()
        .controls(1, "Forty", "Twenty", at="Library")
        .controls(1, "Sixty")
        .leader(1, "Sixty")
        .zombies("Library", 3)
    )
    g = carry_out(t.begin(), "add_zombies", 1, place("library"))  # no exposure die given
    assert g.morale == 5 and alive(g, "Twenty", "Forty") == [False, True]
    t = (
        table()
        .controls(1, "Forty", "Twenty", at="Library")
        .controls(1, "Sixty", at="School")
        .leader(1, "Sixty")
        .zombies("Library", 3)
        .exiled(1)
    )
    assert carry_out(t.begin(), "add_zombies", 1, place("library")).morale == 6


def test_an_attacked_zombie_always_dies() -> None:
    """R-ZOMBIE-11, R-ZOMBIE-13: no roll to hit whatever the die; it goes back to the supply."""
    for die in (3, 4, 5, 6):
        g = say(
            table().controls(1, "Forty-One").zombies("colony", 1).dice(1, die).begin(),
            f"attack/forty_one/{die}/colony_1",
            exposure="blank",
        )
        assert sum(g.zombies) == 0


def test_who_kills_chooses_the_zombies() -> None:
    """R-ZOMBIE-12, U-57: any entrances; by an effect without a survivor the active player
    chooses.
    """
    t = table().controls(1, "Forty").hand(1, "Trap").zombies("colony", 1, 2, 1, 0, 0, 0)
    g = say(t.begin(), "play/trap")
    assert asked(g) == (1, "entrance") and offered(g, "entrance") == [
        "colony_1",
        "colony_2",
        "colony_3",
    ]
    say(g, "entrance/colony_2", "entrance/colony_3")
    assert g.zombies[:3] == [1, 1, 0]


def test_zombies_run_out_only_where_the_supply_is_limited() -> None:
    """R-ZOMBIE-14, R-COMP-14, U-11: unlimited by default; with a limited supply the 61st is not
    placed.
    """
    for limited, there in (("off", 61), ("on", 60)):
        t = (
            table(rules={"limited_supply": limited, "colony.entrance_spaces": 20})
            .controls(1, "Forty")
            .zombies("colony", 20, 20, 20, 0, 0, 0)
        )
        g = carry_out(t.begin(), "add_zombies", 4, 0)
        assert sum(g.zombies) == there


# ---- the end
@pytest.mark.parametrize(
    ("morale", "rounds", "food", "cause"),
    [(1, 6, 9, "morale"), (6, 1, 9, "rounds"), (6, 6, 11, "objective")],
)
def test_each_of_three_reasons_ends_the_game(
    morale: int, rounds: int, food: int, cause: str
) -> None:
    """R-END-01: morale, rounds, main objective, each alone."""
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty", "Sixty")
        .controls(2, "Twelve", at="School")
        .food(food)
        .morale(morale)
        .rounds(rounds)
    )
    if cause == "morale":
        t.waste_of(10)
    g = t.crisis().colony_phase()
    g.run()
    assert (
        g.is_over and g.result["cause"] == cause and g.result["completed"] == (cause == "objective")
    )


def test_morale_zero_ends_whatever_is_going_on() -> None:
    """R-END-02, R-END-09, R-END-10: in the middle of a bite chain: the rest is dropped, morale
    is 0, the objective is not checked.
    """
    t = (
        table(objective="Full Larder")
        .controls(1, "Sixty", "Seventy")
        .controls(2, "Eighteen", "Twenty", at="Library")
        .morale(2)
        .food(12)
    )
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    g.log = []
    say(g, "bite_roll/eighteen", exposure="bitten")
    assert (
        g.is_over
        and g.morale == 0
        and not g.result["completed"]
        and alive(g, "Twenty") == [True]
        and "objective_checked" not in told(g)
    )


def test_round_marker_zero_ends_at_that_instant() -> None:
    """R-END-03, U-55: by a card in a turn: the game is over, the goal is not looked at, though
    it is met.
    """
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty", "Sixty")
        .food(12)
        .rounds(1)
        .crossroads("End of the Line")
    )
    g = say(t.begin(), "move/forty/hospital", exposure="blank")
    option = next(o.key for o in g.decision.options if o.text == "Out of time")
    say(g, option)
    assert g.is_over and g.result["cause"] == "rounds" and not g.result["completed"]


def test_the_objective_is_checked_in_step_five_only() -> None:
    """R-END-04, R-COLONY-10: met in a turn, it ends nothing; met in step 5, it ends the game
    before the marker moves.
    """
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty")
        .controls(2, "Twelve")
        .controls(3, "Fifteen")
        .food(9)
        .hand(1, "Tinned Food")
    )
    g = say(t.begin(), "play/tinned_food")
    assert g.food == 12 and not g.is_over
    while not g.is_over:
        g.apply("end_turn")
    assert g.result["cause"] == "objective" and g.rounds_left == 6


def test_in_the_last_round_morale_comes_before_the_goal_before_the_marker() -> None:
    """R-END-05: morale in steps 1 to 4, else success in step 5, else the marker in step 6."""

    def last(food: int, waste: int) -> str:
        t = (
            table(objective="Full Larder")
            .controls(1, "Forty")
            .food(food)
            .waste_of(waste)
            .morale(1)
            .rounds(1)
            .crisis()
        )
        g = t.colony_phase()
        g.run()
        return str(g.result["cause"])

    assert (last(12, 10), last(12, 0), last(3, 0)) == ("morale", "objective", "rounds")


def end_with(cause: str, secret: str, **settings: object) -> list[int]:
    """The winners of a game that ended so, player 1 with that objective, player 2 with `Dark
    Wish 1` (morale = 0).
    """
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty")
        .controls(3, "Seventy")
    )
    t.secret(1, secret).secret(2, "Dark Wish 1").food(14 if cause == "objective" else 5).crisis()
    t.rounds(1 if cause == "rounds" else 6).morale(1 if cause == "morale" else 6)
    g = t.waste_of(10 if cause == "morale" else 0).colony_phase()
    g.run()
    assert g.result["cause"] == cause
    return [player + 1 for player in g.result["winners"]]


def test_whose_own_objective_is_fulfilled_wins() -> None:
    """R-END-06, R-END-07, R-END-08, R-END-09: whose own objective is fulfilled on the final
    state; none, one or several.
    """
    assert end_with("objective", "Plain Wish 1") == [1]  # the main objective is complete
    assert end_with("morale", "Plain Wish 1") == [2] and end_with("rounds", "Plain Wish 1") == []
    assert end_with("morale", "Plain Wish 3") == [1, 2]  # two or more survivors
    # completing the main objective alone wins nothing
    assert end_with("objective", "Plain Wish 4") == []


def test_the_exiled_objective_counts_for_the_exiled() -> None:
    """R-END-07, R-EXILE-02, R-EXILE-15: in place of the dealt one, which would have won."""
    for objective, winners in (("Bitter Wish 1", [0]), ("Bitter Wish 2", [])):
        t = (
            table()
            .controls(1, "Forty", "Fifty", at="School")
            .controls(2, "Sixty")
            .secret(1, "Plain Wish 3")
            .exiled(1, objective=objective)
            .rounds(1)
            .crisis()
        )
        g = t.colony_phase("objective")
        g.run()
        assert g.result["winners"] == winners and g.result["roles"][0] == "exiled"


def test_morale_never_falls_below_zero() -> None:
    """R-END-10: a loss of three at morale 1 leaves 0."""
    t = table().controls(1, "Forty").morale(1).waste_of(35)
    g = only(t, "waste")
    assert g.morale == 0 and g.result["cause"] == "morale"
    assert new_game().morale > 0


def test_the_result_is_that_of_the_instant() -> None:
    """R-END-07, R-END-08: cause, roles, tracks and counts as they are at that instant."""
    t = (
        table(4, objective="Full Larder")
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty", at="School")
        .helpless(2)
        .food(14)
        .rounds(3)
    )
    t.secret(1, "Plain Wish 1").secret(2, "Plain Wish 2").secret(3, "Dark Wish 2").secret(
        4, "Dark Wish 1"
    ).exiled(2, objective="Bitter Wish 1")
    g = t.colony_phase("objective")
    g.run()
    wanted = {
        "cause": "objective",
        "winners": [0, 1],
        "roles": ["loyal", "exiled", "betrayer", "betrayer"],
        "completed": True,
        "morale": 6,
        "rounds_left": 3,
        "food": 14,
        "survivors": 3,
        "helpless": 2,
        "exiled": [1],
        "objective": "full_larder",
        "hardcore": False,
    }
    assert {name: g.result[name] for name in wanted} == wanted
