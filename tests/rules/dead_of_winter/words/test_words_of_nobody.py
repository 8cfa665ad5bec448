"""What a word says of a piece that is not there (-1: the leader of a player without survivors, the
place of somebody gone) is nothing, and does not hang on any other piece (U-20).

Every condition, filter, number and reference of the vocabulary × each of its pieces, on two tables
that differ in the last piece of each sort, which is what an index of -1 would read.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.endings import fulfilled
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Word

PIECES = ("Survivor", "Player", "Location", "Place", "Card", "Die", "Deck")
ASKED = ("filter", "state", "predicate", "number", "reference")
RANKS = tuple(
    f"with the {rank}" for rank in ("most", "fewest", "highest", "lowest", "largest", "smallest")
)
"""Asked of candidates alone, which are there."""


@lru_cache(maxsize=1)
def tables() -> tuple[Winter, Winter]:
    """Two tables. On the second the last survivor, player, place, die and item are in all things
    otherwise than on the first.
    """
    out = []
    cards = dowlang.load("cards/base")
    for late in (False, True):
        built = table(cards, 3).morale(6).controls(1, "Amara Diallo", "Biscuit")
        built.controls(2, "Greta Solheim").controls(3, "Priya Raman")
        if late:
            built.controls(3, "Yuki Lowe", at="School")
        for player in (1, 2):
            built.dice(player, 2, 4).hand(player, "Aspirin")
        if late:
            built.dice(3, 5).hand(3, "Cleaver")
        game = built.begin()
        if late:
            last = len(game.location) - 1
            game.wounds[last], game.frostbite[last] = 2, 1
            game.groups[2] = (last, *(one for one in game.groups[2] if one != last))
            game.equipment[last] = (game.item_deck[-1][0],)
            game.item_deck[-1] = game.item_deck[-1][1:]
            game.zombies[-1], game.barricades[-1], game.noise[-1] = 1, 1, 1
        out.append(game)
    return out[0], out[1]


def cases() -> Iterator[tuple[Word, str]]:
    for word in VOCABULARY.words:
        if word.function is None or str(word.place) not in ASKED or word.phrase.startswith(RANKS):
            continue
        for parameter in list(inspect.signature(word.function).parameters.values())[1:]:
            if str(parameter.annotation) in PIECES:
                yield word, parameter.name


def said(word: Word, game: Winter, gone: str) -> Any:
    """What the word says where the piece in one of its slots is not there."""
    parameters = list(inspect.signature(word.function).parameters.values())[1:]
    others = {"Location": COLONY + 1, "Place": COLONY + 1, "int": 1, "Cards": (0,)}
    return word.function(
        game,
        *(-1 if one.name == gone else others.get(str(one.annotation), 0) for one in parameters),
    )


@pytest.mark.parametrize(
    ("word", "gone"), list(cases()), ids=[f"{w.place} {w.phrase} {gone}" for w, gone in cases()]
)
def test_nothing_is_said_of_nobody(word: Word, gone: str) -> None:
    one, other = (said(word, game, gone) for game in tables())
    assert one == other
    if str(word.place) == "number":
        assert one == 0


SECRET = """secret "The Tall Chair"
    flavor "x"
    goal {goal}
"""


@pytest.mark.parametrize(
    "goal",
    [
        "influence of your leader >= 1",
        "attack of your leader >= 1",
        "search value of your leader >= 1",
        "your leader is outside the colony",
        "wounds on your leader >= 1",
        "your leader is wounded",
        "survivors at the location of your leader >= 1",
        "cards on your leader >= 1",
    ],
)
def test_a_goal_about_a_leader_is_not_met_without_one(goal: str) -> None:
    own = load_source(addition([], {"chair": SECRET.format(goal=goal).encode()}))
    built = table(own, 2).controls(2, "Biscuit").secret(1, "The Tall Chair")
    game = built.begin()
    last = len(game.location) - 1
    game.wounds[last], game.location[last] = 1, COLONY + 1
    game.groups[0] = ()
    assert not fulfilled(game, 0, "additions/chair")
