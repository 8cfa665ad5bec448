"""R-XROADS, R-TURN, R-DICE, R-ROUND: crossroads cards, turns, dice, rounds.

Each docstring names the rules it proves.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    end_turn,
    hand,
    names,
    offered,
    place,
    rulebook,
    say,
    started,
    table,
    told,
    who,
)


def crossroads(name: str) -> int:
    return next(
        n for n, card in enumerate(rulebook().of_kind["crossroads"]) if card["name"] == name
    )


def option(game: Winter, text: str) -> None:
    """Choose an option by the label on the card."""
    game.apply(next(o for o in game.decision.options if o.text == text))


def labels(game: Winter) -> list[str]:
    return [o.text for o in game.decision.options]


# ---- crossroads
def test_the_right_neighbour_draws_and_holds() -> None:
    """R-XROADS-01, R-TURN-01, R-BOARD-16: one card, the top one, at the turn's start, known to
    its holder only.
    """
    t = table().controls(1, "Forty").controls(2, "Fifty").crossroads_deck("Shots", "Knives Out")
    g = end_turn(t.begin())
    assert (
        asked(g)[0] == 2
        and g.crossroads == crossroads("Shots")
        and g.holder == 0
        and g.crossroads_deck == (crossroads("Knives Out"),)
    )
    assert [g.view(player)["crossroads"] for player in range(3)] == [crossroads("Shots"), -1, -1]


def test_the_card_applies_to_the_active_player() -> None:
    """R-XROADS-02, R-XROADS-05: who has the turn chooses exactly one option, which happens at
    once.
    """
    g = say(
        table().controls(1, "Forty").crossroads("Out There").begin(),
        "move/forty/library",
        exposure="blank",
    )
    assert g.holder == -1 and asked(g) == (1, "option") and labels(g) == ["Cheer", "Despair"]
    option(g, "Cheer")
    assert g.morale == 7 and asked(g) == (1, "action")


def test_triggering_is_mandatory_and_only_the_first_time() -> None:
    """R-XROADS-03, R-XROADS-08, U-24: at the first fitting action, without asking the holder; no
    second time, no second card.
    """
    t = table().controls(1, "Forty", "Twelve").crossroads("Out There").crossroads_deck("Shots")
    g = say(t.begin(), "move/forty/school", exposure="blank")
    assert asked(g) == (1, "action")
    say(g, "move/twelve/library", exposure="blank")
    assert g.decision.kind == "option" and all(
        g.view(player)["card"] == crossroads("Out There") for player in range(3)
    )
    option(g, "Despair")
    assert (
        g.morale == 5 and g.removed_crossroads == (crossroads("Out There"),) and g.crossroads == -1
    )
    assert all(g.view(player)["card"] == -1 for player in range(3))  # read out, carried out, gone
    assert g.crossroads_deck == (crossroads("Shots"),)


def test_a_card_for_one_player_does_not_hear_another() -> None:
    """R-XROADS-02, R-XROADS-03: what another player does outside the own turn does not trigger
    `when you …`.
    """
    t = table().controls(1, "Forty").controls(2, "Fifty").crossroads("Out There")
    g = say(
        t.begin(),
        "exile_vote/player_2",
        "vote/up",
        "vote/up",
        "vote/up",
        "move/fifty/library",
        exposure="blank",
    )
    assert asked(g) == (1, "action") and g.crossroads == crossroads("Out There")


def test_the_action_is_finished_first() -> None:
    """R-XROADS-04, R-TURN-07: exposure, deaths and the bite chain come before the card."""
    rules = {"crossroads.lost_actor": "triggers"}
    t = (
        table(rules=rules)
        .controls(1, "Forty", "Twelve")
        .controls(2, "Eighteen", at="Library")
        .crossroads("Out There")
        .survivor_deck("Sixty")
    )
    g = say(t.hand(2, "Fuel").begin(), "move/twelve/library", exposure="bitten")
    assert g.decision.kind == "bite"
    say(g, "bite_accept/eighteen")
    assert g.decision.kind == "option" and alive(g, "Sixty") == [True] and g.hand[1] == ()
    g = say(
        table().controls(1, "Forty", "Twelve").crossroads("Out There").begin(),
        "move/twelve/library",
        exposure="wound",
    )
    assert g.decision.kind == "option" and g.wounds[who("Twelve")] == 1


def test_an_impossible_option_cannot_be_chosen() -> None:
    """R-XROADS-06, U-20, U-22: only what can be carried out in full; what is left alone must be
    taken.
    """
    g = say(
        table().controls(1, "Forty").food(2).dice(1, 1).crossroads("Hammer and Hunger").begin(),
        "barricade/1/colony_1",
    )
    assert labels(g) == ["Eat", "Starve"]
    g = say(
        table().controls(1, "Forty").food(1).dice(1, 1).crossroads("Hammer and Hunger").begin(),
        "barricade/1/colony_1",
    )
    assert asked(g) == (1, "action") and (g.food, g.morale) == (1, 5)


def test_without_a_possible_option_the_card_is_removed_without_effect() -> None:
    """R-XROADS-06, U-21: the card is resolved without effect and removed from the game."""
    g = (
        table()
        .controls(1, "Forty")
        .food(1)
        .dice(1, 1)
        .waste_of(3)
        .crossroads("Nothing to Give")
        .begin()
    )
    say(g, "clean_waste/1")
    assert (
        asked(g) == (1, "action")
        and g.food == 1
        and g.removed_crossroads == (crossroads("Nothing to Give"),)
    )


@pytest.mark.parametrize(("votes", "food", "morale"), [("uud", 2, 8), ("ddu", 6, 5)])
def test_a_vote_in_place_of_a_choice(votes: str, food: int, morale: int) -> None:
    """R-XROADS-07, R-VOTE-01: the vote decides."""
    g = table().controls(1, "Forty").food(6).crossroads("The Granary").begin()
    say(g, *[f"vote/{'up' if vote == 'u' else 'down'}" for vote in votes])
    assert (g.food, g.morale) == (food, morale)


def test_a_card_that_did_not_trigger_goes_under_the_deck() -> None:
    """R-XROADS-09, R-TURN-08: unseen, to the bottom, the deck not shuffled."""
    t = (
        table()
        .controls(1, "Forty")
        .crossroads_deck("Shots", "Tin Openers", "Read Aloud", "Knives Out")
        .crossroads("Out There")
    )
    g = t.begin()
    g.log = []
    end_turn(g)
    assert g.crossroads_deck == tuple(
        crossroads(name) for name in ("Out There", "Knives Out", "Read Aloud", "Tin Openers")
    )
    number = rulebook().ruleset.event_number["crossroads_returned"]
    assert [entry for entry in g.log if entry[0] == number] == [
        (number, 2)
    ] and "deck_shuffled" not in told(g)


def looked_through(*deck: str) -> Winter:
    """Player 1 has looked for a tool in a school deck of these cards."""
    g = (
        table()
        .controls(1, "Forty")
        .dice(1, 1)
        .waste_of(3)
        .deck("School", *deck)
        .crossroads("Look Around")
        .begin()
    )
    say(g, "clean_waste/1")
    g.log = []
    option(g, "Look")
    return g


def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    """R-XROADS-10, U-64: who looks for a card in a deck shuffles it afterwards."""
    g = looked_through("Lost Family", "Trap", "Stranger")
    assert hand(g, 1) == ["Trap"] and "deck_shuffled" in told(g)
    assert sorted(names(g, g.item_deck[place("school")])) == ["Lost Family", "Stranger"]
    g = (
        table()
        .controls(1, "Forty")
        .dice(1, 1)
        .waste_of(3)
        .deck("School", "Stranger")
        .crossroads("Ask Around")
        .begin()
    )
    say(g, "clean_waste/1")
    assert "Find" in labels(g)  # who asks does not know what lies there (U-22 is of own cards)
    g.log = []
    option(g, "Find")
    assert hand(g, 1) == [] and "deck_shuffled" in told(g)


def test_a_deck_without_the_card_is_shuffled_too() -> None:
    """R-XROADS-10: whether or not the card was found."""
    assert "deck_shuffled" in told(looked_through("Lost Family", "Stranger"))


def test_a_full_colony_takes_nobody_from_cards() -> None:
    """R-XROADS-11, R-SURV-03, G-24: a card that would only add people does not trigger; of
    others only those options are missing.
    """

    def built(card: str, helpless: int, **rules: str) -> Winter:
        t = table(rules=rules).controls(1, "Forty").helpless(helpless).dice(1, 1).crossroads(card)
        return say(t.begin(), "barricade/1/colony_1")

    g = built("More Mouths", 23)
    assert asked(g) == (1, "action") and g.crossroads == crossroads("More Mouths")
    assert labels(built("More Mouths", 21)) == ["Children", "A stranger"]
    assert labels(built("Some Mouths", 23)) == ["Shut the door", "Look away"]
    assert labels(built("Some Mouths", 21)) == ["Children", "Shut the door", "Look away"]
    g = built("More Mouths", 23, **{"full_colony.crossroads": "option_unavailable"})
    assert g.removed_crossroads == (crossroads("More Mouths"),)


def test_no_card_is_in_force_in_the_colony_phase() -> None:
    """R-XROADS-12: nor does a colony event trigger one; it went back at the end of the turn."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .controls(3, "Sixty")
        .crossroads_deck("Quiet Hours", "Shots", "Shots")
        .morale(4)
    )
    g = t.begin()
    while g.active_player < 2:
        g.apply("end_turn")
    g.log = []
    g.apply("end_turn")
    log = told(g)
    assert (
        log.index("crossroads_returned") < log.index("colony_phase_started")
        and "crossroads_triggered" not in log[: log.index("turn_started")]
    )
    g = table().controls(1, "Forty").colony_phase()
    assert g.crossroads == -1 and g.active_player == -1


