"""The table of passes names a function for every statement of a checked card."""

from __future__ import annotations

from typing import get_args

from dowlang.codegen.statement_writers import WRITERS
from dowlang.semantics.ir import Statement


def test_every_statement_is_written_by_one_function() -> None:
    assert not set(WRITERS.alone) & set(WRITERS.with_rest)
    assert set(WRITERS.alone) | set(WRITERS.with_rest) == set(get_args(Statement))
