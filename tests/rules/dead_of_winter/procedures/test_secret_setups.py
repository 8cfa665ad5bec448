"""The set-up of a secret objective: asked of its owner before the first turn or when it comes to
them later, and nobody else sees that there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.player_log import player_log
from dowlang.rulesets.dead_of_winter.analysis.secrecy import note_for_other_secrets
from dowlang.rulesets.dead_of_winter.procedures.setup import new_game
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.kept_values import secret_of
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.effects import secrets as effects_secrets

MECHANICS = Path(__file__).resolve().parents[4] / "examples" / "mechanics"
NOTER = 1  # the player who has the objective


@cache
def cards() -> CardSet:
    return dowlang.load(MECHANICS)


def drawer(g: Winter) -> int:
    return g.cards.number("secret", "the_sixth_drawer")


def another(g: Winter) -> int:
    return g.cards.number("secret", "the_steady_hand")


def before_the_first_turn(secret: Callable[[Winter], int]) -> Winter:
    """A game in which the leaders are named, with all that was told on the way."""
    g = new_game(cards(), 1, players=3)
    g.secret[:] = g.dealt[:] = [another(g) + 1, secret(g), another(g) + 2]
    g.log = []
    while g.stack[-1][2] in ("keep_survivor", "leader"):
        g.choose(0)
    return g


def noted(g: Winter) -> list[int]:
    """The number that each player has picked, for whichever card."""
    return [secret_of(g.noted, NONE, player) for player in range(g.players)]


def test_its_owner_notes_before_the_first_turn() -> None:
    g = before_the_first_turn(drawer)
    assert g.stack[-1][1:3] == (NOTER, "number") and g.turn == 0 and all(g.hand)
    assert all(leader >= 0 for leader in g.leader)
    g.choose(g.stack[-1][3].index((O.NUMBER, 4)))
    assert noted(g) == [0, 4, 0] and g.turn == 1


def told(g: Winter, player: int) -> list[tuple[object, ...]]:
    """What a player could have written down since the objectives were dealt."""
    return player_log(g.cards, g.log or [], player)


def test_nobody_else_sees_that_there_is_one() -> None:
    """What the others see up to the first turn is the same with and without it."""
    g, plain = before_the_first_turn(drawer), before_the_first_turn(another)
    g.choose(0)
    assert noted(g)[NOTER] and not any(noted(plain)) and g.stack[-1][1] == plain.stack[-1][1]
    for player in (0, 2):
        assert told(g, player) == told(plain, player)
        assert g.view(player) == plain.view(player)
    assert told(g, NOTER) != told(plain, NOTER)


def come_later(way: str) -> Winter:
    """A game in which the objective has just come to the player."""
    g = before_the_first_turn(another)
    g.secret[:] = g.dealt[:] = [drawer(g), another(g), another(g) + 2]
    if way == "swapped":
        g.stack[:] = [(effects_secrets.swap_objectives.__name__, 0, NOTER)]
    else:  # the only one that nobody holds
        g.secret[0], g.dealt[:] = NONE, [n for n in range(g.t.secrets) if n != drawer(g)]
        g.stack[:] = [(effects_players.draw_secret.__name__, NOTER)]
    g.log = []
    g.run()
    return g


@pytest.mark.parametrize("way", ["drawn", "swapped"])
def test_an_objective_that_comes_later_is_set_up_then(way: str) -> None:
    g = come_later(way)
    assert g.secret[NOTER] == drawer(g) and g.stack[-1][1:3] == (NOTER, "number")
    g.choose(2)
    assert noted(g)[NOTER] == 3
    assert not [event for event in g.log or [] if event[0] == E.NUMBER_NOTED]


def test_a_number_noted_for_another_card_is_told() -> None:
    g = before_the_first_turn(another)
    g.log = []
    g.stack[:] = [(effects_secrets.pick_in_secret.__name__, 3, NOTER)]
    g.run()
    g.choose(0)
    assert (E.NUMBER_NOTED, NOTER) in g.log


def test_a_twin_does_not_tell_for_which_objective_a_number_was_picked() -> None:
    """R-BOARD-15: the row of another player goes with the objective that the twin deals them."""
    g = before_the_first_turn(drawer)
    g.choose(0)
    old = g.secret[NOTER]
    own = g.card_number(g.t.secret_path[old])
    assert [row[:2] for row in g.noted] == [(own, NOTER)]
    twin = g.clone()
    twin.secret[NOTER] = another(g)
    note_for_other_secrets(twin, 0, tuple(g.secret))
    assert [row[:2] for row in twin.noted] == [(g.card_number(g.t.secret_path[another(g)]), NOTER)]
    seen = g.clone()
    note_for_other_secrets(seen, NOTER, tuple(g.secret))
    assert seen.noted == g.noted
