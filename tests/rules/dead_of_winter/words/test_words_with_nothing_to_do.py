"""Words at their bounds: nobody, the first card of all, the only token, the survivor in the colony;
and what is meant when nothing is said.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change, grant, instead, watch
from dowlang.rulesets.dead_of_winter.analysis.odds import LASTING, MEASURES
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.exposure import suffer
from dowlang.rulesets.dead_of_winter.procedures.setup import built
from dowlang.rulesets.dead_of_winter.procedures.turns import start_turn
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.card_zones import ELSEWHERE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    FROSTBITE,
    HOSPITAL,
    LIBRARY,
    NONE,
    SCHOOL,
    WOUND,
)
from dowlang.rulesets.dead_of_winter.words.cards import zones
from dowlang.rulesets.dead_of_winter.words.effects import harm as effects_harm
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from dowlang.rulesets.dead_of_winter.words.rules import numbers as rule_numbers
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.rules.dead_of_winter import play, tiny


@pytest.fixture
def table() -> Winter:
    return play.seated()


@pytest.mark.parametrize(
    ("word", "before", "after"),
    [
        (effects_harm.get_wounds, (), (1,)),
        (effects_harm.get_frostbite, (), (1,)),
        (effects_harm.kill_survivor, (), ()),
        (effects_harm.heal, (1,), (0,)),
        (effects_harm.heal_both, (1,), (2,)),
        (effects_harm.heal_frostbite, (1,), ()),
        (effects_harm.heal_all, (), ()),
        (effects_survivors.place_survivor, (), (LIBRARY,)),
        (effects_survivors.move_survivor, (), (LIBRARY,)),
        (effects_survivors.give_control, (), (1, 0)),
        (effects_survivors.lead, (), (NONE,)),
        (effects_survivors.remove_from_game, (), ()),
        (effects_survivors.change_places, (), (3,)),
    ],
)
def test_what_befalls_nobody_befalls_nobody(
    word: Callable[..., object], before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """R-TEXT-04: a text that finds no survivor does nothing, not even to the last one of the
    set, whose number is -1 as well.
    """
    g = play.seated()
    last = play.put(g, 0, len(g.controller) - 1, HOSPITAL)
    g.wounds[last] = g.frostbite[last] = 1
    assert play.unchanged(g, word, *before, NONE, *after)


def test_nobody_rolls_for_exposure(table: Winter) -> None:
    """R-EXPOSE-02: a card that goes on with the face gets the blank one, although the last
    survivor of the set is in play.
    """
    play.put(table, 0, len(table.controller) - 1, HOSPITAL)
    # any step that takes a number first
    table.stack[:] = [
        ("heal_both", 3, 0),
        (effects_harm.expose_once.__name__, NONE),
    ]
    table.frostbite[3], draws = 1, list(table.draws)
    table.run()
    assert (
        table.draws == draws and table.frostbite[3] == 1 and not play.told(table, E.EXPOSURE_ROLLED)
    )


def test_one_token_is_enough_to_be_hurt(table: Winter) -> None:
    """R-EXPOSE-05: of either face; `dow odds` counts both."""
    table.wounds[3], table.frostbite[5], table.wounds[7], table.frostbite[7] = 1, 1, 1, 1
    for hurt in (effects_harm.is_hurt, predicates_people.survivor_is_wounded):
        assert [hurt(table, survivor) for survivor in (3, 5, 7, 8)] == [True, True, True, False]
    assert MEASURES["wounds"](table) == 4


@pytest.mark.parametrize(
    ("place", "outside"),
    [(COLONY, [False, True, True, False]), (SCHOOL, [True, False, True, False])],
)
def test_who_is_not_in_play_is_nowhere(table: Winter, place: int, outside: list[bool]) -> None:
    """R-BOARD-08: survivors 3, 8 and 7; one that is not in play is nowhere."""
    assert [
        predicates_people.is_outside(table, survivor, place) for survivor in (3, 8, 7, 20)
    ] == outside


def test_a_move_is_followed_by_a_roll_unless_the_card_says_otherwise(table: Winter) -> None:
    """R-ACT-MOV-02, R-ACT-MOV-03."""
    play.step(table, effects_survivors.move_survivor, 3, LIBRARY, False)
    assert not play.told(table, E.EXPOSURE_ROLLED) and table.location[3] == LIBRARY
    play.step(table, effects_survivors.move_survivor, 5, LIBRARY)
    assert [rolled[1] for rolled in play.told(table, E.EXPOSURE_ROLLED)] == [5]


@pytest.mark.parametrize(
    ("duration", "in_a_turn", "outside"),
    [
        ("this turn", (P.TURN, 7), (P.TURN, 8)),
        ("next turn", (P.TURN, 8), (P.TURN, 8)),
        ("this round", (P.ROUND, 3), (P.ROUND, 3)),
        ("next round", (P.ROUND, 4), (P.ROUND, 4)),
        ("game", (P.GAME, 1), (P.GAME, 1)),
        ("while", (P.GAME, 1), (P.GAME, 1)),
        ("attached", (FOREVER, 0), (FOREVER, 0)),
    ],
)
def test_how_long_something_holds(
    table: Winter, duration: str, in_a_turn: tuple[int, int], outside: tuple[int, int]
) -> None:
    """Scope and the number of its last turn or round; the seventh turn, the third round."""
    table.turn, table.round = 7, 3
    assert VOCABULARY.durations[duration](table) == in_a_turn
    table.active_player = -1
    assert VOCABULARY.durations[duration](table) == outside


def test_the_name_of_the_first_item_means_all_its_copies() -> None:
    """A name is a number below those of cards; the highest is that of the first design."""
    first = next(card for card in tiny.FACTS if card.get("event") is True)
    g = built(tiny.of([first, *[card for card in tiny.FACTS if card is not first]]))
    name, copies = zones.ANY_COPY, zones.copies_of(g, zones.ANY_COPY)
    assert len(copies) == 3 and all(zones.same(g, copy, name) for copy in copies)
    assert not zones.same(g, len(g.t.item_card) - 1, name) and not zones.same(g, NONE, name)
    assert predicates_things.is_event_card(g, name) and all(
        predicates_things.is_event_card(g, copy) for copy in copies
    )
    assert not predicates_things.is_event_card(g, name - 1)
    g.hand[0] = copies[:1]
    assert predicates_people.has_card(g, 0, name) and not predicates_people.has_card(g, 1, name)


def test_only_the_card_that_is_taken_leaves_its_place(table: Winter) -> None:
    """Out of a hand, from a survivor, a pile, the crisis, the stakes: the others stay, in their
    order.
    """
    one, two, three = play.hold(table, 0, "food", "tool", "fuel")
    table.hand[0] = ()
    for there in ("hand", "equipment", "waste", "contributed", "stakes"):
        match there:
            case "hand" | "equipment":
                getattr(table, there)[0] = (one, two, three)
            case "waste":
                table.waste = (one, two, three)
            case "contributed":
                table.contributed = ((0, one, 0), (1, two, 0), (0, three, 1))
            case _:
                table.stakes = ((0, one), (1, two), (0, three))
        zones.take_out(table, two)
        kept = {
            "hand": (one, three),
            "equipment": (one, three),
            "waste": (one, three),
            "contributed": ((0, one, 0), (0, three, 1)),
            "stakes": ((0, one), (0, three)),
        }[there]
        now = getattr(table, there)
        assert (now[0] if there in ("hand", "equipment") else now) == kept
        for card in (one, three):
            zones.take_out(table, card)
        assert zones.find(table, two) == (ELSEWHERE, -1) == zones.find(table, one)


@pytest.mark.parametrize(
    ("word", "what"),
    [(given_lines.set_zombies, "zombies"), (given_lines.set_barricades, "barricades")],
)
def test_pieces_that_find_no_space_are_named(
    table: Winter, word: Callable[..., None], what: str
) -> None:
    with pytest.raises(Unbuildable, match=f"^`School` has no space for 5 {what}$"):
        word(table, SCHOOL, 5)


def test_an_empty_table_is_the_same_every_time() -> None:
    """Three players and the first seed, when nothing is said."""
    some = tiny.load()
    plain, same, other = (
        one.game
        for one in (table_of(some), table_of(some, players=3, seed=1), table_of(some, seed=2))
    )
    assert plain.digest == same.digest != other.digest and plain.players == 3


def test_each_entrance_has_its_number(table: Winter) -> None:
    """R-BOARD-04: the colony has six, every other place one; there are no others."""
    given_lines.set_zombies_at_entrance(table, 2, COLONY, 3)
    given_lines.set_barricades_at_entrance(table, 6, COLONY, 1)
    given_lines.set_zombies_at_entrance(table, 1, SCHOOL, 2)
    given_lines.set_barricades_at_entrance(table, 1, SCHOOL, 1)
    assert table.zombies == [0, 3, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0] and table.barricades == [
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        1,
        0,
        0,
        0,
    ]
    assert [
        filters_tallies.zombies_at_entrance(table, number, COLONY) for number in range(-1, 8)
    ] == [
        0,
        0,
        0,
        3,
        0,
        0,
        0,
        0,
        0,
    ]
    assert [
        filters_tallies.barricades_at_entrance(table, number, COLONY) for number in range(-1, 8)
    ] == [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
    ]
    assert [filters_tallies.zombies_at_entrance(table, number, SCHOOL) for number in range(3)] == [
        0,
        2,
        0,
    ]
    assert [
        filters_tallies.barricades_at_entrance(table, number, SCHOOL) for number in range(3)
    ] == [
        0,
        1,
        0,
    ]


@pytest.mark.parametrize(
    ("word", "other", "what"),
    [
        (given_lines.set_zombies_at_entrance, given_lines.set_barricades_at_entrance, "zombies"),
        (given_lines.set_barricades_at_entrance, given_lines.set_zombies_at_entrance, "barricades"),
    ],
)
def test_entrances_that_are_full_or_not_there(
    table: Winter, word: Callable[..., None], other: Callable[..., None], what: str
) -> None:
    for number, place, there in (
        (0, COLONY, "`colony` has 6"),
        (7, COLONY, "`colony` has 6"),
        (2, SCHOOL, "`School` has 1"),
    ):
        with pytest.raises(Unbuildable, match=f"^{there} entrances, wanted number {number}$"):
            word(table, number, place, 1)
    other(table, 6, COLONY, 1)
    word(table, 6, COLONY, 2)
    with pytest.raises(Unbuildable, match=f"^entrance 6 of `colony` has no space for 3 {what}$"):
        word(table, 6, COLONY, 3)


def test_turns_that_are_lost_are_counted(table: Winter) -> None:
    """R-TURN-01: two lost turns are two turns without anything, and the third takes place."""
    for _ in range(2):
        effects_players.lose_next_turn(table, 1)
    assert table.turns_lost == [0, 2, 0]
    for left in (1, 0):
        play.step(table, start_turn, 1)
        assert table.turns_lost == [0, left, 0] and table.active_player == 0
    play.step(table, start_turn, 1)
    assert table.active_player == 1 and len(play.told(table, E.TURN_LOST)) == 2


def test_the_exposure_die_is_rolled_once_more(table: Winter) -> None:
    """R-EXPOSE-02: the second result counts, the first does nothing."""
    play.force(table, "exposure", FROSTBITE)
    effects_harm.reroll_exposure(table, WOUND)
    play.step(table, suffer, 3, WOUND, E.BY_EFFECT)
    assert (table.wounds[3], table.frostbite[3], table.cancelled, table.forced) == (0, 1, 0, [])


def test_rules_that_set_a_number_keep_it_above_zero(table: Winter) -> None:
    """R-BOARD-09, R-EXPOSE-07: no morale track ends at 0, nobody dies of no wound."""
    for said, meant in ((8, 8), (1, 1), (0, 1)):
        assert rule_numbers.highest_morale_is(table, said) == Change(P.MORALE_MAX, meant, sets=True)
        assert rule_words.killed_by(table, (3, 8), said) == tuple(
            Change(P.WOUNDS_TO_KILL, meant, sets=True, subject=one) for one in (3, 8)
        )


def test_dice_are_ranked_by_their_value_whoever_has_them(table: Winter) -> None:
    """R-DICE-03."""
    assert [
        filters_cards.value_for_rank(table, player * zones.DICE_OF_A_PLAYER + value)
        for player, value in ((0, 6), (1, 1), (2, 3))
    ] == [6, 1, 3]


def test_what_lasts_is_counted_by_its_kind(table: Winter) -> None:
    """What `dow odds` names because it cannot be reckoned."""
    before = {name: count(table) for name, count in LASTING.items()}
    origin = Origin("tiny/item/school_tool", 0, P.ROUND, 1)
    change(table, origin, Change(P.MORALE_MAX, 8, sets=True))
    for _ in range(2):
        watch(table, origin, E.ZOMBIE_KILLED, "", tiny.sample_found.__name__)
    for _ in range(3):
        grant(table, origin, tiny.drumming.__name__, "", 1, P.ROUND, 1)
    for _ in range(4):
        instead(table, origin, 1, ("",))
    assert [count(table) - before[name] for name, count in LASTING.items()] == [1, 2, 4, 3, 0]
