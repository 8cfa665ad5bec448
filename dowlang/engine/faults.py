"""Signals and faults of the engine."""

from __future__ import annotations


class Ended(Exception):
    """The game is over: unwinds the step in progress. Never leaves the engine."""


class EngineFault(RuntimeError):
    """Raised when the engine or a handler breaks the engine's invariants.

    It is never the fault of a player or of a card.
    """


class StillPlaying(RuntimeError):
    """There is no result before the end of the game."""


class UnknownStep(KeyError):
    """A frame names a step that neither the ruleset nor the set has."""
