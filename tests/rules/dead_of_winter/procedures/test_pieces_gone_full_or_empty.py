"""Rules at their edges: what is cancelled, gone, full or empty when its turn comes, and the
pieces' places, names and counters.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.rulesets.dead_of_winter.actions import ability_actions, survivor_actions
from dowlang.rulesets.dead_of_winter.procedures import (
    barricades_and_noise,
    control,
    crisis,
    exile,
    harm,
    helpless,
    moving_and_joining,
    state_based_actions,
    tracks,
    zombies,
)
from dowlang.rulesets.dead_of_winter.state import card_zones, events, items, labels
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, LIBRARY, SCHOOL
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.play import told, unchanged

ENTRANCE = SCHOOL + 5


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- items
def test_a_card_is_taken_from_wherever_it_is(table: Winter) -> None:
    """Part 7, invariant 6: every zone; equipment stops working, and what is nowhere stays
    nowhere.
    """
    hand, worn, wasted, removed, given, staked = play.hold(
        table, 0, "food", "weapon", "medicine", "fuel", "tool", "food"
    )
    table.hand[0] = ()
    table.hand[1] = (hand,)
    items.equip(table, worn, 8)
    table.waste, table.removed, table.contributed, table.stakes = (
        (wasted,),
        (removed,),
        ((0, given, 0),),
        ((0, staked),),
    )
    deck, box = table.item_deck[SCHOOL][0], table.box[0]
    where = {
        hand: (card_zones.HAND, 1),
        worn: (card_zones.EQUIPMENT, 8),
        wasted: (card_zones.WASTE, -1),
        removed: (card_zones.REMOVED, -1),
        box: (card_zones.BOX, -1),
        given: (card_zones.CONTRIBUTIONS, -1),
        staked: (card_zones.STAKES, -1),
        deck: (card_zones.DECK, SCHOOL),
    }
    for item, zone in where.items():
        assert items.locate(table, item) == zone == items.take_away(table, item)
        assert (
            items.locate(table, item) == (card_zones.ELSEWHERE, -1) == items.take_away(table, item)
        )
        items.stop_working(table, item, zone)
    assert not table.lasting
    assert [entry[:2] for entry in told(table, events.CARD_UNEQUIPPED)] == [(worn, 8)]


# ---- names
@pytest.mark.parametrize(
    ("noun", "number", "shown"),
    [
        ("player", -1, ("none", "nobody")),
        ("survivor", 3, ("person_04", "Person 04")),
        ("card", 200_003, ("person_04", "Person 04")),
        ("secret", BETRAYAL + 1, ("betrayal_01", "Betrayal 01")),
        ("secret", EXILE, ("exile_00", "Exile 00")),
        ("vote", 1, ("up", "yes")),
        ("vote", 0, ("down", "no")),
        ("die", 13, ("5", "5")),
        ("number", 4, ("4", "4")),
        ("path", 0, ("person_01", "Person 01")),
        ("entrance", 2, ("colony_3", "entrance 3 of colony")),
        ("entrance", ENTRANCE, ("school", "School")),
        ("deck", SCHOOL, ("school", "School")),
        ("deck", 11, ("waste_pile", "waste pile")),
    ],
)
def test_slug_and_name_of_a_piece(
    table: Winter, noun: str, number: int, shown: tuple[str, str]
) -> None:
    """Keys of options and sentences; of dice only the value is said."""
    assert labels.label(table.cards, noun, number) == shown


# ---- counters
def test_counters_stand_on_the_objective_or_on_an_attached_card(table: Winter) -> None:
    """R-XROADS-08: never below 0; a card that is attached to nobody has none."""
    objective, far = table.t.objective_path[table.main], "tiny/crossroads/far_1"
    table.counters = [2]
    table.add_to_counter(objective, 0, 3)
    table.add_to_counter(far, 0, 4)
    assert (table.counter(objective, 0), table.counter(objective, 1), table.counter(far, 0)) == (
        5,
        0,
        0,
    )
    other = "tiny/crossroads/hungry_1"
    table.attach(other, "survivor", 8)
    table.attach(far, "survivor", 3)
    table.add_to_counter(far, 0, 4)
    table.add_to_counter(far, 0, -9)
    table.add_to_counter(far, 0, 1)
    assert (table.counter(far, 0), table.counter(other, 0), table.counter(objective, 0)) == (
        1,
        0,
        5,
    )


def test_what_is_in_force_under_a_survivor_ends_with_its_card_only(table: Winter) -> None:
    """R-XROADS-08: a card that is detached takes its own rules along and leaves those of other
    cards on the same survivor.
    """
    for path in ("tiny/crossroads/far_1", "tiny/crossroads/far_2"):
        change(
            table,
            Origin(path, 0, FOREVER, 0, 3, table.attach(path, "survivor", 3)),
            Change(P.ATTACK_VALUE, 1, False, 3),
        )
    assert (
        {entry[7] for entry in table.lasting}
        == {table.bearer_tag("survivor", 3)}
        != {table.bearer_tag("survivor", 8)}
    )
    table.detach("tiny/crossroads/far_1")
    assert [entry[4] for entry in table.lasting] == ["tiny/crossroads/far_2"]
    assert table.attached == [(table.cards.number("crossroads", "far_2"), 3, 0)]


def test_a_card_lies_beside_one_survivor(table: Winter) -> None:
    """R-XROADS-08: attached to another survivor it leaves the first, and its rules and its
    counter end; where it is already it stays.
    """
    path, other = "tiny/crossroads/far_1", "tiny/crossroads/far_2"
    for card, bearer, more in ((path, 3, 1), (other, 3, 4), (path, 3, 2)):
        change(
            table,
            Origin(card, 0, FOREVER, 0, bearer, table.attach(card, "survivor", bearer)),
            Change(P.ATTACK_VALUE, more, False, bearer),
        )
        table.add_to_counter(card, 0, 1)
    assert table.attached == [
        (table.cards.number("crossroads", "far_1"), 3, 2),
        (table.cards.number("crossroads", "far_2"), 3, 1),
    ]
    assert len(table.lasting) == 3
    table.attach(path, "survivor", 8)
    assert table.attached == [
        (table.cards.number("crossroads", "far_2"), 3, 1),
        (table.cards.number("crossroads", "far_1"), 8, 0),
    ]
    assert [entry[4] for entry in table.lasting] == [other]


@pytest.mark.parametrize(
    "noun",
    [
        "player",
        "location",
        "deck",
        "die",
        "crisis",
        "objective",
        "crossroads",
        "phase",
        "vote",
        "game",
        "step",
        "card",
    ],
)
def test_another_piece_is_not_taken_for_the_survivor_of_its_number(
    table: Winter, noun: str
) -> None:
    """R-SURV-09: what lies beside a location stays when the survivor with the number of the
    location leaves play.
    """
    path, survivor = (
        "tiny/crossroads/far_1",
        next(s for s, player in enumerate(table.controller) if player == 0),
    )
    change(
        table,
        Origin(path, 0, FOREVER, 0, survivor, table.attach(path, noun, survivor)),
        Change(P.ATTACK_VALUE, 1, False, 3),
    )
    harm.end_dependents(table, survivor)
    assert len(table.lasting) == len(table.attached) == 1
    table.detach(path)
    assert not table.lasting and not table.attached


def test_every_thing_has_a_place_among_bearers() -> None:
    assert set(P.BEARERS) == {noun.name for noun in VOCABULARY.nouns if noun.domain is not None}
    assert len(set(P.BEARERS.values())) == len(P.BEARERS)


def test_only_crossroads_cards_lie_beside_a_survivor(table: Winter) -> None:
    """R-XROADS-08: what an item puts in force for a survivor ends with the survivor, but the
    card lies elsewhere.
    """
    assert (
        table.attach("tiny/item/starting_tool", "survivor", 3) == P.BEARER_TAG + 3
        and table.attached == []
    )


# ---- what was cancelled or is gone
@pytest.mark.parametrize(
    ("step", "arguments"),
    [
        (survivor_actions.strike, (0, 8, ENTRANCE)),
        (survivor_actions.strike_survivor, (0, 3, 5)),
        (survivor_actions.build, (0, ENTRANCE)),
        (survivor_actions.clean, (0,)),
        (ability_actions.carry_out_ability, (0, 3, "ability")),
    ],
)
def test_what_a_card_cancels_does_not_happen(
    table: Winter, step: Any, arguments: tuple[Any, ...]
) -> None:
    """R-ACT-02, R-XROADS-04: the next action is not cancelled with it."""
    table.zombies[ENTRANCE], table.waste = 1, tuple(play.hold(table, 0, "food"))
    table.hand[0], table.stack[:] = (), []
    before, table.cancelled = table.digest, 1
    play.step(table, step, *arguments)
    assert table.cancelled == 0 and not table.log and table.digest == before


@pytest.mark.parametrize("gone", ["zombie", "attacker"])
def test_an_attack_without_a_zombie_or_an_attacker_there_is_none(table: Winter, gone: str) -> None:
    """R-ACT-ATK-01, R-ACT-02: moved or killed while the action began, the survivor kills
    nothing, nor does who finds no zombie left.
    """
    table.zombies[ENTRANCE] = 0 if gone == "zombie" else 1
    if gone == "attacker":
        table.location[8] = LIBRARY
    assert unchanged(table, survivor_actions.strike, 0, 8, ENTRANCE)


def test_a_strike_at_somebody_who_is_gone_is_none(table: Winter) -> None:
    """R-ACT-ATK-06: another location, or out of play."""
    assert unchanged(table, survivor_actions.strike_survivor, 0, 3, 7)
    assert unchanged(table, survivor_actions.strike_survivor, 0, 3, 20)
    assert unchanged(table, survivor_actions.strike_survivor, 0, 20, 3)


def test_a_barricade_needs_a_space_when_it_is_built(table: Winter) -> None:
    """R-ACT-BAR-02: filled while the action began."""
    table.zombies[ENTRANCE] = table.entrance_spaces[ENTRANCE]
    assert unchanged(table, survivor_actions.build, 0, ENTRANCE)
    table.zombies[ENTRANCE] -= 1
    play.step(table, survivor_actions.build, 0, ENTRANCE)
    assert table.barricades[ENTRANCE] == 1 and told(table, events.BARRICADE_BUILT) == [
        (0, 8, SCHOOL, ENTRANCE)
    ]


def test_nothing_is_left_to_clean(table: Winter) -> None:
    """R-ACT-CLN-02, U-13: the die is spent, no card leaves."""
    play.step(table, survivor_actions.clean, 0)
    assert table.removed == () and told(table, events.WASTE_CLEANED) == [(0, 0)]


def test_zombies_that_no_longer_find_a_space_do_not_come(table: Winter) -> None:
    """R-ACT-ATT-01, U-14: from several sources, as long as there is one."""
    table.param[P.ATTRACT_SINGLE_SOURCE] = 0
    assert unchanged(table, survivor_actions.lure_more, 0, 2, SCHOOL), "nothing to come"
    table.zombies[HOSPITAL + 5] = 2
    assert unchanged(table, survivor_actions.lure_more, 0, 0, SCHOOL), "all have come"


# ---- survivors
def test_who_is_out_of_play_neither_moves_nor_joins_twice(table: Winter) -> None:
    """R-SURV-01, R-ACT-MOV-01, R-EXPOSE-08, R-SURV-16."""
    for step, arguments in (
        (moving_and_joining.move, (20, SCHOOL)),
        (moving_and_joining.place, (20, SCHOOL)),
        (moving_and_joining.join, (3, 1)),
        (moving_and_joining.join, (-1, 1)),
        (control.give_survivor, (20, 1)),
        (control.give_survivor, (3, 0)),
        (harm.remove_survivor, (20,)),
        (moving_and_joining.move, (3, COLONY)),
        (moving_and_joining.place, (3, COLONY)),
        (moving_and_joining.replace_last, (0,)),
    ):
        assert unchanged(table, step, *arguments), step.__name__


def test_no_survivor_is_drawn_from_an_empty_deck(table: Winter) -> None:
    """R-SURV-01, U-10: -1 joins nobody, and a lost last survivor is not replaced."""
    table.survivor_deck = ()
    assert moving_and_joining.draw_survivor(table, 0) == -1 and unchanged(
        table, moving_and_joining.join, -1, 0
    )
    harm.remove_survivor(table, 7)
    table.stack.clear()
    assert unchanged(table, moving_and_joining.replace_last, 2) and unchanged(
        table, state_based_actions.settle
    )


def test_a_group_names_its_leader_once(table: Winter) -> None:
    """R-SURV-10: asked only while it has none, and not at all when nobody is left."""
    assert unchanged(table, harm.choose_leader, 0)
    table.leader[0] = -1
    play.step(table, harm.choose_leader, 0)
    assert [option[1] for option in table.stack[-1][3]] == [3, 8]
    table.leader[2] = table.controller[7] = -1
    table.location[7], table.groups[2] = -1, ()
    assert unchanged(table, harm.choose_leader, 2)


# ---- exile
def test_nobody_is_exiled_twice_or_without_a_passed_vote(table: Winter) -> None:
    """U-34, R-VOTE-04."""
    table.stack.clear()
    before, table.log = table.digest, []
    play.step(table, exile.exile_vote_ended, 0, 1)
    assert table.digest == before and table.log == [(events.EXILE_VOTE_ENDED, 0, 1)], (
        "told, and nothing else"
    )
    table.exiled[1] = 1
    assert unchanged(table, exile.exile, 1)


def test_without_exiled_objectives_the_old_one_stays(table: Winter) -> None:
    """U-10, R-EXILE-02."""
    table.exile_deck, before = (), list(table.secret)
    play.step(table, exile.exile, 1)
    assert (
        table.exiled[1] and table.secret == before and told(table, events.OBJECTIVE_REPLACED) == []
    )


# ---- tokens and tracks
@pytest.mark.parametrize(
    ("step", "arguments"),
    [
        (tracks.remove_starvation, (2,)),
        (tracks.remove_food, (2,)),
        (helpless.remove_helpless, (2,)),
        (helpless.kill_helpless, (2,)),
        (barricades_and_noise.remove_noise, (2, SCHOOL)),
        (barricades_and_noise.remove_barricades, (2, SCHOOL)),
        (zombies.remove_zombies, (2, SCHOOL)),
    ],
)
def test_nothing_leaves_where_nothing_is(
    table: Winter, step: Any, arguments: tuple[int, ...]
) -> None:
    """R-BOARD-09, R-BOARD-10, R-BOARD-12, R-SURV-16: nothing is told either; the answer is 0."""
    before = table.digest
    assert step(table, *arguments) == 0 and table.digest == before and not table.log


def test_helpless_survivors_come_as_far_as_there_is_space(table: Winter) -> None:
    """R-SURV-03, U-29."""
    table.helpless = table.survivor_spaces[COLONY] - 2
    before = table.digest
    helpless.add_helpless(table, 0, 0)
    helpless.add_helpless(table, 3, 0)
    assert table.digest == before and not table.log


def test_a_kill_may_be_spared_its_roll(table: Winter) -> None:
    """R-EXPOSE-01, G-27: by a rule in force, once or for good."""
    change(
        table,
        Origin("tiny/objective/larder", 0, FOREVER),
        Change(P.NO_EXPOSURE_KILLING, 1, False, 8),
    )
    assert unchanged(table, zombies.expose_killer, 8)
    play.force(table, "exposure", 0)
    play.step(table, zombies.expose_killer, 3)
    assert len(told(table, events.EXPOSURE_ROLLED)) == 1


# ---- crisis
def test_without_a_crisis_nothing_is_resolved(table: Winter) -> None:
    """R-COLONY-06: a card may have put it away."""
    table.crisis = -1
    assert unchanged(table, crisis.resolve_crisis)


@pytest.mark.parametrize(("after", "back"), [(0, False), (1, True)])
def test_a_resolved_crisis_is_gone_or_goes_under_its_deck(
    table: Winter, after: int, back: bool
) -> None:
    """R-CRISIS-14, U-47 `crisis.after`."""
    table.param[P.CRISIS_AFTER], number, deck = after, table.crisis, table.crisis_deck
    play.step(table, crisis.resolve_crisis)
    assert table.crisis_deck == ((number, *deck) if back else deck) and table.crisis == -1
