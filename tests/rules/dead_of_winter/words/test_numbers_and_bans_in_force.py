"""R-TEXT-01 for the numbers and bans that cards, scenarios and `--rule` may put in force: each
takes away exactly what it names.
"""

from __future__ import annotations

from functools import cache

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.uses_of_cards import BANS as BANS_OF_CARDS
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS
from tests.rules.dead_of_winter.winter import carry_out, offered, rulebook, say, table, who, zombies

ORIGIN = Origin("rulebook/crises/food_shortage", 0, FOREVER)


def busy(**rules: int) -> Table:
    """A table where every kind of action is possible for player 1."""
    t = (
        table(rules=rules)
        .controls(1, "Ashley Ross", "Seventy", at="School")
        .controls(1, "Sixty", at="Hospital")
        .controls(1, "Twelve")
    )
    t.controls(2, "Fifty", at="School").zombies("School", 1).waste_of(3).food(2).hand(
        1, "Fuel", "Knife", "Tinned Food"
    ).hand(2, "Fuel")
    return t.equipped("Ashley Ross", "Handbook").crisis("Food Shortage").dice(1, 5)


def kinds(game: Winter) -> set[str]:
    return {key.partition("/")[0] for key in game.decision.keys}


@cache
def everything() -> set[str]:
    """Every kind of action that is possible on the busy table without a ban."""
    offered_there = kinds(busy().begin())
    assert set().union(*BANS.values()) <= offered_there
    return offered_there


BANS = {
    "forbid_search": {"search"},
    "forbid_attack": {"attack", "attack_survivor"},
    "forbid_ability": {"ability"},
    "forbid_be_attacked": {"attack_survivor"},
    "forbid_clean_waste": {"clean_waste"},
    "forbid_barricade": {"barricade"},
    "forbid_attract": {"attract"},
    "forbid_crisis": {"contribute", "contribute_equipped"},
    "forbid_food": {"spend_food"},
    "forbid_request": {"request"},
    "forbid_hand_off": {"hand_off"},
    "forbid_exile_vote": {"exile_vote"},
    "forbid_play": {"play", "equip"},
    "forbid_move": {"move"},
    "forbid_be_moved": {"move"},
}


def subject_of(ban: str, place: int) -> int:
    """The piece that a ban for one piece only is put on: a player for what players do, else a
    survivor.
    """
    players = (
        "clean_waste",
        "barricade",
        "attract",
        "crisis",
        "food",
        "request",
        "hand_off",
        "exile_vote",
        "play",
    )
    return 0 if ban.removeprefix("forbid_").startswith(players) else place


@pytest.mark.parametrize("ban", BANS)
def test_a_ban_takes_away_what_it_names(ban: str) -> None:
    """R-TEXT-01: for everybody, from the start of the game."""
    assert kinds(busy().begin()) == everything()
    assert kinds(busy(**{ban: 1}).begin()) == everything() - BANS[ban]


@pytest.mark.parametrize("ban", BANS)
def test_a_ban_in_force_for_one_piece(ban: str) -> None:
    """R-TEXT-01: put in force during the game, for one piece; for another piece it changes
    nothing.
    """
    number = rulebook().ruleset.parameter_number[ban]
    survivors = [who(name) for name in ("Ashley Ross", "Seventy", "Sixty", "Twelve", "Fifty")]
    t = busy()
    for subject in {subject_of(ban, s) for s in survivors}:
        change(t.game, ORIGIN, Change(number, 1, subject=subject))
    assert kinds(t.begin()) == everything() - BANS[ban]
    t = busy()
    change(
        t.game, ORIGIN, Change(number, 1, subject=1 if subject_of(ban, -1) == 0 else who("Forty"))
    )
    assert kinds(t.begin()) == everything()


@pytest.mark.parametrize(
    ("symbol", "left"),
    [("fuel", ["tinned_food"]), ("food", ["fuel"]), ("weapon", ["fuel", "tinned_food"])],
)
def test_cards_of_a_forbidden_symbol_are_not_offered(symbol: str, left: list[str]) -> None:
    """R-TEXT-01, R-ACT-PLY-01: cards of one symbol cannot be played."""
    g = busy(**{f"forbid_play_{symbol}": 1}).begin()
    assert sorted(offered(g, "play")) == left and bool(offered(g, "equip")) == (symbol != "weapon")


