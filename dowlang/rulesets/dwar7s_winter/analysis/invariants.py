"""Check a state: the invariants of the rules document, and what a save from outside could break.

Rules: D-COMP-04, -05, -14..16, D-CARD-10, -17.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from dowlang.rulesets.dwar7s_winter.procedures.disasters import zone_of
from dowlang.rulesets.dwar7s_winter.procedures.setup import in_box
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import DWARVES, OF_ONE, OUT, of_player
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, NOBODY, NONE, RESOURCES

BY_PLAYER = ("actions", "hand_limit", "deck", "hand", "played", "monsters_won")


def wrong(game: Dwar7s) -> str:
    """Return what is wrong with a state, or an empty text."""
    return next(chain(lengths(game), places(game), tracks(game), dwarves(game), cards(game)), "")


def lengths(game: Dwar7s) -> Iterator[str]:
    """Yield what has another length than the table asks for."""
    t, players = game.t, game.players
    wanted = {
        **dict.fromkeys((*BY_PLAYER, "disasters_won"), players),
        "stock": players * len(RESOURCES),
        "dwarf_at": players * OF_ONE,
        "music": game.param[P.INSTRUMENTS_USED],
        "silent": game.param[P.INSTRUMENTS_USED],
        "monster_at": t.monsters,
        "token_at": t.disasters,
        "pool": game.param[P.POOL_SLOTS],
    }
    yield from (name for name, size in wanted.items() if len(getattr(game, name)) != size)


def places(game: Dwar7s) -> Iterator[str]:
    """Yield what names a seat, a board or a zone that is not there."""
    seats = range(game.players)
    if not 1 <= game.players <= 4 or not 0 <= game.board < len(game.t.boards):
        yield "players or board"
    elif game.lead not in seats or game.active_player not in (NOBODY, *seats):
        yield "lead or active player"
    elif any(holder not in (NOBODY, *seats) for holder in game.music):
        yield "music"
    elif not 0 <= game.phase <= 4 or game.week < 0:
        yield "phase or week"
    elif any(zone not in (NONE, *game.b.zones) for zone in (*game.monster_at, *game.token_at)):
        yield "zone of a monster or disaster"


def tracks(game: Dwar7s) -> Iterator[str]:
    """Yield a track out of its bounds. Rules: D-COMP-04, D-COMP-05."""
    most = game.param[P.STOCK_MOST]
    if any(not 0 <= value <= max(most, game.basis[P.START_STOCK_SOLO]) for value in game.stock):
        yield "a resource is out of its bounds"
    for name, values, low, high in (
        ("action track", game.actions, P.ACTIONS_LEAST, P.ACTIONS_MOST),
        ("hand limit", game.hand_limit, P.HAND_LEAST, P.HAND_MOST),
    ):
        bounds = sorted((game.param[low], game.param[high]))
        if any(not bounds[0] <= value <= bounds[1] for value in values):
            yield f"the {name} is out of its bounds"


def dwarves(game: Dwar7s) -> Iterator[str]:
    """Yield a player who has not seven dwarves. Rules: D-COMP-14."""
    if any(place not in (OUT, CAMP, *game.b.zones) for place in game.dwarf_at):
        yield "a dwarf is nowhere"
        return
    for player in range(game.players):
        if len(of_player(game, player)) != DWARVES:
            yield f"player {player + 1} has {len(of_player(game, player))} dwarves"


def cards(game: Dwar7s) -> Iterator[str]:
    """Yield a kind of cards of which one is missing or twice. Rules: D-COMP-15, D-COMP-16."""
    t = game.t
    monsters = [*game.monster_deck, *game.monsters, *chain(*game.monsters_won)]
    if not whole(monsters, in_box(game, [threat.legendary for threat in t.monster])):
        yield "a monster card is missing or twice"
    disasters = [*game.disaster_deck, *game.disasters, *chain(*game.disasters_won)]
    if not whole(disasters, in_box(game, [threat.legendary for threat in t.disaster])):
        yield "a disaster card is missing or twice"
    heroes = [*game.hero_deck, *(hero for hero in game.pool if hero != NONE)]
    heroes += chain(*game.deck, *game.hand, *game.played)
    box = in_box(game, t.hero_legendary)
    if not whole(heroes, [h for h in box if t.hero_owner[h] < game.players]):
        yield "a hero card is missing or twice"
    on_board = [m for m, zone in enumerate(game.monster_at) if zone != NONE]
    if sorted(game.monsters) != on_board:
        yield "a monster card without its miniature, or the other way round"
    tokens = {d: zone for d, zone in enumerate(game.token_at) if zone != NONE}
    if any(d not in game.disasters or zone != zone_of(game, d) for d, zone in tokens.items()):
        yield "a disaster token without its card, or in another zone"


def whole(found: Sequence[int], wanted: Sequence[int]) -> bool:
    """Return True if each card is there once."""
    return sorted(found) == sorted(wanted)


def is_player(game: Dwar7s, number: int) -> bool:
    """Return True for a seat of this game."""
    return 0 <= number < game.players


def is_zone(game: Dwar7s, number: int) -> bool:
    """Return True for a zone of the board."""
    return number in game.b.zones


def is_monster(game: Dwar7s, number: int) -> bool:
    """Return True for a monster card of the set."""
    return 0 <= number < game.t.monsters


def is_disaster(game: Dwar7s, number: int) -> bool:
    """Return True for a disaster card of the set."""
    return 0 <= number < game.t.disasters


def is_hero(game: Dwar7s, number: int) -> bool:
    """Return True for a hero card of the set."""
    return 0 <= number < game.t.heroes


PIECES: dict[str, Callable[[Dwar7s, int], bool]] = {
    "player": is_player,
    "you": is_player,
    "zone": is_zone,
    "monster": is_monster,
    "bearer": is_monster,
    "disaster": is_disaster,
    "hero": is_hero,
}
