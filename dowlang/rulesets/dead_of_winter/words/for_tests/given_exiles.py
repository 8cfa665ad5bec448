"""Bring about who is exiled, who has which hidden objective and what lies on the exile deck: the
`given` lines of card tests and the builder of tables.

An objective of the exiled that an exiled player has is in force, whichever line stands first.
Rules: R-EXILE-01, R-EXILE-02, R-BOARD-15.
"""

from __future__ import annotations

from functools import partial
from weakref import WeakKeyDictionary

from dowlang.engine.effect_lifetimes import release_card
from dowlang.rulesets.dead_of_winter.procedures.exile import draw_objective, put_objective_in_force
from dowlang.rulesets.dead_of_winter.procedures.secret_setup import own_setup, set_up_secrets
from dowlang.rulesets.dead_of_winter.state.card_tables import EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NONE, Player
from dowlang.rulesets.dead_of_winter.words.cards.zones import EXILE_DECK, Deck
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable, check_in_game

ON_TOP: WeakKeyDictionary[Winter, set[int]] = WeakKeyDictionary()
"""Table that is being laid -> cards that a line has laid on the exile deck."""


def exile_player(game: Winter, player: Player) -> None:
    """Exile the player. Nobody moves, and no objective is drawn that no line speaks of."""
    if game.exiled[player]:
        return
    game.exiled[player], game.exiled_in[player] = 1, game.round
    if has_objective_of_exile(game, player):
        put_objective_in_force(game, player)


def has_objective_of_exile(game: Winter, player: Player) -> bool:
    """Return True if the hidden objective of a player is one of the exiled."""
    return game.secret[player] >= EXILE


def hold_secret(game: Winter, player: Player, secret: int) -> None:
    """Deal that hidden objective to the player, out of the hands of whoever has it."""
    if game.secret[player] == secret:
        return
    for one in range(game.players):
        if game.secret[one] == secret or one == player:
            _lay_down(game, one)
    game.secret[player] = secret
    if secret < EXILE:
        game.dealt[player] = secret
        return
    game.exile_deck = tuple(card for card in game.exile_deck if card != secret - EXILE)
    if game.exiled[player]:
        put_objective_in_force(game, player)


def _lay_down(game: Winter, player: Player) -> None:
    """Take the hidden objective from a player. One of the exiled goes under its deck."""
    secret = game.secret[player]
    if secret >= EXILE:
        release_card(game, 0, game.t.secret_path[secret])
        game.exile_deck = (secret - EXILE, *game.exile_deck)
    game.secret[player] = NONE


def put_exiled_on(game: Winter, exiled: int, deck: Deck) -> None:
    """Put the exiled objective on top of its deck, the next to be drawn.

    Raises `Unbuildable` for another deck, or the one that somebody has.
    """
    if deck != EXILE_DECK:
        raise Unbuildable("an exiled objective can lie on top of the exile deck")
    if exiled in game.secret:
        raise Unbuildable("somebody has that exiled objective")
    check_in_game(game, game.t.secret_path[exiled])
    card = exiled - EXILE
    game.exile_deck = (*(c for c in game.exile_deck if c != card), card)
    ON_TOP.setdefault(game, set()).add(card)


def lay_exiled(game: Winter, exiled: int) -> None:
    """Put the exiled objective on top of its deck: who is exiled has it, or draws it."""
    put_exiled_on(game, exiled, EXILE_DECK)


def begin_given_table(game: Winter) -> None:
    """Do what comes before the first turn of a table that is laid: exiled players draw, and who
    has a secret objective carries out its set-up.
    """
    draw_what_was_laid(game)
    if any(map(partial(own_setup, game), range(game.players))):
        game.do(set_up_secrets)


def draw_what_was_laid(game: Winter) -> None:
    """Let every exiled player without an objective of the exiled draw what a line has laid on top
    of the exile deck, by seat.
    """
    laid = ON_TOP.pop(game, set())
    for player in range(game.players):
        drawn = game.exile_deck[-1:]
        if game.exiled[player] and not has_objective_of_exile(game, player) and {*drawn} & laid:
            draw_objective(game, player)
