"""Name what happens in the orchard: constants and the tuple of events, in one order."""

from __future__ import annotations

from dowlang.engine.ruleset import Event

(
    DAY_STARTED,
    DAY_ENDED,
    TURN_STARTED,
    TURN_ENDED,
    PICKED,
    COOKED,
    VOTE_STARTED,
    VOTE_ENDED,
) = range(8)

PLAYER = ("player", "player")
EVENTS = (
    Event("day_started", (("day", "number"),), telling="day {day} begins"),
    Event("day_ended", (("day", "number"),)),
    Event("turn_started", (PLAYER,)),
    Event("turn_ended", (PLAYER,)),
    Event("picked", (PLAYER,), telling="{player} picks apples"),
    Event("cooked", (PLAYER,), telling="{player} cooks a jar"),
    Event("vote_started", ()),
    Event("vote_ended", (("passed", "number"), ("ups", "number"), ("downs", "number"))),
)
