"""Name what happens on the strand: constants and the tuple of events, in one order."""

from __future__ import annotations

from dowlang.engine.ruleset import Event

(
    ROUND_STARTED,
    ROUND_ENDED,
    TURN_STARTED,
    TURN_ENDED,
    TAKEN,
    WAITED,
    WASHED_AWAY,
    TIDE_MOVED,
    SHELLS_CHANGED,
    WASHED_UP,
) = range(10)

PLAYER = ("player", "player")
EVENTS = (
    Event("round_started", (("round", "number"),), telling="round {round} begins"),
    Event("round_ended", (("round", "number"),)),
    Event("turn_started", (PLAYER,)),
    Event("turn_ended", (PLAYER,)),
    Event("taken", (PLAYER, ("find", "find")), telling="{player} takes {find}"),
    Event("waited", (PLAYER,), telling="{player} waits"),
    Event("washed_away", (("find", "find"),), telling="{find} is washed away"),
    Event("tide_moved", (("to", "number"),), telling="the tide stands at {to}"),
    Event("shells_changed", (PLAYER, ("to", "number")), telling="shells of {player}: {to}"),
    Event("washed_up", (("find", "find"),), telling="the sea brings {find}"),
)
