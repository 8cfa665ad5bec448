"""Declare the words for the tracks that a set adds to the table.

A set declares a track with a card of that kind. These words speak of it by its name.
Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import set_level
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.event_declaration import event
from dowlang.rulesets.dead_of_winter.words.registry import words

Track = Annotated[int, "track"]


def all_tracks(game: Winter) -> Sequence[int]:
    """The tracks of the set."""
    return range(len(game.levels))


def track_named(game: Winter, slug: str) -> int:
    """Number of a track. Raises `KeyError`."""
    return game.cards.number("track", slug)


def level_of(game: Winter, track: Track) -> int:
    """Where the marker of a track stands that a set declares."""
    return game.levels[track]


def raise_track(game: Winter, track: Track, amount: int) -> None:
    """The marker of a track goes up, not beyond its highest level."""
    set_level(game, track, game.levels[track] + max(0, amount))


def lower_track(game: Winter, track: Track, amount: int) -> None:
    """The marker of a track goes down, not below its lowest level."""
    set_level(game, track, game.levels[track] - max(0, amount))


def set_track(game: Winter, track: Track, amount: int) -> None:
    """The marker of a track goes to a level, as far as the track goes."""
    set_level(game, track, amount)


def give_level(game: Winter, track: Track, value: int) -> None:
    """Lay the marker of a track on a level."""
    low, high, _ = game.t.tracks[track]
    game.levels[track] = min(max(low, value), high)


def can_be_raised(game: Winter, track: Track, amount: int) -> bool:
    """It goes up by so much."""
    return 0 < amount <= game.t.tracks[track][1] - game.levels[track]


def can_be_lowered(game: Winter, track: Track, amount: int) -> bool:
    """It goes down by so much."""
    return 0 < amount <= game.levels[track] - game.t.tracks[track][0]


def can_be_set(game: Winter, track: Track, amount: int) -> bool:
    """The marker lies on another level."""
    return game.levels[track] != amount


TRACK = words.noun(
    "track",
    domain=all_tracks,
    named_by="track",
    named=track_named,
    says="a track that the set declares, by its name",
)
LEVEL = words.number(
    "level of {track}",
    example='level of "Fuel Tank"',
    printed="the level of {track}",
    rules=("R-TEXT-01",),
    make=give_level,
)(level_of)
RAISE = words.effect(
    "raise {track} by {amount}",
    example='raise "Fuel Tank" by 1',
    rules=("R-TEXT-01",),
    offered_where=can_be_raised,
    ahead=raise_track,
)(raise_track)
LOWER = words.effect(
    "lower {track} by {amount}",
    example='lower "Fuel Tank" by 1',
    rules=("R-TEXT-01",),
    offered_where=can_be_lowered,
    ahead=lower_track,
)(lower_track)
SET_LEVEL = words.effect(
    "set {track} to {amount}",
    example='set "Fuel Tank" to 3',
    rules=("R-TEXT-01",),
    offered_where=can_be_set,
    ahead=set_track,
)(set_track)
event(
    "raised",
    events.TRACK_RAISED,
    '"Fuel Tank" is raised',
    ("R-TEXT-01",),
    subject="track",
    happening=True,
    level="number",
    says="the marker of a track has gone up",
)
event(
    "lowered",
    events.TRACK_LOWERED,
    '"Fuel Tank" is lowered',
    ("R-TEXT-01",),
    subject="track",
    happening=True,
    level="number",
    says="the marker of a track has gone down",
)

STEPS = (raise_track, lower_track, set_track)

__all__ = ["STEPS"]
