"""R-EXPOSE, R-BITE, R-SURV, R-TEXT: exposure, bites, deaths, leaders, newcomers.

Each docstring names the rules it proves.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.state.events import BY_BITE, BY_EFFECT, BY_OVERRUN, BY_WOUNDS
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    hand,
    names,
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


# ---- exposure
@pytest.mark.parametrize(
    ("face", "wounds", "frostbite", "lives"),
    [
        ("blank", 0, 0, True),
        ("wound", 1, 0, True),
        ("frostbite", 0, 1, True),
        ("bitten", 0, 0, False),
    ],
)
def test_each_face_does_its_harm(face: str, wounds: int, frostbite: int, lives: bool) -> None:
    """R-EXPOSE-03, R-EXPOSE-04, R-EXPOSE-05, R-EXPOSE-06: nothing, a wound, a frostbite token,
    death.
    """
    g = say(table().controls(1, "Forty", "Sixty").begin(), "move/forty/school", exposure=face)
    s = who("Forty")
    assert (g.wounds[s], g.frostbite[s], alive(g, "Forty")[0]) == (wounds, frostbite, lives)
    assert g.morale == (6 if lives else 5) and (
        g.wounds[who("Sixty")],
        g.frostbite[who("Sixty")],
    ) == (0, 0)


@pytest.mark.settles(("exposure.per_kill", "one_for_all"))
def test_when_exposure_is_rolled() -> None:
    """R-EXPOSE-01: after a move, after an attack on a zombie, and for each zombie a survivor
    kills by a card (U-16).
    """
    t = table().controls(1, "Forty").equipped("Forty", "Ambush").zombies("School", 3).dice(1, 6)
    g = say(t.begin(), "move/forty/school", exposure="blank")
    (use,) = offered(g, "use")
    say(g, f"use/{use}", exposure=("blank", "wound"))
    assert zombies(g, "school") == 1 and g.wounds[who("Forty")] == 1
    say(g, "attack/forty/6/school", exposure="blank")
    once = (
        table(rules={"exposure.per_kill": "one_for_all"})
        .controls(1, "Forty", at="School")
        .equipped("Forty", "Ambush")
        .zombies("School", 3)
        .begin()
    )
    say(once, f"use/{offered(once, 'use')[0]}", exposure="wound")
    assert zombies(once, "school") == 1


def test_a_killer_who_dies_kills_no_more() -> None:
    """R-EXPOSE-01, R-ZOMBIE-01: each zombie with its roll before the next one."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .controls(1, "Twelve")
        .equipped("Forty", "Ambush")
        .zombies("School", 3)
    )
    g = t.begin()
    say(g, f"use/{offered(g, 'use')[0]}", exposure="bitten")
    assert alive(g, "Forty") == [False] and zombies(g, "school") == 2


def test_the_controller_rolls_for_that_survivor_only() -> None:
    """R-EXPOSE-02, R-EXILE-04: outside the own turn too; the result is for that survivor only."""
    g = table().controls(1, "Forty").controls(2, "Fifty-Five").begin()
    g.log = []
    say(
        g,
        "exile_vote/player_2",
        "vote/up",
        "vote/up",
        "vote/up",
        "move/fifty_five/school",
        exposure="wound",
    )
    number = rulebook().ruleset.event_number["exposure_rolled"]
    assert [entry[1:3] for entry in g.log if entry[0] == number] == [(1, who("Fifty-Five"))]
    assert g.wounds[who("Fifty-Five")] == 1 and g.wounds[who("Forty")] == 0


