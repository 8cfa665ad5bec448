"""Whom the heuristic suspects, and what it does about it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import dowlang
from dowlang.agents import answer_of, make
from dowlang.rulesets.dead_of_winter.agents.heuristic.answers import vote
from dowlang.rulesets.dead_of_winter.agents.heuristic.memory import Memory
from dowlang.rulesets.dead_of_winter.agents.heuristic.suspicion import (
    ENOUGH,
    HELPED,
    SPOILED,
    STINGY,
    Suspicion,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.threats import NEVER
from dowlang.rulesets.dead_of_winter.agents.heuristic.turn import exile_vote
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from tests.conftest import ROOT

FOOD, FUEL = 1 << 3, 1 << 2
KNOWN = SimpleNamespace(symbols=(FOOD, FOOD, FUEL, FUEL), crisis_symbols=(FOOD,))


def table(**changed: Any) -> Any:
    """What seat 0 of three sees: in round 1, with nothing given to a crisis that asks for food."""
    view = {
        "round": 1,
        "crisis": 0,
        "crises_prevented": 0,
        "contributed": (),
        "removed": (),
        "hands": (3, 5, 5),
        "exiled": (0, 0, 0),
        "accused": 1,
    }
    return SimpleNamespace(
        view={**view, **changed}, known=KNOWN, me=0, rounds_left=4, sabotage=False
    )


def blamed(*tables: Any) -> Suspicion:
    suspicion = Suspicion()
    for seen in tables:
        suspicion.look(seen)
    return suspicion


def test_who_gave_shares_the_blame_for_what_spoiled() -> None:
    given = ((0, 0), (1, -1), (1, -1), (2, -1))
    found = blamed(table(contributed=given), table(round=2, removed=(0, 0, 1, 2)))
    assert dict(found.blame) == {1: SPOILED * 2 // 3, 2: SPOILED // 3}


def test_nothing_is_told_by_cards_that_left_for_other_reasons() -> None:
    given = ((1, -1), (2, -1))
    found = blamed(table(contributed=given), table(round=2, removed=(0, 2, 3)))
    assert not any(found.blame.values())


def test_an_open_card_is_no_secret() -> None:
    found = blamed(
        table(contributed=((1, 0), (2, -1))),
        table(round=2, removed=(0, 2), crises_prevented=1),
    )
    assert found.blame[1] == 0 and found.blame[2] == SPOILED - HELPED


def test_who_gave_nothing_to_a_crisis_that_failed_is_stingy() -> None:
    given = ((0, 0), (1, -1))
    found = blamed(table(contributed=given), table(round=2, removed=(0, 1)))
    assert found.blame[2] == STINGY
    poor = blamed(table(contributed=given), table(round=2, removed=(0, 1), hands=(3, 5, 3)))
    assert poor.blame[2] == 0
    met = blamed(table(contributed=given), table(round=2, removed=(0, 1), crises_prevented=1))
    assert met.blame[2] == 0


def test_a_vote_is_called_and_cast_on_whom_blame_singles_out() -> None:
    memory, seen = Memory(), table()
    call = (O.EXILE_VOTE, 1)
    assert exile_vote(seen, memory, call) == NEVER
    assert vote(with_no_card(seen), memory, (O.VOTE, 0)) == 1
    memory.suspicion.blame[1] = ENOUGH
    assert exile_vote(seen, memory, call) > 0
    assert exile_vote(table(exiled=(0, 0, 1)), memory, call) == NEVER
    assert vote(with_no_card(seen), memory, (O.VOTE, 1)) == 1
    memory.suspicion.blame[2] = ENOUGH
    assert exile_vote(seen, memory, call) == NEVER  # two who are blamed alike
    memory.note(call, ())
    memory.suspicion.blame[2] = 0
    assert exile_vote(seen, memory, call) == NEVER


def with_no_card(seen: Any) -> Any:
    seen.happening = -1
    return seen


def test_a_copy_goes_on_by_itself() -> None:
    one = blamed(table(contributed=((1, -1),)))
    other = one.copy()
    other.look(table(round=2, removed=(2,)))
    assert other.blame[1] and not one.blame[1]


@pytest.mark.proof
def test_in_games_votes_are_called_and_mostly_right() -> None:
    """Of 600 tables of four with a betrayer one in a hundred exiles a betrayer, and 4 in 300
    somebody.

    In 2,026 of them 47 betrayers and 10 loyal players were exiled, so 14 and 3 are to be expected
    of 600: fewer than 6, or than 8 in all, are seen by chance in less than one case of a hundred.
    What has been exiled stays so, and once the shares are reached no further game is played.
    """
    cards = dowlang.load(ROOT / "cards" / "base")
    exiled = {True: 0, False: 0}
    games, seed = 0, 0
    while games < 600 and not (exiled[True] >= 6 and sum(exiled.values()) >= 8):
        seed += 1
        game: Any = dowlang.Game(cards, seed=seed, players=4)
        if not any(dealt >= BETRAYAL for dealt in game.dealt):
            continue
        games += 1
        agents = [make("heuristic", cards, seed, seat) for seat in range(4)]
        while not game.is_over:
            game.choose(answer_of(agents[game.decision.player], game))
        for seat in range(4):
            if game.exiled[seat]:
                exiled[game.dealt[seat] >= BETRAYAL] += 1
    assert exiled[True] >= 6 and sum(exiled.values()) >= 8, (games, exiled)
    assert exiled[True] > exiled[False], (games, exiled)
