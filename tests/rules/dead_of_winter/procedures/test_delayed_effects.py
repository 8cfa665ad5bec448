"""What waited and what comes of it: attracting, rolls and cards at the end of something, granted
abilities, history, who comes together.
"""

from __future__ import annotations

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change, grant
from dowlang.rulesets.dead_of_winter.actions import (
    ability_actions,
    card_actions,
    legal_actions,
    search,
    survivor_actions,
)
from dowlang.rulesets.dead_of_winter.procedures import (
    crisis,
    crossroads,
    helpless,
    moving_and_joining,
    state_based_actions,
    turns,
)
from dowlang.rulesets.dead_of_winter.procedures.setup import built, new_game
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import in_company
from dowlang.rulesets.dead_of_winter.state.card_facts import adds_people
from dowlang.rulesets.dead_of_winter.state.card_zones import HAND
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, LIBRARY, SCHOOL
from tests.rules.dead_of_winter import play, tiny
from tests.rules.dead_of_winter.play import carry_out, told, unchanged

ENTRANCE = SCHOOL + 5


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- attracting
def attracting(g: Winter) -> list[tuple[int, ...]]:
    """(die, destination, origin) of what is offered to player 1 with one die."""
    g.unused[0] = (4,)
    return [option[1:] for option in legal_actions.actions(g, 0) if option[0] == O.ATTRACT]


def test_one_place_must_have_enough(table: Winter) -> None:
    """U-14, U-15 `attract.partial` = no: two places with one zombie each are no source for two."""
    table.zombies[HOSPITAL + 5] = table.zombies[LIBRARY + 5] = 1
    assert (4, SCHOOL, HOSPITAL) in attracting(table)
    table.param[P.ATTRACT_PARTIAL] = 0
    assert attracting(table) == []
    table.zombies[LIBRARY + 5] = 2
    assert attracting(table) == [(4, COLONY, LIBRARY), (4, SCHOOL, LIBRARY)]


def test_within_the_colony_a_zombie_must_find_another_entrance(table: Winter) -> None:
    """U-15 `attract.same_location` = yes: the only free space is at the entrance where all
    zombies stand.
    """
    table.param[P.ATTRACT_SAME_LOCATION] = 1
    table.zombies[0], table.barricades[:6] = 1, [1, *table.entrance_spaces[1:6]]
    assert (4, COLONY, COLONY) not in attracting(table)
    table.barricades[1] -= 1
    assert (4, COLONY, COLONY) in attracting(table)


def test_nothing_comes_to_a_place_that_is_full(table: Winter) -> None:
    """R-ACT-ATT-01, U-14: filled while the action began; that it was tried is told."""
    table.param[P.ATTRACT_SINGLE_SOURCE] = 0
    table.zombies[HOSPITAL + 5], table.zombies[ENTRANCE] = 2, table.entrance_spaces[ENTRANCE]
    play.step(table, survivor_actions.lure, 0, SCHOOL, HOSPITAL)
    assert (
        told(table, events.ZOMBIES_ATTRACTED) == [(0, 8, HOSPITAL, SCHOOL, 0)]
        and table.zombies[HOSPITAL + 5] == 2
    )


# ---- what waited
def test_who_is_lost_before_the_roll_is_not_exposed(table: Winter) -> None:
    """R-EXPOSE-01, R-SURV-05: after an attack or a move, when what waited for it has killed the
    survivor.
    """
    assert unchanged(table, survivor_actions.expose_attacker, 20, ENTRANCE) and unchanged(
        table, moving_and_joining.expose_mover, 20, COLONY, SCHOOL
    )


def test_equipment_for_who_is_lost_stays_in_hand(table: Winter) -> None:
    """R-ACT-PLY-04: the survivor was lost or given away before the card came to lie there."""
    (knife,) = play.hold(table, 0, "weapon")
    assert unchanged(table, card_actions.lay_beside, 0, knife, 5, (HAND, 0)) and table.hand[0] == (
        knife,
    )
    play.step(table, card_actions.lay_beside, 0, knife, 8, (HAND, 0))
    assert table.equipment[8] == (knife,)


