"""Declare effects on cards of decks and piles: searching, putting back, shuffling, looking,
revealing.

Cards that were looked at or revealed stay where they are and are remembered in `game.aside`
(`cards_left.dealt_with`). The others are `the rest`.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events, items
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import (
    ELSEWHERE,
    EQUIPMENT,
    HAND,
    STAKES,
    give_item,
    stop_working,
    take_away,
)
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, OUTSIDE, Player, Symbol
from dowlang.rulesets.dead_of_winter.words.adjectives import carries
from dowlang.rulesets.dead_of_winter.words.card_availability import (
    HELD,
    IN_A_HAND,
    OF_NO_ITEMS,
    OUT_OF_THE_GAME,
    is_in_the_game,
    is_still_somewhere,
)
from dowlang.rulesets.dead_of_winter.words.cards_left import (
    UNTAKEN,
    UNTOUCHED_OR_HELD,
    dealt_with,
)
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.zones import (
    OFFSETS,
    REMOVED,
    WASTE,
    Card,
    Cards,
    Deck,
    cards_of,
    find,
    is_item,
    number_in,
    pile,
    set_pile,
    take_out,
    unseen,
)

UNDER, ONTO, INTO = range(3)  # how a card goes into a deck: below it, on top, shuffled in


# ---- decks
def take_card_from(game: Winter, card: Card, deck: Deck, player: Player) -> None:
    """A chosen card of a pile into the hand. An item deck looked through for it is shuffled
    (R-XROADS-10).
    """
    if not is_item(card) or card not in cards_of(game, deck):
        return
    dealt_with(game, card)
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
    """To the bottom of a deck, face down."""
    dealt_with(game, card)
    if _fits(card, deck) and is_still_somewhere(game, card):
        source = _leave(game, card)
        set_pile(game, deck, (number_in(deck, card), *pile(game, deck)))
        tell_way(game, card, deck, UNDER, source)


def put_card_onto(game: Winter, card: Card, deck: Deck) -> None:
    """To the top of a deck or pile."""
    dealt_with(game, card)
    if _fits(card, deck) and is_still_somewhere(game, card):
        source = _leave(game, card)
        set_pile(game, deck, (*pile(game, deck), number_in(deck, card)))
        tell_way(game, card, deck, ONTO, source)


def shuffle_into(game: Winter, cards: Cards, deck: Deck) -> None:
    """The cards go into a deck, which is shuffled. Without cards it is shuffled all the same
    (R-XROADS-10).
    """
    for card in cards:
        dealt_with(game, card)
        if _fits(card, deck) and is_still_somewhere(game, card):
            source = _leave(game, card)
            set_pile(game, deck, (*pile(game, deck), number_in(deck, card)))
            tell_way(game, card, deck, INTO, source)
    set_pile(game, deck, game.shuffled(SHUFFLE, pile(game, deck)))
    game.emit(events.DECK_SHUFFLED, deck)


def shuffle_deck(game: Winter, deck: Deck) -> None:
    """A deck is shuffled (R-XROADS-10)."""
    shuffle_into(game, (), deck)


def _fits(card: Card, deck: Deck) -> bool:
    """Return True if a card of that kind belongs into that deck."""
    return (
        is_item(card) if deck not in OFFSETS else card // OFFSETS[deck] == 1 and not is_item(card)
    )


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
    if deck in (WASTE, REMOVED) or zone in (EQUIPMENT, items.WASTE, items.REMOVED, STAKES):
        game.tell(events.CARD_PUT, NOBODY, card, deck, way)
    else:
        game.tell(events.CARD_HIDDEN, holder if zone == HAND else NOBODY, card, deck, way)


TAKE_FROM = words.effect(
    "take {card} from {deck}",
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
    ),
)(take_card_from)
SHUFFLE_DECK = words.effect(
    "shuffle {deck}",
    example='shuffle the "School" deck',
    rules=("R-XROADS-10",),
    also=(
        "(reshuffle|shuffle up) {deck}",
        "{deck} is shuffled",
    ),
)(shuffle_deck)
SEARCH_DECK = words.effect(
    "search {deck} for {card}",
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
    misses={"card": (OUT_OF_THE_GAME,)},
    into=("card", "deck"),
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
    misses={"card": (OUT_OF_THE_GAME,)},
    into=("card", "deck"),
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
    misses={"cards": (OUT_OF_THE_GAME,)},
    into=("cards", "deck"),
    loses="cards",
    example='shuffle the rest into the "School" deck',
    rules=("R-XROADS-10",),
    ahead=shuffle_into,
)(shuffle_into)


# ---- seeing
def look_at(game: Winter, cards: Cards, player: Player) -> Cards:
    """The player alone sees the cards. They stay where they are (R-BOARD-15). Returns them."""
    game.aside = cards
    for card in cards:
        tell_place(game, card)
        game.emit(events.CARD_SEEN, player, card)
    return cards


def see_unknown(game: Winter, cards: Cards, player: Player) -> Cards:
    """As many cards on a copy of the game, of which nothing is known that lie face down."""
    return turn_unknown(game, cards)


def turn_unknown(game: Winter, cards: Cards) -> Cards:
    """As many cards on a copy of the game: nothing is known of those in an item deck, which are
    turned over when it happens.
    """
    out: list[int] = []
    for card in cards:
        zone, deck = find(game, card) if is_item(card) else ("", NONE)
        if zone == "deck" and deck in OUTSIDE:
            (other,) = unseen(game, 1)
            changed = tuple(other if each == card else each for each in pile(game, deck))
            set_pile(game, deck, changed)
            out.append(other)
        else:
            out.append(card)
    game.aside = tuple(out)
    return game.aside


def tell_place(game: Winter, card: Card) -> None:
    """Tell in which hand, deck or pile the card lies that is looked at or revealed next."""
    if is_item(card):
        zone, holder = items.locate(game, card)
    else:
        piles = (deck for deck in OFFSETS if card in cards_of(game, deck))
        zone, holder = next(((items.DECK, deck) for deck in piles), (ELSEWHERE, NONE))
    game.tell(events.CARD_LEFT, zone, holder)


def look_at_hand(game: Winter, owner: Player, player: Player) -> Cards:
    """The player alone sees a hand (R-BOARD-15). Returns its cards."""
    return look_at(game, game.hand[owner], player)


def has_cards(game: Winter, owner: Player, player: Player) -> bool:
    """Return True for a hand with a card in it. How many there are is open (R-BOARD-15)."""
    return bool(game.hand[owner])


def has_cards_to_show(game: Winter, other: Player, player: Player) -> bool:
    """Return True for a player who has a card to show (R-BOARD-15)."""
    return bool(game.hand[player])


def lies_a_card(game: Winter, deck: Deck, count: int, symbol: Symbol) -> bool:
    """Return True for a deck that is not through."""
    return bool(cards_of(game, deck))


def show_hand(game: Winter, other: Player, player: Player) -> None:
    """Another player sees the own hand (R-BOARD-15)."""
    look_at(game, game.hand[player], other)


def look_at_objective(game: Winter, owner: Player, player: Player) -> None:
    """The player alone sees a secret objective (R-BOARD-15, R-BOARD-16)."""
    if game.secret[owner] != NONE:
        game.emit(events.OBJECTIVE_SEEN, player, owner, game.secret[owner])


def has_objective(game: Winter, owner: Player, player: Player) -> bool:
    """Return True for a player with a secret objective to look at (R-BOARD-15)."""
    return game.secret[owner] != NONE


def reveal_until(game: Winter, deck: Deck, count: int, symbol: Symbol) -> Cards:
    """From the top, face up, until so many with the symbol have come, or the deck is through.

    Returns those. The others are the rest.
    """
    wanted: list[int] = []
    others: list[int] = []
    for card in cards_of(game, deck):
        if len(wanted) >= count:
            break
        (wanted if carries(game, card, symbol) else others).append(card)
    game.aside = tuple(others)
    for card in (*wanted, *others):
        game.tell(events.CARD_LEFT, items.DECK, deck)
        game.emit(events.CARD_REVEALED, card)
    return tuple(wanted)


def reveal(game: Winter, cards: Cards) -> Cards:
    """Everybody sees the cards. They stay where they are. Returns them."""
    game.aside = cards
    for card in cards:
        tell_place(game, card)
        game.emit(events.CARD_REVEALED, card)
    return cards


LOOK_AT = words.effect(
    "look at {cards}",
    to_subject=True,
    subject="player",
    example="look at the top 2 cards of the crisis deck",
    rules=("R-BOARD-15",),
    yields="cards",
    ahead=see_unknown,
    also=("(peek at|examine|secretly look at|view|check) {cards}",),
)(look_at)
LOOK_AT_HAND = words.effect(
    "look at the hand of {owner}",
    between_two=True,
    to_subject=True,
    subject="player",
    example="look at the hand of another player",
    rules=("R-BOARD-15",),
    possible=has_cards,
    yields="cards",
    also=(
        "(look at|see) {owner} 's (hand|cards)",
        "look at the cards in {owner} 's hand",
        "{owner} shows you (their|his|her) (hand|cards)",
        "look at (all cards|the cards) (in the hand of|of) {owner}",
    ),
)(look_at_hand)
SHOW_HAND = words.effect(
    "show your hand to {other}",
    between_two=True,
    subject="player",
    example="show your hand to another player",
    rules=("R-BOARD-15", "U-41"),
    possible=has_cards_to_show,
    also=(
        "(reveal|show) your (hand|cards) to {other}",
        "show {other} your (hand|cards)",
    ),
)(show_hand)
LOOK_AT_OBJECTIVE = words.effect(
    "look at the secret objective of {owner}",
    to_subject=True,
    subject="player",
    example="look at the secret objective of another player",
    rules=("R-BOARD-15",),
    possible=has_objective,
    also=(
        "(peek at|see) the secret objective of {owner}",
        "(look at|peek at|see) {owner} 's secret objective",
        "{owner} shows you (their|his|her) secret objective",
    ),
)(look_at_objective)
REVEAL_UNTIL = words.effect(
    "reveal cards from {deck} until {count} {symbol} cards are revealed",
    misses={"deck": OF_NO_ITEMS},
    example='reveal cards from the "School" deck until 1 survivor card is revealed',
    rules=("R-CARD-14",),
    yields="cards",
    possible=lies_a_card,
)(reveal_until)
REVEAL = words.effect(
    "reveal {cards}",
    example="reveal the top 8 cards of the crisis deck",
    rules=("R-BOARD-17",),
    yields="cards",
    ahead=turn_unknown,
    also=("(flip|turn over|flip over|turn up|show) {cards}",),
)(reveal)

STEPS = (
    take_card_from,
    search_deck,
    put_card_under,
    put_card_onto,
    shuffle_into,
    shuffle_deck,
    look_at,
    look_at_hand,
    show_hand,
    look_at_objective,
    reveal_until,
    reveal,
)
