"""The hero pool: prices, taking a card, sliding and refilling. Rules: D-PH3-09..14, U-11, U-28."""

from __future__ import annotations

from dowlang.engine.places_and_seats import slid
from dowlang.rulesets.dwar7s_winter.procedures.stocks import pay
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import DECKS
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, NONE, Hero, Heroes, Player


def price_of(game: Dwar7s, slot: int) -> int:
    """Return the gold that a slot costs. Rules: D-PH3-12."""
    return game.param[P.PRICES[slot]]


def heroes_in_pool(game: Dwar7s) -> Heroes:
    """Return the heroes of the pool from left to right."""
    return tuple(hero for hero in game.pool if hero != NONE)


def take_hero(game: Dwar7s, player: Player, hero: Hero, gold: int) -> None:
    """Pay, put a hero of the pool face down into the own deck, and close the gap.

    `gold` is the price of a hire, -1 where the hero is taken without one.

    Rules: D-PH3-09, D-PH3-11, D-PH3-13, D-CARD-09.
    """
    if hero not in game.pool:
        return
    if gold > 0:
        pay(game, player, GOLD, gold)
    slot = game.pool.index(hero)
    game.deck[player] += (hero,)
    game.pool = slid(game.pool, slot, NONE)
    game.emit(E.HERO_TAKEN, player, hero, gold)
    fill_left(game)


def refresh(game: Dwar7s) -> None:
    """Lay the pool under the hero deck and reveal new heroes, in the co-operative edition.

    Rules: U-55.
    """
    old = heroes_in_pool(game)
    game.hero_deck, game.pool = (*old, *game.hero_deck), (NONE,) * len(game.pool)
    slots = len(game.pool)
    pile = game.hero_deck
    new = tuple(reversed(pile[max(0, len(pile) - slots) :]))
    game.hero_deck = pile[: len(pile) - len(new)]
    game.pool = new + (NONE,) * (slots - len(new))
    for hero in new:
        game.emit(E.POOL_FILLED, hero)


def fill_left(game: Dwar7s) -> None:
    """Fill the leftmost slot from the hero deck, if there is a card. Rules: D-PH3-13, U-28."""
    if game.pool[0] == NONE and not game.hero_deck:
        game.tell(E.RAN_OUT, DECKS.index("hero deck"), NONE)
    elif game.pool[0] == NONE:
        hero, game.hero_deck = game.hero_deck[-1], game.hero_deck[:-1]
        game.pool = (hero, *game.pool[1:])
        game.emit(E.POOL_FILLED, hero)
