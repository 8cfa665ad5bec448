"""Marks of watched cards: noted in the log of the road that is played, and nowhere when nobody
keeps one.
"""

from __future__ import annotations

from dowlang.engine.instrumentation import held, mark
from tests.rules.dead_of_winter import play


def test_marks_go_into_the_log() -> None:
    game = play.table()
    game.log = []
    mark(game, "a/card", 3)
    assert [held(game, "a/card", 4, side) for side in (True, False)] == [True, False]
    assert game.log == [
        ("mark", "a/card", 3),
        ("held", "a/card", 4, True),
        ("held", "a/card", 4, False),
    ]


def test_without_a_log_nothing_is_noted() -> None:
    game = play.table()
    game.log, before = None, game.digest
    mark(game, "a/card", 3)
    assert held(game, "a/card", 4, True) is True and held(game, "a/card", 4, False) is False
    assert game.log is None and game.digest == before
