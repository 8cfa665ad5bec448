"""Tell for card tests if a goal is reached as things stand (`then player 1 fulfils "A Shelf of My
Own"`).

In play the goal of a secret objective is looked at only when the game ends (R-END-07), that of the
main objective in the colony phase (R-COLONY-10). Asking earlier changes nothing. The three kinds of
hidden objectives have names of their own, so each is a noun of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from dowlang.rulesets.dead_of_winter.procedures.endings import fulfilled
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Player
from dowlang.rulesets.dead_of_winter.words.cards.zones import EXILE_DECK, Deck, Objective
from dowlang.rulesets.dead_of_winter.words.for_tests.given_exiles import (
    hold_secret,
    lay_exiled,
    put_exiled_on,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

Secret = Annotated[int, "hidden goal"]
Betrayal = Annotated[int, "betrayal goal"]
Exiled = Annotated[int, "exile goal"]


def secret_named(game: Winter, slug: str) -> int:
    """Number of a secret objective, as the state counts them. Raises `KeyError`."""
    return game.cards.number("secret", slug)


def betrayal_named(game: Winter, slug: str) -> int:
    """Number of a betrayal objective, as the state counts them. Raises `KeyError`."""
    return BETRAYAL + game.cards.number("betrayal", slug)


def exile_named(game: Winter, slug: str) -> int:
    """Number of an exiled objective, as the state counts them. Raises `KeyError`."""
    return EXILE + game.cards.number("exile", slug)


def hidden(game: Winter) -> Sequence[int]:
    """Hidden objectives are no pieces that a card could choose among."""
    return ()


def fulfils(game: Winter, player: Player, secret: Secret) -> bool:
    """The goal of that hidden objective is reached as things stand, if it were the player's
    (R-END-07).
    """
    return fulfilled(game, player, game.t.secret_path[secret])


def fulfils_betrayal(game: Winter, player: Player, betrayal: Betrayal) -> bool:
    """The goal of that betrayal objective is reached as things stand, if it were the player's
    (R-END-07).
    """
    return fulfils(game, player, betrayal)


def fulfils_exiled(game: Winter, player: Player, exiled: Exiled) -> bool:
    """The goal of that exiled objective is reached as things stand, if it were the player's
    (R-EXILE-02).
    """
    return fulfils(game, player, exiled)


def fulfils_main(game: Winter, player: Player, objective: Objective) -> bool:
    """The goal of that main objective is reached as things stand, on the side that is up, with
    what cards have added (R-COLONY-10, R-END-04).
    """
    return fulfilled(game, player, game.t.objective_path[objective])


def is_exiled_on_top(game: Winter, exile_goal: Exiled, deck: Deck) -> bool:
    """Return True when the exiled objective is the next to be drawn."""
    return deck == EXILE_DECK and game.exile_deck[-1:] == (exile_goal - EXILE,)


def holds_secret(game: Winter, player: Player, secret: Secret) -> bool:
    """That hidden objective is in force for the player (R-BOARD-15)."""
    return game.secret[player] == secret


def holds_betrayal(game: Winter, player: Player, betrayal: Betrayal) -> bool:
    """That betrayal objective is in force for the player (R-BOARD-15)."""
    return game.secret[player] == betrayal


def holds_exiled(game: Winter, player: Player, exiled: Exiled) -> bool:
    """That exiled objective is in force for the player (R-EXILE-02)."""
    return game.secret[player] == exiled


SECRET = words.noun(
    "hidden goal",
    domain=hidden,
    named_by="secret",
    named=secret_named,
    says="a secret objective, by its name",
)
BETRAYAL_GOAL = words.noun(
    "betrayal goal",
    domain=hidden,
    named_by="betrayal",
    named=betrayal_named,
    says="a betrayal objective, by its name",
)
EXILE_GOAL = words.noun(
    "exile goal",
    domain=hidden,
    named_by="exile",
    named=exile_named,
    make=lay_exiled,
    says="an exiled objective, by its name",
)

FULFILS = words.predicate(
    "fulfil {secret}",
    subject="player",
    seen_by="player",
    example='you fulfil "A Shelf of My Own"',
    rules=("R-END-07",),
)(fulfils)
FULFILS_BETRAYAL = words.predicate(
    "fulfil {betrayal}",
    subject="player",
    seen_by="player",
    example='you fulfil "Ahead of Schedule"',
    rules=("R-END-07",),
)(fulfils_betrayal)
FULFILS_EXILED = words.predicate(
    "fulfil {exiled}",
    subject="player",
    seen_by="player",
    example='you fulfil "A Town of My Own"',
    rules=("R-EXILE-02",),
)(fulfils_exiled)
FULFILS_MAIN = words.predicate(
    "fulfil {objective}",
    subject="player",
    example='you fulfil "Words on the Wind"',
    rules=("R-COLONY-10",),
)(fulfils_main)
EXILED_ON_TOP = words.state(
    "on top of {deck}",
    subject="exile goal",
    example='"A Town of My Own" is on top of the exile deck',
    seen_by="nobody",
    rules=("R-EXILE-02",),
    make=put_exiled_on,
    covered=True,
)(is_exiled_on_top)
for slot, held, example in (
    ("secret", holds_secret, 'player 1 holds "A Shelf of My Own"'),
    ("betrayal", holds_betrayal, 'player 1 holds "Ahead of Schedule"'),
    ("exiled", holds_exiled, 'player 1 holds "A Town of My Own"'),
):
    words.predicate(
        f"hold {{{slot}}}",
        subject="player",
        seen_by="player",
        example=example,
        rules=("R-BOARD-15",),
        make=hold_secret,
    )(held)
