"""Refuse readings that take one piece without an article for all there are: `Equipped survivor does
not roll for exposure` is no rule about survivors.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords

OF_ONE = (
    r"(?:does|is|has|can|cannot|may|must|gets|rolls|ignores|counts|costs|moves|needs|never|"
    r"(?:does|is|ca|has|need)n['’]t)"
)
"""A verb that is said of one."""


def takes_all_for_bare_one(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading about all pieces of a noun, where a sentence of the text begins
    with one of them.

    >>> words = GameWords(plurals={"survivor": "survivors"})
    >>> lines = ("equip", "    survivors do not roll exposure when moving")
    >>> takes_all_for_bare_one("Equipped survivor does not roll when moving", lines, (), words)
    True
    >>> takes_all_for_bare_one("Each survivor does not roll when moving", lines, (), words)
    False
    """
    for noun, plural in words.plurals.items():
        one = rf"(?:^|[.:;,])\s*(?:\w+ed )?{re.escape(noun)} {OF_ONE}\b"
        if re.search(one, text, re.IGNORECASE) and any(
            re.match(rf"\s*{re.escape(plural)}\b", line) for line in lines
        ):
            return True
    return False