@pytest.mark.parametrize(
    ("wounds", "frostbite", "face"),
    [(2, 0, "wound"), (2, 0, "frostbite"), (1, 1, "wound"), (0, 2, "frostbite")],
)
def test_the_third_token_kills(wounds: int, frostbite: int, face: str) -> None:
    """R-EXPOSE-07, R-EXPOSE-05, R-SURV-15: whatever the faces; such a death does not spread."""
    t = (
        table()
        .controls(1, "Forty", "Sixty")
        .controls(2, "Fifteen", at="School")
        .controls(2, "Fifty")
    )
    g = t.begin()
    # after the turn's start, where frostbite wounds (R-TURN-02)
    t.wounds("Forty", wounds, frostbite)
    say(g, "move/forty/school", exposure=face)
    assert (
        alive(g, "Forty", "Fifteen") == [False, True]
        and asked(g) == (1, "action")
        and g.morale == 5
    )


def test_a_bite_kills_whatever_the_wounds() -> None:
    """R-EXPOSE-06, R-BITE-01: an unhurt survivor dies, and the bite spreads; wounds do not
    (R-EXPOSE-07).
    """
    t = table().controls(1, "Forty", "Sixty").controls(2, "Eighteen", "Fifteen", at="School")
    g = say(t.begin(), "move/forty/school", exposure="bitten")
    assert asked(g) == (2, "bite") and offered(g, "bite_accept") == ["fifteen"]


def test_when_no_exposure_is_rolled() -> None:
    """R-EXPOSE-08, R-SETUP-15: set-up, newcomers, zombies killed by nobody, attracting (no die
    of exposure was given).
    """
    g = started()
    assert g.draws[3] == 0
    t = (
        table()
        .controls(1, "Forty")
        .hand(1, "Stranger", "Trap")
        .zombies("colony", 3)
        .zombies("School", 2)
        .dice(1, 1)
    )
    g = say(
        t.begin(),
        "play/stranger",
        "play/trap",
        "entrance/colony_1",
        "entrance/colony_2",
        "attract/1/colony/school",
    )
    assert asked(g) == (1, "entrance") and sum(g.zombies[:6]) == 1


# ---- bites
def test_the_lowest_influence_is_next_whoever_controls_it() -> None:
    """R-BITE-01: among those still there, own ones included."""
    t = (
        table()
        .controls(1, "Seventy", "Sixty")
        .controls(1, "Fifteen", at="Library")
        .controls(2, "Eighteen", at="Library")
        .controls(3, "Twelve")
    )
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    assert asked(g) == (1, "bite") and offered(g, "bite_roll") == ["fifteen"]
    say(g, "bite_roll/fifteen", exposure="wound")
    assert asked(g) == (2, "bite") and offered(g, "bite_roll") == ["eighteen"]


def test_equal_influence_is_the_first_players_choice() -> None:
    """R-BITE-01, U-18, R-BOARD-18: of two with the same influence the first player names one."""
    t = (
        table()
        .first_player(3)
        .controls(3, "Fifty", "Fifty-Five")
        .controls(1, "Twin One", at="Library")
        .controls(2, "Twin Two", at="Library")
    )
    g = say(
        t.controls(1, "Forty").controls(2, "Fifteen").begin(),
        "move/fifty_five/library",
        exposure="bitten",
    )
    assert asked(g) == (3, "survivor") and sorted(offered(g, "survivor")) == [
        "twin_one",
        "twin_two",
    ]
    say(g, "survivor/twin_two")
    assert asked(g) == (2, "bite")


@pytest.mark.settles(("bite.affects_helpless", "yes"))
def test_the_chain_ends_where_nobody_is_left() -> None:
    """R-BITE-02, U-17: helpless survivors are not reached."""
    g = say(
        table()
        .controls(1, "Sixty", at="School")
        .controls(1, "Seventy", at="Library")
        .helpless(4)
        .begin(),
        "move/sixty/colony",
        exposure="bitten",
    )
    assert asked(g) == (1, "action") and g.helpless == 4 and g.morale == 5
    t = (
        table(rules={"bite.affects_helpless": "yes"})
        .controls(1, "Sixty", at="School")
        .controls(1, "Seventy", at="Library")
        .helpless(4)
    )
    g = say(t.begin(), "move/sixty/colony", exposure="bitten")
    assert g.helpless == 3 and g.morale == 4


