"""What `given` lines bring about, each as the whole state it leaves; words for zombies, barricades
and noise of one place.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, GAS_STATION, LIBRARY, NONE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import adjectives
from dowlang.rulesets.dead_of_winter.words.cards import zones
from dowlang.rulesets.dead_of_winter.words.effects import board as effects_board
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards, given_exiles, given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.winter import rulebook


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- tokens
def test_pieces_are_spread_over_entrances_in_turn(table: Winter) -> None:
    """R-BOARD-04, R-BOARD-05: replaced, not added; an entrance full of the other kind is passed
    over.
    """
    table.barricades[0] = 3
    given_lines.set_zombies(table, COLONY, 7)
    assert table.zombies[:6] == [0, 2, 2, 1, 1, 1] and not any(table.zombies[6:])
    given_lines.set_zombies(table, COLONY, 2)
    assert table.zombies[:6] == [0, 1, 1, 0, 0, 0]
    given_lines.set_barricades(table, COLONY, 9)
    assert table.barricades[:6] == [2, 2, 2, 1, 1, 1] and not any(table.barricades[6:])
    given_lines.set_zombies(table, SCHOOL, 3)
    given_lines.set_barricades(table, SCHOOL, 1)
    assert (table.zombies[8], table.barricades[8]) == (3, 1)
    for word, kind in (
        (given_lines.set_zombies, "zombies"),
        (given_lines.set_barricades, "barricades"),
    ):
        with pytest.raises(Unbuildable, match=f"`School` has no space for 5 {kind}"):
            word(table, SCHOOL, 5)


def test_noise_has_its_spaces(table: Winter) -> None:
    """R-BOARD-12."""
    given_lines.set_noise(table, SCHOOL, 4)
    assert table.noise[SCHOOL] == 4
    with pytest.raises(Unbuildable, match="`School` has 4 noise spaces, wanted 5 tokens"):
        given_lines.set_noise(table, SCHOOL, 5)


def test_given_tokens_and_dice_are_as_written(table: Winter) -> None:
    """R-EXPOSE-05, R-DICE-03: wounds in all, of which some are frostbite; dice given are unused,
    and none is used.
    """
    given_lines.set_frostbite(table, 3, 2)
    given_lines.set_wounds(table, 3, 2)
    assert (table.wounds[3], table.frostbite[3]) == (0, 2)
    given_lines.set_wounds(table, 3, 3)
    assert table.wounds[3] == 1
    given_lines.set_wounds(table, 3, 1)
    assert table.wounds[3] == 0
    table.spent[1] = (4, 4)
    given_lines.set_dice(table, 1, (6, 2))
    assert (table.unused[1], table.spent[1]) == ((2, 6), ())


# ---- survivors
def test_who_already_is_of_the_group_stays_as_it_is(table: Winter) -> None:
    """R-SURV-01: place, equipment and leader do not change."""
    (knife,) = play.hold(table, 0, "weapon")
    table.equipment[8] = (knife,)
    before = table.digest
    given_lines.control(table, 0, 8)
    assert table.digest == before


def test_who_comes_is_in_the_colony_and_nowhere_else(table: Winter) -> None:
    """R-SURV-01, R-COMP-18: out of the deck or from among the removed, all others stay there;
    who comes second does not lead.
    """
    deck = table.survivor_deck
    assert deck[0] != 20
    table.removed_survivors = (24, 25)
    table.survivor_deck = tuple(s for s in deck if s not in (24, 25))
    left = tuple(s for s in table.survivor_deck if s != 20)
    given_lines.control(table, 2, 20)
    assert (
        table.survivor_deck,
        table.removed_survivors,
        table.controller[20],
        table.leader[2],
    ) == (left, (24, 25), 2, 7)
    assert table.location[20] == table.began_at[20] == COLONY
    given_lines.control(table, 2, 24)
    assert [table.survivor_deck, table.removed_survivors, table.controller[24]] == [left, (25,), 2]


def test_who_changes_hands_leaves_everything_behind(table: Winter) -> None:
    """R-SURV-05, R-SURV-10, R-ACT-PLY-05: a follower's going changes no leader."""
    (knife,) = play.hold(table, 0, "weapon")
    given_cards.equip_copy(table, 8, knife)
    assert table.equipment[8] == (knife,) and table.hand[0] == ()
    given_lines.control(table, 1, 8)
    assert [table.equipment[8], table.box[-1], table.leader, table.controller[8]] == [
        (),
        knife,
        [3, 5, 7],
        1,
    ]
    assert table.location[8] == COLONY


