"""R-ACT, actions that may cost a die: attack, search, barricade, clean waste, attract, ability.

Each docstring names the rules it proves.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    hand,
    names,
    offered,
    place,
    rulebook,
    say,
    table,
    told,
    who,
    zombies,
)


def kinds(keys: tuple[str, ...]) -> set[str]:
    return {key.partition("/")[0] for key in keys}


# ---- general
def test_without_a_die_only_free_actions_are_left() -> None:
    """R-ACT-03, R-TURN-04: without a die only the free actions are left; R-ACT-02: none of them
    spends one.
    """

    def full_table(dice: tuple[int, ...]) -> set[str]:
        t = (
            table()
            .controls(1, "Ashley Ross", "Seventy", at="School")
            .controls(1, "Sixty", at="Hospital")
            .controls(1, "Twelve")
        )
        t.controls(2, "Fifty", at="School").zombies("School", 1).waste_of(3).food(2).hand(
            1, "Fuel", "Knife"
        ).hand(2, "Fuel")
        t.equipped("Ashley Ross", "Handbook").crisis("Food Shortage").dice(1, *dice)
        return kinds(t.begin().decision.keys)

    free = {
        "end_turn",
        "ability",
        "play",
        "equip",
        "contribute",
        "contribute_equipped",
        "move",
        "request",
        "hand_off",
        "exile_vote",
    }
    dice = {
        "attack",
        "attack_survivor",
        "search",
        "barricade",
        "clean_waste",
        "attract",
        "use",
        "spend_food",
    }
    assert full_table(()) == free
    assert full_table((5,)) == free | dice


def test_choices_inside_an_action_are_the_active_players() -> None:
    """R-ACT-01: the one whose turn it is picks zombies and spaces, also those of others' places."""
    t = table().controls(1, "Forty").controls(2, "Fifty").zombies("School", 2).dice(1, 1).dice(2, 1)
    g = say(t.begin(), "attract/1/colony/school")
    assert asked(g) == (1, "entrance")
    say(g, "entrance/colony_4", "entrance/colony_6")
    assert g.zombies[:6] == [0, 0, 0, 1, 0, 1]


def test_a_failed_action_keeps_the_die_spent() -> None:
    """R-ACT-02, R-ACT-ATK-09: on a failure nothing happens apart from the spent die."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Mike Cho", at="School")
        .dice(1, 3, 6)
        .hand(2, "Fuel")
    )
    g = say(t.begin(), "attack_survivor/ashley_ross/3/mike_cho", die=3)
    assert (g.unused[0], g.spent[0]) == ((6,), (3,))
    assert g.wounds[who("Mike Cho")] == 0 and hand(g, 2) == ["Fuel"] and hand(g, 1) == []


# ---- attack
def test_targets_share_the_attackers_location() -> None:
    """R-ACT-ATK-01, R-BOARD-08: zombies and survivors at the same location only."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Fifty", at="School")
        .controls(2, "Sixty", at="Library")
    )
    g = t.zombies("School", 1).zombies("Library", 1).zombies("colony", 2).dice(1, 6).begin()
    assert offered(g, "attack") == ["ashley_ross/6/school"]
    assert offered(g, "attack_survivor") == ["ashley_ross/6/fifty"]


def test_own_and_helpless_survivors_are_no_targets() -> None:
    """R-ACT-ATK-03, R-BOARD-07: group-mates and helpless survivors cannot be attacked."""
    g = (
        table()
        .controls(1, "Ashley Ross", "Forty")
        .controls(2, "Fifty")
        .helpless(3)
        .dice(1, 6)
        .begin()
    )
    assert sorted(offered(g, "attack_survivor")) == ["ashley_ross/6/fifty", "forty/6/fifty"]


@pytest.mark.parametrize(("die", "allowed"), [(1, False), (2, True), (3, True)])
def test_the_die_reaches_the_attack_value(die: int, allowed: bool) -> None:
    """R-ACT-ATK-02, R-DICE-06, R-CARD-10: a die of at least the value, equality is enough."""
    g = table().controls(1, "Ashley Ross", at="School").zombies("School", 1).dice(1, die).begin()
    assert offered(g, "attack") == ([f"ashley_ross/{die}/school"] if allowed else [])


def test_the_attacker_picks_the_entrance_in_the_colony() -> None:
    """R-ACT-ATK-04, R-ZOMBIE-12: any entrance of the colony that has a zombie; it is killed
    without a roll to hit.
    """
    t = table().controls(1, "Ashley Ross").zombies("colony", 1, 0, 2, 0, 0, 0).dice(1, 2)
    g = t.begin()
    assert offered(g, "attack") == ["ashley_ross/2/colony_1", "ashley_ross/2/colony_3"]
    say(g, "attack/ashley_ross/2/colony_3", exposure="blank")
    assert g.zombies[:6] == [1, 0, 1, 0, 0, 0]