def test_an_exiled_neighbour_still_holds_the_card() -> None:
    """R-XROADS-13."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .exiled(1)
        .controls(2, "Fifty")
        .crossroads_deck("Shots")
    )
    g = end_turn(t.begin())
    assert g.active_player == 1 and g.holder == 0 and g.crossroads == crossroads("Shots")


@pytest.mark.settles(("xroads.initial_state", "after_action"))
def test_states_that_hold_at_once() -> None:
    """R-XROADS-03, U-23: a state that holds when the card is drawn triggers before the first
    action; or after it when so set.
    """
    g = table().controls(1, "Forty").crossroads("Quiet Hours").begin()
    assert g.decision.kind == "option"
    g = (
        table(rules={"xroads.initial_state": "after_action"})
        .controls(1, "Forty")
        .crossroads("Quiet Hours")
        .hand(1, "Tinned Food")
        .begin()
    )
    assert g.decision.kind == "action"
    say(g, "play/tinned_food")
    assert g.decision.kind == "option"
    g = table().controls(1, "Forty").morale(4).crossroads("Quiet Hours").hand(1, "Fuel").begin()
    assert g.decision.kind == "action"
    say(g, "play/fuel")
    assert g.decision.kind == "option"


def test_an_empty_crossroads_deck_gives_no_card() -> None:
    """R-XROADS-01, U-10: no card this turn."""
    t = table().controls(1, "Forty").controls(2, "Fifty").crossroads_deck()
    g = end_turn(t.begin())
    assert g.crossroads == -1 and asked(g) == (2, "action")


# ---- turns
def test_frostbite_at_the_start_of_the_own_turn() -> None:
    """R-TURN-02, R-EXPOSE-05: exactly one ordinary wound for each own survivor with frostbite,
    however much of it.
    """
    t = (
        table()
        .controls(1, "Forty", "Fifty", "Sixty")
        .controls(2, "Seventy")
        .wounds("Forty", 0, 1)
        .wounds("Fifty", 0, 2)
        .wounds("Seventy", 0, 1)
    )
    g = t.wounds("Sixty", 1).begin()
    assert (g.wounds[who("Forty")], g.frostbite[who("Forty")]) == (1, 1)
    assert (
        alive(g, "Fifty") == [False]
        and g.wounds[who("Sixty")] == 1
        and g.wounds[who("Seventy")] == 0
    )


@pytest.mark.parametrize(
    ("order", "drawn_first"),
    [
        ("crossroads", True),
        pytest.param(
            "frostbite", False, marks=pytest.mark.settles(("turn_start.order", "frostbite"))
        ),
    ],
)
def test_the_order_at_the_turns_start(order: str, drawn_first: bool) -> None:
    """R-TURN-01, R-TURN-02, U-37: the crossroads card is drawn, then frostbite wounds; or the
    other way round when so set.
    """
    t = (
        table(rules={"turn_start.order": order})
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .wounds("Fifty", 0, 1)
        .crossroads_deck("Shots")
    )
    g = t.begin()
    g.log = []
    end_turn(g)
    log = told(g)
    assert (log.index("crossroads_drawn") < log.index("wounded")) == drawn_first


def test_any_number_of_actions_in_any_order() -> None:
    """R-TURN-03: until the dice are spent and beyond, mixed as the player likes."""
    t = (
        table()
        .controls(1, "Forty", "Seventy")
        .hand(1, "Fuel", "Tinned Food")
        .dice(1, 1, 1)
        .waste("Knife", "Knife", "Knife")
    )
    g = say(
        t.begin(),
        "play/fuel",
        "barricade/1/colony_1",
        "ability/seventy/1/0",
        "clean_waste/1",
        "play/tinned_food",
    )
    say(g, "move/forty/school", exposure="blank")
    assert g.morale == 7 and g.food == 4 and g.unused[0] == () and asked(g) == (1, "action")


def test_the_turn_ends_by_word_or_by_itself() -> None:
    """R-TURN-04: the player says so, dice left over; or nothing is possible any more."""
    t = table().controls(1, "Forty").controls(2, "Fifty").dice(1, 1, 2)
    g = end_turn(t.begin())
    assert asked(g)[0] == 2 and g.unused[0] == (1, 2)
    g = table(variant="cooperative").controls(2, "Fifty").begin()
    assert asked(g)[0] == 2 and g.turn == 2  # player 1 had nothing to do


def test_only_the_active_player_acts() -> None:
    """R-TURN-05: every action question of a round goes to the one whose turn it is."""
    g = started(seed=3)
    seen = []
    for _ in range(60):
        if g.is_over or g.round > 1:
            break
        if g.decision.kind == "action":
            assert g.decision.player == g.active_player
            seen.append(g.decision.player)
        g.choose(0 if g.turn % 2 else len(g.decision) - 1)
    assert seen


def test_limits_are_renewed_each_turn() -> None:
    """R-TURN-06: one move a survivor and one vote a turn; both come back in the next own turn."""
    t = (
        table(2, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .crossroads_deck()
        .crisis()
        .hand(1, "Medicine")
    )
    t.food(9).morale(10)
    g = say(t.begin(), "move/forty/school", exposure="blank")
    say(g, "exile_vote/player_2", "vote/down", "vote/down")
    assert offered(g, "move") == [] and offered(g, "exile_vote") == []
    while g.round == 1 or asked(g)[0] != 1:
        g.apply("end_turn")
    assert offered(g, "move") and offered(g, "exile_vote")


def test_clockwise_one_turn_each() -> None:
    """R-TURN-09, R-ROUND-03: from the first player to the left, nobody twice."""
    t = table(4).first_player(3).crossroads_deck()
    for player, name in enumerate(("Forty", "Fifty", "Sixty", "Seventy"), 1):
        t.controls(player, name)
    g = t.begin()
    order = []
    while g.round == 1:
        order.append(asked(g)[0])
        g.apply("end_turn")
    assert order == [3, 4, 1, 2]


# ---- dice
def test_dice_come_back_and_are_rolled_anew() -> None:
    """R-DICE-01, R-DICE-03, R-BOARD-14: spent or not, all of them; all players before anyone's
    turn; public.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .controls(3, "Sixty")
        .dice(1, 6, 6, 6, 6)
        .dice(2, 1)
    )
    g = say(t.begin(), "barricade/6/colony_1")
    g = carry_out(g, "roll_all_dice", action=[5, 2, 3, 1, 6, 4])
    assert g.unused == [(2, 5), (1, 3), (4, 6)] and g.spent == [(), (), ()]
    assert g.view(2)["unused"] == ((2, 5), (1, 3), (4, 6))