def test_equipment_and_cards_of_survivors_are_in_force() -> None:
    """R-CARD-11, R-CARD-15: what stands beside a survivor holds, and what stands on its own
    card.
    """
    cards = rulebook()
    equipped = [
        n for n, path in enumerate(cards.tables.design_path) if cards.handler(path).get("equip")
    ]
    standing = [
        n for n, path in enumerate(cards.tables.survivor_path) if cards.handler(path).get("passive")
    ]
    g = built(cards, players=2)
    before = len(g.lasting)
    given_lines.control(g, 0, standing[0])
    between = len(g.lasting)
    given_cards.equip_copy(g, standing[0], zones.ANY_COPY - equipped[0])
    assert before < between < len(g.lasting)


def test_standing_somewhere_needs_a_space(table: Winter) -> None:
    """R-BOARD-06: who stands there already needs none; helpless survivors fill spaces of the
    colony only.
    """
    table.helpless = 24 - 2
    given_lines.stand_at(table, 3, COLONY)
    with pytest.raises(Unbuildable, match="`colony` has no empty survivor space"):
        given_lines.stand_at(table, 8, COLONY)
    table.helpless = 21
    given_lines.stand_at(table, 8, COLONY)
    assert table.location[8] == table.began_at[8] == COLONY
    table.helpless = 30
    for survivor in (8, 3):
        given_lines.stand_at(table, survivor, GAS_STATION)
    assert table.location[8] == table.location[3] == GAS_STATION
    with pytest.raises(Unbuildable, match="`gas station` has no empty survivor space"):
        given_lines.stand_at(table, 5, GAS_STATION)
    given_lines.stand_at(table, 3, GAS_STATION)
    with pytest.raises(Unbuildable, match="only when somebody controls it"):
        given_lines.stand_at(table, 20, LIBRARY)


def test_leaders_and_first_players_are_named(table: Winter) -> None:
    """R-SURV-10, R-SETUP-14: a leader is of the group it leads."""
    given_lines.make_leader(table, 8, 0)
    assert table.leader == [8, 5, 7]
    given_lines.make_leader(table, 20, 0)
    assert table.leader[0] == 20 and table.controller[20] == 0
    given_lines.set_first_player(table, 2)
    given_exiles.exile_player(table, 1)
    assert table.first_player == 2 and table.exiled == [0, 1, 0]


def test_survivors_out_of_play(table: Winter) -> None:
    """R-COMP-18: all others keep their places in deck and pile."""
    deck = tuple(s for s in table.survivor_deck if s not in (24, 25))
    table.survivor_deck, table.removed_survivors = deck, (24, 25)
    given_lines.put_survivor_in(table, 24, zones.SURVIVOR_DECK)
    assert [table.survivor_deck, table.removed_survivors] == [(*deck, 24), (25,)]
    given_lines.put_survivor_in(table, deck[0], zones.REMOVED_PILE)
    assert (table.survivor_deck, table.removed_survivors) == ((*deck[1:], 24), (25, deck[0]))
    assert table.leader == [3, 5, 7]


# ---- cards in force
def test_crossroads_and_crisis_are_taken_out_of_their_decks(table: Winter) -> None:
    """R-XROADS-01, R-CRISIS-01: the right neighbour holds the one; the crisis before lies under
    the deck.
    """
    crossroads, crises = table.crossroads_deck, table.crisis_deck
    table.first_player = 1
    given_lines.hold_crossroads(table, crossroads[1])
    assert (table.crossroads, table.holder) == (crossroads[1], 0) and table.crossroads_deck == (
        crossroads[0],
        *crossroads[2:],
    )
    table.crisis = NONE
    given_lines.reveal(table, crises[1])
    assert (table.crisis, table.crisis_deck) == (crises[1], (crises[0], *crises[2:]))
    given_lines.reveal(table, crises[1])
    assert (table.crisis, table.crisis_deck) == (crises[1], (crises[0], *crises[2:]))
    given_lines.reveal(table, crises[0])
    assert (table.crisis, table.crisis_deck) == (crises[0], (crises[1], *crises[2:]))
    table.crisis = 0
    table.crisis_deck = (2, 1)
    given_lines.reveal(table, 1)
    assert (table.crisis, table.crisis_deck) == (1, (0, 2)), "number 0 is a crisis too"


