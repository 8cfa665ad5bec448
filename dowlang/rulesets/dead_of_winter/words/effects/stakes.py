"""Declare what is done to put cards at stake. Source: Part 5.5 of the rules document."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Player
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_USE,
    NOBODYS,
    NOT_IN_HAND,
    OF_ANOTHER,
    UNDER_SOMEBODY,
    is_at_hand,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import IN_OWN_HAND
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, take_out
from dowlang.rulesets.dead_of_winter.words.registry import words


def stake_card(game: Winter, card: Card, player: Player) -> None:
    """A hand card is put at stake, open to all. What nobody has taken when the card has been
    carried out goes back (R-BOARD-17).
    """
    if can_be_staked(game, card, player):
        take_out(game, card)
        game.stakes += ((player, card),)
        game.emit(events.CARD_STAKED, player, card)


def can_be_staked(game: Winter, card: Card, player: Player) -> bool:
    """It is in hand: equipment is not put at stake (R-BOARD-17)."""
    return card in game.hand[player]


STAKE = words.effect(
    "stake {card}",
    lays=("card", AT_STAKE),
    misses={"card": (*NOBODYS, OF_ANOTHER, IN_USE, AT_STAKE, UNDER_SOMEBODY)},
    subject="player",
    within={"card": "in hand"},
    example="each player stakes 1 card",
    rules=("R-BOARD-17",),
    possible=can_be_staked,
    there={"card": is_at_hand},
    left=("card", IN_OWN_HAND),
    ahead=stake_card,
    beyond={"card": NOT_IN_HAND},
)(stake_card)

STEPS = (stake_card,)
