"""Open points (Part 4) that no rule's test reaches: the other values of their parameters, and
the defaults that are fixed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dowlang
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LIBRARY, LOCATIONS
from dowlang.rulesets.dead_of_winter.words.references import controller_of
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    end_turn,
    new_game,
    offered,
    only,
    say,
    table,
    where,
    who,
)

QUIET = b"""objective "Quiet"
    time short
    standard
        goal food >= 99
    hardcore like standard, except
        goal food >= 100
"""


@pytest.mark.parametrize(
    ("spaces", "left"),
    [
        (24, 22),
        pytest.param(6, 4, marks=pytest.mark.settles(("colony.spaces", 6))),
        pytest.param(2, 0, marks=pytest.mark.settles(("colony.spaces", 2))),
    ],
)
def test_spaces_of_the_colony(spaces: int, left: int) -> None:
    """U-01: 24, or as many as `colony.spaces` says; a newcomer needs one."""
    g = (
        table(rules={"colony.spaces": spaces})
        .controls(1, "Forty", "Fifty")
        .hand(1, "Stranger")
        .begin()
    )
    assert room(g, COLONY) == left and bool(offered(g, "play")) == bool(left)


@pytest.mark.settles(("colony.entrance_spaces", 1))
def test_spaces_of_the_colonys_entrances() -> None:
    """U-02: three at each of the six entrances; with `colony.entrance_spaces` 1 the second
    zombie there finds none.
    """
    assert table().begin().entrance_spaces[:6] == [3] * 6
    g = carry_out(
        table(rules={"colony.entrance_spaces": 1}).controls(1, "Forty", "Fifty").begin(),
        "add_zombies",
        7,
        COLONY,
    )
    assert g.zombies[:6] == [1] * 6 and alive(g, "Forty", "Fifty") == [False, True]


@pytest.mark.parametrize(
    "face",
    [
        pytest.param(
            "blank",
            marks=pytest.mark.settles(
                ("exposure.wound", 0), ("exposure.frostbite", 0), ("exposure.bitten", 0)
            ),
        ),
        pytest.param("wound", marks=pytest.mark.settles(("exposure.blank", 0))),
        pytest.param("frostbite", marks=pytest.mark.settles(("exposure.blank", 0))),
        pytest.param("bitten", marks=pytest.mark.settles(("exposure.blank", 0))),
    ],
)
def test_faces_of_the_exposure_die(face: str) -> None:
    """U-04: a die with one face only shows that face, whatever the seed."""
    rules: dict[str, int | str] = {
        f"exposure.{name}": int(name == face) for name in ("blank", "wound", "frostbite", "bitten")
    }
    for seed in range(4):
        g = table(seed=seed, rules=rules).controls(1, "Forty", "Fifty").begin()
        g.apply("move/forty/school")
        s = who("Forty")
        assert (g.wounds[s], g.frostbite[s], alive(g, "Forty")) == (
            int(face == "wound"),
            int(face == "frostbite"),
            [face != "bitten"],
        )


@pytest.mark.settles(("exposure.blank", 1), ("exposure.wound", 1), ("exposure.frostbite", 1))
def test_an_even_exposure_die() -> None:
    """U-04: the numbers are how many faces show it: with one of each every face comes about as
    often.
    """
    faces: Counter[str] = Counter()
    for seed in range(240):
        rules: dict[str, int | str] = {
            "exposure.blank": 1,
            "exposure.wound": 1,
            "exposure.frostbite": 1,
        }
        g = table(seed=seed, rules=rules).controls(1, "Forty", "Fifty").begin()
        g.apply("move/forty/school")
        s = who("Forty")
        faces[
            "bitten"
            if alive(g, "Forty") == [False]
            else "frostbite"
            if g.frostbite[s]
            else "wound"
            if g.wounds[s]
            else "blank"
        ] += 1
    # 60 are to be expected, 40 is 3 deviations away
    assert len(faces) == 4 and all(40 <= count <= 80 for count in faces.values()), faces


@pytest.mark.settles(
    ("start.morale", 9), ("start.round", 3), ("start.food", 4), ("start.helpless", 3)
)
def test_what_a_silent_objective_starts_with() -> None:
    """U-06, U-07: `start.…` counts where the face says nothing, and nowhere else."""
    rules: dict[str, int | str] = {
        "start.morale": 9,
        "start.round": 3,
        "start.food": 4,
        "start.helpless": 3,
    }
    cards = load_source(addition([], {"quiet": QUIET}))
    g: Any = dowlang.Game(cards, seed=1, objective="Quiet", rules=rules)
    assert (g.morale, g.rounds_left, g.food, g.helpless) == (9, 3, 4, 3)
    g = dowlang.Game(cards, seed=1, objective="Quiet")
    assert (g.morale, g.rounds_left, g.food, g.helpless) == (6, 6, 0, 0)
    g = new_game(objective="Full Larder", rules=rules)
    assert (g.morale, g.rounds_left, g.food, g.helpless) == (7, 8, 4, 2), (
        "what the card states wins"
    )
    g = new_game(objective="We Need More Samples", rules=rules)
    assert (g.food, g.helpless) == (4, 3)


@pytest.mark.parametrize(
    ("top", "after"),
    [
        (10, 8),
        pytest.param(7, 7, marks=pytest.mark.settles(("morale_max", 7))),
        pytest.param(6, 6, marks=pytest.mark.settles(("morale_max", 6))),
    ],
)
def test_the_top_of_the_morale_track(top: int, after: int) -> None:
    """U-06: gains above `morale_max` are lost."""
    assert (
        carry_out(table(rules={"morale_max": top}).morale(6).begin(), "gain_morale", 2).morale
        == after
    )


@pytest.mark.settles(("empty_deck.crisis", "none"))
def test_an_empty_crisis_deck() -> None:
    """U-10: made anew; with `none` there is no crisis in that round, and nothing to resolve."""
    g = carry_out(table().controls(1, "Forty").crisis_deck().begin(), "open_round")
    assert g.crisis >= 0
    g = (
        table(rules={"empty_deck.crisis": "none"})
        .controls(1, "Forty")
        .crisis_deck()
        .crisis("Food Shortage")
        .begin()
    )
    carry_out(g, "resolve_crisis")
    assert g.crisis == -1 and g.morale == 5
    carry_out(g, "open_round")
    assert g.crisis == -1 and g.crisis_deck == ()
    carry_out(g, "resolve_crisis")
    assert g.morale == 5


@pytest.mark.settles(("setup.leader_tie", "lowest_seat"))
def test_a_tie_of_leaders_by_seat() -> None:
    """U-19: with `lowest_seat` chance has no part in it."""
    for seed in range(6):
        t = table(seed=seed, rules={"setup.leader_tie": "lowest_seat", "survivors_dealt": 2})
        deals = (("Forty", "Fifteen"), ("Twin One", "Twelve"), ("Twin Two", "Eighteen"))
        t.game.survivor_deck = tuple(who(name) for deal in deals for name in deal)
        g = carry_out(t.game, "deal_survivors")
        for key in ("leader/forty", "leader/twin_one", "leader/twin_two"):
            g.apply(key)
        assert g.first_player == 1


def test_a_survivor_who_is_not_in_play_sets_nothing_off() -> None:
    """U-25: a card that waits for somebody at the colony waits until that survivor is there."""
    base = dowlang.load("base")
    g = table_of(base).controls(1, "Noor Haddad").crossroads("Bones for Buttons").begin()
    assert g.decision.kind == "action" and g.crossroads >= 0
    g = (
        table_of(base)
        .controls(1, "Noor Haddad")
        .controls(2, "Jasper Kowalczyk")
        .crossroads("Bones for Buttons")
        .begin()
    )
    assert g.crossroads == -1 and len(g.removed_crossroads) == 1


@pytest.mark.settles(("exile.no_space", "stay"))
def test_no_space_outside_and_staying() -> None:
    """U-31: with `stay` an exiled survivor without a space outside does not move, and does not
    roll.
    """
    t = table(rules={"exile.no_space": "stay"}).controls(1, "Twelve").controls(2, "Forty")
    t.game.survivor_spaces[1:7] = [0] * 6
    g = say(t.begin(), "exile_vote/player_2", "vote/up", "vote/up", "vote/up")
    assert (
        g.exiled[1]
        and g.decision.kind == "action"
        and where(g, "Forty") == "colony"
        and g.wounds[who("Forty")] == g.frostbite[who("Forty")] == 0
    )


def test_the_entrance_counter_begins_anew() -> None:
    """U-39: two effects of one zombie each both come to entrance 1."""
    g = table().begin()
    for _ in range(2):
        carry_out(g, "add_zombies", 1, COLONY)
    assert g.zombies[:6] == [2, 0, 0, 0, 0, 0]


def test_cards_are_not_shown_around() -> None:
    """U-41: no kind of option shows a hand card or an objective to anybody."""
    names = {kind.name for kind in OPTION_KINDS}
    assert "play" in names and not any(
        word in name for name in names for word in ("show", "tell", "promise", "talk")
    )


@pytest.mark.settles(("die_max", 5))
def test_a_lower_top_of_the_dice() -> None:
    """U-44: with `die_max` 5 a 5 cannot be raised, a 4 becomes a 5."""
    g = say(
        table(rules={"die_max": 5}).controls(1, "Forty").dice(1, 4, 5).food(2).begin(),
        "spend_food/4",
    )
    assert g.unused[0] == (5, 5) and offered(g, "spend_food") == []


@pytest.mark.parametrize(
    ("counting", "prevented"),
    [
        ("against", False),
        pytest.param("neutral", True, marks=pytest.mark.settles(("crisis.optional", "neutral"))),
    ],
)
def test_optional_cards_that_count_against(counting: str, prevented: bool) -> None:
    """U-46: extra cards of another symbol count -1 like any other, or 0 with `neutral`."""
    t = table(rules={"crisis.optional": counting}).controls(1, "Forty").crisis("Fuel Shortage")
    assert (
        bool(only(t.contributed(1, "Fuel", "Fuel", "Fuel", "Lighter"), "crisis").crises_prevented)
        == prevented
    )


@pytest.mark.parametrize(
    ("given", "wins"), [(("Aspirin",), True), (("Aspirin", "Tinned Soup"), False)]
)
def test_hands_count_as_they_are_at_the_end(given: tuple[str, ...], wins: bool) -> None:
    """U-56: "cards you hold <= 1" is asked of the hand that is there when the game ends."""
    t = (
        table_of(dowlang.load("base"), objective="Every Door Barred")
        .controls(1, "Noor Haddad")
        .hand(1, *given)
        .secret(1, "Travelling Light")
    )
    t.rounds(3)  # the objective of the set is not looked at before
    for place in LOCATIONS:
        t.barricades(place, *[1] * (6 if place == "colony" else 1))
    g = carry_out(t.begin(), "check_objective")
    assert g.result["cause"] == "objective" and (0 in g.result["winners"]) == wins


def test_the_controller_chooses_for_a_survivor() -> None:
    """U-59: who controls it; for a survivor that is lost, who has the turn, and outside turns
    the first player.
    """
    g = table().first_player(2).controls(2, "Forty").controls(3, "Fifty").begin()
    assert controller_of(g, who("Fifty")) == 2 and controller_of(g, who("Sixty")) == 1
    assert (
        controller_of(table().first_player(3).controls(1, "Forty").colony_phase(), who("Sixty"))
        == 2
    )


def test_nobody_leaves_and_no_clock_runs() -> None:
    """U-62: neither an option nor a setting gives a seat up or counts time."""
    names = {kind.name for kind in OPTION_KINDS} | {setting.name for setting in RULESET.settings}
    assert "players" in names and not any(
        word in name for name in names for word in ("clock", "seconds", "leave", "resign", "bot")
    )


@pytest.mark.parametrize(
    ("victims", "kind"), [(("Twin One", "Twin Two"), "survivor"), (("Twin One", "Forty"), "action")]
)
def test_the_first_player_is_asked_where_it_matters(victims: tuple[str, str], kind: str) -> None:
    """U-66: of equal influence the first player names the victim; of unequal nobody is asked."""
    t = (
        table()
        .first_player(2)
        .controls(2, "Fifty")
        .controls(1, victims[0], at="Library")
        .controls(3, victims[1], at="Library")
    )
    g = t.zombies("Library", 3).begin()
    g.stack.append(("settle",))
    g.stack.append(("add_zombies", 1, LIBRARY))
    g.run()
    assert asked(g) == (2, kind) and alive(g, *victims).count(False) == (kind == "action")


def test_survivors_fight_in_cooperative_play() -> None:
    """U-68: nothing forbids an attack on another player's survivor."""
    g = (
        table(variant="cooperative")
        .controls(1, "Ashley Ross")
        .controls(2, "Forty")
        .dice(1, 6)
        .begin()
    )
    assert offered(g, "attack_survivor") == ["ashley_ross/6/forty"]


