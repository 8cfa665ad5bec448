"""The search action, with noise (R-ACT-SEA, R-BOARD-12, U-12)."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import spare, value
from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import (
    add_noise,
    noise_possible,
)
from dowlang.rulesets.dead_of_winter.procedures.dice import spend_die
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import without
from dowlang.rulesets.dead_of_winter.state.parameters import (
    NO_NOISE,
    SEARCH_DRAWS,
    SEARCH_DRAWS_THERE,
    SEARCH_KEEPS,
    SEARCH_KEEPS_THERE,
    SEARCH_RETURN_ORDER,
)
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Items, Location, Player, Survivor

BY_CHOICE, AS_DRAWN, AT_RANDOM = range(3)  # `search.return_order`


def search(game: Winter, player: Player, survivor: Survivor, die: int) -> None:
    """Search for one die, whatever follows. Rules: R-ACT-SEA-02, R-ACT-02."""
    place = game.location[survivor]
    spend_die(game, player, die)
    if game.emit(E.SEARCH_BEGUN, player, survivor, place):
        game.do(look, player, survivor, place)
    else:
        look(game, player, survivor, place)


def look(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Look at the top card privately. It is not in hand yet.

    Only a survivor who is still there searches.

    Rules: R-ACT-SEA-03, R-BOARD-15, R-ACT-SEA-01.
    """
    if game.cancelled:
        game.cancelled = 0
        put_back(game, place, game.drawn)
        return
    if game.controller[survivor] != player or game.location[survivor] != place:
        put_back(game, place, game.drawn)
        return
    look_there(game, player, survivor, place)


def search_from_afar(game: Winter, survivor: Survivor, place: Location) -> None:
    """Search a location by a card, without a die and wherever the survivor stands, with its deck
    and its noise spaces.

    Rules: R-TEXT-01, R-ACT-SEA-03..08.
    """
    player = game.controller[survivor]
    if game.emit(E.SEARCH_BEGUN, player, survivor, place):
        game.do(look_from_afar, player, survivor, place)
    else:
        look_there(game, player, survivor, place)


