"""The 63 test vectors of Part 3 of the rules document, each a test by its own id, each `then` an
assertion.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import add_noise, remove_noise
from dowlang.rulesets.dead_of_winter.procedures.setup import Winter
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    end_turn,
    hand,
    names,
    new_game,
    offered,
    only,
    place,
    rulebook,
    say,
    started,
    table,
    told,
    where,
    who,
    zombies,
)


# ---- 3.1 from the rulebooks
def test_T_01_an_attack_kills_a_zombie_and_costs_an_exposure_roll() -> None:
    """R-ACT-ATK-02, -04, -05: a 4 is enough for attack 2+, and the die is used."""
    g = table().controls(1, "Ashley Ross", at="School").zombies("School", 2).dice(1, 4).begin()
    assert "ashley_ross/4/school" in offered(g, "attack")
    say(g, "attack/ashley_ross/4/school", exposure="wound")
    assert zombies(g, "school") == 1
    assert (g.wounds[who("Ashley Ross")], g.frostbite[who("Ashley Ross")]) == (1, 0)
    assert (g.unused[0], g.spent[0]) == ((), (4,))
    assert g.morale == 6


def test_T_02_an_attack_on_a_survivor_wounds_and_steals_without_exposure() -> None:
    """R-ACT-ATK-06, -07, -10: rolled again, a 1 is at most 2."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Mike Cho", at="School")
        .dice(1, 3)
        .hand(2, "Fuel")
    )
    # no exposure given, so none rolled
    g = say(t.begin(), "attack_survivor/ashley_ross/3/mike_cho", die=1)
    assert g.wounds[who("Mike Cho")] == 1 and g.wounds[who("Ashley Ross")] == 0
    assert (hand(g, 1), hand(g, 2)) == (["Fuel"], [])
    assert (g.unused[0], g.spent[0]) == ((), (3,))


def test_T_03_a_search_with_noise_costs_one_die_and_keeps_one_card() -> None:
    """R-ACT-SEA-02..07: the first card lies under the deck."""
    t = (
        table()
        .controls(1, "Forest Plum", at="Gas Station")
        .dice(1, 5, 5)
        .deck("Gas Station", "Lighter", "Fuel", "Fuel")
    )
    g = say(t.begin(), "search/forest_plum/5")
    assert offered(g, "keep") == ["lighter"] and g.hand[0] == ()
    say(g, "make_noise")
    assert sorted(offered(g, "keep")) == ["fuel", "lighter"]
    say(g, "keep/fuel")
    assert g.noise[place("gas_station")] == 1
    assert hand(g, 1) == ["Fuel"]
    # bottom first: 3 - 1 cards
    assert names(g, g.item_deck[place("gas_station")]) == [
        "Lighter",
        "Fuel",
    ]
    assert g.spent[0] == (5,) and g.unused[0] == (5,)


def test_T_04_a_crisis_with_a_wrong_card_is_not_prevented() -> None:
    """R-CRISIS-05..12: +1 a matching card, -1 any other, all of them removed from the game."""
    t = (
        table()
        .controls(1, "Ashley Ross")
        .crisis("Fuel Shortage")
        .contributed(1, "Fuel", "Fuel", "Knife")
        .contributed(2, "Fuel")
    )
    g = only(t, "crisis")
    assert g.frostbite[who("Ashley Ross")] == 1  # the crisis effect
    assert g.morale == 6 and g.crises_prevented == 0
    assert (
        sorted(names(g, g.removed)) == ["Fuel", "Fuel", "Fuel", "Knife"]
        and g.contributed == ()
        and g.waste == ()
    )


def test_T_05_fourteen_in_the_colony_bring_seven_zombies_and_one_overrun() -> None:
    """R-ZOMBIE-01..09, R-COLONY-07: entrance 3 is full, who has the lowest influence dies."""
    t = (
        table()
        .controls(1, "Eighteen", "Forty")
        .controls(2, "Fifty", "Sixty")
        .helpless(10)
        .zombies("colony", 0, 0, 3, 0, 0, 0)
    )
    g = only(t, "zombies")
    # 6 placed, 2 of them at entrance 1; a seventh was processed at entrance 3
    assert g.zombies[:6] == [
        2,
        1,
        3,
        1,
        1,
        1,
    ]
    assert alive(g, "Eighteen", "Forty", "Fifty", "Sixty") == [False, True, True, True]
    assert g.location.count(0) + g.helpless == 13 and g.morale == 5


