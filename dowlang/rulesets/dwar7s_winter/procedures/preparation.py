"""Choose the hands of the week. Rules: D-PH2, U-22..24."""

from __future__ import annotations

from dowlang.engine.piece_choices import pick
from dowlang.engine.places_and_seats import in_turn
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Heroes

Hands = tuple[Heroes, ...]


def return_hands(game: Dwar7s) -> None:
    """Put all hands and played cards back into the decks. Rules: D-PH2-01, U-24."""
    for player in range(game.players):
        if game.hand[player] or game.played[player]:
            game.deck[player] += game.hand[player] + game.played[player]
            game.hand[player] = game.played[player] = ()
    game.tell(E.HAND_RETURNED)


def choose_hands(game: Dwar7s) -> None:
    """Let everybody choose a hand. Rules: D-PH2-02, D-PH2-05, D-PH2-06."""
    return_hands(game)
    game.do(choose_hand, ())


def choose_hand(game: Dwar7s, chosen: Hands) -> None:
    """Ask the next player, clockwise from the lead, which cards stay face down.

    Nobody sees it before all have chosen, unless hands are chosen one after the other.
    Rules: D-PH2-02..04, D-PH2-06, U-22, U-23.
    """
    if len(chosen) == game.players:
        if game.param[P.HAND_SIMULTANEOUS]:
            for player, left in zip(in_turn(game.players, game.lead), chosen, strict=True):
                take_hand(game, player, left)
        return
    player = in_turn(game.players, game.lead)[len(chosen)]
    deck = tuple(sorted(game.deck[player], key=lambda hero: (game.t.hero_face[hero], hero)))
    stays = max(0, len(deck) - game.hand_limit[player])
    game.do(pick, player, "leave", deck, stays, stays)
    game.receive(hand_chosen, len(deck) - stays, chosen)


def hand_chosen(game: Dwar7s, left: Heroes, coming: int, chosen: Hands) -> None:
    """Note that one more has chosen. `left` are the cards that stay face down, and so many are
    `coming`, as the question for them says.
    """
    if not game.param[P.HAND_SIMULTANEOUS]:
        take_hand(game, in_turn(game.players, game.lead)[len(chosen)], left)
    game.do(choose_hand, (*chosen, left))


def take_hand(game: Dwar7s, player: int, left: Heroes) -> None:
    """Take all but the cards left into the hand. Rules: D-PH2-02, D-PH2-04, U-22."""
    game.hand[player] = tuple(hero for hero in game.deck[player] if hero not in left)
    game.deck[player] = left
    for hero in game.hand[player]:
        game.tell(E.CARD_CHOSEN if game.param[P.HAND_SECRET] else E.CARD_SHOWN, player, hero)
    game.emit(E.HAND_CHOSEN, player, len(game.hand[player]))


STEPS = (choose_hands, choose_hand, hand_chosen)
