"""Tell what takes a line of its own: what an offer is for behind its second part, and one of
several that is picked inside a noun which nothing can be said of there.

What lives here: the lines, typed in the line's place before they are told. What does not: which
hint a diagnostic gets (`verified_fixes`).
"""

from __future__ import annotations

import re

from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.project.mending.natural_lines import answered

OFFERED = re.compile(r"\b(?:may|must)\b.*(?:, |\band\b).*\bto\b|\b(?:may|must)\b.*\bto\b.*\band\b")
PARTS = re.compile(r",? (?:to|and) ")
BARE_AND = re.compile(r"(?<!,) and |, (?!and |to )")
"""Matches what stands for `, and` between the parts of an offer."""
RANKED = re.compile(
    r"\b(?:of|at|by|on|in|from|to) ((?:the|a) \w+ with the "
    r"(?:most|fewest|(?:high|low|larg|small)est) \w+(?: cards)?)\b"
)
UNDER_THE_OFFER = (
    "what an offer is for stands under it: write `{}`, below it `if so` and there `{}`"
)
CHOSEN_FIRST = (
    "one of several is chosen on a line before: `choose {} as x`, then `{}`; who chooses says "
    "which of those who are level"
)


def lines_of_their_own(trials: LineTrials, found: Diagnostic, block: TriedBlock) -> str:
    """Return the lines that say what one line cannot, empty where none of them check."""
    text = trials.text_of(found)
    if answered(block.text.split("\n"), found.span.line):
        return ""
    for part in reversed(list(PARTS.finditer(text))) if OFFERED.search(text) else ():
        offer, then = text[: part.start()], text[part.end() :]
        if "and" in part[0] and ", to " not in offer:  # two things, neither for the other
            continue
        for said in dict.fromkeys((offer, BARE_AND.sub(", and ", offer))):
            if trials.checks_as(found, block, said, "    if so", f"        {then}"):
                return UNDER_THE_OFFER.format(said, then)
    for inner in RANKED.finditer(text):
        line = f"{text[: inner.start(1)]}the x{text[inner.end(1) :]}"
        if trials.checks_as(found, block, f"choose {inner[1]} as x", line):
            return CHOSEN_FIRST.format(inner[1], line)
    return ""
