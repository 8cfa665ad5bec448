"""R-VOTE, R-EXILE, R-VAR: votes, exile, variants. Each docstring names the rules it proves."""

from __future__ import annotations

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.variants import VariantsClash
from tests.rules.dead_of_winter.winter import (
    asked,
    carry_out,
    end_turn,
    hand,
    names,
    new_game,
    offered,
    only,
    rulebook,
    say,
    started,
    table,
    where,
    who,
)

FOUR = ("Forty", "Fifty", "Sixty", "Seventy")


# ---- votes
def test_votes_come_from_the_action_or_from_a_card() -> None:
    """R-VOTE-01, R-XROADS-07: the exile action, or a crossroads card that asks for one."""
    g = say(table(4).controls(1, "Forty").begin(), "exile_vote/player_2")
    assert g.decision.kind == "vote"
    g = table().controls(1, "Forty").controls(2, "Fifty").food(6).crossroads("The Granary").begin()
    assert g.decision.kind == "vote"
    say(g, "vote/up", "vote/up", "vote/down")
    assert (g.food, g.morale) == (2, 8)


def test_up_or_down_and_nothing_else() -> None:
    """R-VOTE-02, R-VOTE-06: two answers, no abstaining; what has been voted is in no view before
    all are in.
    """
    g = say(table(4).controls(1, "Forty").begin(), "exile_vote/player_2")
    assert sorted(g.decision.keys) == ["vote/down", "vote/up"]
    one, other = g.clone(), g.clone()
    one.apply("vote/up")
    other.apply("vote/down")
    for player in (1, 2, 3):
        assert dict(one.view(player)) == dict(other.view(player))


@pytest.mark.parametrize(
    ("exiled", "first", "voters"),
    [((), 1, [1, 2, 3, 4]), ((3,), 1, [1, 2, 4]), ((), 3, [3, 4, 1, 2]), ((3,), 3, [4, 1, 2])],
)
def test_everybody_who_is_not_exiled_votes_from_the_first_player_on(
    exiled: tuple[int, ...], first: int, voters: list[int]
) -> None:
    """R-VOTE-03, R-EXILE-11, U-33: everybody who is not exiled, the target included; U-54:
    clockwise from the first player, not from whose turn it is.
    """
    t = table(4).controls(1, "Forty", at="School").exiled(*exiled)
    g = t.begin()
    g.first_player = first - 1
    say(g, "exile_vote/player_2")
    asked_of = []
    while g.decision.kind == "vote":
        asked_of.append(asked(g)[0])
        g.apply("vote/down")
    assert asked_of == voters


@pytest.mark.settles(("vote.target_votes", "no"))
def test_the_target_may_be_left_out() -> None:
    """U-33: with `vote.target_votes` off the target does not vote."""
    g = say(
        table(4, rules={"vote.target_votes": "no"}).controls(1, "Forty", at="School").begin(),
        "exile_vote/player_2",
    )
    say(g, "vote/up", "vote/up", "vote/up")
    assert g.exiled == [0, 1, 0, 0]


@pytest.mark.parametrize(("votes", "exiled"), [("uuud", 1), ("uddd", 0), ("dudd", 0), ("uudu", 1)])
def test_the_majority_decides(votes: str, exiled: int) -> None:
    """R-VOTE-04, R-VOTE-05, G-16: thumb up means exile; the side with more votes wins, without
    asking the first player.
    """
    t = table(4).controls(1, "Forty", at="School").controls(2, "Fifty", at="School")
    g = say(
        t.begin(),
        "exile_vote/player_2",
        *[f"vote/{'up' if vote == 'u' else 'down'}" for vote in votes],
    )
    assert g.exiled[1] == exiled and g.decision.kind == "action"


@pytest.mark.parametrize(("word", "exiled"), [("up", 1), ("down", 0)])
def test_a_tie_is_the_first_players(word: str, exiled: int) -> None:
    """R-VOTE-05, R-BOARD-18, U-32: decided freely, by an exiled first player too."""
    t = (
        table(5)
        .controls(3, "Forty", at="School")
        .controls(4, "Fifty", at="School")
        .first_player(3)
        .exiled(3)
    )
    g = t.begin()
    end_turn(g)
    assert asked(g)[0] == 4
    say(g, "exile_vote/player_5", "vote/up", "vote/down", "vote/down", "vote/up")
    assert asked(g) == (3, "tie")
    say(g, f"vote/{word}")
    assert g.exiled[4] == exiled


