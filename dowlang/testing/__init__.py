"""Run the `test` blocks of cards, and count the clauses they cover.

`run_tests(cards, tests)` needs a compiled set and its checked tests. `project.checking.tests_of`
makes both from paths.
"""

from dowlang.testing.clauses import Marked, TestedClause
from dowlang.testing.coverage import Coverage, Watched, watched
from dowlang.testing.instrumentation import marked
from dowlang.testing.mutation import Bench, Found, evenly, told
from dowlang.testing.results import (
    SCHEMA,
    Failure,
    Report,
    TestResult,
    WrittenTest,
    report,
    to_dict,
)
from dowlang.testing.runner import run_test, run_tests

__all__ = [
    "SCHEMA",
    "Bench",
    "Coverage",
    "Failure",
    "Found",
    "Marked",
    "Report",
    "TestResult",
    "TestedClause",
    "Watched",
    "WrittenTest",
    "evenly",
    "marked",
    "report",
    "run_test",
    "run_tests",
    "to_dict",
    "told",
    "watched",
]
