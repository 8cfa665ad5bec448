"""Say a line to the player whom it speaks of: `the active player has food and there is fuel in
their hand` is `you have food and there is fuel in your hand`.

What lives here: the change of persons. What does not: whom a card calls `you`, which the game says.
"""

from __future__ import annotations

import re

IRREGULAR = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
THEIRS = re.compile(r"\b(their|his|her)\b(?! (?:controller|owner))", re.IGNORECASE)
THEY = re.compile(r"\b(they|he|she) (?=controls?\b|has\b|have\b|holds?\b)", re.IGNORECASE)
JOINED = re.compile(r"\b(and|or|but) (has|is|controls|holds|ends|searches|moves|kills|plays)\b")
OTHERS = re.compile(r"\b(player|players|controller|owner)\b(?! to (?:the|your|their))")


def addressed(text: str, who: str) -> str | None:
    """Return a line with `you` for somebody, with the verbs and the words for what is theirs, or
    None for a line that does not speak of them, or of other players beside them by `their`.

    >>> addressed("the active player has no cards and ends their turn", "the active player")
    'you have no cards and you end your turn'
    >>> addressed("a survivor of the active player dies", "the active player")
    'a survivor of you dies'
    """
    spoken = re.compile(rf"\b{re.escape(who)}\b(?! 's\b)(?: (?P<verb>\w+))?", re.IGNORECASE)
    if not spoken.search(text):
        return None
    rest = spoken.sub("", text)
    if OTHERS.search(rest) and (THEIRS.search(rest) or THEY.search(rest)):
        return None
    said = spoken.sub(_you, text)
    said = JOINED.sub(lambda found: f"{found[1]} you {of_you(found[2])}", said)
    said = THEY.sub("you ", THEIRS.sub("your", said))
    return re.sub(r"\byou (\w+)", lambda found: f"you {of_you(found[1], only=True)}", said)


def _you(found: re.Match[str]) -> str:
    verb = found["verb"]
    return f"you {of_you(verb)}" if verb else "you"


def of_you(verb: str, only: bool = False) -> str:
    """Return the form of a verb behind `you`. `only` changes those that are known as verbs.

    >>> of_you("searches"), of_you("plays"), of_you("has"), of_you("may"), of_you("passes")
    ('search', 'play', 'have', 'may', 'pass')
    """
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if only or verb in ("dies", "as"):
        return verb
    if re.search(r"(?:ss|sh|ch|x|z)es$", verb):
        return verb[:-2]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else verb