# ---- exile
def exiled_player_two() -> Table:
    t = (
        table()
        .controls(1, "Twelve")
        .controls(3, "Fifteen")
        .secret(1, "Plain Wish 1")
        .secret(2, "Plain Wish 2")
        .secret(3, "Plain Wish 3")
    )
    return t.controls(2, "Forty", "Fifty").controls(2, "Sixty", at="School")


def test_exile_lasts() -> None:
    """R-EXILE-01: by a vote or by a card, until the end of the game."""
    g = carry_out(table().controls(2, "Forty", at="School").begin(), "exile", 1)
    assert g.exiled == [0, 1, 0]
    g = table().controls(2, "Forty", at="School").exiled(2).crossroads_deck().colony_phase("token")
    g.run()
    assert g.exiled == [0, 1, 0] and g.round == 2


def test_an_exiled_objective_is_drawn_and_secret() -> None:
    """R-EXILE-02, R-BOARD-15, U-35: it replaces the dealt one; only its owner sees it."""
    t = exiled_player_two().exile_deck("Bitter Wish 3", "Bitter Wish 1")
    g = carry_out(t.begin(), "exile", 1)
    assert (
        rulebook().of_kind["exile"][g.secret[1] - EXILE]["name"] == "Bitter Wish 3"
        and g.dealt[1] < BETRAYAL
        and len(g.exile_deck) == 1
    )
    assert [g.view(player)["secret"] == g.secret[1] for player in range(3)] == [False, True, False]


def test_everybody_leaves_the_colony() -> None:
    """R-EXILE-03, R-EXILE-04, R-EXILE-05: a place of choice for each, with exposure; who is
    outside stays; only where there is space.
    """
    t = exiled_player_two().controls(3, "Eighteen", "Twenty", at="Gas Station")
    g = say(t.begin(), "exile_vote/player_2", "vote/up", "vote/up", "vote/up")
    assert asked(g) == (2, "exile")
    assert {key.partition("/")[0] for key in offered(g, "move")} == {"forty", "fifty"}
    assert {key.partition("/")[2] for key in offered(g, "move")} == {
        "police_station",
        "grocery_store",
        "school",
        "library",
        "hospital",
    }
    say(g, "move/fifty/school", exposure="frostbite")
    say(g, "move/forty/library", exposure="wound")
    assert [where(g, name) for name in ("Forty", "Fifty", "Sixty")] == [
        "library",
        "school",
        "school",
    ]
    assert g.frostbite[who("Fifty")] == 1 and g.wounds[who("Forty")] == 1 and not any(g.moved)


def test_without_a_space_the_exiled_are_placed_beyond_the_spaces() -> None:
    """R-EXILE-04, U-31: without a free space they are placed beyond the spaces, with the usual
    roll.
    """
    t = table().controls(1, "Twelve").controls(2, "Forty")
    for number in range(1, 7):
        t.game.survivor_spaces[number] = 0
    g = say(t.begin(), "exile_vote/player_2", "vote/up", "vote/up", "vote/up")
    assert asked(g) == (2, "exile") and len(offered(g, "move")) == 6
    say(g, "move/forty/library", exposure="wound")
    assert where(g, "Forty") == "library" and g.wounds[who("Forty")] == 1


@pytest.mark.settles(("exile.may_enter_colony", "yes"))
def test_no_return_to_the_colony() -> None:
    """R-EXILE-06, U-30: not by their own move; with the parameter on they may."""
    t = table().controls(1, "Forty", at="School").exiled(1)
    g = t.begin()
    assert "forty/colony" not in offered(g, "move") and "forty/library" in offered(g, "move")
    t = table(rules={"exile.may_enter_colony": "yes"}).controls(1, "Forty", at="School").exiled(1)
    assert "forty/colony" in offered(t.begin(), "move")


