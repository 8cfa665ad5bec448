"""Who comes, or changes hands, in the same effect in which a last survivor is lost; and whose the
rules of such a survivor are (R-SURV-10, -11, R-VAR-11, U-26, U-27, decisions 17 and 19). The cards
are an addition to the base set, made for these tests.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.journal import record
from dowlang.engine.ongoing_effects import OWNER, TAG
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.harm import remove_survivor
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import discard
from dowlang.rulesets.dead_of_winter.state.types import COLONY, OUTSIDE, SCHOOL
from dowlang.rulesets.dead_of_winter.words.effects.survivors import can_be_given, can_join
from tests.rules.dead_of_winter.invariants import Broken, CheckedLog, attend
from tests.rules.dead_of_winter.winter import asked, carry_out, offered

CARDS = {
    "in_my_place": """item "In My Place"
    survivor, in "School" x 1
    play
        kill your leader
        a survivor joins you
""",
    "two_of_them": """item "Two of Them"
    survivor, in "School" x 1
    play
        kill your leader
        a survivor joins you
        a survivor joins you
        kill a survivor you control
""",
    "nobody_at_all": """item "Nobody at All"
    survivor, in "School" x 1
    play
        kill your leader
        a survivor joins you
        draw 1 card from the "School" deck
        kill a survivor you control
""",
    "led_by_another": """item "Led by Another"
    survivor, in "School" x 1
    play
        kill your leader
        a survivor as heir joins you
        the heir becomes your leader
""",
    "last_of_the_stock": """item "Last of the Stock"
    tool, in "School" x 1
    play
        kill your leader
        draw 1 card from the "School" deck
""",
    "the_trade": """item "The Trade"
    tool, in "School" x 1
    play
        give your leader to another player as partner
        give the leader of the partner to you
""",
    "quartermaster": """survivor "Sunniva Bakke"
    occupation "quartermaster"
    influence 99
    attack 3+
    search 3+
    at anywhere
    passive
        survivors you control ignore wound
        when you search, once per round
            gain 1 morale
""",
    "the_heiress": """survivor "Dagny Rolfsen"
    occupation "heiress"
    influence 98
    attack 3+
    search 3+
    at anywhere
    passive
        when "Dagny Rolfsen" is killed
            a survivor joins you
        when "Dagny Rolfsen" is removed from the game
            give the leader of the first player to you
""",
    "the_anchor": """item "The Anchor"
    tool, in "School" x 1
    equip
        the bearer cannot move from the colony
""",
    "the_song": """crossroads "The Song"
    when you clean waste
    option "Learn it"
        attach this card to your leader
            survivors you control ignore wound
            when you search
                gain 1 morale
            you have the ability
                add 1 food
    option "Hum it"
        gain 1 morale
