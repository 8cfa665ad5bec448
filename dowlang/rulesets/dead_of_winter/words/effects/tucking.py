"""Declare cards that lie face down under a survivor.

They go where the survivor goes, count as nobody's hand or equipment, and are known to who controls
the survivor alone. When that one is lost they go where equipment goes.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import tuck, tucked_under
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_USE,
    NOBODYS,
    NOT_IN_HAND,
    OF_ANOTHER,
    UNDER_SOMEBODY,
    is_at_hand,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import IN_OWN_HAND, mark_dealt_with
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, same, take_out
from dowlang.rulesets.dead_of_winter.words.for_tests import given_cards
from dowlang.rulesets.dead_of_winter.words.registry import words


def tuck_card(game: Winter, card: Card, survivor: Survivor, player: Player) -> None:
    """A hand card goes face down under a survivor in play (R-BOARD-15)."""
    if can_be_tucked(game, card, survivor, player):
        mark_dealt_with(game, card)
        tuck(game, card, survivor)


def can_be_tucked(game: Winter, card: Card, survivor: Survivor, player: Player) -> bool:
    """It is in hand, and the survivor is in play."""
    return card in game.hand[player] and survivor >= 0 and game.controller[survivor] != NOBODY


def lie_beneath(game: Winter, card: Card, survivor: Survivor, player: Player) -> None:
    """Lie there on a copy of the game."""
    if can_be_tucked(game, card, survivor, player):
        take_out(game, card)
        game.tucked += ((survivor, card),)


def is_beneath(game: Winter, card: Card, survivor: Survivor) -> bool:
    """Lies face down under that survivor."""
    return (survivor, card) in game.tucked


def is_tucked(game: Winter, card: Card, survivor: Survivor) -> bool:
    """The card, or one of that name, lies face down under that survivor."""
    return any(owner == survivor and same(game, item, card) for owner, item in game.tucked)


TUCK = words.effect(
    "tuck {card} under {survivor}",
    to_one=("card", "survivor"),
    lays=("card", UNDER_SOMEBODY),
    misses={"card": (*NOBODYS, OF_ANOTHER, IN_USE, AT_STAKE, UNDER_SOMEBODY)},
    subject="player",
    within={"card": "in hand"},
    example="tuck 1 card under your leader",
    rules=("R-BOARD-15",),
    possible=can_be_tucked,
    there={"card": is_at_hand},
    left=("card", IN_OWN_HAND),
    ahead=lie_beneath,
    beyond={"card": NOT_IN_HAND},
    also=(
        "(tuck|slide) {card} [face down] (under|beneath) {survivor}",
        "(place|put|lay|tuck) {card} face down (under|beneath|underneath) {survivor}",
    ),
)(tuck_card)
words.filter(
    "card",
    "beneath {survivor}",
    tie="side",
    spot=UNDER_SOMEBODY,
    relation="one",
    example="discard each card beneath that survivor",
    subject="card",
    rules=("R-BOARD-15",),
    within=("card", tucked_under),
    hides=True,
    also=("[that (lies|is)] [face down] [tucked] (under|underneath|beneath) {survivor}",),
)(is_beneath)
words.state(
    "tucked under {survivor}",
    subject="card",
    example='"Aspirin" is tucked under that survivor',
    seen_by="nobody",
    rules=("R-BOARD-15",),
    make=given_cards.tuck_copy,
)(is_tucked)

STEPS = (tuck_card,)