def test_the_controller_chooses_even_outside_the_own_turn() -> None:
    """R-BITE-03, R-TURN-05: two options, asked of the controller of the survivor reached."""
    t = table().controls(1, "Sixty", "Seventy").controls(3, "Eighteen", at="Library")
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    assert asked(g) == (3, "bite") and sorted(g.decision.keys) == [
        "bite_accept/eighteen",
        "bite_roll/eighteen",
    ]


def test_who_accepts_the_bite_dies_and_ends_the_chain() -> None:
    """R-BITE-04: killed for certain, the chain ends."""
    t = table().controls(1, "Sixty", "Seventy").controls(3, "Eighteen", "Twenty", at="Library")
    g = say(t.begin(), "move/sixty/library", "bite_accept/eighteen", exposure="bitten")
    assert alive(g, "Eighteen", "Twenty") == [False, True] and asked(g) == (1, "action")


@pytest.mark.parametrize(
    ("face", "lives"), [("blank", True), ("wound", False), ("frostbite", False), ("bitten", False)]
)
def test_who_rolls_for_the_bite_lives_by_a_blank_only(face: str, lives: bool) -> None:
    """R-BITE-05, R-BITE-06: blank saves and ends the chain, any other face kills without a token
    and the bite goes on.
    """
    t = table().controls(1, "Sixty", "Seventy").controls(3, "Eighteen", "Twenty", at="Library")
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    g.log = []
    say(g, "bite_roll/eighteen", exposure=face)
    assert alive(g, "Eighteen") == [lives] and not {"wounded", "frostbitten"} & set(told(g))
    assert g.decision.kind == ("action" if lives else "bite" if g.leader[2] >= 0 else "leader")


def test_deaths_in_the_chain_are_full_deaths() -> None:
    """R-BITE-07: morale, equipment into that deck, a new leader, the last survivor replaced."""
    t = (
        table()
        .controls(1, "Sixty", "Seventy")
        .controls(2, "Eighteen", at="Library")
        .equipped("Eighteen", "Knife")
        .hand(2, "Fuel")
    )
    t.survivor_deck("Fifty-Eight").deck("Library", "Lecture")
    g = say(t.begin(), "move/sixty/library", "bite_accept/eighteen", exposure="bitten")
    assert g.morale == 4 and sorted(names(g, g.item_deck[place("library")])) == ["Knife", "Lecture"]
    assert names(g, g.removed) == ["Fuel"] and g.leader == [who("Seventy"), who("Fifty-Eight"), -1]


def test_a_replacement_is_not_part_of_the_chain() -> None:
    """R-BITE-09, U-26: who comes because of a death in the chain is safe from it, and comes when
    it is over.
    """
    t = (
        table()
        .controls(1, "Sixty", "Seventy", at="School")
        .controls(2, "Eighteen")
        .controls(3, "Forty")
        .survivor_deck("Twelve")
    )
    g = say(t.begin(), "move/sixty/colony", exposure="bitten")
    say(g, "bite_roll/eighteen", exposure="bitten")
    assert (
        asked(g) == (3, "bite")
        and offered(g, "bite_accept") == ["forty"]
        and alive(g, "Twelve") == [False]
    )
    say(g, "bite_roll/forty", exposure="blank")
    assert alive(g, "Twelve") == [True] and where(g, "Twelve") == "colony"