def test_exiled_players_do_not_count() -> None:
    """R-EXILE-07, R-CRISIS-10."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty", at="School")
        .exiled(2)
        .crisis("Food Shortage")
        .contributed(1, "Tinned Food", "Tinned Food")
    )
    assert t.game.view(0)["need"] == 2 and only(t, "crisis").morale == 6


def test_no_helpless_survivors_from_the_exiled() -> None:
    """R-EXILE-08, R-EXILE-13: the card is played, removed from the game, and nobody comes."""
    g = say(
        table().controls(1, "Forty", at="School").exiled(1).hand(1, "Lost Family", "Fuel").begin(),
        "play/lost_family",
        "play/fuel",
    )
    assert (
        g.helpless == 0
        and sorted(names(g, g.removed)) == ["Fuel", "Lost Family"]
        and g.waste == ()
        and g.morale == 7
    )


def test_a_survivor_of_the_exiled_appears_outside() -> None:
    """R-EXILE-09, R-SURV-01, G-34: at a location outside of that player's choice, without
    exposure.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .exiled(1)
        .hand(1, "Stranger")
        .survivor_deck("Fifty-Eight")
    )
    g = say(t.begin(), "play/stranger")
    assert (
        asked(g) == (1, "location")
        and "colony" not in offered(g, "location")
        and len(offered(g, "location")) == 6
    )
    say(g, "location/hospital")
    assert where(g, "Fifty-Eight") == "hospital" and g.controller[who("Fifty-Eight")] == 0


def test_a_food_card_of_the_exiled_raises_a_die() -> None:
    """R-EXILE-10, R-EXILE-13, G-08: +1 on one die in place of the card's effect; no tokens; only
    food cards; none above 6.
    """
    t = (
        table()
        .controls(1, "Forty", at="School")
        .exiled(1)
        .hand(1, "Tinned Food", "Fuel")
        .dice(1, 4, 6)
        .food(5)
    )
    g = t.begin()
    assert (
        offered(g, "play_for_die") == ["tinned_food/4"]
        and offered(g, "spend_food") == []
        and "tinned_food" in offered(g, "play")
    )
    say(g, "play_for_die/tinned_food/4")
    assert g.unused[0] == (5, 6) and g.food == 5 and names(g, g.removed) == ["Tinned Food"]
    g = table().controls(1, "Forty").hand(1, "Tinned Food").dice(1, 4).begin()
    assert offered(g, "play_for_die") == []


def test_deaths_of_the_exiled_cost_no_morale() -> None:
    """R-EXILE-12, R-SURV-06: no morale; the last one is replaced outside (U-27)."""
    t = (
        table()
        .controls(1, "Twelve")
        .controls(2, "Forty", at="School")
        .exiled(2)
        .hand(2, "Fuel")
        .survivor_deck("Fifty-Eight")
    )
    g = carry_out(t.begin(), "kill", who("Forty"))
    assert g.morale == 6 and asked(g) == (2, "location") and "colony" not in offered(g, "location")
    g.apply("location/library")
    assert (
        where(g, "Fifty-Eight") == "library"
        and names(g, g.removed) == ["Fuel"]
        and g.leader[1] == who("Fifty-Eight")
    )


def test_the_exiled_equip_as_usual() -> None:
    """R-EXILE-13, G-35: equip cards are equipped as usual."""
    g = say(
        table().controls(1, "Forty", at="School").exiled(1).hand(1, "Knife").begin(),
        "equip/knife/forty",
    )
    assert names(g, g.equipment[who("Forty")]) == ["Knife"] and g.removed == ()


@pytest.mark.parametrize(
    ("secrets", "over"),
    [
        (("Plain Wish 1", "Plain Wish 2"), True),
        (("Plain Wish 1", "Dark Wish 1"), False),
        (("Dark Wish 1", "Plain Wish 2"), False),
    ],
)
def test_two_exiles_without_betrayal_end_the_game(secrets: tuple[str, str], over: bool) -> None:
    """R-EXILE-14, G-39: morale drops to 0 with the second whose dealt objective was not a
    betrayal; U-36: else nothing is told.
    """
    t = (
        table(4)
        .controls(1, "Forty", at="School")
        .controls(2, "Fifty", at="School")
        .secret(1, secrets[0])
        .secret(2, secrets[1])
    )
    g = carry_out(t.begin(), "exile", 0)
    assert g.morale == 6
    carry_out(g, "exile", 1)
    assert bool(g.cause) == over and g.morale == (0 if over else 6)


