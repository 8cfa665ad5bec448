"""Declare throwing several dice, with what is read from them, and playing an item by a card.

Dice that a card throws are of no pool. They lie open until that card throws others. Source: Part
5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.actions.card_actions import lay_down
from dowlang.rulesets.dead_of_winter.actions.card_actions import play as play_item
from dowlang.rulesets.dead_of_winter.actions.legal_actions import playable
from dowlang.rulesets.dead_of_winter.procedures.dice import turn_die
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import without
from dowlang.rulesets.dead_of_winter.state.kept_values import throw_of, with_throw
from dowlang.rulesets.dead_of_winter.state.streams import DIE
from dowlang.rulesets.dead_of_winter.state.types import Player
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_THE_WASTE,
    IN_USE,
    NOBODYS,
    NOT_IN_HAND,
    OF_ANOTHER,
    UNDER_SOMEBODY,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    DICE_OF_A_PLAYER,
    Card,
    PoolDice,
    PoolDie,
    is_item,
    is_seen,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import DICE_COME_BACK

MOST_THROWN = 99
THE_THROW = "throw"
"""What the numbers of thrown dice are told of."""


def throw_dice(game: Winter, count: int, player: Player, of_card: str = "") -> None:
    """Fresh dice, of no pool, are rolled at once. They lie open until the card throws others
    (R-DICE-10).
    """
    faces = [game.roll(DIE, 6) + 1 for _ in range(max(0, min(count, MOST_THROWN)))]
    game.thrown = with_throw(game.thrown, game.card_number(of_card), tuple(sorted(faces)))
    for face in faces:
        game.emit(events.DIE_ROLLED, player, face)


def dice_of(game: Winter, card: str) -> tuple[int, ...]:
    """Return the dice that a card has thrown last, ascending."""
    return throw_of(game.thrown, game.card_number(card))


def sum_thrown(game: Winter, of_card: str = "") -> int:
    """The pips of the dice that the card has thrown last, added up."""
    return sum(dice_of(game, of_card))


def highest_thrown(game: Winter, of_card: str = "") -> int:
    """The highest of the dice that the card has thrown last, 0 without any."""
    return max(dice_of(game, of_card), default=0)


def lowest_thrown(game: Winter, of_card: str = "") -> int:
    """The lowest of the dice that the card has thrown last, 0 without any."""
    return min(dice_of(game, of_card), default=0)


def thrown_showing(game: Winter, number: int, of_card: str = "") -> int:
    """Of the dice that the card has thrown last, those that show that number."""
    return dice_of(game, of_card).count(number)


def equal_thrown(game: Winter, of_card: str = "") -> int:
    """Of the dice that the card has thrown last, the most that show one number: 2 is a double, 1 no
    two alike.
    """
    return most_alike(dice_of(game, of_card))


def equal_in_pool(game: Winter, player: Player) -> int:
    """Of a player's unused dice, the most that show one number: 2 is a double (R-DICE-03)."""
    return most_alike(game.unused[player]) if player >= 0 else 0


def most_alike(dice: tuple[int, ...]) -> int:
    """Return how many dice show one number at the most, 0 without any."""
    return max([dice.count(face) for face in dice], default=0)


def value_of(game: Winter, die: PoolDie) -> int:
    """What an action die shows (R-DICE-03)."""
    return die % DICE_OF_A_PLAYER


words.number(
    "value of {die}",
    example="value of a die in your pool",
    printed="the value of {die}",
    rules=("R-DICE-03",),
)(value_of)
THROW = words.effect(
    "throw {count} dice",
    printed="throw {count} [die|dice] from outside every pool",
    subject="player",
    example="throw 3 dice",
    another=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(throw_dice)
words.number(
    "sum of the throw",
    example="sum of the throw",
    printed="the sum of the throw",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(sum_thrown)
words.number(
    "highest of the throw",
    example="highest of the throw",
    printed="the highest of the throw",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(highest_thrown)
words.number(
    "lowest of the throw",
    example="lowest of the throw",
    printed="the lowest of the throw",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(lowest_thrown)
words.number(
    "thrown dice showing {number}",
    one="thrown die showing {number}",
    example="thrown dice showing 6",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(thrown_showing)
words.number(
    "matching dice thrown",
    one="matching die thrown",
    example="matching dice thrown",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-10",),
)(equal_thrown)


def take_throw(game: Winter, dice: PoolDice, player: Player, of_card: str = "") -> None:
    """Turn those unused dice to what the dice thrown last show, the lowest die to the lowest face,
    as far as both go (R-DICE-03).
    """
    for die, shows in zip(sorted(dice), dice_of(game, of_card), strict=False):
        owner, face = die // DICE_OF_A_PLAYER, die % DICE_OF_A_PLAYER
        if die >= 0 and face in game.unused[owner]:
            turn_die(game, owner, face, shows, rolled=True)


REPLACE = words.effect(
    "replace {dice} with the throw",
    void_at=DICE_COME_BACK,
    subject="player",
    example="replace all your dice with the throw",
    of_last=THE_THROW,
    implicit=("of_card",),
    rules=("R-DICE-03", "R-DICE-10"),
)(take_throw)
words.number(
    "matching dice of {player}",
    one="matching die of {player}",
    example="matching dice of you",
    rules=("R-DICE-03",),
)(equal_in_pool)


# ---- an item that a card plays
def play_by_card(game: Winter, card: Card, player: Player) -> None:
    """A card of the player's hand is played at once, as by that player's action: an instant or an
    event, for what lies beside a survivor is equipped (R-ACT-PLY-01..03).
    """
    if may_play(game, card, player):
        game.hand[player] = without(game.hand[player], card)
        back = game.coming_back()
        play_item(game, player, card, player)
        if back:  # the item has told its own lines
            game.stack.append(back)


def may_play(game: Winter, card: Card, player: Player) -> bool:
    """Return True for a card in the player's hand that can be played now and is no equipment."""
    if not is_item(card) or card not in game.hand[player]:
        return False
    if not is_seen(game, card):  # one that will have been drawn, and may be anything
        return True
    return game.t.item_way[card] != EQUIP and playable(game, player, card)


def be_played(game: Winter, card: Card, player: Player) -> None:
    """Lay the card where it goes on a copy of the game. What it does shows when it happens."""
    if card in game.hand[player]:
        game.hand[player] = without(game.hand[player], card)
        if is_seen(game, card):
            lay_down(game, player, card)


PLAY_CARD = words.effect(
    "play {card}",
    reads_face=True,
    lays=("card", IN_THE_WASTE),
    misses={"card": (*NOBODYS, OF_ANOTHER, IN_USE, AT_STAKE, UNDER_SOMEBODY)},
    ahead=be_played,
    subject="player",
    within={"card": "in hand"},
    example="another player may play a medicine card",
    opens=True,
    rules=("R-ACT-PLY-01", "R-ACT-PLY-02", "R-ACT-PLY-03"),
    possible=may_play,
    beyond={"card": NOT_IN_HAND},
)(play_by_card)

STEPS = (throw_dice, play_by_card, take_throw)
