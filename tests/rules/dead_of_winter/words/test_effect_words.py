"""Words that act, on a small table: what each changes, and that it changes nothing when its card,
die or survivor is gone (R-SURV-05, R-ACT-02).

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state import variants as V
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, LIBRARY, MEDICINE, SCHOOL
from dowlang.rulesets.dead_of_winter.words.cards import zones
from dowlang.rulesets.dead_of_winter.words.effects import board as effects_board
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.effects import colony as effects_colony
from dowlang.rulesets.dead_of_winter.words.effects import crisis as effects_crisis
from dowlang.rulesets.dead_of_winter.words.effects import decks as effects_decks
from dowlang.rulesets.dead_of_winter.words.effects import dice as effects_dice
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.effects import seeing as effects_seeing
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.effects.stakes import stake_card
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from tests.rules.dead_of_winter import play, tiny

SECOND = zones.DICE_OF_A_PLAYER  # the first number of the second player's dice


@pytest.fixture
def table() -> Winter:
    return play.seated()


def carry_out(g: Winter, word: Callable[..., object], *arguments: object) -> Winter:
    """The word alone, to its end or its first decision."""
    g.log = []
    return play.step(g, word, *arguments)


def told(g: Winter, event: int) -> list[tuple[Any, ...]]:
    """What was told of one event since the last word began."""
    return [entry[1:] for entry in g.log or () if entry[0] == event]


def unchanged(g: Winter, word: Callable[..., object], *arguments: object) -> bool:
    """Does the word do nothing, and is nothing told?"""
    g.stack.clear()
    before = g.digest
    carry_out(g, word, *arguments)
    return g.digest == before and not g.log


# ---- dice
def test_dice_are_lost_and_set(table: Winter) -> None:
    """R-DICE-05, R-DICE-08, R-DICE-09, U-44: a lost die is not a spent one; a die is set to a
    value from 1 to the highest.
    """
    given_lines.set_dice(table, 1, (2, 2, 6))
    carry_out(table, effects_dice.lose_action_die, SECOND + 2, 0)
    assert (table.unused[1], table.spent[1]) == ((2, 6), ())
    for wanted, left in ((9, (6, 6)), (0, (1, 6)), (4, (4, 6))):
        given_lines.set_dice(table, 1, (2, 6))
        carry_out(table, effects_dice.set_action_die, SECOND + 2, wanted, 0)
        assert table.unused[1] == left
    table.param[P.DIE_MAX] = 5
    carry_out(table, effects_dice.set_action_die, SECOND + 4, 9, 0)
    assert table.unused[1] == (5, 6)


def test_dice_are_gained_and_rolled(table: Winter) -> None:
    """R-DICE-03: rolled now; rolled again, a die shows something else."""
    given_lines.set_dice(table, 0, (3,))
    play.force(table, "die", 2, 5, 6)
    carry_out(table, effects_dice.gain_action_dice, 2, 0)
    assert table.unused[0] == (2, 3, 5)
    carry_out(table, effects_dice.reroll_action_die, 3, 0)
    assert table.unused[0] == (2, 5, 6) and not table.forced


@pytest.mark.parametrize(
    ("word", "more"),
    [
        (effects_dice.spend_action_die, ()),
        (effects_dice.lose_action_die, ()),
        (effects_dice.raise_action_die, (2,)),
        (effects_dice.reroll_action_die, ()),
        (effects_dice.set_action_die, (6,)),
    ],
)
def test_a_die_that_is_gone_cannot_be_changed(
    table: Winter, word: Callable[..., object], more: tuple[int, ...]
) -> None:
    """R-DICE-05: spent, lost or never there."""
    given_lines.set_dice(table, 1, (2,))
    for die in (SECOND + 3, 2, -1):
        assert unchanged(table, word, die, *more, 0)


# ---- players
def test_exile_by_a_card_happens_once(table: Winter) -> None:
    """R-EXILE-01, R-EXILE-02, U-34: another objective, and those in the colony leave it; nobody
    is exiled twice.
    """
    deck = table.exile_deck
    assert effects_players.can_be_exiled(table, 1)
    carry_out(table, effects_players.send_into_exile, 1)
    assert table.exiled == [0, 1, 0] and len(table.exile_deck) == len(deck) - 1
    assert table.stack[-1][1:3] == (1, "exile") and table.secret[1] >= 400
    assert not effects_players.can_be_exiled(table, 1) and unchanged(
        table, effects_players.send_into_exile, 1
    )


def test_nobody_is_exiled_in_a_cooperative_game(table: Winter) -> None:
    """R-VAR-03, R-EXILE-11: by card or by vote; elsewhere an exiled player cannot start a vote
    either.
    """
    assert effects_players.can_be_voted_on(table, 1, 0)
    table.exiled[2] = 1
    assert not effects_players.can_be_voted_on(table, 1, 2) and unchanged(
        table, effects_players.call_exile_vote, 1, 2
    )
    table.variant = V.COOPERATIVE
    assert not effects_players.can_be_voted_on(table, 1, 0)
    assert unchanged(table, effects_players.send_into_exile, 1) and unchanged(
        table, effects_players.call_exile_vote, 1, 0
    )


@pytest.mark.parametrize(("votes", "exiled"), [((1, 1, 0), 1), ((0, 0, 1), 0)])
def test_a_vote_on_exile_by_a_card(table: Winter, votes: tuple[int, ...], exiled: int) -> None:
    """R-VOTE-01, R-VOTE-04: held at once, carried out only when it passes."""
    carry_out(table, effects_players.call_exile_vote, 1, 0)
    assert told(table, E.EXILE_VOTE_STARTED) == [(0, 1)]
    for thumb in votes:
        assert table.stack[-1][2] == "vote"
        play.say(table, "vote", thumb)
    assert table.exiled == [0, exiled, 0]


def test_the_first_player_token_changes_hands(table: Winter) -> None:
    """R-COLONY-12: whoever has it already takes nothing."""
    assert unchanged(table, effects_players.take_first_player_token, 0)
    carry_out(table, effects_players.take_first_player_token, 2)
    assert table.first_player == 2 and told(table, E.FIRST_PLAYER_CHANGED) == [(2,)]


def test_the_turn_ends_by_a_card(table: Winter) -> None:
    """R-TURN-04: no further action is asked for."""
    play.step(table, "act", 0)
    assert table.stack[-1][2] == "action"
    carry_out(table, effects_players.end_the_turn)
    play.step(table, "act", 0)
    assert not table.stack and not table.cause


@pytest.mark.parametrize(("food", "over"), [(9, False), (10, True)])
def test_the_main_objective_is_looked_at_by_a_card(table: Winter, food: int, over: bool) -> None:
    """R-END-04, U-63: met, the game ends at once."""
    table.food = food
    carry_out(table, effects_players.check_goal)
    assert bool(table.cause) is over


# ---- survivors
def test_a_survivor_is_removed_from_play_or_out_of_the_deck(table: Winter) -> None:
    """R-SURV-16, R-XROADS-10: no death, no morale; the deck looked through is shuffled."""
    carry_out(table, effects_survivors.remove_from_game, 5)
    assert (
        table.controller[5] == -1
        and table.removed_survivors == (5,)
        and table.morale == 6
        and told(table, E.SURVIVOR_KILLED) == []
    )
    deck, draws = table.survivor_deck, sum(table.draws)
    carry_out(table, effects_survivors.remove_from_game, deck[0])
    assert (
        table.removed_survivors == (5, deck[0])
        and sorted(table.survivor_deck) == sorted(deck[1:])
        and sum(table.draws) > draws
    )
    assert unchanged(table, effects_survivors.remove_from_game, 5)


def test_a_survivor_is_given_to_another_player(table: Winter) -> None:
    """R-SURV-10, R-SURV-11."""
    assert effects_survivors.can_be_given(table, 8, 1, 0) and not effects_survivors.can_be_given(
        table, 8, 0, 1
    )
    carry_out(table, effects_survivors.give_control, 8, 1, 0)
    assert table.controller[8] == 1 and table.location[8] == SCHOOL
    assert not effects_survivors.can_be_given(table, 20, 1, 0) and unchanged(
        table, effects_survivors.give_control, 20, 1, 0
    )


def test_only_who_is_in_play_leads(table: Winter) -> None:
    """R-SURV-10."""
    assert unchanged(table, effects_survivors.lead, 20, 3)
    carry_out(table, effects_survivors.lead, 8, 3)
    assert table.leader[0] == 8


# ---- harm
def test_frostbite_heals_alone_and_wounds_of_both_faces(table: Winter) -> None:
    """U-45, R-EXPOSE-05: frostbite alone, or every token of both faces."""
    table.wounds[3], table.frostbite[3], table.frostbite[5] = 1, 1, 2
    assert effects_harm.frostbite_to_heal(table, 5) == 2 == effects_harm.wounds_to_heal(table, 3, 0)
    carry_out(table, effects_harm.heal_frostbite, 1, 5)
    carry_out(table, effects_harm.heal_all, 3)
    assert (table.frostbite[5], table.wounds[3], table.frostbite[3]) == (1, 0, 0)


@pytest.mark.parametrize(
    ("word", "arguments"),
    [
        (effects_harm.heal, (1, 20, 0)),
        (effects_harm.heal_both, (1, 20, 2)),
        (effects_harm.heal_frostbite, (1, 20)),
        (effects_harm.heal_all, (20,)),
        (effects_harm.get_wounds, (20, 1)),
        (effects_harm.get_frostbite, (20, 1)),
        (effects_harm.kill_survivor, (20,)),
        (effects_harm.distribute_wounds, (2, (20, -1), 0)),
        (effects_harm.distribute_wounds, (0, (3,), 0)),
    ],
)
def test_who_is_not_in_play_is_neither_hurt_nor_healed(
    table: Winter, word: Callable[..., object], arguments: tuple[Any, ...]
) -> None:
    """R-SURV-05: subjects may be gone."""
    assert (
        effects_harm.wounds_to_heal(table, 20, 0) == 0 == effects_harm.frostbite_to_heal(table, 20)
    )
    assert unchanged(table, word, *arguments)


def test_an_exposure_roll_of_nobody_gives_no_face(table: Winter) -> None:
    """R-EXPOSE-02: a card that goes on with the face gets the blank one, and no die is rolled."""
    # any step that takes a number first
    table.stack[:] = [
        ("heal_both", 3, 0),
        (effects_harm.expose_once.__name__, 20),
    ]
    table.frostbite[3], draws = 1, list(table.draws)
    table.run()
    assert table.draws == draws and table.frostbite[3] == 1 and not table.stack


def test_a_bite_begins_where_a_card_says(table: Winter) -> None:
    """R-BITE-01: the lowest influence there is bitten first."""
    carry_out(table, effects_harm.begin_bite, COLONY)
    assert told(table, E.BITE_SPREAD) == [(3, COLONY)] and table.stack[-1][1:3] == (0, "bite")
    assert unchanged(table, effects_harm.begin_bite, LIBRARY)


# ---- board and colony
def test_zombies_move_from_one_place_to_another(table: Winter) -> None:
    """R-ACT-ATT-01..03: as many as there are and find a space; from a place to itself none."""
    given_lines.set_zombies(table, SCHOOL, 3)
    given_lines.set_zombies(table, HOSPITAL, 2)
    assert effects_board.zombies_that_can_move(table, SCHOOL, SCHOOL) == 0
    free = table.entrance_spaces[HOSPITAL + 5] - 2
    assert effects_board.zombies_that_can_move(table, SCHOOL, HOSPITAL) == min(3, free)
    assert effects_board.zombies_that_can_move(table, LIBRARY, HOSPITAL) == 0


def test_what_there_is_in_the_colony(table: Winter) -> None:
    """R-COLONY-04, R-SURV-14, R-BOARD-09."""
    table.starvation, table.helpless = 3, 2
    assert (
        effects_colony.starvation_there(table),
        effects_colony.helpless_there_to_kill(table, 0),
    ) == (3, 2)
    carry_out(table, effects_colony.move_round_marker_back, 2)
    assert table.rounds_left == 8


# ---- cards
def test_a_card_is_put_on_top_of_a_deck(table: Winter) -> None:
    """R-BOARD-11: from wherever it is; equipment stops working; no card of another kind gets in."""
    (knife,) = play.hold(table, 0, "weapon")
    effects_cards.equip_survivor(table, 8, knife)
    assert table.lasting and table.equipment[8] == (knife,)
    carry_out(table, effects_decks.put_card_onto, knife, SCHOOL)
    assert (
        zones.cards_of(table, SCHOOL)[0] == knife and table.equipment[8] == () and not table.lasting
    )
    bottom = zones.cards_of(table, zones.CRISIS_DECK)[-1]
    carry_out(table, effects_decks.put_card_onto, bottom, zones.CRISIS_DECK)
    assert zones.cards_of(table, zones.CRISIS_DECK)[0] == bottom
    assert unchanged(table, effects_decks.put_card_onto, bottom, SCHOOL) and unchanged(
        table, effects_decks.put_card_onto, knife, zones.CRISIS_DECK
    )


@pytest.mark.parametrize("word", [effects_decks.put_card_onto, effects_decks.put_card_under])
@pytest.mark.parametrize("deck", zones.OFFSETS)
def test_a_card_goes_into_no_deck_of_another_kind(
    table: Winter, deck: int, word: Callable[..., None]
) -> None:
    """R-BOARD-10: of all decks only the card's own. Ids of kinds lie in one row."""
    card = zones.cards_of(table, deck)[-1]
    before = [sorted(zones.pile(table, one)) for one in zones.DECKS]
    for other in set(zones.DECKS) - {deck}:
        carry_out(table, word, card, other)
        carry_out(table, effects_decks.shuffle_into, (card,), other)
    assert [sorted(zones.pile(table, one)) for one in zones.DECKS] == before
    table.aside = ()
    carry_out(table, word, card, deck)
    assert card in zones.cards_of(table, deck)