def test_T_06_one_die_and_one_a_survivor_are_rolled() -> None:
    """R-DICE-02."""
    g = carry_out(
        table().controls(1, "Forty", "Fifty").begin(), "roll_all_dice", action=[1, 2, 3, 4, 5]
    )
    assert len(g.unused[0]) == 3
    first = started(players=3)
    assert [len(dice) for dice in first.unused] == [3, 3, 3]


def test_T_07_the_seventh_zombie_begins_anew_at_the_first_entrance() -> None:
    """R-ZOMBIE-03."""
    g = carry_out(table().begin(), "add_zombies", 8, 0)
    assert g.zombies[:6] == [2, 2, 1, 1, 1, 1]


def test_T_08_medicine_cannot_prevent_a_third_wound() -> None:
    """R-SURV-15, R-TEXT-03, -04: who is dead is not healed, who is alive is, in the own turn."""
    t = table().controls(1, "Ashley Ross", "Forty").wounds("Ashley Ross", 2).hand(1, "Medicine")
    g = say(t.begin(), "move/ashley_ross/school", exposure="wound")
    # nobody was asked in between
    assert asked(g) == (1, "action") and alive(g, "Ashley Ross") == [False]
    assert hand(g, 1) == ["Medicine"] and g.morale == 5
    t = table().controls(1, "Ashley Ross", "Forty").wounds("Ashley Ross", 1).hand(1, "Medicine")
    g = say(t.begin(), "move/ashley_ross/school", exposure="wound")
    assert g.wounds[who("Ashley Ross")] == 2
    say(g, "play/medicine")
    assert g.wounds[who("Ashley Ross")] == 1 and names(g, g.waste) == ["Medicine"]
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Ashley Ross")
        .wounds("Ashley Ross", 1)
        .hand(2, "Medicine")
    )
    assert "medicine" not in offered(t.begin(), "play")  # own turn only


@pytest.mark.parametrize(("crisis", "morale"), [("Food Shortage", 6), ("Fuel Shortage", 6)])
def test_T_09_a_food_card_is_one_point_and_only_for_food(crisis: str, morale: int) -> None:
    """R-CRISIS-06."""
    t = table(players=2, rules={"two_player.requires_variant": "no"}).controls(1, "Forty").exiled(2)
    # N = 1: +1 prevents, -1 does not; 3 would earn morale
    g = only(t.crisis(crisis).contributed(1, "Tinned Food"), "crisis")
    assert g.crises_prevented == int(crisis == "Food Shortage")
    assert g.frostbite[who("Forty")] == int(crisis == "Fuel Shortage")
    assert g.morale == morale and g.food == 0


def test_T_11_each_full_ten_of_the_waste_pile_cost_1_morale() -> None:
    """R-COLONY-05."""
    assert [only(table().waste_of(cards), "waste").morale for cards in (9, 10, 29, 30)] == [
        6,
        5,
        4,
        3,
    ]


def test_T_12_a_bite_spreads_where_the_move_has_ended() -> None:
    """R-BITE-08."""
    t = (
        table()
        .controls(1, "Forty", "Twelve")
        .controls(2, "Eighteen", at="Library")
        .controls(2, "Fifteen", "Fifty")
    )
    g = say(t.begin(), "move/forty/library", exposure="bitten")
    assert alive(g, "Forty") == [False] and asked(g) == (2, "bite")
    say(g, "bite_accept/eighteen")
    assert alive(g, "Eighteen", "Twelve", "Fifteen") == [False, True, True]


# ---- 3.2 derived boundary vectors: set-up and colony phase
def test_T_10_the_leader_of_highest_influence_begins() -> None:
    t = table()
    deals = (
        ("Thirty", "Twelve", "Fifteen", "Eighteen"),
        ("Fifty-Two", "Twenty", "Sixty", "Seventy"),
        ("Forty-One", "Twenty-Five", "Forty", "Forty-Eight"),
    )
    t.game.survivor_deck = tuple(who(name) for deal in deals for name in deal)
    g = carry_out(t.game, "deal_survivors")
    g.stack.insert(1, ("new_round",))
    for first, second in (
        ("thirty", "twelve"),
        ("fifty_two", "twenty"),
        ("forty_one", "twenty_five"),
    ):
        say(g, f"keep_survivor/{first}", f"keep_survivor/{second}")
    say(g, "leader/thirty", "leader/fifty_two")
    g.apply("leader/forty_one")
    assert g.first_player == 1 and asked(g) == (2, "action")


