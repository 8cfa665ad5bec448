"""Move what a set adds to the table: levels of tracks, tokens on places, survivors and players.

The printed game has none of them, so a set without tracks and tokens has no use for this.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOWHERE, Location, Survivor

ON_PLACE, ON_SURVIVOR, ON_PLAYER = range(3)
"""What a token lies on, besides `ON_CARD`."""


def set_level(game: Winter, track: int, level: int) -> None:
    """Move the marker of a track to a level, as far as the track goes."""
    low, high, _ = game.t.tracks[track]
    now, before = min(max(low, level), high), game.levels[track]
    if now == before:
        return
    game.levels[track] = now
    game.emit(E.TRACK_RAISED if now > before else E.TRACK_LOWERED, track, now)


def tokens_on(game: Winter, token: int, kind: int, piece: int) -> int:
    """Return how many of the tokens lie on a piece."""
    return sum([n for which, on, at, n in game.laid if (which, on, at) == (token, kind, piece)])


def tokens_left(game: Winter, token: int) -> int:
    """Return how many of the tokens are in the supply."""
    out = sum([n for which, _, _, n in game.laid if which == token])
    return max(0, int(game.t.tokens[token][0]) - out)


def lay_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> int:
    """Lay tokens from the supply on a piece, as far as there are any. Returns how many."""
    placed = max(0, min(count, tokens_left(game, token)))
    if placed:
        _put(game, token, kind, piece, tokens_on(game, token, kind, piece) + placed)
        game.emit(E.TOKENS_LAID, token, placed)
    return placed


def lift_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> int:
    """Put tokens back into the supply from a piece, as far as there are any. Returns how many."""
    there = tokens_on(game, token, kind, piece)
    taken = max(0, min(count, there))
    if taken:
        _put(game, token, kind, piece, there - taken)
        game.emit(E.TOKENS_LIFTED, token, taken)
    return taken


def set_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> None:
    """Let exactly so many of the tokens lie on a piece, and nobody is told."""
    _put(game, token, kind, piece, count)


def drop_tokens(game: Winter, survivor: Survivor, place: Location) -> None:
    """Take the tokens off a survivor who is lost: back into the supply, or, of a token that says
    so, to where the survivor stood.
    """
    for token, kind, piece, count in tuple(game.laid):
        if (kind, piece) == (ON_SURVIVOR, survivor):
            _put(game, token, kind, piece, 0)
            if game.t.tokens[token][1] and place != NOWHERE:
                there = tokens_on(game, token, ON_PLACE, place)
                _put(game, token, ON_PLACE, place, there + count)


def _put(game: Winter, token: int, kind: int, piece: int, count: int) -> None:
    """Let exactly so many of the tokens lie on a piece."""
    kept = [entry for entry in game.laid if entry[:3] != (token, kind, piece)]
    if count:
        kept.append((token, kind, piece, count))
    game.laid[:] = sorted(kept)
