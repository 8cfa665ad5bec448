"""Hold the results of tests as data, and make the JSON of `dow test` (`schemas/test.json`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from dowlang.semantics.ir import CardTest
from dowlang.testing.coverage import Coverage

SCHEMA = "dowlang/test/1"


@dataclass(frozen=True, slots=True)
class WrittenTest:
    """A test and where it stands: `file`, the path of the card it stands beside (for counters),
    and the file's `text` for messages.
    """

    test: CardTest
    file: str = ""
    card: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """The card line that does not hold, what it wants, what was found, and the last things that
    happened, told in words.

    `figure` is the place of the first of its joined conditions that does not hold with the number
    that was found, where that condition wants another one.
    """

    line: int
    wanted: str
    found: str
    told: tuple[str, ...] = ()
    figure: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class TestResult:
    """The result of one test.

    `outcome` is "passed", "failed" or "todo". A todo is counted, never run.
    """

    __test__ = False  # no test of pytest

    name: str
    file: str
    line: int
    outcome: str
    failure: Failure | None = None
    todo: str = ""
    row: str = ""  # its cells, when it is one row of a table of cases

    @property
    def passed(self) -> bool:
        """Return True if nothing failed, also of a todo, of which nothing is asked yet."""
        return self.outcome != "failed"

    def message(self) -> str:
        """Return the failure for people: file, line and test, wanted and found, then how it came to
        that.

        Empty without a failure.
        """
        if self.failure is None:
            return ""
        row = f", the row `{self.row}` on line {self.line}" if self.row else ""
        lines = [
            f"{self.file}:{self.failure.line}: test `{self.name}`{row}",
            f"  wanted {self.failure.wanted}",
            f"  found  {self.failure.found}",
            *(f"    {told}" for told in self.failure.told),
        ]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Report:
    """The results of the tests of one set."""

    results: tuple[TestResult, ...]
    coverage: Coverage


def report(
    reports: Sequence[Report], *, format: str = "text", coverage: bool = False, colour: bool = False
) -> str:
    """Return the results of all sets for people, or as JSON text (`format="json"`).

    With `coverage` it has also the clauses that no test has seen.
    """
    data = to_dict(reports, coverage)
    if format == "json":
        return json.dumps(data, indent=1, ensure_ascii=False)
    red, plain = ("\x1b[31m", "\x1b[0m") if colour else ("", "")
    lines = []
    for result in (result for one in reports for result in one.results):
        if result.failure is not None:
            head, _, rest = result.message().partition("\n")
            lines.append(f"{red}{head}{plain}\n{rest}\n")
    lines += [
        f"{result.file}:{result.line}: to do: test `{result.name}`: {result.todo}"
        for one in reports
        for result in one.results
        if result.todo
    ]
    lines.append(f"{data['passed']} passed, {data['failed']} failed, {data['todo']} to do")
    if coverage:
        whole = _whole(reports)
        lines += [
            f"{one.file}:{one.line}: never seen: {one.what}\n    {one.hint}"
            for one in whole.uncovered
        ]
        lines += [
            f"{one.file}:{one.line}: cannot be seen: {one.what}\n    {one.excuse}"
            for one in whole.excused
        ]
        lines.append(f"{whole.percent} % of {whole.total} clauses seen, {len(whole.uncovered)} not")
    return "\n".join(lines)


def to_dict(reports: Sequence[Report], coverage: bool = True) -> dict[str, Any]:
    """Return all results as data for JSON (`schemas/test.json`)."""
    results = [result for one in reports for result in one.results]
    count = {
        outcome: sum(r.outcome == outcome for r in results)
        for outcome in ("passed", "failed", "todo")
    }
    return {
        "schema": SCHEMA,
        **count,
        "results": [_result(r) for r in results],
        "coverage": _whole(reports).to_dict() if coverage else None,
    }


def _whole(reports: Sequence[Report]) -> Coverage:
    return sum((one.coverage for one in reports), Coverage())


def _result(result: TestResult) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": result.name,
        "file": result.file,
        "line": result.line,
        "outcome": result.outcome,
    }
    if result.failure is not None:
        told = asdict(result.failure)
        told.pop("figure")  # for who mends the test; `found` says it in words
        data["failure"] = {**told, "told": list(result.failure.told)}
    if result.todo:
        data["todo"] = result.todo
    if result.row:
        data["row"] = result.row
    return data
