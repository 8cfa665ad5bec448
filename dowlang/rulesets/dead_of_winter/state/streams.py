"""The streams of chance: one more draw in one shifts no other (R-DICE-10)."""

from __future__ import annotations

SETUP, SHUFFLE, ACTION, EXPOSURE, DIE, PICK, NOISE = range(7)
# `die`: fresh dice, `pick`: random pieces
STREAMS = (
    "setup",
    "shuffle",
    "action",
    "exposure",
    "die",
    "pick",
    "noise",
)
