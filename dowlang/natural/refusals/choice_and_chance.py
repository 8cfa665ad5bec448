"""Refuse readings in which chance stands for a choice or a choice for chance: a card of your choice
is no card that is drawn, and `draw another card` is not the one that is looked out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords

OF_CHOICE = re.compile(
    r"\b(?!decks?\b)\w+ of (?:your|their|his|her) (?:own )?choice\b"
    r"|\b(?:any|whichever) \w+ (?:you|they) (?:like|want|choose|wish)\b",
    re.IGNORECASE,
)
AT_RANDOM = re.compile(r"\brandom(?:ly)?\b", re.IGNORECASE)
FROM_EACH = re.compile(
    r"\b(?:may|can) (?:choose to )?(?:take|get) [^,.;]*"
    r"\bfrom (?:each|every|all|everyone|everybody)\b",
    re.IGNORECASE,
)
"""Matches what may be taken from several, of which nobody says who chooses it."""

BY_CHANCE = re.compile(r"\brandom\b")
DRAWN_BY_CHOICE = re.compile(
    r"\bdraws?\b[^,.;]*\b(?!decks?\b)(?P<chosen>\w+) of (?:your|their|his|her) (?:own )?choice\b",
    re.IGNORECASE,
)
"""Matches cards that are drawn and chosen at once. What is kept of them is another thing, as is the
place from which they are drawn.
"""

DRAWN = re.compile(r"\bdraws?\b", re.IGNORECASE)
TAKEN = re.compile(r"\btakes?\b(?! the top| effect)", re.IGNORECASE)
KEPT = re.compile(r"\bkeeps?\b", re.IGNORECASE)
"""Matches what chooses among the cards that were drawn."""

YOURS_TO_CHOOSE = re.compile(r"\bof your (?:own )?choice\b", re.IGNORECASE)
GIVEN = re.compile(r"\bgives?\b", re.IGNORECASE)
"""Matches what its giver chooses: `take a card of your choice` is no card that is given to you."""

CHOSEN_BY_YOU = re.compile(r"\b(?!players?\b)\w+ of your (?:own )?choice\b", re.IGNORECASE)
DONE_BY_OTHERS = re.compile(r"^(?:each|every|another|any|a|the|that|\d+) (?:[\w-]+ )*players? \w")
"""Matches what another one does, who then chooses what the line leaves open."""

ANY_OF_SEVERAL = re.compile(r"\bany (?:\w+ )?(?P<several>\w+s)\b", re.IGNORECASE)


def changes_who_chooses(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading that chooses where a text leaves something to chance, or the other
    way round, or one thing where the text has any of several.

    >>> changes_who_chooses("Draw another card", ("take another card",), (), GameWords())
    True
    >>> read = ("when it sings, before it takes effect",)
    >>> changes_who_chooses("Draw a card", read, (), GameWords())
    False
    """
    said = "\n".join(lines)
    if OF_CHOICE.search(text) and BY_CHANCE.search(said):
        return True
    if YOURS_TO_CHOOSE.search(text) and GIVEN.search(said) and not GIVEN.search(text):
        return True
    drawn = DRAWN_BY_CHOICE.search(text)
    if drawn and drawn["chosen"].casefold() not in words.place and DRAWN.search(said):
        return True
    if AT_RANDOM.search(text) and not AT_RANDOM.search(said):
        return True
    if FROM_EACH.search(text) and BY_CHANCE.search(said) and not AT_RANDOM.search(text):
        return True
    if DRAWN.search(text) and TAKEN.search(said) and not (TAKEN.search(text) or KEPT.search(text)):
        return True
    for found in ANY_OF_SEVERAL.finditer(text):
        noun = words.singles.get(found["several"].casefold())
        one = re.compile(rf"^ *(?!if |when |while |goal ).*\ban? (?:\w+ )?{noun}\b", re.MULTILINE)
        if noun and one.search(said):  # whether there are any is asked of one
            return found["several"].casefold() not in said
    return False


def leaves_your_choice(text: str, line: str) -> bool:
    """Return True for a line in which others choose what a text leaves to you.

    >>> leaves_your_choice("everyone feeds a dog of your choice", "each player feeds a dog")
    True
    """
    return bool(CHOSEN_BY_YOU.search(text) and DONE_BY_OTHERS.match(line))
