"""Ends that a card makes: what loses an objective, `lose the game`, `end the game`; their
causes, winners and story (R-END-07, Part 5.5).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.words.effects.players import (
    check_goal,
    end_the_game,
    lose_the_game,
)

CARDS = Path(__file__).parents[3] / "fixtures" / "forms" / "lost_by_a_card.dow"


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return load_source(addition([CARDS]))


def game(**settings: Any) -> Any:
    """A game at its first decision, with a log."""
    out: Any = dowlang.Game(cards(), seed=3, players=3, objective="Keep the Lamps Lit", **settings)
    out.log = []
    while out.decision.kind != "action":
        out.choose(0)
    return out


def ended(table: Any, effect: Any) -> dict[str, Any]:
    """The result after one effect that ends the game."""
    _carry_out(table, effect)
    assert table.is_over
    found: dict[str, Any] = table.result
    return found


@pytest.mark.parametrize("effect", [check_goal, lose_the_game])
def test_everybody_loses(effect: Any) -> None:
    """The goals of all are told, nobody wins whatever they are, and the result has a cause of
    its own.
    """
    table = game()
    table.helpless, table.food, table.secret = 4, 3, [_a_goal_reached(table)] * 3
    found = ended(table, effect)
    assert (found["cause"], found["winners"], found["completed"]) == ("defeat", [], False)
    story = "\n".join(narrate(cards(), table.log))
    assert "the game is lost: everybody loses." in story and "nobody wins" in story.casefold()


def test_the_game_is_not_lost_while_the_condition_does_not_hold() -> None:
    table = game()
    table.helpless, table.food = 3, 3
    _carry_out(table, check_goal)
    assert not table.is_over


def test_a_card_ends_the_game_and_goals_are_judged() -> None:
    """R-END-07: who has reached the secret objective wins; the main one is not completed by it
    (R-END-06).
    """
    table = game()
    table.secret = [_a_goal_reached(table), *table.secret[1:]]
    found = ended(table, end_the_game)
    assert (found["cause"], found["completed"]) == ("card", False) and 0 in found["winners"]
    assert "A card ends the game." in "\n".join(narrate(cards(), table.log))


def test_together_nobody_wins_an_end_that_is_not_the_goal() -> None:
    """R-VAR-04: in the cooperative game all have lost."""
    found = ended(game(variant="cooperative"), end_the_game)
    assert (found["cause"], found["winners"]) == ("card", [])


def _carry_out(table: Any, effect: Any) -> None:
    """One effect before the question that waits."""
    table.stack.append((effect.__name__,))
    table.run()


def _a_goal_reached(table: Any) -> int:
    """Any hidden goal that stands reached for the first player."""
    for number, path in table.t.secret_path.items():
        if table.cards.handler(path)["goal"](table, 0).reached:
            return int(number)
    raise AssertionError("no goal of the set is reached at the start")