def test_decks_are_shuffled(table: Winter) -> None:
    """R-XROADS-10: with cards of its kind or none; cards of another kind stay where they are."""
    crises, school = zones.pile(table, zones.CRISIS_DECK), zones.pile(table, SCHOOL)
    carry_out(table, effects_decks.shuffle_deck, zones.CRISIS_DECK)
    assert sorted(zones.pile(table, zones.CRISIS_DECK)) == sorted(crises) and told(
        table, E.DECK_SHUFFLED
    ) == [(zones.CRISIS_DECK,)]
    (food,) = play.hold(table, 0, "food")
    carry_out(
        table,
        effects_decks.shuffle_into,
        (food, zones.cards_of(table, zones.CRISIS_DECK)[0]),
        SCHOOL,
    )
    assert sorted(zones.pile(table, SCHOOL)) == sorted((*school, food)) and len(
        zones.pile(table, zones.CRISIS_DECK)
    ) == len(crises)


def test_a_card_is_taken_out_of_the_pile_it_lies_in(table: Winter) -> None:
    """R-XROADS-10, U-64: what is no longer there is not taken; no card of another deck gets into
    a hand.
    """
    (food,) = play.hold(table, 0, "food")
    carry_out(table, effects_cards.discard_card, food, 0)
    assert unchanged(table, effects_decks.take_card_from, food, SCHOOL, 1)
    carry_out(table, effects_decks.take_card_from, food, zones.WASTE_PILE, 1)
    assert table.hand[1] == (food,) and table.waste == ()
    assert unchanged(
        table,
        effects_decks.take_card_from,
        zones.cards_of(table, zones.CRISIS_DECK)[0],
        zones.CRISIS_DECK,
        1,
    )


