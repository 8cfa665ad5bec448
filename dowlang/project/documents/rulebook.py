"""Read the rules of a game by their ids, joined with their classes, citing functions and tests.

The document is `docs/rules/<game>.md` in a checkout, and a wheel carries a copy beside the ruleset.
A rule is a list item that begins with its id in bold, a ruling and an open point are rows of tables
that begin with theirs. A test vector is either a row or a paragraph that begins with its id in
bold. Two tables stand beside the document: `<game>.classes.toml` says of each rule how it is
proved, `<game>.points.toml` of each open point how it is settled. `rule_citations.py` finds the
functions that name an id.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dowlang.project.documents.rule_citations import citations, ids, named_after
from dowlang.project.package_files import PACKAGE
from dowlang.records import dataclass
from dowlang.rulesets import RULESETS

ITEM = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9-]*-\d+)\*\* (.*)$")
ROW = re.compile(r"^\| ([GU]-\d+) \| (.*) \|$")
VECTOR = re.compile(r"^\*\*(TV?-\d+) ([^*]+)\*\*(?: \([^)]*\))?(?:: (.*))?$")
VECTOR_ROW = re.compile(r"^\| (TV?-\d+) \| (.*) \|$")
# of rules: proved by tests of a procedure. By a check on set or ruleset. No effect in a program
CLASSES = (
    "executable",
    "data",
    "table",
)
# of open points: a number that can be changed. A default with a test. Left to the cards
KINDS = (
    "parameter",
    "fixed",
    "content",
)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A point where the texts disagree: what is taken, and why."""

    id: str
    rule: str
    taken: str
    why: str
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vector:
    """A worked example or a boundary case as a test: what is given, what happens, what follows."""

    id: str
    text: str
    tests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """A parameter that settles an open point: its default and the other values it may have (of a
    number: some of them).
    """

    key: str
    default: int | str
    alternatives: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A point that the texts leave open.

    `kind` is empty for a point that its table does not settle. `tests` are `file:test`.
    """

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
    """One numbered rule.

    `kind` is empty for a rule that its table does not class. `code` are `module:function`,
    `tests` `file:test`.
    """

    id: str
    text: str
    basis: str
    kind: str = ""
    reason: str = ""
    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    points: tuple[OpenPoint, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Return what keeps the rule from being proved: `class`, `reason`, `code`, `tests`."""
        if self.kind == "table":
            return () if self.reason else ("reason",)
        wanted = (
            ("class", bool(self.kind)),
            ("code", bool(self.code)),
            ("tests", any(":" in test for test in self.tests)),
        )
        return tuple(name for name, there in wanted if not there)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules, rulings, open points and test vectors of a game, in the order of its document."""

    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    points: tuple[OpenPoint, ...]
    vectors: tuple[Vector, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """Return every id that can be looked up."""
        everything: tuple[Rule | Ruling | OpenPoint | Vector, ...] = (
            *self.rules,
            *self.rulings,
            *self.points,
            *self.vectors,
        )
        return tuple(one.id for one in everything)

    def found(self, wanted: str) -> Rulebook:
        """Return what has this id, else what begins with it, and everything for an empty text."""
        exact = wanted in self.ids

        def those(many: tuple[Any, ...]) -> tuple[Any, ...]:
            return tuple(
                one for one in many if (one.id == wanted if exact else one.id.startswith(wanted))
            )

        return Rulebook(
            those(self.rules), those(self.rulings), those(self.points), those(self.vectors)
        )

    def about(self, id: str) -> tuple[str, ...]:
        """Return the rules that a ruling or an open point belongs to."""
        return tuple(
            rule.id
            for rule in self.rules
            if id in [ruling.id for ruling in rule.rulings]
            or id in [point.id for point in rule.points]
        )


def document(ruleset: str) -> Path:
    """Return the path of the rules document of a game.

    Raises `LookupError`.
    """
    if ruleset not in RULESETS:
        raise LookupError(ruleset)
    name = ruleset.replace("_", "-") + ".md"
    for place in (PACKAGE.parent / "docs" / "rules" / name, PACKAGE / "rulebooks" / name):
        if place.is_file():
            return place
    raise LookupError(ruleset)


def rules_about(ruleset: str, word: str) -> list[tuple[str, str]]:
    """Return id and text of the rule of that id, or of all that the words speak of.

    Those of a section whose heading has the words come first. They are read from the document
    alone. Raises `LookupError`.
    """
    words, heading = word.casefold().split(), ""
    sections: list[tuple[str, str]] = []
    mentions: list[tuple[str, str]] = []
    for line in document(ruleset).read_text("utf-8").split("\n"):
        if line.startswith("##"):
            part = line.lstrip("# ").casefold()
            heading = f"{heading.partition(' / ')[0]} / {part}" if line[2] == "#" else part
        elif found := ITEM.match(line):
            rule = found[1], found[2].rpartition(" [")[0] or found[2]
            if rule[0].casefold() == word.casefold():
                return [rule]
            if all(each in heading for each in words):
                sections.append(rule)
            elif all(each in " ".join(rule).casefold() for each in words):
                mentions.append(rule)
    return sections + mentions


def rules(ruleset: str) -> tuple[Rule, ...]:
    """Return all numbered rules, in the order of the document. Raises `LookupError`."""
    return rulebook(ruleset).rules


def rulebook(ruleset: str) -> Rulebook:
    """Return the document with all that belongs to it. Raises `LookupError`."""
    page = document(ruleset)
    lines = page.read_text("utf-8").split("\n")
    code = citations(PACKAGE / "rulesets" / ruleset)
    tests = citations(PACKAGE.parent / "tests" / "rules" / ruleset)
    classes, settled = (
        table_beside(page, "classes"),
        table_beside(page, "points"),
    )
    kinds, reasons = classes.get("rules", {}), classes.get("reasons", {})
    rows = {found[1]: found[2].split(" | ") for line in lines if (found := ROW.match(line))}
    rulings = {
        id: Ruling(id, row[0], row[4], row[5], tuple(code.get(id, ())), tuple(tests.get(id, ())))
        for id, row in rows.items()
        if id.startswith("G-") and len(row) == 6
    }
    points = {
        id: _point(id, row, settled.get(id, {}), code, tests)
        for id, row in rows.items()
        if id.startswith("U-") and len(row) == 4
    }
    out = []
    for line in lines:
        if found := ITEM.match(line):
            id = found[1]
            body, _, basis = found[2].rpartition(" [")
            named = list(dict.fromkeys(ids(found[2])))
            ruled = (
                *(one for one in named if one in rulings),
                *(g for g, one in rulings.items() if g not in named and id in ids(one.rule)),
            )
            out.append(
                Rule(
                    id,
                    body or found[2],
                    basis.rstrip("]"),
                    kinds.get(id, ""),
                    reasons.get(id, ""),
                    tuple(code.get(id, ())),
                    tuple(tests.get(id, ())),
                    tuple(rulings[one] for one in ruled),
                    tuple(points[one] for one in named if one in points),
                )
            )
    by_name = named_after(PACKAGE.parent / "tests" / "rules" / ruleset)
    vectors = tuple(
        Vector(id, text, tuple(dict.fromkeys((*by_name.get(id, ()), *tests.get(id, ())))))
        for id, text in sorted(_vectors(lines), key=lambda one: int(one[0].partition("-")[2]))
    )
    return Rulebook(tuple(out), tuple(rulings.values()), tuple(points.values()), vectors)


def _vectors(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the id and text of each test vector."""
    for number, line in enumerate(lines):
        if row := VECTOR_ROW.match(line):
            cells = zip(("given ", "when ", "then "), re.split(r"\s*\|\s*", row[2]), strict=False)
            yield row[1], "; ".join(before + cell.strip() for before, cell in cells if cell.strip())
        elif head := VECTOR.match(line):
            below = lines[
                number + 1 : number
                + 1
                + next(
                    (
                        n
                        for n, other in enumerate(lines[number + 1 :])
                        if not other.startswith("- ")
                    ),
                    0,
                )
            ]
            said = [head[3] or "", *(each.removeprefix("- ") for each in below)]
            yield head[1], f"{head[2]}: {' '.join(part for part in said if part)}"


