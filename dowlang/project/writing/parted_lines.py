"""Part a printed paragraph of a card file into its sentences, each on a line of its own, and tell
which of them must not be mended yet: those that go on from one that is not understood.

What lives here: what `dow check --fix` does with a paragraph. What does not: how a sentence is
mended (`mending`), and which one goes on from which (`paragraphs`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.sentences import sentences
from dowlang.project.mending.understood_pieces import PRINTED
from dowlang.project.writing.paragraphs import going_on, read_together
from dowlang.source import margin_of


def part_paragraphs(text: str, found: Collection[Diagnostic]) -> tuple[str, int]:
    """Return a card file with each printed paragraph for which nothing is offered as its sentences,
    and how many were parted. Sentences that answer the one before stay beside it, until they are
    all that is left.
    """
    lines, parted = text.split("\n"), 0
    unread = {each.span.line for each in found if each.message == PRINTED and not each.fix}
    for number in sorted(unread, reverse=True):
        line = lines[number - 1].removesuffix("\r")
        if "#" in line:
            continue
        end = "\r" if lines[number - 1].endswith("\r") else ""
        parts = read_together(line)
        if len(parts) == 1:
            parts = [" " * margin_of(line) + each for each in sentences(line)]
        if len(parts) > 1:
            lines[number - 1 : number] = [part + end for part in parts]
            parted += 1
    return "\n".join(lines), parted


def without_held(text: str, found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Return the findings without those of sentences that go on from one above them which is not
    understood: what they say is known when that one is written.
    """
    unread = {each.span.line for each in found if each.message == PRINTED and not each.fix}
    parts, block, above = list[tuple[str, int | None]](), 0, -1
    for line in text.split("\n"):
        block += margin_of(line) != above or not line.strip()
        above = margin_of(line)
        parts.append((line, block))
    held = {at + 1 for at in going_on(parts, {number - 1 for number in unread})}
    return [each for each in found if each.span.line not in held]


__all__ = ["part_paragraphs", "without_held"]
