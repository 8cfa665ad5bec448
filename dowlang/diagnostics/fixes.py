"""Applying the fixes that findings carry.

What lives here: the replacing of text, and the fixes that need the text of the line (`with_fixes`).
What does not: all other fixes, which the stage that finds a mistake makes, and files on disk.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from dowlang.diagnostics.codes import DEAD_BINDING
from dowlang.diagnostics.diagnostic import Diagnostic
from dowlang.source.spans import Span

GIVEN_NAME = re.compile(r"\s*\bas\s+$")


def with_fixes(found: Iterable[Diagnostic], texts: Mapping[str, str]) -> list[Diagnostic]:
    """Return the findings, those that a safe change of their own line mends with that change: a
    name that nothing uses is taken out again.
    """
    out: list[Diagnostic] = []
    for diagnostic in found:
        if diagnostic.code == DEAD_BINDING.number and diagnostic.file in texts:
            span = diagnostic.span
            line = texts[diagnostic.file].split("\n")[span.line - 1]
            if before := GIVEN_NAME.search(line[: span.column - 1]):
                diagnostic = replace(
                    diagnostic,
                    fix=((Span(span.line, before.start() + 1, span.line, span.end_column), ""),),
                )
        out.append(diagnostic)
    return out


def apply_fixes(text: str, found: Iterable[Diagnostic]) -> tuple[str, int]:
    """Return the text with the fixes applied, and the number of diagnostics that were fixed.

    `text` is the file as decoded, without byte order mark. Its line ends are kept. A fix is applied
    whole or not at all: one that overlaps a fix before it, or names a place outside the text, is
    left for the next run.
    """
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    replacements: list[tuple[int, int, str]] = []
    mended = 0
    for diagnostic in sorted(found):
        wanted: list[tuple[int, int, str]] = []
        for span, new in diagnostic.fix or ():
            if not (1 <= span.line <= span.end_line < len(starts)):
                break
            start, end = (
                starts[span.line - 1] + span.column - 1,
                starts[span.end_line - 1] + span.end_column - 1,
            )
            taken = replacements + wanted
            beyond = start >= starts[span.line] or end >= starts[span.end_line]
            if (
                end < start
                or beyond
                or any(
                    (start < other_end and other < end) or start == other
                    for other, other_end, _ in taken
                )
            ):
                break
            wanted.append((start, end, new))
        else:
            replacements += wanted
            mended += bool(wanted)
    for start, end, new in sorted(replacements, reverse=True):
        text = text[:start] + new + text[end:]
    return text, mended
