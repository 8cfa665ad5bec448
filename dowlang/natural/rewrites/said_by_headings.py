"""Leave out what the heading of a block says already: below `play`, *Play this card and sing* is
`sing`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

HEADING = re.compile(r"\s*([a-z]+)\s*")
CARD = r"(?:this card|it)"


def headings_of(lines: Sequence[str]) -> Iterator[str]:
    """Yield the headings of one word among some lines."""
    for line in lines:
        if found := HEADING.fullmatch(line):
            yield found[1]


def drop_heading(text: str, above: Sequence[str]) -> str:
    """Return a text without the beginning that a heading above it says already.

    >>> drop_heading("Play this card and sing.", ("    play",))
    'sing.'
    >>> drop_heading("Play this card and sing.", ("    option",))
    'Play this card and sing.'
    """
    for heading in headings_of(above):
        again = rf"(?:you (?:may|can) )?{heading} {CARD}(?:,? (?:to|and(?: then)?)|[.:,]) (?=\S)"
        text = re.sub(rf"^{again}", "", text, count=1, flags=re.IGNORECASE)
    return text
