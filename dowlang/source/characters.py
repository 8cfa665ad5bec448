"""List the characters that no card file may hold, and no message may carry to a terminal.

What lives here: the tables and the questions. What does not: the refusals (`source.text`) and
confusable letters (`source.confusables`). The tables are written out, since `unicodedata` grows
with each Python.
"""

import re

# Each is the inside of a character class of a regular expression.
CONTROL_CLASS = r"\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"
"""C0 without tab and line feed, DEL, C1, two separators that some programs take for line ends,
and lone surrogates.
"""

BIDIRECTIONAL_CLASS = r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""Marks that change the direction of the text after them, so that a line reads otherwise than it
is.
"""

INVISIBLE_CLASS = (
    r"\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u3164"
    r"\ufeff\uffa0\ufff9-\ufffb"
    r"\U000e0000-\U000e0fff"
)
"""Characters that show nothing.

The joiners U+200C and U+200D are allowed: some scripts cannot be written without them.
"""

REFUSED = re.compile(
    f"(?P<control>[{CONTROL_CLASS}]+)|(?P<bidirectional>[{BIDIRECTIONAL_CLASS}]+)"
    f"|(?P<invisible>[{INVISIBLE_CLASS}]+)"
)
"""A run of characters of one kind that no card file may hold.

A carriage return is one, unless it is part of a line end.
"""

UNPRINTABLE = re.compile(f"[{CONTROL_CLASS}{BIDIRECTIONAL_CLASS}{INVISIBLE_CLASS}\\t\\n]")
"""A character that no message on one line may hold."""


def sanitize(value: str) -> str:
    """Return `value` on one line, each control character, direction mark and invisible character
    shown as U+FFFD.
    """
    return UNPRINTABLE.sub("\ufffd", value)


def code_point(character: str) -> str:
    """Return the number of a character as it is written in tables.

    >>> code_point("A")
    'U+0041'
    """
    return f"U+{ord(character):04X}"
