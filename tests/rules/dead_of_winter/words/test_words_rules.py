"""Sentences about the rules, each as the change it makes; what a name means among copies; the
bounds of the game's numbers, whole.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    BITTEN,
    COLONY,
    FROSTBITE,
    HOSPITAL,
    LIBRARY,
    SCHOOL,
    TOOL,
    WEAPON,
    WOUND,
)
from dowlang.rulesets.dead_of_winter.words import enumerations as do
from dowlang.rulesets.dead_of_winter.words import nouns
from dowlang.rulesets.dead_of_winter.words.cards import availability as card_availability
from dowlang.rulesets.dead_of_winter.words.cards import lying_open, zones
from dowlang.rulesets.dead_of_winter.words.cards import unseen as cards_unseen
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.effects import colony as effects_colony
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.numbers.bounds import ranges
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from dowlang.rulesets.dead_of_winter.words.rules import bans
from dowlang.rulesets.dead_of_winter.words.rules import numbers as rule_numbers
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as say
from tests.rules.dead_of_winter import play

Changes = list[tuple[int, int, bool, int]]


@pytest.fixture
def table() -> Winter:
    return play.seated()


def changes(found: Change | tuple[Change, ...]) -> Changes:
    """(parameter, by, whether it is set, subject) of each."""
    return [
        (one.parameter, one.by, one.sets, one.subject)
        for one in ((found,) if isinstance(found, Change) else found)
    ]


# ---- bans
@pytest.mark.parametrize(
    ("action", "parameter"),
    [
        (do.MOVE, P.FORBID_MOVE),
        (do.SEARCH, P.FORBID_SEARCH),
        (do.ATTACK, P.FORBID_ATTACK),
        (do.USE_ITS_ABILITY, P.FORBID_ABILITY),
        (do.BE_MOVED, P.FORBID_BE_MOVED),
        (do.BE_ATTACKED, P.FORBID_BE_ATTACKED),
        (do.CLEAN_WASTE, P.FORBID_CLEAN_WASTE),
        (do.ADD_CARDS_TO_THE_CRISIS, P.FORBID_CRISIS),
        (do.SPEND_FOOD, P.FORBID_FOOD),
        (do.BUILD_BARRICADES, P.FORBID_BARRICADE),
        (do.ATTRACT_ZOMBIES, P.FORBID_ATTRACT),
        (do.REQUEST_CARDS, P.FORBID_REQUEST),
        (do.HAND_OFF_CARDS, P.FORBID_HAND_OFF),
        (do.START_EXILE_VOTES, P.FORBID_EXILE_VOTE),
    ],
)
def test_a_ban_counts_one_for_each_who_may_not(table: Winter, action: int, parameter: int) -> None:
    """R-TEXT-01, R-ACT-01: of survivors and of players."""
    for word, subjects in ((bans.survivor_cannot, (3, 8)), (bans.player_cannot, (0, 2))):
        assert changes(word(table, subjects, (action,))) == [
            (parameter, 1, False, one) for one in subjects
        ]


def test_one_sentence_forbids_two_things(table: Winter) -> None:
    """R-TEXT-01."""
    found = changes(bans.player_cannot(table, (1,), (do.SPEND_FOOD, do.CLEAN_WASTE)))
    assert found == [(P.FORBID_FOOD, 1, False, 1), (P.FORBID_CLEAN_WASTE, 1, False, 1)]


def test_a_card_that_cannot_be_played(table: Winter) -> None:
    """R-ACT-PLY-01: a copy is that copy, a name means every copy."""
    design = table.cards.number("item", "starting_food")
    copies = [item for item, of in enumerate(table.t.item_card) if of == design]
    assert len(copies) > 1 and design > 0
    assert list(zones.copies_of(table, zones.ANY_COPY - design)) == copies
    assert changes(bans.card_cannot_be_played(table, (zones.ANY_COPY - design,))) == [
        (P.FORBID_PLAY_CARD, 1, False, item) for item in copies
    ]
    assert changes(bans.card_cannot_be_played(table, (copies[0], 0))) == [
        (P.FORBID_PLAY_CARD, 1, False, copies[0]),
        (P.FORBID_PLAY_CARD, 1, False, 0),
    ]
    first = zones.copies_of(table, zones.ANY_COPY)
    assert first and changes(bans.card_cannot_be_played(table, (zones.ANY_COPY,))) == [
        (P.FORBID_PLAY_CARD, 1, False, item) for item in first
    ]


@pytest.mark.parametrize(
    ("word", "arguments", "wanted"),
    [
        (
            bans.cannot_move_to,
            ((3, 8), LIBRARY),
            [
                (P.FORBID_ENTER_COLONY + LIBRARY, 1, False, 3),
                (P.FORBID_ENTER_COLONY + LIBRARY, 1, False, 8),
            ],
        ),
        (bans.cannot_move_from, ((3,), LIBRARY), [(P.FORBID_LEAVE_COLONY + LIBRARY, 1, False, 3)]),
        (
            bans.cannot_request_from,
            ((0, 2), 1),
            [(P.FORBID_REQUEST_FROM_2, 1, False, p) for p in (0, 2)],
        ),
        (bans.cannot_hand_off_to, ((2,), 4), [(P.FORBID_HAND_OFF_TO_5, 1, False, 2)]),
        (bans.cannot_play_symbol, ((1,), WEAPON), [(P.FORBID_PLAY_WEAPON, 1, False, 1)]),
        (bans.cannot_play_symbol, ((1,), TOOL), [(P.FORBID_PLAY_WEAPON + TOOL, 1, False, 1)]),
        (say.spared_exposure, ((3,), do.MOVING), [(P.NO_EXPOSURE_MOVING, 1, False, 3)]),
        (say.spared_exposure, ((3,), do.ATTACKING), [(P.NO_EXPOSURE_ATTACKING, 1, False, 3)]),
        (
            say.spared_exposure,
            ((3, 5), do.KILLING),
            [(P.NO_EXPOSURE_KILLING, 1, False, 3), (P.NO_EXPOSURE_KILLING, 1, False, 5)],
        ),
        (say.ignores_face, ((3,), WOUND), [(P.IGNORE_WOUND, 1, False, 3)]),
        (say.ignores_face, ((3,), FROSTBITE), [(P.IGNORE_FROSTBITE, 1, False, 3)]),
        (say.ignores_face, ((3,), BITTEN), [(P.IGNORE_BITTEN, 1, False, 3)]),
        (say.makes_no_noise, ((3, 5),), [(P.NO_NOISE, 1, False, 3), (P.NO_NOISE, 1, False, 5)]),
        (say.route_without_exposure, (SCHOOL, COLONY), [(P.NO_EXPOSURE_ON_ROUTE, 1, False, 21)]),
        (say.route_without_exposure, (COLONY, SCHOOL), [(P.NO_EXPOSURE_ON_ROUTE, 1, False, 3)]),
        (say.entrance_without_exposure, (2, COLONY), [(P.NO_EXPOSURE_AT_ENTRANCE, 1, False, 1)]),
        (say.entrance_without_exposure, (6, COLONY), [(P.NO_EXPOSURE_AT_ENTRANCE, 1, False, 5)]),
        (say.entrance_without_exposure, (1, SCHOOL), [(P.NO_EXPOSURE_AT_ENTRANCE, 1, False, 8)]),
        (say.entrance_without_exposure, (2, SCHOOL), []),
        (say.entrance_without_exposure, (0, COLONY), []),
        (say.crises_need_fewer, (2,), [(P.CRISIS_POINTS, -2, False, -1)]),
        (say.crises_need_more, (2,), [(P.CRISIS_POINTS, 2, False, -1)]),
        (
            say.rolls_fewer,
            ((0, 1), 2),
            [(P.DICE_ROLLED, -2, False, 0), (P.DICE_ROLLED, -2, False, 1)],
        ),
        (say.rolls_more, ((0, 1), 2), [(P.DICE_ROLLED, 2, False, 0), (P.DICE_ROLLED, 2, False, 1)]),
        (say.search_draws_more, (2, 3), [(P.SEARCH_DRAWS, 2, False, 3)]),
        (say.search_draws_more, (2,), [(P.SEARCH_DRAWS, 2, False, -1)]),
        (say.search_keeps_more, (2, 3), [(P.SEARCH_KEEPS, 2, False, 3)]),
        (say.search_keeps_more, (2,), [(P.SEARCH_KEEPS, 2, False, -1)]),
        (say.moves_more, ((3, 5), 2), [(P.EXTRA_MOVES, 2, False, 3), (P.EXTRA_MOVES, 2, False, 5)]),
        (say.influence_is, (3, 60), [(P.INFLUENCE, 60, True, 3)]),
        (say.ability_needs, (3, 2), [(P.ABILITY_VALUE, 2, True, 3)]),
        (say.attack_is, (3, 2), [(P.ATTACK_VALUE, 2, True, 3)]),
        (say.search_value_is, (3, 2), [(P.SEARCH_VALUE, 2, True, 3)]),
        (say.goal_is_unmet, (1,), [(P.OBJECTIVE_UNMET, 1, False, -1)]),
    ],
)
def test_what_a_sentence_changes(
    table: Winter, word: Callable[..., Any], arguments: tuple[Any, ...], wanted: Changes
) -> None:
    """R-TEXT-01: the number, by how much or to what, and for which piece."""
    assert changes(word(table, *arguments)) == wanted


@pytest.mark.parametrize(
    ("word", "parameter", "least"),
    [
        (rule_numbers.people_per_food_is, P.PEOPLE_PER_FOOD, 1),
        (rule_numbers.waste_per_morale_is, P.WASTE_PER_MORALE, 1),
        (rule_numbers.people_per_zombie_is, P.PEOPLE_PER_ZOMBIE, 1),
        (rule_numbers.survivors_per_zombie_is, P.SURVIVORS_PER_ZOMBIE, 1),
        (rule_numbers.points_per_surplus_is, P.CRISIS_SURPLUS, 1),
        (rule_numbers.cards_cleaned_is, P.CARDS_CLEANED, 0),
        (rule_numbers.zombies_attracted_is, P.ZOMBIES_ATTRACTED, 0),
        (rule_numbers.noise_limit_is, P.NOISE_THRESHOLD, 0),
        (rule_numbers.dice_per_player_is, P.DICE_BASE, 0),
        (rule_numbers.dice_per_survivor_is, P.DICE_PER_SURVIVOR, 0),
        (rule_numbers.morale_per_death_is, P.MORALE_PER_DEATH, 0),
        (rule_numbers.wounds_per_frostbite_is, P.FROSTBITE_WOUNDS, 0),
        (rule_numbers.morale_per_surplus_is, P.CRISIS_MORALE, 0),
        (rule_numbers.blank_faces_is, P.EXPOSURE_BLANK, 0),
        (rule_numbers.wound_faces_is, P.EXPOSURE_WOUND, 0),
        (rule_numbers.frostbite_faces_is, P.EXPOSURE_FROSTBITE, 0),
        (rule_numbers.bitten_faces_is, P.EXPOSURE_BITTEN, 0),
    ],
)
def test_a_number_of_the_rules_is_set_for_everybody(
    table: Winter, word: Callable[..., Change], parameter: int, least: int
) -> None:
    """R-TEXT-01: to what is written; what others are divided by is 1 at least."""
    assert [changes(word(table, number)) for number in (5, 2)] == [
        [(parameter, 5, True, -1)],
        [(parameter, 2, True, -1)],
    ]
    assert changes(word(table, 0)) == [(parameter, least, True, -1)]


# ---- cards and people
def test_a_card_is_still_somewhere(table: Winter) -> None:
    """R-ACT-02: item copies have to be found, cards of other decks always are, no card never is."""
    (food,) = play.hold(table, 0, "food")
    assert card_availability.is_still_somewhere(
        table, food
    ) and card_availability.is_still_somewhere(table, 100_000)
    assert card_availability.is_still_somewhere(
        table, 0
    ) and not card_availability.is_still_somewhere(table, -1)
    table.hand[0] = ()
    assert not card_availability.is_still_somewhere(table, food)
    zones.take_out(table, 0)
    assert not card_availability.is_still_somewhere(table, 0)


def test_cards_change_hands(table: Winter) -> None:
    """U-64, R-ACT-PLY-05: out of a deck, a hand or from beside a survivor; what was looked at is
    dealt with.
    """
    food, knife = play.hold(table, 0, "food", "weapon")
    effects_cards.equip_survivor(table, 8, knife)
    table.aside = (food, knife)
    effects_cards.put_into_hand(table, knife, 1)
    shown = (food, knife)
    assert [table.equipment[8], table.hand[1], lying_open.the_rest(table, shown)] == [
        (),
        (knife,),
        (food,),
    ]
    effects_cards.put_into_hand(table, food, 2)
    assert [table.hand[0], table.hand[2], lying_open.the_rest(table, shown)] == [(), (food,), ()]
    effects_cards.take_card(table, top := table.item_deck[SCHOOL][-1], 0)
    assert table.hand[0] == (top,) and top not in table.item_deck[SCHOOL]


def test_drawing_is_from_the_decks_of_locations(table: Winter) -> None:
    """U-10, U-64: the top cards, no more than there are."""
    deck = table.item_deck[LIBRARY]
    assert cards_unseen.cards_to_draw(table, LIBRARY, 0) == len(deck)
    assert [
        cards_unseen.cards_to_draw(table, other, 0)
        for other in (COLONY, zones.WASTE_PILE, zones.CRISIS_DECK)
    ] == [0, 0, 0]
    assert effects_cards.draw_cards(table, 2, LIBRARY, 1) == deck[:-3:-1] and set(
        table.hand[1]
    ) == set(deck[-2:])
    assert (
        effects_cards.draw_cards(table, -1, LIBRARY, 1)
        == ()
        == effects_cards.draw_cards(table, 1, zones.WASTE_PILE, 1)
    )
    assert (
        len(effects_cards.draw_cards(table, 99, LIBRARY, 1)) == len(deck) - 2
        and not table.item_deck[LIBRARY]
    )


@pytest.mark.parametrize(
    ("full", "partial", "wanted"),
    [
        (0, 0, [True, True, True, False]),
        (0, 1, [True, True, True, True]),
        (2, 0, [False] * 4),
        (2, 1, [False] * 4),
        (1, 0, [True, True, False, False]),
        (1, 1, [True] * 4),
    ],
)
def test_a_card_that_brings_people_needs_spaces(
    table: Winter, full: int, partial: int, wanted: list[bool]
) -> None:
    """U-29, R-XROADS-11: a card that brings nobody needs a space too; with two spaces left."""
    table.param[P.FULL_COLONY_PARTIAL] = partial
    table.helpless = 24 - 2 - 2 + full  # two of the 24 spaces are those of survivors 3 and 5
    assert [effects_colony.room_for_people(table, count) for count in (0, 1, 2, 3)] == wanted


def test_who_joins_needs_a_space_where_they_go(table: Winter) -> None:
    """R-SURV-03, R-XROADS-11, R-EXILE-09: the exiled need a space outside, at any location, the
    others in the colony.
    """
    join = effects_survivors.can_join
    assert join(table, 20, 0) and not join(table, 3, 1) and not join(table, -1, 0)
    table.helpless = 22
    table.exiled[2] = 1
    assert not join(table, 20, 0) and join(table, 20, 2)
    spaces = table.t.survivor_spaces
    people = iter([s for s in range(table.t.survivors) if table.controller[s] < 0 and s != 20])
    for location in (1, 2, 3, 4, 5):
        for _ in range(spaces[location] - people_at(table, location)):
            play.put(table, 1, next(people), location)
    assert join(table, 20, 2), "the hospital has room"
    for _ in range(spaces[HOSPITAL] - people_at(table, HOSPITAL)):
        play.put(table, 1, next(people), HOSPITAL)
    assert not join(table, 20, 2) and not join(table, 20, 0)
    table.helpless = 0
    assert not join(table, 20, 2) and join(table, 20, 0)


def people_at(g: Winter, location: int) -> int:
    """How many survivors are there."""
    return sum(predicates_people.is_at(g, s, location) for s in range(g.t.survivors))


def test_room_and_what_is_in_force(table: Winter) -> None:
    """R-BOARD-06, R-XROADS-01, R-CRISIS-01: crossroads and crisis number 0 are cards too."""
    assert (
        predicates_things.has_room(table, HOSPITAL) is True
        and predicates_things.is_full(table, HOSPITAL) is False
    )
    for survivor in range(9, 12):
        play.put(table, 1, survivor, HOSPITAL)
    assert (
        predicates_things.has_room(table, HOSPITAL) is False
        and predicates_things.is_full(table, HOSPITAL) is True
    )
    table.crossroads = table.crisis = 0
    assert nouns.crossroads_in_force(table) == [0] == nouns.crisis_of_the_round(table)


def test_what_is_around_a_bearer(table: Winter) -> None:
    """R-BOARD-08: in the colony as elsewhere; nothing for a bearer out of play."""
    table.zombies[4], table.barricades[4] = 2, 1
    assert (filters_tallies.zombies_here(table, 3), filters_tallies.barricades_here(table, 3)) == (
        2,
        1,
    )
    assert (
        filters_tallies.zombies_here(table, 20),
        filters_tallies.barricades_here(table, 20),
    ) == (0, 0)


def test_who_can_be_sent_home(table: Winter) -> None:
    """R-BOARD-06, R-EXILE-06."""
    assert effects_survivors.those_who_can_go(table, SCHOOL) == (
        8,
    ) and effects_survivors.can_make_room(table, 4, SCHOOL, 0)
    assert not effects_survivors.can_make_room(
        table, 5, SCHOOL, 0
    ) and not effects_survivors.can_make_room(table, 1, COLONY, 0)
    table.exiled[0] = 1
    assert effects_survivors.those_who_can_go(
        table, SCHOOL
    ) == () and not effects_survivors.can_make_room(table, 4, SCHOOL, 0)
    assert effects_survivors.can_make_room(table, 3, SCHOOL, 0)


# ---- bounds
def test_the_bounds_of_the_printed_game() -> None:
    """R-COMP-01, R-COMP-11..15, R-BOARD-04..06: 6 x 3 entrances of the colony, 22 elsewhere; 24
    noise spaces; no cards, no bounds of cards.
    """
    found = ranges([])
    assert found.numbers == {
        "morale": (0, P.PARAMETERS[P.MORALE_MAX].default),
        "starting players": (2, 5),
        "zombie": (0, 40),
        "barricade": (0, 40),
        "noise": (0, 24),
        "helpless survivor": (0, 24),
        "rounds": (0, 6),
        "rounds left": (0, 6),
        "round marker": (0, 6),
    }
    assert found.filtered == {
        ("zombie", "at {location}"): (0, 18),
        ("barricade", "at {location}"): (0, 18),
        ("noise", "at {place}"): (0, 4),
        ("wound", "on {survivor}"): (0, 2),
        ("frostbite", "on {survivor}"): (0, 2),
    }
    assert {
        noun: found.pieces(noun, frozenset())
        for noun in ("card", "survivor", "player", "location", "die", "deck")
    } == {"card": None, "survivor": None, "player": 5, "location": 7, "die": 30, "deck": None}
    assert {phrase: most for phrase, (_, most) in found.tokens.items()} == {
        "add {count} zombies to {place}": 60,
        "add {count} food": 20,
        "add {count} helpless survivors": 20,
        "add {count} barricades to {place}": 20,
        "add {count} noise to {place}": 20,
        "add {count} starvation tokens": 6,
        "get {count} wounds": 25,
        "get {count} frostbite": 25,
    }


def test_bounds_of_numbers_follow_the_cards() -> None:
    """R-CARD-07, R-CARD-13, R-CARD-14: copies by symbol, survivors by sex, what location cards
    print.
    """
    found = ranges(
        [
            {"kind": "item", "slug": "saw", "deal": ["tool", "weapon", "school", 2, 1]},
            {"kind": "item", "slug": "soup", "deal": ["food", "library", 4]},
            {"kind": "survivor", "slug": "he", "male": True},
            {"kind": "survivor", "slug": "dog", "animal": True, "male": False},
            {"kind": "survivor", "slug": "she", "female": True},
            {"kind": "location", "slug": "school", "survivors": 9, "entrance": 30, "noise": 11},
            {"kind": "location", "slug": "colony", "survivors": 20},
            {"kind": "location", "slug": "nowhere", "survivors": 99, "entrance": 99, "noise": 99},
            {"kind": "crisis", "slug": "library", "noise": 50},
            {
                "kind": "objective",
                "slug": "long",
                "standard": {"rounds": 8},
                "hardcore": {"rounds": 9, "morale": 12},
            },
        ]
    )
    counted: dict[tuple[str, ...], int] = {
        ("card",): 7,
        ("card", "tool"): 3,
        ("card", "weapon"): 3,
        ("card", "tool", "weapon"): 3,
        ("card", "food"): 4,
        ("card", "food", "tool"): 0,
        ("card", "medicine"): 0,
        ("card", "open"): 7,
        ("survivor",): 3,
        ("survivor", "male"): 1,
        ("survivor", "female"): 1,
        ("survivor", "animal"): 1,
        ("survivor", "exiled"): 3,
    }
    assert {
        (noun, *words): found.pieces(noun, frozenset(words)) for noun, *words in counted
    } == counted
    assert [
        found.numbers[name] for name in ("zombie", "barricade", "noise", "helpless survivor")
    ] == [(0, 66), (0, 66), (0, 31), (0, 20)]
    assert found.numbers["rounds"] == found.numbers["rounds left"] == (0, 9)
    assert [found.filtered[name, "at {location}"] for name in ("zombie", "barricade")] == [
        (0, 30)
    ] * 2
    assert found.filtered["noise", "at {place}"] == (0, 11)
