"""Refuse readings by which an *instead* replaces another deed than the one that is like its own."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.variants.replaced_deeds import core_of_deed, lines_inside, parts_of_instead


def replaces_another(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading by which another deed is replaced than the one that is like what
    is done in its place.

    >>> read = ("feed 1 dog", "if it rains", "    feed 2 dogs", "otherwise", "    sing")
    >>> said = "Feed 1 dog, sing. If it rains, feed 2 dogs instead."
    >>> replaces_another(said, read, (), GameWords())
    True
    >>> below = ("failure", *(f"    {each}" for each in read))
    >>> replaces_another(f"Failure: {said}", below, (), GameWords())
    True
    """
    found = parts_of_instead(text, lines_inside(lines) or lines)
    if found is None:
        return False
    before, _, other, done = found
    like = core_of_deed(other[0])
    return any(core_of_deed(each) == like for each in before) and core_of_deed(done[0]) != like