def test_otherwise_the_exiled_play_on() -> None:
    """R-EXILE-15, R-XROADS-13: turns, dice, frostbite, crossroads cards, token, requests."""
    t = (
        table()
        .controls(1, "Forty", at="School")
        .controls(2, "Fifty")
        .exiled(1)
        .dice(1, 6)
        .hand(2, "Fuel")
        .crossroads_deck("Shots", "Knives Out")
    )
    t.wounds("Forty", 0, 1)
    g = t.begin()
    assert asked(g)[0] == 1 and g.wounds[who("Forty")] == 1 and g.first_player == 0
    assert {"search", "barricade", "request", "move"} <= {
        key.partition("/")[0] for key in g.decision.keys
    }
    end_turn(g)
    assert g.crossroads >= 0 and g.holder == 0
    g = carry_out(g, "roll_all_dice", action=[1, 2, 3, 4, 5])
    assert len(g.unused[0]) == 2
    g = carry_out(
        table().controls(1, "Forty", at="School").controls(2, "Fifty").exiled(1).begin(),
        "player_turns",
    )
    assert asked(g) == (1, "action") and g.active_player == 0
    end_turn(g)
    assert asked(g)[0] == 2 and g.active_player == 1


def test_a_card_given_to_the_exiled_is_removed_from_the_game() -> None:
    """R-EXILE-13, U-42: a card given to an exiled requester is played and removed from the game."""
    t = table().controls(1, "Forty", at="School").controls(2, "Fifty").exiled(1).hand(2, "Fuel")
    g = say(t.begin(), "request/player_2/fuel", "give/fuel")
    assert names(g, g.removed) == ["Fuel"] and g.waste == () and g.morale == 7


def test_a_survivor_given_to_the_exiled_leaves_the_colony() -> None:
    """R-EXILE-03, R-EXILE-04, R-EXILE-06: at once, as at an exile; nobody else moves, and who
    stands outside stays (R-EXILE-05).
    """
    t = (
        table()
        .controls(1, "Forty", "Twelve")
        .controls(1, "Sixty", at="Library")
        .controls(2, "Fifty", at="School")
        .exiled(2)
    )
    t.controls(3, "Eighteen", "Twenty", at="Gas Station")
    g = carry_out(t.begin(), "give_survivor", who("Forty"), 1)
    assert asked(g) == (1, "leader")
    g.apply("leader/twelve")
    assert asked(g) == (2, "exile")
    assert sorted(offered(g, "move")) == [
        f"forty/{place}"
        for place in ("grocery_store", "hospital", "library", "police_station", "school")
    ]
    say(g, "move/forty/school", exposure="wound")
    assert (
        where(g, "Forty") == "school"
        and g.wounds[who("Forty")] == 1
        and not any(g.moved)
        and g.controller[who("Forty")] == 1
    )
    carry_out(g, "give_survivor", who("Sixty"), 1)
    assert where(g, "Sixty") == "library" and g.controller[who("Sixty")] == 1 and not g.stack


def test_a_last_survivor_given_to_the_exiled() -> None:
    """R-EXILE-03, R-SURV-11, U-26: the giver's new survivor comes when it is done, and the
    survivor leads the exiled group from outside.
    """
    t = table().controls(1, "Forty").controls(3, "Sixty").exiled(2).survivor_deck("Fifty-Eight")
    g = carry_out(t.begin(), "give_survivor", who("Forty"), 1)
    say(g, "move/forty/hospital", exposure="blank")
    assert where(g, "Forty") == "hospital" and g.leader == [
        who("Fifty-Eight"),
        who("Forty"),
        who("Sixty"),
    ]


@pytest.mark.parametrize(
    ("rules", "held"),
    [({"exile.may_enter_colony": "yes"}, -1), ({}, P.FORBID_LEAVE_COLONY), ({}, P.FORBID_BE_MOVED)],
)
def test_a_survivor_given_to_the_exiled_may_stay(rules: dict[str, int | str], held: int) -> None:
    """U-30, R-TEXT-01: where the exiled may enter the colony, and where a card holds the
    survivor, it stays as at an exile.
    """
    g = (
        table(rules=rules)
        .controls(1, "Forty", "Twelve")
        .controls(2, "Fifty", at="School")
        .exiled(2)
        .begin()
    )
    if held >= 0:
        change(g, Origin("", 0, FOREVER, 0, -1, 0), Change(held, 1, False, who("Twelve")))
    carry_out(g, "give_survivor", who("Twelve"), 1)
    assert where(g, "Twelve") == "colony" and g.controller[who("Twelve")] == 1 and not g.stack


