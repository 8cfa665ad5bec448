"""Refuse readings that do again what the heading of their block says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.rewrites.said_by_headings import CARD, headings_of


def does_its_heading(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading with a line that does what the heading above it says.

    >>> does_its_heading("", ("play", "    you may play this card, to sing"), (), GameWords())
    True
    >>> does_its_heading("", ("play", "    play a card"), (), GameWords())
    False
    """
    return any(
        re.match(rf"\s*(?:you (?:may|must) )?{heading} {CARD}\b", line)
        for heading in headings_of((*above, *lines))
        for line in lines
    )
