"""Say `exactly` where a description or a condition says that there is no more than so many: a
number alone is that many or more there (`if you have just 2 cards`).

What lives here: words before a number. What does not: numbers that are compared (`thing_forms`).
"""

from __future__ import annotations

import re

from dowlang.source.number_words import NUMBER

ONE = r"(?:(?:just|only) (?:an?|one|a single)|a single)\b"
MANY = rf"(?:just|only)(?= {NUMBER}\b)"
NO_MORE = re.compile(
    r"\b(?P<head>if|unless|while|goal:?|controls?|have|has|with|is|are|holds?|of) "
    rf"(?:(?P<one>{ONE})|{MANY})(?= \w)",
    re.IGNORECASE,
)


def rewrite_exact_numbers(text: str) -> str:
    """Return a text with `exactly` for the words that say that there are no more.

    >>> rewrite_exact_numbers("each player with a single card")
    'each player with exactly 1 card'
    >>> rewrite_exact_numbers("if you have just two cards")
    'if you have exactly two cards'
    >>> rewrite_exact_numbers("if only one survivor is at the colony")
    'if exactly 1 survivor is at the colony'
    >>> rewrite_exact_numbers("discard a single card")
    'discard a single card'
    """
    return NO_MORE.sub(lambda told: f"{told['head']} exactly{' 1' if told['one'] else ''}", text)
