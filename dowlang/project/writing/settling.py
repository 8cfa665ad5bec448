"""Write what can mean one thing only of the lines of a card, and know which of its lines became
what.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.source import margin_of

MOST_ROUNDS = 6
"""How often what can be written is written and the card is checked again."""

Errors = Callable[[str], list[Diagnostic]]
Line = tuple[str, int]
"""A line of the card file, and the number of the line of prose that it is of."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The lines of a card file, how many were written anew, and the lines of prose of which
    something is not understood.
    """

    lines: tuple[Line, ...]
    rewritten: int
    unread: frozenset[int]

    @property
    def text(self) -> str:
        """Return the card file."""
        return "\n".join((*(line for line, _ in self.lines), ""))


def settled(
    prose: Sequence[str],
    once: Collection[str],
    errors: Errors,
    below: Mapping[int, int] | None = None,
) -> Settled:
    """Return what becomes of the lines of a card.

    `once` are the clauses with a block that a card has once: blocks of others go below the first.
    `below` are lines that wait for another one to be written, by their numbers.
    """
    heads = below or {}
    lines: list[Line] = [
        (line, at) for at, line in enumerate(prose) if line.strip() and at not in heads
    ]
    lines, rewritten = _written(lines, once, errors)
    if heads:
        for at, head in heads.items():
            if prose[at].strip():
                before = max(n for n, (_, of) in enumerate(lines) if of <= max(head, at - 1))
                lines.insert(before + 1, (prose[at], at))
        lines, more = _written(lines, once, errors)
        rewritten += more
    return _as_settled(lines, rewritten, errors)


def settled_again(lines: Sequence[Line], once: Collection[str], errors: Errors) -> Settled:
    """Return what becomes of the lines of a card file of which most are written already."""
    again, rewritten = _written(list(lines), once, errors)
    return _as_settled(again, rewritten, errors)


def _as_settled(lines: Sequence[Line], rewritten: int, errors: Errors) -> Settled:
    """Return lines with the numbers of those that are not understood."""
    text = "\n".join(line for line, _ in lines)
    refused = {each.span.line for each in errors(text + "\n") if _refuses(each)}
    unread = frozenset(lines[at - 1][1] for at in refused if 1 < at <= len(lines))
    return Settled(tuple(lines), rewritten, unread)


def _written(lines: list[Line], once: Collection[str], errors: Errors) -> tuple[list[Line], int]:
    """Return the lines with all written that can mean one thing only, and how many were."""
    rewritten = 0
    for _ in range(MOST_ROUNDS):
        before = len(lines)
        text = "\n".join(line for line, _ in lines)
        found = [each for each in errors(text + "\n") if each.fix]
        lines, mended = _mended(lines, found)
        lines = gathered(lines, once)
        rewritten += mended
        if not mended and before == len(lines):
            break
    return lines, rewritten


def _refuses(found: Diagnostic) -> bool:
    """Return True for a finding by which a line is not understood."""
    return re.match(r"DOW[12]|DOW3001", found.code) is not None


def _mended(lines: Sequence[Line], found: Sequence[Diagnostic]) -> tuple[list[Line], int]:
    """Return the lines with fixes applied, each line of them of the prose it is made of."""
    out, mended = list(lines), 0
    by_line: dict[int, list[Diagnostic]] = {}
    for each in found:
        by_line.setdefault(each.span.line, []).append(each)
    for number in sorted(by_line, reverse=True):
        (line, of), padding = out[number - 1], "\n" * (number - 1)
        whole = padding + line
        text, count = apply_fixes(whole, by_line[number])
        mended += count
        out[number - 1 : number] = [(each, of) for each in text[number - 1 :].split("\n")]
    return out, mended


def gathered(lines: Sequence[Line], clauses: Collection[str]) -> list[Line]:
    """Return a card with each of these clauses once in its block: the blocks of others go below
    the first, in the order in which they stand.

    >>> card = [("use", 0), ("    a", 0), ("x", 1), ("use", 2), ("    b", 2), ("use", 3)]
    >>> [line for line, _ in gathered([*card, ("    c", 3)], ["use"])]
    ['use', '    a', '    b', '    c', 'x']
    """
    out = list(lines)
    for name in clauses:
        while (twice := _twice(out, name)) is not None:
            first, at = twice
            end = _end(out, at)
            block = out[at + 1 : end]
            del out[at:end]
            behind = _end(out, first)
            out[behind:behind] = block
    return out


def _twice(lines: Sequence[Line], name: str) -> tuple[int, int] | None:
    """Return the numbers of the first two lines of one block that say the same clause."""
    seen: dict[int, int] = {}  # by margin, in the block that is open there
    for at, (line, _) in enumerate(lines):
        margin = margin_of(line)
        seen = {deep: place for deep, place in seen.items() if deep <= margin}
        if line.strip() == name and seen.setdefault(margin, at) != at:
            return seen[margin], at
    return None


def _end(lines: Sequence[Line], at: int) -> int:
    """Return the number of the first line behind the block of one."""
    end = at + 1
    while end < len(lines) and margin_of(lines[end][0]) > margin_of(lines[at][0]):
        end += 1
    return end
