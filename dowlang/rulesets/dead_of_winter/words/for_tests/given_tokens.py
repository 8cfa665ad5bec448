"""Lay the tokens that a test gives at a place, on a survivor or before a player.

Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from typing import Annotated

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    ON_PLACE,
    ON_PLAYER,
    ON_SURVIVOR,
    set_tokens,
    tokens_left,
    tokens_on,
)
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable

Token = Annotated[int, "token kind"]


def _give(game: Winter, token: Token, on: int, piece: int, value: int) -> None:
    """Let so many tokens lie on a piece. Raises `Unbuildable` where the supply has too few."""
    there = tokens_left(game, token) + tokens_on(game, token, on, piece)
    if value > there:
        raise Unbuildable(f"the supply has {there} of these tokens left, wanted {value}")
    set_tokens(game, value, token, on, piece)


def give_at_place(game: Winter, token: Token, place: Location, value: int) -> None:
    """Let so many tokens lie at a location."""
    _give(game, token, ON_PLACE, place, value)


def give_on_survivor(game: Winter, token: Token, survivor: Survivor, value: int) -> None:
    """Let so many tokens lie on a survivor. Raises `Unbuildable` for one who is not in play."""
    if game.controller[survivor] == NOBODY:
        raise Unbuildable(
            "tokens lie on a survivor only when somebody controls it: it is written `given "
            "player 1 controls …`"
        )
    _give(game, token, ON_SURVIVOR, survivor, value)


def give_before_player(game: Winter, token: Token, player: Player, value: int) -> None:
    """Let so many tokens lie before a player."""
    _give(game, token, ON_PLAYER, player, value)
