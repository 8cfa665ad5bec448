"""Show what was measured of a card at the ends of its lines: odds, coverage, results of tests.

`measurements` makes the figures. Here they become hints at their lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dowlang.service.outline import Symbol, symbols
from dowlang.service.workspace import Document
from dowlang.testing import Coverage, TestResult

MOST_MEASURES = 4
"""Changes that are shown at the end of one line. All of them are in its tooltip."""


@dataclass(frozen=True, slots=True)
class InlayHint:
    """A text at the end of a line, which is counted from 0, with a tooltip."""

    line: int
    text: str
    tooltip: str


@dataclass(frozen=True, slots=True)
class OptionOdds:
    """What an option changes on average: (measure, mean) of all that changes at all.

    `possible` of `tables` had it. `drawn` is True where games were drawn instead of written out.
    `notes` tell on which tables the figures rest, and what is missing in them. `as_if` is True
    where what the card waits for holds on none of them. `conditions` tell how often its `if` lines
    held, `in_vain` is True where one of them never did.
    """

    label: str
    means: tuple[tuple[str, float], ...]
    possible: int
    tables: int
    drawn: bool = False
    notes: tuple[str, ...] = ()
    as_if: bool = False
    conditions: tuple[str, ...] = ()
    in_vain: bool = False


def odds_hints(document: Document, name: str, rows: Iterable[OptionOdds]) -> tuple[InlayHint, ...]:
    """Return the odds of a card behind the lines of its options, those of a card without options
    behind its first line.
    """
    head = _card(document, name)
    if head is None:
        return ()
    lines = {each.name: each.range.start.line for each in _labelled_below(head)}
    return tuple(_of_row(row, lines.get(row.label, head.range.start.line)) for row in rows)


def _of_row(row: OptionOdds, line: int) -> InlayHint:
    sign = "≈ " if row.drawn else ""
    if not row.possible:
        return InlayHint(line, "never possible", f"possible on none of {row.tables} tables")
    said = [f"{measure} {signed(mean)}" for measure, mean in row.means]
    rest = "as if it came up" if row.as_if else f"at {row.possible} of {row.tables} tables"
    shown = ", ".join(said[:MOST_MEASURES]) + (", …" if len(said) > MOST_MEASURES else "")
    told = f"on average, over the {row.possible} of {row.tables} tables where it was possible"
    way = ", games drawn" if row.drawn else ""
    every = ", ".join(said) or "nothing that is counted changes"
    notes = "".join(f"; {note}" for note in (*row.conditions, *row.notes))
    nothing = "changes no figure here" if row.notes or row.in_vain else "changes no figure"
    nothing += ": an `if` of it held at none" if row.in_vain else ""
    text = f"{sign}{shown} ({rest})" if said else nothing
    return InlayHint(line, text, f"{every} ({told}{way}){notes}")


def signed(value: float) -> str:
    """Return a number with its sign and at most two decimals."""
    text = f"{value:+.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("+0", "-0") else text.replace("-", "−")


def result_hints(document: Document, results: Iterable[TestResult]) -> tuple[InlayHint, ...]:
    """Return which tests pass, behind their first lines. Of a test with several rows, each of which
    has a result, all have to pass.
    """
    by_name: dict[str, list[TestResult]] = {}
    for result in results:
        by_name.setdefault(result.name, []).append(result)
    lines = {each.name: each.range.start.line for each in symbols(document) if each.kind == "test"}
    return tuple(
        InlayHint(
            lines[name],
            "passed" if all(row.passed for row in rows) else "failed",
            "\n".join(row.message() for row in rows if not row.passed),
        )
        for name, rows in by_name.items()
        if name in lines
    )


def coverage_hints(document: Document, coverage: Coverage) -> tuple[InlayHint, ...]:
    """Return the clauses that no test has seen behind their lines, and how many of a file's there
    are behind its first card.
    """
    unseen: dict[int, list[str]] = {}
    for each in coverage.uncovered:
        unseen.setdefault(each.line - 1, []).append(each.what)
    lines = document.map.lines
    out = [
        InlayHint(line, _not_seen(lines[line], clauses), "; ".join(clauses))
        for line, clauses in sorted(unseen.items())
    ]
    first = next((each for each in symbols(document) if each.kind != "test"), None)
    if first is not None and coverage.total:
        seen = f"{coverage.covered} of {coverage.total} clauses seen by the tests"
        out.insert(0, InlayHint(first.range.start.line, seen, f"{coverage.percent} %"))
    return tuple(out)


def _not_seen(line: str, clauses: list[str]) -> str:
    """Return what no test has seen of a line, which is not said again where it is meant whole."""
    said = [clause.removeprefix(f"`{line.strip()}` ") for clause in clauses]
    return f"no test: {'; '.join(said)}"


def _card(document: Document, name: str) -> Symbol | None:
    every = (each for each in symbols(document) if each.kind != "test" and each.name == name)
    return next(every, None)


def _labelled_below(symbol: Symbol) -> Iterator[Symbol]:
    """Yield what has a label in a card, the outermost last, so that it wins."""
    for each in symbol.below:
        yield from _labelled_below(each)
    yield from symbol.below
