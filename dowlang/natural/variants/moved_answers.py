"""Hang the last answer of a reading below another offer: inside the answer above it, or around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.natural.offer_questions import MADE, OFFER
from dowlang.source import margin_of


def move_last_answer(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield a reading with its last answer below another offer: one inside the answer above it,
    or the one around.

    >>> inner = ("you may nod", "    if so", "        you may bow", "    if not", "        sit")
    >>> [each[3] for each in move_last_answer(inner)]
    ['            if not']
    """
    last = max((at for at, line in enumerate(lines) if line.strip() == "if not"), default=0)
    if not last:
        return
    margin = margin_of(lines[last])
    below = [at for at in range(last + 1, len(lines)) if margin_of(lines[at]) > margin]
    if len(below) != len(lines) - last - 1:
        return
    before = lines[last - 1]
    inner = margin_of(before)
    if inner > margin and MADE.match(before.strip()):
        yield (*lines[:last], *(_moved(each, inner + 4 - margin) for each in lines[last:]))
    around = [
        at
        for at in range(last)
        if OFFER.match(lines[at].strip()) and margin_of(lines[at]) == margin - 12
    ]
    if not around:
        return
    between = lines[around[-1] + 1 : last]
    answered = any(each.strip() == "if not" for each in between)
    if not answered and all(margin_of(each) != margin for each in between):
        yield (*lines[:last], *(_moved(each, -8) for each in lines[last:]))


def _moved(line: str, by: int) -> str:
    return " " * (margin_of(line) + by) + line.strip()
