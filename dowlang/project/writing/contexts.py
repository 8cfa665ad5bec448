"""Check each line of a card in prose by itself: beside the lines that say where it stands and those
that it may speak of, without what else is not understood. How long a card is then costs no line its
reading, and no line is refused for what another one says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace

from dowlang.diagnostics import Diagnostic
from dowlang.source import Span, margin_of

Errors = Callable[[str], list[Diagnostic]]
"""Returns the errors of a card file."""

REFERS = re.compile(
    r"\b(?:that|those|this|these|same|chosen|other|others|rest|it|its|they|them|their|theirs|he|she"
    r"|him|his|her|hers|there|so|not|otherwise|instead|then|unless|do|does|did|can|cannot)\b"
    r"|\bthe\b"
    r"(?= [a-z]+\b(?! (?:with|of|at|in|on)\b))",
    re.IGNORECASE,
)
"""Matches words that may speak of what another line says."""

NAMES = re.compile(r"\bas [a-z]+\b|^\s*counter\b|\(the [a-z]+\)")
"""Matches a line that gives something a name."""

RESULT = re.compile(
    r"\s*(?:(?:on (?:an? )?|if you roll(?:ed)? (?:an? )?)?\d|otherwise\b|passes\b|fails\b)",
    re.IGNORECASE,
)
"""Matches a line with what comes of a roll or a vote, which is whole with the others only."""

MOST_ABOVE = 12
"""Lines above one that refers which are read with it."""

MOST_UNREAD = 3
"""Lines above one that refers which are not understood and stand beside it all the same: what it
speaks of may be theirs.
"""

MOST_BESIDE = 24
"""Clauses of a card that are read together."""


@dataclass(slots=True)
class LinesAlone:
    """The errors of card files, each line's as it has them by itself.

    `hinted` checks a card file and tells what may be written, `bare` what is wrong alone, which
    takes a hundredth of the time. `sections` are the words of lines below which there are clauses
    of a card.
    """

    hinted: Errors
    bare: Errors
    sections: Collection[str] = ()
    known: dict[str, list[Diagnostic]] = field(default_factory=dict)
    unhinted: dict[str, list[Diagnostic]] = field(default_factory=dict)

    def __call__(self, text: str) -> list[Diagnostic]:
        """Return the errors of a card file, with what each line offers by itself."""
        if text not in self.unhinted:
            self.unhinted[text] = self.bare(text)
        found = self.unhinted[text]
        lines = text.split("\n")
        places = {each.span.line - 1 for each in found}
        wrong = places - {0}  # what a card lacks is told at its title
        out: list[Diagnostic] = []
        for at in sorted(places):
            mine = [each for each in found if each.span.line == at + 1]
            out += self._alone(lines, at, wrong) or mine
        return out

    def _alone(self, lines: Sequence[str], at: int, wrong: Collection[int]) -> list[Diagnostic]:
        """Return the errors of one line of a card in its surroundings."""
        kept = surroundings(lines, at, wrong, self.sections)
        text = "\n".join((*(lines[each] for each in kept), ""))
        if text not in self.known:
            self.known[text] = self.hinted(text)
        here = kept.index(at) + 1
        return [_moved(each, kept) for each in self.known[text] if each.span.line == here]


def surroundings(
    lines: Sequence[str], at: int, wrong: Collection[int], sections: Collection[str] = ()
) -> list[int]:
    """Return the numbers of the lines beside which one is read, itself among them.

    `wrong` are those that are not understood as they stand, `sections` the words of lines below
    which there are clauses of a card.

    >>> card = ["item", "    use", "        burn it", "        odd", "        draw a card", ""]
    >>> surroundings(card, 4, {3, 4}), surroundings(card, 2, {2, 3})
    ([0, 1, 4], [0, 1, 2])
    """
    kept = {0, at, *_above(lines, at), *_below(lines, at)}
    depth = margin_of(lines[at])
    for place in _spoken_of(lines, at, wrong):
        kept |= {place, *_above(lines, place)}
    for place, line in enumerate(lines):  # without which the card is not whole
        if line.strip() and margin_of(line) < depth and _is_clause(lines, place, sections):
            kept |= {place, *_above(lines, place)}
    if _is_clause(lines, at, sections) or _is_part(lines, at):
        kept.update(_beside(lines, at, sections))
    return sorted(_with_something_below(lines, kept, wrong))


def _spoken_of(lines: Sequence[str], at: int, wrong: Collection[int]) -> Iterator[int]:
    """Yield the numbers of the lines that one may speak of: those that give names, and the nearest
    above it where it refers to something.
    """
    refers = bool(REFERS.search(lines[at]))
    told = unread = 0
    for place in range(at - 1, 0, -1):
        if not lines[place].strip() or set(_above(lines, place)).intersection(wrong):
            continue
        if place in wrong:
            unread += 1
            if refers and unread <= MOST_UNREAD:
                yield place
        elif NAMES.search(lines[place]) or (refers and told < MOST_ABOVE):
            told += 1
            yield place
    for place in range(at + 1, len(lines)):  # two lines that give the same name
        named = place not in wrong and NAMES.search(lines[place])
        if named and not set(_above(lines, place)).intersection(wrong):
            yield place


def _beside(lines: Sequence[str], at: int, sections: Collection[str]) -> Iterator[int]:
    """Yield the numbers of the clauses or blocks beside one: together they are whole."""
    above = next(_above(lines, at), 0)
    mine = [
        above,
        *(each for each in range(1, len(lines)) if next(_above(lines, each), -1) == above),
    ]
    nearest = sorted(mine, key=lambda each: abs(each - at))[:MOST_BESIDE]
    for place in nearest:
        if lines[place].strip() and (_is_clause(lines, at, sections) or _is_part(lines, place)):
            yield place


def _is_clause(lines: Sequence[str], at: int, sections: Collection[str]) -> bool:
    """Return True for a line of the card itself or of a section of it."""
    above = next(_above(lines, at), 0)
    return not above or lines[above].split()[0] in sections


def _is_part(lines: Sequence[str], at: int) -> bool:
    """Return True for a line with others below it, or with what comes of a roll or a vote."""
    return bool(RESULT.match(lines[at])) or any(True for _ in _below(lines, at))


def _above(lines: Sequence[str], at: int) -> Iterator[int]:
    """Yield the numbers of the lines below which one stands, the nearest first."""
    depth = margin_of(lines[at])
    for place in range(at - 1, -1, -1):
        if lines[place].strip() and margin_of(lines[place]) < depth:
            depth = margin_of(lines[place])
            yield place


def _below(lines: Sequence[str], at: int) -> Iterator[int]:
    """Yield the numbers of the lines that stand below one, none for the title of a card."""
    for place in range(at + 1, len(lines) if at else 0):
        if lines[place].strip():
            if margin_of(lines[place]) <= margin_of(lines[at]):
                return
            yield place


def _with_something_below(
    lines: Sequence[str], kept: Collection[int], wrong: Collection[int]
) -> set[int]:
    """Return the lines kept with a line of each block of which none is kept, one that is
    understood before one that is not.
    """
    out = set(kept)
    left = sorted(kept)
    while left:
        place = left.pop()
        below = list(_below(lines, place))
        if below and not out.intersection(below):
            first = next((each for each in below if each not in wrong), below[0])
            more = {first, *_above(lines, first)} - out
            left += more
            out |= more
    return out


def _moved(found: Diagnostic, kept: Sequence[int]) -> Diagnostic:
    """Return a finding and what it offers on the lines of the whole card."""

    def whole(span: Span) -> Span:
        first, last = (kept[min(line, len(kept)) - 1] + 1 for line in (span.line, span.end_line))
        return Span(first, span.column, last, span.end_column)

    fix = found.fix and tuple((whole(span), text) for span, text in found.fix)
    return replace(found, span=whole(found.span), fix=fix)


__all__ = ["LinesAlone", "surroundings"]