def look_from_afar(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Look at the top card, unless a card that came in cancelled the search."""
    cancelled, game.cancelled = game.cancelled, 0
    if cancelled or game.controller[survivor] != player:
        put_back(game, place, game.drawn)
        return
    look_there(game, player, survivor, place)


ABOUT_TO_SEARCH = (look.__name__, look_from_afar.__name__)
"""Steps that wait, with player, survivor and place, until a search takes effect."""


def look_there(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Draw what a search of that location draws, and ask what is kept (R-ACT-SEA-03)."""
    game.searched[place] = game.turn
    more = value(game, SEARCH_DRAWS, survivor) + value(game, SEARCH_DRAWS_THERE, place)
    paused = draw_more(game, player, survivor, place, max(1, 1 + more))
    if game.drawn and game.emit_untold(E.SEARCH_NEAR, player, survivor, place):
        paused = True
    choose(game, paused, player, survivor, place)


def draw_more(
    game: Winter, player: Player, survivor: Survivor, place: Location, count: int
) -> bool:
    """Draw cards from the top of the location's deck, as far as there are any (U-10).

    Return True if a card comes in before one is kept.
    """
    paused = False
    for _ in range(min(count, len(game.item_deck[place]))):
        item = game.item_deck[place][-1]
        game.item_deck[place] = game.item_deck[place][:-1]
        game.drawn += (item,)
        paused |= game.emit(E.SEARCH_DRAWN, player, place, item, survivor)
        paused |= game.emit_untold(E.FOUND_NEAR, player, place, item, survivor)
    return paused


def choose(game: Winter, paused: bool, player: Player, survivor: Survivor, place: Location) -> None:
    """Let the searcher choose, once what came in is carried out."""
    if paused:
        game.do(choose_among_found, player, survivor, place)
    else:
        choose_card(game, player, survivor, place)


def choose_among_found(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Let the searcher choose among what is left of the cards drawn.

    Who is not there any more, or whose search yields nothing, puts them back.
    """
    cancelled, game.cancelled = game.cancelled, 0
    if game.controller[survivor] != player or cancelled:
        put_back(game, place, game.drawn)
    elif game.drawn:
        choose_card(game, player, survivor, place)
    else:
        search_ended(game, player, survivor, place)


def choose_card(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Keep one of the cards, or make noise for one more (R-ACT-SEA-04..06)."""
    options = kept_options(game)
    if (
        options
        and game.item_deck[place]
        and (noise_possible(game, place) or on(game, NO_NOISE, survivor))
    ):
        options.append((O.MAKE_NOISE,))
    if options:
        game.ask(player, "search", options)
        game.receive(card_chosen, player, survivor, place)


def kept_options(game: Winter) -> list[Answer]:
    """Return an option for each card drawn. Copies of one card are one option."""
    designs = game.cards.tables.item_card
    return [(O.KEEP, item) for item in {designs[i]: i for i in game.drawn}.values()]


def card_chosen(
    game: Winter, answer: Answer, player: Player, survivor: Survivor, place: Location
) -> None:
    """Add exactly one noise token for exactly one more card, never another die, or keep the card.

    Rules: R-ACT-SEA-05.
    """
    if answer[0] != O.MAKE_NOISE:
        more = value(game, SEARCH_KEEPS, survivor) + value(game, SEARCH_KEEPS_THERE, place)
        game.do(keep, answer, player, survivor, place, 1 + more)
        return
    if not spare(game, NO_NOISE, survivor):
        add_noise(game, 1, place)
        game.emit(E.NOISE_MADE, player, survivor, place)
    game.do(search_on, player, survivor, place)


def search_on(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Draw the card that the noise was made for."""
    paused = draw_more(game, player, survivor, place, 1)
    choose(game, paused, player, survivor, place)


def keep(
    game: Winter, answer: Answer, player: Player, survivor: Survivor, place: Location, left: int
) -> None:
    """Put exactly one card in hand unless a card says more. The others go under the same deck.

    Rules: R-ACT-SEA-07, -08.
    """
    item = answer[1]
    game.drawn = without(game.drawn, item)
    game.hand[player] += (item,)
    game.emit(E.CARD_KEPT, player, place, item)
    if left > 1 and game.drawn:
        game.ask(player, "search", kept_options(game))
        game.receive(keep, player, survivor, place, left - 1)
        return
    game.do(return_cards, player, place)
    game.do(search_ended, player, survivor, place)


def return_cards(game: Winter, player: Player, place: Location) -> None:
    """Return cards under the deck, in the order the searcher chooses, as drawn or at random. Rules:
    R-ACT-SEA-07, U-12.
    """
    rest, order = game.drawn, game.param[SEARCH_RETURN_ORDER]
    designs = game.cards.tables.item_card
    if order == BY_CHOICE and len({designs[i] for i in rest}) > 1:
        game.ask(
            player, "under", [(O.CARD, item) for item in {designs[i]: i for i in rest}.values()]
        )
        game.receive(put_under, player, place)
        return
    put_back(game, place, game.shuffled(SHUFFLE, rest) if order == AT_RANDOM else rest)


def put_under(game: Winter, answer: Answer, player: Player, place: Location) -> None:
    """Put one more card under all others."""
    put_back(game, place, (answer[1],))
    return_cards(game, player, place)


def put_back(game: Winter, place: Location, cards: Items) -> None:
    """Put one card after the other under the deck: the last lies lowest."""
    for item in cards:
        game.drawn = without(game.drawn, item)
        game.item_deck[place] = (item, *game.item_deck[place])


def search_ended(game: Winter, player: Player, survivor: Survivor, place: Location) -> None:
    """Tell what waits for it that the search is finished."""
    if game.controller[survivor] != NOBODY:
        game.emit(E.SEARCHED, player, survivor, place)


STEPS = (
    look,
    look_from_afar,
    choose_among_found,
    card_chosen,
    search_on,
    keep,
    return_cards,
    put_under,
    search_ended,
)
