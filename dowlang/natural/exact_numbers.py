"""Say `exactly` where a description or a condition says that there is no more than so many: a
number alone is that many or more there (`if you have just 2 cards`).

What lives here: words before a number, and what is left of a number. What does not: numbers that
are compared (`thing_forms`).
"""

from __future__ import annotations

import re

ONE = r"(?:(?:just|only) (?:an?|one|a single)|a single)\b"
MANY = r"(?:just|only)(?= (?:\d+|two|three|four|five|six)\b)"
NO_MORE = re.compile(
    r"\b(?P<head>if|unless|while|goal:?|controls?|have|has|with|is|are|holds?|of) "
    rf"(?:(?P<one>{ONE})|{MANY})(?= \w)",
    re.IGNORECASE,
)


def exact(text: str) -> str:
    """Return a text with `exactly` for the words that say that there are no more.

    >>> exact("each player with a single card"), exact("if you have just two cards")
    ('each player with exactly 1 card', 'if you have exactly two cards')
    >>> exact("discard a single card"), exact("if only one survivor is at the colony")
    ('discard a single card', 'if exactly 1 survivor is at the colony')
    """
    return NO_MORE.sub(lambda told: f"{told['head']} exactly{' 1' if told['one'] else ''}", text)


DIFFERENCE = re.compile(r"\((\d+) - (\d+)\)")
"""Matches a number less another one, as a form writes what is left of something."""


def worked_out(text: str) -> str:
    """Return a text with the number that is left for each difference. What is less than nothing
    stays, as no card writes it: a counter is lowered by `add (0 - 1) to …`.

    >>> worked_out("repeat (3 - 1) times"), worked_out("add (0 - 1) to marks")
    ('repeat 2 times', 'add (0 - 1) to marks')
    """

    def left(found: re.Match[str]) -> str:
        number = int(found[1]) - int(found[2])
        return found[0] if number < 0 else str(number)

    return DIFFERENCE.sub(left, text)


__all__ = ["exact", "worked_out"]
