"""The procedures that card texts call (Part 5.5): placing, giving, leading, healing, tokens,
zombies; with the rules they keep.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import (
    add_noise,
    remove_barricades,
    remove_noise,
)
from dowlang.rulesets.dead_of_winter.procedures.control import become_leader
from dowlang.rulesets.dead_of_winter.procedures.healing import remove_frostbite, remove_wounds
from dowlang.rulesets.dead_of_winter.procedures.helpless import (
    add_helpless,
    kill_helpless,
    remove_helpless,
)
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import can_be_placed
from dowlang.rulesets.dead_of_winter.procedures.tracks import (
    add_food,
    gain_morale,
    remove_food,
    remove_starvation,
    set_morale,
)
from dowlang.rulesets.dead_of_winter.procedures.zombies import remove_zombies
from dowlang.rulesets.dead_of_winter.state.items import discard, draw, give_item, remove_item
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    hand,
    names,
    offered,
    place,
    rulebook,
    say,
    table,
    told,
    where,
    who,
    zombies,
)


# ---- survivors
def test_placing_is_no_move() -> None:
    """R-EXPOSE-08, R-ACT-MOV-03: no roll, the own move is still there; nothing happens without
    space or on the spot.
    """
    g = (
        table()
        .controls(1, "Forty", "Fifty-Five")
        .controls(2, "Sixty", "Twelve", at="Gas Station")
        .begin()
    )
    carry_out(g, "place", who("Forty"), place("school"))
    assert where(g, "Forty") == "school" and g.moved[who("Forty")] == 0
    assert not can_be_placed(g, who("Fifty-Five"), place("gas_station")) and can_be_placed(
        g, who("Fifty-Five"), place("school")
    )
    assert not can_be_placed(g, who("Forty"), place("school")) and not can_be_placed(
        g, who("Eighteen"), place("school")
    )
    g.log = []
    carry_out(g, "place", who("Fifty-Five"), place("gas_station"))
    carry_out(g, "place", who("Forty"), place("school"))
    carry_out(g, "place", who("Eighteen"), place("school"))
    assert where(g, "Fifty-Five") == "colony" and where(g, "Eighteen") == "" and told(g) == []


def test_a_survivor_changes_sides() -> None:
    """R-SURV-10, R-SURV-11: with wounds and equipment; a leader given away is replaced, the last
    one too; who had none gets a leader.
    """
    t = (
        table()
        .controls(1, "Forty", "Fifty", "Sixty")
        .controls(2, "Seventy")
        .wounds("Forty", 1)
        .equipped("Forty", "Handbook")
        .dice(2, 6)
    )
    g = carry_out(t.begin(), "give_survivor", who("Forty"), 1)
    assert asked(g) == (1, "leader") and sorted(offered(g, "leader")) == ["fifty", "sixty"]
    g.apply("leader/sixty")
    assert g.leader[:2] == [who("Sixty"), who("Seventy")] and g.groups[1] == tuple(
        sorted((who("Forty"), who("Seventy")))
    )
    assert g.wounds[who("Forty")] == 1 and names(g, g.equipment[who("Forty")]) == ["Handbook"]
    g.stack[:] = [("close_turn", 1), ("act", 1)]
    g.active_player = 1
    g.run()
    assert len(offered(g, "use")) == 1  # the handbook works for the new controller
    t = table().controls(1, "Forty").controls(2, "Fifty").hand(1, "Fuel").survivor_deck("Sixty")
    g = carry_out(t.begin(), "give_survivor", who("Forty"), 1)
    assert (
        g.controller[who("Sixty")] == 0
        and g.leader[:2] == [who("Sixty"), who("Fifty")]
        and g.hand[0] == ()
    )
    t = table().controls(1, "Forty", "Fifty")
    g = carry_out(t.begin(), "give_survivor", who("Fifty"), 2)
    assert g.leader == [who("Forty"), -1, who("Fifty")]
    assert carry_out(g, "give_survivor", who("Fifty"), 2).leader[2] == who("Fifty")


def test_who_is_in_play_becomes_leader_by_an_effect() -> None:
    """R-SURV-10, R-CARD-20: by an effect; who leads already or is not in play stays as is."""
    g = table().controls(1, "Forty", "Fifty").controls(2, "Sixty").begin()
    g.log = []
    become_leader(g, who("Forty"))
    become_leader(g, who("Eighteen"))
    assert told(g) == [] and g.leader == [who("Forty"), who("Sixty"), -1]
    become_leader(g, who("Fifty"))
    assert g.leader[0] == who("Fifty") and told(g) == ["leader_chosen"]


def test_standing_rules_come_and_go_with_their_survivor() -> None:
    """R-TEXT-01, R-SURV-05: they come with the survivor, concern no other, and end with it."""
    g = table().controls(1, "Fifty", "Forty").hand(1, "Stranger").begin()
    assert len(g.lasting) == len(table().controls(1, "Forty").begin().lasting) + 1
    carry_out(g, "kill", who("Fifty"))
    assert len(g.lasting) == len(table().controls(1, "Forty").begin().lasting)
    t = table().controls(1, "Forty").survivor_deck("Fifty").hand(1, "Stranger")
    g = say(t.begin(), "play/stranger")
    say(g, "move/fifty/school", "move/forty/school", exposure=("wound", "wound"))
    assert (g.wounds[who("Fifty")], g.wounds[who("Forty")]) == (0, 1)


def test_equipment_ends_with_its_bearer() -> None:
    """R-SURV-05, R-SURV-07, R-ACT-PLY-05: what an equipped card put in force is over; back in
    hand it does nothing.
    """
    t = (
        table()
        .controls(1, "Forty", "Sixty")
        .equipped("Sixty", "Knife")
        .dice(1, 1)
        .zombies("colony", 1)
    )
    g = t.begin()
    assert offered(g, "attack") == ["sixty/1/colony_1"]
    before = len(table().controls(1, "Forty", "Sixty").begin().lasting)
    carry_out(g, "kill", who("Sixty"))
    assert len(g.lasting) == before and hand(g, 1) == ["Knife"]


def test_as_many_tokens_are_healed_as_are_there() -> None:
    """R-TEXT-04, U-45: as many as are there, of the kind named."""
    g = table().controls(1, "Forty", "Fifty-Five").begin()
    s = who("Forty")
    g.wounds[s], g.frostbite[s] = 1, 1
    assert (remove_wounds(g, s, 5), g.wounds[s], g.frostbite[s]) == (1, 0, 1)
    assert (remove_frostbite(g, s, 1), g.frostbite[s]) == (1, 0)
    assert (remove_wounds(g, s, 1), remove_frostbite(g, s, 1), remove_wounds(g, s, -1)) == (0, 0, 0)
    g.wounds[s], g.frostbite[s] = 2, 0
    assert (remove_wounds(g, s, 1), g.wounds[s]) == (1, 1)


@pytest.mark.parametrize("step", ["wound", "frost"])
def test_several_tokens_stop_with_the_death(step: str) -> None:
    """R-EXPOSE-07, R-SURV-15: the third kills, a fourth has nobody to go to, and the dead get
    none.
    """
    g = table().controls(1, "Forty", "Fifty-Five").begin()
    carry_out(g, step, who("Forty"), 5)
    assert (
        alive(g, "Forty") == [False]
        and g.morale == 5
        and g.wounds[who("Forty")] == g.frostbite[who("Forty")] == 0
    )
    g.log = []
    carry_out(g, step, who("Forty"), 1)
    assert told(g) == []


def test_nobody_joins_twice_by_name() -> None:
    """R-SURV-01, R-XROADS-10: out of the deck or of those removed; nobody joins twice."""
    g = table().controls(1, "Forty").begin()
    size = len(g.survivor_deck)
    carry_out(g, "join", who("Sixty"), 0)
    assert len(g.survivor_deck) == size - 1 and g.controller[who("Sixty")] == 0
    carry_out(g, "kill", who("Sixty"))
    carry_out(g, "join", who("Sixty"), 1)
    assert (
        g.removed_survivors == ()
        and g.controller[who("Sixty")] == 1
        and g.leader[1] == who("Sixty")
    )
    carry_out(g, "join", who("Sixty"), 0)
    assert g.controller[who("Sixty")] == 1


def test_the_exiled_are_replaced_where_there_is_space() -> None:
    """U-27, R-EXILE-09: at a location outside with space, beyond the spaces only when all are
    full.
    """
    t = (
        table()
        .controls(1, "Twelve", "Fifteen", at="Gas Station")
        .controls(2, "Forty", at="School")
        .exiled(2)
        .survivor_deck("Fifty-Eight")
    )
    g = carry_out(t.begin(), "kill", who("Forty"))
    assert sorted(offered(g, "location")) == [
        "grocery_store",
        "hospital",
        "library",
        "police_station",
        "school",
    ]


# ---- cards
def test_cards_change_place() -> None:
    """R-BOARD-11, R-BOARD-15, R-COMP-18, R-EXILE-13: drawn, given, discarded, removed; a card is
    in one place only.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty", at="School")
        .hand(1, "Fuel", "Knife")
        .equipped("Forty", "Handbook")
        .exiled(2)
        .hand(2, "Lighter")
    )
    g = t.deck("School", "Trap", "Stranger").begin()
    assert draw(g, 0, place("school"), 1) == 1 and hand(g, 1) == ["Fuel", "Knife", "Trap"]
    assert draw(g, 0, place("school"), 3) == 1 and g.item_deck[place("school")] == ()
    fuel, knife = g.hand[0][:2]
    discard(g, 0, fuel)
    give_item(g, knife, 1)
    remove_item(g, g.equipment[who("Forty")][0])
    assert (
        names(g, g.waste) == ["Fuel"]
        and hand(g, 2) == ["Knife", "Lighter"]
        and names(g, g.removed) == ["Handbook"]
    )
    assert g.equipment[who("Forty")] == ()
    discard(g, 1, knife)
    # an exiled player discards like everybody
    assert names(g, g.removed) == ["Handbook"] and names(g, g.waste) == [
        "Fuel",
        "Knife",
    ]


