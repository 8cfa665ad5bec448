"""Words that compare: by what the most and the fewest are told, the lower and the higher number;
and single words of the ends of the game.

The table of these tests: player 1 has survivors 3 (colony) and 8 (school), player 2 has 5 (colony),
player 3 has 7 (hospital).
"""

from __future__ import annotations

import pytest

from dowlang.engine.faults import Ended
from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_DEFEAT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES, HOSPITAL, LIBRARY, SCHOOL
from dowlang.rulesets.dead_of_winter.words.effects import board as effects_board
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.filters import places as filters_places
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.numbers import measures as numbers
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from tests.rules.dead_of_winter import play


@pytest.fixture
def table() -> Winter:
    return play.seated()


def test_by_what_the_most_is_told(table: Winter) -> None:
    """R-EXPOSE-05: frostbite counts among the wounds; R-BOARD-15: cards in hand; R-CARD-20:
    survivors; R-BOARD-05: zombies at all entrances.
    """
    table.wounds[3], table.frostbite[3], table.wounds[8] = 1, 1, 1
    assert [filters_survivors.wounds_for_rank(table, survivor) for survivor in (3, 8, 5)] == [
        2,
        1,
        0,
    ]
    held = [len(hand) for hand in table.hand]
    play.hold(table, 1, "food", "fuel")
    assert [filters_players.cards_for_rank(table, player) for player in range(3)] == [
        held[0],
        held[1] + 2,
        held[2],
    ]
    assert [filters_players.survivors_for_rank(table, player) for player in range(3)] == [2, 1, 1]
    play.carry_out(table, effects_board.put_zombies, 3, LIBRARY)
    play.carry_out(table, effects_board.put_zombies, 1, HOSPITAL)
    assert [
        filters_places.zombies_for_rank(table, location) for location in (LIBRARY, HOSPITAL, SCHOOL)
    ] == [3, 1, 0]


def test_the_lower_and_the_higher_number_are_found(table: Winter) -> None:
    assert [
        (numbers.lower_of(table, *pair), numbers.higher_of(table, *pair))
        for pair in ((2, 5), (5, 2), (3, 3))
    ] == [(2, 5), (2, 5), (3, 3)]


def test_zombies_come_to_every_entrance(table: Winter) -> None:
    """Two at each of the colony's six, not two in all, nor one more than there are entrances."""
    play.carry_out(table, effects_board.put_zombies_everywhere, 2, COLONY)
    assert [table.zombies[entrance] for entrance in ENTRANCES[COLONY]] == [2] * 6


def test_who_has_moved_is_the_one_marked(table: Winter) -> None:
    assert not predicates_people.has_moved(table, 3)
    table.moved[3] = 1
    assert predicates_people.has_moved(table, 3) and not predicates_people.has_moved(table, 8)


def test_what_a_card_completes_ends_the_game(table: Winter) -> None:
    """R-END-01, R-END-06: completed, not lost; and no other objective is."""
    with pytest.raises(Ended):
        effects_players.complete_goal(table)
    assert predicates_things.is_complete(table, table.main) and not predicates_things.is_complete(
        table, table.main + 1
    )
    assert not predicates_things.is_lost(table, table.main)


def test_only_the_main_objective_is_lost(table: Winter) -> None:
    with pytest.raises(Ended):
        effects_players.lose_the_game(table)
    assert predicates_things.is_lost(table, table.main)
    assert not any(
        predicates_things.is_lost(table, other) for other in (table.main - 1, table.main + 1)
    )
    assert table.cause == BY_DEFEAT
