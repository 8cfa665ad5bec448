"""The table of passes names a function for every node and every line that can stand inside
another one.
"""

from __future__ import annotations

import ast as python_ast
from dataclasses import fields
from typing import get_args

import pytest

from dowlang.project.package_files import PACKAGE
from dowlang.semantics.context import Context
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


FOR_THE_CARD = {
    ("checker.py", "own"),
    ("checker.py", "attaches"),
    ("checker.py", "comes_up"),
    ("checker.py", "counters"),
    ("lower/triggers.py", "points"),  # its options answer the event that it waits for
}
"""File and field that is given a value once a card."""


def test_a_field_is_set_for_a_card_or_for_a_block_of_code() -> None:
    """By `temporarily`, which puts the value of before back whatever happens inside."""
    room, names = PACKAGE / "semantics", {field.name for field in fields(Context)}
    set_there = set()
    for file in room.rglob("*.py"):
        for node in python_ast.walk(python_ast.parse(file.read_text("utf-8"))):
            if isinstance(node, python_ast.Attribute) and isinstance(node.ctx, python_ast.Store):
                if isinstance(node.value, python_ast.Name) and node.value.id == "context":
                    if node.attr in names:
                        set_there.add((file.relative_to(room).as_posix(), node.attr))
    assert set_there == FOR_THE_CARD