def test_a_hand_off_with_consent_given() -> None:
    """U-43, R-ACT-HND-01: agreed, it is passed on; among own survivors nobody is asked."""
    t = (
        table(rules={"handoff.consent": "yes"})
        .controls(1, "Forty", "Sixty")
        .controls(2, "Fifty")
        .equipped("Forty", "Knife")
    )
    g = say(t.begin(), "hand_off/knife/forty/sixty")
    assert asked(g) == (1, "action") and names(g, g.equipment[who("Sixty")]) == ["Knife"]
    say(g, "hand_off/knife/sixty/fifty")
    accept = next(key for key in g.decision.keys if key.startswith("accept"))
    say(g, accept)
    assert names(g, g.equipment[who("Fifty")]) == ["Knife"]


def test_what_a_played_card_causes_names_it() -> None:
    """R-ACT-PLY-02: what a played card causes names it, and only while it is being carried out."""
    t = table().controls(1, "Forty", "Fifty-Five").wounds("Forty", 1).hand(1, "Medicine")
    g = t.begin()
    g.log = []
    say(g, "play/medicine")
    number = rulebook().ruleset.event_number["healed"]
    assert [names(g, [entry[3]]) for entry in g.log if entry[0] == number] == [
        ["Medicine"]
    ] and g.playing == -1
    say(g, "move/forty/school", exposure="blank")
    moved = rulebook().ruleset.event_number["moved"]
    assert [entry[5] for entry in g.log if entry[0] == moved] == [-1]


