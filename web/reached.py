"""Tell which modules of the package the page can import: those reached by import statements from
what the page asks and from the rulesets, whichever function the statement stands in.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "dowlang"
ENTRY = f"{PACKAGE}.playground.calls"
WHOLE = tuple(
    f"{PACKAGE}.{part}"
    for part in ("rulesets", "engine", "generated", "publish.rules_text.localised")
)
"""Packages that stay whole: rulesets, handlers and what says cards in other languages are imported
by a name that is put together, and the handler of a card that is written in the page may import
anything of the engine.
"""


def reached(folder: Path) -> set[Path]:
    """Return the sources that the page can import of the package that lies in a folder."""
    found: dict[str, Path] = {}
    wanted = [ENTRY, *(name for part in WHOLE for name in _below(folder, part))]
    while wanted:
        name = wanted.pop()
        source = _source(folder, name)
        if name in found or source is None:
            continue
        found[name] = source
        wanted += [name.rpartition(".")[0], *_imported(source, name)]
    return set(found.values())


def _below(folder: Path, package: str) -> Iterator[str]:
    for source in folder.joinpath(*package.split(".")).rglob("*.py"):
        yield ".".join(source.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")


def _source(folder: Path, name: str) -> Path | None:
    """Return the file of a module of the package, None for what is no module of it."""
    if name.split(".")[0] != PACKAGE:
        return None
    path = folder.joinpath(*name.split("."))
    for source in (path / "__init__.py", path.with_suffix(".py")):
        if source.is_file():
            return source
    return None


def _imported(source: Path, name: str) -> Iterator[str]:
    """Yield what a module imports: modules, and names that may be modules."""
    package = name.split(".") if source.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{each.name}" for each in node.names)
