"""Tests of the open points of Dead of Winter (`tests.rules.settled_points`).

`test_coverage.py` asks for a mark for each alternative of `docs/rules/dead-of-winter.points.toml`.

Which table for a test: `winter.table` is the one to choose, cards of the rulebook's names through
the whole chain, played by keys. `play.table` has the cards of `tiny.py`, whose handlers are written
in Python: for what must not hang on the compiler (steps alone, words as functions, narration).
`midgame.tables` are thirty-six games of the base set under way, for what is tried on any table.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from dowlang.rulesets.dead_of_winter.procedures import setup
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from tests.rules.settled_points import MARK, SettledPoints

POINTS = SettledPoints(setup, PARAMETERS)


def pytest_configure(config: pytest.Config) -> None:
    """The mark is known."""
    config.addinivalue_line("markers", MARK)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Once as it is; then deaf to one key after the other."""
    out = yield
    POINTS.check(pyfuncitem)
    return out