def shuffles(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """Whatever is shuffled from now on."""
    seen: list[tuple[int, ...]] = []
    shuffled = Winter.shuffled

    def spy(game: Winter, stream: int, pile: Any) -> tuple[int, ...]:
        seen.append(tuple(pile))
        return shuffled(game, stream, pile)

    monkeypatch.setattr(Winter, "shuffled", spy)
    return seen


def secret_mix(seen: list[tuple[int, ...]]) -> tuple[int, int]:
    """(ordinary, betrayal) of the one shuffled pile that has both."""
    (mixed,) = [pile for pile in seen if pile and min(pile) < BETRAYAL <= max(pile) < 2 * BETRAYAL]
    return sum(n < BETRAYAL for n in mixed), sum(n >= BETRAYAL for n in mixed)


def test_T_13_four_players_draw_from_eight_ordinary_objectives_and_a_betrayal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = shuffles(monkeypatch)
    g = new_game(players=4)
    assert secret_mix(seen) == (8, 1)
    assert len(set(g.dealt)) == 4 and -1 not in g.dealt
    (mixed,) = [pile for pile in seen if len(pile) == 9 and max(pile) >= BETRAYAL]
    assert set(g.dealt) < set(mixed)
    unseen = set(mixed) - set(g.dealt)  # in no zone of the state, in no view
    assert len(unseen) == 5 and not unseen & set(g.secret)


@pytest.mark.parametrize(("people", "paid"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4)])
def test_T_20_two_people_eat_one_food(people: int, paid: int) -> None:
    """R-COLONY-01, -02."""
    t = table().food(10).controls(2, "Fifty", at="School")
    if people:
        t.controls(1, "Forty").helpless(people - 1)
    g = only(t, "food")
    assert (g.food, g.starvation, g.morale) == (10 - paid, 0, 6)


@pytest.mark.parametrize(
    ("food", "starvation", "after"),
    [
        pytest.param(3, 0, (3, 1, 5), id="T-21"),
        pytest.param(3, 1, (3, 2, 4), id="T-22"),
        pytest.param(4, 2, (0, 2, 6), id="T-23"),
    ],
)
def test_T_21_T_22_T_23_too_little_food_stays_and_each_token_costs_1_morale(
    food: int, starvation: int, after: tuple[int, int, int]
) -> None:
    """R-COLONY-02..04: seven people."""
    g = only(table().controls(1, "Forty").helpless(6).food(food, starvation), "food")
    assert (g.food, g.starvation, g.morale) == after