# ---- joining
def test_a_newcomer_is_a_follower_in_the_colony() -> None:
    """R-SURV-01: the top card of the survivor deck, a follower, in the colony; R-SURV-02: no die
    before the next roll.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .hand(1, "Stranger")
        .survivor_deck("Fifty-Eight", "Twelve")
        .dice(1, 3)
    )
    g = say(t.begin(), "play/stranger")
    assert (
        g.controller[who("Fifty-Eight")] == 0
        and where(g, "Fifty-Eight") == "colony"
        and g.leader[0] == who("Forty")
    )
    assert g.unused[0] == (3,) and alive(g, "Twelve") == [False]
    # the newcomer is the only one of the group there
    assert "3/colony_1" in offered(g, "barricade")


def test_a_full_colony_takes_nobody() -> None:
    """R-SURV-03: the card cannot be played; an effect that comes anyway fills what space there
    is (U-29).
    """
    t = table().controls(1, "Forty").helpless(23).hand(1, "Stranger", "Lost Family")
    assert offered(t.begin(), "play") == []
    g = carry_out(table().controls(1, "Forty").helpless(22).begin(), "join", who("Fifty"), 0)
    assert alive(g, "Fifty") == [True]
    g = carry_out(table().controls(1, "Forty").helpless(23).begin(), "join", who("Fifty"), 0)
    assert alive(g, "Fifty") == [False] and who("Fifty") in g.survivor_deck


# ---- deaths
@pytest.mark.parametrize("cause", [BY_EFFECT, BY_WOUNDS, BY_BITE, BY_OVERRUN])
def test_every_death_costs_one_morale(cause: int) -> None:
    """R-SURV-04, R-SURV-05, R-SURV-06: from any cause: standee off, card out of the game, 1
    morale.
    """
    g = carry_out(table().controls(1, "Forty", "Fifty").begin(), "kill", who("Forty"), cause)
    assert (
        g.morale == 5
        and where(g, "Forty") == ""
        and who("Forty") in g.removed_survivors
        and who("Forty") not in g.survivor_deck
    )


def test_equipment_of_the_dead_goes_to_the_hand_or_into_a_deck() -> None:
    """R-SURV-07, R-SURV-08: from the colony into the controller's hand, from elsewhere shuffled
    into that location's deck.
    """
    t = (
        table()
        .controls(2, "Sixty")
        .controls(2, "Forty")
        .controls(2, "Fifty", at="Library")
        .equipped("Forty", "Knife")
        .equipped("Fifty", "Handbook")
    )
    g = t.deck("Library", "Lecture", "Lecture").begin()
    carry_out(g, "kill", who("Forty"))
    assert hand(g, 2) == ["Knife"]
    g.log = []
    carry_out(g, "kill", who("Fifty"))
    assert (
        hand(g, 2) == ["Knife"]
        and sorted(names(g, g.item_deck[place("library")])) == ["Handbook", "Lecture", "Lecture"]
        and "deck_shuffled" in told(g)
    )
    places = set()
    for seed in range(16):
        g = (
            table(seed=seed)
            .controls(2, "Sixty")
            .controls(2, "Fifty", at="Library")
            .equipped("Fifty", "Handbook")
            .deck("Library", "Lecture", "Lecture")
            .begin()
        )
        carry_out(g, "kill", who("Fifty"))
        places.add(names(g, g.item_deck[place("library")]).index("Handbook"))
    assert places == {0, 1, 2}


def test_tokens_of_the_lost_go_back() -> None:
    """R-SURV-09: who comes back later is unhurt."""
    g = table().controls(1, "Forty", "Fifty").wounds("Forty", 1, 1).begin()
    carry_out(g, "kill", who("Forty"))
    assert (g.wounds[who("Forty")], g.frostbite[who("Forty")]) == (0, 0)


@pytest.mark.parametrize("step", ["kill", "remove_survivor"])
def test_a_lost_leader_is_replaced(step: str) -> None:
    """R-SURV-10, R-SURV-16: lost in any way: the controller, not the active player, chooses
    among the remaining ones.
    """
    g = carry_out(table().controls(2, "Forty", "Fifty", "Sixty").begin(), step, who("Forty"))
    assert asked(g) == (2, "leader") and sorted(offered(g, "leader")) == ["fifty", "sixty"]
    g = carry_out(table().controls(2, "Forty", "Fifty", "Sixty").begin(), step, who("Sixty"))
    assert g.leader[1] == who("Forty")


@pytest.mark.parametrize(("step", "morale"), [("kill", 5), ("remove_survivor", 6)])
def test_the_last_survivor_is_replaced(step: str, morale: int) -> None:
    """R-SURV-11, R-SURV-12, R-SURV-16: lost in any way: the hand, returned equipment included,
    leaves the game; one comes and leads.
    """
    t = (
        table()
        .controls(2, "Forty")
        .hand(2, "Fuel", "Medicine")
        .equipped("Forty", "Knife")
        .survivor_deck("Sixty")
    )
    g = carry_out(t.begin(), step, who("Forty"))
    assert (
        g.morale == morale
        and g.hand[1] == ()
        and sorted(names(g, g.removed)) == ["Fuel", "Knife", "Medicine"]
    )
    assert (
        g.controller[who("Sixty")] == 1
        and g.leader[1] == who("Sixty")
        and where(g, "Sixty") == "colony"
    )


def test_the_replacement_comes_beyond_the_spaces() -> None:
    """R-SURV-11, U-27: in a full colony too; with an empty deck the player stays without."""
    t = (
        table()
        .controls(1, "Sixty")
        .controls(2, "Forty", at="School")
        .helpless(23)
        .survivor_deck("Fifty")
    )
    g = carry_out(t.begin(), "kill", who("Forty"))
    assert where(g, "Fifty") == "colony" and g.location.count(0) + g.helpless == 25
    t = table().controls(1, "Sixty").controls(2, "Forty", at="School")
    t.game.survivor_deck = ()
    g = carry_out(t.begin(), "kill", who("Forty"))
    assert g.controller.count(1) == 0 and g.leader[1] == -1 and not g.cause


def test_the_turn_goes_on_with_the_replacement() -> None:
    """R-SURV-13, R-DICE-08: with the remaining dice and the new survivor."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .dice(1, 3, 5)
        .survivor_deck("Fifty-Eight")
        .zombies("colony", 1)
    )
    g = say(t.begin(), "move/forty/library", exposure="bitten")
    assert (
        asked(g) == (1, "action")
        and g.unused[0] == (3, 5)
        and "fifty_eight/3/colony_1" in offered(g, "attack")
    )
    assert "fifty_eight/school" in offered(g, "move")


