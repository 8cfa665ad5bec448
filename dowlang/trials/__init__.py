"""Trials of cards: their `test` blocks, and which clauses those cover.

`run_tests(cards, tests)` needs a compiled set and its checked tests; `project.checking.tests_of` makes both from paths.
"""

from dowlang.trials.coverage import Coverage, Ledger, counting, coverage_of
from dowlang.trials.results import SCHEMA, Case, Failure, Report, TestResult, report, to_dict
from dowlang.trials.run import run_test, run_tests

__all__ = ["SCHEMA", "Case", "Coverage", "Failure", "Ledger", "Report", "TestResult", "counting", "coverage_of", "report", "run_test", "run_tests",
           "to_dict"]  # fmt: skip
