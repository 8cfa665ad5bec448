"""Declare effects on cards of decks and piles: taking, searching, putting back, shuffling.

Looking at cards and revealing them is in `words/effects/seeing.py`.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_zones import (
    BOX,
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    REMOVED,
    STAKES,
    WASTE,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import give_item, stop_working, take_away
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    HELD,
    IN_A_HAND,
    OF_NO_ITEMS,
    OUT_OF_THE_GAME,
    is_in_the_game,
    is_still_somewhere,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import (
    DEPTH,
    UNTAKEN,
    UNTOUCHED_OR_HELD,
    mark_dealt_with,
)
from dowlang.rulesets.dead_of_winter.words.cards.zones import (
    REMOVED_PILE,
    WASTE_PILE,
    Card,
    Cards,
    Deck,
    cards_of,
    is_item,
    is_of_deck,
    number_in,
    pile,
    set_pile,
    take_out,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

UNDER, ONTO, INTO = range(3)  # how a card goes into a deck: below it, on top, shuffled in


def take_card_from(game: Winter, card: Card, deck: Deck, player: Player) -> None:
    """A chosen card of a pile into the hand. An item deck looked through for it is shuffled
    (R-XROADS-10).
    """
    if not is_item(card) or card not in cards_of(game, deck):
        return
    mark_dealt_with(game, card)
    if deck in OUTSIDE:
        take_out(game, card)
        game.hand[player] += (card,)
        game.item_deck[deck] = game.shuffled(SHUFFLE, game.item_deck[deck])
        game.tell(events.CARD_FETCHED, player, card, deck)
        game.emit(events.DECK_SHUFFLED, deck)
    else:
        give_item(game, card, player)


def search_deck(game: Winter, deck: Deck, card: Card, player: Player) -> None:
    """Look through a deck, take the card, shuffle the deck (R-XROADS-10, U-64)."""
    take_card_from(game, card, deck, player)


def put_card_under(game: Winter, card: Card, deck: Deck) -> None:
    """To the bottom of a deck, face down. Several that nobody chooses lie there as they lay."""
    mark_dealt_with(game, card)
    if is_of_deck(card, deck) and is_still_somewhere(game, card):
        source = _leave(game, card)
        set_pile(game, deck, (number_in(deck, card), *pile(game, deck)))
        tell_way(game, card, deck, UNDER, source)


def put_card_onto(game: Winter, card: Card, deck: Deck) -> None:
    """To the top of a deck or pile. Of several that somebody chooses the last one lies on top,
    others lie as they lay.
    """
    mark_dealt_with(game, card)
    if is_of_deck(card, deck) and is_still_somewhere(game, card):
        source = _leave(game, card)
        set_pile(game, deck, (*pile(game, deck), number_in(deck, card)))
        tell_way(game, card, deck, ONTO, source)


def shuffle_into(game: Winter, cards: Cards, deck: Deck) -> None:
    """The cards go into a deck, which is shuffled. Without cards it is shuffled all the same
    (R-XROADS-10).
    """
    for card in cards:
        mark_dealt_with(game, card)
        if is_of_deck(card, deck) and is_still_somewhere(game, card):
            source = _leave(game, card)
            set_pile(game, deck, (*pile(game, deck), number_in(deck, card)))
            tell_way(game, card, deck, INTO, source)
    set_pile(game, deck, game.shuffled(SHUFFLE, pile(game, deck)))
    game.emit(events.DECK_SHUFFLED, deck)


OPEN_ZONES = (EQUIPMENT, WASTE, REMOVED, BOX, STAKES)
"""Where everybody knows which card lies: in the box those that were set aside."""


def shuffle_deck(game: Winter, deck: Deck) -> None:
    """A deck is shuffled (R-XROADS-10)."""
    shuffle_into(game, (), deck)


def _leave(game: Winter, card: Card) -> tuple[int, int]:
    """Take the card from where it is. Equipment stops working.

    Returns where it was, as `items.locate` tells.
    """
    if is_item(card):
        source = take_away(game, card)
        stop_working(game, card, source)
        return source
    take_out(game, card)
    return ELSEWHERE, NONE


def tell_way(game: Winter, card: Card, deck: Deck, way: int, source: tuple[int, int]) -> None:
    """Tell that a card goes into a deck or pile: openly when it lay open or will, else only to
    whose hand it was in.
    """
    zone, holder = source
    game.tell(events.CARD_LEFT, zone, holder)
    if deck in (WASTE_PILE, REMOVED_PILE) or zone in OPEN_ZONES:
        game.tell(events.CARD_PUT, NOBODY, card, deck, way)
    else:
        game.tell(events.CARD_HIDDEN, holder if zone == HAND else NOBODY, card, deck, way)


TAKE_FROM = words.effect(
    "take {card} from {deck}",
    printed="take {card} from {deck} (look through it, then shuffle it)",
    printed_not_of={"deck": ("the waste pile", "the removed pile")},
    lays=("card", IN_A_HAND),
    misses={"deck": OF_NO_ITEMS},
    to_subject=True,
    subject="player",
    within={"card": "in {deck}"},
    example="take 1 tool card from the waste pile",
    rules=("R-XROADS-10", "U-64"),
    left=("card", UNTAKEN),
    ahead=take_card_from,
    beyond={"card": HELD},
    also=(
        "(take|draw|get) {card} (out of|from) {deck} [into your hand]",
        "search {deck} for {card} [and take it|and take it into your hand|and put it into your "
        "hand]",
        "(take|draw) {card} of {deck}",
        "take {card} from {deck} LEFT look through it , then shuffle it RIGHT",
    ),
)(take_card_from)
SHUFFLE_DECK = words.effect(
    "shuffle {deck}",
    example='shuffle the "School" deck',
    brings=(events.DECK_SHUFFLED,),
    rules=("R-XROADS-10",),
    also=(
        "(reshuffle|shuffle up) {deck}",
        "{deck} is shuffled",
    ),
)(shuffle_deck)
SEARCH_DECK = words.effect(
    "search {deck} for {card}",
    printed="take {card} from {deck}, then shuffle it",
    lays=("card", IN_A_HAND),
    misses={"deck": OF_NO_ITEMS},
    to_subject=True,
    subject="player",
    within={"card": "in {deck}"},
    example='search the "School" deck for 1 education card',
    rules=("R-XROADS-10", "U-64"),
    in_vain=SHUFFLE_DECK,
    ahead=search_deck,
    beyond={"card": HELD},
    also=(
        "(look through|search) {deck} for {card} [and take it|and put it into your hand|and draw "
        "it]",
    ),
)(search_deck)
PUT_UNDER = words.effect(
    "put {card} under {deck}",
    to_one=("card", "deck"),
    misses={"card": (OUT_OF_THE_GAME,)},
    into=("card", "deck"),
    to_end=("card", "deck", "bottom"),
    lying_order=("lowest", DEPTH),
    loses="card",
    example="put one of those cards under the crisis deck",
    rules=("R-XROADS-09",),
    there={"card": is_in_the_game},
    left=("card", UNTOUCHED_OR_HELD),
    ahead=put_card_under,
    also=("(put|place) {card} (on the bottom of|under|at the bottom of) {deck}",),
)(put_card_under)
PUT_ONTO = words.effect(
    "put {card} onto {deck}",
    to_one=("card", "deck"),
    misses={"card": (OUT_OF_THE_GAME,)},
    into=("card", "deck"),
    to_end=("card", "deck", "top"),
    lying_order=("highest", DEPTH),
    lays=("card", ""),
    loses="card",
    example="put those cards onto the waste pile",
    rules=("R-BOARD-11",),
    there={"card": is_in_the_game},
    left=("card", UNTOUCHED_OR_HELD),
    ahead=put_card_onto,
    also=(
        "(put|place|return) {card} (on|onto|on top of|on the top of|to) [top of|the top of] {deck}",
    ),
)(put_card_onto)
SHUFFLE_INTO = words.effect(
    "shuffle {cards} into {deck}",
    to_one=("cards", "deck"),
    misses={"cards": (OUT_OF_THE_GAME,)},
    into=("cards", "deck"),
    loses="cards",
    example='shuffle the rest into the "School" deck',
    rules=("R-XROADS-10",),
    ahead=shuffle_into,
    also=("(shuffle|mix) {cards} [back] (into|in) {deck}",),
)(shuffle_into)


STEPS = (
    take_card_from,
    search_deck,
    put_card_under,
    put_card_onto,
    shuffle_into,
    shuffle_deck,
)
