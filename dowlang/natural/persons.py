"""Refuse readings in which a word for a person stands for another than the one named last: `each
player may discard a card; if they do not, they get a wound` says nothing of the piece that moved.

What lives here: whom `they`, `them` and `their place` stand for, and whether the one who is asked
what came of an offer is the one to whom it was made. What does not: who does a second verb
(`verb_subjects`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.marks import PERSON
from dowlang.natural.whoever import WHOEVER
from dowlang.source import margin_of

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

OUTSIDE = re.compile(r"^(?:when|whenever|option|at the|goal|play|equip|failure)\b", re.IGNORECASE)
"""Matches a line above which nobody is spoken of that a line below it goes on with."""

ASKS_YOU = re.compile(
    r"\b(?:if|when) you (?:do|did|can|cannot|can't|don't|refuse|fail|are not able|are unable)\b",
    re.IGNORECASE,
)
"""Matches the question what came of an offer, asked of you."""

ASKS_ANYBODY = re.compile(
    r"\b(?:if|when) (?:(?:some|any|no)(?:body|one)|no one|(?:an?|any|no) player|"
    r"(?:at least one|one|any|none) of (?:them|the players)) "
    r"(?:do|does|did|can|cannot|can't|doesn't|refuses?|fails?|wants?|is (?:not )?able|is unable)\b",
    re.IGNORECASE,
)
"""Matches that question, asked of all of them at once."""

NOBODY = re.compile(r"\b(?:no|none|nobody)\b", re.IGNORECASE)

ONE_OF_ALL = re.compile(r"(?:an?|any) player\b|(?:the|all) players together\b", re.IGNORECASE)
"""Matches those whose offer is taken once at most."""

NOT_SAID = re.compile(rf"(?:^|[.,:;] ){WHOEVER.replace(' ', ' +')} ", re.IGNORECASE)
"""Matches one of the players who does something, and is not said."""

NAMED = re.compile(r" *(?:an?|any|1) player\b")
"""Matches the one of them whom somebody names."""


THEY_CHOOSE = re.compile(r"\bthey choose (?:one|an option)\b", re.IGNORECASE)
LOOP = re.compile(r" *for each (?:[\w-]+ ){0,2}player\b", re.IGNORECASE)


def chooses_outside_a_loop(text: str, lines: Sequence[str], above: Sequence[str]) -> bool:
    """Return True for a reading whose `choose one` is said of them where no loop over players is
    around it: there it would ask you.

    >>> chooses_outside_a_loop("They choose one:", ["choose one"], ["that player nods"])
    True
    >>> chooses_outside_a_loop("They choose one:", ["choose one"], ["for each other player"])
    False
    """
    if not THEY_CHOOSE.search(text) or all(each.strip() != "choose one" for each in lines):
        return False
    return not any(map(LOOP.match, (*above, *lines)))


def of_those_named(text: str, above: Sequence[str], piece: str) -> str:
    r"""Return a text without its marks, or an empty one, which no line is, where one of them
    stands behind a piece though the person named last before it is a player.

    `above` are the lines above the place of the text with their margins, `piece` is the noun of
    what persons may be beside players.

    >>> of_those_named("the first player may draw\n    if not\n        that dog @person sits",
    ...                (), "dog")
    ''
    >>> of_those_named("choose a dog\nthat dog @person sits", (), "dog")
    'choose a dog\nthat dog sits'
    """
    if PERSON not in text:
        return text
    lines = text.split("\n")
    for at, line in enumerate(lines):
        for found in re.finditer(PERSON, line):
            before = line[: found.start()].rpartition(f"that {piece}")[0]
            if _is_of_a_player([*above, *lines[:at], before], piece):
                return ""
    return text.replace(PERSON, "")


def asks_another(text: str, lines: Sequence[str], above: Sequence[str]) -> bool:
    """Return True for a sentence that asks you what came of an offer or duty of others, or asks
    once of all what came of an offer to each.

    >>> asks_another("Each player may draw. If you do, lose 1.", ("each player may draw",), ())
    True
    """
    you, anybody = ASKS_YOU.search(text), ASKS_ANYBODY.search(text)
    if not you and not anybody:
        return False
    asked = [who for each in (*above[-1:], *lines) if (who := _who(each.strip()))]
    modal = (" may ", " must ") if anybody and NOBODY.search(anybody[0]) else (" may ",)
    offered = [
        who
        for each in (*above[-1:], *lines)
        if any(map(each.__contains__, modal)) and (who := _who(each))
    ]
    if anybody and not all(map(ONE_OF_ALL.match, map(str.strip, offered))):
        return True
    if anybody and NOT_SAID.search(text) and any(map(NAMED.match, offered)):
        return True
    return bool(you) and any(map(PLAYER.search, asked))


def spoken_of(lines: Sequence[str], number: int) -> tuple[str, ...]:
    """Return the lines of a card above the one of a number that it may go on with, the heading of
    one word first that they stand below.
    """
    out: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip():
            continue
        if not margin_of(line):
            break
        if not (outside := OUTSIDE.match(line.strip())) or line.strip().isalpha():
            out.append(line)
        if outside:
            break
    return tuple(reversed(out))


def _who(line: str) -> str:
    found = ASKED.match(line)
    return found["who"] if found else ""


def _is_of_a_player(lines: Sequence[str], piece: str) -> bool:
    """Return True where the person that lines name last is a player, not you."""
    pieces = re.compile(rf"\b(?:{piece}s?|bearer)\b", re.IGNORECASE)
    for line in reversed(lines):
        said = re.sub(r'"[^"]*"', "", line.strip())
        who = _who(said)
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