# ---- variants
@pytest.mark.parametrize(
    ("variant", "players", "hardcore"),
    [
        ("standard", 4, 0),
        ("cooperative", 4, 1),
        ("two_player", 2, 1),
        ("hardcore", 4, 1),
        ("betrayer", 4, 0),
        ("hardcore+betrayer", 4, 1),
    ],
)
def test_which_side_is_up(variant: str, players: int, hardcore: int) -> None:
    """R-VAR-01, R-VAR-06, R-VAR-10, R-SETUP-02: the hardcore side in cooperative, two-player and
    hardcore games.
    """
    g = new_game(players=players, variant=variant, objective="Full Larder")
    assert g.hardcore == hardcore and (g.morale, g.food) == ((5, 1) if hardcore else (7, 4))


def test_cooperative_games_have_no_secrets_and_no_exile() -> None:
    """R-VAR-02, R-VAR-03: no secret objectives, no exile votes."""
    g = started(players=4, variant="cooperative")
    assert g.secret == g.dealt == [-1] * 4 and offered(g, "exile_vote") == []


@pytest.mark.parametrize(("food", "winners"), [(12, [0, 1, 2]), (11, [])])
def test_in_cooperative_games_all_win_or_all_lose(food: int, winners: list[int]) -> None:
    """R-VAR-04: all win by completing the main objective, else all lose."""
    g = (
        table(variant="cooperative", objective="Full Larder")
        .controls(1, "Forty")
        .food(food)
        .rounds(1)
        .colony_phase("objective")
    )
    g.run()
    assert g.result["winners"] == winners


def test_non_cooperative_cards_are_taken_out() -> None:
    """R-VAR-05, R-CARD-02: before a cooperative or two-player game; they stay in others."""
    marked = next(
        n for n, card in enumerate(rulebook().of_kind["crossroads"]) if card["name"] == "Knives Out"
    )

    def there(**settings: object) -> bool:
        g = new_game(**settings)
        return marked in (*g.crossroads_deck, g.crossroads)

    assert (
        there(players=4)
        and not there(players=4, variant="cooperative")
        and not there(players=2, variant="two_player")
    )


def test_two_players_are_cooperative_with_seven_items_and_three_survivors() -> None:
    """R-VAR-06, R-VAR-07, R-VAR-08, R-COMP-01, U-53: cooperative rules, 7 items, 3 of 4
    survivors: a leader and two followers, 4 dice.
    """
    g = new_game(players=2)
    assert len(offered(g, "keep_survivor")) == 4
    g = started(players=2)
    assert g.secret == [-1, -1] and offered(g, "exile_vote") == []
    assert (
        [len(cards) for cards in g.hand] == [7, 7]
        and [len(group) for group in g.groups] == [3, 3]
        and len(g.unused[0]) == 4
    )
    assert all(g.leader[player] in g.groups[player] for player in (0, 1))


def test_the_betrayer_variant_makes_a_betrayer_likely() -> None:
    """R-VAR-09: with as many objectives as players and one, everybody but one ordinary card is
    dealt: a betrayer is likely.
    """
    betrayers = [
        sum(secret >= BETRAYAL for secret in new_game(seed, players=3, variant="betrayer").dealt)
        for seed in range(200)
    ]
    assert set(betrayers) == {0, 1} and abs(sum(betrayers) / 200 - 3 / 4) < 0.1


def test_elimination_takes_the_hand_and_the_seat() -> None:
    """R-VAR-11, G-18: who loses the last survivor in any way is out, the hand removed from the
    game.
    """
    for step in ("kill", "remove_survivor"):
        t = (
            table(variant="elimination")
            .controls(1, "Forty")
            .controls(2, "Fifty")
            .controls(3, "Sixty")
            .hand(2, "Fuel", "Knife")
        )
        g = carry_out(t.begin(), step, who("Fifty"))
        assert (
            g.eliminated == [0, 1, 0]
            and g.controller.count(1) == 0
            and sorted(names(g, g.removed)) == ["Fuel", "Knife"]
            and hand(g, 2) == []
        )