def test_hands_and_objectives_are_seen(table: Winter) -> None:
    """R-BOARD-15, R-BOARD-16, U-41: by one player; nothing moves."""
    items = tuple(play.hold(table, 0, "food", "fuel"))
    carry_out(table, effects_seeing.show_hand, 2, 0)
    assert (
        told(table, E.CARD_SEEN) == [(2, items[0]), (2, items[1])]
        and table.hand[0] == items == table.aside
    )
    table.secret[1] = -1
    assert unchanged(table, effects_seeing.look_at_objective, 1, 0)
    table.secret[1] = 4
    carry_out(table, effects_seeing.look_at_objective, 1, 0)
    assert told(table, E.OBJECTIVE_SEEN) == [(0, 1, 4)]


def test_a_deck_is_revealed_until_it_is_through(table: Winter) -> None:
    """R-CARD-14: with fewer cards of the symbol than wanted all are revealed."""
    table.item_deck[SCHOOL] = table.item_deck[SCHOOL][:6]
    table.log = []
    shown = effects_seeing.reveal_until(table, SCHOOL, 99, MEDICINE)
    assert len(told(table, E.CARD_REVEALED)) == 6 and shown == table.aside and len(shown) == 6
    assert effects_seeing.reveal_until(table, SCHOOL, 0, MEDICINE) == () == table.aside