def test_a_killed_zombie_means_exposure_for_the_attacker() -> None:
    """R-ACT-ATK-05, R-EXPOSE-02: the roll is for the attacker alone."""
    t = table().controls(1, "Ashley Ross", "Forty").zombies("colony", 1).dice(1, 5)
    g = say(t.begin(), "attack/ashley_ross/5/colony_1", exposure="frostbite")
    assert (g.frostbite[who("Ashley Ross")], g.frostbite[who("Forty")]) == (1, 0)


@pytest.mark.parametrize(
    ("target", "roll", "hit"),
    [("Mike Cho", 2, True), ("Mike Cho", 3, False), ("Forty", 4, True), ("Forty", 5, False)],
)
def test_an_attack_on_a_survivor_is_rolled_against_its_own_value(
    target: str, roll: int, hit: bool
) -> None:
    """R-ACT-ATK-06, R-CARD-10: at most the target's attack value hits, whatever the attacker's
    is.
    """
    t = (
        table()
        .controls(1, "Fifty", at="School")
        .controls(2, target, at="School")
        .controls(2, "Sixty")
        .dice(1, 6)
    )
    g = say(
        t.begin(),
        f"attack_survivor/fifty/6/{rulebook().of_kind['survivor'][who(target)]['slug']}",
        die=roll,
    )
    assert g.wounds[who(target)] == int(hit)
    assert (g.unused[0], g.spent[0]) == ((), (6,))  # the spent die is rolled again and stays spent


def test_the_stolen_card_is_a_random_one() -> None:
    """R-ACT-ATK-07, R-ACT-ATK-12: one random card changes hands, and only the two players know
    which.
    """
    stolen = set()
    for seed in range(24):
        t = (
            table(seed=seed)
            .controls(1, "Ashley Ross", at="School")
            .controls(2, "Forty", at="School")
            .dice(1, 6)
        )
        g = t.hand(2, "Fuel", "Knife", "Medicine").begin()
        say(g, "attack_survivor/ashley_ross/6/forty", die=1)
        stolen.add(hand(g, 1)[0])
        assert len(hand(g, 1)) == 1 and len(hand(g, 2)) == 2
        assert tuple(g.view(2)["hands"]) == (1, 2, 0) and not g.view(2)["hand"]
    assert stolen == {"Fuel", "Knife", "Medicine"}
    declared = rulebook().ruleset.events[rulebook().ruleset.event_number["card_stolen"]]
    assert declared.private == ("card",) and set(declared.seen_by) == {"player", "owner"}


def test_equipment_is_never_taken() -> None:
    """R-ACT-ATK-08: with an empty hand only the wound applies."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Mike Cho", at="School")
        .equipped("Mike Cho", "Knife")
        .dice(1, 6)
    )
    g = say(t.begin(), "attack_survivor/ashley_ross/6/mike_cho", die=1)
    assert (
        g.wounds[who("Mike Cho")] == 1
        and names(g, g.equipment[who("Mike Cho")]) == ["Knife"]
        and g.hand[0] == ()
    )


@pytest.mark.settles(("attack.order", "death_first"))
def test_the_card_is_taken_before_a_death() -> None:
    """R-ACT-ATK-07, U-67: equipment that returns to the hand by the death cannot be stolen by
    this attack.
    """
    t = (
        table()
        .controls(1, "Ashley Ross")
        .controls(2, "Forty", "Fifty")
        .wounds("Forty", 2)
        .equipped("Forty", "Knife")
        .hand(2, "Fuel")
        .dice(1, 6)
    )
    g = say(t.begin(), "attack_survivor/ashley_ross/6/forty", die=1)
    assert alive(g, "Forty") == [False] and (hand(g, 1), hand(g, 2)) == (["Fuel"], ["Knife"])
    t = (
        table(rules={"attack.order": "death_first"})
        .controls(1, "Ashley Ross")
        .controls(2, "Forty", "Fifty")
        .wounds("Forty", 2)
    )
    g = say(
        t.equipped("Forty", "Knife").dice(1, 6).begin(),
        "attack_survivor/ashley_ross/6/forty",
        die=1,
    )
    assert (hand(g, 1), hand(g, 2)) == (["Knife"], [])


@pytest.mark.parametrize("roll", [1, 6])
def test_no_exposure_for_an_attack_on_a_survivor(roll: int) -> None:
    """R-ACT-ATK-10, R-EXPOSE-08: hit or miss, the attacker rolls no exposure."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Mike Cho", at="School")
        .dice(1, 6)
    )
    g = t.begin()
    g.log = []
    say(g, "attack_survivor/ashley_ross/6/mike_cho", die=roll)
    assert "exposure_rolled" not in told(g)


