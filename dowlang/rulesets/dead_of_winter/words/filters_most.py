"""Declare who has most of something: cards of a symbol, cards at stake.

A player has what lies in the hand and beside the survivors of the group (U-56). Of equals the first
player says which (R-BOARD-18).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS, Player, Symbol
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.zones import held


def staked_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) cards at stake. Of equals the first player says which
    (R-BOARD-18).
    """
    return sum([who == player for who, _ in game.stakes])


def of_symbol(game: Winter, player: Player, symbol: Symbol) -> int:
    """Return the cards with a symbol that a player has."""
    return sum([carries(game, item, symbol) for item in held(game, player)])


def weapon_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) weapon cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 0)


def fuel_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) fuel cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 1)


def education_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) education cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 2)


def food_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) food cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 3)


def medicine_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) medicine cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 4)


def tool_for_rank(game: Winter, player: Player) -> int:
    """The one who has the most (the fewest) tool cards, in hand and on survivors. Of equals
    the first player says which (U-56, R-BOARD-18).
    """
    return of_symbol(game, player, 5)


words.filter(
    "player",
    "with the most staked cards",
    example="the player with the most staked cards discards 1 card",
    subject="player",
    extreme="highest",
)(staked_for_rank)
words.filter(
    "player",
    "with the fewest staked cards",
    example="the player with the fewest staked cards discards 1 card",
    subject="player",
    extreme="lowest",
)(staked_for_rank)
RANKS = (
    ("weapon", weapon_for_rank),
    ("fuel", fuel_for_rank),
    ("education", education_for_rank),
    ("food", food_for_rank),
    ("medicine", medicine_for_rank),
    ("tool", tool_for_rank),
)
for sort, rank in RANKS:
    for most, extreme in (("most", "highest"), ("fewest", "lowest")):
        words.filter(
            "player",
            f"with the {most} {sort} cards",
            example=f"the player with the {most} {sort} cards discards 1 card",
            subject="player",
            extreme=extreme,
        )(rank)
assert SYMBOLS[: len(RANKS)] == tuple(sort for sort, _ in RANKS)