def test_cards_are_removed_from_the_game(table: Winter) -> None:
    """R-COMP-18: an item into the removed pile, a card of another deck out of it."""
    (food,) = play.hold(table, 0, "food")
    carry_out(table, effects_cards.remove_card, food, 0)
    assert table.removed == (food,) and told(table, E.CARD_REMOVED) == [(0, food)]
    crises = zones.pile(table, zones.CRISIS_DECK)
    carry_out(table, effects_cards.remove_card, zones.cards_of(table, zones.CRISIS_DECK)[0], 0)
    assert zones.pile(table, zones.CRISIS_DECK) == crises[:-1] and table.removed == (food,)


@pytest.mark.parametrize(
    ("word", "before", "after"),
    [
        (effects_cards.discard_card, (), (0,)),
        (effects_cards.give_card, (), (1, 0)),
        (effects_cards.remove_card, (), (0,)),
        (effects_cards.take_card, (), (0,)),
        (effects_cards.equip_survivor, (8,), ()),
        (effects_decks.put_card_under, (), (SCHOOL,)),
        (effects_decks.put_card_onto, (), (SCHOOL,)),
        (stake_card, (), (0,)),
    ],
)
def test_a_card_that_is_nowhere_stays_there(
    table: Winter, word: Callable[..., object], before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """R-TEXT-04: a card of an earlier line may be gone, or may never have been found."""
    (food,) = play.hold(table, 0, "food")
    zones.take_out(table, food)
    for card in (food, -1):
        assert unchanged(table, word, *before, card, *after)


def test_equipment_needs_a_bearer(table: Winter) -> None:
    """R-ACT-PLY-04."""
    (knife,) = play.hold(table, 0, "weapon")
    assert unchanged(table, effects_cards.equip_survivor, 20, knife)


# ---- given lines
def test_survivors_are_put_where_a_table_wants_them(table: Winter) -> None:
    """R-COMP-18, R-SURV-10, R-ACT-PLY-05: out of a group a survivor leaves its things behind and
    its group another leader.
    """
    (knife,) = play.hold(table, 0, "weapon")
    effects_cards.equip_survivor(table, 3, knife)
    assert table.leader[0] == 3
    given_lines.control(table, 1, 3)
    assert (
        table.controller[3] == 1
        and table.leader[:2] == [8, 5]
        and knife in table.box
        and not table.lasting
    )
    given_lines.put_survivor_in(table, 8, zones.REMOVED_PILE)
    assert table.removed_survivors == (8,) and table.leader[0] == -1 and table.controller[8] == -1
    given_lines.put_survivor_in(table, 3, zones.SURVIVOR_DECK)
    assert table.survivor_deck[-1] == 3 and table.leader[1] == 5
    with pytest.raises(Unbuildable, match="survivor deck or in the removed pile"):
        given_lines.put_survivor_in(table, 3, zones.WASTE_PILE)
    given_lines.control(table, 2, 8)
    assert table.removed_survivors == () and table.controller[8] == 2


def test_a_pile_has_so_many_cards(table: Winter) -> None:
    """Part 7, invariant 6: a deck of other cards only loses some, from the bottom; items come
    from the box, then the fullest deck.
    """
    crises = zones.pile(table, zones.CRISIS_DECK)
    given_cards.set_cards_in(table, zones.CRISIS_DECK, 2)
    assert zones.pile(table, zones.CRISIS_DECK) == crises[-2:]
    with pytest.raises(Unbuildable, match="the deck has 2 cards, wanted 3"):
        given_cards.set_cards_in(table, zones.CRISIS_DECK, 3)
    fullest, boxed = max(len(deck) for deck in table.item_deck), len(table.box)
    given_cards.set_cards_in(table, zones.WASTE_PILE, boxed + 1)
    assert (
        len(table.waste) == boxed + 1
        and table.box == ()
        and max(len(deck) for deck in table.item_deck) in (fullest, fullest - 1)
    )
    assert given_cards.is_consistent(table)
    for deck in (zones.WASTE_PILE, zones.CRISIS_DECK):  # `the waste pile is empty`
        given_cards.empty_deck(table, deck)
        assert zones.pile(table, deck) == () and given_cards.is_consistent(table)
    with pytest.raises(Unbuildable, match="not enough cards"):
        given_cards.set_cards_in(table, zones.WASTE_PILE, len(table.t.item_card) + 1)
    name = zones.ANY_COPY - table.cards.number("item", "starting_food")
    with pytest.raises(Unbuildable, match="an item can be in an item deck"):
        given_cards.put_copy_in(table, name, zones.CRISIS_DECK)


def test_so_many_crises_were_prevented(table: Winter) -> None:
    """R-CRISIS-08."""
    given_lines.set_crises_prevented(table, 3)
    assert table.crises_prevented == 3


# ---- what cannot be done
def test_who_can_join_lead_and_change_places(table: Winter) -> None:
    """R-SURV-01, R-SURV-03, R-SURV-10, R-EXILE-09: nobody leads nothing; who comes with an
    earlier line of the card is in play by then.
    """
    assert (
        effects_survivors.can_join(table, 20, 0)
        and not effects_survivors.can_join(table, 3, 0)
        and not effects_survivors.can_join(table, -1, 0)
    )
    assert (
        effects_survivors.can_lead(table, 8, 3)
        and not effects_survivors.can_lead(table, 20, 3)
        and effects_survivors.can_lead(table, 8, -1)
    )
    assert not effects_survivors.can_lead(table, -1, 3) and not effects_survivors.can_lead(
        table, 5, 3
    )
    assert effects_survivors.can_change_places(
        table, 3, 8
    ) and not effects_survivors.can_change_places(table, 3, 20)
    assert unchanged(table, effects_survivors.change_places, 20, 3)


def test_no_room_is_made_when_nobody_can_go(table: Winter) -> None:
    """R-BOARD-06, R-EXILE-06: an exiled player's survivors do not come into the colony."""
    table.exiled[2] = 1
    assert not effects_survivors.can_make_room(table, 9, HOSPITAL, 0) and unchanged(
        table, effects_survivors.make_room, 9, HOSPITAL, 0
    )


def test_an_exiled_player_gives_nothing_to_the_crisis(table: Winter) -> None:
    """R-ACT-CRI-05, R-CRISIS-01: nor does it go under another deck than its own."""
    (food,) = play.hold(table, 0, "food")
    table.exiled[0] = 1
    assert unchanged(table, effects_cards.add_to_crisis, food, 0)
    assert unchanged(table, effects_crisis.put_crisis_under, table.crisis, zones.CROSSROADS_DECK)


def test_cards_are_revealed_where_they_are(table: Winter) -> None:
    """R-BOARD-17."""
    top = zones.cards_of(table, SCHOOL)[:2]
    table.log = []
    assert effects_seeing.reveal(table, top) == top == table.aside and told(
        table, E.CARD_REVEALED
    ) == [(top[0],), (top[1],)]


def test_a_new_secret_objective_is_nobodys() -> None:
    """R-BOARD-16: neither held nor dealt to anybody; when there is none left the old one stays."""
    g = built(tiny.only("secret", 6), players=3, objective="Larder")
    g.secret[:], g.dealt[:] = [0, 1, 2], [0, 1, 3]
    g.log = []
    effects_players.draw_secret(g, 1)
    assert g.secret[1] in (4, 5) and told(g, E.OBJECTIVE_REPLACED) == [(1, g.secret[1])]
    g.secret[:], g.dealt[:], g.log = [0, 1, 2], [3, 4, 5], []
    effects_players.draw_secret(g, 1)
    assert g.secret == [0, 1, 2] and not g.log
