"""The private characters that stand for something while a text is put together, each for one thing.

They lie in the last plane of Unicode, where no font has icons, so an author's text that was pasted
from anywhere holds none. One that does shows U+FFFD in its place.
"""

from __future__ import annotations

import re

LITERAL = "\U0010e000"
"""Begins the literal words of a pattern until they are translated."""
COUNTED = "\U0010e001"
"""Begins a word that says the number before it itself."""
CLOSING_COMMA = "\U0010e002"
"""The comma at the end of a message, which closes its clause (`, who waits,`), until runs are
made."""
IT, IT_END = "\U0010e003", "\U0010e004"
"""Stand around the words of `it` until a clause is turned round."""
FIRST_PLACEHOLDER, LAST_PLACEHOLDER = "\U0010e100", "\U0010f8ff"
"""Stand for names and other texts in which nothing may change while messages are formatted."""

PLACEHOLDERS = range(ord(FIRST_PLACEHOLDER), ord(LAST_PLACEHOLDER) + 1)
_ANY = re.compile(f"[{LITERAL}-{LAST_PLACEHOLDER}]")


def without_signs(text: str) -> str:
    r"""Return a text of an author in which no character stands for anything else.

    >>> without_signs("a sign: " + COUNTED) == "a sign: \N{REPLACEMENT CHARACTER}"
    True
    """
    return _ANY.sub("\N{REPLACEMENT CHARACTER}", text)