def test_the_same_survivor_attacks_again() -> None:
    """R-ACT-ATK-11, R-DICE-04: as often as there are dice of sufficient value."""
    t = table().controls(1, "Ashley Ross", at="School").zombies("School", 3).dice(1, 1, 2, 6)
    g = say(
        t.begin(),
        "attack/ashley_ross/2/school",
        "attack/ashley_ross/6/school",
        exposure=("blank", "blank"),
    )
    assert zombies(g, "school") == 1 and g.unused[0] == (1,) and offered(g, "attack") == []


# ---- search
def test_where_a_search_is_possible() -> None:
    """R-ACT-SEA-01, U-10: not in the colony, not where the deck is empty."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .controls(1, "Sixty", at="Library")
        .deck("Library")
        .dice(1, 6)
    )
    assert offered(t.begin(), "search") == ["fifty/6"]


@pytest.mark.parametrize(("die", "allowed"), [(4, False), (5, True), (6, True)])
def test_the_die_reaches_the_search_value(die: int, allowed: bool) -> None:
    """R-ACT-SEA-02, R-CARD-10: the search value, not the attack value (4+)."""
    g = table().controls(1, "Forest Plum", at="Gas Station").dice(1, die).begin()
    assert offered(g, "search") == ([f"forest_plum/{die}"] if allowed else [])


def test_the_drawn_card_is_private_and_not_in_hand() -> None:
    """R-ACT-SEA-03, R-BOARD-15: only the searcher sees it."""
    t = table().controls(1, "Forty", at="School").dice(1, 3).deck("School", "Trap", "Stranger")
    g = say(t.begin(), "search/forty/3")
    assert names(g, g.drawn) == ["Trap"] and g.hand[0] == ()
    assert [bool(g.view(player)["drawn"]) for player in range(3)] == [True, False, False]
    assert [g.view(player)["drawn_count"] for player in range(3)] == [1, 1, 1]


def test_noise_for_one_more_card_each() -> None:
    """R-ACT-SEA-04, R-ACT-SEA-05: one token and one card each time, never another die;
    R-ACT-SEA-07: the rest under the deck.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .dice(1, 3, 4)
        .deck("School", "Trap", "Stranger", "Lost Family", "Trap")
    )
    g = say(t.begin(), "search/forty/3", "make_noise", "make_noise")
    assert g.noise[place("school")] == 2 and len(g.drawn) == 3 and g.spent[0] == (3,)
    say(g, "keep/stranger", "card/trap")
    assert hand(g, 1) == ["Stranger"] and g.spent[0] == (3,)
    # bottom first: chosen order (U-12)
    assert names(g, g.item_deck[place("school")]) == [
        "Lost Family",
        "Trap",
        "Trap",
    ]


@pytest.mark.settles(("search.return_order", "drawn"))
def test_the_order_under_the_deck_can_be_set() -> None:
    """R-ACT-SEA-07, U-12: with `drawn` nobody is asked."""
    t = (
        table(rules={"search.return_order": "drawn"})
        .controls(1, "Forty", at="School")
        .dice(1, 3)
        .deck("School", "Trap", "Stranger", "Lost Family")
    )
    g = say(t.begin(), "search/forty/3", "make_noise", "make_noise", "keep/stranger")
    assert asked(g) == (1, "action") and names(g, g.item_deck[place("school")]) == [
        "Lost Family",
        "Trap",
    ]


@pytest.mark.settles(("search.return_order", "random"))
def test_the_order_under_the_deck_can_be_left_to_chance() -> None:
    """R-ACT-SEA-07, U-12: with `random` nobody is asked, and each of the six orders comes about
    as often as the others.
    """
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        t = (
            table(seed=seed, rules={"search.return_order": "random"})
            .controls(1, "Forty", at="School")
            .dice(1, 3)
        )
        g = say(
            t.deck("School", "Trap", "Stranger", "Lost Family", "Knife").begin(),
            "search/forty/3",
            *["make_noise"] * 3,
            "keep/stranger",
        )
        assert asked(g) == (1, "action") and not g.drawn
        orders[tuple(names(g, g.item_deck[place("school")]))] += 1
    assert set(orders) == set(permutations(("Trap", "Lost Family", "Knife")))
    # 50 are to be expected, 25 is 3.9 deviations away
    assert all(25 <= count <= 75 for count in orders.values()), orders