# ---- tracks, tokens, zombies
def test_tracks_keep_their_ends() -> None:
    """R-END-10, R-BOARD-10, U-06: morale stops at the top of its track; the supply grows and
    never falls below 0.
    """
    g = table().controls(1, "Forty").food(2, 1).begin()
    g.log = []
    gain_morale(g, 9)
    assert g.morale == 10
    set_morale(g, 3)
    set_morale(g, 5)
    assert g.morale == 5
    add_food(g, 3)
    add_food(g, 0)
    assert (g.food, told(g).count("food_added")) == (5, 1)
    assert (remove_food(g, 6), g.food, remove_food(g, 1)) == (5, 0, 0)
    assert (remove_starvation(g, 3), g.starvation) == (1, 0)


@pytest.mark.settles(("full_colony.partial", "not_playable"))
def test_helpless_survivors_come_and_go() -> None:
    """R-SURV-14, R-SURV-16, U-29: removed without morale, killed with; as many as there is space
    for, or none when so set.
    """
    g = table().controls(1, "Forty").helpless(3).begin()
    assert (remove_helpless(g, 1), g.helpless, g.morale) == (1, 2, 6)
    assert (kill_helpless(g, 5), g.helpless, g.morale) == (2, 0, 4)
    add_helpless(g, 30)
    assert g.helpless == 23
    g = (
        table(rules={"full_colony.partial": "not_playable"})
        .controls(1, "Forty")
        .helpless(22)
        .begin()
    )
    add_helpless(g, 2)
    assert g.helpless == 22
    add_helpless(g, 1)
    assert g.helpless == 23


def test_zombies_and_tokens_are_taken_away() -> None:
    """R-ZOMBIE-13, R-BOARD-12: as many as are there, from the first entrance on; removed zombies
    are not killed.
    """
    g = (
        table()
        .controls(1, "Forty")
        .zombies("colony", 2, 1, 0, 0, 0, 1)
        .barricades("colony", 1, 0, 2, 0, 0, 0)
        .noise("School", 3)
        .begin()
    )
    g.log = []
    assert (remove_zombies(g, 3, 0), g.zombies[:6]) == (3, [0, 0, 0, 0, 0, 1])
    assert (remove_zombies(g, 3, 0), remove_zombies(g, 1, 0)) == (
        1,
        0,
    ) and "zombie_killed" not in told(g)
    assert (remove_barricades(g, 2, 0), g.barricades[:6]) == (2, [0, 0, 1, 0, 0, 0])
    assert (remove_noise(g, 2, place("school")), g.noise[3]) == (2, 1)
    assert (add_noise(g, 5, place("school")), g.noise[3], add_noise(g, 1, 0)) == (3, 4, 0)


