"""Move what a set adds to the table: levels of tracks, tokens on places, survivors and players.

The printed game has none of them, so a set without tracks and tokens has no use for this.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.tokens_added import set_tokens, tokens_left, tokens_on


def set_level(game: Winter, track: int, level: int) -> None:
    """Move the marker of a track to a level, as far as the track goes."""
    low, high, _ = game.t.tracks[track]
    now, before = min(max(low, level), high), game.levels[track]
    if now == before:
        return
    game.levels[track] = now
    game.emit(E.TRACK_RAISED if now > before else E.TRACK_LOWERED, track, now)


def lay_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> int:
    """Lay tokens from the supply on a piece, as far as there are any. Returns how many."""
    placed = max(0, min(count, tokens_left(game, token)))
    if placed:
        set_tokens(game, tokens_on(game, token, kind, piece) + placed, token, kind, piece)
        game.emit(E.TOKENS_LAID, token, placed)
    return placed


def lift_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> int:
    """Put tokens back into the supply from a piece, as far as there are any. Returns how many."""
    there = tokens_on(game, token, kind, piece)
    taken = max(0, min(count, there))
    if taken:
        set_tokens(game, there - taken, token, kind, piece)
        game.emit(E.TOKENS_LIFTED, token, taken)
    return taken
