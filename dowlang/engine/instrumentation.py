"""Note in the log each marked place of a card that a game passes, for coverage of tests.

Handlers hold a call of `mark` only when they were compiled for that (`dow test --coverage`).
Nothing here runs in any other game.
"""

from __future__ import annotations

from dowlang.engine.state import GameState

MARK, HELD = "mark", "held"


def mark(game: GameState, card: str, number: int) -> None:
    """Note in the log that a card has come by its mark of that number."""
    if game.log is not None:
        game.log.append((MARK, card, number))


def held(game: GameState, card: str, number: int, holds: bool) -> bool:
    """Note whether the condition of a rule holds when it is asked for, and give it back."""
    if game.log is not None:
        game.log.append((HELD, card, number, bool(holds)))
    return holds
