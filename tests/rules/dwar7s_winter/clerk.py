"""Card tests of Dwar7s Winter: each is run on a table, beside a monster that does nothing in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dowlang.project import checking
from dowlang.testing import TestResult, run_tests

CARD = (
    'monster "Ice Clerk"\n    flavor "x"\n    appears at wall 1\n    needs 1 dwarf\n    points 1\n'
)


def results(folder: Path, tests: Mapping[str, str]) -> dict[str, TestResult]:
    """Run tests, each by its name and the lines below it. Return what came of each."""
    file = folder / "clerk.dow"
    file.write_text(CARD + "".join(f'\ntest "{name}"\n{lines}' for name, lines in tests.items()))
    (asked,) = checking.tests_of([file])
    return {one.name: one for one in run_tests(asked.cards, asked.tests).results}
