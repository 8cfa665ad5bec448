"""Words that read: which pieces an adjective, a filter or a predicate is true of, what a name, a
reference or a number stands for.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 is exiled and has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.procedures.main_objective import lay_main_objective
from dowlang.rulesets.dead_of_winter.state import card_zones
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    EDUCATION,
    FOOD,
    FUEL,
    HOSPITAL,
    MEDICINE,
    SCHOOL,
    SURVIVOR,
    TOOL,
    WEAPON,
)
from dowlang.rulesets.dead_of_winter.words import adjectives, nouns, references
from dowlang.rulesets.dead_of_winter.words import enumerations as steps
from dowlang.rulesets.dead_of_winter.words.cards import lying_open, zones
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import places as filters_places
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests import goals as goals_in_tests
from dowlang.rulesets.dead_of_winter.words.numbers import measures as numbers
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from dowlang.rulesets.dead_of_winter.words.rules import bans as rule_words_bans
from dowlang.rulesets.dead_of_winter.words.rules import numbers as rule_numbers
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words
from tests.rules.dead_of_winter import play

PEOPLE = (3, 8, 5, 7, 20)  # 20 is in the survivor deck


@pytest.fixture
def table() -> Winter:
    g = play.table()
    for player, survivor, at in ((0, 3, COLONY), (0, 8, SCHOOL), (1, 5, COLONY), (2, 7, HOSPITAL)):
        play.put(g, player, survivor, at)
    g.active_player, g.exiled[2] = 0, 1
    return g


def true_of(g: Winter, word: Callable[..., bool], pieces: Iterable[int], *more: Any) -> list[int]:
    """The pieces a word is true of."""
    return [piece for piece in pieces if word(g, piece, *more)]


# ---- adjectives and states of people
def test_who_is_in_exile(table: Winter) -> None:
    """R-EXILE-01: a survivor is exiled with its controller; one that nobody controls is neither
    exiled nor not.
    """
    assert (
        true_of(table, adjectives.is_exiled_player, range(3))
        == [2]
        == true_of(table, predicates_people.player_is_exiled, range(3))
    )
    assert true_of(table, adjectives.is_not_exiled_player, range(3)) == [0, 1]
    assert (
        true_of(table, adjectives.is_exiled, PEOPLE)
        == [7]
        == true_of(table, predicates_people.survivor_is_exiled, PEOPLE)
    )
    assert true_of(table, adjectives.is_not_exiled, PEOPLE) == [3, 8, 5]


def test_who_has_frostbite_is_wounded_too(table: Winter) -> None:
    """R-EXPOSE-05: frostbite is a wound too, not the other way round."""
    table.wounds[3], table.frostbite[5] = 2, 1
    assert (
        true_of(table, adjectives.is_wounded, PEOPLE)
        == [3, 5]
        == true_of(table, predicates_people.survivor_is_wounded, (*PEOPLE, -1))
    )
    assert (
        true_of(table, adjectives.is_frostbitten, PEOPLE)
        == [5]
        == true_of(table, predicates_people.survivor_is_frostbitten, (*PEOPLE, -1))
    )
    assert (nouns.total_wounds(table), nouns.total_frostbite(table)) == (3, 1)


def test_what_a_survivor_card_says(table: Winter) -> None:
    """R-CARD-07: male, female or animal; whoever is no animal is human."""
    assert true_of(table, adjectives.is_male, range(6)) == [0, 3]
    assert true_of(table, adjectives.is_female, range(6)) == [1, 4]
    assert true_of(table, adjectives.is_animal, range(6)) == [2, 5]
    assert true_of(table, adjectives.is_human, range(6)) == [0, 1, 3, 4]


def test_a_survivor_has_the_numbers_of_the_card(table: Winter) -> None:
    """R-CARD-09, R-CARD-10."""
    assert (
        [numbers.influence_of(table, s) for s in (3, 8)]
        == [16, 26]
        == [filters_survivors.influence_for_rank(table, s) for s in (3, 8)]
    )
    assert [numbers.attack_of(table, s) for s in (3, 8)] == [4, 4]
    assert [numbers.search_value_of(table, s) for s in (3, 8)] == [5, 5]


def test_people_are_where_they_stand(table: Winter) -> None:
    """R-BOARD-08, R-TURN-06."""
    assert (
        true_of(table, predicates_people.is_at, PEOPLE, COLONY)
        == [3, 5]
        == true_of(table, filters_survivors.stands_at, PEOPLE, COLONY)
    )
    assert (
        true_of(table, predicates_people.is_outside, PEOPLE, COLONY)
        == [8, 7]
        == true_of(table, filters_survivors.stands_outside, PEOPLE, COLONY)
    )
    assert true_of(table, filters_survivors.stands_here, PEOPLE, 3) == [3, 5]
    assert (
        true_of(table, predicates_people.shares_location, PEOPLE, 3) == [5]
        and true_of(table, predicates_people.shares_location, PEOPLE, 20) == []
    )
    assert true_of(table, filters_places.has_survivor_there, range(7), 8) == [SCHOOL]
    assert true_of(table, filters_places.not_that_location, range(7), SCHOOL) == [
        0,
        *[x for x in range(1, 7) if x != SCHOOL],
    ]
    table.location[8] = COLONY
    assert true_of(table, predicates_people.began_turn_at, PEOPLE, SCHOOL) == [8]


def test_people_are_their_controllers(table: Winter) -> None:
    """R-CARD-20, R-SURV-01, R-SETUP-12."""
    for word in (
        filters_survivors.you_control,
        filters_survivors.they_control,
        filters_survivors.controlled_by,
    ):
        assert true_of(table, word, PEOPLE, 0) == [3, 8]
    assert (
        true_of(table, filters_players.has_survivor, range(3), 5)
        == [1]
        == true_of(table, predicates_people.controls, range(3), 5)
    )
    assert (
        true_of(table, predicates_people.controls_more, range(3), 1)
        == [0]
        == true_of(table, predicates_people.controls_more, range(3), 2)
    )
    assert true_of(table, predicates_people.controls_fewer, range(3), 0) == [1, 2]
    assert (
        true_of(table, predicates_people.is_in_play, (*PEOPLE, -1))
        == [3, 8, 5, 7]
        == true_of(table, nouns.survivor_is_there, (*PEOPLE, -1))
    )
    assert (
        true_of(table, predicates_people.is_leader, PEOPLE, 1) == [5]
        and references.their_leader(table, 1) == 5
    )
    assert true_of(table, filters_survivors.not_that_survivor, PEOPLE, 8) == [3, 5, 7, 20]
    assert true_of(table, filters_players.not_that_player, range(3), 1) == [0, 2]


def test_people_out_of_play(table: Winter) -> None:
    """R-SURV-01, R-COMP-18: the survivor deck, the top first, and those removed from the game."""
    table.survivor_deck, table.removed_survivors = (11, 20), (12,)
    assert (
        filters_survivors.survivors_of_deck(table, zones.SURVIVOR_DECK) == (20, 11)
        and filters_survivors.survivors_of_deck(table, zones.CRISIS_DECK) == ()
    )
    assert true_of(table, predicates_people.is_survivor_in, (11, 12, 20), zones.SURVIVOR_DECK) == [
        11,
        20,
    ]
    assert true_of(table, predicates_people.is_survivor_in, (11, 12, 20), zones.REMOVED_PILE) == [
        12
    ]
    assert true_of(table, predicates_people.is_survivor_in, (11, 12, 20), zones.WASTE_PILE) == []


def test_whose_turn_it_is(table: Winter) -> None:
    """R-TURN-05, R-SETUP-14."""
    table.active_player, table.first_player = 1, 2
    assert (
        true_of(table, predicates_people.player_is_active, range(3)) == [1]
        and references.the_active_player(table) == 1
    )
    assert (
        true_of(table, predicates_people.player_is_first, range(3)) == [2]
        and references.the_first_player(table) == 2
    )
    table.eliminated[0] = 1
    assert true_of(table, nouns.player_is_there, range(3)) == [1, 2]


# ---- cards
def test_who_holds_a_card(table: Winter) -> None:
    """U-56, R-BOARD-15, R-ACT-PLY-04: in hand, or beside a survivor; a name means any copy."""
    food, knife = play.hold(table, 0, "food", "weapon")
    (other,) = play.hold(table, 1, "food")
    effects_cards.equip_survivor(table, 8, knife)
    name = zones.ANY_COPY - table.cards.number("item", "starting_food")
    mine = (food, knife, other)
    assert (
        true_of(table, filters_cards.in_hand, mine, 0)
        == [food]
        == true_of(table, filters_cards.in_hand_of, mine, 0)
    )
    assert (
        true_of(table, filters_cards.you_hold, mine, 0)
        == [food, knife]
        == true_of(table, filters_cards.they_hold, mine, 0)
    )
    assert (
        true_of(table, filters_cards.on_survivor, mine, 8) == [knife]
        and true_of(table, filters_cards.on_survivor, mine, 3) == []
    )
    assert (
        true_of(table, filters_survivors.carries_card, PEOPLE, knife)
        == [8]
        == true_of(table, predicates_people.is_equipped, PEOPLE, knife)
    )
    assert (
        true_of(table, filters_players.has_such_a_card, range(3), name)
        == [0, 1]
        == true_of(table, predicates_people.has_card, range(3), name)
    )
    assert (
        true_of(table, filters_players.has_such_a_card, range(3), knife)
        == [0]
        == true_of(table, predicates_people.has_card, range(3), knife)
    )


@pytest.mark.parametrize(
    ("word", "symbol"),
    [
        (adjectives.is_weapon_card, WEAPON),
        (adjectives.is_fuel_card, FUEL),
        (adjectives.is_education_card, EDUCATION),
        (adjectives.is_food_card, FOOD),
        (adjectives.is_medicine_card, MEDICINE),
        (adjectives.is_tool_card, TOOL),
        (adjectives.is_survivor_card, SURVIVOR),
    ],
)
def test_symbols_of_a_copy_and_of_a_name(
    table: Winter, word: Callable[..., bool], symbol: int
) -> None:
    """R-CARD-14: cards of other decks have none."""
    designs = table.t.design_symbols
    names = [zones.ANY_COPY - design for design in range(len(designs))]
    wanted = [design for design, symbols in enumerate(designs) if symbols >> symbol & 1]
    assert wanted and len(wanted) < len(designs)
    assert true_of(table, word, names) == [zones.ANY_COPY - design for design in wanted]
    copies = range(len(table.t.item_card))
    assert true_of(table, word, copies) == [
        item for item in copies if table.t.item_card[item] in wanted
    ]
    assert true_of(table, predicates_things.has_symbol, copies, symbol) == true_of(
        table, word, copies
    )
    assert not word(table, 100_000) and not word(table, 200_003)


def test_decks_are_read_from_the_top(table: Winter) -> None:
    """R-BOARD-11, R-SETUP-07, R-SETUP-08."""
    top, below, *_ = reversed(table.item_deck[SCHOOL])
    assert filters_cards.in_deck(table, SCHOOL)[:2] == (top, below)
    assert predicates_things.is_on_top(table, top, SCHOOL) and not predicates_things.is_on_top(
        table, below, SCHOOL
    )
    assert not predicates_things.is_on_top(table, top, zones.WASTE_PILE), "an empty pile has no top"
    assert true_of(table, predicates_things.is_card_in, (top, below, 100_000), SCHOOL) == [
        top,
        below,
    ]
    decks = {
        zones.SURVIVOR_DECK: references.the_survivor_deck,
        zones.CRISIS_DECK: references.the_crisis_deck,
        zones.CROSSROADS_DECK: references.the_crossroads_deck,
        zones.EXILE_DECK: references.the_exile_deck,
        zones.WASTE_PILE: references.the_waste_pile,
        zones.REMOVED_PILE: references.the_removed_pile,
    }
    assert [word(table) for word in decks.values()] == list(decks)
    assert true_of(table, adjectives.is_item_deck, nouns.all_decks(table)) == [1, 2, 3, 4, 5, 6]
    assert (
        true_of(table, filters_cards.of_location, range(1, 7), SCHOOL)
        == [SCHOOL]
        == [references.deck_of(table, SCHOOL)]
    )


def test_every_pile_can_be_read_and_replaced(table: Winter) -> None:
    """R-COMP, Part 7 invariant 6: the box, the waste and removed piles and the five kinds of
    decks are read and written by one number.
    """
    for deck in zones.DECKS:
        before = zones.pile(table, deck)
        zones.set_pile(table, deck, before[:1])
        assert zones.pile(table, deck) == before[:1]
        zones.set_pile(table, deck, before)
        assert zones.pile(table, deck) == before
        assert zones.cards_of(table, deck) == tuple(
            n + zones.OFFSETS.get(deck, 0) for n in reversed(before)
        )


def test_an_item_is_found_and_taken_wherever_it_is(table: Winter) -> None:
    """Part 7, invariant 6."""
    items = play.hold(table, 0, "food", "medicine", "weapon", "fuel")
    hand, worn, given, staked = items
    table.equipment[3] = (worn,)
    table.hand[0], table.contributed, table.stakes = (hand,), ((0, given, 0),), ((0, staked),)
    deck = table.item_deck[SCHOOL][0]
    assert [zones.find(table, item) for item in (*items, deck)] == [
        (card_zones.HAND, 0),
        (card_zones.EQUIPMENT, 3),
        (card_zones.CONTRIBUTIONS, 0),
        (card_zones.STAKES, 0),
        (card_zones.DECK, SCHOOL),
    ]
    assert (
        true_of(table, adjectives.is_staked, items)
        == [staked]
        == true_of(table, filters_cards.staked_by, items, 0)
    )
    assert true_of(table, filters_cards.staked_by, items, 1) == []
    for item in (*items, deck):
        assert nouns.item_is_there(table, item)
        zones.take_out(table, item)
        assert zones.find(table, item) == (card_zones.ELSEWHERE, -1) and not nouns.item_is_there(
            table, item
        )
    before = table.digest
    zones.take_out(table, hand)
    assert table.digest == before and nouns.item_is_there(table, 100_000)


# ---- dice, contests
def test_the_dice_of_a_player_are_unused_ones(table: Winter) -> None:
    """R-DICE-03, R-DICE-06."""
    table.unused[:] = [(2, 5), (5,), ()]
    dice = nouns.pool_dice(table)
    assert list(dice) == [2, 5, zones.DICE_OF_A_PLAYER + 5]
    assert (
        true_of(table, filters_cards.your_die, dice, 1)
        == [dice[2]]
        == true_of(table, filters_cards.die_of, dice, 1)
    )
    assert (
        true_of(table, filters_cards.shows, dice, 5) == [dice[1], dice[2]]
        and true_of(table, filters_cards.shows_at_least, dice, 2) == dice
    )
    assert (
        true_of(table, predicates_things.die_is_unused, range(16))
        == dice
        == true_of(table, adjectives.is_unused_die, range(16))
    )
    assert true_of(table, nouns.die_is_there, range(16)) == dice


def test_several_players_roll_highest_or_lowest(table: Winter) -> None:
    """U-05: the highest and the lowest roll may be of several players."""
    assert true_of(table, filters_players.rolled_highest, range(3), (0, 2)) == [0, 2]
    assert true_of(table, filters_players.rolled_lowest, range(3), (1,)) == [1]


# ---- what there is
def test_a_noun_means_all_that_is_in_play(table: Winter) -> None:
    """R-BOARD-01, R-CRISIS-01, R-XROADS-01, R-COMP-06, R-VAR-12."""
    assert (
        list(nouns.survivors_in_play(table)) == [3, 5, 7, 8]
        and len(nouns.all_locations(table)) == 7
    )
    assert len(nouns.all_items(table)) == len(table.t.item_card) and nouns.main_objective(
        table
    ) == [table.main]
    assert (
        nouns.crisis_of_the_round(table) == [table.crisis] == [lying_open.the_current_crisis(table)]
    )
    assert lying_open.the_main_objective(table) == table.main
    assert nouns.crossroads_in_force(table) == []
    table.crisis, table.crossroads = -1, 4
    assert (
        nouns.crisis_of_the_round(table) == []
        and nouns.crossroads_in_force(table) == [4]
        and lying_open.the_current_crisis(table) == -1
    )
    table.eliminated[0], table.first_player = 1, 1
    assert nouns.all_players(table) == [1, 2]


def test_a_name_means_one_thing_of_its_kind(table: Winter) -> None:
    """Names on cards are written in quotes; `anywhere` is no location."""
    assert (nouns.location_named(table, "school"), nouns.survivor_named(table, "person_04")) == (
        SCHOOL,
        3,
    )
    assert nouns.crisis_named(table, "lack_of_food") == table.cards.number("crisis", "lack_of_food")
    assert (
        nouns.crossroads_named(table, "far_0") == 0 and nouns.objective_named(table, "larder") == 1
    )
    assert nouns.item_named(table, "starting_food") == zones.ANY_COPY - table.cards.number(
        "item", "starting_food"
    )
    assert references.anywhere(table) == -1 and references.the_colony(table) == COLONY
    assert (
        references.here(table, 8) == SCHOOL == references.location_of(table, 8)
        and references.controller_of(table, 8) == 0
    )


def test_steps_of_the_colony_phase_have_adjectives(table: Winter) -> None:
    """R-COLONY-01, -05, -06, -07."""
    number = {
        adjectives.is_food_step: steps.FOOD_STEP,
        adjectives.is_waste_step: steps.WASTE_STEP,
        adjectives.is_crisis_step: steps.CRISIS_STEP,
        adjectives.is_zombie_step: steps.ZOMBIE_STEP,
    }
    for word, step in number.items():
        assert true_of(table, word, nouns.colony_steps(table)) == [step]


def test_numbers_of_the_rules_are_those_on_the_table(table: Winter) -> None:
    """R-BOARD-05, R-BOARD-10, R-BOARD-12, R-COLONY-01, R-COLONY-05, R-COLONY-07, R-CRISIS-07,
    R-CRISIS-08.
    """
    (
        table.food,
        table.starvation,
        table.helpless,
        table.morale,
        table.rounds_left,
        table.crises_prevented,
    ) = 4, 3, 2, 5, 7, 6
    table.zombies[0] = table.zombies[HOSPITAL + 5] = 2
    (
        table.barricades[0],
        table.barricades[SCHOOL + 5],
        table.noise[SCHOOL],
        table.noise[HOSPITAL],
        table.killed_this_turn,
    ) = 1, 1, 2, 1, 8
    assert (
        nouns.total_food(table),
        nouns.total_starvation(table),
        nouns.total_helpless(table),
        nouns.total_morale(table),
    ) == (4, 3, 2, 5)
    assert (
        nouns.total_zombies(table),
        nouns.total_barricades(table),
        nouns.total_noise(table),
    ) == (4, 2, 3)
    assert (
        filters_tallies.zombies_here(table, 7),
        filters_tallies.zombies_outside(table, COLONY),
        filters_tallies.barricades_here(table, 8),
    ) == (2, 2, 1)
    assert (
        filters_tallies.noise_at(table, SCHOOL),
        numbers.starvation(table),
        numbers.rounds_left(table),
    ) == (2, 3, 7)
    assert (
        numbers.crises_prevented(table),
        numbers.zombies_killed_this_turn(table),
        numbers.starting_players(table),
    ) == (6, 8, 3)
    for word, key in (
        (numbers.people_per_food, P.PEOPLE_PER_FOOD),
        (numbers.people_per_zombie, P.PEOPLE_PER_ZOMBIE),
        (numbers.waste_per_morale, P.WASTE_PER_MORALE),
    ):
        table.param[key] = 7
        assert word(table) == 7


@pytest.mark.parametrize(
    ("word", "arguments", "changes"),
    [
        (
            rule_words_bans.cannot_move_from,
            ((3, 5), SCHOOL),
            [(P.FORBID_LEAVE_COLONY + SCHOOL, 1, 3), (P.FORBID_LEAVE_COLONY + SCHOOL, 1, 5)],
        ),
        (rule_words_bans.cannot_be_killed, ((3,),), [(P.FORBID_BE_KILLED, 1, 3)]),
        (rule_words_bans.cannot_play, ((0, 1),), [(P.FORBID_PLAY, 1, 0), (P.FORBID_PLAY, 1, 1)]),
        (rule_words.holds_fewer, ((SCHOOL,), 2), [(P.SURVIVOR_SPACES, -2, SCHOOL)]),
        (
            rule_words.holds_more,
            ((SCHOOL, HOSPITAL), 1),
            [(P.SURVIVOR_SPACES, 1, SCHOOL), (P.SURVIVOR_SPACES, 1, HOSPITAL)],
        ),
    ],
)
def test_rule_words_are_changes_of_a_number_for_some_pieces(
    table: Winter,
    word: Callable[..., Any],
    arguments: tuple[Any, ...],
    changes: list[tuple[int, int, int]],
) -> None:
    """R-TEXT-01, R-BOARD-06."""
    assert word(table, *arguments) == tuple(
        Change(parameter, amount, subject=one) for parameter, amount, one in changes
    )


def test_rules_of_the_colony_change_its_parameters(table: Winter) -> None:
    """R-CRISIS-07, R-COLONY-01."""
    assert rule_words.crises_need_fewer(table, 2) == Change(P.CRISIS_POINTS, -2)
    assert rule_words.food_costs_more(table, 3) == Change(P.FOOD_COST, 3)


@pytest.mark.parametrize(
    ("word", "arguments", "changes"),
    [
        (rule_words.rolls_fewer, ((0, 2), 1), [(P.DICE_ROLLED, -1, 0), (P.DICE_ROLLED, -1, 2)]),
        (rule_words.rolls_more, ((0, 2), 1), [(P.DICE_ROLLED, 1, 0), (P.DICE_ROLLED, 1, 2)]),
        (rule_words.moves_more, ((3,), 2), [(P.EXTRA_MOVES, 2, 3)]),
        (rule_words.makes_no_noise, ((3, 5),), [(P.NO_NOISE, 1, 3), (P.NO_NOISE, 1, 5)]),
        (rule_words.entrance_without_exposure, (2, COLONY), [(P.NO_EXPOSURE_AT_ENTRANCE, 1, 1)]),
        (rule_words.entrance_without_exposure, (2, SCHOOL), []),
    ],
)
def test_rules_about_some_change_parameters_of_those(
    table: Winter,
    word: Callable[..., Any],
    arguments: tuple[Any, ...],
    changes: list[tuple[int, int, int]],
) -> None:
    """R-DICE-02, R-ACT-MOV-01, R-ACT-SEA-04, R-EXPOSE-01, R-BOARD-04: a location outside the
    colony has one entrance.
    """
    assert word(table, *arguments) == tuple(
        Change(parameter, amount, subject=one) for parameter, amount, one in changes
    )


@pytest.mark.parametrize(
    ("word", "arguments", "wanted"),
    [
        (rule_words.crises_need_more, (2,), Change(P.CRISIS_POINTS, 2)),
        (rule_words.search_draws_more, (1, 8), Change(P.SEARCH_DRAWS, 1, subject=8)),
        (rule_words.search_keeps_more, (1, 8), Change(P.SEARCH_KEEPS, 1, subject=8)),
        (rule_words.influence_is, (3, 99), Change(P.INFLUENCE, 99, sets=True, subject=3)),
        (rule_words.ability_needs, (3, 2), Change(P.ABILITY_VALUE, 2, sets=True, subject=3)),
        (rule_words.search_value_is, (3, 2), Change(P.SEARCH_VALUE, 2, sets=True, subject=3)),
        (rule_numbers.people_per_food_is, (0,), Change(P.PEOPLE_PER_FOOD, 1, sets=True)),
        (rule_numbers.waste_per_morale_is, (0,), Change(P.WASTE_PER_MORALE, 1, sets=True)),
        (rule_numbers.people_per_zombie_is, (3,), Change(P.PEOPLE_PER_ZOMBIE, 3, sets=True)),
        (rule_words.goal_is_unmet, (0,), Change(P.OBJECTIVE_UNMET, 1)),
        (rule_numbers.survivors_per_zombie_is, (0,), Change(P.SURVIVORS_PER_ZOMBIE, 1, sets=True)),
        (rule_numbers.cards_cleaned_is, (5,), Change(P.CARDS_CLEANED, 5, sets=True)),
        (rule_numbers.zombies_attracted_is, (3,), Change(P.ZOMBIES_ATTRACTED, 3, sets=True)),
        (rule_numbers.noise_limit_is, (2,), Change(P.NOISE_THRESHOLD, 2, sets=True)),
        (rule_numbers.dice_per_player_is, (2,), Change(P.DICE_BASE, 2, sets=True)),
        (rule_numbers.dice_per_survivor_is, (2,), Change(P.DICE_PER_SURVIVOR, 2, sets=True)),
        (rule_numbers.morale_per_death_is, (2,), Change(P.MORALE_PER_DEATH, 2, sets=True)),
        (rule_numbers.wounds_per_frostbite_is, (2,), Change(P.FROSTBITE_WOUNDS, 2, sets=True)),
        (rule_numbers.points_per_surplus_is, (0,), Change(P.CRISIS_SURPLUS, 1, sets=True)),
        (rule_numbers.morale_per_surplus_is, (2,), Change(P.CRISIS_MORALE, 2, sets=True)),
        (rule_numbers.blank_faces_is, (1,), Change(P.EXPOSURE_BLANK, 1, sets=True)),
        (rule_numbers.wound_faces_is, (1,), Change(P.EXPOSURE_WOUND, 1, sets=True)),
        (rule_numbers.frostbite_faces_is, (1,), Change(P.EXPOSURE_FROSTBITE, 1, sets=True)),
        (rule_numbers.bitten_faces_is, (2,), Change(P.EXPOSURE_BITTEN, 2, sets=True)),
    ],
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_rule_words_that_set_one_number(
    table: Winter, word: Callable[..., Change], arguments: tuple[int, ...], wanted: Change
) -> None:
    """R-TEXT-01, R-CARD-09, R-CARD-10, R-CARD-12, R-COMP-15: numbers that something is divided
    by stay above 0.
    """
    assert word(table, *arguments) == wanted


def test_a_way_without_exposure_has_one_direction(table: Winter) -> None:
    """R-EXPOSE-01."""
    there, back = (
        rule_words.route_without_exposure(table, *way)
        for way in ((COLONY, SCHOOL), (SCHOOL, COLONY))
    )
    assert (
        there.parameter == back.parameter == P.NO_EXPOSURE_ON_ROUTE
        and there.subject != back.subject
    )


# ---- goals, rooms, event cards
def test_a_hidden_objective_is_met_as_things_stand(table: Winter) -> None:
    """R-END-07, R-EXILE-02, R-COLONY-10: as things stand, whoever has the objective."""
    assert (
        goals_in_tests.secret_named(table, "secret_01") == 1 and goals_in_tests.hidden(table) == ()
    )
    betrayal, exiled = (
        goals_in_tests.betrayal_named(table, "betrayal_01"),
        goals_in_tests.exile_named(table, "exile_01"),
    )
    assert (betrayal, exiled) == (BETRAYAL + 1, EXILE + 1)
    assert (
        not goals_in_tests.fulfils(table, 0, 0)
        and not goals_in_tests.fulfils_betrayal(table, 0, betrayal)
        and not goals_in_tests.fulfils_main(table, 0, table.main)
    )
    play.hold(table, 0, "food", "fuel", "tool")
    table.food, table.morale = 10, 0
    assert (
        goals_in_tests.fulfils(table, 0, 0)
        and not goals_in_tests.fulfils(table, 1, 0)
        and goals_in_tests.fulfils_main(table, 0, table.main)
    )
    assert goals_in_tests.fulfils_betrayal(table, 0, betrayal) and goals_in_tests.fulfils_exiled(
        table, 1, exiled
    )


def test_the_objective_a_table_is_laid_with(table: Winter) -> None:
    """R-SETUP-03, R-END-06: the face's numbers and rules hold, its setup text waits for the
    first turn; only it can be completed.
    """
    table.stack.clear()
    lay_main_objective(table, nouns.objective_named(table, "samples"))
    assert (
        (table.morale, table.rounds_left, table.food) == (7, 5, 4)
        and len(table.lasting) == 1
        and len(table.stack) == 1
    )
    lay_main_objective(table, nouns.objective_named(table, "larder"))
    assert (table.morale, table.rounds_left) == (8, 6) and len(table.stack) == 1, (
        "this one has no setup text"
    )
    assert not predicates_things.is_complete(table, table.main)
    with pytest.raises(given_lines.Unbuildable, match="another card is the main objective"):
        given_lines.complete(table, 0)
    given_lines.complete(table, table.main)
    assert predicates_things.is_complete(table, table.main) and not predicates_things.is_complete(
        table, 0
    )


def test_helpless_survivors_fill_spaces_of_the_colony(table: Winter) -> None:
    """R-BOARD-06: helpless survivors take spaces of the colony."""
    table.helpless = table.survivor_spaces[COLONY] - 2
    assert true_of(table, predicates_things.is_full, range(7)) == [COLONY] and true_of(
        table, predicates_things.has_room, range(7)
    ) == [1, 2, 3, 4, 5, 6]


def test_a_copy_of_an_event_card_is_an_event_card(table: Winter) -> None:
    """R-CARD-15: a copy, or the item a name means."""
    event, other = (
        table.cards.number("item", slug) for slug in ("school_education", "school_food")
    )
    assert true_of(
        table,
        predicates_things.is_event_card,
        (zones.ANY_COPY - event, zones.ANY_COPY - other, 100_000),
    ) == [zones.ANY_COPY - event]
    copies = [table.t.item_card.index(design) for design in (event, other)]
    assert true_of(table, predicates_things.is_event_card, copies) == copies[:1]
