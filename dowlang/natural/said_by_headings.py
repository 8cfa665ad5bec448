"""Leave out what the heading of a block says already: below `play`, *Play this card and sing* is
`sing`. A reading that does it again is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

HEADING = re.compile(r"\s*([a-z]+)\s*")
CARD = r"(?:this card|it)"


def _headings(lines: Sequence[str]) -> Iterator[str]:
    """Yield the headings of one word among some lines."""
    for line in lines:
        if found := HEADING.fullmatch(line):
            yield found[1]


def not_said_again(text: str, above: Sequence[str]) -> str:
    """Return a text without the beginning that a heading above it says already.

    >>> not_said_again("Play this card and sing.", ("    play",))
    'sing.'
    >>> not_said_again("Play this card and sing.", ("    option",))
    'Play this card and sing.'
    """
    for heading in _headings(above):
        again = rf"(?:you (?:may|can) )?{heading} {CARD}(?:,? (?:to|and(?: then)?)|[.:,]) (?=\S)"
        text = re.sub(rf"^{again}", "", text, count=1, flags=re.IGNORECASE)
    return text


def does_its_heading(lines: Sequence[str], above: Sequence[str]) -> bool:
    """Return True for a reading with a line that does what the heading above it says.

    >>> does_its_heading(("play", "    you may play this card, to sing"), ())
    True
    >>> does_its_heading(("play", "    play a card"), ())
    False
    """
    return any(
        re.match(rf"\s*(?:you (?:may|must) )?{heading} {CARD}\b", line)
        for heading in _headings((*above, *lines))
        for line in lines
    )


__all__ = ["does_its_heading", "not_said_again"]