""",
}
FIRST, SECOND, THIRD = "Lars Engstrom", "Priya Raman", "Yuki Lowe"
OFFICER = "Sunniva Bakke"
NEXT, AFTER = "Ngozi Adeyemi", "Tundra"


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([], {name: text.encode() for name, text in CARDS.items()}))


def number(name: str) -> int:
    return next(n for n, card in enumerate(cards().of_kind["survivor"]) if card["name"] == name)


def table(card: str, players: int = 3, **settings: Any) -> Table:
    """One survivor a player in the colony; player 1 has the card and something else in hand; the
    next survivors to come are known.
    """
    t = (
        table_of(cards(), players, **settings)
        .morale(6)
        .hand(1, card, "Aspirin")
        .survivor_deck(NEXT, AFTER)
    )
    for player, name in enumerate((FIRST, SECOND, THIRD)[:players], 1):
        t.controls(player, name)
    return t


def played(t: Table, card: str, *keys: str) -> Winter:
    """Player 1 plays the card and answers by these keys."""
    g = t.begin()
    for key in (f"play/{card}", *keys):
        g.apply(key)
        assert wrong(g) == ""
    return g


def groups(g: Winter) -> list[set[int]]:
    return [set(members) for members in g.groups]


def numbers(*names: str) -> set[int]:
    return {number(name) for name in names}


# ---- a leader lost and a newcomer in one effect
def test_who_comes_while_a_leader_is_lost_is_a_follower() -> None:
    """R-SURV-01, R-SURV-10: the group chooses its leader, although somebody joined it before it
    could.
    """
    t = (
        table("In My Place")
        .controls(1, AFTER)
        .controls(1, "Dagny Rolfsen")
        .leader(1, "Dagny Rolfsen")
        .survivor_deck(NEXT)
    )
    g = t.begin()
    g.apply("play/in_my_place")
    assert g.decision.kind == "leader"
    assert g.leader[0] < 0
    assert {answer[1] for answer in g.stack[-1][3]} == numbers(FIRST, AFTER, NEXT)


def test_who_is_given_while_a_leader_is_lost_is_a_follower() -> None:
    """R-SURV-10: the same of a survivor who changes hands."""
    t = (
        table("In My Place")
        .controls(1, AFTER)
        .controls(1, "Dagny Rolfsen")
        .leader(1, "Dagny Rolfsen")
        .controls(2, NEXT)
    )
    g = t.begin()
    g.first_player = 1
    g = carry_out(g, remove_survivor.__name__, number("Dagny Rolfsen"))
    assert g.controller[number(SECOND)] == 0
    assert asked(g) == (1, "leader") and g.leader[0] < 0


# ---- the last survivor lost and a newcomer in one effect
def test_a_newcomer_of_the_same_effect_is_no_replacement() -> None:
    """R-SURV-11, U-26: the hand is gone, and the survivor who is drawn for the loss comes as
    well, when the effect is over, and leads.
    """
    g = played(table("In My Place"), "in_my_place")
    assert (
        groups(g)[0] == numbers(NEXT, AFTER)
        and g.leader[0] == number(AFTER)
        and g.hand[0] == ()
        and g.waiting == [0, 0, 0]
    )
    assert asked(g) == (1, "action") and g.morale == 5


def test_the_replacement_of_an_exile_leads_too() -> None:
    """R-SURV-11, R-EXILE-09, U-27: the newcomer at one place outside, the replacement at
    another, each chosen.
    """
    g = played(
        table("In My Place").at(FIRST, "School").exiled(1), "in_my_place", "location/library"
    )
    assert asked(g) == (1, "location") and g.leader[0] == -1 and groups(g)[0] == numbers(NEXT)
    g.apply("location/hospital")
    assert groups(g)[0] == numbers(NEXT, AFTER) and g.leader[0] == number(AFTER)


def test_nobody_leads_before_the_replacement_comes() -> None:
    """R-SURV-10, R-SURV-11: of two newcomers one dies in the same effect; nobody is asked for a
    leader, nor does a card name one.
    """
    t = table("Two of Them").survivor_deck(NEXT, AFTER, "Tobias Wrenfield")
    g = played(t, "two_of_them", "survivor/tundra")
    assert (
        groups(g)[0] == numbers(NEXT, "Tobias Wrenfield")
        and g.leader[0] == number("Tobias Wrenfield")
        and asked(g) == (1, "action")
    )
    g = played(table("Led by Another"), "led_by_another")
    assert groups(g)[0] == numbers(NEXT, AFTER) and g.leader[0] == number(AFTER)


def test_with_the_deck_empty_the_newcomer_is_all_there_is() -> None:
    """U-27, U-10: nobody is left to be drawn, so the newcomer leads; and nobody comes later for
    that loss.
    """
    t = table("In My Place").survivor_deck(NEXT)
    t.game.survivor_deck = t.game.survivor_deck[-1:]
    g = played(t, "in_my_place")
    assert (
        groups(g)[0] == numbers(NEXT)
        and g.leader[0] == number(NEXT)
        and g.waiting == [0, 0, 0]
        and asked(g) == (1, "action")
    )


def test_who_trades_the_last_survivor_away_has_lost_it() -> None:
    """R-SURV-11, U-26: who gives the last survivor away has lost it, whoever comes for it in
    return; the other player has not.
    """
    g = played(table("The Trade"), "the_trade", "player/player_2")
    assert groups(g)[:2] == [numbers(SECOND, NEXT), numbers(FIRST)] and g.hand[0] == ()
    assert g.leader[:2] == [number(NEXT), number(FIRST)] and asked(g) == (1, "action")


def test_a_group_is_lost_once() -> None:
    """R-SURV-11: who came in the same effect and is lost too is no second group; what it brought
    to the hand is removed, and told.
    """
    t = table("Nobody at All").deck("School", "Chemistry Notes")
    g = t.begin()
    record(g)
    g.apply("play/nobody_at_all")
    log = g.log or []
    assert [entry[1:] for entry in log if entry[0] == E.LAST_SURVIVOR_LOST] == [(0,)]
    assert (
        groups(g)[0] == numbers(AFTER)
        and g.leader[0] == number(AFTER)
        and g.waiting == [0, 0, 0]
        and g.hand[0] == ()
        and wrong(g) == ""
    )
    gone = [g.t.design_path[g.t.item_card[entry[2]]] for entry in log if entry[0] == E.CARD_REMOVED]
    assert gone == ["base/items/school/chemistry_notes"]


# ---- elimination
@pytest.mark.parametrize(
    ("card", "keys"),
    [("In My Place", ()), ("The Trade", ("player/player_2",)), ("Last of the Stock", ())],
)
def test_who_lost_the_last_survivor_is_out_whoever_comes(card: str, keys: tuple[str, ...]) -> None:
    """R-VAR-11, U-26: nobody joins, nobody is given, and what the same effect brought to the
    hand is gone with it.
    """
    g = played(table(card, variant="elimination"), card.lower().replace(" ", "_"), *keys)
    assert (
        g.eliminated == [1, 0, 0]
        and g.groups[0] == ()
        and g.hand[0] == ()
        and g.leader[0] == -1
        and asked(g) == (2, "action")
    )
    assert [g.survivor_deck[-1], g.survivor_deck[-2]] == [number(NEXT), number(AFTER)]
    assert groups(g)[1] == (numbers(FIRST, SECOND) if card == "The Trade" else numbers(SECOND))


def test_the_eliminated_get_nobody() -> None:
    """R-VAR-11, R-VAR-12: neither a newcomer nor somebody else's survivor; in the standard game
    who waits for a replacement may.
    """
    g = table("In My Place", variant="elimination").begin()
    assert can_join(g, number(NEXT), 1) and can_be_given(g, number(FIRST), 1, 0)
    g.eliminated[1] = 1
    assert not can_join(g, number(NEXT), 1) and not can_be_given(g, number(FIRST), 1, 0)
    g.eliminated[1], g.waiting[1] = 0, 1
    assert not can_join(g, number(NEXT), 1) and not can_be_given(g, number(FIRST), 1, 0)
    g.variant = 0
    assert can_join(g, number(NEXT), 1) and can_be_given(g, number(FIRST), 1, 0)


# ---- whose the rules of a survivor are
def wounded(g: Winter, name: str) -> bool:
    """Does a wound of the exposure die hurt this survivor?"""
    before = g.wounds[number(name)]
    g.stack[:] = [("settle",), ("expose", number(name))]
    with rolls(g, exposure="wound"):
        g.run()
    return g.wounds[number(name)] > before


def given(g: Winter, name: str, player: int) -> Winter:
    """The survivor changes hands in the middle of player 1's turn, which goes on."""
    g.stack[:] = [
        ("close_turn", 0),
        ("act", 0),
        ("settle",),
        ("give_survivor", number(name), player - 1),
    ]
    g.run()
    while g.decision.kind == "leader":
        g.choose(0)
    return g