@pytest.mark.parametrize(("cards", "loss"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_T_24_the_waste_pile_stays_where_it_is(cards: int, loss: int) -> None:
    """R-COLONY-05: 1 morale for each full ten."""
    g = only(table().waste_of(cards), "waste")
    assert g.morale == 6 - loss and len(g.waste) == cards


def crisis_of_fuel(players: int, fuel: int, other: int = 0, exiled: int = 0) -> tuple[bool, int]:
    """(happened, change of morale) of a crisis that asks for fuel."""
    t = (
        table(players, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .crisis("Fuel Shortage")
    )
    t.exiled(*range(players, players - exiled, -1)).contributed(
        1, *["Fuel"] * fuel, *["Knife"] * other
    )
    g = only(t, "crisis")
    happened = g.frostbite[who("Forty")] == 1
    assert g.crises_prevented == int(not happened) and len(g.removed) == fuel + other
    return happened, g.morale - 6


def test_T_25_exactly_n_prevents_without_bonus() -> None:
    assert crisis_of_fuel(4, 4) == (False, 0)


def test_T_26_one_beyond_n_earns_nothing() -> None:
    assert crisis_of_fuel(4, 5) == (False, 0)


def test_T_27_two_beyond_n_earn_morale_once() -> None:
    assert crisis_of_fuel(4, 6) == (False, 1)
    assert crisis_of_fuel(4, 9) == (False, 1)


def test_T_28_a_wrong_card_counts_against() -> None:
    assert crisis_of_fuel(4, 7, other=1) == (False, 1)
    assert crisis_of_fuel(4, 7, other=2) == (False, 0)


def test_T_29_exiled_players_do_not_count() -> None:
    assert crisis_of_fuel(5, 4, exiled=1) == (False, 0)
    assert crisis_of_fuel(5, 4) == (True, 0)


def test_T_30_nothing_given() -> None:
    assert crisis_of_fuel(2, 0) == (True, 0)


def test_T_68_two_beyond_the_need_earn_morale() -> None:
    assert crisis_of_fuel(3, 5) == (False, 1)


# ---- actions
@pytest.mark.parametrize(("roll", "hit"), [(3, True), (4, False)])
def test_T_31_an_attack_hits_up_to_the_targets_attack_value(roll: int, hit: bool) -> None:
    """R-ACT-ATK-06, -09: value 3, a 3 hits, a 4 misses."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Fifty", at="School")
        .dice(1, 6)
        .hand(2, "Fuel")
    )
    g = say(t.begin(), "attack_survivor/ashley_ross/6/fifty", die=roll)
    assert (g.wounds[who("Fifty")], hand(g, 1)) == ((1, ["Fuel"]) if hit else (0, []))


def test_T_32_only_dice_of_the_value_attack_and_own_survivors_are_no_targets() -> None:
    """R-DICE-06, R-ACT-ATK-03."""
    t = table().controls(1, "Forty", "Ashley Ross", at="School").zombies("School", 1)
    g = t.dice(1, 3, 4).begin()
    assert [key for key in offered(g, "attack") if key.startswith("forty")] == ["forty/4/school"]
    assert offered(g, "attack_survivor") == []


def test_T_33_without_a_noise_space_the_first_card_is_kept() -> None:
    """R-ACT-SEA-06, -08."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .noise("School", 4)
        .dice(1, 3)
        .deck("School", "Trap", "Stranger")
    )
    g = say(t.begin(), "search/forty/3")
    assert asked(g) == (1, "action")  # nothing to decide: the card is kept
    assert (
        hand(g, 1) == ["Trap"]
        and g.noise[place("school")] == 4
        and names(g, g.item_deck[place("school")]) == ["Stranger"]
    )


def test_T_34_a_low_noise_roll_brings_a_zombie_and_no_noise_stays() -> None:
    """R-COLONY-09: 3 is low, 4 is not."""
    g = only(table().noise("School", 2), "zombies", noise=(3, 4))
    assert zombies(g, "school") == 1 and g.noise[place("school")] == 0


def test_T_35_a_barricade_breaks_first() -> None:
    """R-ZOMBIE-05: the second zombie takes the space that was freed."""
    t = (
        table()
        .controls(1, "Twenty", "Forty-Five", at="Library")
        .zombies("Library", 2)
        .barricades("Library", 1)
    )
    g = only(t, "zombies")
    assert zombies(g, "library") == 3 and g.barricades[place("library") + 5] == 0
    assert alive(g, "Twenty", "Forty-Five") == [True, True] and g.morale == 6


def test_T_36_overruns_kill_from_the_lowest_influence_up() -> None:
    """R-ZOMBIE-06, -08, -10."""
    t = (
        table()
        .controls(1, "Sixty")
        .controls(1, "Twenty", "Forty-Five", at="Library")
        .zombies("Library", 3)
    )
    t.game.log = []
    g = only(t, "zombies")
    assert g.log is not None
    deaths = [
        entry[1]
        for entry in g.log
        if entry[0] == rulebook().ruleset.event_number["survivor_killed"]
    ]
    assert deaths == [who("Twenty"), who("Forty-Five")]
    assert zombies(g, "library") == 3 and g.morale == 4


@pytest.mark.parametrize(
    ("survivor", "helpless", "left", "morale"),
    [
        pytest.param("", 3, 2, 5, id="T-37"),
        pytest.param("Seventy", 5, 5, 5, id="T-38"),
        pytest.param("", 0, 0, 6, id="T-39"),
    ],
)
def test_T_37_T_38_T_39_an_overrun_kills_the_helpless_where_nobody_else_is(
    survivor: str, helpless: int, left: int, morale: int
) -> None:
    """R-ZOMBIE-07: where nobody is, nothing happens."""
    t = (
        table()
        .helpless(helpless)
        .zombies("colony", 3, 0, 0, 0, 0, 0)
        .controls(1, "Fifty", at="School")
    )
    if survivor:
        t.controls(1, survivor)
    g = carry_out(t.begin(), "add_zombies", 1, 0)
    assert (g.helpless, g.morale, g.zombies[0]) == (left, morale, 3)
    if survivor:
        assert alive(g, survivor) == [False]


def test_T_40_frostbite_kills_at_the_start_of_the_turn() -> None:
    """R-TURN-02."""
    g = table().controls(1, "Forty", "Fifty").wounds("Forty", 0, 2).begin()
    assert alive(g, "Forty") == [False] and g.morale == 5


def test_T_41_frostbite_waits_for_the_own_turn() -> None:
    """R-TURN-02."""
    g = table().controls(1, "Forty").controls(2, "Fifty").wounds("Fifty", 0, 1).begin()
    assert (g.wounds[who("Fifty")], g.frostbite[who("Fifty")]) == (0, 1)
    end_turn(g)
    assert (g.wounds[who("Fifty")], g.frostbite[who("Fifty")]) == (1, 1)


def bitten_at_the_library() -> Winter:
    """A (of player 1) is bitten on arrival, B (influence 18, player 2) and C (40, player 3) are
    there.
    """
    t = (
        table()
        .controls(1, "Sixty", "Seventy")
        .controls(2, "Eighteen", at="Library")
        .controls(3, "Forty", at="Library")
    )
    t.controls(2, "Fifty-Five").controls(3, "Fifty-Eight")
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    assert asked(g) == (2, "bite") and g.morale == 5
    return g


def test_T_42_the_first_option_ends_the_chain() -> None:
    """R-BITE-03, -04."""
    g = say(bitten_at_the_library(), "bite_accept/eighteen")
    assert alive(g, "Eighteen", "Forty") == [False, True]
    assert (
        g.morale == 4
        and g.wounds[who("Forty")] == g.frostbite[who("Forty")] == 0
        and asked(g) == (1, "action")
    )


def test_T_43_a_blank_ends_the_chain() -> None:
    """R-BITE-05."""
    g = say(bitten_at_the_library(), "bite_roll/eighteen", exposure="blank")
    assert (
        alive(g, "Eighteen", "Forty") == [True, True]
        and g.morale == 5
        and asked(g) == (1, "action")
    )


def test_T_44_any_other_face_kills_and_spreads() -> None:
    """R-BITE-05, -06: without a token."""
    g = bitten_at_the_library()
    g.log = []
    say(g, "bite_roll/eighteen", exposure="wound")
    assert alive(g, "Eighteen", "Forty") == [False, True] and "wounded" not in told(g)
    assert asked(g) == (3, "bite") and offered(g, "bite_roll") == ["forty"]


def test_T_45_the_chain_takes_everybody() -> None:
    """R-BITE-06."""
    g = say(
        bitten_at_the_library(),
        "bite_roll/eighteen",
        "bite_roll/forty",
        exposure=("frostbite", "frostbite"),
    )
    assert (
        alive(g, "Eighteen", "Forty") == [False, False]
        and g.morale == 3
        and asked(g) == (1, "action")
    )


# ---- deaths
def test_T_46_the_last_survivor_is_replaced_and_the_hand_removed() -> None:
    """R-SURV-05, -07, -11, -12, U-26, U-27."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(1, "Fuel", "Fuel", "Knife", "Lighter")
        .equipped("Forty", "Handbook")
    )
    g = carry_out(t.survivor_deck("Sixty").begin(), "kill", who("Forty"))
    assert g.morale == 5 and g.hand[0] == ()
    assert sorted(names(g, g.removed)) == ["Fuel", "Fuel", "Handbook", "Knife", "Lighter"]
    assert (
        g.controller[who("Sixty")] == 0
        and where(g, "Sixty") == "colony"
        and g.leader[0] == who("Sixty")
    )


def test_T_47_a_new_leader_is_chosen() -> None:
    """R-SURV-10."""
    g = carry_out(table().controls(1, "Forty", "Fifty", "Sixty").begin(), "kill", who("Forty"))
    assert asked(g) == (1, "leader") and sorted(offered(g, "leader")) == ["fifty", "sixty"]
    g.apply("leader/sixty")
    assert g.leader[0] == who("Sixty")


def test_T_48_equipment_lost_outside_is_shuffled_into_the_deck_of_its_place() -> None:
    """R-SURV-08."""
    t = (
        table()
        .controls(1, "Forty", at="Hospital")
        .controls(1, "Fifty")
        .equipped("Forty", "Knife")
        .deck("Hospital", "Medicine")
    )
    g = carry_out(t.begin(), "kill", who("Forty"))
    assert (
        sorted(names(g, g.item_deck[place("hospital")])) == ["Knife", "Medicine"]
        and g.hand[0] == ()
    )


# ---- the end
def test_T_49_morale_ends_the_game_before_the_check() -> None:
    """R-END-02, -06."""
    t = (
        table(objective="Full Larder")
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .food(12)
        .morale(1)
        .zombies("colony", 3, 0, 0, 0, 0, 0)
    )
    g = t.colony_phase("zombies")
    g.log = []
    g.run()
    assert (
        g.is_over and g.result["cause"] == "morale" and not g.result["completed"] and g.morale == 0
    )
    assert "objective_checked" not in told(g) and g.rounds_left == 6


def test_T_50_the_goal_is_checked_before_the_marker() -> None:
    """R-END-03..06, R-COLONY-10, -11."""
    g = (
        table(objective="Full Larder")
        .controls(1, "Forty")
        .food(10)
        .rounds(1)
        .colony_phase("objective")
    )
    g.run()
    assert (
        g.is_over
        and g.result["cause"] == "objective"
        and g.result["completed"]
        and g.rounds_left == 1
    )


def test_T_51_the_last_round_without_the_goal_is_lost() -> None:
    """R-END-03..06, R-COLONY-10, -11."""
    g = (
        table(objective="Full Larder")
        .controls(1, "Forty")
        .food(9)
        .rounds(1)
        .colony_phase("objective")
    )
    g.run()
    assert (
        g.is_over
        and g.result["cause"] == "rounds"
        and not g.result["completed"]
        and g.rounds_left == 0
    )


# ---- exile
def test_T_52_the_first_player_breaks_a_tie() -> None:
    """R-VOTE-03..05: four voters, who is voted on among them."""
    t = table(4).first_player(2)
    for player, survivor in enumerate(("Forty", "Fifty", "Sixty", "Seventy"), 1):
        t.controls(player, survivor, at="School")
    g = say(t.begin(), "exile_vote/player_1", "vote/up", "vote/up", "vote/down", "vote/down")
    assert asked(g) == (2, "tie") and not g.exiled[0]
    say(g, "vote/up")
    assert g.exiled == [1, 0, 0, 0]


def test_T_53_the_exiled_leave_the_colony_one_by_one() -> None:
    """R-EXILE-03..06: with a roll each; who is outside stays, and nobody comes back."""
    t = (
        table()
        .controls(1, "Seventy")
        .controls(2, "Forty", "Fifty")
        .controls(2, "Sixty", at="School")
    )
    g = say(t.begin(), "exile_vote/player_2", "vote/up", "vote/up", "vote/up")
    assert asked(g) == (2, "exile")
    say(g, "move/forty/library", exposure="blank")
    say(g, "move/fifty/hospital", exposure="frostbite")
    assert [where(g, name) for name in ("Forty", "Fifty", "Sixty")] == [
        "library",
        "hospital",
        "school",
    ]
    assert g.frostbite[who("Fifty")] == 1 and asked(g) == (1, "action")
    carry_out(g, "given_turn", 1)
    assert asked(g) == (2, "action") and offered(g, "exile_vote") == []
    assert offered(g, "move") and not [key for key in offered(g, "move") if "colony" in key]


def test_T_54_deaths_of_the_exiled_cost_no_morale() -> None:
    """R-EXILE-12."""
    g = carry_out(
        table().controls(2, "Forty", "Fifty", at="School").exiled(2).begin(), "kill", who("Forty")
    )
    assert alive(g, "Forty") == [False] and g.morale == 6


def test_T_55_two_exiled_players_without_betrayal_end_the_game() -> None:
    """R-EXILE-14: an honest one, a betrayer, an honest one."""
    t = table(5)
    for player, (survivor, secret) in enumerate(
        (
            ("Forty", "Plain Wish 1"),
            ("Fifty", "Plain Wish 2"),
            ("Sixty", "Dark Wish 1"),
            ("Seventy", "Plain Wish 3"),
            ("Twelve", "Plain Wish 4"),
        ),
        1,
    ):
        t.controls(player, survivor, at="School" if player < 5 else "Library").secret(
            player, secret
        )
    g = carry_out(t.begin(), "exile", 1)
    assert g.morale == 6
    carry_out(g, "exile", 2)
    assert g.morale == 6 and not g.cause
    carry_out(g, "exile", 3)
    assert g.morale == 0 and g.result["cause"] == "morale"


def test_T_57_a_food_card_of_the_exiled_raises_a_die_and_is_removed() -> None:
    """R-EXILE-10, -13."""
    g = (
        table()
        .controls(1, "Forty", at="School")
        .exiled(1)
        .hand(1, "Tinned Food")
        .dice(1, 3)
        .food(2)
        .begin()
    )
    assert offered(g, "spend_food") == []
    say(g, "play_for_die/tinned_food/3")
    assert (
        g.unused[0] == (4,)
        and names(g, g.removed) == ["Tinned Food"]
        and g.food == 2
        and g.hand[0] == ()
        and g.waste == ()
    )


# ---- food, waste, attract
def test_T_56_food_raises_dice_but_none_above_six() -> None:
    """R-ACT-FOO-01, -02, R-DICE-09."""

    def after(*keys: str) -> tuple[tuple[int, ...], int]:
        g = say(table().controls(1, "Forty").dice(1, 2, 5).food(2).begin(), *keys)
        return g.unused[0], g.food

    assert after("spend_food/2", "spend_food/3") == ((4, 5), 0)
    assert after("spend_food/2", "spend_food/5") == ((3, 6), 0)
    g = say(table().controls(1, "Forty").dice(1, 2, 5).food(2).begin(), "spend_food/5")
    assert offered(g, "spend_food") == ["2"]  # the 6 cannot become a 7


def test_T_58_cleaning_waste_removes_the_top_three() -> None:
    """R-ACT-CLN-02."""
    g = (
        table()
        .controls(1, "Forty")
        .dice(1, 1)
        .waste("Fuel", "Knife", "Lighter", "Medicine")
        .begin()
    )
    say(g, "clean_waste/1")
    assert names(g, g.waste) == ["Medicine"] and sorted(names(g, g.removed)) == [
        "Fuel",
        "Knife",
        "Lighter",
    ]


def test_T_59_attracting_fills_what_space_there_is() -> None:
    """R-ACT-ATT-01..03, U-15: no exposure, and nothing is killed."""
    t = (
        table()
        .controls(1, "Forty", at="Library")
        .zombies("Library", 2)
        .zombies("School", 3)
        .dice(1, 1)
    )
    g = say(t.begin(), "attract/1/library/school")
    assert (zombies(g, "library"), zombies(g, "school")) == (3, 2) and g.spent[0] == (1,)


# ---- crossroads
@pytest.mark.settles(("crossroads.lost_actor", "triggers"))
def test_T_60_deaths_first_and_no_card_for_who_is_lost() -> None:
    """R-XROADS-04, G-41, U-71: the card does not trigger and stays in force, or with `triggers`
    happens after the chain.
    """
    g = bitten_on_the_way()
    assert (
        g.decision.kind == "action"
        and "crossroads_triggered" not in told(g)
        and g.crossroads == crossroads_card("Out There")
    )
    say(g, "move/fifty/library", exposure="blank")
    assert g.decision.kind == "option", "somebody else sets it off in the same turn"
    g = bitten_on_the_way(rules={"crossroads.lost_actor": "triggers"})
    assert g.decision.kind == "option" and asked(g)[0] == 1
    events = told(g)
    assert events.index("crossroads_triggered") > max(
        n for n, name in enumerate(events) if name == "survivor_killed"
    )


def bitten_on_the_way(**settings: Any) -> Winter:
    """Forty moves, is bitten, and the bite ends with Eighteen."""
    t = (
        table(**settings)
        .controls(1, "Forty", "Fifty")
        .controls(2, "Eighteen", at="Library")
        .controls(2, "Sixty")
        .crossroads("Out There")
    )
    g = t.begin()
    g.log = []
    say(g, "move/forty/library", exposure="bitten")
    assert asked(g) == (2, "bite") and "crossroads_triggered" not in told(g)
    say(g, "bite_accept/eighteen")
    assert alive(g, "Forty", "Eighteen") == [False, False]
    return g


def crossroads_card(name: str) -> int:
    """The number of a crossroads card."""
    return next(
        n for n, card in enumerate(rulebook().of_kind["crossroads"]) if card["name"] == name
    )


def test_T_61_a_card_that_did_not_trigger_goes_under_its_deck() -> None:
    """R-XROADS-09, R-TURN-08."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .crossroads_deck("Shots", "Knives Out")
        .crossroads("Out There")
    )
    g = end_turn(t.begin())
    paths = [rulebook().of_kind["crossroads"][card]["name"] for card in g.crossroads_deck]
    # bottom first; player 2's card, the top one, is out again
    assert paths == [
        "Out There",
        "Knives Out",
    ]
    assert rulebook().of_kind["crossroads"][g.crossroads]["name"] == "Shots"


def test_T_62_the_only_possible_option_is_taken_and_told() -> None:
    g = table().controls(1, "Forty").food(1).dice(1, 1).crossroads("Hammer and Hunger").begin()
    g.log = []
    say(g, "barricade/1/colony_1")
    assert (g.food, g.morale) == (1, 5) and asked(g) == (1, "action")
    assert [entry[2] for entry in g.log if entry[0] == "forced"] == ["option"]  # not silently


def test_T_63_a_card_that_adds_a_survivor_needs_space_in_the_colony() -> None:
    """R-ACT-PLY-07."""
    t = table().controls(1, "Forty").helpless(23).hand(1, "Stranger", "Fuel")
    assert offered(t.begin(), "play") == ["fuel"]
    t = table().controls(1, "Forty").helpless(22).hand(1, "Stranger", "Fuel")
    assert sorted(offered(t.begin(), "play")) == ["fuel", "stranger"]


# ---- variants, rounds
def share_with_betrayer(variant: str) -> float:
    """In how many of many set-ups somebody was dealt a betrayal objective."""
    games = [new_game(seed, players=4, variant=variant) for seed in range(600)]
    return sum(max(g.dealt) >= BETRAYAL for g in games) / len(games)


def test_T_64_the_betrayer_variant_deals_more_betrayers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert abs(share_with_betrayer("betrayer") - 4 / 5) < 0.05
    assert abs(share_with_betrayer("standard") - 4 / 9) < 0.06
    seen = shuffles(monkeypatch)
    g = new_game(players=4, variant="betrayer")
    assert secret_mix(seen) == (4, 1) and len(set(g.dealt)) == 4


def test_T_65_two_players_begin_with_seven_cards_and_three_survivors() -> None:
    g = started(players=2, variant="two_player")
    assert [len(cards) for cards in g.hand] == [7, 7]
    assert [g.controller.count(player) for player in (0, 1)] == [3, 3]
    assert [len(dice) for dice in g.unused] == [4, 4]


def test_T_66_the_token_goes_to_the_right() -> None:
    """R-COLONY-12."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .controls(2, "Fifty", at="Library")
        .controls(3, "Sixty", at="Hospital")
        .crossroads_deck()
    )
    g = t.colony_phase("token")
    g.run()
    assert g.first_player == 2
    order = []
    for _ in range(3):
        order.append(asked(g)[0])
        g.apply("end_turn")
    assert order == [3, 1, 2]


def test_T_67_a_survivor_gained_after_the_roll_brings_no_die_before_the_next() -> None:
    """R-DICE-02, -08."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .dice(1, 2, 3)
        .hand(1, "Stranger")
        .survivor_deck("Sixty")
    )
    g = say(t.begin(), "play/stranger")
    assert g.controller[who("Sixty")] == 0 and g.unused[0] == (2, 3)
    carry_out(g, "roll_all_dice", action=[1] * 6)
    assert len(g.unused[0]) == 3


@pytest.mark.settles(("noise.limit_mode", "spaces"))
def test_T_69_noise_of_the_round_counts_after_it_is_removed_unless_spaces_do() -> None:
    for rules, offered_ in (({}, False), ({"noise.limit_mode": "spaces"}, True)):
        g = (
            table(rules=rules)
            .controls(1, "Forty", at="School")
            .dice(1, 6)
            .deck("School", "Trap", "Fuel", "Knife")
            .begin()
        )
        carry_out(g, "act", 0)
        add_noise(g, 4, place("school"))
        remove_noise(g, 2, place("school"))
        say(g, "search/forty/6")
        assert g.decision.kind == "search" if offered_ else g.decision.kind in ("search", "action")
        assert ("make_noise" in g.decision.keys) is offered_
