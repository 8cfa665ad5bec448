"""Tests of the open points of Dwar7s Winter (`tests.rules.settled_points`)."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from dowlang.rulesets.dwar7s_winter.procedures import setup
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS
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
