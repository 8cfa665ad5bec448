"""Bring about where item cards are: the `given` lines of card tests and the builder of tables.

Copies are taken from wherever they are, never made out of nothing. Rules: R-COMP.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.card_zones import UNHELD
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import put_in_force
from dowlang.rulesets.dead_of_winter.state.types import (
    OUTSIDE,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    ANY_COPY,
    BOX_PILE,
    OFFSETS,
    REMOVED_PILE,
    WASTE_PILE,
    Card,
    Deck,
    cards_of,
    find,
    is_item,
    pile,
    set_pile,
    take_out,
)
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable, check_in_game

LAID: WeakKeyDictionary[Winter, set[int]] = WeakKeyDictionary()
"""Table that is being laid -> copies that a line has put somewhere."""


def a_copy(game: Winter, card: Card) -> int:
    """Return the item meant.

    Of a name it is a copy nobody holds yet and no other line has laid somewhere: from the box, a
    deck, a pile. Raises `Unbuildable` when there is none.
    """
    if card > ANY_COPY:
        return card
    check_in_game(game, game.t.design_path[ANY_COPY - card])
    copies = [item for item, design in enumerate(game.t.item_card) if design == ANY_COPY - card]
    for item in copies:
        if find(game, item)[0] in UNHELD and item not in LAID.get(game, ()):
            return item
    name = game.cards.of_kind["item"][ANY_COPY - card]["name"]
    raise Unbuildable(f"all {len(copies)} copies of `{name}` are held or laid down already")


def give_copy(game: Winter, player: Player, card: Card) -> None:
    """Put a copy into the player's hand."""
    item = a_copy(game, card)
    take_out(game, item)
    game.hand[player] += (item,)


def equip_copy(game: Winter, survivor: Survivor, card: Card) -> None:
    """Put a copy beside the survivor, and in force.

    Raises `Unbuildable` for an item that nobody is equipped with (R-CARD-15).
    """
    item = a_copy(game, card)
    if game.t.item_way[item] != EQUIP:
        raise Unbuildable("an item without `equip` lies beside nobody")
    take_out(game, item)
    game.equipment[survivor] += (item,)
    put_in_force(game, item, survivor)


def tuck_copy(game: Winter, card: Card, survivor: Survivor) -> None:
    """Put a copy face down under the survivor."""
    item = a_copy(game, card)
    take_out(game, item)
    game.tucked += ((survivor, item),)


def put_copy_in(game: Winter, card: Card, deck: Deck) -> None:
    """Put a copy on top of that deck or pile."""
    if deck in OFFSETS:
        raise Unbuildable(
            "an item can be in an item deck, in the waste pile or in the removed pile"
        )
    item = a_copy(game, card)
    take_out(game, item)
    set_pile(game, deck, (*pile(game, deck), item))
    LAID.setdefault(game, set()).add(item)


def set_cards_in(game: Winter, deck: Deck, value: int) -> None:
    """Set the number of cards in a deck or pile.

    Surplus ones go to the box from the bottom. Missing ones come from the box, then from the
    fullest item deck. Raises `Unbuildable` when there are too few.
    """
    now = pile(game, deck)
    if deck in OFFSETS:
        if value > len(now):
            raise Unbuildable(f"the deck has {len(now)} cards, wanted {value}")
        set_pile(game, deck, now[len(now) - value :])
        return
    surplus, kept = now[: max(0, len(now) - value)], now[max(0, len(now) - value) :]
    set_pile(game, deck, kept)
    set_pile(game, BOX_PILE, (*surplus, *pile(game, BOX_PILE)))
    for _ in range(value - len(kept)):
        source = (
            BOX_PILE
            if pile(game, BOX_PILE)
            else max((d for d in OUTSIDE if d != deck), key=lambda d: len(pile(game, d)))
        )
        if not pile(game, source):
            raise Unbuildable(f"there are not enough cards for {value} in that pile")
        item = pile(game, source)[-1]
        set_pile(game, source, pile(game, source)[:-1])
        set_pile(game, deck, (*pile(game, deck), item))


def set_cards_in_hand(game: Winter, player: Player, value: int) -> None:
    """Set the number of cards in a player's hand.

    Surplus ones go to the box, the last first. Missing ones are such as no line speaks of: from the
    box, then from the fullest item deck. Raises `Unbuildable` when there are too few.
    """
    surplus, game.hand[player] = game.hand[player][value:], game.hand[player][:value]
    set_pile(game, BOX_PILE, (*surplus, *pile(game, BOX_PILE)))
    while len(game.hand[player]) < value:
        source = max(
            (BOX_PILE, *OUTSIDE),
            key=lambda deck: (deck == BOX_PILE and bool(pile(game, deck)), len(pile(game, deck))),
        )
        laid = LAID.get(game, ())
        item = next((one for one in pile(game, source) if one not in laid), None)
        if item is None:
            raise Unbuildable(f"there are not enough cards for {value} in that hand")
        take_out(game, item)
        game.hand[player] += (item,)


def empty_deck(game: Winter, deck: Deck) -> None:
    """Take all cards out of a deck or pile, into the box."""
    set_cards_in(game, deck, 0)


def is_consistent(game: Winter) -> bool:
    """Return True if every item is in one place, as the invariants of Part 7 demand."""
    seen: list[int] = []
    for hand in game.hand:
        seen += hand
    for equipment in game.equipment:
        seen += equipment
    for deck in (*OUTSIDE, WASTE_PILE, REMOVED_PILE, BOX_PILE):
        seen += [card for card in cards_of(game, deck) if is_item(card)]
    seen += [item for _, item, _ in game.contributed]
    seen += [item for _, item in (*game.stakes, *game.tucked)]
    return sorted(seen) == list(range(len(game.t.item_card)))