def test_noise_needs_a_space_and_a_card() -> None:
    """R-ACT-SEA-06, R-BOARD-12: not with four tokens there, not with an empty deck."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .noise("School", 3)
        .dice(1, 3)
        .deck("School", "Trap", "Stranger", "Lost Family")
    )
    g = say(t.begin(), "search/forty/3")
    assert offered(g, "make_noise") == [""]
    say(g, "make_noise")
    assert g.noise[place("school")] == 4 and offered(g, "make_noise") == []
    t = table().controls(1, "Forty", at="School").dice(1, 3).deck("School", "Trap", "Stranger")
    g = say(t.begin(), "search/forty/3", "make_noise")
    assert offered(g, "make_noise") == []


def test_exactly_one_card_is_kept() -> None:
    """R-ACT-SEA-08: neither none nor two."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .dice(1, 3)
        .deck("School", "Trap", "Stranger", "Lost Family")
    )
    g = say(t.begin(), "search/forty/3", "make_noise")
    assert kinds(g.decision.keys) == {"keep", "make_noise"}
    say(g, "keep/trap")
    assert asked(g) == (1, "action") and hand(g, 1) == ["Trap"]


def test_the_same_survivor_searches_again() -> None:
    """R-ACT-SEA-09: for another die of sufficient value."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .noise("School", 4)
        .dice(1, 2, 3, 4)
        .deck("School", "Trap", "Stranger", "Lost Family")
    )
    g = say(t.begin(), "search/forty/3", "search/forty/4")
    assert hand(g, 1) == ["Stranger", "Trap"] and g.unused[0] == (2,) and offered(g, "search") == []


# ---- barricade
def test_a_barricade_for_any_die() -> None:
    """R-ACT-BAR-01, R-DICE-07: an empty entrance space at a place of an own survivor, a die of
    any value.
    """
    g = table().controls(1, "Forty", at="School").controls(2, "Fifty").dice(1, 1, 6).begin()
    assert sorted(offered(g, "barricade")) == ["1/school", "6/school"]
    say(g, "barricade/1/school")
    assert g.barricades[place("school") + 5] == 1 and g.spent[0] == (1,)


def test_the_player_picks_the_entrance_to_bar() -> None:
    """R-ACT-BAR-02, G-40: any entrance of the colony with an empty space; without one the action
    is not there.
    """
    t = (
        table()
        .controls(1, "Forty")
        .zombies("colony", 3, 1, 3, 3, 3, 0)
        .barricades("colony", 0, 2, 0, 0, 0, 1)
        .dice(1, 4)
    )
    assert offered(t.begin(), "barricade") == ["4/colony_6"]
    t = table().controls(1, "Forty", at="Library").zombies("Library", 3).dice(1, 4)
    assert offered(t.begin(), "barricade") == []


def test_several_barricades_at_one_entrance() -> None:
    """R-ACT-BAR-03, R-BOARD-05: one a space."""
    t = table().controls(1, "Forty", at="Library").dice(1, 1, 1, 1, 1)
    g = say(t.begin(), *["barricade/1/library"] * 3)
    assert g.barricades[place("library") + 5] == 3 and offered(g, "barricade") == []


# ---- clean waste
def test_cleaning_needs_an_own_survivor_in_the_colony() -> None:
    """R-ACT-CLN-01, G-09: somebody else's survivor there does not do."""
    t = table().controls(1, "Forty", at="School").controls(2, "Fifty").waste_of(5).dice(1, 6)
    assert offered(t.begin(), "clean_waste") == []
    assert offered(table().controls(1, "Forty").waste_of(5).dice(1, 6).begin(), "clean_waste") == [
        "6"
    ]


@pytest.mark.parametrize(("cards", "left"), [(5, 2), (3, 0), (2, 0), (1, 0)])
def test_cleaning_removes_three(cards: int, left: int) -> None:
    """R-ACT-CLN-02, U-13, R-COMP-18: the top three, or what is there, removed from the game."""
    g = say(table().controls(1, "Forty").waste_of(cards).dice(1, 1).begin(), "clean_waste/1")
    assert (len(g.waste), len(g.removed), g.spent[0]) == (left, cards - left, (1,))


@pytest.mark.settles(("clean_waste.partial", "no"))
def test_an_empty_waste_pile_cannot_be_cleaned() -> None:
    """R-ACT-CLN-02, U-13: at least one card; with `clean_waste.partial` off three."""
    assert offered(table().controls(1, "Forty").dice(1, 1).begin(), "clean_waste") == []
    strict = table(rules={"clean_waste.partial": "no"}).controls(1, "Forty").waste_of(2).dice(1, 1)
    assert offered(strict.begin(), "clean_waste") == []


