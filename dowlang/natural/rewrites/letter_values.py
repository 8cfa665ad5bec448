"""Put the number that a letter stands for in its place: `add X logs, where X is 2 plus 1`."""

from __future__ import annotations

import re

LETTERED = re.compile(
    r"^(?P<line>.*?),? where (?P<first>[XYZ]) is (?P<what>[^.:;]+?)"
    r"(?: and (?P<second>[XYZ]) is (?P<other>[^.:;]+?))?(?P<end>[.:;].*)?$"
)
"""Matches a line whose numbers have letters, with what each letter is."""


def put_numbers_for_letters(text: str) -> str:
    """Return a line with what its letters are in their places.

    >>> put_numbers_for_letters("Add X logs, where X is twice the number of cats.")
    'Add (twice the number of cats) logs.'
    >>> put_numbers_for_letters("Sing X times, where X is 2 plus 1: rest.")
    'Sing (2 plus 1) times: rest.'
    >>> put_numbers_for_letters("Add X logs.")
    'Add X logs.'
    >>> put_numbers_for_letters("Add X logs, where X is the number of cats fed this way.")
    'Add X logs, where X is the number of cats fed this way.'
    """
    found = LETTERED.match(text)
    if found is None or " this way" in text:  # which is of the line above, and has forms of its own
        return text
    line = found["line"]
    for letter, what in ((found["first"], found["what"]), (found["second"], found["other"])):
        if letter is not None:
            line, there = re.subn(rf"\b{letter}\b", f"({what})", line)
            if not there:
                return text
    return f"{line}{found['end'] or ''}"
