"""Find the numbers of rules that Python files name: `R-XROADS-06`, `R-ZOMBIE-01..07`, `T-42`.

Ranges and lists such as `R-TURN-01, -02` and `U-20..25` are read as well. A function cites an id
when its docstring, a comment in its body, or its name holds it. A module cites one that stands
outside every function.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

CITED = re.compile(
    r"\b((?:[RTUG]|[A-Z]-[A-Z]+(?:-[A-Z]+)?)-)(\d\d+)(?:\.\.(\d+))?((?:, -\d+(?:\.\.\d+)?)*)"
)
NAMED = re.compile(r"^def (test_T_\w+)", re.MULTILINE)
MORE = re.compile(r"-(\d+)(?:\.\.(\d+))?")


def citations(folder: Path) -> dict[str, list[str]]:
    """Id -> `module:function` of every function (or module) below a folder that names it, in the
    order of the files.
    """
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        source = file.read_text("utf-8")
        lines = source.split("\n")
        module = file.relative_to(folder).with_suffix("").as_posix()
        spans = [
            (node.lineno, node.end_lineno or node.lineno, node.name)
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        ]
        for number, line in enumerate(lines, 1):
            for rule in ids(line):
                inside = [
                    (end - start, name) for start, end, name in spans if start <= number <= end
                ]
                where = f"{module}:{min(inside)[1]}" if inside else module
                if where not in out.setdefault(rule, []):
                    out[rule].append(where)
    return out


def named_after(folder: Path) -> dict[str, list[str]]:
    """Id of a test vector -> `file:test` of the tests that bear it in their name:
    `test_T_20_eating`, `test_T_43_and_T_44`.
    """
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")) if folder.is_dir() else ():
        for name in NAMED.findall(file.read_text("utf-8")):
            for number in re.findall(r"T_(\d\d)", name):
                out.setdefault(f"T-{number}", []).append(
                    f"{file.relative_to(folder).with_suffix('').as_posix()}:{name}"
                )
    return out


def ids(text: str) -> Iterator[str]:
    """Yield the ids named in a text. `R-ZOMBIE-01..03, -07` names four."""
    for prefix, first, last, more in CITED.findall(text):
        for low, high in [(first, last), *MORE.findall(more)]:
            for number in range(int(low), int(high or low) + 1):
                yield f"{prefix}{number:02d}"
