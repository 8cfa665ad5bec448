"""Definitions of a set, printed where a card carries them out: a `define` is no card, so its lines
stand nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from dowlang.semantics.line_parts import carried_out
from dowlang.syntax import ast
from dowlang.syntax.ast import Line

Definitions = Mapping[str, tuple[Line, ...]]
"""The lines of each definition, by its name."""


def definitions(files: Iterable[ast.File]) -> Definitions:
    """Return the definitions that stand in the files of a set."""
    return {
        name.value: line.block
        for file in files
        for line in file.lines
        if line.shape == "define"
        for name in line.part("name")
        if isinstance(name, ast.Text)
    }


def inline_definitions(line: Line, defined: Definitions) -> Line:
    """Return a line with those of definitions in place of what carries them out.

    They stand at its place of the file. A circle has been reported by the check.
    """
    if not defined:
        return line
    block = tuple(each for below in line.block for each in _carried_out(below, defined))
    return line if block == line.block else replace(line, block=block)


def _carried_out(line: Line, defined: Definitions) -> tuple[Line, ...]:
    match line:
        case Line(shape="run", parts=(ast.LinePart(values=(phrase,)),)) if (
            name := carried_out(phrase)
        ) in defined:
            done = (_moved(each, line) for each in defined[name])
            return tuple(each for below in done for each in _carried_out(below, defined))
    return (inline_definitions(line, defined),)


def _moved(line: Line, to: Line) -> Line:
    """Return a line and those below it at the place of another one."""
    return replace(line, span=to.span, block=tuple(_moved(each, to) for each in line.block))