def test_the_victim_of_a_tie_dies() -> None:
    """R-ZOMBIE-06, U-18: whom the first player names, and nobody else; then the next zombie
    comes.
    """
    t = (
        table()
        .controls(1, "Twin One", at="Library")
        .controls(3, "Twin Two", at="Library")
        .controls(2, "Forty")
        .zombies("Library", 3)
    )
    t.controls(1, "Fifty").controls(3, "Sixty")
    g = carry_out(t.begin(), "add_zombies", 2, place("library"))
    g.apply("survivor/twin_two")
    assert (
        alive(g, "Twin One", "Twin Two") == [False, False]
        and g.morale == 4
        and zombies(g, "library") == 3
    )


def test_zombies_killed_this_turn() -> None:
    """R-ACT-ATK-04: counted for cards that ask, anew each turn."""
    t = table().controls(1, "Ashley Ross").controls(2, "Fifty").zombies("colony", 3).dice(1, 4, 5)
    g = say(
        t.begin(),
        "attack/ashley_ross/4/colony_1",
        "attack/ashley_ross/5/colony_2",
        exposure=("blank", "blank"),
    )
    assert g.killed_this_turn == 2
    g.apply("end_turn")
    assert g.killed_this_turn == 0


def test_fewer_zombies_are_lured_when_fewer_are_left() -> None:
    """U-15, R-ACT-ATT-02: the player picks which leave when not all do."""
    t = table().controls(1, "Forty", at="School").zombies("colony", 1, 1, 1, 0, 0, 0).dice(1, 1)
    g = say(t.begin(), "attract/1/school/colony")
    assert asked(g) == (1, "entrance") and offered(g, "entrance") == [
        "colony_1",
        "colony_2",
        "colony_3",
    ]
    say(g, "entrance/colony_3", "entrance/colony_1")
    assert g.zombies[:6] == [0, 1, 0, 0, 0, 0] and zombies(g, "school") == 2


def test_where_zombies_can_come_from() -> None:
    """R-ACT-ATT-01: only from locations that have any: those of the police station are not the
    colony's.
    """
    g = table().controls(1, "Forty", at="School").zombies("Police Station", 2).dice(1, 1).begin()
    assert offered(g, "attract") == ["1/school/police_station"]
    g = (
        table()
        .controls(1, "Forty", at="School")
        .zombies("colony", 0, 0, 0, 0, 0, 2)
        .dice(1, 1)
        .begin()
    )
    assert offered(g, "attract") == ["1/school/colony"]
    t = (
        table()
        .controls(1, "Forty", at="School")
        .zombies("colony", 1, 0, 0, 0, 0, 0)
        .zombies("Police Station", 2)
        .dice(1, 1)
    )
    g = say(t.begin(), "attract/1/school/colony")
    assert (
        asked(g) == (1, "action")
        and zombies(g, "school") == 1
        and zombies(g, "police_station") == 2
    )


@pytest.mark.settles(("request.only_playable", "no"))
def test_a_card_that_may_not_be_played_is_not_given() -> None:
    """R-ACT-REQ-02, U-42: what the requester could not play is refused; with `only_playable` off
    it is given.
    """
    t = table(rules={"forbid_play_fuel": 1}).controls(1, "Forty").hand(2, "Fuel", "Medicine")
    g = say(t.begin(), "request/player_2/fuel")
    assert asked(g) == (1, "action")
    say(g, "request/player_2/medicine")
    assert asked(g) == (2, "request")
    t = (
        table(rules={"request.only_playable": "no"})
        .controls(1, "Forty")
        .helpless(23)
        .hand(2, "Stranger")
    )
    assert asked(say(t.begin(), "request/player_2/survivor")) == (2, "request")


def test_the_use_of_an_item_is_told() -> None:
    """R-ACT-ABL-02, R-ACT-PLY-04: by whom and with which card, when it is done; the card is no
    longer at work then.
    """
    t = table().controls(1, "Forty").equipped("Forty", "Handbook").dice(1, 2)
    g = t.begin()
    g.log = []
    say(g, f"use/{offered(g, 'use')[0]}")
    number = rulebook().ruleset.event_number["item_ability_used"]
    (used,) = [entry for entry in g.log if entry[0] == number]
    assert (used[1], names(g, [used[2]]), used[3]) == (
        0,
        ["Handbook"],
        who("Forty"),
    ) and g.playing == -1
    assert told(g).index("morale_gained") < told(g).index("item_ability_used")
