"""Declare who has most of something: cards of a symbol, cards at stake or given to the crisis.

A player has what lies in the hand and beside the survivors of the group (U-56). Of equals the first
player says which (R-BOARD-18).
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    EDUCATION,
    FOOD,
    FUEL,
    MEDICINE,
    SYMBOLS,
    TOOL,
    WEAPON,
    Player,
    Symbol,
)
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.cards.availability import AT_STAKE
from dowlang.rulesets.dead_of_winter.words.cards.zones import held
from dowlang.rulesets.dead_of_winter.words.numbers.measures import contributions_of
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


def staked_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) cards at stake. Of equals the first player says which
    (R-BOARD-18).
    """
    return sum([who == player for who, _ in game.stakes])


def contributions_for_rank(game: Winter, player: Player) -> int:
    """The one who has given the most (the fewest) of the cards that lie at the crisis of the round
    (R-CRISIS-03). Of equals the first player says which (R-BOARD-18).
    """
    return contributions_of(game, player)


def of_symbol(game: Winter, player: Player, symbol: Symbol) -> int:
    """Return the cards with a symbol that a player has."""
    return sum([carries(game, item, symbol) for item in held(game, player)])


def _rank_by(symbol: Symbol) -> Callable[[Winter, Player], int]:
    """Return the function by which players are ranked for their cards with a symbol."""

    def rank(game: Winter, player: Player) -> int:
        return of_symbol(game, player, symbol)

    rank.__name__ = rank.__qualname__ = f"{SYMBOLS[symbol]}_for_rank"
    rank.__doc__ = (
        f"The one who has the most (the fewest) {SYMBOLS[symbol]} cards, in hand and on "
        "survivors. Of equals the first player says which (U-56, R-BOARD-18)."
    )
    return rank


weapon_for_rank = _rank_by(WEAPON)
fuel_for_rank = _rank_by(FUEL)
education_for_rank = _rank_by(EDUCATION)
food_for_rank = _rank_by(FOOD)
medicine_for_rank = _rank_by(MEDICINE)
tool_for_rank = _rank_by(TOOL)


words.filter(
    "player",
    "with the most staked cards",
    counts_at=AT_STAKE,
    example="the player with the most staked cards discards 1 card",
    subject="player",
    extreme="highest",
)(staked_for_rank)
words.filter(
    "player",
    "with the fewest staked cards",
    counts_at=AT_STAKE,
    example="the player with the fewest staked cards discards 1 card",
    subject="player",
    extreme="lowest",
)(staked_for_rank)
for most, extreme in (("most", "highest"), ("fewest", "lowest")):
    words.filter(
        "player",
        f"with the {most} contributions",
        void_at=NO_CRISIS,
        example=f"the player with the {most} contributions discards 1 card",
        subject="player",
        extreme=extreme,
        rules=("R-CRISIS-03",),
        also=(
            f"(who|that|which) (contributed|gave|added) the {most} cards [to (the|this) crisis]",
            f"with the {most} (cards contributed|contributed cards) [to (the|this) crisis]",
        ),
    )(contributions_for_rank)
RANKS = (
    weapon_for_rank,
    fuel_for_rank,
    education_for_rank,
    food_for_rank,
    medicine_for_rank,
    tool_for_rank,
)
"""Functions by which players are ranked, one a symbol in the order of `SYMBOLS`."""
for sort, rank in zip(SYMBOLS, RANKS, strict=False):
    for most, extreme in (("most", "highest"), ("fewest", "lowest")):
        words.filter(
            "player",
            f"with the {most} {sort} cards",
            example=f"the player with the {most} {sort} cards discards 1 card",
            subject="player",
            seen_by="player",
            extreme=extreme,
        )(rank)