@pytest.mark.parametrize("place", LOCATIONS)
def test_places_that_cannot_be_entered_or_left(place: str) -> None:
    """R-TEXT-01, R-ACT-MOV-01: a ban on one location concerns this one only."""
    t = (
        table(rules={f"forbid_enter_{place}": 1})
        .controls(1, "Forty", at="School")
        .controls(1, "Fifty", at="Library")
    )
    there = {key.partition("/")[2] for key in offered(t.begin(), "move")}
    assert there == set(LOCATIONS) - {place}
    t = (
        table(rules={f"forbid_leave_{place}": 1})
        .controls(1, "Forty", at="School")
        .controls(1, "Fifty", at="Library")
        .controls(1, "Sixty")
    )
    movers = {key.partition("/")[0] for key in offered(t.begin(), "move")}
    assert movers == {"forty", "fifty", "sixty"} - {
        {"school": "forty", "library": "fifty", "colony": "sixty"}.get(place, "")
    }


@pytest.mark.parametrize("asked", [2, 3])
@pytest.mark.parametrize(
    ("ban", "kind"), [("forbid_request_from", "request"), ("forbid_hand_off_to", "hand_off")]
)
def test_a_ban_between_two_players_concerns_these_two(ban: str, kind: str, asked: int) -> None:
    """R-TEXT-01, R-ACT-REQ-01, R-ACT-HND-01: nobody else is asked less, or given less."""

    def met(game: Winter) -> set[str]:
        at = 0 if kind == "request" else 2
        return {key.split("/")[at] for key in offered(game, kind)}

    everybody = met(busy_with_three().begin())
    left = met(busy_with_three(**{f"{ban}_{asked}": 1}).begin())
    gone = {f"player_{asked}"} if kind == "request" else {"fifty"} if asked == 2 else {"forty"}
    assert everybody - left == gone and left <= everybody
    number = rulebook().ruleset.parameter_number[f"{ban}_{asked}"]
    t = busy_with_three()
    change(t.game, ORIGIN, Change(number, 1, subject=1))  # said of player 2
    assert met(t.begin()) == everybody
    t = busy_with_three()
    change(t.game, ORIGIN, Change(number, 1, subject=0))
    assert met(t.begin()) == left


def busy_with_three(**rules: int) -> Table:
    """The busy table with a third player, who has a card and a survivor at the school."""
    t = (
        table(players=3, rules=rules)
        .controls(1, "Ashley Ross", at="School")
        .controls(2, "Fifty", at="School")
    )
    t.controls(3, "Forty", at="School").hand(2, "Fuel").hand(3, "Fuel")
    return t.equipped("Ashley Ross", "Handbook")


def test_as_many_moves_as_a_card_says_and_no_more() -> None:
    """R-TEXT-01, R-TURN-06: as many moves as a card says, not more."""
    g = table(rules={"extra_moves": 1}).controls(1, "Forty").begin()
    say(g, "move/forty/school", "move/forty/library", exposure=("blank", "blank"))
    assert offered(g, "move") == []


@pytest.mark.parametrize(
    ("rule", "kind", "dice"),
    [
        ("attack_value", "attack", [4, 5]),
        ("search_value", "search", [4, 5]),
        ("ability_value", "ability", [5]),
    ],
)
def test_a_printed_value_is_changed_from_the_start(rule: str, kind: str, dice: list[int]) -> None:
    """R-TEXT-01, R-CARD-10, R-CARD-12: a printed value and 1."""
    t = (
        table(rules={rule: 1})
        .controls(1, "Sixty", at="Hospital")
        .zombies("Hospital", 1)
        .dice(1, 3, 4, 5)
    )
    assert (
        sorted(
            {int(key.split("/")[2 if kind == "ability" else 1]) for key in offered(t.begin(), kind)}
        )
        == dice
    )


def test_nobody_can_be_killed() -> None:
    """R-TEXT-01, R-SURV-04: no cause kills."""
    g = carry_out(
        table(rules={"forbid_be_killed": 1}).controls(1, "Forty").begin(), "kill", who("Forty")
    )
    assert g.controller[who("Forty")] == 0 and g.morale == 6


@pytest.mark.parametrize(
    ("rule", "action"),
    [
        ("no_exposure_moving", "move/forty/school"),
        ("no_exposure_attacking", "attack/forty/6/colony_1"),
    ],
)
def test_where_a_card_spares_exposure_none_is_rolled(rule: str, action: str) -> None:
    """R-TEXT-01, R-EXPOSE-01: no die was given, so none was rolled."""
    g = table(rules={rule: 1}).controls(1, "Forty").zombies("colony", 1).dice(1, 6).begin()
    say(g, action)
    assert g.decision.kind == "action"