def test_a_card_without_an_effect() -> None:
    """U-69: medicine may be played when nobody is hurt, and goes to the waste pile."""
    g = table().controls(1, "Forty").hand(1, "Medicine").begin()
    say(g, "play/medicine")
    assert len(g.waste) == 1 and g.hand[0] == () and g.wounds[who("Forty")] == 0


def test_the_last_round_has_all_its_turns() -> None:
    """U-70: with one round left everybody still has a turn."""
    g = table().controls(1, "Twelve").controls(2, "Forty").controls(3, "Fifty").rounds(1).begin()
    turns = [asked(g)[0]]
    for _ in range(2):
        turns.append(asked(end_turn(g))[0])
    assert turns == [1, 2, 3] and g.rounds_left == 1


def test_the_decks_of_crises_and_crossroads() -> None:
    """R-COMP-10: every card of the base set lies in its deck exactly once, as many as its
    manifest declares.
    """
    base = dowlang.load("base")
    for kind in ("crisis", "crossroads"):
        g = dowlang.Game(base, seed=4, players=4)
        names = [card["name"] for card in base.of_kind[kind]]
        pile = [*getattr(g, f"{kind}_deck")]
        assert sorted(pile) == list(range(len(names))) and max(Counter(names).values()) == 1


SHOT = b"""crossroads "After the Shot"
    when a survivor is killed
    option "Sit down"
        gain 1 morale
    option "Walk on"
        gain 2 morale
"""