def test_a_helpless_death_costs_a_token_and_1_morale() -> None:
    """R-SURV-14, R-ZOMBIE-07, R-ZOMBIE-10: a token less, 1 morale less."""
    t = table().controls(1, "Forty", at="School").helpless(2).zombies("colony", 3, 0, 0, 0, 0, 0)
    g = carry_out(t.begin(), "add_zombies", 1, 0)
    assert (g.helpless, g.morale) == (1, 5)


def test_the_third_token_cannot_be_healed() -> None:
    """R-SURV-15, R-TEXT-03, R-TEXT-04: nobody is asked between the token and the death; a healed
    second wound helps later.
    """
    t = table().controls(1, "Forty", "Fifty").wounds("Forty", 2).hand(1, "Medicine", "Medicine")
    g = say(t.begin(), "play/medicine")
    say(g, "move/forty/school", exposure="wound")
    assert alive(g, "Forty") == [True] and g.wounds[who("Forty")] == 2
    assert offered(g, "play") == ["medicine"]


@pytest.mark.settles(("removed.equipment", "removed"))
def test_removed_is_not_killed() -> None:
    """R-SURV-16, U-28: no morale, no death; equipment as at a death, or removed with it."""
    t = table().controls(1, "Forty", "Fifty").equipped("Fifty", "Knife")
    g = t.begin()
    g.log = []
    carry_out(g, "remove_survivor", who("Fifty"))
    assert (
        g.morale == 6
        and hand(g, 1) == ["Knife"]
        and "survivor_killed" not in told(g)
        and who("Fifty") in g.removed_survivors
    )
    g = carry_out(
        table(rules={"removed.equipment": "removed"})
        .controls(1, "Forty", "Fifty")
        .equipped("Fifty", "Knife")
        .begin(),
        "remove_survivor",
        who("Fifty"),
    )
    assert g.hand[0] == () and names(g, g.removed) == ["Knife"]


