"""Find the numbers of rules that Python files name: `R-XROADS-06`, `R-ZOMBIE-01..07`, `T-42`.

Ranges and lists such as `R-TURN-01, -02` and `U-20..25` are read as well. A function cites an id
when its docstring, a comment in its body, or its name holds it. A module cites one that stands
outside every function.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

CITED = re.compile(
    r"\b((?:[RUG]|TV?|[A-Z]-[A-Z0-9]+(?:-[A-Z]+)?)-)(\d\d+)(?:\.\.(\d+))?((?:, -\d+(?:\.\.\d+)?)*)"
)
NAMED = re.compile(r"^def (test_TV?_\w+)", re.MULTILINE)
MORE = re.compile(r"-(\d+)(?:\.\.(\d+))?")


def citations(folder: Path) -> dict[str, list[str]]:
    """Return the id -> `module:function` of every function (or module) below a folder that names
    it, in the order of the files.
    """
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        module = file.relative_to(folder).with_suffix("").as_posix()
        for rule, name in _cited(file.read_text("utf-8")):
            where = f"{module}:{name}" if name else module
            if where not in out.setdefault(rule, []):
                out[rule].append(where)
    return out


@lru_cache(maxsize=1024)
def _cited(source: str) -> tuple[tuple[str, str], ...]:
    """Return each id named in a file with the innermost function or class that names it, line by
    line.
    """
    named = [
        (number, rule) for number, line in enumerate(source.split("\n"), 1) for rule in ids(line)
    ]
    spans = list(_spans(ast.parse(source).body)) if named else []
    out = []
    for number, rule in named:
        inside = [(end - start, name) for start, end, name in spans if start <= number <= end]
        out.append((rule, min(inside)[1] if inside else ""))
    return tuple(out)


def _spans(body: list[ast.stmt]) -> Iterator[tuple[int, int, str]]:
    """Yield first line, last line and name of the functions and classes in a body and below it."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.end_lineno or node.lineno, node.name
        for field in ("body", "orelse", "finalbody"):
            if isinstance(inner := getattr(node, field, None), list):
                yield from _spans(inner)
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            yield from _spans(part.body)


def named_after(folder: Path) -> dict[str, list[str]]:
    """Return the id of a test vector -> `file:test` of the tests that bear it in their name:
    `test_T_20_eating`, `test_T_43_and_T_44`.
    """
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")) if folder.is_dir() else ():
        for name in NAMED.findall(file.read_text("utf-8")):
            for kind, number in re.findall(r"(TV?)_(\d\d)", name):
                out.setdefault(f"{kind}-{number}", []).append(
                    f"{file.relative_to(folder).with_suffix('').as_posix()}:{name}"
                )
    return out


def ids(text: str) -> Iterator[str]:
    """Yield the ids named in a text. `R-ZOMBIE-01..03, -07` names four."""
    for prefix, first, last, more in CITED.findall(text):
        for low, high in [(first, last), *MORE.findall(more)]:
            for number in range(int(low), int(high or low) + 1):
                yield f"{prefix}{number:02d}"
