"""Offer what mends a finding: each offer is typed into the set first, and told when it mends.

A warning may be allowed instead. Its comment asks for the reason, which only its author knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.suppressions import WARNINGS
from dowlang.service.positions import Edit, Range
from dowlang.service.renaming import errors_after
from dowlang.service.workspace import Document
from dowlang.source import Span

QUOTED = re.compile(r"`([^`]+)`")
TWO_LINES = re.compile("write two lines: `([^`]+)` and `([^`]+)`")
UNDER = re.compile("write `([^`]+)`, and under it `([^`]+)`")
MOST_OFFERS = 4
"""Texts of one hint that are tried."""


@dataclass(frozen=True, slots=True)
class Action:
    """A change that mends a finding. `sure` is True where it is the only one."""

    title: str
    edits: tuple[Edit, ...]
    finding: Diagnostic
    sure: bool = False
    allows: bool = False


def actions(document: Document, place: Range) -> tuple[Action, ...]:
    """Return what can be done about the findings of a stretch of a document."""
    first, last = document.map.place(place.start)[0], document.map.place(place.end)[0]
    out: list[Action] = []
    findings = document.home.findings()
    errors = errors_after(document.home, {})
    before = None if errors is None else len(errors)
    for found in findings:
        if found.file == document.label and found.span.line <= last:
            if found.span.end_line >= first:
                out += _of(document, found, before)
    return tuple(out)


def _of(document: Document, found: Diagnostic, before: int | None) -> Iterator[Action]:
    mends = [each for each in _offers(document, found) if _mends(document, found, each[1], before)]
    for title, edits in mends:
        yield Action(title, edits, found, sure=len(mends) == 1)
    if found.severity is Severity.WARNING and found.code in WARNINGS:
        line = document.map.line(found.span.line)
        margin = line[: len(line) - len(line.lstrip(" "))]
        at = document.map.position(document.map.offset(found.span.line, 1))
        edit = Edit(Range(at, at), f"{margin}# allow {found.code}: \n")
        yield Action(f"allow {found.code} here, with a reason", (edit,), found, allows=True)


def _offers(document: Document, found: Diagnostic) -> Iterator[tuple[str, tuple[Edit, ...]]]:
    """Yield the changes that a finding speaks of, as their titles and what is typed."""
    if found.fix:
        edits = tuple(Edit(document.map.range(span), text) for span, text in found.fix)
        new = " … ".join(text for _, text in found.fix).strip()
        yield (f"write `{new}`" if new else "take it out"), edits
        return
    help, line = found.help or "", found.span.line
    written = document.map.line(line)
    margin = len(written) - len(written.lstrip(" "))
    code = written[margin:].rstrip(" ")
    whole = Span(line, margin + 1, line, margin + len(code) + 1)
    if two := TWO_LINES.search(help) or UNDER.search(help):
        deeper = " " * (margin + 4 * ("under it" in help))
        text = f"{two[1]}\n{deeper}{two[2]}"
        yield "write two lines", (Edit(document.map.range(whole), text),)
        return
    for text in QUOTED.findall(help)[:MOST_OFFERS]:
        for span, put in (
            (whole, text),
            (found.span, text),
            (found.span, f'"{text}"'),
        ):
            yield f"write `{text}`", (Edit(document.map.range(span), put),)


def _mends(
    document: Document, found: Diagnostic, edits: tuple[Edit, ...], before: int | None
) -> bool:
    """Return True if changes take an error away, or a fix its warning, and bring none."""
    if found.fix:
        return True
    if found.severity is not Severity.ERROR or before is None:
        return False
    after = errors_after(document.home, {document.path: list(edits)})
    return after is not None and len(after) < before