def test_several_deaths_one_after_the_other() -> None:
    """R-SURV-17: each with all it causes before the next: the last one replaced before the
    second zombie comes.
    """
    t = (
        table()
        .controls(1, "Fifty")
        .controls(1, "Forty", "Twenty", at="Library")
        .zombies("Library", 3)
        .equipped("Twenty", "Knife")
    )
    t.game.log = []
    g = only(t.deck("Library"), "zombies")
    number = rulebook().ruleset.event_number
    order = [entry[1] for entry in g.log or [] if entry[0] == number["survivor_killed"]]
    lost = [
        n
        for n, entry in enumerate(g.log or [])
        if entry[0] in (number["morale_lost"], number["survivor_killed"])
    ]
    assert order == [who("Twenty"), who("Forty")] and len(lost) == 4 and g.morale == 4
    assert names(g, g.item_deck[place("library")]) == ["Knife"]


# ---- card text
def test_a_card_wins_against_a_rule() -> None:
    """R-TEXT-01: `Fifty` ignores wounds, a knife changes an attack value, though the rules say
    otherwise.
    """
    g = say(table().controls(1, "Fifty", "Forty").begin(), "move/fifty/school", exposure="wound")
    assert g.wounds[who("Fifty")] == 0
    say(g, "move/forty/school", exposure="wound")
    assert g.wounds[who("Forty")] == 1


def test_nothing_interrupts_an_effect() -> None:
    """R-TEXT-03, R-TURN-07: while a bite spreads, players are offered the bite's options only."""
    t = (
        table()
        .controls(1, "Sixty", "Seventy")
        .controls(2, "Eighteen", at="Library")
        .hand(1, "Medicine", "Fuel")
        .hand(2, "Medicine")
    )
    g = say(t.begin(), "move/sixty/library", exposure="bitten")
    assert {key.partition("/")[0] for key in g.decision.keys} == {"bite_accept", "bite_roll"}


def test_promises_bind_nobody() -> None:
    """R-TEXT-05: a request that was refused can be made again and granted, votes are free: the
    engine keeps no promises.
    """
    t = table().controls(1, "Forty").controls(2, "Fifty").hand(2, "Fuel")
    g = say(t.begin(), "request/player_2/fuel", "refuse", "request/player_2/fuel", "give/fuel")
    assert g.morale == 7


def test_the_first_player_orders_simultaneous_effects() -> None:
    """R-TEXT-02, R-BOARD-18: two clauses wait on one event: the first player says which goes
    first.
    """
    from dowlang.engine.ongoing_effects import FOREVER, Origin, watch

    t = (
        table()
        .first_player(2)
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .zombies("colony", 1)
        .dice(2, 6)
    )
    g = t.begin()
    for step in ("pay_food", "check_waste"):
        watch(
            g,
            Origin("rulebook/crises/food_shortage", 0, FOREVER),
            rulebook().ruleset.event_number["turn_ended"],
            "",
            step,
        )
    g.stack[:] = [("close_turn", 1)]
    g.run()
    assert asked(g) == (2, "clause")


def test_a_turn_ends_without_survivor() -> None:
    """U-27, R-TURN-04: a player without survivors has one die at the next roll and still a turn."""
    t = table().controls(1, "Forty").controls(2, "Fifty")
    g = carry_out(t.begin(), "roll_all_dice", action=[1, 2, 3, 4, 5])
    assert [len(dice) for dice in g.unused] == [2, 2, 1]
