"""Work out what a form writes as a number less another one: what is left of something."""

from __future__ import annotations

import re

DIFFERENCE = re.compile(r"\((\d+) - (\d+)\)")
"""Matches a number less another one, as a form writes what is left of something."""


def subtract_numbers(text: str) -> str:
    """Return a text with the number that is left for each difference. What is less than nothing
    stays, as no card writes it: a counter is lowered by `add (0 - 1) to …`.

    >>> subtract_numbers("repeat (3 - 1) times"), subtract_numbers("add (0 - 1) to marks")
    ('repeat 2 times', 'add (0 - 1) to marks')
    """

    def left(found: re.Match[str]) -> str:
        number = int(found[1]) - int(found[2])
        return found[0] if number < 0 else str(number)

    return DIFFERENCE.sub(left, text)
