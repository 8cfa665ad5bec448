"""Number decks and piles, and code cards of every deck, names that mean any copy, and dice.

No word is declared here. Nouns, filters and effects share these readings of the state.

Decks and piles are numbered in one row (`SURVIVOR_DECK` … after the six item decks, which have the
number of their location). A card in a word is one integer: the number of an item copy as it is, or
the number of a card of another deck plus that deck's offset. The name of an item means any of its
copies: the code `ANY_COPY - design`. A die is `player * DICE_OF_A_PLAYER + value`, so that it knows
its owner.
"""

from __future__ import annotations

from typing import Annotated

from dowlang.engine.ongoing_effects import EACH
from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    CONTRIBUTIONS,
    DECK,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    SEARCH,
    STAKES,
    TUCKED,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.labels import CARD_OFFSETS, IDS_OF_A_KIND
from dowlang.rulesets.dead_of_winter.state.types import OUTSIDE

Deck = Annotated[int, "deck"]
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "card"]
Crisis = Annotated[int, "crisis"]
Crossroads = Annotated[int, "crossroads"]
Objective = Annotated[int, "objective"]
Phase = Annotated[int, "phase"]
Game = Annotated[int, "game"]
PoolDice = Annotated[tuple[int, ...], "die"]
PoolDie = Annotated[int, "die"]  # player * DICE_OF_A_PLAYER + value

SURVIVOR_DECK, CRISIS_DECK, CROSSROADS_DECK, EXILE_DECK, WASTE_PILE, REMOVED_PILE, BOX_PILE = range(
    7, 14
)
FIELDS_OF_PILES = {
    SURVIVOR_DECK: "survivor_deck",
    CRISIS_DECK: "crisis_deck",
    CROSSROADS_DECK: "crossroads_deck",
    EXILE_DECK: "exile_deck",
    WASTE_PILE: "waste",
    REMOVED_PILE: "removed",
    BOX_PILE: "box",
}
"""Deck or pile -> the field of the state that keeps it. Item decks stand in `item_deck`."""
DECKS = (*OUTSIDE, *FIELDS_OF_PILES)
ZONES_OF_PILES = {WASTE_PILE: WASTE, REMOVED_PILE: REMOVED, BOX_PILE: BOX}
"""Pile -> its zone. Cards in every other one are in the zone `DECK`."""

_OF_KIND = {kind: offset for offset, kind in CARD_OFFSETS}
OFFSETS = {
    CRISIS_DECK: _OF_KIND["crisis"],
    SURVIVOR_DECK: _OF_KIND["survivor"],
    CROSSROADS_DECK: _OF_KIND["crossroads"],
    EXILE_DECK: _OF_KIND["exile"],
}

ANY_COPY = EACH - 1  # below the codes of the engine: no card, and whatever fits
DICE_OF_A_PLAYER = 8


def pile(game: Winter, deck: int) -> tuple[int, ...]:
    """The numbers in a deck or pile as the state keeps them, the top last.

    Nothing for the deck of no place.
    """
    if deck < 0:
        return ()
    if deck <= len(OUTSIDE):
        return game.item_deck[deck]
    numbers: tuple[int, ...] = getattr(game, FIELDS_OF_PILES[deck])
    return numbers


def set_pile(game: Winter, deck: int, numbers: tuple[int, ...]) -> None:
    """Replace a deck or pile whole, the top last."""
    if deck <= len(OUTSIDE):
        game.item_deck[deck] = numbers
        return
    setattr(game, FIELDS_OF_PILES[deck], numbers)


def cards_of(game: Winter, deck: int) -> tuple[int, ...]:
    """Ids of the cards of a deck or pile, the top first."""
    offset, cards = OFFSETS.get(deck, 0), pile(game, deck)[::-1]
    return tuple([number + offset for number in cards]) if offset else cards


def lying_in(game: Winter, deck: int) -> tuple[int, ...]:
    """Ids of the cards that words about a deck or pile mean, the top first.

    The item whose text is being carried out lies among them only afterwards, so that no card finds
    itself. Rules: R-ACT-PLY-02, -03.
    """
    cards = cards_of(game, deck)
    if game.playing in cards:
        return tuple(card for card in cards if card != game.playing)
    return cards


def number_in(deck: int, card: int) -> int:
    """A card's number as the pile of that deck keeps it."""
    return card - OFFSETS.get(deck, 0)


