"""Add what a line lacks under it, with nothing happening there: its whole block, the row
`otherwise` of a die, a side of a vote.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import DICE_GAP, MISSING_BLOCK, MISSING_CLAUSE
from dowlang.semantics.line_parts import rows
from dowlang.service.code_actions.code_action import Candidate
from dowlang.service.positions import Edit, Range
from dowlang.service.workspace import Document
from dowlang.source import margin_of
from dowlang.syntax.formatter import STEP
from dowlang.syntax.parser import place_below
from dowlang.syntax.recovery.missing_blocks import NOTHING

SIDES = ("passes", "fails")
BLOCKS: Mapping[str, Sequence[str]] = {
    "statement": (),
    "option": ('option "Stay"', 'option "Go"'),
    "vote": SIDES,
}
"""Place of a block -> the lines under which nothing happens then, none where that is said alone."""


def missing_parts(document: Document, found: Diagnostic) -> Iterator[Candidate]:
    """Yield the change that writes what is missing under the line of a finding."""
    line = found.span.line
    head = next((row for row in rows(document.tree.lines) if row.span.line == line), None)
    if found.code == DICE_GAP.number:
        yield from _added(document, line, ("otherwise",))
    elif head is not None and found.code == MISSING_CLAUSE.number and head.shape == "vote":
        there = {row.shape for row in head.block}
        yield from _added(document, line, [side for side in SIDES if side not in there])
    elif head is not None and found.code == MISSING_BLOCK.number:
        text = document.map.line(line).strip()
        place = place_below(document.language.parser, document.map.text, head.start, text)
        if place in BLOCKS:
            yield from _added(document, line, BLOCKS[place])


def _added(document: Document, head: int, parts: Sequence[str]) -> Iterator[Candidate]:
    """Yield the parts written behind what stands below a line, each with nothing below it."""
    text_map = document.map
    margin = margin_of(text_map.line(head))
    below = takewhile(
        lambda row: not row[1].strip() or margin_of(row[1]) > margin,
        enumerate(text_map.lines[head:], head + 1),
    )
    there = [(at, text) for at, text in below if text.strip()]
    last, text = there[-1] if there else (head, text_map.line(head))
    inner = " " * margin_of(there[0][1]) if there else f"{' ' * margin}{STEP}"
    at = text_map.position(text_map.offset(last, len(text.rstrip()) + 1))
    lines = [line for part in parts for line in (part, f"{STEP}{NOTHING}")] or [NOTHING]
    title = f"add {' and '.join(f'`{part}`' for part in parts) or f'`{NOTHING}`'} under line {head}"
    yield title, (Edit(Range(at, at), "".join(f"\n{inner}{line}" for line in lines)),)
