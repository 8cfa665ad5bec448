"""Offer what mends a finding: each text that its help names is typed in and tried, and offered when
it mends. A warning may be allowed instead, with a comment that asks for the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.advice import Way, offers_of, quoted_in, two_lines_of, typed
from dowlang.diagnostics import Diagnostic, Severity, codes
from dowlang.diagnostics.suppressions import WARNINGS
from dowlang.service.code_actions.code_action import Action, Candidate
from dowlang.service.code_actions.fix_differences import difference_told
from dowlang.service.code_actions.fix_trials import FixTrials, only_indents
from dowlang.service.code_actions.indentation_fixes import indentation_fixes, spaces_title
from dowlang.service.code_actions.missing_parts import missing_parts
from dowlang.service.code_actions.parts_below import parts_below
from dowlang.service.positions import Edit, Range, applied
from dowlang.service.workspace import Document
from dowlang.source import Span, margin_of

MOST_OFFERS = 4
"""Texts of one help that are tried."""

TABLE_LINES = ("given", "given_manual", "todo", "cases")
"""Shapes of the lines of a test by which nothing happens yet."""


def quick_fixes(trials: FixTrials, found: Diagnostic) -> Iterator[Action]:
    """Yield what mends a finding, of an error those changes after which fewest errors remain."""
    document = trials.document
    candidates = [_fix_of(document, found.fix)] if found.fix else _mending(trials, found)
    for title, edits in candidates:
        told, drops = _changed(document, found, edits)
        is_preferred = len(candidates) == 1 and not drops
        yield Action(f"{title}: {told}" if told else title, edits, found, is_preferred=is_preferred)
    if found.severity is Severity.WARNING and found.code in WARNINGS:
        yield _suppression(document, found)


def _fix_of(document: Document, fix: Sequence[tuple[Span, str]]) -> Candidate:
    """Return the fix that a finding has, which needs no trial."""
    edits = tuple(Edit(document.map.range(span), text) for span, text in fix)
    return _title(document, edits), edits


def _mending(trials: FixTrials, found: Diagnostic) -> list[Candidate]:
    """Return the candidates after which fewest errors remain, one of each title. If one of them
    only puts lines in their places, those that do: they say what their author wrote.
    """
    best: dict[str, tuple[int, tuple[Edit, ...]]] = {}  # by title: errors remaining, the edits
    tried: set[tuple[Edit, ...]] = set()
    for title, edits in _candidates(trials.document, found):
        if edits not in tried:
            tried.add(edits)
            remaining = trials.errors_remaining(found, edits)
            if remaining is not None and (title not in best or remaining < best[title][0]):
                best[title] = (remaining, edits)
    least = min((remaining for remaining, _ in best.values()), default=0)
    mending = [(title, edits) for title, (remaining, edits) in best.items() if remaining == least]
    indenting = [each for each in mending if only_indents(each[1])]
    return [each for each in indenting if not _goes_further(indenting, each)] or mending


def _goes_further(candidates: Sequence[Candidate], one: Candidate) -> bool:
    """Return True if another candidate makes all changes of one, and more."""
    return any(set(one[1]) < set(other) for _, other in candidates)


def _suppression(document: Document, found: Diagnostic) -> Action:
    """Return the comment that allows a warning, above its line."""
    line = document.map.line(found.span.line)
    margin = line[: margin_of(line)]
    at = document.map.position(document.map.offset(found.span.line, 1))
    edit = Edit(Range(at, at), f"{margin}# allow {found.code}: \n")
    return Action(f"allow {found.code} here, with a reason", (edit,), found, needs_text=True)


def _changed(document: Document, found: Diagnostic, edits: Sequence[Edit]) -> tuple[str, bool]:
    """Return what the line of a finding says otherwise with a hint that is only near to it, "" for
    the same, and True where something that it says is left out.

    A fix is known to say the same. Several lines in place of one stand in the finding to be read.
    """
    line = found.span.line
    own = all(edit.range.start.line == edit.range.end.line == line - 1 for edit in edits)
    typed_in = [edit.text for edit in edits if edit.text.strip() and "\n" not in edit.text]
    if found.fix or not own or not typed_in:
        return "", False
    after = applied(document.map.text, edits).split("\n")[line - 1]
    return difference_told(document.language, document.map.line(line), after)


def _candidates(document: Document, found: Diagnostic) -> Iterator[Candidate]:
    """Yield what may mend a finding: its line at another depth or place, the lines that its help
    offers, and each text that its help names, in place of what is found or of the whole line.
    """
    yield from indentation_fixes(document, found)
    yield from parts_below(document, found)
    yield from _moved_up(document, found)
    yield from missing_parts(document, found)
    help, line = found.help or "", found.span.line
    written = document.map.line(line)
    margin = margin_of(written)
    code = written[margin:].rstrip(" ")
    whole = Span(line, margin + 1, line, margin + len(code) + 1)
    if two := two_lines_of(found.help):
        text = f"\n{' ' * margin}".join(typed(two))
        yield "write two lines", (Edit(document.map.range(whole), text),)
        return
    readings = [each for each in offers_of(found.help) if each.way is Way.READINGS]
    for number, reading in enumerate((text for each in readings for text in each.lines), 1):
        first, *rest = reading.split("\n")
        text = "\n".join((first, *(" " * margin + line for line in rest)))
        title = f"write ({number}), `{first}`{' …' if rest else ''}"
        yield title, (Edit(document.map.range(whole), text),)
    if _lists_clauses(found) or found.code == codes.MISSING_BLOCK.number:
        return
    named = [text for text in quoted_in(help) if "{" not in text]  # a form is no line to write
    for text in dict.fromkeys(named[:MOST_OFFERS]):
        for span, put in (
            (found.span, text),
            (found.span, f'"{text}"'),
            (whole, text),
        ):
            yield f"write `{text}`", (Edit(document.map.range(span), put),)


def _lists_clauses(found: Diagnostic) -> bool:
    """Return True if a help lists the clauses of a kind of card. One that takes no more words
    would check in place of any line, and say something else.
    """
    if found.code == codes.UNKNOWN_CLAUSE.number:
        return True
    return found.code == codes.UNKNOWN_PHRASE.number and (found.help or "").startswith("it holds ")


def _moved_up(document: Document, found: Diagnostic) -> Iterator[Candidate]:
    """Yield a `given` that stands below what happens in its test, moved above that."""
    text_map, line = document.map, found.span.line
    for test in document.tree.lines:
        lines = {row.span.line: row for row in test.block if test.shape == "test"}
        begun = min((at for at, row in lines.items() if row.shape not in TABLE_LINES), default=line)
        if line in lines and lines[line].shape == "given" and begun < line:
            at = text_map.position(text_map.offset(begun, 1))
            gone = [
                text_map.offset(each, len(text_map.line(each)) + 1) for each in (line - 1, line)
            ]
            before, after = map(text_map.position, gone)
            moved = Edit(Range(at, at), f"{text_map.line(line)}\n")
            yield f"move it above line {begun}", (moved, Edit(Range(before, after), ""))


def _title(document: Document, edits: Sequence[Edit]) -> str:
    """Return what a fix does. One of spaces alone says how many stand before the line then."""
    if any(edit.text.strip() for edit in edits):
        return f"write `{' … '.join(edit.text for edit in edits).strip()}`"
    lines = [document.map.line_and_column(edit.range.start)[0] for edit in edits]
    after = applied(document.map.text, edits).split("\n")
    if any(after[line - 1].strip() != document.map.line(line).strip() for line in lines):
        return "take it out"
    (first, *_, last) = (*lines, lines[-1])
    return spaces_title(first, margin_of(after[first - 1]), last)