@pytest.mark.parametrize(
    ("rule", "face"),
    [("ignore_wound", "wound"), ("ignore_frostbite", "frostbite"), ("ignore_bitten", "bitten")],
)
def test_a_face_that_is_ignored_counts_as_blank(rule: str, face: str) -> None:
    """R-TEXT-01, R-EXPOSE-03: the face counts as blank; the others do not."""
    other = {"wound": "frostbite", "frostbite": "wound", "bitten": "wound"}[face]
    g = say(
        table(rules={rule: 1}).controls(1, "Forty", "Fifty-Five").begin(),
        "move/forty/school",
        exposure=face,
    )
    assert g.controller[who("Forty")] == 0 and (
        g.wounds[who("Forty")],
        g.frostbite[who("Forty")],
    ) == (0, 0)
    say(g, "move/fifty_five/school", exposure=other)
    assert g.wounds[who("Fifty-Five")] + g.frostbite[who("Fifty-Five")] == 1


def test_more_cards_are_drawn_and_kept_as_a_rule_says() -> None:
    """R-TEXT-01, R-ACT-SEA-08: more drawn, more kept, no noise token, as a rule in force says."""
    t = (
        table(rules={"search_draws": 1, "search_keeps": 1, "no_noise": 1})
        .controls(1, "Forty", at="School")
        .dice(1, 6)
    )
    g = say(t.deck("School", "Trap", "Stranger", "Lost Family", "Trap").begin(), "search/forty/6")
    assert sorted(offered(g, "keep")) == ["stranger", "trap"]
    say(g, "make_noise")
    assert g.noise[3] == 0 and sorted(offered(g, "keep")) == ["lost_family", "stranger", "trap"]
    say(g, "keep/trap", "keep/stranger")
    assert len(g.hand[0]) == 2 and [len(g.item_deck[3]), len(g.drawn)] == [2, 0]


@pytest.mark.settles(
    ("attract.single_source", "no"), ("attract.same_location", "yes"), ("attract.partial", "no")
)
def test_attract_from_several_places() -> None:
    """U-14, U-15: without `single_source` the second zombie may come from elsewhere; without
    `partial` two are needed.
    """
    t = (
        table(rules={"attract.single_source": "no"})
        .controls(1, "Forty", at="School")
        .zombies("Library", 1)
        .zombies("Hospital", 1)
        .dice(1, 1)
    )
    g = say(t.begin(), "attract/1/school/library")
    assert (zombies(g, "school"), zombies(g, "library"), zombies(g, "hospital")) == (2, 0, 0)
    t = (
        table(rules={"attract.partial": "no"})
        .controls(1, "Forty", at="School")
        .zombies("Library", 1)
        .zombies("Hospital", 2)
        .dice(1, 1)
    )
    assert offered(t.begin(), "attract") == ["1/school/hospital"]
    t = (
        table(rules={"attract.partial": "no"})
        .controls(1, "Forty", at="School")
        .zombies("School", 3)
        .zombies("Hospital", 2)
        .dice(1, 1)
    )
    assert offered(t.begin(), "attract") == []
    assert (
        offered(table().controls(1, "Forty").zombies("colony", 3).dice(1, 1).begin(), "attract")
        == []
    )
    t = (
        table(rules={"attract.same_location": "yes"})
        .controls(1, "Forty")
        .zombies("colony", 1, 0, 0, 0, 0, 0)
        .dice(1, 1)
    )
    assert offered(t.begin(), "attract") == ["1/colony/colony"]


@pytest.mark.settles(("ability.idle", "offered"))
def test_a_free_ability_without_limit() -> None:
    """R-ACT-ABL-03, U-61: used any number of times, as long as it changes something; with
    `offered` also when it does not.
    """
    t = table(rules={"limited_supply": "on"}).controls(1, "Seventy").hand(1, "Fuel").dice(1, 4)
    g = say(t.begin(), *["ability/seventy/1/0"] * 20)
    assert g.food == 20 and offered(g, "ability") == [] and offered(g, "play") == ["fuel"]
    t = (
        table(rules={"limited_supply": "on", "ability.idle": "offered"})
        .controls(1, "Seventy")
        .dice(1, 4)
    )
    assert offered(say(t.begin(), *["ability/seventy/1/0"] * 21), "ability") == ["seventy/1/0"]