def test_only_the_main_objective_can_be_complete(table: Winter) -> None:
    """R-END-06."""
    with pytest.raises(Unbuildable, match="another card is the main objective"):
        given_lines.complete(table, table.main + 1)
    given_lines.complete(table, table.main)
    assert table.completed == 1


# ---- item cards
def test_a_name_means_a_copy_that_nobody_holds(table: Winter) -> None:
    """R-COMP-07: out of the box or a deck; a copy named by number is that copy, held or not."""
    design = table.cards.number("item", "starting_food")
    name, copies = (
        zones.ANY_COPY - design,
        [item for item, of in enumerate(table.t.item_card) if of == design],
    )
    assert given_cards.a_copy(table, name) == copies[0] and len(copies) == 5
    given_cards.give_copy(table, 1, name)
    assert table.hand[1] == (copies[0],) and copies[0] not in table.box
    with pytest.raises(Unbuildable):  # R-CARD-15
        given_cards.equip_copy(table, 3, name)
    given_cards.give_copy(table, 2, name)
    assert table.hand[2] == (copies[1],) and copies[1] not in table.box
    table.contributed, table.stakes = ((0, copies[2], 0),), ((0, copies[3]),)
    table.box = tuple(item for item in table.box if item not in copies[2:4])
    assert (
        given_cards.a_copy(table, name) == copies[4]
        and given_cards.a_copy(table, copies[0]) == copies[0]
    )
    given_cards.give_copy(table, 0, copies[0])
    assert [table.hand[0], table.hand[1]] == [(copies[0],), ()]
    given_cards.give_copy(table, 0, name)
    assert given_cards.is_consistent(table)
    written = table.cards.of_kind["item"][design]["name"]
    with pytest.raises(
        Unbuildable, match=f"all 5 copies of `{written}` are held or laid down already"
    ):
        given_cards.a_copy(table, name)
    assert given_cards.a_copy(table, -1) == -1


def test_a_copy_is_put_on_top(table: Winter) -> None:
    """R-BOARD-11: out of where it was."""
    name = zones.ANY_COPY - table.cards.number("item", "starting_food")
    item, deck = given_cards.a_copy(table, name), table.item_deck[SCHOOL]
    given_cards.put_copy_in(table, name, SCHOOL)
    assert (
        table.item_deck[SCHOOL] == (*deck, item)
        and item not in table.box
        and given_cards.is_consistent(table)
    )
    given_cards.put_copy_in(table, item, zones.WASTE_PILE)
    assert (
        table.item_deck[SCHOOL] == deck
        and table.waste == (item,)
        and given_cards.is_consistent(table)
    )


def test_a_pile_is_cut_from_the_bottom_and_filled_on_top(table: Winter) -> None:
    """R-SETUP-07: the surplus goes under the box; the box fills first, then the fullest other
    deck.
    """
    deck, box = table.item_deck[SCHOOL], table.box
    given_cards.set_cards_in(table, SCHOOL, len(deck))
    assert (table.item_deck[SCHOOL], table.box) == (deck, box)
    given_cards.set_cards_in(table, SCHOOL, 3)
    assert (table.item_deck[SCHOOL], table.box) == (deck[-3:], (*deck[:-3], *box))
    given_cards.set_cards_in(table, SCHOOL, 5)
    assert (table.item_deck[SCHOOL], table.box) == (
        (*deck[-3:], *box[:-3:-1]),
        (*deck[:-3], *box[:-2]),
    )
    given_cards.set_cards_in(table, SCHOOL, 0)
    assert table.item_deck[SCHOOL] == () and given_cards.is_consistent(table)
    table.item_deck[SCHOOL], table.box = table.box, ()
    fullest = max(
        (place for place in range(1, 7) if place != LIBRARY),
        key=lambda place: len(table.item_deck[place]),
    )
    taken, library = table.item_deck[fullest], table.item_deck[LIBRARY]
    given_cards.set_cards_in(table, LIBRARY, len(library) + 1)
    assert (
        table.item_deck[LIBRARY] == (*library, taken[-1]) and table.item_deck[fullest] == taken[:-1]
    )
    crises = table.crisis_deck
    given_cards.set_cards_in(table, zones.CRISIS_DECK, len(crises))
    assert table.crisis_deck == crises
    given_cards.set_cards_in(table, zones.CRISIS_DECK, 1)
    assert table.crisis_deck == crises[-1:]


