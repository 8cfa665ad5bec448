"""Declare the words for the tokens that a set adds to the table.

A set declares a token with a card of that kind. These words speak of it by its name.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import (
    lay_tokens,
    lift_tokens,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_zones import EQUIPMENT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    ON_CARD,
    ON_PLACE,
    ON_PLAYER,
    ON_SURVIVOR,
    tokens_left,
    tokens_on,
)
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_A_HAND,
    NOBODYS,
    NOT_IN_USE,
    OF_ANOTHER,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card, copies_said
from dowlang.rulesets.dead_of_winter.words.event_declaration import event
from dowlang.rulesets.dead_of_winter.words.for_tests.given_tokens import (
    Token,
    give_at_place,
    give_before_player,
    give_on_survivor,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

NOT_BESIDE = (*NOBODYS, IN_A_HAND, OF_ANOTHER, AT_STAKE)
"""Spots of cards that lie beside nobody."""
IN_SUPPLY = "left in the supply"


def all_tokens(game: Winter) -> Sequence[int]:
    """The sorts of tokens of the set."""
    return range(len(game.t.tokens))


def token_named(game: Winter, slug: str) -> int:
    """Number of a sort of token. Raises `KeyError`."""
    return game.cards.number("token", slug)


def at_place(game: Winter, token: Token, place: Location) -> int:
    """Tokens of that sort on a location, not on the survivors there."""
    return tokens_on(game, token, ON_PLACE, place)


def on_survivor(game: Winter, token: Token, survivor: Survivor) -> int:
    """Tokens of that sort on a survivor."""
    return tokens_on(game, token, ON_SURVIVOR, survivor)


def before_player(game: Winter, token: Token, player: Player) -> int:
    """Tokens of that sort that lie before a player."""
    return tokens_on(game, token, ON_PLAYER, player)


def on_card(game: Winter, token: Token, card: Card) -> int:
    """Tokens of that sort on an item beside a survivor, a name being every copy of it. Handed on
    they go with it.
    """
    return sum(tokens_on(game, token, ON_CARD, copy) for copy in copies_said(game, (card,)))


def in_supply(game: Winter, token: Token) -> int:
    """Tokens of that sort that lie in the supply."""
    return tokens_left(game, token)


def lay_at_place(game: Winter, amount: int, token: Token, place: Location) -> None:
    """Tokens come from the supply to a location, as far as there are any."""
    lay_tokens(game, amount, token, ON_PLACE, place)


def lay_on_survivor(game: Winter, amount: int, token: Token, survivor: Survivor) -> None:
    """Tokens come from the supply to a survivor, as far as there are any. One who is lost has
    none.
    """
    if game.controller[survivor] != NOBODY:
        lay_tokens(game, amount, token, ON_SURVIVOR, survivor)


def lay_before_player(game: Winter, amount: int, token: Token, player: Player) -> None:
    """Tokens come from the supply before a player, as far as there are any."""
    lay_tokens(game, amount, token, ON_PLAYER, player)


def lay_on_card(game: Winter, amount: int, token: Token, card: Card) -> None:
    """Tokens come from the supply on an item beside a survivor, and go back with its leaving."""
    if locate(game, card)[0] == EQUIPMENT:
        lay_tokens(game, amount, token, ON_CARD, card)


def lift_from_card(game: Winter, amount: int, token: Token, card: Card) -> None:
    """Tokens go back to the supply from an item."""
    lift_tokens(game, amount, token, ON_CARD, card)


def enough_on_card(game: Winter, amount: int, token: Token, card: Card) -> bool:
    """Return True where so many of the tokens lie."""
    return on_card(game, token, card) >= amount


def lift_from_place(game: Winter, amount: int, token: Token, place: Location) -> None:
    """Tokens go back to the supply from a location."""
    lift_tokens(game, amount, token, ON_PLACE, place)


def lift_from_survivor(game: Winter, amount: int, token: Token, survivor: Survivor) -> None:
    """Tokens go back to the supply from a survivor."""
    lift_tokens(game, amount, token, ON_SURVIVOR, survivor)


def lift_from_player(game: Winter, amount: int, token: Token, player: Player) -> None:
    """Tokens go back to the supply from before a player."""
    lift_tokens(game, amount, token, ON_PLAYER, player)


def enough_at_place(game: Winter, amount: int, token: Token, place: Location) -> bool:
    """Return True where so many of the tokens lie."""
    return at_place(game, token, place) >= amount


def enough_on_survivor(game: Winter, amount: int, token: Token, survivor: Survivor) -> bool:
    """Return True where so many of the tokens lie."""
    return on_survivor(game, token, survivor) >= amount


def enough_before_player(game: Winter, amount: int, token: Token, player: Player) -> bool:
    """Return True where so many of the tokens lie."""
    return before_player(game, token, player) >= amount


def left_for_place(game: Winter, amount: int, token: Token, place: Location) -> bool:
    """Return True while so many of the tokens are in the supply."""
    return tokens_left(game, token) >= amount


def left_for_survivor(game: Winter, amount: int, token: Token, survivor: Survivor) -> bool:
    """Return True while so many of the tokens are in the supply."""
    return tokens_left(game, token) >= amount


def left_for_player(game: Winter, amount: int, token: Token, player: Player) -> bool:
    """Return True while so many of the tokens are in the supply."""
    return tokens_left(game, token) >= amount


def left_for_card(game: Winter, amount: int, token: Token, card: Card) -> bool:
    """Return True while so many of the tokens are in the supply, and the card beside a survivor."""
    return locate(game, card)[0] == EQUIPMENT and tokens_left(game, token) >= amount


TOKEN = words.noun(
    "token kind",
    domain=all_tokens,
    named_by="token",
    named=token_named,
    says="a sort of token that the set declares, by its name",
)
NUMBER_AT = words.number(
    "number of {token} at {place}",
    one="{token} token at {place}",
    printed="{token} tokens at {place}",
    example='number of "Crate" at "School"',
    rules=("R-TEXT-01",),
    make=give_at_place,
)(at_place)
NUMBER_ON = words.number(
    "number of {token} on {survivor}",
    one="{token} token on {survivor}",
    printed="{token} tokens on {survivor}",
    example='number of "Crate" on your leader',
    rules=("R-TEXT-01",),
    make=give_on_survivor,
)(on_survivor)
NUMBER_BEFORE = words.number(
    "number of {token} before {player}",
    one="{token} token before {player}",
    printed="{token} tokens before {player}",
    example='number of "Crate" before you',
    rules=("R-TEXT-01",),
    make=give_before_player,
)(before_player)
NUMBER_ON_CARD = words.number(
    "number of {token} on {card}",
    one="{token} token on {card}",
    printed="{token} tokens on {card}",
    example='number of "Crate" on a card on your leader',
    rules=("R-TEXT-01",),
)(on_card)
NUMBERS_LAID = (NUMBER_AT, NUMBER_ON, NUMBER_BEFORE, NUMBER_ON_CARD)
LAY_ON_CARD = words.effect(
    "lay {amount} {token} on {card}",
    printed="put {amount} {token} [token|tokens] on {card}",
    within={"card": "in use"},
    misses={"card": NOT_BESIDE},
    beyond={"card": NOT_IN_USE},
    example='lay 1 "Crate" on a card on your leader',
    rules=("R-TEXT-01",),
    possible=left_for_card,
    in_full="amount",
    short_of=IN_SUPPLY,
    supply="token",
    ahead=lay_on_card,
)(lay_on_card)
LIFT_ON_CARD = words.effect(
    "lift {amount} {token} on {card}",
    printed="remove {amount} {token} [token|tokens] from {card}",
    within={"card": "in use"},
    misses={"card": NOT_BESIDE},
    beyond={"card": NOT_IN_USE},
    example='lift 1 "Crate" on a card on your leader',
    rules=("R-TEXT-01",),
    possible=enough_on_card,
    in_full="amount",
    ahead=lift_from_card,
)(lift_from_card)
SUPPLY = words.number(
    "supply of {token}",
    example='supply of "Crate"',
    printed="the supply of {token}",
    rules=("R-TEXT-01",),
)(in_supply)
NUMBERS_OF_TOKENS = (*NUMBERS_LAID, SUPPLY)
"""Numbers that no token has more of than its supply."""
LAY_AT = words.effect(
    "lay {amount} {token} at {place}",
    printed="put {amount} {token} [token|tokens] at {place}",
    example='lay 2 "Crate" at "School"',
    rules=("R-TEXT-01",),
    possible=left_for_place,
    in_full="amount",
    short_of=IN_SUPPLY,
    supply="token",
    ahead=lay_at_place,
)(lay_at_place)
LAY_ON = words.effect(
    "lay {amount} {token} on {survivor}",
    printed="put {amount} {token} [token|tokens] on {survivor}",
    example='lay 1 "Crate" on your leader',
    rules=("R-TEXT-01",),
    possible=left_for_survivor,
    in_full="amount",
    short_of=IN_SUPPLY,
    supply="token",
    ahead=lay_on_survivor,
)(lay_on_survivor)
LAY_BEFORE = words.effect(
    "lay {amount} {token} before {player}",
    printed="put {amount} {token} [token|tokens] before {player}",
    example='lay 1 "Crate" before you',
    rules=("R-TEXT-01",),
    possible=left_for_player,
    in_full="amount",
    short_of=IN_SUPPLY,
    supply="token",
    ahead=lay_before_player,
)(lay_before_player)
LIFT_AT = words.effect(
    "lift {amount} {token} at {place}",
    printed="remove {amount} {token} [token|tokens] from {place}",
    example='lift 1 "Crate" at "School"',
    rules=("R-TEXT-01",),
    possible=enough_at_place,
    in_full="amount",
    ahead=lift_from_place,
)(lift_from_place)
LIFT_ON = words.effect(
    "lift {amount} {token} on {survivor}",
    printed="remove {amount} {token} [token|tokens] from {survivor}",
    example='lift 1 "Crate" on your leader',
    rules=("R-TEXT-01",),
    possible=enough_on_survivor,
    in_full="amount",
    ahead=lift_from_survivor,
)(lift_from_survivor)
LIFT_BEFORE = words.effect(
    "lift {amount} {token} before {player}",
    printed="remove {amount} {token} [token|tokens] before {player}",
    example='lift 1 "Crate" before you',
    rules=("R-TEXT-01",),
    possible=enough_before_player,
    in_full="amount",
    ahead=lift_from_player,
)(lift_from_player)
event(
    "laid",
    events.TOKENS_LAID,
    '"Crate" is laid',
    ("R-TEXT-01",),
    subject="token",
    happening=True,
    token="token kind",
    count="number",
    says="tokens of a sort have come from the supply",
)

STEPS = (
    lay_at_place,
    lay_on_survivor,
    lay_before_player,
    lay_on_card,
    lift_from_card,
    lift_from_place,
    lift_from_survivor,
    lift_from_player,
)