def test_a_search_without_cards_ends_without_a_choice(table: Winter) -> None:
    """R-ACT-SEA-04: nothing drawn, nothing kept; the searcher may be gone at its end."""
    assert unchanged(table, search.search_on, 0, 8, COLONY)
    assert unchanged(table, search.search_ended, 0, 20, SCHOOL)
    play.step(table, search.search_ended, 0, 8, SCHOOL)
    assert told(table, events.SEARCHED) == [(0, 8, SCHOOL)]


def test_a_card_that_waited_in_vain_for_the_end_of_the_turn_goes_under_its_deck(
    table: Winter,
) -> None:
    """R-TURN-08, R-XROADS-09: what happened was not what it waits for; without a card nothing
    returns.
    """
    table.crossroads, table.holder, table.crossroads_deck = 3, 2, (1, 2)
    play.step(table, turns.last_chance)
    assert (
        table.crossroads_deck == (3, 1, 2)
        and table.crossroads == -1
        and told(table, events.CROSSROADS_RETURNED) == [(2,)]
    )
    assert unchanged(table, turns.last_chance)


def test_the_ability_that_a_card_gives_a_player_has_no_bearer(table: Winter) -> None:
    """R-XROADS-08, R-ACT-ABL-01: no survivor's ability begins or is used; a limit is counted,
    without one it can be used again.
    """
    path = "tiny/crossroads/far_1"
    grant(table, Origin(path, 0, FOREVER), "drumming", "", 0, 0, 0)
    number = table.cards.card_numbers[path]
    for times in (1, 2):
        table.unused[0] = (4,)
        assert (O.USE, -1, number, 1, 0) in legal_actions.actions(table, 0)
        carry_out(table, ability_actions.use_granted, 0, -1, number, 1, 0)
        assert (
            told(table, events.GRANTED_USED)
            == [(0, table.cards.number("crossroads", "far_1"))] * times
            and table.morale == 6 + times
        )
    assert not table.uses and told(table, events.ABILITY_BEGUN) == [] == told(
        table, events.ABILITY_USED
    )


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("crossroads", events.GRANTED_USED),
        ("objective", events.OBJECTIVE_ABILITY_USED),
        ("crisis", events.CRISIS_ABILITY_USED),
        ("secret", None),
    ],
)
def test_the_use_of_what_a_card_gives_is_told_by_its_kind(
    table: Winter, kind: str, event: int | None
) -> None:
    """R-ACT-ABL-01: a card can be waited for and a test can speak of it where there is a noun
    for its kind; it is used all the same.
    """
    path = next(path for path in table.cards.paths if path.startswith(f"tiny/{kind}/"))
    grant(table, Origin(path, 0, FOREVER), "drumming", "", 0, 0, 0)
    carry_out(table, ability_actions.use_granted, 0, -1, table.cards.card_numbers[path], 1, 0)
    number = table.cards.number(kind, path.rpartition("/")[2])
    used = [
        (fact, *told(table, fact)) for fact in ability_actions.USED_OF.values() if told(table, fact)
    ]
    assert used == ([] if event is None else [(event, (0, number))]) and table.morale == 7


def test_ties_of_an_exiled_holder_are_for_the_next_player(table: Winter) -> None:
    """U-32 `exile.first_player`: clockwise, in the game and not exiled; when there is nobody,
    for the holder all the same.
    """
    table.param[P.FIRST_PLAYER_EXILED_TIEBREAK], table.exiled[0], table.eliminated[1] = 0, 1, 1
    assert table.arbiter() == 2
    table.exiled[2] = 1
    assert table.arbiter() == 0


