"""Card tests written in a test of ours: the text of a file, and what became of each of its
`test` blocks.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.project import checking
from dowlang.project.loading import CardErrors
from dowlang.testing import run_test
from dowlang.testing.written_tests import cases


def failures(folder: Path, text: str) -> list[str]:
    """Return what each test of the file that does not pass says; a file with an error of its own
    fails as a whole.
    """
    path = folder / "trial.dow"
    path.write_text(text, encoding="utf-8")
    try:
        (found,) = checking.tests_of([path])
    except CardErrors as told:
        raise AssertionError([*map(str, told.diagnostics)]) from told
    results = [run_test(found.cards, case) for case in cases(found.cards, found.tests)]
    assert results, "no test was run"
    return [result.message() for result in results if not result.passed]
