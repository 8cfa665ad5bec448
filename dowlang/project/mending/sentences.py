"""Take a paragraph of a printed card apart into its sentences.

What lives here: where a sentence of prose ends, and the margin of a line below another. What does
not: what the sentences say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from dowlang.syntax.blocks import STEP_WIDTH

STEP = " " * STEP_WIDTH
"""Margin of a line below another one."""

Reads = Callable[[Sequence[str]], Collection[int]]
"""Numbers of the lines of a card that are not understood."""

TITLES = ("Dr", "Mr", "Mrs", "Ms", "St", "Lt", "Sgt", "Cpl", "Pvt", "Rev", "Col", "Capt", "Prof")
"""Titles of somebody that are shortened: their full stop ends no sentence."""

NO_TITLE = "".join(rf"(?<!\b{title}\.)" for title in TITLES)
BEGINS = r"(?=[\"“]?[A-Z0-9])"
END = re.compile(rf"{NO_TITLE}(?<=[.!?;])\s+{BEGINS}|(?<=[.!?;][\"”])\s+{BEGINS}")


def sentences(text: str, ends: str = ".!?") -> list[str]:
    """Return the sentences of a text. What stands in quotes is not taken apart.

    `ends` are the signs behind which another one may begin.

    >>> sentences('Go on. It has "Stay. Wait." Add 2 food; Lose 1 morale.')
    ['Go on.', 'It has "Stay. Wait."', 'Add 2 food; Lose 1 morale.']
    >>> sentences("Dr. Low sings. Wake St. Ode.")
    ['Dr. Low sings.', 'Wake St. Ode.']
    >>> sentences('Wake "St. Ode". "Ada Low" sings.')
    ['Wake "St. Ode".', '"Ada Low" sings.']
    """
    out: list[str] = []
    begins = 0
    text = text.strip()
    for end in END.finditer(text):
        said = text[begins : end.start()]
        inside = said.count('"') % 2 or said.count("“") > said.count("”")
        if not inside and said.rstrip('"”')[-1:] in ends:
            out.append(said)
            begins = end.end()
    return [*out, text[begins:]]


__all__ = ["STEP", "sentences"]
