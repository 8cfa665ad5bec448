"""Say a line to the player whom it speaks of: `the active player has food and there is fuel in
their hand` is `you have food and there is fuel in your hand`.

What lives here: the change of persons. What does not: whom a card calls `you`, which the game says.
"""

from __future__ import annotations

import re

from dowlang.natural.game_words import NO_NOUN, NounForms

IRREGULAR = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
THEIRS = re.compile(r"\b(their|his|her)\b(?! (?:controller|owner))", re.IGNORECASE)
THEY = re.compile(r"\b(they|he|she) (?=controls?\b|has\b|have\b|holds?\b)", re.IGNORECASE)
JOINED = re.compile(r"\b(and|or|but) (has|is|controls|holds|ends|searches|moves|kills|plays)\b")
OTHERS = re.compile(r"\b(player|players|controller|owner)\b(?! to (?:the|your|their))")
OPENS = re.compile(
    r"^|\b(?:and|or|but|if|when|whenever|while|unless|trigger) |[,:] ", re.IGNORECASE
)
"""Matches where a clause may begin."""

FINITE = re.compile(
    r"\b(?:is|are|was|were|has|have|does|do|may|can|cannot|must|(?:control|hold|end|move|kill|play|"
    r"search|die|take|find|spend|roll|get|lose|leave|join)(?:e?s)?)\b"
)
"""Matches a verb with its subject."""

OBJECT = re.compile(r"\b(?:of|by|to|with|from|for|at|on|behind|before|after|except|beside) $")
WHO = re.compile(r"\b(?:who|whose|which|that)\b")
OF_A_PLAYER = re.compile(r"controls?\b|(?:\w+ )*hand\b")
"""Matches what only a player does or has."""

OF_PLAYERS = r"(?:hand|turn|choice|leader|dice|die|cards?|objective)"

THE_PLAYER = re.compile(
    r"^(?P<before>(?:trigger: *)?(?:if |when |whenever )?)the player\b"
    r"(?! (?:on|to|with|who|whose|that|holding|having|controlling|of|at|before|after|whom)\b)",
    re.IGNORECASE,
)
"""Matches a player of whom nothing is told at the beginning of what a card waits for."""


def name_the_player(text: str, who: str) -> str:
    """Return what a card waits for with the player whom it calls otherwise for *the player*, who
    is nobody else there.

    >>> name_the_player("Trigger: The player sits.", "the active player")
    'Trigger: the active player sits.'
    >>> name_the_player("The player with a dog sits.", "the active player")
    'The player with a dog sits.'
    """
    return THE_PLAYER.sub(rf"\g<before>{who}", text)


def to_second_person(text: str, who: str, piece: NounForms = NO_NOUN) -> str | None:
    """Return a line with `you` for somebody, with the verbs and the words for what is theirs, or
    None for a line that does not speak of them, or of other players beside them by `their`.

    `piece` is the noun of those that do something beside players: what is theirs may be meant.

    >>> to_second_person("the active player has no cards and ends their turn", "the active player")
    'you have no cards and you end your turn'
    >>> to_second_person("a dog of the active player sits and is wet", "the active player")
    'a dog of you sits and is wet'
    """
    spoken = re.compile(rf"\b{re.escape(who)}\b(?! 's\b)(?: (?P<verb>\w+))?", re.IGNORECASE)
    if not spoken.search(text):
        return None
    rest = spoken.sub("", text)
    if OTHERS.search(rest) and (THEIRS.search(rest) or THEY.search(rest)):
        return None
    said = spoken.sub(_you, text)
    said = JOINED.sub(_joined, said)
    pieces = re.compile(rf"\b{piece.either}\b")
    owned = re.compile(rf" (?:{OF_PLAYERS}|{piece.either})\b")
    for each in THEIRS.finditer(said):
        if pieces.search(said[: each.start()]) and not owned.match(said[each.end() :]):
            return None
    for each in THEY.finditer(said):
        if pieces.search(said[: each.start()]) and not OF_A_PLAYER.match(said[each.end() :]):
            return None
    said = THEY.sub("you ", THEIRS.sub("your", said))
    return re.sub(r"\byou (\w+)", _agreeing, said)


def _joined(found: re.Match[str]) -> str:
    """Return a verb behind `and` with `you` where that is whose clause it goes on."""
    before = found.string[: found.start()]
    for each in reversed(list(OPENS.finditer(before))):
        clause = before[each.end() :]
        if WHO.search(clause):
            return found[0]
        if re.match(r"(?:you|they)\b(?! ?'s)", clause):
            return f"{found[1]} you {second_person_form(found[2])}"
        if FINITE.search(clause) and not FINITE.match(clause):
            return found[0]
    return found[0]


def _is_object(found: re.Match[str]) -> bool:
    """Return True for somebody who does nothing: behind a preposition."""
    return bool(OBJECT.search(found.string[: found.start()]))


def _agreeing(found: re.Match[str]) -> str:
    return found[0] if _is_object(found) else f"you {second_person_form(found[1], only=True)}"


def _you(found: re.Match[str]) -> str:
    verb = found["verb"]
    if not verb:
        return "you"
    return f"you {verb}" if _is_object(found) else f"you {second_person_form(verb)}"


def second_person_form(verb: str, only: bool = False) -> str:
    """Return the form of a verb behind `you`. `only` changes those that are known as verbs.

    >>> [second_person_form(each) for each in ("searches", "plays", "has", "may", "passes")]
    ['search', 'play', 'have', 'may', 'pass']
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
