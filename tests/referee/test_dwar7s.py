"""The story of Dwar7s Winter can be followed: a reader recounts resources, dwarves and points."""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.agents import make
from dowlang.rulesets.dwar7s_winter.narration import narrate
from dowlang.rulesets.dwar7s_winter.state.dwarves import CAMP, at_place
from tests.acceptance.dwar7s import VARIANTS
from tests.referee.dwar7s import RESOURCES, Reader, Wrong
from tests.rules.dwar7s_winter.hearth import cards

AGENTS = (("heuristic",), ("heuristic",), ("random",), ("heuristic", "random"))
SEATS = (4, 4, 1, 2, 3)


def played(number: int) -> Any:
    """Game `number`: players, variant and agents in turn."""
    players, agents = SEATS[number % len(SEATS)], AGENTS[number // 5 % len(AGENTS)]
    game: Any = dowlang.Game(
        cards(), players=players, variant=VARIANTS[number % len(VARIANTS)], seed=number
    )
    seated = [make(agents[s % len(agents)], cards(), number, s) for s in range(players)]
    while not game.is_over:
        decision = game.decision
        game.choose(seated[decision.player].choose(game.view(decision.player), decision))
    return game


def read(game: Any, number: int) -> Reader:
    """A reader who has heard the whole story."""
    reader = Reader("bloodthirsty" in VARIANTS[number % len(VARIANTS)])
    reader.hear(narrate(cards(), game.log))
    return reader


def recounted(number: int) -> Reader:
    """Hear a game, and compare the account with its last state."""
    game = played(number)
    reader = read(game, number)
    for player in range(game.players):
        one = reader.players[player + 1]
        assert [one.stock[name] for name in RESOURCES] == game.stock[player * 4 : player * 4 + 4]
        camp = sum(many for (_, place), many in one.places.items() if place == "camp")
        assert camp == len(at_place(game, player, CAMP))
    assert len(reader.monsters) == len(game.monsters)
    assert len(reader.disasters) == len(game.disasters)
    assert [reader.totals[player + 1] for player in range(len(reader.totals))] == (
        game.result["points"]
    )
    assert [number - 1 for number in reader.winners] == game.result["winners"] and reader.over
    return reader


@pytest.mark.sample(5)
@pytest.mark.parametrize("number", range(12))
def test_a_reader_recounts_the_game(number: int) -> None:
    assert recounted(number).heard > 40


@pytest.mark.proof
def test_a_reader_recounts_a_hundred_games() -> None:
    heard = [recounted(number) for number in range(1_000, 1_100)]
    assert sum(bool(reader.totals) for reader in heard) > 5, "games that were survived too"


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("sentence", "another"),
    [("and has 1.", "and has 2."), ("gains 1 ", "gains 2 "), (" is placed at ", " is put at ")],
)
def test_the_reader_notices(sentence: str, another: str) -> None:
    """A story with one changed sentence does not agree with itself."""
    lines = list(narrate(cards(), played(0).log))
    place = next(n for n, line in enumerate(lines) if sentence in line)
    lines[place] = lines[place].replace(sentence, another)
    with pytest.raises(Wrong):
        Reader(False).hear(lines)


def test_a_sentence_that_is_left_out_is_missed() -> None:
    """Of those that change something: the account stands otherwise at the end, or before."""
    game = played(3)
    lines = list(narrate(cards(), game.log))
    marks = (" is placed at ", " gains ", " pays ", " hires ", " appears at ", " defeats ")
    for mark in marks:
        place = next(n for n, line in enumerate(lines) if mark in line)
        reader = Reader(False)
        try:
            reader.hear(lines[:place] + lines[place + 1 :])
        except Wrong:
            continue
        told = read(game, 3)
        assert reader.players != told.players or reader.monsters != told.monsters, mark