def test_a_card_of_which_nothing_is_written_is_played_all_the_same(table: Winter) -> None:
    """R-CARD-15, R-ACT-PLY-02: an item with symbols only goes to the waste pile and counts
    there.
    """
    (food,) = play.hold(table, 0, "food")
    path = table.t.design_path[table.t.item_card[food]]
    known = table.cards.handler(path)
    table.cards._roles[path] = {}
    try:
        carry_out(table, card_actions.play_card, 0, food)
    finally:
        table.cards._roles[path] = known
    assert (
        table.waste == (food,)
        and told(table, events.CARD_PLAYED) == [(0, food)]
        and table.food == 0
    )


# ---- history
def test_what_happened_is_kept_when_a_card_asks_for_it() -> None:
    """R-TEXT-01: since the turn or the round began, since the card came up, or since the
    beginning; other games keep nothing.
    """
    asking = tiny.of(
        [
            {**card, "remembers": [events.MORALE_GAINED]} if card["slug"] == "strangers" else card
            for card in tiny.FACTS
        ]
    )
    g = built(asking, players=3, objective="Larder")
    assert g.remembers() == {events.MORALE_GAINED} and g.hears[events.MORALE_GAINED] == 1
    path, number = "tiny/crossroads/strangers", asking.number("crossroads", "strangers")
    g.active_player = 0
    for turn, round_, amount in ((1, 1, 1), (2, 1, 2), (3, 2, 3)):
        g.turn, g.round = turn, round_
        if turn == 2:
            g.crossroads = number
            carry_out(g, crossroads.happen, ())
        g.emit(events.MORALE_GAINED, amount)
        g.emit(events.MORALE_LOST, amount)
    assert g.came_up == [(number, 1)]
    windows = {
        window: list(g.happened(events.MORALE_GAINED, window, path))
        for window in ("turn", "round", "card", "game")
    }
    assert windows == {
        "turn": [(3,)],
        "round": [(3,)],
        "card": [(2,), (3,)],
        "game": [(1,), (2,), (3,)],
    }
    assert list(g.happened(events.MORALE_GAINED, "card", "tiny/crossroads/far_1")) == [
        (1,),
        (2,),
        (3,),
    ], "one that never came up"
    assert list(g.happened(events.MORALE_LOST, "game", path)) == []
    silent = play.seated()
    silent.crossroads = silent.cards.number("crossroads", "strangers")
    carry_out(silent, crossroads.happen, ())
    assert silent.helpless == 2 and silent.came_up == [] == silent.history


def test_a_game_that_remembers_can_be_saved() -> None:
    """What a card asks about later counts as one more watch."""
    asking = tiny.of(
        [
            {**card, "remembers": [events.MOVED]} if card["slug"] == "strangers" else card
            for card in tiny.FACTS
        ]
    )
    game = new_game(asking, 1)
    again = Winter.from_json(game.to_json(), asking)
    assert again.hears[events.MOVED] == 1 and again.digest == game.digest


def test_something_outside_the_game_is_noted_for_the_card_that_waits(table: Winter) -> None:
    """R-XROADS-03."""
    table.happens_outside()
    assert table.outside == 1


# ---- playing cards
@pytest.mark.parametrize("order", [1, -1])
def test_of_equal_copies_one_that_may_be_played_is_offered(table: Winter, order: int) -> None:
    """R-ACT-PLY-01: a rule in force forbids one copy; with both forbidden the card cannot be
    played.
    """
    one, other = play.hold(table, 0, "food", "food")[::order]
    where = Origin("tiny/objective/larder", 0, FOREVER)
    for forbidden, offered in ((one, [other]), (other, [])):
        change(table, where, Change(P.FORBID_PLAY_CARD, 1, False, forbidden))
        assert [
            option[1] for option in legal_actions.actions(table, 0) if option[0] == O.PLAY_CARD
        ] == offered


