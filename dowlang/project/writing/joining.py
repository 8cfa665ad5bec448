"""Join lines of prose that mean something together only: `No exposure roll.` below a line that
moves somebody, `If the owner does not agree, …` below one that asks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from dowlang.natural.variants.replaced_deeds import INSTEAD, first_replaced
from dowlang.project.writing.contexts import REFERS
from dowlang.project.writing.settling import Line, Settled
from dowlang.source import margin_of

Settles = Callable[[Sequence[Line]], Settled]
"""Returns what becomes of the lines of a card file."""

IsSentence = Callable[[str], bool]
"""Returns False for a line that no grammar reads, wherever it stands."""

MOST_JOINED = 4
"""Lines that are joined to one."""

COMMENT = re.compile(r'^(?:[^"#]|"[^"]*")*#')
"""Matches a line that is or ends in a comment."""


def joined(
    lines: Sequence[str], out: Settled, settle: Settles, is_sentence: IsSentence
) -> list[str]:
    """Return the lines, with one that is not understood joined to those before it where all of
    them are understood together. A line that is joined to another is left empty.

    `out` is what became of the lines by themselves.
    """
    joined, left, written = list(lines), set(out.unread), out.lines
    for at in sorted(out.unread):
        said = joined[at].strip()
        if not REFERS.search(said) and is_sentence(said):  # whole by itself, elsewhere
            continue
        before, replaced = at, _replaced(joined, at)
        for _ in range(MOST_JOINED - 1):
            before = _above(joined, before)
            if before < 0:
                break
            if before > replaced:
                continue
            parts = [each for each in joined[before : at + 1] if each.strip()]
            first = parts[0][: margin_of(parts[0])]
            whole = f"{first}{'. '.join(each.strip().rstrip(' .;') for each in parts)}."
            if not is_sentence(whole.strip()):
                continue
            aside = {place for place in left if not _is_head(joined, place, at)}
            aside.update(range(before, at + 1))
            trial = settle(_in_place(written, [whole], before, aside))
            mine = [line for line, of in trial.lines if of == before]
            if before not in trial.unread and not _is_quoted(said, mine):
                joined[before : at + 1] = [whole, *("" for _ in range(at - before))]
                left -= set(range(before, at + 1))
                written = _in_place(written, mine, before, set(range(before, at + 1)))
                break
    return joined


def _is_quoted(said: str, lines: Sequence[str]) -> bool:
    """Return True where what is said is only a part of a text: a line such as `occupation "…"`
    takes all that is joined to it.
    """
    texts = [text for line in lines for text in re.findall(r'"([^"]*)"', line)]
    return any(said.rstrip(" .;") in text for text in texts)


def _replaced(lines: Sequence[str], at: int) -> int:
    """Return the number of the line above one with *instead* that it replaces something of, and its
    own where it replaces nothing.
    """
    if not INSTEAD.search(lines[at].strip()):
        return at
    above, place = list[int](), _above(lines, at)
    while place >= 0:
        above.insert(0, place)
        place = _above(lines, place)
    said = [lines[each] for each in above]
    return above[first_replaced(said, lines[at])] if above else at


def _in_place(
    written: Sequence[Line], said: Sequence[str], place: int, aside: Collection[int]
) -> tuple[Line, ...]:
    """Return the lines of a card file with others in the place of a line of prose, and without
    those of the lines of prose in `aside`.
    """
    at = next((n for n, (_, of) in enumerate(written) if of >= place), len(written))
    out = [(line, of) for line, of in written[:at] if of not in aside]
    after = [(line, of) for line, of in written[at:] if of not in aside]
    return (*out, *((line, place) for line in said), *after)


def _is_head(lines: Sequence[str], place: int, at: int) -> bool:
    """Return True for a line above one that stands further left: what it names is meant below."""
    return place < at and margin_of(lines[place]) < margin_of(lines[at])


def _above(lines: Sequence[str], at: int) -> int:
    """Return the number of the line above one, at the same margin, or -1: none is above a comment
    or a line that ends in one, behind which what is joined would be part of it.
    """
    for before in range(at - 1, 0, -1):
        if COMMENT.search(lines[before]):
            return -1
        if lines[before].strip():
            same = margin_of(lines[before]) == margin_of(lines[at])
            return before if same and not lines[before].lstrip().startswith("option ") else -1
    return -1
