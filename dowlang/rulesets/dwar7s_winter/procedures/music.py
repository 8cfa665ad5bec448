"""Play music, and the hero cards that everybody plays to it. Rules: D-PH3-15..23."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.places_and_seats import in_turn
from dowlang.rulesets.dwar7s_winter.procedures.fights import (
    can_defeat,
    can_overcome,
    defeat,
    overcome,
)
from dowlang.rulesets.dwar7s_winter.procedures.monsters import silenced
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    NOBODY,
    NONE,
    Hero,
    Heroes,
    Instrument,
    Player,
)


def tokens_left(game: Dwar7s, player: Player) -> int:
    """Return how many music tokens a player has beside the player board.

    Rules: D-COMP-07, D-VAR-03.
    """
    owned = game.param[P.SOLO_TOKENS] if game.players == 1 else 1
    return owned - game.music.count(player)


def free_instruments(game: Dwar7s, player: Player) -> tuple[Instrument, ...]:
    """Return the instruments that a player may play now.

    Rules: D-PH3-16, D-PH3-17, D-PH3-22, U-30.
    """
    if not tokens_left(game, player):
        return ()
    quiet = silenced(game)
    return tuple(
        instrument
        for instrument, holder in enumerate(game.music)
        if holder == NOBODY
        and instrument not in quiet
        and (not game.param[P.REQUIRE_CARD] or fitting(game, player, instrument))
    )


def fitting(game: Dwar7s, player: Player, instrument: Instrument) -> Heroes:
    """Return the hand cards of an instrument whose price can be paid.

    Rules: D-PH3-18, D-CARD-08, U-36.
    """
    t = game.t
    return tuple(
        hero
        for hero in game.hand[player]
        if t.hero_music[hero] == instrument and playable(game, player, hero)
    )


def playable(game: Dwar7s, player: Player, hero: Hero) -> bool:
    """Return True if the price of a hero's ability can be paid. Rules: D-CARD-08, D-LEG-15."""
    test = game.cards.handler(game.t.hero_path[hero]).get("ability.possible")
    return test is None or bool(test(game, player))


def play_music(game: Dwar7s, player: Player, instrument: Instrument) -> None:
    """Lay the token, then let everybody play cards, clockwise.

    A token stays when its instrument is silenced later.
    Rules: D-PH3-15, D-PH3-18, D-PH3-19, D-PH3-23, U-33.
    """
    game.music[instrument] = player
    game.emit(E.MUSIC_PLAYED, player, instrument)
    for other in in_turn(game.players, player):
        game.do(play_cards, other, instrument)


def play_cards(game: Dwar7s, player: Player, instrument: Instrument) -> None:
    """Ask a player for one more matching card, until done.

    Rules: D-PH3-18..20, D-PH3-23, U-31, U-32.
    """
    heroes = tuple(dict.fromkeys(game.t.hero_face[h] for h in fitting(game, player, instrument)))
    if not heroes:
        return
    options = [(O.PLAY_HERO, hero) for hero in heroes]
    if game.param[P.FREE_WINDOWS] and player == game.active_player:
        options += [(O.DEFEAT, m) for m in game.monsters if can_defeat(game, player, m)]
        options += [(O.OVERCOME, d) for d in game.disasters if can_overcome(game, player, d)]
    game.ask(player, "play_cards", [*options, (O.DONE,)])
    game.receive(card_picked, player, instrument)


def card_picked(game: Dwar7s, answer: Answer, player: Player, instrument: Instrument) -> None:
    """Carry the card out before the next one is asked for. Rules: D-PH3-18, D-PH3-21."""
    if answer[0] == O.DONE:
        return
    if answer[0] == O.DEFEAT:
        game.do(defeat, player, answer[1])
    elif answer[0] == O.OVERCOME:
        game.do(overcome, player, answer[1])
    else:
        play_hero(game, player, answer[1])
    game.do(play_cards, player, instrument)


def play_hero(game: Dwar7s, player: Player, face: Hero) -> None:
    """Lay a hand card down and carry out what it says. Rules: D-PH3-21."""
    t = game.t
    hero = next(h for h in game.hand[player] if t.hero_face[h] == face)
    game.hand[player] = tuple(h for h in game.hand[player] if h != hero)
    game.played[player] += (hero,)
    game.playing = hero
    ability = game.cards.handler(t.hero_path[hero]).get("ability")
    game.emit(E.HERO_PLAYED, player, hero)
    if ability is not None:
        game.do(ability, player)
    game.do(hero_played)


def hero_played(game: Dwar7s) -> None:
    """Note that the card is finished."""
    game.playing = NONE


STEPS = (play_cards, card_picked, hero_played)
