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
    "every": ("each", "it is written `each`"),
    "can": ("may", "it is written `may`; for what is forbidden `cannot`"),
    "should": ("must", "it is written `must`, or without it: `each player discards 1 card`; in a test `then food = 1`"),
    "shall": ("must", "it is written `must`, or without it: `each player discards 1 card`"),
    "unless": ("not", "it is written `if not …`"),
    "possible": ("able", "it is written `, if able`"),
    "less": ("if", "it is written `<` or `<=`: `if food < 2`"),
    "whenever": ("when", "it is written `when`"),
    "selects": ("choose", "it is written `chooses`"),
    "picks": ("choose", "it is written `chooses`"),
    "expect": ("then", "it is written `then …`"),
    "greater": ("if", "it is written `>` or `>=`: `if food >= 2`"),
    "than": ("if", "it is written `>` or `<`: `if food > 2`"),
    "equal": ("if", "it is written `=`: `if food = 2`; an amount stands in brackets: `lose (helpless survivors) morale`"),
    "equals": ("if", "it is written `=`: `if food = 2`"),
    "reduce": ("lose", "it is written `lose 1 morale`, or `remove 1 food`"),
    "decrease": ("lose", "it is written `lose 1 morale`, or `remove 1 food`"),
    "lower": ("lose", "it is written `lose 1 morale`, or `remove 1 food`"),
    "falls": ("lose", "it is written `lose 1 morale`; an event is `morale is lost`"),
    "drops": ("lose", "it is written `lose 1 morale`; an event is `morale is lost`"),
    "increase": ("gain", "it is written `gain 1 morale`, or `add 1 food`"),
    "rises": ("gain", "it is written `gain 1 morale`; an event is `morale is gained`"),
    "eat": ("food", "it is written `remove 2 food`"),
    "dies": ("kill", "it is written `kill that survivor`; an event is `a survivor is killed`"),
    "damage": ("wound", "it is written `that survivor gets 1 wound`"),
    "hurt": ("wound", "it is written `that survivor gets 1 wound`"),
    "civilians": ("helpless", "it is written `add 1 helpless survivor`"),
    "skip": ("skipped", "it is a rule, under a duration: `the food step is skipped`; of a player `lose the next turn`"),
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
