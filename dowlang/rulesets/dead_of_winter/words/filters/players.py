"""Declare what stands after `player`: what they have, where they sit, what they rolled."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.board import neighbour
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    Player,
    Players,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, held, same
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NOBODY_HAS_ANY


def has_survivor(game: Winter, player: Player, survivor: Survivor) -> bool:
    """A player who controls such a survivor."""
    return game.controller[survivor] == player


def has_such_a_card(game: Winter, player: Player, card: Card) -> bool:
    """A player who has such a card, in hand or on a survivor of the group (U-56)."""
    return any(same(game, item, card) for item in held(game, player))


def not_that_player(game: Winter, player: Player, other: Player) -> bool:
    """Any other player than that one."""
    return player != other


def cards_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) cards, in hand and on survivors (U-56). Of equals the
    first player says which (R-BOARD-18).
    """
    return len(held(game, player))


def hand_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) cards in hand (R-BOARD-15). Of equals the first player
    says which (R-BOARD-18).
    """
    return len(game.hand[player])


def survivors_for_rank(game: Winter, player: Player) -> int:
    """The one with the most (the fewest) survivors in the group (R-CARD-20). Of equals
    the first player says which (R-BOARD-18).
    """
    return len(game.groups[player])


def sits_on_your_left(game: Winter, player: Player, you: Player) -> bool:
    """Whose turn comes after yours, clockwise (R-TURN-01): who is out of the game is passed
    over.
    """
    return neighbour(game, you, 1) == player != you


def sits_on_your_right(game: Winter, player: Player, you: Player) -> bool:
    """Who gets the first player token after you (R-COLONY-12): who is out of the game is passed
    over.
    """
    return neighbour(game, you, -1) == player != you


def sits_on_their_left(game: Winter, player: Player, they: Player) -> bool:
    """Whose turn comes after that of the player spoken of: in a sentence about each player, of
    each one (R-TURN-01).
    """
    return sits_on_your_left(game, player, they)


def sits_on_their_right(game: Winter, player: Player, they: Player) -> bool:
    """Who gets the first player token after the player spoken of (R-COLONY-12)."""
    return sits_on_your_right(game, player, they)


def sits_on_the_left_of(game: Winter, player: Player, other: Player) -> bool:
    """Whose turn comes after that player's (R-TURN-01)."""
    return sits_on_your_left(game, player, other)


def sits_on_the_right_of(game: Winter, player: Player, other: Player) -> bool:
    """Who gets the first player token after that player (R-COLONY-12)."""
    return sits_on_your_right(game, player, other)


def rolled_highest(game: Winter, player: Player, highest: Players) -> bool:
    """Among those with the highest roll of the contest before."""
    return player in highest


def rolled_lowest(game: Winter, player: Player, lowest: Players) -> bool:
    """Among those with the lowest roll of the contest before."""
    return player in lowest


words.filter(
    "player",
    "with {survivor}",
    tie="side",
    example="each player with a survivor at the colony discards 1 card",
    subject="player",
)(has_survivor)
words.filter(
    "player",
    "with {card}",
    example="each player with a fuel card discards 1 card",
    subject="player",
    rules=("U-56",),
    within=("card", held),
    seen_by="player",
    hides=True,
)(has_such_a_card)
words.filter(
    "player",
    "except {other}",
    relation="but",
    example="each player except the first player discards 1 card",
    subject="player",
)(not_that_player)
words.filter(
    "player",
    "with the most cards",
    example="the player with the most cards discards 1 card",
    subject="player",
    extreme="highest",
    rules=("U-56",),
    also=("(holding|having|who has|who holds) the most cards",),
)(cards_for_rank)
words.filter(
    "player",
    "with the fewest cards",
    example='the player with the fewest cards draws 1 card from the "School" deck',
    subject="player",
    extreme="lowest",
    rules=("U-56",),
    also=("(with|holding|having|who has|who holds) the (fewest|least) cards",),
)(cards_for_rank)
words.filter(
    "player",
    "with the largest hand",
    example="the player with the largest hand discards 1 card",
    subject="player",
    extreme="highest",
    rules=("R-BOARD-15",),
    also=(
        "(with|holding|having|who has|who holds) the (most cards in hand|most cards in their hand|"
        "largest hand|biggest hand)",
    ),
)(hand_for_rank)
words.filter(
    "player",
    "with the smallest hand",
    example='the player with the smallest hand draws 1 card from the "School" deck',
    subject="player",
    extreme="lowest",
    rules=("R-BOARD-15",),
    also=(
        "(with|holding|having|who has|who holds) the (fewest cards in hand|fewest cards in their "
        "hand|smallest hand)",
    ),
)(hand_for_rank)
words.filter(
    "player",
    "with the most survivors",
    example="the player with the most survivors discards 1 card",
    unknown_at=NOBODY_HAS_ANY,
    subject="player",
    extreme="highest",
    rules=("R-CARD-20",),
    also=("(who has|who controls|having) the most survivors",),
)(survivors_for_rank)
words.filter(
    "player",
    "with the fewest survivors",
    example="the player with the fewest survivors discards 1 card",
    unknown_at=NOBODY_HAS_ANY,
    subject="player",
    extreme="lowest",
    also=("(who has|who controls|having) the (fewest|least) survivors",),
)(survivors_for_rank)
words.filter(
    "player",
    "on your left",
    single=True,
    example="the player on your left discards 1 card",
    subject="player",
    implicit=("you",),
    rules=("R-TURN-01",),
    also=("(to|at) your left",),
)(sits_on_your_left)
words.filter(
    "player",
    "on your right",
    single=True,
    example="give 1 card to the player on your right",
    subject="player",
    implicit=("you",),
    rules=("R-COLONY-12",),
    also=("(to|at) your right",),
)(sits_on_your_right)
words.filter(
    "player",
    "on their left",
    single=True,
    example="each player gives 1 card to the player on their left",
    subject="player",
    implicit=("they",),
    rules=("R-TURN-01",),
    also=("(to|at) (their|his|her) left",),
)(sits_on_their_left)
words.filter(
    "player",
    "on their right",
    single=True,
    example="each player gives 1 card to the player on their right",
    subject="player",
    implicit=("they",),
    rules=("R-COLONY-12",),
    also=("(to|at) (their|his|her) right",),
)(sits_on_their_right)
words.filter(
    "player",
    "on the left of {other}",
    single=True,
    relation="one",
    example="the player on the left of the first player discards 1 card",
    subject="player",
    rules=("R-TURN-01",),
)(sits_on_the_left_of)
words.filter(
    "player",
    "on the right of {other}",
    single=True,
    relation="one",
    example="the player on the right of the first player discards 1 card",
    subject="player",
    rules=("R-COLONY-12",),
)(sits_on_the_right_of)
words.filter(
    "player",
    "with the highest roll",
    printed="with the highest die",
    also=("with the highest die",),
    example="the player with the highest roll discards 1 card",
    subject="player",
    implicit=("highest",),
)(rolled_highest)
words.filter(
    "player",
    "with the lowest roll",
    printed="with the lowest die",
    also=("with the lowest die",),
    example="the player with the lowest roll discards 1 card",
    subject="player",
    implicit=("lowest",),
)(rolled_lowest)