def test_the_eliminated_take_no_part() -> None:
    """R-VAR-12, U-51: no turns, dice, votes, N, crossroads duty, win; the first player token
    passes on.
    """
    t = (
        table(4, variant="elimination")
        .secret(2, "Plain Wish 2")
        .crossroads_deck("Shots", "Knives Out", "Tin Openers")
    )
    for player, name in enumerate(FOUR, 1):
        t.controls(player, name)
    t.first_player(2)
    g = t.begin()
    carry_out(g, "kill", who("Fifty"))
    assert g.eliminated == [0, 1, 0, 0] and g.first_player == 0 and g.view(0)["need"] == 3
    carry_out(g, "roll_all_dice", action=[1, 2, 3, 4, 5, 6])
    assert g.unused[1] == ()
    g.first_player, g.food = 0, 1
    g.stack[:] = [("player_turns",)]
    g.run()
    seats = []
    for _ in range(3):
        seats.append(asked(g)[0])
        assert g.holder == (3 if seats[-1] == 1 else 0 if seats[-1] == 3 else 2)
        if seats[-1] == 4:
            say(g, "exile_vote/player_1")
            assert asked(g)[0] == 1
            g.apply("vote/down")
            assert asked(g)[0] == 3
            g.apply("vote/down")
            assert asked(g)[0] == 4
            g.apply("vote/down")
            assert g.decision.kind == "action" and offered(g, "exile_vote") == []
            break
        g.apply("end_turn")
    assert seats == [1, 3, 4]
    g.rounds_left = 1
    carry_out(g, "move_marker")
    assert 1 not in g.result["winners"] and g.result["roles"][1] == "eliminated"


def test_the_game_is_lost_when_all_are_eliminated() -> None:
    """R-VAR-12, U-51: the game ends as lost."""
    t = table(2, variant="elimination+two_player").controls(1, "Forty").controls(2, "Fifty")
    g = carry_out(t.begin(), "kill", who("Fifty"))
    carry_out(g, "kill", who("Forty"))
    assert g.is_over and g.result["cause"] == "elimination" and g.result["winners"] == []


@pytest.mark.parametrize(
    "variant", ["betrayer+cooperative", "betrayer+two_player", "cooperative+betrayer"]
)
def test_variants_that_clash_are_refused(variant: str) -> None:
    """R-VAR-13: betrayer never with cooperative or two-player; the refusal says so."""
    with pytest.raises(VariantsClash, match="`betrayer` without `cooperative`"):
        new_game(players=2 if "two" in variant else 4, variant=variant)
    with pytest.raises(VariantsClash, match="did you mean `hardcore`"):
        new_game(variant="hardcor+betrayer")


@pytest.mark.parametrize(
    "variant",
    [
        "hardcore+betrayer",
        "betrayer+hardcore",
        "betrayer+elimination",
        "hardcore+elimination",
        "elimination+cooperative",
        "elimination+hardcore+betrayer",
        "cooperative+hardcore",
    ],
)
def test_variants_that_go_together(variant: str) -> None:
    """R-VAR-13: the legal combinations begin a game; hardcore says of a cooperative one what
    R-VAR-01 says already.
    """
    g = started(players=4, variant=variant)
    assert asked(g)[1] == "action" and bool(g.hardcore) == (
        "hardcore" in variant or "cooperative" in variant
    )
    names = variant.split("+")
    rest = [name for name in names if name != "hardcore" or "cooperative" not in names]
    assert g.variant == sum(
        {"cooperative": 9, "hardcore": 8, "betrayer": 4, "elimination": 16}[name] for name in rest
    )


def test_the_second_honest_exile_is_judged_by_the_exiled_objective() -> None:
    """R-EXILE-02, R-EXILE-14: the exiled objective is drawn at once, so it is in force when
    morale drops to 0.
    """
    t = table(4)
    for seat, name in enumerate(FOUR, 1):
        t.controls(seat, name, at="School")
    game = t.begin()
    game.dealt[:] = [0, 0, 0, 0]
    game = carry_out(game, "exile", 1)
    assert not game.cause and game.secret[1] >= EXILE
    game = carry_out(game, "exile", 2)
    assert game.cause and game.morale == 0 and game.secret[2] >= EXILE
