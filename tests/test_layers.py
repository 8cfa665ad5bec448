"""The house keeps its layers: imports point downward, the play half needs nothing but the
standard library, extras come lazily.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "dowlang"

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "records": (),  # a module beside the packages
    "source": ("records",),
    "diagnostics": ("records", "source"),
    "engine": (),
    "vocabulary": ("records",),
    "syntax": ("records", "source", "diagnostics", "vocabulary"),
    "semantics": ("records", "source", "diagnostics", "syntax", "vocabulary"),
    "codegen": ("source", "syntax", "vocabulary", "semantics"),
    "rulesets": ("engine", "vocabulary", "agents"),
    "agents": ("engine",),
    "simulate": ("engine", "agents"),
    "publish": ("source", "syntax", "vocabulary", "semantics"),
    "project": (
        "source",
        "diagnostics",
        "syntax",
        "vocabulary",
        "semantics",
        "codegen",
        "rulesets",
        "engine",
    ),
    "testing": (
        "project",
        "simulate",
        "agents",
        "engine",
        "rulesets",
        "codegen",
        "semantics",
        "syntax",
        "vocabulary",
        "diagnostics",
        "source",
    ),
    "explain": (
        "testing",
        "project",
        "agents",
        "engine",
        "rulesets",
        "semantics",
        "vocabulary",
        "source",
    ),
    "generated": ("engine", "rulesets"),
    "cli": (
        "source",
        "syntax",
        "vocabulary",
        "semantics",
        "codegen",
        "engine",
        "rulesets",
        "agents",
        "simulate",
        "publish",
        "project",
        "testing",
        "explain",
        "diagnostics",
    ),
}
STANDARD_LIBRARY_ONLY = ("records", "engine", "vocabulary", "rulesets", "agents", "source")


def modules(package: str) -> list[Path]:
    alone = PACKAGE / f"{package}.py"
    return [alone] if alone.is_file() else sorted((PACKAGE / package).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """Every module a file imports, at the top or inside a function; imports for type checkers
    only are left out.
    """
    tree = ast.parse(file.read_text("utf-8"))
    hidden: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            hidden.update(sub for statement in node.body for sub in ast.walk(statement))
    out = set()
    for node in ast.walk(tree):
        if node in hidden:
            continue
        if isinstance(node, ast.Import):
            out.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            out.add(node.module)
    return out


def test_every_package_is_listed() -> None:
    there = {
        p.name
        for p in PACKAGE.iterdir()
        if p.is_dir() and (p / "__init__.py").is_file() and p.name != "schemas"
    }
    assert there <= set(MAY_IMPORT), f"say in MAY_IMPORT what {there - set(MAY_IMPORT)} may import"


@pytest.mark.parametrize("package", sorted(MAY_IMPORT))
def test_imports_point_downward(package: str) -> None:
    allowed = {package, *MAY_IMPORT[package]}
    for file in modules(package):
        for name in imported(file):
            if name.startswith("dowlang."):
                room = name.split(".")[1]
                assert room in allowed, (
                    f"{file.relative_to(PACKAGE)} imports {name}; `{package}` may import "
                    f"{sorted(allowed)}"
                )


@pytest.mark.parametrize("package", STANDARD_LIBRARY_ONLY)
def test_standard_library_only(package: str) -> None:
    for file in modules(package):
        for name in imported(file):
            root = name.split(".")[0]
            assert root == "dowlang" or root in sys.stdlib_module_names, (
                f"{file.relative_to(PACKAGE)} imports {name}"
            )


HEAVY = ("lark", "jsonschema", "jinja2", "typer", "pytest", "hypothesis")


def test_playing_loads_nothing_heavy() -> None:
    """A worker that plays compiled cards imports neither the parser nor the printer nor the
    command line.
    """
    code = (
        "import sys\n"
        f"for name in {HEAVY!r}: sys.modules[name] = None\n"
        "import dowlang\n"
        "cards = dowlang.load('cards/base')\n"
        "game = dowlang.Game(cards, players=4, seed=7)\n"
        "for _ in range(30): game.apply(0) if not game.is_over else None\n"
        "print(game.digest)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=PACKAGE.parent,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.strip()) == 32
