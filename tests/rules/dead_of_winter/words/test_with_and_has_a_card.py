"""`a player with a card` and `a player who has a card` are the same players: those with such a card
in hand or on a survivor (U-56). `in hand` is said where only the hand is meant.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.cards.zones import held, same, take_out
from dowlang.rulesets.dead_of_winter.words.nouns import item_named
from dowlang.semantics import ir
from tests.oracle.values import value
from tests.semantics.winter_world import base_names, checked_text

HOW_MANY: dict[str, Callable[[int], bool]] = {
    "a {}": lambda count: count >= 1,
    "no {}s": lambda count: count == 0,
    "2 {}s": lambda count: count >= 2,
    "at least 2 {}s": lambda count: count >= 2,
    "exactly 2 {}s": lambda count: count == 2,
}
SYMBOLS = ("weapon", "fuel", "education", "food", "medicine", "tool")
KINDS = ("card", *[f"{symbol} card" for symbol in SYMBOLS])
WHERE = {"": held, " in hand": lambda game, player: game.hand[player]}
RANKS = {
    "with the most cards": (held, max),
    "with the fewest cards": (held, min),
    "with the largest hand": (WHERE[" in hand"], max),
    "with the smallest hand": (WHERE[" in hand"], min),
}


@cache
def tables() -> tuple[Any, ...]:
    """Games of four where hands and equipment differ: each has none, one or two of each."""
    cards, out = dowlang.load("cards/base"), []
    for shift in range(4):
        game = begun(cards, seed=shift)
        items = sorted(item for hand in game.hand for item in hand)
        items += [item for deck in game.item_deck[1:] for item in deck]
        people = {
            player: next(one for one, owner in enumerate(game.controller) if owner == player)
            for player in range(4)
        }
        for player in range(4):
            for symbol in range(len(SYMBOLS)):
                fit = [item for item in items if carries(game, item, symbol)][:2]
                items = [item for item in items if item not in fit]
                for item in fit:
                    take_out(game, item)
                where = (player + symbol + shift) % 4
                if where == 0:
                    game.hand[player] += tuple(fit)
                elif where == 1:
                    game.equipment[people[player]] += tuple(fit)
                elif where == 2:
                    game.hand[player] += tuple(fit[:1])
                    game.equipment[people[player]] += tuple(fit[1:])
        out.append(game)
    bare = begun(cards, seed=9)
    first = next(iter(bare.hand[0]))
    for player in range(4):
        bare.hand[player] = ()
    bare.equipment[next(one for one, who in enumerate(bare.controller) if who == 1)] = (first,)
    out.append(bare)
    return tuple(out)


def begun(cards: Any, seed: int) -> Any:
    """Return a game of four in which everybody leads a group."""
    game: Any = dowlang.Game(cards, players=4, seed=seed)
    state = getattr(game, "game", game)
    while set(range(4)) - set(state.controller):
        game.apply(game.decision.options[0])
    return state


def those(game: Any, written: str) -> set[int]:
    """Return the players of a noun phrase that a goal asks for."""
    return {player for player in range(4) if value(game, asked(written), {"you": player}, "x")}


@cache
def asked(written: str) -> ir.Expression:
    result, found = checked_text(f'secret "Quantities"\n    flavor "x"\n    goal {written}\n')
    assert not found, (written, [each.message for each in found])
    (goal,) = result.checked_cards[0].goals.values()
    assert goal.atom is not None
    return goal.atom.condition


def of_some_and_not_of_all(kind: str, quantity: str, where: str) -> int:
    """Check at each table who has so many cards. Return at how many of them some have, not all."""
    differ, card = 0, quantity.format(kind) + where
    for game in tables():
        wanted = {
            player
            for player in range(4)
            if HOW_MANY[quantity](
                sum(sort_of(game, item, kind) for item in WHERE[where](game, player))
            )
        }
        for said in (f"players with {card}", f"players who have {card}"):
            assert those(game, f"{said} = {len(wanted)}") == {0, 1, 2, 3}, (said, wanted)
        assert those(game, f"you have {card}") == wanted, card
        differ += len(wanted) not in (0, 4)
    return differ


@pytest.mark.sample
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("quantity", HOW_MANY)
@pytest.mark.parametrize("where", WHERE)
def test_with_a_card_is_who_has_a_card(kind: str, quantity: str, where: str) -> None:
    of_some_and_not_of_all(kind, quantity, where)


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
def test_of_each_kind_of_card_some_have_one(kind: str) -> None:
    said = product(HOW_MANY, WHERE)
    assert any(of_some_and_not_of_all(kind, quantity, where) for quantity, where in said)


def sort_of(game: Any, item: int, kind: str) -> bool:
    """Return True for an item that a noun phrase speaks of."""
    return kind == "card" or carries(game, item, SYMBOLS.index(kind.split()[0]))


def test_with_a_named_card_is_who_has_it() -> None:
    told = set()
    for (name, slug), game in product(base_names()["item"].items(), tables()):
        wanted = {
            player
            for player in range(4)
            if any(same(game, item, item_named(game, slug)) for item in held(game, player))
        }
        assert those(game, f'players with "{name}" = {len(wanted)}') == {0, 1, 2, 3}, name
        assert those(game, f'you have "{name}"') == wanted, name
        told.add(len(wanted))
    assert len(told) > 1


@pytest.mark.every_case
@pytest.mark.parametrize("ranked", RANKS)
def test_a_ranking_counts_what_a_player_has_unless_it_says_hand(ranked: str) -> None:
    lying, best = RANKS[ranked]
    told = set()
    for game in tables():
        counts = [len(lying(game, player)) for player in range(4)]
        wanted = counts.count(best(counts))
        assert those(game, f"players {ranked} = {wanted}") == {0, 1, 2, 3}, counts
        told.add(tuple(counts))
    assert len(told) > 1