def test_exile_by_card_in_a_cooperative_game() -> None:
    """U-52, R-VAR-03, U-34: has no effect there; nor has a second exile of the same player."""
    g = carry_out(
        table(variant="cooperative").controls(1, "Forty").controls(2, "Fifty").begin(), "exile", 1
    )
    assert g.exiled == [0, 0, 0]
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty", at="School")
        .exiled(2, objective="Bitter Wish 1")
        .exile_deck("Bitter Wish 2")
    )
    g = carry_out(t.begin(), "exile", 1)
    assert g.secret[1] == 2000 and len(g.exile_deck) == 1


@pytest.mark.settles(("first_player.exiled_tiebreak", "no"))
def test_the_tie_break_of_an_exiled_first_player() -> None:
    """U-32: with the parameter off the next player to the left who is not exiled decides."""
    t = (
        table(4, rules={"first_player.exiled_tiebreak": "no"})
        .first_player(1)
        .exiled(1, 2)
        .controls(1, "Forty", at="School")
    )
    g = t.controls(3, "Fifty", at="School").begin()
    while g.active_player != 2:
        g.apply("end_turn")
    say(g, "exile_vote/player_4", "vote/up", "vote/down")
    assert (g.decision.player + 1, g.decision.kind) == (3, "tie")


def test_the_exiled_stay_out_whatever_else_is_forbidden() -> None:
    """R-EXILE-06, U-30: with bans and further moves in force too."""
    for rules in ({"forbid_enter_school": 1}, {"extra_moves": 1}, {"forbid_leave_hospital": 1}):
        t = table(rules=rules).controls(1, "Forty", at="Library").exiled(1)
        there = [key.partition("/")[2] for key in offered(t.begin(), "move")]
        assert "colony" not in there and "hospital" in there
    t = (
        table(rules={"extra_moves": 1, "exile.may_enter_colony": "yes"})
        .controls(1, "Forty", at="Library")
        .exiled(1)
    )
    assert "forty/colony" in offered(t.begin(), "move")


def test_full_places_stay_closed_whatever_else_is_forbidden() -> None:
    """R-ACT-MOV-01, R-BOARD-06: space is needed with bans in force too; the present place is no
    destination.
    """
    t = (
        table(rules={"extra_moves": 1})
        .controls(1, "Forty", at="Library")
        .controls(2, "Fifty", "Sixty", at="Gas Station")
        .controls(3, "Twelve")
    )
    there = [key.partition("/")[2] for key in offered(t.helpless(23).begin(), "move")]
    assert sorted(there) == ["grocery_store", "hospital", "police_station", "school"]


@pytest.mark.parametrize(
    ("change_by", "subject", "closed"),
    [(-1, 4, True), (-1, -1, True), (-1, 3, False), (1, -1, False)],
)
def test_spaces_changed_by_a_card(change_by: int, subject: int, closed: bool) -> None:
    """R-BOARD-06, R-TEXT-01: a location holds fewer or more survivors, one location or all."""
    t = table().controls(1, "Forty").controls(2, "Fifty", at="Gas Station")
    change(
        t.game,
        ORIGIN,
        Change(rulebook().ruleset.parameter_number["survivor_spaces"], change_by, subject=subject),
    )
    assert ("forty/gas_station" not in offered(t.begin(), "move")) == closed


@pytest.mark.parametrize(("points", "need"), [(1, 4), (-1, 2), (0, 3)])
def test_points_a_crisis_needs(points: int, need: int) -> None:
    """R-CRISIS-07, R-TEXT-01: one a player, more or fewer by a card."""
    assert (
        table(rules={"crisis_points": points}).controls(1, "Forty").begin().view(0)["need"] == need
    )


OF_CARDS = {"play", "equip", "ability", "use"}
FORBIDDING = [number for name, number in sorted(vars(P).items()) if name.startswith("FORBID_")]


@pytest.mark.parametrize("ban", FORBIDDING, ids=lambda number: P.PARAMETERS[number].key)
def test_what_takes_a_use_of_a_card_away_is_told_of_it(ban: int) -> None:
    """Whoever asks why a card has no use is told of every ban that takes it away."""
    t = busy()
    before = kinds(t.begin())
    t = busy()
    for subject in range(len(t.game.controller)):
        change(t.game, ORIGIN, Change(ban, 1, subject=subject))
    taken = before - kinds(t.begin())
    assert not taken & OF_CARDS or ban in BANS_OF_CARDS