def test_the_ability_that_a_card_gives_a_survivor_is_the_survivors(table: Winter) -> None:
    """R-XROADS-08, R-ACT-ABL-01: begun and used by the bearer, and told as the card's."""
    path = "tiny/crossroads/far_1"
    grant(table, Origin(path, 0, FOREVER, 0, 3, P.BEARER_TAG + 3), "drumming", "", 0, P.ROUND, 1)
    carry_out(table, ability_actions.use_granted, 0, 3, table.cards.card_numbers[path], 1, 0)
    assert (
        told(table, events.ABILITY_BEGUN) == [(0, 3)] == told(table, events.ABILITY_USED)
        and len(table.uses) == 1
    )
    assert (
        told(table, events.GRANTED_USED) == [(0, table.cards.number("crossroads", "far_1"))]
        and table.morale == 7
    )


def test_cards_that_add_people() -> None:
    """R-ACT-PLY-07, R-XROADS-11, G-24: an item by what its own way of playing does, a crossroads
    card when every option does.
    """
    joins = [["join {player}", 1]]
    assert adds_people({"kind": "item", "event": True, "does": {"event": joins}})
    assert not adds_people({"kind": "item", "play": True, "does": {"event": joins}})
    both = {
        "kind": "crossroads",
        "labels": {"1": "In", "2": "Out"},
        "does": {"option_1": joins, "option_2": joins},
    }
    assert adds_people(both) and not adds_people({**both, "does": {"option_1": joins}})


# ---- coming together
def test_who_comes_in_one_deed_comes_together(table: Winter) -> None:
    """R-XROADS-11: helpless survivors and those survivors of the deed who are still in play,
    told once.
    """
    table.company = (table.turn, table.deeds, 0, (3, 20))
    helpless.add_helpless(table, 1, 0)
    assert told(table, events.ARRIVED_TOGETHER) == [(0, 3, COLONY, 1)]
    helpless.add_helpless(table, 1, 0)
    assert len(told(table, events.ARRIVED_TOGETHER)) == 1 and table.helpless == 2
    table.deeds += 1
    helpless.add_helpless(table, 1, 0)
    assert len(told(table, events.ARRIVED_TOGETHER)) == 1


def test_who_came_with_an_earlier_deed_came_alone(table: Winter) -> None:
    """R-XROADS-11: a survivor of one deed and helpless survivors of the next do not come
    together.
    """
    table.company = (table.turn, table.deeds, 0, (3,))
    table.deeds += 1
    helpless.add_helpless(table, 1, 0)
    assert told(table, events.ARRIVED_TOGETHER) == [] and in_company(table) == (1, ())


def test_a_drawn_survivor_without_space_goes_back_on_top(table: Winter) -> None:
    """R-SURV-02, R-SURV-03."""
    table.helpless, deck = table.survivor_spaces[COLONY] - 2, table.survivor_deck
    drawn = moving_and_joining.draw_survivor(table, 0)
    play.step(table, moving_and_joining.join, drawn, 0)
    assert table.survivor_deck == deck and table.controller[drawn] == -1
    table.removed_survivors = (drawn,)
    table.survivor_deck = deck[:-1]
    play.step(table, moving_and_joining.join, drawn, 0)
    assert table.survivor_deck == deck[:-1] and table.removed_survivors == (drawn,)


def test_a_group_without_a_leader_gets_one_when_an_effect_is_finished(table: Winter) -> None:
    """R-SURV-11."""
    table.leader[0] = -1
    play.step(table, state_based_actions.settle)
    assert table.stack[-1][1:3] == (0, "leader")


def test_a_crisis_of_which_nothing_is_written_fails_without_more(table: Winter) -> None:
    """R-CRISIS-11."""
    path = table.t.crisis_path[table.crisis]
    known = table.cards.handler(path)
    table.cards._roles[path] = {}
    try:
        play.step(table, crisis.resolve_crisis)
    finally:
        table.cards._roles[path] = known
    assert len(told(table, events.CRISIS_FAILED)) == 1 and not table.stack
