"""Refuse readings in which one stands for several: `they each discard a card` is of two at least,
and `each of you` below a line about another player may be the two of you.

What lives here: words for several persons. What does not: plurals of pieces (`plurals`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords

THEY_EACH = re.compile(r"\b(?:they|you|it|both) each\b|\b(?:they|you) both\b", re.IGNORECASE)
ONE_EACH = re.compile(
    r"\b(?:another|(?:the )?(?:other|that|first|active)|a) player (?:(?:may|can|must) )?each\b"
    r"|\bthe player (?:on|to) your (?:left|right) (?:(?:may|can|must) )?each\b",
    re.IGNORECASE,
)
"""Matches a single player of whom something is said as of several."""

OF_YOU = re.compile(r"\b(?:each|all|both|every one) of you\b", re.IGNORECASE)
ANOTHER = re.compile(r"\b(?:choose a player|(?:an|the )?other player|the first player)\b")
"""Matches a line of which one player is spoken to beside you."""

BOTH = re.compile(r"\bboth (?:of )?(?:the )?(?P<several>\w+s)\b", re.IGNORECASE)
SINGLE = re.compile(r"^ *(?:they|you|it|that \w+) ", re.MULTILINE)


def takes_others_for_several(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading of one, of all, or of any two where a text is of those named.

    `above` are the lines that the reading goes on with.

    >>> takes_others_for_several("they each draw", ("they draw",), (), GameWords())
    True
    >>> takes_others_for_several("Another player may each draw", ("draw",), (), GameWords())
    True
    >>> said, read = "each of you draws", ("each player draws",)
    >>> takes_others_for_several(said, read, ("choose a player",), GameWords())
    True
    >>> takes_others_for_several(said, read, (), GameWords())
    False
    """
    said = "\n".join(lines)
    if ONE_EACH.search(text):
        return True
    if THEY_EACH.search(text) and SINGLE.search(said):
        return True
    if OF_YOU.search(text) and any(map(ANOTHER.search, above)):
        return True
    both = BOTH.search(text)
    return both is not None and f"2 {both['several'].casefold()}" in said
