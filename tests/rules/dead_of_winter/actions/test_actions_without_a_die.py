"""R-ACT, actions without a die: cards, crisis, moves, food, requests, hand-offs, exile votes.

Each docstring names the rules it proves.
"""

from __future__ import annotations

import pytest

from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    end_turn,
    hand,
    names,
    offered,
    only,
    say,
    table,
    told,
    where,
    who,
)


# ---- play a card
def test_any_number_of_cards_on_the_own_turn() -> None:
    """R-ACT-PLY-01, R-TURN-05: one after the other, in the own turn; R-ACT-03: without a die."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(1, "Fuel", "Fuel", "Fuel", "Tinned Food")
        .hand(2, "Fuel")
        .dice(1, 2)
    )
    g = say(t.begin(), "play/fuel", "play/tinned_food", "play/fuel", "play/fuel")
    assert g.morale == 9 and g.food == 3 and g.hand[0] == () and g.unused[0] == (2,)
    assert hand(g, 2) == ["Fuel"] and offered(g, "play") == []


def test_an_instant_card_goes_on_top_of_the_waste_pile() -> None:
    """R-ACT-PLY-02, R-BOARD-11, R-CARD-15: face up on top, then its text is carried out."""
    g = say(
        table().controls(1, "Forty").waste("Knife", "Lighter").hand(1, "Fuel").begin(), "play/fuel"
    )
    assert names(g, g.waste) == ["Lighter", "Knife", "Fuel"] and g.morale == 7
    assert (
        g.view(0)["waste"] == g.view(1)["waste"] == g.view(2)["waste"]
        and len(g.view(1)["waste"]) == 3
    )


def test_an_event_card_is_removed_from_the_game() -> None:
    """R-ACT-PLY-03, R-CARD-15, G-15: its effect, then not to the waste pile."""
    g = say(table().controls(1, "Forty").hand(1, "Lecture").begin(), "play/lecture")
    assert g.morale == 7 and g.waste == () and names(g, g.removed) == ["Lecture"]


def test_an_equip_card_goes_beside_any_own_survivor() -> None:
    """R-ACT-PLY-04: at any location; it works from now on; not others' survivors.

    R-ACT-PLY-06: any number of cards.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .controls(2, "Sixty")
        .zombies("School", 1)
        .dice(1, 1)
    )
    g = t.hand(1, "Knife", "Handbook", "Knife").begin()
    assert sorted(offered(g, "equip")) == [
        "handbook/fifty",
        "handbook/forty",
        "knife/fifty",
        "knife/forty",
    ]
    assert offered(g, "attack") == []
    say(g, "equip/knife/fifty")
    assert offered(g, "attack") == ["fifty/1/school"] and g.waste == ()  # attack 1+ now
    say(g, "equip/handbook/fifty", "equip/knife/fifty")
    assert sorted(names(g, g.equipment[who("Fifty")])) == ["Handbook", "Knife", "Knife"]


