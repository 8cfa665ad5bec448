"""Goals as functions `(g, you) -> Progress`: the tree of comparisons, each with the number of
its words in the facts.

For agents a goal has a second function, `lacks`: how many steps each comparison still lacks, also
of what is so or not, 0 or less where it holds, in the order of the tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.codegen.comments import commented, numbers
from dowlang.codegen.lacks import lack
from dowlang.codegen.writer import Writer
from dowlang.semantics.ir import Arithmetic, Atom, Compare, Expression, Goal, Number

INDENT = "    "
Shape = int | list[Any]


def goal(writer: Writer, role: str, tree: Goal) -> None:
    """Write the function of one goal."""
    line = first_line(tree)
    function = writer.function(role, line, [("you", "int")])
    function.returns, function.step = writer.names.engine("goals", "Progress"), False
    lines = part(writer, tree, 1)
    lines[0] = f"{INDENT}return {lines[0].lstrip()}"
    function.lines += lines
    writer.roles[role] = function.name
    _lacks(writer, role, tree)


def _lacks(writer: Writer, role: str, tree: Goal) -> None:
    """Write the function of what the comparisons of a goal lack."""
    function = writer.function(f"{role}.lacks", first_line(tree), [("you", "int")])
    function.returns, function.step = "tuple[int, ...]", False
    function.lines.append(f"{INDENT}return (")
    for one in atoms(tree):
        text = f"{INDENT * 2}{lack(writer.expressions, one.condition).text},"
        function.lines.append(commented(text, one.line, numbers(one.condition)))
    function.lines.append(f"{INDENT})")
    writer.roles[f"{role}.lacks"] = function.name


def atoms(tree: Goal) -> tuple[Atom, ...]:
    """Return the comparisons of a goal in their order."""
    if tree.atom is not None:
        return (tree.atom,)
    return tuple(one for inner in tree.parts for one in atoms(inner))


def shape(tree: Goal, numbers: Mapping[int, int]) -> Shape:
    """Return a goal as plain data: the number of a comparison, or `["and", …]`, `["or", …]`,
    `["not", part]`, `["some", count, …]` of such.

    `numbers` gives the number of a comparison by its `id`.
    """
    if tree.atom is not None:
        return numbers[id(tree.atom)]
    count = [tree.count] if tree.operator == "some" else []
    return [tree.operator, *count, *(shape(inner, numbers) for inner in tree.parts)]


def part(writer: Writer, tree: Goal, depth: int) -> list[str]:
    """Return one part of the tree as lines of an expression."""
    indent = INDENT * depth
    if tree.atom is not None:
        return [
            commented(
                f"{indent}{atom(writer, tree.atom)}", tree.atom.line, numbers(tree.atom.condition)
            )
        ]
    function = writer.names.engine(
        "goals",
        {"and": "all_of", "or": "any_of", "not": "none_of", "some": "some_of"}[tree.operator],
    )
    out = [f"{indent}{function}("] + (
        [f"{indent}{INDENT}{tree.count},"] if tree.operator == "some" else []
    )
    for inner in tree.parts:
        lines = part(writer, inner, depth + 1)
        head, comment, number = lines[-1].partition("  # line ")
        lines[-1] = f"{head},{comment}{number}"
        out += lines
    return [*out, f"{indent})"]


def atom(writer: Writer, one: Atom) -> str:
    """Return one comparison: how much there is of how much is wanted, or whether it is so."""
    text, number = writer.expressions, writer.number(one)
    match one.condition:
        case Compare(">=", left, right) | Compare("<=", right, left):
            return (
                f"{writer.names.engine('goals', 'at_least')}(number={number}, "
                f"have={text.text(left)}, want={text.text(right)})"
            )
        case Compare(">", left, right) | Compare("<", right, left):
            return (
                f"{writer.names.engine('goals', 'at_least')}(number={number}, "
                f"have={text.text(left)}, want={text.text(one_more(right))})"
            )
    return (
        f"{writer.names.engine('goals', 'holds')}(number={number}, "
        f"condition={text.text(one.condition)})"
    )


def one_more(value: Expression) -> Expression:
    """Return the least number above a value."""
    return (
        Number(value.value + 1) if isinstance(value, Number) else Arithmetic("+", value, Number(1))
    )


def first_line(tree: Goal) -> int:
    """Return the line of the goal, or of its first comparison."""
    if tree.line or not (tree.atom or tree.parts):
        return tree.line
    return tree.atom.line if tree.atom is not None else first_line(tree.parts[0])
