"""The table of passes names a function for every node and every line that can stand inside
another one.
"""

from __future__ import annotations

from typing import get_args

import pytest

from dowlang.semantics.dispatch import PASSES
from dowlang.semantics.inheritance import STATEMENT_SHAPES
from dowlang.syntax import ast

NEITHER = {ast.Text, ast.Words}  # names and words of a closed list are things, see `thing`
BOTH = {ast.Phrase, ast.Reference, ast.NounPhrase}  # things, and counts of them
IN_BLOCKS = {"branch", "otherwise"}  # the two halves of an `if`, which a block puts together


@pytest.mark.parametrize("node", get_args(ast.Expression), ids=lambda node: node.__name__)
def test_every_expression_is_a_condition_or_a_number_or_a_thing(node: type[ast.Node]) -> None:
    assert (node in PASSES.conditions) + (node in PASSES.numbers) == (node not in NEITHER)


def test_things_that_are_counted_are_numbers() -> None:
    assert set(PASSES.numbers) >= BOTH
    assert not BOTH & set(PASSES.conditions)


def test_every_line_that_does_something_is_lowered() -> None:
    assert set(PASSES.statements) == set(STATEMENT_SHAPES) - IN_BLOCKS