def test_one_die_and_one_a_survivor() -> None:
    """R-DICE-02: at any location; helpless survivors give none."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(1, "Fifty", at="School")
        .controls(1, "Sixty", at="Hospital")
        .controls(2, "Seventy")
        .helpless(5)
    )
    g = carry_out(t.begin(), "roll_all_dice", action=[1] * 7)
    assert [len(dice) for dice in g.unused] == [4, 2, 1]


def test_dice_belong_to_the_group() -> None:
    """R-DICE-04, R-DICE-05: all of them on one survivor; a used die is not spent again."""
    t = table().controls(1, "Forty", "Twelve", at="School").zombies("School", 3).dice(1, 4, 4, 4)
    g = say(t.begin(), *["attack/forty/4/school"] * 3, exposure=("blank",) * 3)
    assert g.unused[0] == () and g.spent[0] == (4, 4, 4)
    assert not [key for key in g.decision.keys if key.startswith(("attack", "search", "barricade"))]


@pytest.mark.parametrize(("die", "enough"), [(2, False), (3, True), (4, True)])
def test_a_die_has_to_reach_the_number(die: int, enough: bool) -> None:
    """R-DICE-06: at least the number."""
    g = table().controls(1, "Fifty-Two", at="School").dice(1, die).begin()
    assert offered(g, "search") == ([f"fifty_two/{die}"] if enough else [])


def test_any_value_will_do() -> None:
    """R-DICE-07: for barricades, cleaning and attracting every die qualifies."""
    t = table().controls(1, "Forty").waste_of(3).zombies("School", 1).dice(1, 1, 3, 6)
    g = t.begin()
    assert offered(g, "clean_waste") == ["1", "3", "6"] and offered(g, "attract") == [
        "1/colony/school",
        "3/colony/school",
        "6/colony/school",
    ]


def test_the_group_changes_and_the_dice_stay() -> None:
    """R-DICE-08, R-SURV-02: gained or lost survivors count at the next roll only."""
    t = (
        table()
        .controls(1, "Forty", "Fifty")
        .dice(1, 1, 2, 3)
        .hand(1, "Stranger")
        .survivor_deck("Sixty")
    )
    g = say(t.begin(), "play/stranger")
    assert g.unused[0] == (1, 2, 3)
    carry_out(g, "kill", who("Fifty"))
    carry_out(g, "kill", who("Sixty"))
    assert g.unused[0] == (1, 2, 3)
    carry_out(g, "roll_all_dice", action=[1] * 4)
    assert len(g.unused[0]) == 2


def test_six_is_the_top() -> None:
    """R-DICE-09, U-44: a 6 cannot be raised, a 5 becomes a 6."""
    t = table().controls(1, "Forty").dice(1, 5, 6).food(2)
    g = say(t.begin(), "spend_food/5")
    assert g.unused[0] == (6, 6) and offered(g, "spend_food") == [] and g.food == 1


def test_fresh_dice_leave_the_pools() -> None:
    """R-DICE-10: the die of an attack on a survivor and of noise are no pool dice."""
    t = table().controls(1, "Ashley Ross").controls(2, "Forty").dice(1, 2, 6).dice(2, 3)
    g = say(t.begin(), "attack_survivor/ashley_ross/2/forty", die=6)
    assert g.unused == [(6,), (3,), ()] and g.spent[0] == (2,)


# ---- rounds
def test_a_round_goes_from_the_crisis_to_the_token() -> None:
    """R-ROUND-01, R-ROUND-02, R-ROUND-04, R-ROUND-05: crisis, all dice, one turn each, colony
    phase, and again.
    """
    g = started(seed=4, players=3)
    while not g.is_over and g.round < 3:
        g.apply("end_turn") if g.decision.kind == "action" else g.choose(0)
    wanted = (
        "round_started",
        "crisis_revealed",
        "dice_rolled",
        "turn_started",
        "colony_phase_started",
        "first_player_changed",
    )
    seen = [name for name in told(g) if name in wanted]
    one = [
        "round_started",
        "crisis_revealed",
        *["dice_rolled"] * 3,
        *["turn_started"] * 3,
        "colony_phase_started",
        "first_player_changed",
    ]
    assert seen[: 2 * len(one)] == one * 2 and seen[2 * len(one)] == "round_started"
