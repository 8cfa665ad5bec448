"""The rules of a game by their ids: read from the rules document, joined with their classes, the functions that cite them, the tests that name them.

The document is `docs/rules/<game>.md` in a checkout; a wheel carries a copy beside the ruleset. A rule is a list item that begins with its id
in bold, a ruling and an open point are rows of tables that begin with theirs. Two tables stand beside the document: `classes.toml` says of each
rule how it is proved, `points.toml` of each open point how it is settled. Which functions name an id is found by `citations.py`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dowlang.project.citations import citations, ids
from dowlang.project.shipped import PACKAGE
from dowlang.rulesets import RULESETS

ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z-]+\d+)\*\* (.*)$")
ROW = re.compile(r"^\| ([GU]-\d+) \| (.*) \|$")
CLASSES = ("executable", "data", "table")  # of rules: proved by tests of a procedure; by a check on set or ruleset; no effect in a program
KINDS = ("parameter", "fixed", "content")  # of open points: a number that can be changed; a default with a test; left to the cards


@dataclass(frozen=True, slots=True)
class Ruling:
    """Where the texts disagree: what is taken, and why."""

    id: str
    rule: str
    taken: str
    why: str


@dataclass(frozen=True, slots=True)
class Key:
    """A parameter that settles an open point: its default and the other values it may have (of a number: some of them)."""

    key: str
    default: int | str
    alternatives: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """What the texts leave open. `kind` is empty for a point that `points.toml` does not settle; `tests` are `file:test`."""

    id: str
    text: str
    default: str
    kind: str = ""
    keys: tuple[Key, ...] = ()
    note: str = ""
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `kind` is empty for a rule that `classes.toml` does not class; `code` are `module:function`, `tests` `file:test`."""

    id: str
    text: str
    basis: str
    kind: str = ""
    reason: str = ""
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    points: tuple[Point, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """What keeps the rule from being proved: `class`, `reason`, `code`, `tests`."""
        if self.kind == "table":
            return () if self.reason else ("reason",)
        wanted = (("class", bool(self.kind)), ("code", bool(self.code)), ("tests", any(":" in test for test in self.tests)))
        return tuple(name for name, there in wanted if not there)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules, rulings and open points of a game, in the order of its document."""

    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    points: tuple[Point, ...]


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
    return rulebook(ruleset).rules


def rulebook(ruleset: str) -> Rulebook:
    """The document with all that belongs to it. Raises `LookupError`."""
    page = document(ruleset)
    lines = page.read_text("utf-8").split("\n")
    code = citations(PACKAGE / "rulesets" / ruleset)
    tests = citations(PACKAGE.parent / "tests" / "rules" / ruleset)
    classes, settled = table_beside(page.with_name("classes.toml"), ruleset), table_beside(page.with_name("points.toml"), ruleset)
    kinds, reasons = classes.get("rules", {}), classes.get("reasons", {})
    rows = {found[1]: found[2].split(" | ") for line in lines if (found := ROW.match(line))}
    rulings = {id: Ruling(id, row[0], row[4], row[5]) for id, row in rows.items() if id.startswith("G-") and len(row) == 6}
    points = {id: _point(id, row, settled.get(id, {}), code, tests) for id, row in rows.items() if id.startswith("U-") and len(row) == 4}
    out = []
    for line in lines:
        if found := ITEM.match(line):
            id = found[1]
            body, _, basis = found[2].rpartition(" [")
            named = list(dict.fromkeys(ids(found[2])))
            ruled = (*(one for one in named if one in rulings), *(g for g, one in rulings.items() if g not in named and id in ids(one.rule)))
            out.append(Rule(
                id, body or found[2], basis.rstrip("]"), kinds.get(id, ""), reasons.get(id, ""), tuple(code.get(id, ())), tuple(tests.get(id, ())),
                tuple(rulings[one] for one in ruled), tuple(points[one] for one in named if one in points),
            ))  # fmt: skip
    return Rulebook(tuple(out), tuple(rulings.values()), tuple(points.values()))


def _point(id: str, row: list[str], settled: dict[str, Any], code: dict[str, list[str]], tests: dict[str, list[str]]) -> Point:
    keys = tuple(Key(key, entry["default"], tuple(entry["alternatives"])) for key, entry in settled.get("keys", {}).items())
    return Point(id, row[0], row[2], settled.get("class", ""), keys, settled.get("note", ""), tuple(code.get(id, ())), tuple(tests.get(id, ())))


def to_dict(rule: Rule) -> dict[str, Any]:
    """A rule as data for JSON (`schemas/rules.json`)."""
    return {
        "id": rule.id, "text": rule.text, "basis": rule.basis, "class": rule.kind, "reason": rule.reason,
        "code": list(rule.code), "tests": list(rule.tests), "missing": list(rule.missing),
        "rulings": [{"id": one.id, "taken": one.taken, "why": one.why} for one in rule.rulings],
        "points": [{"id": one.id, "text": one.text, "default": one.default, "class": one.kind, "note": one.note,
                    "keys": [{"key": key.key, "default": key.default, "alternatives": list(key.alternatives)} for key in one.keys]}
                   for one in rule.points],
    }  # fmt: skip


def table_beside(file: Path, ruleset: str) -> dict[str, Any]:
    """A table beside the document, if there is one for this game."""
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text("utf-8"))
    return table if table.get("ruleset") == ruleset else {}