def searched(g: Winter, player: int) -> int:
    """The player, whose turn begins or goes on, searches: by how much morale rose."""
    if g.active_player != player - 1:
        g.stack[:] = [("start_turn", player - 1)]
        g.run()
    before = g.morale
    g.apply(next(key for key in g.decision.keys if key.startswith("search/")))
    while g.decision.kind != "action":
        g.choose(0)
    return g.morale - before


def two_groups(**settings: Any) -> Table:
    """Player 1 and player 2 each with somebody at the school and dice; the officer is player
    1's.
    """
    t = (
        table_of(cards(), 3, **settings)
        .morale(6)
        .food(5)
        .controls(1, FIRST, at="School")
        .controls(2, SECOND, at="School")
        .controls(3, THIRD)
    )
    return t.dice(1, 6, 6).dice(2, 6, 6)


def test_a_passive_works_for_the_new_controller() -> None:
    """R-TEXT-01, decision 14: `you` of a survivor's standing rules is whoever controls that
    survivor now.
    """
    g = two_groups().controls(1, OFFICER).begin()
    assert [wounded(g.clone(), name) for name in (FIRST, SECOND)] == [False, True]
    g = given(g, OFFICER, 2)
    assert [wounded(g.clone(), name) for name in (FIRST, SECOND, OFFICER)] == [True, False, False]
    assert searched(g, 1) == 0 and searched(g, 2) == 1