def _point(
    id: str,
    row: list[str],
    settled: dict[str, Any],
    code: dict[str, list[str]],
    tests: dict[str, list[str]],
) -> OpenPoint:
    keys = tuple(
        Key(key, entry["default"], tuple(entry["alternatives"]))
        for key, entry in settled.get("keys", {}).items()
    )
    return OpenPoint(
        id,
        row[0],
        row[2],
        settled.get("class", ""),
        keys,
        settled.get("note", ""),
        tuple(code.get(id, ())),
        tuple(tests.get(id, ())),
    )


def to_data(found: Rulebook, book: Rulebook) -> dict[str, Any]:
    """Return what was found in a book as data for JSON (`schemas/rules.json`)."""
    return {
        "rules": [_rule_data(rule) for rule in found.rules],
        "rulings": [
            {
                "id": one.id,
                "about": one.rule,
                "taken": one.taken,
                "why": one.why,
                "code": list(one.code),
                "tests": list(one.tests),
            }
            for one in found.rulings
        ],
        "points": [
            {
                **_point_data(one),
                "rules": list(book.about(one.id)),
                "code": list(one.code),
                "tests": list(one.tests),
            }
            for one in found.points
        ],
        "vectors": [
            {"id": one.id, "text": one.text, "tests": list(one.tests)} for one in found.vectors
        ],
    }


def _point_data(one: OpenPoint) -> dict[str, Any]:
    return {
        "id": one.id,
        "text": one.text,
        "default": one.default,
        "class": one.kind,
        "note": one.note,
        "keys": [
            {"key": key.key, "default": key.default, "alternatives": list(key.alternatives)}
            for key in one.keys
        ],
    }


def _rule_data(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "text": rule.text,
        "basis": rule.basis,
        "class": rule.kind,
        "reason": rule.reason,
        "code": list(rule.code),
        "tests": list(rule.tests),
        "missing": list(rule.missing),
        "rulings": [{"id": one.id, "taken": one.taken, "why": one.why} for one in rule.rulings],
        "points": [_point_data(one) for one in rule.points],
    }


def table_beside(page: Path, name: str) -> dict[str, Any]:
    """Return a table beside a document: `<document>.classes.toml`, empty without one."""
    file = page.with_name(f"{page.stem}.{name}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
