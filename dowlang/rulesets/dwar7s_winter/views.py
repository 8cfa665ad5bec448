"""Tell what a seat may see, entry by entry. Rules: D-PH2-06, section 13, U-22, U-38."""

from __future__ import annotations

from functools import partial

from dowlang.engine.game import Game
from dowlang.engine.views import Shown, View, view_of
from dowlang.rulesets.dwar7s_winter.procedures.monsters import silenced
from dowlang.rulesets.dwar7s_winter.procedures.pool import price_of
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import legends_of, ordinary_at
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CAMP

OPEN = (
    "players",
    "variant",
    "board",
    "week",
    "phase",
    "lead",
    "active_player",
    "actions_left",
    "hired",
    "music_plays",
    "thunders",
    "placed",
    "stock",
    "actions",
    "hand_limit",
    "music",
    "silent",
    "monster_at",
    "token_at",
    "monsters",
    "disasters",
    "titles",
)
OF_DWARVES = {
    "camp": lambda game: [ordinary_at(game, p, CAMP) for p in range(game.players)],
    "standing": lambda game: [
        ordinary_at(game, p, zone) for p in range(game.players) for zone in range(game.t.zones)
    ],
    "legends": lambda game: [zone for p in range(game.players) for zone in legends_of(game, p)],
}
"""Where dwarves are, with one number for equal ones: by player, by player and zone, by player and
legendary kind."""


def field_of(name: str, game: Dwar7s, player: int) -> object:
    """Return a field of the state that everybody sees."""
    return getattr(game, name)


def dwarves(name: str, game: Dwar7s, player: int) -> list[int]:
    """Return where dwarves are, as everybody sees it."""
    return OF_DWARVES[name](game)


def faces(game: Dwar7s, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """Return heroes as anybody sees them, one number for equal ones, ascending."""
    return tuple(sorted(game.t.hero_face[hero] for hero in heroes))


def pool(game: Dwar7s, player: int) -> tuple[int, ...]:
    """Return the heroes of the pool from left to right, one number for equal ones."""
    return tuple(game.t.hero_face[hero] if hero >= 0 else hero for hero in game.pool)


def hands(game: Dwar7s, player: int) -> tuple[tuple[int, ...], ...]:
    """Return the hands that a player sees. Others' are empty while hands are secret."""
    return tuple(
        faces(game, hand) if seat == player or not game.param[P.HAND_SECRET] else ()
        for seat, hand in enumerate(game.hand)
    )


def trophies(game: Dwar7s, player: int, won: list[tuple[int, ...]]) -> tuple[object, ...]:
    """Return the trophies that a player sees. Rules: U-38."""
    return tuple(
        pile if seat == player or game.param[P.TROPHIES_PUBLIC] else ()
        for seat, pile in enumerate(won)
    )


SHOWN = (
    *(Shown(name, partial(field_of, name)) for name in OPEN),
    *(Shown(name, partial(dwarves, name)) for name in OF_DWARVES),
    Shown("silenced", lambda game, player: tuple(sorted(silenced(game)))),
    Shown("pool", pool),
    Shown("hand", lambda game, player: faces(game, game.hand[player])),
    Shown("hands", hands),
    Shown("played", lambda game, player: tuple(faces(game, pile) for pile in game.played)),
    Shown("hand_sizes", lambda game, player: tuple(map(len, game.hand))),
    Shown("own_deck", lambda game, player: faces(game, game.deck[player])),
    Shown(
        "owned",
        lambda game, player: tuple(
            faces(game, game.deck[p] + game.hand[p] + game.played[p]) for p in range(game.players)
        ),
    ),
    Shown("monsters_won", lambda game, player: trophies(game, player, game.monsters_won)),
    Shown("disasters_won", lambda game, player: trophies(game, player, game.disasters_won)),
    Shown("monsters_left", lambda game, player: len(game.monster_deck)),
    Shown("disasters_left", lambda game, player: len(game.disaster_deck)),
    Shown("heroes_left", lambda game, player: len(game.hero_deck)),
    Shown("prices", lambda game, player: tuple(price_of(game, n) for n in range(len(game.pool)))),
    Shown("param", lambda game, player: tuple(game.param)),
)


def view(game: Game, player: int) -> View:
    """Return what one player sees: everything but hands, face-down choices and the piles."""
    return view_of(SHOWN, game, player)