def test_a_passive_is_in_force_once_for_one_controller() -> None:
    """R-TEXT-01: with the new one nothing is left in force for the old one, and nothing stands
    twice.
    """
    g = two_groups().controls(1, "Wen Guo").begin()
    before = [(entry[TAG], entry[OWNER]) for entry in g.lasting]
    assert before and {owner for _, owner in before} == {0}
    g = given(g, "Wen Guo", 2)
    assert [(entry[TAG], entry[OWNER]) for entry in g.lasting] == [(tag, 1) for tag, _ in before]


def test_a_passive_used_up_stays_used_up() -> None:
    """G-13, R-TEXT-01: what holds once per round has been used by the group that had the
    survivor before.
    """
    g = two_groups().controls(1, OFFICER).begin()
    assert searched(g, 1) == 1
    assert searched(given(g, OFFICER, 2), 2) == 0


def test_an_attached_card_works_for_who_controls_the_bearer() -> None:
    """Decision 14, R-XROADS-09: rules, what waits and abilities go with the survivor without
    being put in force again.
    """
    t = two_groups().controls(1, NEXT).waste_of(3).dice(1, 6, 6, 6).crossroads("The Song")
    t.game.leader[0] = number(NEXT)
    g = t.begin()
    g.apply(next(key for key in g.decision.keys if key.startswith("clean")))
    g.apply("option/the_song/learn_it")
    granted = [key for key in offered(g, "use") if "the_song" in key]
    rules = [entry for entry in g.lasting if entry[4].endswith("the_song")]
    assert len(granted) == 1 and len(rules) == 3
    g = given(g, NEXT, 2)
    assert [entry for entry in g.lasting if entry[4].endswith("the_song")] == rules
    assert [key for key in offered(g, "use") if "the_song" in key] == []
    assert [wounded(g.clone(), name) for name in (FIRST, SECOND)] == [True, False]
    assert searched(g, 1) == 0 and searched(g, 2) >= 1
    assert [key for key in offered(g, "use") if "the_song" in key] == granted


def barricade(g: Winter) -> None:
    """The first one that is offered."""
    g.apply(next(key for key in g.decision.keys if key.startswith("barricade")))


# ---- held in the colony
def test_an_exiled_survivor_held_in_the_colony_stays_when_the_hold_ends() -> None:
    """R-EXILE-03, R-EXILE-06, decision 17: it stays until it moves, and may not come back."""
    g = two_groups().controls(2, OFFICER).equipped(OFFICER, "The Anchor").begin()
    g.log = log = CheckedLog()
    attend(g, log)
    for key in ("exile_vote/player_2", "vote/up", "vote/up", "vote/up"):
        g.apply(key)
    # looked at: held
    assert asked(g) == (1, "action") and g.exiled[1] and g.location[number(OFFICER)] == COLONY
    (anchor,) = g.equipment[number(OFFICER)]
    discard(g, 1, anchor)
    g.apply("end_turn")
    # looked at: has stayed
    assert asked(g) == (2, "action") and g.location[number(OFFICER)] == COLONY
    with rolls(g, exposure="blank"):
        g.apply("move/sunniva_bakke/library")
    g.moved[number(OFFICER)] = 0
    barricade(g)
    keys = offered(g, "move")
    assert "sunniva_bakke/hospital" in keys and "sunniva_bakke/colony" not in keys
    g.location[number(OFFICER)] = COLONY
    with pytest.raises(Broken, match="who is exiled, is in the colony"):
        barricade(g)


def test_the_exiled_stay_in_the_colony_where_there_is_no_space() -> None:
    """U-31 with `exile.no_space` off, decision 17: who finds no space outside stays, also when
    there is space again.
    """
    t = two_groups(rules={"exile.no_space": "stay"}).controls(2, OFFICER)
    for place in OUTSIDE:
        t.game.survivor_spaces[place] = 2 * (place == SCHOOL)
    g = t.begin()
    g.log = log = CheckedLog()
    attend(g, log)
    for key in ("exile_vote/player_2", "vote/up", "vote/up", "vote/up"):
        g.apply(key)
    assert asked(g) == (1, "action") and g.location[number(OFFICER)] == COLONY
    g.survivor_spaces[SCHOOL] = 4
    g.apply("end_turn")
    assert asked(g) == (2, "action") and "sunniva_bakke/school" in offered(g, "move")