def test_equipment_stays_where_it_is() -> None:
    """R-ACT-PLY-05: it leaves by contribution, hand-off, loss or card text only: it can be
    neither taken back nor played.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .equipped("Forty", "Knife")
        .crisis("Food Shortage")
        .hand(1, "Fuel")
    )
    keys = [key for key in t.begin().decision.keys if "knife" in key]
    assert sorted(keys) == ["contribute_equipped/knife/forty", "hand_off/knife/forty/fifty"]


def test_cards_that_add_people_need_space() -> None:
    """R-ACT-PLY-07, R-SURV-03, U-29: not while the colony is full; with some space it is filled."""
    t = table().controls(1, "Forty").helpless(23).hand(1, "Lost Family", "Stranger", "Fuel")
    assert offered(t.begin(), "play") == ["fuel"]
    g = say(
        table().controls(1, "Forty").helpless(21).hand(1, "Lost Family", "Stranger").begin(),
        "play/lost_family",
    )
    assert g.helpless == 23 and offered(g, "play") == []


# ---- crisis
def test_hand_and_equipment_go_to_the_crisis() -> None:
    """R-ACT-CRI-01, U-49: any number, from the hand and from own survivors anywhere;
    R-CRISIS-03: for good.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .controls(2, "Sixty")
        .equipped("Fifty", "Knife")
        .equipped("Sixty", "Handbook")
    )
    g = say(
        t.hand(1, "Fuel", "Fuel").crisis("Food Shortage").begin(),
        "contribute/fuel",
        "contribute_equipped/knife/fifty",
        "contribute/fuel",
    )
    assert names(g, [item for _, item, _ in g.contributed]) == ["Fuel", "Knife", "Fuel"]
    assert (
        g.hand[0] == ()
        and g.equipment[who("Fifty")] == ()
        and offered(g, "contribute") + offered(g, "contribute_equipped") == []
    )
    assert (
        offered(table().controls(1, "Forty").hand(1, "Fuel").crisis().begin(), "contribute") == []
    )


def test_hand_cards_are_given_face_down() -> None:
    """R-ACT-CRI-02, R-CRISIS-03, R-BOARD-17, U-48: others see that a card was added and by whom; of
    equipment also which.
    """
    t = (
        table()
        .controls(1, "Forty")
        .equipped("Forty", "Knife")
        .hand(1, "Fuel")
        .crisis("Food Shortage")
    )
    g = say(t.begin(), "contribute/fuel", "contribute_equipped/knife/forty")
    (giver, fuel), (_, knife) = g.view(0)["contributed"]
    assert giver == 0 and fuel >= 0 and knife >= 0
    assert g.view(1)["contributed"] == g.view(2)["contributed"] == ((0, -1), (0, knife))


def test_any_card_may_be_given_and_does_nothing_itself() -> None:
    """R-ACT-CRI-03, R-ACT-CRI-04: matching or not; its own text is not carried out."""
    t = (
        table()
        .controls(1, "Forty")
        .hand(1, "Tinned Food", "Fuel", "Knife", "Lecture")
        .crisis("Food Shortage")
    )
    g = t.begin()
    assert sorted(offered(g, "contribute")) == ["fuel", "knife", "lecture", "tinned_food"]
    say(g, "contribute/tinned_food", "contribute/fuel", "contribute/lecture")
    assert (g.food, g.morale) == (0, 6) and g.waste == () and g.removed == ()


