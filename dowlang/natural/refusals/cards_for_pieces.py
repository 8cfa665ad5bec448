"""Refuse readings of cards where a text is of pieces: `you have 3 dogs` is of no card with one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords


def takes_cards_for_pieces(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading that speaks of cards which show a piece, where the text speaks of
    no card and no hand.

    >>> words = GameWords(shown=frozenset({"dog"}), plurals={"dog": "dogs"})
    >>> takes_cards_for_pieces("You have 3 dogs", ("dogs cards you hold >= 3",), (), words)
    True
    """
    if not words.shown or re.search(
        r"\b(?:cards?|items?|hand|deck|symbols?)\b", text, re.IGNORECASE
    ):
        return False
    forms = {*words.shown, *(words.plurals[each] for each in words.shown)}
    shown = re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))}) cards?\b")
    return any(shown.search(line) for line in lines)
