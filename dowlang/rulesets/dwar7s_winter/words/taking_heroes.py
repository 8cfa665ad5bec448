"""The word by which a card takes a hero of the pool."""

from __future__ import annotations

from dowlang.engine.piece_choices import pick_one
from dowlang.rulesets.dwar7s_winter.procedures.pool import heroes_in_pool, take_hero
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import NONE, Hero, Player
from dowlang.rulesets.dwar7s_winter.words import done_ahead
from dowlang.rulesets.dwar7s_winter.words.registry import words


def can_recruit(game: Dwar7s, player: Player) -> bool:
    """There is a hero in the pool, and it is no second hire (U-27, D-VAR-05)."""
    second = game.param[P.RECRUIT_IS_HIRE] and player == game.active_player and game.hired
    return bool(heroes_in_pool(game)) and not (second and game.players > 1)


def recruit(game: Dwar7s, player: Player) -> None:
    """A player takes any hero of the pool face down into the own deck (D-CARD-09, U-27)."""
    if can_recruit(game, player):
        game.do(pick_one, player, "hero", heroes_in_pool(game))
        game.receive(recruited, player)


def recruited(game: Dwar7s, hero: Hero, player: Player) -> None:
    """The hero comes, and the gap in the pool closes."""
    if player == game.active_player and game.param[P.RECRUIT_IS_HIRE]:
        game.hired += 1
    if hero >= 0:
        take_hero(game, player, hero, NONE)


words.effect(
    "take a hero of the pool",
    printed="take any hero of the pool without paying for its slot",
    example="take a hero of the pool",
    to_subject=True,
    subject="player",
    possible=can_recruit,
    ahead=done_ahead.be_recruited,
    rules=("D-CARD-09",),
)(recruit)
STEPS = (recruit, recruited)
"""Those of its functions that the stack of a game may name."""
