"""Diagnostics for people: the full form with the card's line underlined, the concise form with one
line each.

What lives here: the layout, the width of characters in a terminal, colour. What does not: the forms
for programs (`diagnostics.formats`). Nothing that a terminal obeys comes out of here but the
colours that the caller asked for: labels, messages and card text are made sanitize first.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import assert_never

from dowlang.diagnostics.diagnostic import Diagnostic, Severity
from dowlang.diagnostics.formats import as_github, as_json, as_sarif
from dowlang.source.characters import sanitize
from dowlang.source.text import Source

WIDEST_LINE = 120
"""Columns of a card's line that are shown. Of a longer line the part around the underlined one is.
"""
BEFORE_FINDING = 40
"""Characters of a long line that are shown before the finding."""


class Format(Enum):
    """The forms in which `dow check --format` prints findings."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    GITHUB = "github"
    SARIF = "sarif"


class Style(Enum):
    """The colours of the full form, as the numbers a terminal takes."""

    ERROR = "1;31"
    WARNING = "1;33"
    STRONG = "1"
    GUTTER = "1;34"
    HELP = "1;36"


def render(
    found: Iterable[Diagnostic],
    form: Format,
    sources: Mapping[str, Source],
    *,
    colour: bool = False,
    version: str = "",
) -> str:
    """Return all findings in one form, ending in a line end unless empty.

    `sources` are found by the `file` of a finding.

    A finding whose source is not there (a folder, a manifest that was not read) is shown without
    its line.
    """
    listed = tuple(found)
    match form:
        case Format.FULL:
            return "\n".join(full(each, sources.get(each.file), colour=colour) for each in listed)
        case Format.CONCISE:
            return "".join(concise(each) + "\n" for each in listed)
        case Format.JSON:
            return as_json(listed)
        case Format.GITHUB:
            return as_github(listed)
        case Format.SARIF:
            return as_sarif(listed, version)
        case _:
            assert_never(form)


def concise(found: Diagnostic) -> str:
    """Return one line: `path:line:column: DOW2001 message`."""
    return (
        f"{sanitize(found.file)}:{found.span.line}:{found.span.column}: {found.code} "
        f"{sanitize(found.message)}"
    )


def summary(errors: int, warnings: int) -> str:
    """Return the closing sentence: how much was found.

    >>> summary(1, 2)
    'found 1 error and 2 warnings'
    """
    counts = [
        f"{number} {word}{'' if number == 1 else 's'}"
        for number, word in ((errors, "error"), (warnings, "warning"))
        if number
    ]
    return "found " + " and ".join(counts) if counts else "nothing found"


def full(found: Diagnostic, source: Source | None, *, colour: bool = False) -> str:
    """Return the diagnostic with its place, the card's line underlined, and its fix.

    The text ends in a line end.
    """
    span = found.span
    severity = Style.ERROR if found.severity is Severity.ERROR else Style.WARNING
    margin = " " * len(str(span.line))
    bar = _paint("|", Style.GUTTER, colour)
    head = _paint(f"{found.severity.value}[{found.code}]", severity, colour)
    lines = [
        f"{head}{_paint(': ' + sanitize(found.message), Style.STRONG, colour)}",
        f"{margin}{_paint('-->', Style.GUTTER, colour)} "
        f"{sanitize(found.file)}:{span.line}:{span.column}",
    ]
    if source is not None and source.line(span.line).strip():
        end = span.end_column if span.end_line == span.line else len(source.line(span.line)) + 1
        shown, blank, marked = underlined(source.line(span.line), span.column, end)
        lines += [
            f"{margin} {bar}",
            f"{_paint(str(span.line), Style.GUTTER, colour)} {bar} {shown}",
            f"{margin} {bar} {' ' * blank}{_paint('^' * marked, severity, colour)}",
        ]
    if found.help is not None:
        said, *written = found.help.split("\n")
        lines.append(f"{margin} {_paint('= help:', Style.HELP, colour)} {sanitize(said)}")
        lines += [f"{margin}         {sanitize(each)}" for each in written]
    if found.fix:
        lines.append(
            f"{margin} {_paint('= fix:', Style.HELP, colour)} `dow check --fix` mends this"
        )
    return "\n".join(lines) + "\n"


def underlined(line: str, column: int, end_column: int) -> tuple[str, int, int]:
    """Return the shown part of a line, the terminal columns before the diagnostic, and its width.

    The width is at least 1. Columns are counted in characters from 1, `end_column` is exclusive.
    Both may lie beyond the line's end.
    """
    start = max(0, min(column - 1, len(line)))
    end = max(start, min(end_column - 1, len(line)))
    left = 0
    if width(line) > WIDEST_LINE:
        left = max(0, start - BEFORE_FINDING)
    prefix = "…" if left else ""
    room, right = WIDEST_LINE - 2, left
    while right < len(line) and room >= width(line[right]):
        room -= width(line[right])
        right += 1
    suffix = "…" if right < len(line) else ""
    before, marked = prefix + _visible(line[left:start]), _visible(line[start : min(end, right)])
    return prefix + _visible(line[left:right]) + suffix, width(before), max(1, width(marked))


def width(text: str) -> int:
    """Return the columns of a terminal that a text takes.

    Wide characters take two, combining marks and joiners none, tabs four.
    """
    return sum(_character_width(character) for character in text)


def _character_width(character: str) -> int:
    if " " <= character <= "~":
        return 1
    if character == "\t":
        return 4
    if unicodedata.category(character) in ("Mn", "Me") or character in "\u200c\u200d":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _visible(text: str) -> str:
    return sanitize(text.replace("\t", "    "))


def _paint(text: str, style: Style, colour: bool) -> str:
    return f"\x1b[{style.value}m{text}\x1b[0m" if colour else text
