"""Contests: who has the highest and the lowest roll, with and without rolling again, for the
places that somebody asks for.
"""

from __future__ import annotations

import pytest

from dowlang.engine.dice import contest
from tests.worlds import campfire
from tests.worlds.campfire_cards import ALL
from tests.worlds.campfire_rules import DIE_ROLLED, blank

CARDS = campfire.card_set(ALL)
Settled = tuple[tuple[int, ...], tuple[int, ...]]


def rolled(
    seed: int, players: int, faces: int, **asked: bool
) -> tuple[Settled, list[tuple[int, int]]]:
    """Return the places of one contest and every die of it, (player, pips) in order."""
    game = blank(CARDS, seed, players)
    game.log = []
    places = contest(game, tuple(range(players)), faces, rerolling=True, **asked)
    return places, [(entry[1], entry[2]) for entry in game.log if entry[0] == DIE_ROLLED]


def by_hand(dice: list[tuple[int, int]], players: int, highest: bool, lowest: bool) -> Settled:
    """Settle the same dice as a table would: only those level for a place that is asked for take
    up a die again.
    """
    waiting = iter(dice)

    def roll(group: list[int]) -> dict[int, int]:
        found = {}
        for _ in group:
            player, pips = next(waiting)
            assert player in group and player not in found
            found[player] = pips
        return found

    def level(rolls: dict[int, int], wanted: int) -> list[int]:
        return [player for player, pips in rolls.items() if pips == wanted]

    rolls = roll(list(range(players)))
    while highest and lowest and players > 1 and len(set(rolls.values())) == 1:
        rolls = roll(list(rolls))
    top, bottom = level(rolls, max(rolls.values())), level(rolls, min(rolls.values()))
    while highest and len(top) > 1:
        again = roll(top)
        top = level(again, max(again.values()))
    while lowest and len(bottom) > 1:
        again = roll(bottom)
        bottom = level(again, min(again.values()))
    assert next(waiting, None) is None, "a die was rolled for nothing"
    return tuple(top), tuple(bottom)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("faces", [2, 3, 6])
@pytest.mark.parametrize("highest", [True, False])
@pytest.mark.parametrize("lowest", [True, False])
def test_only_those_level_for_a_place_that_is_asked_roll_again(
    players: int, faces: int, highest: bool, lowest: bool
) -> None:
    for seed in range(1, 61):
        places, dice = rolled(seed, players, faces, highest=highest, lowest=lowest)
        wanted = by_hand(dice, players, highest, lowest)
        for asked, found, by_table in zip((highest, lowest), places, wanted, strict=True):
            assert not asked or (found == by_table and len(found) == 1)
        if highest and lowest and players > 1:
            assert not set(places[0]) & set(places[1]), "one player has both places"


@pytest.mark.parametrize("highest", [True, False])
@pytest.mark.parametrize("lowest", [True, False])
def test_a_die_that_tells_nobody_apart_still_ends(highest: bool, lowest: bool) -> None:
    places, _ = rolled(1, 3, 1, highest=highest, lowest=lowest)
    assert not highest or places[0] == (0,)
    assert not lowest or places[1] == ((2,) if highest else (0,))
