"""Ways, rows, seats and ties, in the campfire: people sit in a ring round the fire, its stories lie
in a row, whoever begins a night is asked first, and the best teller is told by a list.
"""

from __future__ import annotations

import doctest
import itertools
from random import Random

import pytest

from dowlang.agents import make
from dowlang.engine import places_and_seats
from dowlang.engine.places_and_seats import best, distances, in_turn, slid, steps_closer
from tests.worlds import campfire, campfire_cards
from tests.worlds.campfire_rules import PEOPLE, Fire, new_game


def fire(players: int = 3, seed: int = 1, answers: int = 0) -> Fire:
    """A game at the campfire, so many answers on."""
    cards = campfire.card_set(campfire_cards.ALL)
    game, agent = new_game(cards, seed, players), make("random", cards, seed, 0)
    for _ in range(answers):
        if game.is_over:
            break
        game.choose(agent.pick(len(game.decision)))
    return game


def ring(size: int) -> list[list[int]]:
    """Whoever sits in a ring has two neighbours."""
    return [sorted({(place - 1) % size, (place + 1) % size}) for place in range(size)]


def test_the_examples_of_the_functions_are_true() -> None:
    assert doctest.testmod(places_and_seats).attempted == 6
    assert doctest.testmod(places_and_seats).failed == 0


# ---- ways
def test_a_story_goes_round_the_fire() -> None:
    """How often it is handed on to reach each person, either way round."""
    near = ring(PEOPLE)
    for first in range(PEOPLE):
        found = distances(near, first)
        assert found == tuple(
            min((person - first) % PEOPLE, (first - person) % PEOPLE) for person in range(PEOPLE)
        )
        closer = steps_closer(near, found)
        assert closer[first] == ()
        assert all(
            found[step] == found[person] - 1 for person in range(PEOPLE) for step in closer[person]
        )
    even = steps_closer(ring(8), distances(ring(8), 0))
    assert even[4] == (3, 5), "opposite the first it goes either way"


def test_nobody_passes_it_to_who_sleeps() -> None:
    """Who is asleep hands nothing on: behind two of them nobody is reached."""
    game = fire()
    asleep = {1, PEOPLE - 1}
    near = [
        [] if person in asleep else [other for other in others if other not in asleep]
        for person, others in enumerate(ring(len(game.owner)))
    ]
    found = distances(near, 0)
    assert found[0] == 0 and set(found[1:]) == {-1}
    assert steps_closer(near, found)[3] == ()


# ---- rows
@pytest.mark.parametrize("seed", range(5))
def test_stories_in_a_row_slide(seed: int) -> None:
    """One is told, the others keep their order, the next of the deck comes in on the left."""
    game, chance = fire(seed=seed), Random(seed)
    row, deck = game.deck[:4], list(game.deck[4:])
    while deck:
        slot = chance.randrange(len(row))
        after = slid(row, slot, deck[0])
        assert len(after) == len(row) and after[0] == deck.pop(0)
        assert after[1:] == tuple(story for place, story in enumerate(row) if place != slot)
        assert after[slot + 1 :] == row[slot + 1 :], "what lies right of the gap stays"
        row = after


# ---- seats
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_asked_once_from_who_begins(players: int) -> None:
    game = fire(players, answers=5)
    for first in range(players):
        asked = in_turn(players, first)
        assert asked[0] == first and sorted(asked) == list(range(players))
        assert all((after - before) % players == 1 for before, after in itertools.pairwise(asked))
    assert in_turn(game.players, game.arbiter())[0] == game.night % players


# ---- ties
@pytest.mark.parametrize("seed", range(6))
def test_the_best_teller_by_a_list(seed: int) -> None:
    """Most stories in hand, then most people awake, then the least tired: the first difference
    decides, who is equal in all of it shares.
    """
    game = fire(4, seed, answers=20)
    ranks = [
        (
            len(game.hands[player]),
            game.owner.count(player),
            -sum(t for t, owner in zip(game.tired, game.owner, strict=True) if owner == player),
        )
        for player in range(4)
    ]
    found = best(ranks)
    assert found and all(ranks[player] == max(ranks) for player in found)
    assert all(ranks[player] < max(ranks) for player in range(4) if player not in found)
    assert best([(0,) * 3] * 4) == [0, 1, 2, 3] and best([]) == []
    assert best([[1, 0], [0, 9]]) == [0], "a later part decides nothing before an earlier one"
