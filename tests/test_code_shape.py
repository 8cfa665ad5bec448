"""The shape of the code: what makes a file, a function or a docstring hard to read is counted."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "dowlang").rglob("*.py"))
TORN = re.compile(r"^ *[\])}]+[:,]? +# (?!fmt:|type:|noqa|pragma)")
"""Matches a comment behind a closing bracket, which the formatter has put there."""

LONG = ["semantics/ir.py"]
"""Files of more than 400 lines: the nodes of the core calculus are one list."""

MANY_ARGUMENTS, RIDDLES = 2, 2
"""Functions with six arguments or more, and docstrings that begin with a question word, at most so
many of a hundred in each package.
"""

QUESTION_WORD = re.compile(r"(?:what|how|who|whose|whom|which|where|whether|when)\b", re.IGNORECASE)
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def torn_comments(text: str) -> list[int]:
    """Return the lines with a comment behind the closing bracket of what it is of."""
    return [number for number, line in enumerate(text.split("\n"), 1) if TORN.match(line)]


def test_a_comment_stands_above_what_it_is_of() -> None:
    sources = [*FILES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]
    torn = {path: lines for path in sources if (lines := torn_comments(path.read_text("utf-8")))}
    assert not torn


def test_a_torn_comment_is_found() -> None:
    assert torn_comments("x = f(\n    1\n)  # why\ny = 2  # why\n    ):  # fmt: skip\n") == [3]


def test_one_file_is_longer_than_four_hundred_lines() -> None:
    long = [path for path in FILES if path.read_text("utf-8").count("\n") > 400]
    assert [path.relative_to(ROOT / "dowlang").as_posix() for path in long] == LONG


def arguments_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return how many arguments a caller gives."""
    spec = function.args
    given = [*spec.posonlyargs, *spec.args, *spec.kwonlyargs]
    return len(given) - (bool(given) and given[0].arg in ("self", "cls"))


def shares(trees: Iterator[tuple[str, ast.Module]]) -> dict[str, tuple[float, float, int]]:
    """Return by package of a hundred functions those with six arguments or more, of a hundred
    docstrings those that begin with a question word, and how many are questions.
    """
    counts: dict[str, Counter[str]] = {}
    for package, tree in trees:
        count = counts.setdefault(package, Counter())
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                count["functions"] += 1
                count["many"] += arguments_of(node) >= 6
            if isinstance(node, Documented) and (told := ast.get_docstring(node)):
                first = told.partition("\n")[0]
                count["told"] += 1
                count["riddles"] += QUESTION_WORD.match(first) is not None
                count["questions"] += first.endswith("?")
    return {
        package: (
            100 * count["many"] / max(count["functions"], 1),
            100 * count["riddles"] / max(count["told"], 1),
            count["questions"],
        )
        for package, count in counts.items()
    }


@pytest.mark.proof
def test_arguments_and_docstrings_of_each_package_are_easy_to_read() -> None:
    trees = (
        (path.relative_to(ROOT / "dowlang").parts[0], ast.parse(path.read_text("utf-8")))
        for path in FILES
    )
    for package, (many, riddles, questions) in shares(trees).items():
        assert many <= MANY_ARGUMENTS and riddles <= RIDDLES and not questions, package


def test_what_is_hard_to_read_is_counted() -> None:
    tree = ast.parse('def f(a, b, c, d, e, g):\n    "What is f?"\n\ndef h(self): ...')
    assert shares(iter([("x", tree)])) == {"x": (50.0, 100.0, 1)}