@pytest.mark.parametrize(("order", "triggered"), [("crossroads", True), ("frostbite", False)])
def test_what_comes_first_at_the_start_of_a_turn(order: str, triggered: bool) -> None:
    """U-37: the card is drawn before frostbite, and hears of a death by it; or frostbite with
    all it causes comes first.
    """
    cards = load_source(addition([], {"shot": SHOT}))
    t = (
        table_of(cards, rules={"turn_start.order": order})
        .controls(1, "Lars Engstrom")
        .controls(2, "Priya Raman", "Yuki Lowe")
    )
    g = (
        t.controls(3, "Amara Diallo")
        .wounds("Yuki Lowe", 1, 1)
        .crossroads_deck("After the Shot")
        .begin()
    )
    g.apply("end_turn")
    assert g.active_player == 1 and len(g.removed_survivors) == 1
    assert (
        g.decision.kind == ("option" if triggered else "action")
        and (g.crossroads >= 0) is not triggered
    )


@pytest.mark.parametrize(
    ("limited", "left", "built"),
    [
        ("off", 0, 21),
        pytest.param(
            "on",
            1,
            20,
            marks=pytest.mark.settles(("limited_supply", "on"), ("colony.entrance_spaces", 20)),
        ),
    ],
)
def test_barricades_in_place_of_zombies_run_out(limited: str, left: int, built: int) -> None:
    """U-11: with a limited supply a card puts no more than twenty barricades on the board, and
    the other zombies stay.
    """
    rules: dict[str, int | str] = {"limited_supply": limited, "colony.entrance_spaces": 20}
    t = (
        table(rules=rules)
        .barricades("colony", 18, 0, 0, 0, 0, 0)
        .zombies("colony", 0, 3, 0, 0, 0, 0)
    )
    g = carry_out(t.begin(), "replace_zombies", 3, COLONY)
    assert (sum(g.zombies), sum(g.barricades)) == (left, built)
