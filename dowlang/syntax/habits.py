"""Words that authors bring along from prose and from programs, and how the language says it.

What lives here: the table and its question. What does not: misspelt words (`source.nearest`). A line of the table counts only in a game that
has the words it advises and lacks the word itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection

HABITS: dict[str, tuple[str, str]] = {
    "else": ("otherwise", "it is written `otherwise`"),
    "elseif": ("otherwise", "write `otherwise`, and under it `if …`"),
    "elif": ("otherwise", "write `otherwise`, and under it `if …`"),
    "spawn": ("add", "it is written `add 2 zombies to …`"),
    "spawns": ("add", "it is written `add 2 zombies to …`"),
}
"""Word -> a word that the game has to have, and how it is said."""

RANGE = re.compile("([0-9]+)-([0-9]+)")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def help_with_word(word: str, known: Collection[str]) -> str:
    """How it is written, or an empty text when the word is no habit that this game knows better."""
    if word in NUMBERS:
        return f"numbers are written in digits: `{NUMBERS.index(word) + 1}`"
    if spread := RANGE.fullmatch(word):
        return f"it is written `{spread[1]} to {spread[2]}`"
    needed, help = HABITS.get(word, ("", ""))
    return help if needed in known else ""
