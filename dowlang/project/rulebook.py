"""The rules of a game by their ids: read from the rules document, joined with the functions that cite them and the tests that name them.

The document is `docs/rules/<game>.md` in a checkout; a wheel carries a copy beside the ruleset. A rule is a list item that begins with its id in
bold; a function cites a rule when its docstring or a comment in its body names the id (ranges like `R-ZOMBIE-01..07` count for each).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dowlang.project.shipped import PACKAGE
from dowlang.rulesets import RULESETS

ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z-]+\d+)\*\* (.*)$")
CITED = re.compile(r"\b([A-Z]-[A-Z]+(?:-[A-Z]+)?-)(\d+)(?:\.\.(\d+))?((?:, -\d+(?:\.\.\d+)?)*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `kind` is empty until the rules are classed; `code` are `module:function`, `tests` are `file::test`."""

    id: str
    text: str
    basis: str
    kind: str = ""
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


def document(ruleset: str) -> Path:
    """Where the rules document of a game lies. Raises `LookupError`."""
    if ruleset not in RULESETS:
        raise LookupError(ruleset)
    name = ruleset.replace("_", "-") + ".md"
    for place in (PACKAGE.parent / "docs" / "rules" / name, PACKAGE / "rulebooks" / name):
        if place.is_file():
            return place
    raise LookupError(ruleset)


def rules(ruleset: str) -> tuple[Rule, ...]:
    """All numbered rules, in the order of the document. Raises `LookupError`."""
    text = document(ruleset).read_text("utf-8")
    code = citations(PACKAGE / "rulesets" / ruleset)
    tests = citations(PACKAGE.parent / "tests" / "rules" / ruleset)
    out = []
    for line in text.split("\n"):
        if found := ITEM.match(line):
            body, _, basis = found[2].rpartition(" [")
            out.append(Rule(found[1], body or found[2], basis.rstrip("]"), code=tuple(code.get(found[1], ())), tests=tuple(tests.get(found[1], ()))))
    return tuple(out)


def citations(folder: Path) -> dict[str, list[str]]:
    """Rule id -> `module:function` of every function (or module) below a folder that cites it, in the order of the files."""
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        source = file.read_text("utf-8")
        lines = source.split("\n")
        module = file.relative_to(folder).with_suffix("").as_posix()
        spans = [(node.lineno, node.end_lineno or node.lineno, node.name) for node in ast.walk(ast.parse(source))
                 if isinstance(node, ast.FunctionDef | ast.ClassDef)]  # fmt: skip
        for number, line in enumerate(lines, 1):
            for rule in ids(line):
                inside = [(end - start, name) for start, end, name in spans if start <= number <= end]
                where = f"{module}:{min(inside)[1]}" if inside else module
                if where not in out.setdefault(rule, []):
                    out[rule].append(where)
    return out


def ids(text: str) -> Iterator[str]:
    """Rule ids named in a text; `R-ZOMBIE-01..03, -07` names four."""
    for prefix, first, last, more in CITED.findall(text):
        for low, high in [(first, last), *re.findall(r"-(\d+)(?:\.\.(\d+))?", more)]:
            for number in range(int(low), int(high or low) + 1):
                yield f"{prefix}{number:02d}"
