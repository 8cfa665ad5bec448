"""What handlers know of goals and of few pieces, against what cards say: whole games at random,
looked at again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import tuck
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.words.cards.zones import all_copies
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import TruthWord
from tests.rules.dead_of_winter.planted import planted

GOALS = (
    "no survivor is wounded",
    "there is a survivor at the colony",
    "each survivor you control is at the colony",
    "morale = 0",
    "food = helpless survivors",
    "not food >= 3",
    "not (food >= 3 and morale >= 4)",
    "not (food >= 3 or helpless survivors = 0)",
    "at least 2 of (food >= 2, morale = 6, helpless survivors >= 1)",
    "cards in hand = 2 or food cards you hold >= 1",
    "you control more survivors than each other player",
    "you are not exiled and food > 1 and starvation < 1",
    "locations outside the colony where (barricades at that location >= 1) = 6",
)
WITHIN = [word for word in VOCABULARY.of_sort(TruthWord) if word.within is not None]


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The starter set with a secret for each of the goals."""
    return planted(GOALS)


def games(seeds: range) -> Iterator[Winter]:
    """Every seventh decision of games at random."""
    for seed in seeds:
        game: Any = dowlang.Game(cards(), seed=seed, players=2 + seed % 4)
        agent, count = Random(seed), 0
        while not game.is_over:
            count += 1
            if count % 7 == 0:
                yield game
            game.choose(agent.pick(len(game.decision)))


def with_a_card_tucked(game: Winter) -> Winter:
    """A copy of the game in which somebody's first card lies face down under the leader."""
    out = game.clone()
    for player, hand in enumerate(out.hand):
        if hand and out.leader[player] != NONE:
            tuck(out, hand[0], out.leader[player])
            break
    return out


def numbers_in(shape: Any) -> list[int]:
    """The comparisons of a goal as its tree has them."""
    if isinstance(shape, int):
        return [shape]
    parts = shape[2:] if shape[0] == "some" else shape[1:]
    return [number for part in parts for number in numbers_in(part)]


def goals() -> list[tuple[str, str]]:
    """(path, role) of every goal of the set."""
    return [(path, role) for path, card in cards().paths.items() for role in card.get("goals", ())]


@pytest.mark.proof
def test_there_are_goals_of_every_shape() -> None:
    shapes = [card["goals"] for card in cards().paths.values() if "goals" in card]
    text = str(shapes)
    assert all(f"'{operator}'" in text for operator in ("and", "or", "not", "some"))
    assert len(goals()) > len(GOALS) + 20


@pytest.mark.proof
@pytest.mark.parametrize("seeds", [range(4)])
def test_a_goal_lacks_nothing_exactly_when_it_is_reached(seeds: range) -> None:
    seen: dict[tuple[str, int], set[bool]] = {}
    for game in games(seeds):
        for path, role in goals():
            handler = cards().handler(path)
            for you in range(game.players):
                progress = handler[role](game, you)
                lacks = handler[f"{role}.lacks"](game, you)
                for lack, (number, have, want) in zip(lacks, progress.atoms, strict=True):
                    assert (lack <= 0) == (have >= want), (path, number)
                    seen.setdefault((path, number), set()).add(have >= want)
                shape = cards().paths[path]["goals"][role]
                assert numbers_in(shape) == [number for number, _, _ in progress.atoms]
    assert sum(len(found) == 2 for found in seen.values()) > len(seen) // 2


@pytest.mark.sample(1)
@pytest.mark.parametrize("word", WITHIN, ids=lambda word: word.phrase)
def test_the_few_are_those_of_which_the_word_holds(word: TruthWord) -> None:
    """Each once, for all that the other argument can be."""
    assert word.within is not None
    parameter, few = word.within
    names = [one.name for one in word.parameters]
    (other,) = {"player": 1, "survivor": 2, "you": 1, "they": 1}.keys() & (set(names) - {parameter})
    found = 0
    for played in games(range(2)):
        game = with_a_card_tucked(played)
        many = len(game.controller) if other == "survivor" else game.players
        for one in range(many):
            wanted = [
                card
                for card in all_copies(game)
                if word.function(game, *(card if name == parameter else one for name in names))
            ]
            assert sorted(few(game, one)) == wanted
            found += len(wanted)
    assert found > 5