def test_exiled_players_give_nothing() -> None:
    """R-ACT-CRI-05, R-EXILE-07."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .exiled(1)
        .hand(1, "Fuel")
        .equipped("Forty", "Knife")
        .crisis("Fuel Shortage")
    )
    g = t.begin()
    assert offered(g, "contribute") == [] and offered(g, "contribute_equipped") == []


# ---- moves
def test_one_move_each_to_another_place_with_space() -> None:
    """R-ACT-MOV-01, R-BOARD-02, R-TURN-06: any location but the present one and full ones, once
    a turn.
    """
    t = table().controls(1, "Forty", "Sixty").controls(2, "Fifty", "Twelve", at="Gas Station")
    g = t.begin()
    assert sorted(offered(g, "move")) == sorted(
        f"{s}/{x}"
        for s in ("forty", "sixty")
        for x in ("police_station", "grocery_store", "school", "library", "hospital")
    )
    say(g, "move/forty/school", exposure="blank")
    assert {key.partition("/")[0] for key in offered(g, "move")} == {"sixty"}
    while asked(g)[0] == 1:
        end_turn(g)
    assert {key.partition("/")[0] for key in offered(g, "move")} == {"fifty", "twelve"}


def test_helpless_survivors_take_space() -> None:
    """R-BOARD-06, R-BOARD-07: a full colony cannot be entered."""
    g = table().controls(1, "Forty", at="School").controls(2, "Fifty").helpless(23).begin()
    assert "forty/colony" not in offered(g, "move")
    assert "forty/colony" in offered(
        table().controls(1, "Forty", at="School").controls(2, "Fifty").helpless(22).begin(), "move"
    )


def test_exposure_right_after_the_move() -> None:
    """R-ACT-MOV-02, R-EXPOSE-01, R-BITE-08: a roll at once; a bite spreads at the destination."""
    t = (
        table()
        .controls(1, "Forty", "Twelve")
        .controls(2, "Fifty", at="School")
        .controls(2, "Fifteen")
    )
    g = say(t.begin(), "move/forty/school", exposure="frostbite")
    assert where(g, "Forty") == "school" and g.frostbite[who("Forty")] == 1
    t = (
        table()
        .controls(1, "Forty", "Twelve")
        .controls(2, "Fifty", at="School")
        .controls(2, "Fifteen")
    )
    g = say(t.begin(), "move/forty/school", exposure="bitten")
    assert offered(g, "bite_roll") == ["fifty"] and alive(g, "Forty") == [False]


def test_newcomers_may_move_this_turn() -> None:
    """R-ACT-MOV-04, U-60, R-SURV-02: who joined in this turn has not moved yet and acts, but
    gives no die.
    """
    t = table().controls(1, "Forty").hand(1, "Stranger").survivor_deck("Fifty-Eight").dice(1, 3)
    g = say(t.zombies("colony", 1).begin(), "play/stranger")
    assert (
        "fifty_eight/school" in offered(g, "move")
        and "fifty_eight/3/colony_1" in offered(g, "attack")
        and g.unused[0] == (3,)
    )


def test_moves_by_cards_do_not_use_up_the_own_move() -> None:
    """R-ACT-MOV-03, R-EXILE-04, G-23: who was moved by an effect can still move."""
    t = table().controls(1, "Forty").controls(2, "Fifty").controls(3, "Sixty")
    g = say(
        t.begin(),
        "exile_vote/player_2",
        "vote/up",
        "vote/up",
        "vote/up",
        "move/fifty/school",
        exposure="blank",
    )
    end_turn(g)
    assert asked(g)[0] == 2 and "fifty/library" in offered(g, "move")


# ---- food
def test_a_token_raises_one_of_the_own_dice() -> None:
    """R-ACT-FOO-01, G-06: one token, one die, by 1; R-ACT-FOO-02: any of the dice, from the
    shared supply, nobody is asked.
    """
    t = table().controls(1, "Forty").controls(2, "Fifty").dice(1, 2, 2, 5).dice(2, 1).food(3)
    g = t.begin()
    assert offered(g, "spend_food") == ["2", "5"]
    say(g, "spend_food/2")
    assert g.unused == [(2, 3, 5), (1,), ()] and g.food == 2 and asked(g) == (1, "action")
    say(g, "spend_food/3", "spend_food/5")
    assert g.unused[0] == (2, 4, 6) and g.food == 0 and offered(g, "spend_food") == []


def test_only_who_has_the_turn_and_is_not_exiled() -> None:
    """R-ACT-FOO-03, R-EXILE-10: nobody else, and no exiled player, spends food tokens."""
    assert (
        offered(
            table().controls(1, "Forty", at="School").exiled(1).dice(1, 2).food(3).begin(),
            "spend_food",
        )
        == []
    )
    g = table().controls(1, "Forty").dice(1, 2).dice(2, 2).food(3).begin()
    assert asked(g)[0] == 1 and offered(g, "spend_food") == ["2"]


# ---- request
def test_the_asked_player_decides_freely() -> None:
    """R-ACT-REQ-01: any player with cards is asked and may refuse; R-BOARD-15: who has no such
    card can only refuse, silently.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(2, "Fuel", "Tinned Food")
        .hand(3, "Knife")
    )
    g = say(t.begin(), "request/player_2/fuel")
    assert (
        asked(g) == (2, "request")
        and offered(g, "give") == ["fuel"]
        and offered(g, "refuse") == [""]
    )
    say(g, "refuse")
    assert hand(g, 2) == ["Fuel", "Tinned Food"] and asked(g) == (1, "action")
    g.log = []
    say(g, "request/player_3/fuel")
    assert asked(g) == (1, "action") and "request_refused" in told(g)


