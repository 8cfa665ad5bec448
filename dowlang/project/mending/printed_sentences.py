"""Tell a printed sentence from a line of a card that has a mistake: by its capital letter, its full
stop, and words that are no reason.

What lives here: whether a finding is of such a sentence. What does not: what is told of it
(`verified_fixes`), and which piece of it is understood (`understood_pieces`).
"""

from __future__ import annotations

import re

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.project.mending.line_trials import TriedBlock
from dowlang.project.mending.understood_pieces import UnderstoodPieces
from dowlang.source.number_words import VALUES

OF_A_SENTENCE = (
    codes.MISSING_QUOTES.number,
    codes.UNKNOWN_WORD.number,
    codes.UNKNOWN_CHARACTER.number,
)
"""Codes of what a printed sentence has and a line of a card not."""


def is_a_sentence(
    found: Diagnostic, block: TriedBlock, pieces: UnderstoodPieces, answered: bool
) -> bool:
    """Return True for a finding about the capital letter by which a sentence begins, about its full
    stop, or about a word of one that is no reason: with it other sentences are understood.

    `answered`: the line has a hint already.
    """
    if found.code not in OF_A_SENTENCE:
        return False
    trials = pieces.trials
    line, text = trials.lines_of(found.file)[found.span.line - 1], trials.text_of(found)
    before = line[: found.span.column - 1].strip()
    said = line[found.span.column - 1 : found.span.end_column - 1]
    if found.code == codes.UNKNOWN_CHARACTER.number:
        return said == "." and line.rstrip().endswith(".") and not answered
    if found.code == codes.UNKNOWN_WORD.number and not answered:
        printed = text.endswith(".") or said in VALUES
        if printed and pieces.is_printed(said, block):
            return True
    first = not re.search(r"\w", before) or before.endswith(":")
    behind = line[found.span.column - 1 :]
    names = (name for of_kind in block.world.names.values() for name in of_kind)
    begins = said[:1].isupper() and first and len(text.split()) > 1
    return begins and not any(behind.startswith(name) for name in names)


__all__ = ["is_a_sentence"]
