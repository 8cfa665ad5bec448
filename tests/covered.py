"""What the tests reach: `python -m tests.covered build/coverage.json` prints a table of lines and
branches by package (`make coverage`).

The file is what `coverage json` writes. Packages that are guarded must be reached whole, every line
and every branch; where one is not, its files are listed and the exit status is 1. Figures of a
package that is not guarded are there to be read.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GUARDED = (
    "source",
    "diagnostics",
    "syntax",
    "vocabulary",
    "semantics",
    "codegen",
    "engine",
    "rulesets",
)
FIGURES = ("num_statements", "missing_lines", "num_branches", "missing_branches")


def packages(files: Mapping[str, Any]) -> dict[str, list[int]]:
    """By package of dowlang: statements, statements missed, branches, branches missed."""
    found: dict[str, list[int]] = {}
    for file, entry in files.items():
        _, _, inside = file.partition("dowlang/")
        name, folder, _ = inside.partition("/")
        figures = found.setdefault(name if folder else "dowlang", [0] * len(FIGURES))
        for place, figure in enumerate(FIGURES):
            figures[place] += int(entry["summary"].get(figure, 0))
    return found


def missed(files: Mapping[str, Any]) -> Iterator[str]:
    """A line for each guarded file with something missed: its lines, then branches from lines
    that are reached.
    """
    for file, entry in sorted(files.items()):
        if file.partition("dowlang/")[2].partition("/")[0] in GUARDED and (
            entry["missing_lines"] or entry["missing_branches"]
        ):
            lines = ", ".join(map(str, entry["missing_lines"])) or "none"
            branches = ", ".join(
                f"{a} to {'the end' if b < 0 else b}"
                for a, b in entry["missing_branches"]
                if b not in entry["missing_lines"]
            )
            yield f"{file}: lines {lines}; branches {branches or 'none'}"


def table(files: Mapping[str, Any]) -> Iterator[str]:
    """The table, guarded packages marked."""
    yield f"{'package':<14}{'lines':>8}{'missed':>8}{'branches':>10}{'missed':>8}{'reached':>10}"
    for name, (lines, no_lines, branches, no_branches) in sorted(packages(files).items()):
        share = 100 * (lines + branches - no_lines - no_branches) / (lines + branches or 1)
        percent = f"{share:.2f} %" if share == 100 else f"{min(share, 99.99):.2f} %"
        counted = f"{lines:>8}{no_lines:>8}{branches:>10}{no_branches:>8}{percent:>10}"
        yield f"{name:<14}{counted}{'  *' if name in GUARDED else ''}"
    yield "* is to be reached whole"


def unmeasured(files: Mapping[str, Any], root: Path) -> list[str]:
    """Guarded modules that no test has imported: coverage does not look for them in packages
    without `__init__.py`.
    """
    there = [
        file.relative_to(root).as_posix()
        for name in GUARDED
        for file in (root / "dowlang" / name).rglob("*.py")
    ]
    return sorted(set(there) - set(files))


def main(arguments: list[str], root: Path = ROOT) -> int:
    """0 when the guarded packages are reached whole, 1 when not, 2 when something of them was
    not measured at all.
    """
    files: dict[str, Any] = json.loads(Path(arguments[0]).read_text("utf-8"))["files"]
    print("\n".join(table(files)))
    if absent := sorted(set(GUARDED) - set(packages(files))) or unmeasured(files, root):
        print(f"not measured: {', '.join(absent)}", file=sys.stderr)
        return 2
    left = list(missed(files))
    print("\n".join(left), file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
