"""Options and paths of all tests: `pytest --accept` renews golden files, and `tests` is importable whatever the import mode.

Pytest keeps its rewritten modules whatever `PYTHONDONTWRITEBYTECODE` says: without them each process that collects the tests
compiles them all, and each command that a test starts compiles the package.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--accept`: golden files are written instead of compared."""
    parser.addoption("--accept", action="store_true", help="renew golden files (tests/fixtures/golden) instead of comparing with them")


@pytest.fixture
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be renewed."""
    return bool(request.config.getoption("--accept"))
