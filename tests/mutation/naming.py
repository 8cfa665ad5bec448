"""The text by which a mutation is named: the statement it stands in, written from the tree.

Layout, quotes and comments are not in it, and of `module.name` only the name, so neither a
formatter nor another name for a module or its file changes it. A statement longer than `LONGEST`
gives way to the longest expression around the mutation that is not. Whatever else changes in the
text changes the name, and whoever holds the name learns of it.
"""

from __future__ import annotations

import ast
import re
from hashlib import sha256
from pathlib import Path

LONGEST = 160  # characters
BODIES = ("body", "orelse", "finalbody", "handlers", "cases")


class Texts:
    """Give the text of each node of one module, and the lines it is taken from."""

    def __init__(self, tree: ast.Module, root: Path, package: tuple[str, ...]) -> None:
        self._above = {
            child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)
        }
        self._written: dict[ast.AST, str] = {}
        names = "|".join(sorted(map(re.escape, _modules_named(tree, root, package))))
        self._prefix = re.compile(rf"(?<![\w.])(?:{names})\.(?=[A-Za-z_])") if names else None

    def of(self, node: ast.AST) -> tuple[str, int, int]:
        """Return the text that names a mutation of a node, with the first and the last line of
        what it is the text of.
        """
        if isinstance(self._above.get(node), ast.arguments):
            line = getattr(node, "lineno", 0)
            return self._default(node), line, line
        around = [node]
        while not isinstance(around[-1], ast.stmt | ast.match_case) and around[-1] in self._above:
            around.append(self._above[around[-1]])
        chosen = next((one for one in reversed(around) if len(self._text(one)) <= LONGEST), node)
        text = self._text(chosen)
        if len(text) > LONGEST:
            whole = sha256(re.sub(r"[()]", "", text).encode()).hexdigest()
            text = f"{text[: LONGEST - 10]} … {whole[:6]}"
        lines = [getattr(one, "lineno", 0) for one in (chosen, *around) if hasattr(one, "lineno")]
        return text, lines[0], max(lines[0], getattr(chosen, "end_lineno", 0) or 0)

    def _default(self, node: ast.AST) -> str:
        """Return a parameter with its default."""
        arguments = self._above[node]
        assert isinstance(arguments, ast.arguments)
        positional = [*arguments.posonlyargs, *arguments.args][-len(arguments.defaults) or None :]
        pairs = zip(
            [*positional, *arguments.kwonlyargs],
            [*arguments.defaults, *arguments.kw_defaults],
            strict=True,
        )
        return next(
            f"{parameter.arg}={self._text(value)}" for parameter, value in pairs if value is node
        )

    def _text(self, node: ast.AST) -> str:
        if node not in self._written:
            text = ast.unparse(_head(node)).strip().replace('"', "'")
            self._written[node] = self._prefix.sub("", text) if self._prefix else text
        return self._written[node]


def _head(node: ast.AST) -> ast.AST:
    """Return a compound statement without what stands indented below it."""
    if not isinstance(node, ast.stmt | ast.match_case) or not any(
        hasattr(node, name) for name in BODIES
    ):
        return node
    kept = {name: value for name, value in ast.iter_fields(node) if name not in BODIES}
    if isinstance(node, ast.FunctionDef):
        kept |= {"decorator_list": [], "returns": None}
    return type(node)(**kept, **{name: [] for name in BODIES if hasattr(node, name)}, lineno=0)


def _modules_named(tree: ast.Module, root: Path, package: tuple[str, ...]) -> set[str]:
    """Return the names that a module binds to modules of this project."""
    out = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            folder = root.joinpath(*above, *(node.module or "").split("."))
            out |= {
                one.asname or one.name
                for one in node.names
                if (folder / f"{one.name}.py").exists()
                or (folder / one.name / "__init__.py").exists()
            }
        elif isinstance(node, ast.Import):
            out |= {one.asname for one in node.names if one.asname}
    return out
