"""A function that reports or refuses says so in its name: of a call that is all one reads."""

from __future__ import annotations

import ast

import pytest

from tests.conftest import ROOT

SEMANTICS = ROOT / "dowlang" / "semantics"
VERBS = ("report", "check", "refuse", "warn", "lint")
TOLD = ("Report", "Refuse", "Warn")
"""First words of a docstring."""


def misnamed(text: str) -> list[str]:
    """Return the public functions of a module that report and are not called so."""
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return [
        node.name
        for node in functions
        if not node.name.startswith(("_", *VERBS))
        and (ast.get_docstring(node) or "").split(" ")[0] in TOLD
    ]


def test_who_reports_is_called_so() -> None:
    found = {file.name: misnamed(file.read_text("utf-8")) for file in SEMANTICS.rglob("*.py")}
    assert len(found) > 100 and not {name: names for name, names in found.items() if names}


@pytest.mark.parametrize("name", ("others", "duplicates"))
def test_a_name_without_the_verb_is_found(name: str) -> None:
    assert misnamed(f'def {name}():\n    """Report the lines."""\n') == [name]