def test_a_given_card_is_played_at_once() -> None:
    """R-ACT-REQ-02, R-ACT-REQ-03, G-11: never in the requester's hand, never a contribution."""
    t = table().controls(1, "Forty").hand(2, "Tinned Food").crisis("Food Shortage")
    g = say(t.begin(), "request/player_2/food", "give/tinned_food")
    assert g.food == 3 and names(g, g.waste) == ["Tinned Food"] and g.hand[:2] == [(), ()]
    assert g.contributed == () and offered(g, "contribute") == []


def test_the_requester_makes_the_choices() -> None:
    """R-ACT-REQ-02, U-42: equip cards go to a survivor of the requester; targets are the
    requester's.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .controls(2, "Sixty")
        .hand(2, "Knife")
    )
    g = say(t.begin(), "request/player_2/weapon", "give/knife")
    assert asked(g) == (1, "survivor") and sorted(offered(g, "survivor")) == ["fifty", "forty"]
    say(g, "survivor/fifty")
    assert names(g, g.equipment[who("Fifty")]) == ["Knife"] and g.hand[1] == ()


def test_only_playable_cards_are_given() -> None:
    """U-42, R-ACT-PLY-07: while the colony is full nobody gives a card that adds people."""
    t = table().controls(1, "Forty").helpless(23).hand(2, "Stranger", "Fuel")
    g = t.begin()
    g.log = []
    say(g, "request/player_2/survivor")
    assert asked(g) == (1, "action") and "request_refused" in told(g)


def test_there_is_no_other_way_to_pass_cards() -> None:
    """R-ACT-REQ-04, R-ACT-HND-03: no option puts a hand card into another hand."""
    t = table().controls(1, "Forty").controls(2, "Fifty").hand(1, "Fuel").crisis("Food Shortage")
    assert sorted(key for key in t.begin().decision.keys if "fuel" in key.split("/")[1:2]) == [
        "contribute/fuel",
        "play/fuel",
    ]


# ---- hand off
def test_equipment_goes_to_anybody_at_the_same_place() -> None:
    """R-ACT-HND-01, G-12, U-43: own and others' survivors sharing the location; another player
    agrees to it; it works for the receiver.
    """
    t = (
        table()
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty")
        .controls(3, "Seventy", at="School")
        .equipped("Forty", "Knife")
    )
    g = t.zombies("colony", 1).dice(1, 1).begin()
    assert sorted(offered(g, "hand_off")) == ["knife/forty/fifty", "knife/forty/sixty"] and offered(
        g, "attack"
    ) == ["forty/1/colony_1"]
    say(g, "hand_off/knife/forty/fifty")
    assert offered(g, "attack") == ["fifty/1/colony_1"]
    say(g, "hand_off/knife/fifty/sixty")
    assert asked(g) == (2, "hand_off") and names(g, g.equipment[who("Fifty")]) == ["Knife"]
    say(g, g.decision.keys[0])
    assert (
        names(g, g.equipment[who("Sixty")]) == ["Knife"]
        and offered(g, "attack") == []
        and offered(g, "hand_off") == []
    )


@pytest.mark.settles(("handoff.consent", "no"))
def test_another_player_agrees_to_a_hand_off() -> None:
    """U-43: the other player agrees first; not with `handoff.consent` no."""
    t = (
        table(rules={"handoff.consent": "no"})
        .controls(1, "Forty")
        .controls(2, "Sixty")
        .equipped("Forty", "Knife")
    )
    g = say(t.begin(), "hand_off/knife/forty/sixty")
    assert asked(g) == (1, "action") and names(g, g.equipment[who("Sixty")]) == ["Knife"]
    g = say(
        table().controls(1, "Forty").controls(2, "Sixty").equipped("Forty", "Knife").begin(),
        "hand_off/knife/forty/sixty",
    )
    assert asked(g) == (2, "hand_off")
    say(g, g.decision.keys[1])
    assert names(g, g.equipment[who("Forty")]) == ["Knife"]


def test_a_hand_off_renews_no_limit() -> None:
    """R-ACT-HND-02, G-13: any number of times; what was used this round stays used."""
    t = table().controls(1, "Forty", "Fifty").equipped("Forty", "Handbook").dice(1, 2, 2)
    g = t.begin()
    assert len(offered(g, "use")) == 1
    say(g, f"use/{offered(g, 'use')[0]}", "hand_off/handbook/forty/fifty")
    assert g.morale == 7 and offered(g, "use") == []
    say(g, "hand_off/handbook/fifty/forty")
    assert offered(g, "use") == []
    t = table().controls(1, "Forty", "Fifty").equipped("Forty", "Handbook").dice(1, 2)
    assert len(offered(say(t.begin(), "hand_off/handbook/forty/fifty"), "use")) == 1


# ---- exile vote
def test_one_vote_a_turn_on_another_player() -> None:
    """R-ACT-VOT-01, R-TURN-06, U-34: not on oneself, not on the exiled, once a turn."""
    t = table(4)
    for player, name in enumerate(("Forty", "Fifty", "Sixty", "Seventy"), 1):
        t.controls(player, name, at="School")
    g = t.exiled(4).begin()
    assert offered(g, "exile_vote") == ["player_2", "player_3"]
    say(g, "exile_vote/player_2", "vote/down", "vote/down", "vote/down")
    assert offered(g, "exile_vote") == []
    end_turn(g)
    assert asked(g)[0] == 2 and offered(g, "exile_vote") == ["player_1", "player_3"]


def test_exile_is_carried_out_before_the_turn_goes_on() -> None:
    """R-ACT-VOT-02, R-EXILE-03: vote, exile, moves; then the next action of the same turn."""
    t = table().controls(1, "Forty").controls(2, "Fifty").controls(3, "Sixty")
    g = say(t.begin(), "exile_vote/player_2", "vote/up", "vote/down", "vote/up")
    assert g.exiled == [0, 1, 0] and asked(g) == (2, "exile")
    say(g, "move/fifty/school", exposure="blank")
    assert asked(g) == (1, "action")


def test_exiled_players_neither_start_nor_cast() -> None:
    """R-ACT-VOT-03, R-EXILE-11, G-17."""
    t = table(4).exiled(1)
    for player, name in enumerate(("Forty", "Fifty", "Sixty", "Seventy"), 1):
        t.controls(player, name, at="School" if player < 4 else "Library")
    g = t.begin()
    assert offered(g, "exile_vote") == []
    end_turn(g)
    say(g, "exile_vote/player_3", "vote/up", "vote/up")
    assert asked(g) == (4, "vote")
    say(g, "vote/down")
    assert g.exiled == [1, 0, 1, 0]  # three voters: 2, 3, 4


@pytest.mark.parametrize(("variant", "there"), [("standard", True), ("cooperative", False)])
def test_no_exile_votes_in_cooperative_games(variant: str, there: bool) -> None:
    """R-ACT-VOT-03, R-VAR-03."""
    g = table(variant=variant).controls(1, "Forty").begin()
    assert bool(offered(g, "exile_vote")) == there


def test_the_crisis_counts_what_was_given_in_turns() -> None:
    """R-CRISIS-03, R-ACT-CRI-03: a wrong card counts against the colony."""
    t = (
        table(2, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .crisis("Food Shortage")
    )
    t.contributed(1, "Tinned Food", "Tinned Food").contributed(2, "Knife")
    assert only(t, "crisis").morale == 5
