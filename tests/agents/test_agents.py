"""The generic agents and how they are found by name."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from dowlang.agents import (
    AGENTS,
    First,
    OutOfRange,
    Random,
    Scripted,
    ScriptEnded,
    UnknownAgent,
    agent_names,
    is_blind,
    make,
)
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.decisions import IllegalAction
from dowlang.engine.game import Game
from dowlang.simulate import play, run
from tests.worlds import toy

CARDS = toy.load()


def test_random_is_even_repeatable_and_its_own() -> None:
    agent = Random(5, 1)
    picks = [agent.pick(4) for _ in range(4000)]
    again = Random(5, 1)
    assert picks == [again.pick(4) for _ in range(4000)]
    assert all(900 < count < 1100 for count in Counter(picks).values()) and set(picks) == {
        0,
        1,
        2,
        3,
    }
    other = Random(5, 2)
    assert picks[:50] != [other.pick(4) for _ in range(50)]


def test_agents_leave_the_streams_of_the_game_alone() -> None:
    one, two = (
        play(CARDS, {"players": 2}, [name], seed=4, journal=True) for name in ("random", "first")
    )
    drawn = [
        next(event for event in game.game.journal.events if event[0] == toy.ROLLED)
        for game in (one, two)
    ]
    assert drawn[0][2] == drawn[1][2]  # the first die of the game


def test_scripted_gives_its_keys_then_stops_or_hands_over() -> None:
    game = Game(CARDS, seed=1, players=2)
    with pytest.raises(ScriptEnded) as caught:
        run(game, [Scripted(["push/1", "push/2"]), Scripted(["trade"])])
    assert caught.value.used in (1, 2) and game.journal.answers[:2] == ("push/1", "trade")
    game = Game(CARDS, seed=1, players=2)
    run(game, [Scripted(["push/2"], then=First()), First()])
    assert game.is_over and game.journal.answers[0] == "push/2"
    with pytest.raises(IllegalAction, match="push/9"):
        run(Game(CARDS, seed=1), [Scripted(["push/9"])])


def test_an_agent_gets_view_and_decision_and_never_the_game() -> None:
    class Curious:
        def choose(self, view: Any, decision: Any) -> int:
            assert view == game.view(decision.player)
            for thing in (view, decision, decision.options[0]):
                held = [
                    getattr(thing, name)
                    for kind in type(thing).__mro__
                    for name in getattr(kind, "__slots__", ())
                ]
                assert not any(isinstance(value, Game) for value in held)
            return len(decision) - 1

    game = Game(CARDS, seed=1)
    run(game, [Curious()])
    assert game.is_over


@pytest.mark.parametrize("answer", [-1, 99, True, "0", None])
def test_an_answer_that_is_no_number_of_an_option(answer: Any) -> None:
    class Wrong:
        def choose(self, view: Any, decision: Any) -> Any:
            return answer

    game = Game(CARDS, seed=1)
    before = game.digest
    with pytest.raises(OutOfRange) as caught:
        run(game, [Wrong()])
    assert caught.value.answer is answer and game.digest == before


def test_an_agent_of_a_ruleset_is_named_beside_those_of_all_games() -> None:
    greedy = CardSet(
        replace(
            toy.RULESET,
            agents={"greedy": lambda cards, seed, seat: Scripted(["push/2"] * 99, then=First())},
        ),
        Edition("toybox", "1.0", "h"),
        toy.FACTS,
        lambda path: None,
    )  # type: ignore[arg-type, return-value]
    assert (
        agent_names(greedy)
        == ("random", "first", "greedy")
        == (*(kind.name for kind in AGENTS), "greedy")
    )
    assert is_blind(make("random", greedy, 1, 0)) and not is_blind(make("greedy", greedy, 1, 0))
    with pytest.raises(UnknownAgent, match="did you mean `greedy`") as caught:
        make("gredy", greedy, 1, 0)
    assert caught.value.names == agent_names(greedy)