def is_of_deck(card: int, deck: int) -> bool:
    """Return True if a card is of the kind that lies in that deck. Items lie in all other decks
    and piles.
    """
    offset = OFFSETS.get(deck, 0)
    return offset <= card < offset + IDS_OF_A_KIND


def is_item(card: int) -> bool:
    """Return True for a copy of an item card (not a card of another deck, not a name)."""
    return 0 <= card < IDS_OF_A_KIND


def is_seen(game: Winter, card: int) -> bool:
    """Return True for a copy of an item card that there is.

    Nothing is known of one that will be drawn (`all_copies`).
    """
    return 0 <= card < len(game.t.item_card)


def same(game: Winter, card: int, meant: int) -> bool:
    """Return True if `card` is the card meant. A name means any copy."""
    return card == meant or (
        meant <= ANY_COPY and is_seen(game, card) and game.t.item_card[card] == ANY_COPY - meant
    )


def all_copies(game: Winter) -> range:
    """Return the ids of all item copies.

    On a copy of the game that looks ahead it has also cards in hands that nobody has seen.
    """
    most = max([max(hand) for hand in game.hand if hand], default=0)
    return range(max(len(game.t.item_card), most + 1))


def unseen(game: Winter, count: int) -> tuple[int, ...]:
    """Return ids of so many more cards of which nothing is known, on a copy of the game."""
    lying = max([max(deck) for deck in game.item_deck if deck], default=0)
    first = max(len(all_copies(game)), lying + 1)
    return tuple(range(first, first + count))


def copies_of(game: Winter, meant: int) -> tuple[int, ...]:
    """All copies of the item that a name means."""
    return tuple(item for item, design in enumerate(game.t.item_card) if design == ANY_COPY - meant)


def copies_said(game: Winter, said: Cards) -> tuple[int, ...]:
    """Return the cards that a rule is about: of a name every copy, else what is said as it is."""
    return tuple(
        item for one in said for item in (copies_of(game, one) if one <= ANY_COPY else (one,))
    )


def find(game: Winter, card: int) -> tuple[int, int]:
    """Return the zone in which a card lies (`card_zones`), and whose or which one.

    Beside the zone stands a player (hand, contributions, stakes, search), a survivor (equipment,
    tucked), the number of a deck or pile, or -1 for a card that lies nowhere.
    """
    for player, hand in enumerate(game.hand):
        if card in hand:
            return HAND, player
    for survivor, items in enumerate(game.equipment):
        if card in items:
            return EQUIPMENT, survivor
    for deck in DECKS:
        if number_in(deck, card) in pile(game, deck):
            return ZONES_OF_PILES.get(deck, DECK), deck
    for player, item, _ in game.contributed:
        if item == card:
            return CONTRIBUTIONS, player
    for player, item in game.stakes:
        if item == card:
            return STAKES, player
    for survivor, item in game.tucked:
        if item == card:
            return TUCKED, survivor
    if card in game.drawn:
        return SEARCH, game.active_player
    return ELSEWHERE, -1


def held(game: Winter, player: int) -> tuple[int, ...]:
    """The items a player holds: in hand, then on the survivors of the group."""
    out, equipment = game.hand[player], game.equipment
    for survivor, controller in enumerate(game.controller):
        if controller == player and equipment[survivor]:
            out += equipment[survivor]
    return out


def equipment_of(game: Winter, survivor: int) -> tuple[int, ...]:
    """The items beside a survivor."""
    return game.equipment[survivor]


def take_out(game: Winter, card: int) -> None:
    """Take a card from wherever it lies, without putting it anywhere.

    What equipment had in force is the caller's business.
    """
    zone, place = find(game, card)
    if zone == HAND:
        game.hand[place] = tuple(c for c in game.hand[place] if c != card)
    elif zone == EQUIPMENT:
        game.equipment[place] = tuple(c for c in game.equipment[place] if c != card)
    elif zone in (DECK, WASTE, REMOVED, BOX):
        set_pile(game, place, tuple(c for c in pile(game, place) if c != number_in(place, card)))
    elif zone == CONTRIBUTIONS:
        game.contributed = tuple(entry for entry in game.contributed if entry[1] != card)
    elif zone == STAKES:
        game.stakes = tuple(stake for stake in game.stakes if stake[1] != card)
    elif zone == TUCKED:
        game.tucked = tuple(entry for entry in game.tucked if entry[1] != card)
    elif zone == SEARCH:
        game.drawn = tuple(c for c in game.drawn if c != card)
