"""Say for whom `they` and `them` stand where that may be a player: the person named last.

What lives here: persons that lines name. What does not: pieces named by `it` (`pronouns`), and whom
a question is asked (`refusals.who_is_asked`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import NounForms
from dowlang.natural.marks.known_marks import PERSON
from dowlang.natural.weighted_texts import REFUSED

PLAYER = re.compile(
    r"\b(?:players?|neighbou?rs?|owners?|controllers?|(?:every|some|any)(?:one|body))\b",
    re.IGNORECASE,
)
HAVING = re.compile(
    r"\bplayers?\b(?: (?:on|at) (?:your|their) (?:left|right))? (?:with|without|who|that)\b.*",
    re.IGNORECASE,
)
"""Matches a player with what is said of what they have."""

ASKED = re.compile(r"^(?P<who>.*?) (?:may|must|can|has to|have to|needs? to)\b", re.IGNORECASE)
"""Matches somebody to whom something is offered, or whose duty it is."""


def resolve_player_pronouns(text: str, above: Sequence[str], piece: NounForms) -> str:
    r"""Return a text without its marks, or `REFUSED` where one of them stands
    behind a piece though the person named last before it is a player.

    `above` are the lines above the place of the text with their margins, `piece` is the noun of
    what persons may be beside players.

    >>> said = "the first player may draw\n    if not\n        that dog @person sits"
    >>> resolve_player_pronouns(said, (), NounForms("dog", "dogs"))
    ''
    >>> resolve_player_pronouns("choose a dog\nthat dog @person sits", (), NounForms("dog", "dogs"))
    'choose a dog\nthat dog sits'
    """
    if PERSON not in text:
        return text
    lines = text.split("\n")
    for at, line in enumerate(lines):
        for found in re.finditer(PERSON, line):
            before = line[: found.start()].rpartition(f"that {piece.one}")[0]
            if _is_of_a_player([*above, *lines[:at], before], piece):
                return REFUSED
    return text.replace(PERSON, "")


def asked_person(line: str) -> str:
    """Return to whom a line offers something, or whose duty it is, as it names them."""
    found = ASKED.match(line)
    return found["who"] if found else ""


def _is_of_a_player(lines: Sequence[str], piece: NounForms) -> bool:
    """Return True where the person that lines name last is a player, not you."""
    pieces = re.compile(rf"\b(?:{piece.either}|bearer)\b", re.IGNORECASE)
    for line in reversed(lines):
        said = re.sub(r'"[^"]*"', "", line.strip())
        who = asked_person(said)
        if (
            who
            and PLAYER.search(HAVING.sub("player", who))
            and not pieces.search(HAVING.sub("player", who))
        ):
            return True
        bare = HAVING.sub("player", said)
        if pieces.search(bare):
            return False
        if PLAYER.search(bare):
            return True
    return False
