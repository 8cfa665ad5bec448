"""The words of Dead of Winter and the names of the base set, for checking text that stands in a
test or a fixture.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from dowlang.diagnostics import Diagnostic
from dowlang.project.pipeline import language
from dowlang.semantics import Checked, SetWorld, check
from dowlang.source.slugs import slug
from dowlang.syntax import ast, disagreements, parse

ROOT = Path(__file__).parents[2]
BASE = ROOT / "cards" / "base"
SAMPLES = ROOT / "tests" / "fixtures" / "samples"
TITLE = re.compile(r'^(\w+) "([^"\n]+)"', re.MULTILINE)


@cache
def base_names() -> Mapping[str, Mapping[str, str]]:
    """Card kind -> name -> slug of the base set, read off the first lines of its files."""
    out: dict[str, dict[str, str]] = {}
    for path in sorted(BASE.rglob("*.dow")):
        for kind, name in TITLE.findall(path.read_text(encoding="utf-8")):
            if kind != "test":
                out.setdefault(kind, {})[name] = slug(name)
    return out


def checked_files(folder: Path, world: SetWorld) -> tuple[Checked, tuple[Diagnostic, ...]]:
    """All card files of a folder, checked together: the result, and all findings of parser and
    checker.
    """
    words = language("dead_of_winter")
    files: list[ast.File] = []
    found: list[Diagnostic] = []
    for path in sorted(folder.rglob("*.dow")):
        file, findings = parse(
            path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"), words.parser
        )
        files.append(file)
        found += findings
    result = check(files, words.vocabulary, words.grammar, world, found)
    return result, tuple(sorted((*found, *result.diagnostics)))


def checked_text(text: str) -> tuple[Checked, tuple[Diagnostic, ...]]:
    """One file that stands beside the base set."""
    file, found = parse("slips.dow", text, language("dead_of_winter").parser)
    return _checked(file, found)


def found_in(text: str) -> tuple[Diagnostic, ...]:
    """What `dow check` finds in a file beside the base set, in a seventh of its time: no hints,
    and without what the cards of the base set make possible.
    """
    parser = language("dead_of_winter").parser
    file, found = parse("slips.dow", text, parser)
    return _checked(file, [*found, *disagreements(file, text, parser)])[1]


def _checked(file: ast.File, found: Sequence[Diagnostic]) -> tuple[Checked, tuple[Diagnostic, ...]]:
    words = language("dead_of_winter")
    world = SetWorld("slips", base_names(), partial=True, sets=("base",))
    result = check((file,), words.vocabulary, words.grammar, world, found)
    return result, tuple(sorted((*found, *result.diagnostics)))