def test_every_item_is_in_one_place(table: Winter) -> None:
    """Part 7, invariant 6: wherever it is, and not in two places."""
    items = play.hold(table, 0, "food", "medicine", "weapon", "fuel", "tool")
    assert given_cards.is_consistent(table)
    table.hand[0], table.equipment[3] = (items[0],), (items[1],)
    table.contributed, table.stakes, table.removed = (
        ((0, items[2], 0),),
        ((0, items[3]),),
        (items[4],),
    )
    assert given_cards.is_consistent(table)
    table.waste = (items[4],)
    assert not given_cards.is_consistent(table), "twice"
    table.waste = table.removed = ()
    assert not given_cards.is_consistent(table), "nowhere"


# ---- people and decks by adjectives
def test_the_first_player_can_be_exiled_and_the_last_deck_searched(table: Winter) -> None:
    """R-EXILE-01, R-BOARD-11: player 1 has number 0; the waste pile is no item deck."""
    table.exiled[0] = 1
    assert [adjectives.is_exiled(table, s) for s in (3, 5, 20)] == [True, False, False]
    assert [adjectives.is_not_exiled(table, s) for s in (3, 5, 20)] == [False, True, False]
    assert [adjectives.is_item_deck(table, deck) for deck in (0, 1, 6, 7, zones.WASTE_PILE)] == [
        False,
        True,
        True,
        False,
        False,
    ]


# ---- the board
def test_what_there_is_at_a_place(table: Winter) -> None:
    """R-BOARD-05, R-BOARD-08, R-BOARD-12."""
    (
        table.zombies[1],
        table.zombies[8],
        table.barricades[2],
        table.barricades[8],
        table.noise[SCHOOL],
    ) = 2, 1, 1, 2, 3
    board = effects_board
    assert [board.zombies_to_take(table, x) for x in (COLONY, SCHOOL, LIBRARY)] == [2, 1, 0]
    assert [board.zombies_to_kill(table, x) for x in (COLONY, SCHOOL, LIBRARY)] == [2, 1, 0]
    assert [board.barricades_to_take(table, x) for x in (COLONY, SCHOOL, LIBRARY)] == [1, 2, 0]
    assert [board.noise_to_take(table, x) for x in (SCHOOL, LIBRARY)] == [3, 0]
    assert [board.zombies_that_can_move(table, COLONY, x) for x in (COLONY, SCHOOL, LIBRARY)] == [
        0,
        1,
        2,
    ]
    board.fill_with_noise(table, LIBRARY)
    board.fill_with_noise(table, SCHOOL)
    assert (table.noise[LIBRARY], table.noise[SCHOOL], sum(table.noise)) == (4, 4, 8)
    play.step(table, board.put_zombies, 2, LIBRARY)
    assert table.zombies[10] == 2


def test_a_bearer_rolls_for_zombies_that_a_card_kills(table: Winter) -> None:
    """R-ZOMBIE-12, R-EXPOSE-01, U-16: a bearer rolls once for each, nobody does without one or
    when the card says so.
    """
    for bearer, exposed in (((), 0), ((8,), 2), ((8, False), 0), ((8, True), 2)):
        table.zombies[8] = 3
        draws = sum(table.draws)
        play.force(table, "exposure", 0, 0)
        forced = len(table.forced)
        play.step(table, effects_board.kill_zombies_at, 2, SCHOOL, *bearer)
        assert table.zombies[8] == 1 and forced - len(table.forced) == exposed
        assert draws <= sum(table.draws)
        table.forced.clear()


@pytest.mark.parametrize(
    ("limited", "standing", "count", "taken"),
    [(0, 18, 2, 2), (1, 18, 3, 2), (1, 21, 1, 0), (1, 0, 9, 3), (0, 0, 1, 1)],
)
def test_a_barricade_takes_the_space_of_its_zombie(
    table: Winter, limited: int, standing: int, count: int, taken: int
) -> None:
    """R-BOARD-05, U-11: each into the space of its zombie, as far as there are tokens (20)."""
    table.param[P.LIMITED_SUPPLY] = limited
    table.zombies[0] = table.zombies[1] = table.zombies[5] = 1
    table.barricades[11] = standing
    assert effects_board.zombies_to_replace(table, COLONY) == (
        3 if not limited else min(3, max(0, 20 - standing))
    )
    assert effects_board.replace_zombies(table, count, COLONY) == taken
    assert sum(table.zombies) == 3 - taken and sum(table.barricades[:6]) == taken
    assert [z + b for z, b in zip(table.zombies[:6], table.barricades[:6], strict=True)] == [
        1,
        1,
        0,
        0,
        0,
        1,
    ]
