"""Offer to put a line deeper or less deep, where the lines around it allow it to stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.service.code_actions.code_action import Candidate
from dowlang.service.indentation import margin_below
from dowlang.service.positions import Edit, Range, TextMap
from dowlang.service.workspace import Document
from dowlang.source import margin_of


def spaces_title(line: int, spaces: int, last: int = 0) -> str:
    """Return what puts a line in its place, and those below it up to a last one by as much."""
    more = f" and move those up to line {last} with it" if last > line else ""
    return f"begin line {line} with {spaces or 'no'} spaces{more}"


def indentation_fixes(document: Document, found: Diagnostic) -> Iterator[Candidate]:
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
            yield spaces_title(at, spaces), (Edit(place, " " * spaces),)


def _open_margins(text_map: TextMap, filled: Sequence[int], above: int) -> Iterator[int]:
    """Yield how deep the lines stand that a line stands below, from the innermost."""
    margin = margin_of(text_map.line(above))
    for at in reversed([at for at in filled if at < above]):
        if margin_of(text_map.line(at)) < margin:
            margin = margin_of(text_map.line(at))
            yield margin
