"""Suppress warnings by a comment with the reason: `# allow DOW5012: there is always some left`.

Such a comment speaks of the warnings of its own line. Standing alone, it speaks of those of the
next line that is no comment. Errors cannot be suppressed. A comment without a reason, and one that
suppresses nothing, are warnings themselves. Nothing is said of a warning that is missing while
there are errors: most warnings are not looked for then. A reason that somebody wrote is never taken
out by a fix.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dowlang.diagnostics.codes import ALLOWED_WITHOUT_REASON, ALLOWS_NOTHING, CODES
from dowlang.diagnostics.diagnostic import Diagnostic, Severity
from dowlang.source.spans import Span

COMMENT = re.compile(r'^(?:[^"#]|"[^"]*")*?(?P<comment> *#.*)$')
ALLOW = re.compile(r"^ *# *allow +(?P<code>[A-Za-z]{3}\d+)(?P<rest>.*)$")
REASON = re.compile(r"^ *[:,-]? *(?P<reason>[^\s:,-].*)$")

WARNINGS = frozenset(code.number for code in CODES if code.severity is Severity.WARNING)


def without_allowed(
    found: Iterable[Diagnostic], texts: Iterable[tuple[str, str]]
) -> list[Diagnostic]:
    """Return the findings that stay, and those about the comments.

    `texts` are (label, text) of all files.
    """
    out = list(found)
    unseen = any(one.severity is Severity.ERROR for one in out)
    for label, text in texts:
        if "allow" in text:
            out = _in_file(out, label, text, unseen)
    return out


def _in_file(found: list[Diagnostic], label: str, text: str, unseen: bool) -> list[Diagnostic]:
    """Return the findings that stay in one file, and those about its comments. `unseen`: there are
    errors, so that a warning may be missing only because nobody looked for it.
    """
    out = found
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        match = COMMENT.match(line)
        allowed = ALLOW.match(match["comment"]) if match else None
        if match is None or allowed is None:
            continue
        code = allowed["code"].upper()
        start = match.start("comment") + len(match["comment"]) - len(match["comment"].lstrip())
        span = Span(number, start + 1, number, len(line) + 1)
        about = number if line[:start].strip() else _next_line(lines, number)
        kept = [
            d
            for d in out
            if d.file != label
            or d.span.line != about
            or d.code != code
            or d.severity is not Severity.WARNING
        ]
        reason = REASON.match(allowed["rest"])
        if len(kept) == len(out):
            if unseen and code in WARNINGS:
                continue
            removed = Span(number, match.start("comment") + 1, number, len(line) + 1)
            mendable = reason is None and line[:start].strip()
            kept.append(
                ALLOWS_NOTHING.at(
                    label, span, fix=((removed, ""),) if mendable else None, allowed=code
                )
            )
        elif reason is None:
            kept.append(ALLOWED_WITHOUT_REASON.at(label, span, allowed=code))
        out = kept
    return out


def _next_line(lines: list[str], number: int) -> int:
    """Return the number of the first line below that is neither empty nor a comment."""
    return next(
        (
            n
            for n, line in enumerate(lines[number:], number + 1)
            if line.strip() and not line.lstrip().startswith("#")
        ),
        number,
    )