# ---- attract
def test_attract_moves_two_zombies() -> None:
    """R-ACT-ATT-01: from any one location to empty spaces at the survivor's, for any die."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .zombies("Library", 3)
        .zombies("Hospital", 1)
        .dice(1, 1)
    )
    g = t.begin()
    assert sorted(offered(g, "attract")) == ["1/school/hospital", "1/school/library"]
    say(g, "attract/1/school/library")
    assert (zombies(g, "library"), zombies(g, "school"), g.spent[0]) == (1, 2, (1,))


def test_the_player_picks_zombies_and_spaces() -> None:
    """R-ACT-ATT-02: no entrance order, no overrun, no barricade lost."""
    t = (
        table()
        .controls(1, "Forty")
        .zombies("School", 2)
        .zombies("colony", 3, 0, 0, 0, 0, 0)
        .barricades("colony", 0, 3, 0, 0, 0, 0)
        .dice(1, 1)
    )
    g = say(t.begin(), "attract/1/colony/school")
    assert sorted(offered(g, "entrance")) == ["colony_3", "colony_4", "colony_5", "colony_6"]
    say(g, "entrance/colony_5", "entrance/colony_5")
    assert g.zombies[:6] == [3, 0, 0, 0, 2, 0] and g.barricades[1] == 3 and g.morale == 6


def test_attracting_is_neither_adding_nor_killing() -> None:
    """R-ACT-ATT-03, R-EXPOSE-08: no exposure roll (none was given), no such event."""
    t = table().controls(1, "Forty", at="School").zombies("Library", 2).dice(1, 1)
    g = t.begin()
    g.log = []
    say(g, "attract/1/school/library")
    assert not {"zombie_added", "zombie_killed", "exposure_rolled"} & set(
        told(g)
    ) and "zombies_attracted" in told(g)


# ---- abilities
def test_an_ability_works_at_its_places() -> None:
    """R-ACT-ABL-01, R-CARD-11: named locations, or anywhere; only with own survivors."""
    t = (
        table()
        .controls(1, "Ashley Ross", at="Library")
        .controls(1, "Seventy", at="Library")
        .controls(2, "Mike Cho", at="Police Station")
    )
    assert offered(t.zombies("Library", 1).dice(1, 6).begin(), "ability") == ["seventy/1/0"]
    t = table().controls(1, "Ashley Ross", at="School").controls(1, "Mike Cho").dice(1, 6)
    assert offered(t.begin(), "ability") == ["ashley_ross/1/6"]


def test_an_ability_with_a_number_costs_a_die() -> None:
    """R-ACT-ABL-02, R-CARD-12: one die of at least the number a use; R-ACT-ABL-03: as often as
    it is paid.
    """
    t = table().controls(1, "Sixty", at="Hospital").dice(1, 3, 4, 6)
    g = t.begin()
    assert offered(g, "ability") == ["sixty/1/4", "sixty/1/6"]
    say(g, "ability/sixty/1/6", "ability/sixty/1/4")
    assert g.morale == 8 and g.unused[0] == (3,) and offered(g, "ability") == []


def test_an_ability_without_a_number_is_free_and_unlimited() -> None:
    """R-ACT-ABL-03, R-CARD-12: any number of times, unless its text limits it."""
    g = say(table().controls(1, "Seventy").dice(1, 3).begin(), *["ability/seventy/1/0"] * 5)
    assert g.food == 5 and g.unused[0] == (3,) and offered(g, "ability") == ["seventy/1/0"]


def test_a_limit_of_an_ability_lasts_a_round() -> None:
    """R-ACT-ABL-03, R-EXPOSE-01: once per round, then again in the next one; a zombie killed by
    an ability means a roll as well.
    """
    t = (
        table()
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Fifty", at="Library")
        .controls(3, "Sixty", at="Hospital")
    )
    g = t.zombies("School", 4).zombies("Library", 0).dice(1, 6, 6).crossroads_deck().begin()
    say(g, "ability/ashley_ross/1/6", "number/2", exposure=("blank", "wound"))
    assert (
        zombies(g, "school") == 2
        and g.wounds[who("Ashley Ross")] == 1
        and offered(g, "ability") == []
    )
    while g.round == 1:
        g.apply("end_turn")
    while asked(g)[0] != 1:
        g.apply("end_turn")
    assert [key.rpartition("/")[0] for key in offered(g, "ability")][:1] == ["ashley_ross/1"]
