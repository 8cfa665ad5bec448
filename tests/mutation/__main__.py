"""`python -m tests.mutation`: mutants of engine and ruleset, or with `--rules` the named mutation
of each executable rule.

Everything happens in a copy of the tree, so the checkout may be edited meanwhile. Outcomes are
written one line each to `--results` and are not worked out again by the next run (`--again` runs
those again that no test killed).
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from tests.mutation.carrying import run as carry
from tests.mutation.mutants import ROOT
from tests.mutation.running import SECONDS

TOPS = (
    "dowlang",
    "tests",
    "generated",
    "cards",
    "grammar",
    "docs",
    "editors",
    "examples",
    "benchmarks",
)
KEPT = ROOT / "build" / "mutation"


def main() -> int:
    """Copy the tree, run there. 1 when the score is too low, a survivor has no reason, or a
    rule's mutation survives.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument(
        "--mutants",
        type=int,
        help="how many are drawn (2000; with --only all); every function has one at least",
    )
    parser.add_argument(
        "--budget", type=float, default=0, help="stop after so many minutes; the next run goes on"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help="of processor time for the tests of one mutant",
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--only",
        default="",
        help="modules whose name begins so: engine, dead_of_winter.zombies; all their mutants",
    )
    parser.add_argument(
        "--against",
        nargs="+",
        default=[],
        metavar="FILE",
        help="try these tests only, in their order; no reach is measured",
    )
    parser.add_argument("--again", action="store_true", help="run survivors of earlier runs again")
    parser.add_argument(
        "--survivors",
        action="store_true",
        help="run survivors of earlier runs again, and no others",
    )
    parser.add_argument(
        "--rules", action="store_true", help="the named mutation of each executable rule"
    )
    parser.add_argument("--sample", type=int, default=0, help="with --rules: only so many of them")
    parser.add_argument(
        "--find",
        action="store_true",
        help="with --rules: look for mutations for rules that have none, print them as a table",
    )
    parser.add_argument(
        "--table",
        type=Path,
        default=ROOT / "tests" / "mutation" / "rules.toml",
        help="with --rules: another table",
    )
    parser.add_argument(
        "--carry",
        metavar="REVISION",
        help="carry the rows of both tables over a change of names since a git revision",
    )
    parser.add_argument(
        "--renamed",
        nargs="*",
        default=[],
        metavar="OLD=NEW",
        help="with --carry: modules that have another name now",
    )
    parser.add_argument("--results", type=Path, default=KEPT / "mutants.jsonl")
    parser.add_argument("--kept", type=Path, default=KEPT, help=argparse.SUPPRESS)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        # the copy, and the tests with it
        return int(
            import_module(f"tests.mutation.{'rules' if given.rules else 'whole'}").run(given)
        )
    if given.carry:
        return carry(given.carry, dict(pair.split("=", 1) for pair in given.renamed))
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        for top in TOPS:
            shutil.copytree(
                ROOT / top,
                Path(folder) / top,
                ignore=shutil.ignore_patterns("__pycache__", "node_modules"),
                symlinks=True,
            )
        for file in [
            *ROOT.glob("*.md"),
            ROOT / "pyproject.toml",
            ROOT / "LICENSE",
            ROOT / "Makefile",
        ]:
            shutil.copy(file, folder)
        where = [
            "--here",
            "--results",
            str(given.results.resolve()),
            "--kept",
            str(given.kept.resolve()),
        ]
        return subprocess.call(
            [sys.executable, "-m", "tests.mutation", *sys.argv[1:], *where],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": folder, "PYTHONHASHSEED": "0"},
        )


if __name__ == "__main__":
    sys.exit(main())
