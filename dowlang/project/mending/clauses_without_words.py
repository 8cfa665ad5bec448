"""Find the clauses of a card of which a line gives the value alone: `fuel` for `prevent with fuel`.

What lives here: the lines, each typed in the line's place before it is told. What does not: lines
near to what was written in other ways (`nearest_sentences`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.line_trials import LineTrials, TriedBlock

SLOT = re.compile(r"\{([^{}]*)\}")
LEFT_OUT = re.compile(r"\s*\[[^\]]*\]\*?")
"""Matches the parts of a pattern that may be left out."""

OR = re.compile(r",? or ")


def clauses_with(trials: LineTrials, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
    """Return the lines of its kind of card that say what a line says, with the words of their
    clause before it, of those that check there.
    """
    patterns = trials.grammar.patterns.get(block.starts.get(found.span.line, ""), ())
    text = trials.text_of(found)
    lines = (line for pattern, _ in patterns for line in _lines(pattern, text))
    return tuple(line for line in dict.fromkeys(lines) if trials.checks_as(found, block, line))


def _lines(pattern: str, text: str) -> Iterator[str]:
    """Yield a text as the one value of a clause, none where the clause has no words of its own or
    more values, or where the text has its words.
    """
    required = LEFT_OUT.sub("", pattern)
    slots = SLOT.findall(required)
    before, _, behind = required.partition("{")
    words = before.split()
    if len(slots) != 1 or not words or not set(words).isdisjoint(text.split()):
        return
    kind, _, _ = slots[0].partition(":")
    if kind == "text":  # any words at all are one
        return
    behind = behind.partition("}")[2]
    value = text.removesuffix(behind) if behind else text
    for said in dict.fromkeys((value, OR.sub(", ", value) if kind == "list" else value)):
        yield f"{before}{said}{behind}"
