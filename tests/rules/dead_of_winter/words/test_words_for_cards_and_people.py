"""Words about cards, decks, people and the colony, each carried out alone: the whole change, and
what is told of it.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    FOOD,
    HOSPITAL,
    LIBRARY,
    MEDICINE,
    NONE,
    SCHOOL,
)
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.cards import lying_open, zones
from dowlang.rulesets.dead_of_winter.words.cards import untouched as cards_untouched
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.effects import colony as effects_colony
from dowlang.rulesets.dead_of_winter.words.effects import crisis as effects_crisis
from dowlang.rulesets.dead_of_winter.words.effects import decks as effects_decks
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import seeing as effects_seeing
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.effects.stakes import stake_card
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.play import told


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- cards of hands
def test_a_card_is_given_and_stolen(table: Winter) -> None:
    """R-ACT-REQ-04, R-ACT-ATK-08, R-ACT-ATK-12."""
    (food,) = play.hold(table, 0, "food")
    effects_cards.give_card(table, food, 1, 0)
    assert [table.hand[0], table.hand[1]] == [(), (food,)]
    assert [effects_cards.has_hand(table, victim, 2) for victim in (0, 1)] == [False, True]
    effects_cards.steal_card(table, 1, 2)
    assert [table.hand[1], table.hand[2]] == [(), (food,)]


def test_a_card_at_stake_lies_open(table: Winter) -> None:
    """R-BOARD-17: only out of the own hand."""
    (food,) = play.hold(table, 0, "food")
    stake_card(table, food, 1)
    assert table.stakes == () and not told(table, E.CARD_STAKED)
    stake_card(table, food, 0)
    assert [table.stakes, table.hand[0], told(table, E.CARD_STAKED)] == [
        ((0, food),),
        (),
        [(0, food)],
    ]


def test_a_card_goes_to_the_crisis_out_of_the_hand_of_who_may(table: Winter) -> None:
    """R-ACT-CRI-02, R-ACT-CRI-05: a crisis has to be revealed (number 0 is one), the card in
    hand, the player not exiled.
    """
    (food,) = play.hold(table, 0, "food")
    for crisis, player, exiled in ((NONE, 0, 0), (0, 1, 0), (0, 0, 1)):
        table.crisis, table.exiled[0] = crisis, exiled
        assert effects_cards.can_be_added(table, food, player) is False
        effects_cards.add_to_crisis(table, food, player)
        assert table.contributed == () and table.hand[0] == (food,)
    table.exiled[0] = 0
    assert effects_cards.can_be_added(table, food, 0) is True
    effects_cards.add_to_crisis(table, food, 0)
    assert [entry[:2] for entry in table.contributed] == [(0, food)] and table.hand[0] == ()


@pytest.mark.parametrize(
    ("word", "more"),
    [
        (effects_cards.remove_card, (0,)),
        (effects_cards.take_card, (0,)),
        (effects_cards.put_into_hand, (1,)),
        (effects_decks.put_card_under, (LIBRARY,)),
        (effects_decks.put_card_onto, (LIBRARY,)),
        (effects_decks.take_card_from, (SCHOOL, 0)),
    ],
)
def test_what_was_dealt_with_is_no_part_of_the_rest(
    table: Winter, word: Callable[..., object], more: tuple[int, ...]
) -> None:
    """R-TEXT-04: of cards looked at, the others stay aside, in their order."""
    one, two, three = table.item_deck[SCHOOL][-3:]
    table.aside = (three, two, one)
    word(table, two, *more)
    assert lying_open.the_rest(table, (three, two, one)) == (three, one)
    assert two not in table.item_deck[SCHOOL]
    assert not cards_untouched.is_untouched(table, two) and cards_untouched.is_untouched(table, one)
    table.aside = ()
    word(table, one, *more)
    assert lying_open.the_rest(table, (one,)) == () and not cards_untouched.is_untouched(
        table, one
    ), "a card that nobody looked at is remembered as well"


# ---- decks
@pytest.mark.parametrize("searching", [False, True])
def test_a_deck_looked_through_is_shuffled(table: Winter, searching: bool) -> None:
    """R-XROADS-10, U-64: the card is in hand after those there; a pile is not shuffled."""
    (food,) = play.hold(table, 0, "food")
    card, rest = table.item_deck[SCHOOL][0], table.item_deck[SCHOOL][1:]
    if searching:
        effects_decks.search_deck(table, SCHOOL, card, 0)
    else:
        effects_decks.take_card_from(table, card, SCHOOL, 0)
    assert (
        table.hand[0] == (food, card)
        and sorted(table.item_deck[SCHOOL]) == sorted(rest)
        and table.item_deck[SCHOOL] != rest
    )
    assert told(table, E.DECK_SHUFFLED) == [(SCHOOL,)]
    table.waste, table.item_deck[LIBRARY] = table.item_deck[LIBRARY], ()
    wasted = table.waste[3]
    effects_decks.take_card_from(table, wasted, zones.WASTE_PILE, 1)
    assert (
        table.hand[1] == (wasted,)
        and wasted not in table.waste
        and len(told(table, E.DECK_SHUFFLED)) == 1
    )
    effects_decks.take_card_from(table, card, SCHOOL, 1)
    assert table.hand[1] == (wasted,), "it is not in that deck"


def test_cards_are_put_under_and_onto_decks(table: Winter) -> None:
    """R-BOARD-11: items into decks of items, other cards into their own; equipment stops
    working.
    """
    food, knife = play.hold(table, 0, "food", "weapon")
    effects_cards.equip_survivor(table, 8, knife)
    deck = table.item_deck[SCHOOL]
    effects_decks.put_card_under(table, food, SCHOOL)
    effects_decks.put_card_onto(table, knife, SCHOOL)
    assert table.item_deck[SCHOOL] == (food, *deck, knife) and [
        table.hand[0],
        table.equipment[8],
    ] == [(), ()]
    assert [entry[:2] for entry in told(table, E.CARD_UNEQUIPPED)] == [(knife, 8)]
    crises = table.crisis_deck
    top, bottom = (zones.OFFSETS[zones.CRISIS_DECK] + crises[at] for at in (-1, 0))
    effects_decks.put_card_under(table, top, zones.CRISIS_DECK)
    assert table.crisis_deck == (crises[-1], *crises[:-1])
    effects_decks.put_card_onto(table, bottom, zones.CRISIS_DECK)
    assert table.crisis_deck == (crises[-1], *crises[1:-1], crises[0])
    before = table.digest
    for card, wrong in ((food, zones.CRISIS_DECK), (top, SCHOOL), (top, zones.SURVIVOR_DECK)):
        effects_decks.put_card_under(table, card, wrong)
        effects_decks.put_card_onto(table, card, wrong)
    assert table.digest == before


def test_cards_are_shuffled_into_a_deck(table: Winter) -> None:
    """R-XROADS-10: with the others; what does not belong there stays where it is."""
    food, knife = play.hold(table, 0, "food", "weapon")
    deck, crisis = table.item_deck[SCHOOL], zones.OFFSETS[zones.CRISIS_DECK] + table.crisis_deck[0]
    table.aside = (food, knife)
    effects_decks.shuffle_into(table, (food, crisis), SCHOOL)
    after = table.item_deck[SCHOOL]
    assert (
        sorted(after) == sorted((*deck, food))
        and after != (*deck, food)
        and table.hand[0] == (knife,)
    )
    assert lying_open.the_rest(table, (food, knife)) == (knife,)
    assert told(table, E.DECK_SHUFFLED) == [(SCHOOL,)]
    effects_decks.shuffle_deck(table, SCHOOL)
    assert sorted(table.item_deck[SCHOOL]) == sorted(after) and table.item_deck[SCHOOL] != after


def test_cards_are_looked_at_and_revealed(table: Winter) -> None:
    """R-BOARD-15, R-CARD-14: looked at by one player, revealed to all; they stay where they are
    and are aside.
    """
    items = tuple(play.hold(table, 0, "food", "medicine"))
    assert effects_seeing.look_at_hand(table, 0, 2) == items == table.aside
    assert told(table, E.CARD_SEEN) == [(2, items[0]), (2, items[1])] and table.hand[0] == items
    assert effects_seeing.look_at(table, items[:1], 1) == items[:1] == table.aside and told(
        table, E.CARD_SEEN
    )[2:] == [(1, items[0])]
    assert effects_seeing.reveal(table, items[1:]) == items[1:] == table.aside and told(
        table, E.CARD_REVEALED
    ) == [(items[1],)]


@pytest.mark.parametrize(("symbol", "count"), [(FOOD, 1), (MEDICINE, 2), (MEDICINE, 1)])
def test_a_deck_is_revealed_until_enough_have_come(table: Winter, symbol: int, count: int) -> None:
    """R-CARD-14: from the top down to the last that was wanted, in that order."""
    deck = zones.cards_of(table, HOSPITAL)
    fitting = [card for card in deck if carries(table, card, symbol)][:count]
    seen = deck[: deck.index(fitting[-1]) + 1]
    table.log = []
    assert effects_seeing.reveal_until(table, HOSPITAL, count, symbol) == seen == table.aside
    assert len(seen) < len(deck)
    assert told(table, E.CARD_REVEALED) == [(card,) for card in seen]


def test_the_crisis_of_the_round_is_put_away(table: Winter) -> None:
    """R-CRISIS-01, R-CRISIS-03, R-COLONY-06: only the one that lies open, only under its own
    deck.
    """
    deck = table.crisis_deck = (2, 1)
    table.crisis = 0
    assert effects_crisis.is_current(table, 0) is True and not effects_crisis.is_current(table, 1)
    assert [
        effects_crisis.is_current_for(table, 0, to)
        for to in (zones.CRISIS_DECK, zones.CROSSROADS_DECK)
    ] == [True, False]
    assert not effects_crisis.is_current_for(table, 1, zones.CRISIS_DECK)
    assert effects_crisis.put_away(table, 1) is False
    effects_crisis.put_crisis_under(table, 0, zones.CROSSROADS_DECK)
    effects_crisis.put_crisis_under(table, 1, zones.CRISIS_DECK)
    effects_crisis.remove_crisis(table, 1)
    assert (table.crisis, table.crisis_deck, table.log) == (0, deck, [])
    effects_crisis.put_crisis_under(table, 0, zones.CRISIS_DECK)
    assert [table.crisis, table.crisis_deck] == [NONE, (0, 2, 1)] and told(
        table, E.CRISIS_PUT_AWAY
    ) == [(0,)]
    assert not effects_crisis.is_current(table, NONE)
    table.crisis, table.crisis_deck = 0, deck
    effects_crisis.remove_crisis(table, 0)
    assert (table.crisis, table.crisis_deck) == (NONE, deck) and len(
        told(table, E.CRISIS_PUT_AWAY)
    ) == 2


# ---- harm
def test_tokens_are_counted_and_a_death_costs_a_morale(table: Winter) -> None:
    """R-EXPOSE-05, R-EXPOSE-07, R-SURV-05: so many tokens of that face; a death costs a morale
    unless the card says otherwise.
    """
    play.step(table, effects_harm.get_wounds, 3, 2)
    play.step(table, effects_harm.get_frostbite, 5, 2)
    assert [(table.wounds[s], table.frostbite[s]) for s in (3, 5)] == [(2, 0), (0, 2)]
    assert [effects_harm.wounds_to_heal(table, s, 0) for s in (3, 5, 20)] == [2, 2, 0]
    assert [effects_harm.frostbite_to_heal(table, s) for s in (3, 5, 20)] == [0, 2, 0]
    assert [effects_harm.is_hurt(table, s) for s in (3, 8, 20)] == [True, False, False]
    play.step(table, effects_harm.kill_survivor, 3)
    assert table.controller[3] == -1 and table.morale == 5
    play.step(table, effects_harm.kill_survivor, 7, False)
    assert table.controller[7] == -1 and table.morale == 5


def test_whom_a_rule_protects_cannot_be_killed(table: Winter) -> None:
    """R-SURV-04."""
    assert [effects_harm.can_be_killed(table, s) for s in (3, 20, -1)] == [True, False, False]
    table.param[P.FORBID_BE_KILLED] = 1
    assert (
        effects_harm.can_be_killed(table, 3) is False
        and effects_harm.can_be_killed(table, 20) is False
    )


def test_wounds_are_distributed_one_at_a_time(table: Winter) -> None:
    """R-SURV-15: the player chooses for each among those who live."""
    play.step(table, effects_harm.distribute_wounds, 4, (3, 5, 20), 1)
    for chosen, offered in ((5, [(3,), (5,)]), (5, [(3,), (5,)]), (5, [(3,), (5,)])):
        assert (
            table.stack[-1][1:3] == (1, "survivor") and play.offered(table, "survivor") == offered
        )
        play.say(table, "survivor", chosen)
    assert (table.controller[5], table.wounds[3]) == (-1, 1) and not table.stack, (
        "of one there is nothing to choose"
    )


def test_an_exposure_roll_gives_its_face(table: Winter) -> None:
    """R-EXPOSE-02: once, or so many times; whoever goes on with the face gets its number."""
    play.put(table, 0, 1)
    play.force(table, "exposure", 1)
    # any step that takes a number first
    table.stack[:] = [
        ("get_frostbite", 2),
        ("expose_once", 3),
    ]
    table.run()
    assert (table.wounds[3], table.frostbite[1]) == (1, 2) and not table.forced
    play.force(table, "exposure", 0, 2, 0)
    play.step(table, effects_harm.expose_often, 8, 3)
    assert table.frostbite[8] == 1 and not table.forced


@pytest.mark.parametrize(
    ("wounds", "frozen", "count", "asked", "left"),
    [
        (1, 1, 1, [(0,), (1,)], (0, 1)),
        (2, 0, 1, [], (1, 0)),
        (0, 2, 1, [], (0, 1)),
        (1, 1, 5, [], (0, 0)),
        (1, 1, 2, [], (0, 0)),
        (1, 2, 2, [(1,), (2,)], (0, 1)),
        (2, 1, 2, [(0,), (1,)], (0, 1)),
    ],
)
def test_who_heals_chooses_the_tokens(
    table: Winter,
    wounds: int,
    frozen: int,
    count: int,
    asked: list[tuple[int]],
    left: tuple[int, int],
) -> None:
    """U-45: how many of them are frostbite, where there is a choice; here the fewest."""
    table.wounds[3], table.frostbite[3] = wounds, frozen
    play.step(table, effects_harm.heal, count, 3, 1)
    if asked:
        assert table.stack[-1][1:3] == (1, "number") and play.offered(table, "number") == asked
        play.say(table, "number", *asked[0])
    assert (table.wounds[3], table.frostbite[3]) == left and not table.stack


# ---- the colony
def test_what_the_colony_has(table: Winter) -> None:
    """R-BOARD-07, R-BOARD-09, R-BOARD-10, R-COLONY-04."""
    table.food, table.starvation, table.helpless = 4, 3, 2
    colony = effects_colony
    assert (colony.food_there(table), colony.starvation_there(table)) == (4, 3)
    assert colony.helpless_there(table) == 2 == colony.helpless_there_to_kill(table, 0)
    play.step(table, colony.move_round_marker_back, 2)
    assert table.rounds_left == 8
    play.step(table, colony.move_round_marker_on, 3)
    assert table.rounds_left == 5


# ---- where people are
def test_who_can_go_where(table: Winter) -> None:
    """R-ACT-MOV-01, R-EXILE-06, R-EXPOSE-08."""
    go = effects_survivors
    assert [go.can_move(table, 8, to) for to in (SCHOOL, LIBRARY, COLONY)] == [
        False,
        True,
        True,
    ] and not go.can_move(table, 20, LIBRARY)
    table.helpless = 22
    assert (
        not go.can_move(table, 8, COLONY)
        and not go.is_placeable(table, 8, COLONY)
        and not go.is_placeable(table, 20, LIBRARY)
    )
    assert go.is_placeable(table, 3, COLONY), "who stands there already"
    table.exiled[2] = 1
    table.helpless = 0
    assert (
        not go.can_move(table, 7, COLONY)
        and not go.is_placeable(table, 7, COLONY)
        and go.is_placeable(table, 7, LIBRARY)
    )
    assert not go.is_placeable(table, NONE, LIBRARY)
    play.step(table, go.place_survivor, 7, COLONY)
    assert table.location[7] == HOSPITAL
    play.step(table, go.place_survivor, 7, LIBRARY)
    play.step(table, go.move_survivor, 8, LIBRARY, False)
    assert (table.location[7], table.location[8]) == (LIBRARY, LIBRARY) and not table.stack


def test_who_changes_places_may_be_where_the_other_is(table: Winter) -> None:
    """R-EXPOSE-08, R-EXILE-06."""
    go = effects_survivors
    assert (
        go.can_change_places(table, 3, 8)
        and not go.can_change_places(table, 3, 20)
        and not go.can_change_places(table, 20, 3)
    )
    play.step(table, go.change_places, 3, 8)
    assert (table.location[3], table.location[8]) == (SCHOOL, COLONY)
    assert told(table, E.PLACED) == [(3, COLONY, SCHOOL), (8, SCHOOL, COLONY)]
    table.exiled[2] = 1
    assert (
        not go.can_change_places(table, 7, 8)
        and not go.can_change_places(table, 8, 7)
        and go.can_change_places(table, 7, 3)
    )
    play.step(table, go.change_places, 7, 8)
    assert table.location[7] == HOSPITAL
    assert go.can_change_places(table, 5, 8), "at the same place"
    assert go.can_change_places(table, 5, 3)
    table.param[P.FORBID_BE_MOVED] = 1
    assert not go.can_change_places(table, 5, 3) and go.can_change_places(table, 5, 8)


def test_who_joins_out_of_the_middle_has_the_deck_shuffled(table: Winter) -> None:
    """R-SURV-01, R-XROADS-10: from the top nothing is shuffled."""
    deck = table.survivor_deck
    play.step(table, effects_survivors.join_group, deck[-1], 1)
    assert (
        table.survivor_deck == deck[:-1]
        and table.controller[deck[-1]] == 1
        and table.location[deck[-1]] == COLONY
    )
    play.step(table, effects_survivors.join_group, deck[2], 1)
    left = tuple(s for s in deck[:-1] if s != deck[2])
    assert (
        sorted(table.survivor_deck) == sorted(left)
        and table.survivor_deck != left
        and table.controller[deck[2]] == 1
    )


def test_who_is_removed_is_not_killed(table: Winter) -> None:
    """R-SURV-16, R-XROADS-10: out of a group, or out of the deck, which is shuffled then."""
    deck = table.survivor_deck
    play.step(table, effects_survivors.remove_from_game, deck[1])
    left = tuple(s for s in deck if s != deck[1])
    assert (
        table.removed_survivors == (deck[1],)
        and sorted(table.survivor_deck) == sorted(left)
        and table.survivor_deck != left
    )
    play.step(table, effects_survivors.remove_from_game, 8)
    assert (
        table.controller[8] == -1
        and table.morale == 6
        and list(table.removed_survivors) == [deck[1], 8]
    )
    before = table.digest
    play.step(table, effects_survivors.remove_from_game, 8)
    assert table.digest == before


def test_who_leads_is_of_the_group(table: Winter) -> None:
    """R-SURV-10."""
    go = effects_survivors
    assert [go.can_lead(table, s, 3) for s in (8, 5, 20, NONE)] == [
        True,
        False,
        False,
        False,
    ] and go.can_lead(table, 5, NONE)


def test_room_is_made_one_survivor_at_a_time(table: Winter) -> None:
    """R-BOARD-06, R-EXPOSE-08."""
    for survivor in (9, 10, 11):
        play.put(table, 0, survivor, SCHOOL)
    play.step(table, effects_survivors.make_room, 2, SCHOOL, 1)
    assert table.stack[-1][1:3] == (1, "survivor") and play.offered(table, "survivor") == [
        (8,),
        (9,),
        (10,),
        (11,),
    ]
    play.say(table, "survivor", 9)
    play.say(table, "survivor", 8)
    assert [table.location[s] for s in (8, 9, 10, 11)] == [
        COLONY,
        COLONY,
        SCHOOL,
        SCHOOL,
    ] and not table.stack
