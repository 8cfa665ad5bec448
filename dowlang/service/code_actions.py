"""Offer what mends a finding: each offer is typed into the set first, and told when it mends.

A warning may be allowed instead. Its comment asks for the reason, which only its author knows.
What no test has chosen or, once coverage is counted, seen can be given a test, whose last line is
the author's too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dowlang.advice import Way, offers_of, quoted_in, two_lines_of, typed
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import BRANCH_WITHOUT_QUESTION, CARD_WITHOUT_TEST, MISSING_BLOCK
from dowlang.diagnostics.suppressions import WARNINGS
from dowlang.service.drafts.coverage_drafts import coverage_drafts_at
from dowlang.service.drafts.expected_numbers import WrongNumber, number_edits
from dowlang.service.drafts.option_drafts import draft_at
from dowlang.service.fix_differences import difference_told
from dowlang.service.indentation import margin_below
from dowlang.service.positions import Edit, Range, TextMap, applied
from dowlang.service.trial_check import errors_after
from dowlang.service.workspace import Document
from dowlang.source import Span, margin_of
from dowlang.testing import TestedClause

CARDS = ".dow"
MOST_OFFERS = 4
"""Texts of one hint that are tried."""

TABLE_LINES = ("given", "given_manual", "todo", "cases")
"""Shapes of the lines of a test by which nothing happens yet."""


@dataclass(frozen=True, slots=True)
class Action:
    """A change that mends a finding, or writes what is wanted where nothing is found.

    `is_preferred` is True where it is the only one that mends. Of one that `needs_text`, the author
    ends the first text: behind it the cursor waits.
    """

    title: str
    edits: tuple[Edit, ...]
    finding: Diagnostic | None = None
    is_preferred: bool = False
    needs_text: bool = False
    for_failed_test: bool = False


def actions(
    document: Document,
    place: Range,
    uncovered: Sequence[TestedClause] = (),
    wrong: Sequence[WrongNumber] = (),
) -> tuple[Action, ...]:
    """Return what can be done about the findings of a stretch of a document, and at its end about
    what no test has seen and about a number that a test has not found.
    """
    first, last = (
        document.map.line_and_column(place.start)[0],
        document.map.line_and_column(place.end)[0],
    )
    out: list[Action] = []
    findings = document.warm_set.findings()
    errors = errors_after(document.warm_set, {})
    before = None if errors is None else _of_cards(errors)
    for found in findings:
        if found.file == document.label and found.span.line <= last:
            if found.span.end_line >= first:
                known = {(each.title, each.edits) for each in out}
                out += [a for a in _of(document, found, before) if (a.title, a.edits) not in known]
    if any(_is_error(each, document) for each in findings):
        return tuple(out)
    for said, edit in number_edits(document, last, wrong):
        out.append(Action(f"write `{said}`", (edit,), for_failed_test=True))
    draft = draft_at(document, last)
    if draft is not None:
        out.insert(0, Action(draft.title, (draft.edit,), _untested(out), needs_text=True))
    for each in coverage_drafts_at(document, last, uncovered):
        out.append(Action(each.title, (each.edit,), needs_text=True))
    return tuple(out)


def _is_error(found: Diagnostic, document: Document) -> bool:
    return found.file == document.label and found.severity is Severity.ERROR


def _untested(offered: Sequence[Action]) -> Diagnostic | None:
    """Return the finding that a card has no test, if one of the actions is about it."""
    found = (each.finding for each in offered if each.finding is not None)
    return next((each for each in found if each.code == CARD_WITHOUT_TEST.number), None)


def _of(document: Document, found: Diagnostic, before: int | None) -> Iterator[Action]:
    best: dict[str, tuple[int, tuple[Edit, ...]]] = {}  # by title: errors remaining, the edits
    tried: dict[tuple[Edit, ...], int | None] = {}
    for title, edits in _offers(document, found):
        if edits not in tried:
            remaining = tried[edits] = _errors_remaining(document, found, edits, before)
            if remaining is not None and (title not in best or remaining < best[title][0]):
                best[title] = (remaining, edits)
    least = min((remaining for remaining, _ in best.values()), default=0)
    mends = [(title, edits) for title, (remaining, edits) in best.items() if remaining == least]
    placed = [each for each in mends if not any(edit.text.strip() for edit in each[1])]
    mends = placed or mends  # a line in its place says what its author wrote
    for title, edits in mends:
        told, drops = _changed(document, found, edits)
        preferred = len(mends) == 1 and not drops
        title = f"{title}: {told}" if told else title
        yield Action(title, edits, found, is_preferred=preferred)
    if found.severity is Severity.WARNING and found.code in WARNINGS:
        line = document.map.line(found.span.line)
        margin = line[: margin_of(line)]
        at = document.map.position(document.map.offset(found.span.line, 1))
        edit = Edit(Range(at, at), f"{margin}# allow {found.code}: \n")
        yield Action(f"allow {found.code} here, with a reason", (edit,), found, needs_text=True)


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


def _offers(document: Document, found: Diagnostic) -> Iterator[tuple[str, tuple[Edit, ...]]]:
    """Yield the changes that a finding speaks of, as their titles and what is typed."""
    if found.fix:
        edits = tuple(Edit(document.map.range(span), text) for span, text in found.fix)
        yield _title(document, edits), edits
        return
    yield from _indents(document, found)
    yield from _moved_up(document, found)
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
    said = [text for text in quoted_in(help) if "{" not in text]  # a form is no line to write
    for text in dict.fromkeys(said[:MOST_OFFERS]):
        for span, put in (
            (found.span, text),
            (found.span, f'"{text}"'),
            (whole, text),
        ):
            yield f"write `{text}`", (Edit(document.map.range(span), put),)


def _moved_up(document: Document, found: Diagnostic) -> Iterator[tuple[str, tuple[Edit, ...]]]:
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
    return _spaces(first, margin_of(after[first - 1]), last)


def _spaces(line: int, spaces: int, last: int = 0) -> str:
    """Return what puts a line in its place, and those below it up to a last one by as much."""
    more = f" and move those up to line {last} with it" if last > line else ""
    return f"put {spaces or 'no'} spaces before line {line}{more}"


def _indents(document: Document, found: Diagnostic) -> Iterator[tuple[str, tuple[Edit, ...]]]:
    """Yield changes of indentation: the line of an error put where the lines above it allow one, or
    the next line put where this one does.
    """
    line, text_map = found.span.line, document.map
    filled = [at for at, text in enumerate(text_map.lines, 1) if text.strip()]
    above = max((at for at in filled if at < line), default=0)
    below = min((at for at in filled if at > line), default=0)
    if (
        found.severity is not Severity.ERROR
        or found.span.column > margin_of(text_map.line(line)) + 1
    ):
        return
    tried: list[tuple[int, int]] = []
    if above:
        tried += [(line, margin_below(document, above)), (line, margin_of(text_map.line(above)))]
        tried += [(line, margin) for margin in _open_margins(text_map, filled, above)]
    if below:
        tried.append((below, margin_below(document, line)))
    for at, spaces in dict.fromkeys(tried):
        margin = margin_of(text_map.line(at))
        if spaces != margin:
            begin = text_map.offset(at, 1)
            place = Range(text_map.position(begin), text_map.position(begin + margin))
            yield _spaces(at, spaces), (Edit(place, " " * spaces),)


def _open_margins(text_map: TextMap, filled: Sequence[int], above: int) -> Iterator[int]:
    """Yield how deep the lines stand that a line stands below, from the innermost."""
    margin = margin_of(text_map.line(above))
    for at in reversed([at for at in filled if at < above]):
        if margin_of(text_map.line(at)) < margin:
            margin = margin_of(text_map.line(at))
            yield margin


def _errors_remaining(
    document: Document, found: Diagnostic, edits: tuple[Edit, ...], before: int | None
) -> int | None:
    """Return how many errors remain after edits that take one away, None where they take none.

    None remains after the fix of a warning.
    """
    if found.fix:
        return 0
    if found.severity is not Severity.ERROR or before is None:
        return None
    after = errors_after(document.warm_set, {document.path: list(edits)})
    if after is None:
        return None
    if _only_indents(edits):
        after = _without_missing_block(after, found)
    remaining = _of_cards(after)
    if remaining - len(_uncovered_branches(document, after)) >= before:
        return None
    return None if _breaks_a_line(document, found, edits, after) else remaining


def _only_indents(edits: Sequence[Edit]) -> bool:
    """Return True for edits that put nothing but spaces."""
    return not any(edit.text.strip() for edit in edits)


def _without_missing_block(errors: Sequence[Diagnostic], found: Diagnostic) -> list[Diagnostic]:
    """Return errors but that the line of a finding wants lines below it, which are to be written
    once it stands in its place. A finding of just that stays.
    """
    to_come = (found.file, found.span.line, MISSING_BLOCK.number)
    return [
        each
        for each in errors
        if found.code == MISSING_BLOCK.number or (each.file, each.span.line, each.code) != to_come
    ]


def _uncovered_branches(document: Document, errors: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Return the errors of an `if so` without a question that were not found before. They are found
    once the line above can be read, and were there all the time.
    """
    code = BRANCH_WITHOUT_QUESTION.number
    known = {
        (each.file, each.span.line) for each in document.warm_set.findings() if each.code == code
    }
    return [
        each for each in errors if each.code == code and (each.file, each.span.line) not in known
    ]


def _breaks_a_line(
    document: Document, found: Diagnostic, edits: Sequence[Edit], errors: Sequence[Diagnostic]
) -> bool:
    """Return True if a changed line has an error that it did not have.

    Edits that only indent break a line too if the line above it has a new error, or if the finding
    is still there. Lines that are joined or split are not compared: their numbers change.
    """
    if any("\n" in edit.text or edit.range.start.line != edit.range.end.line for edit in edits):
        return False
    before = {(each.span.line, each.code) for each in document.warm_set.findings()}
    after = {(each.span.line, each.code) for each in errors if each.file == document.label}
    changed = {document.map.line_and_column(edit.range.start)[0] for edit in edits}
    if _only_indents(edits):
        if (found.span.line, found.code) in after:
            return True
        filled = [at for at, text in enumerate(document.map.lines, 1) if text.strip()]
        changed |= {max((at for at in filled if at < line), default=0) for line in changed}
    return any(line in changed for line, _ in after - before)


def _of_cards(errors: Sequence[Diagnostic]) -> int:
    """Return how many errors are of cards. Those of a whole set are told once its cards check."""
    return sum(each.file.endswith(CARDS) for each in errors)
