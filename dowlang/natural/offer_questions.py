"""Declare how a sentence asks what came of an offer or duty: `If you do`, `If you cannot`.

What lives here: the words of printed questions, of which both forms and patterns are made, patterns
of offers, and the answers that a card has. What does not: whether somebody else is asked than the
one to whom something was offered (`refusals.who_is_asked`).
"""

from __future__ import annotations

import re

SENTENCE_END = re.compile(r"(?<=[.!?;:])\s+")

SPOKEN_OF = (
    *("you", "they", "he", "she", "it"),
    *("the owner", "that player", "the player", "the players"),
)
"""Whom a question names who was named before."""

WHOEVER_DOES = (
    *("somebody", "someone", "some player", "anybody", "anyone", "any player", "a player"),
)
SOME_OF_THEM = tuple(
    f"{many} of {them}"
    for them in ("them", "the players")
    for many in ("one", "any", "at least one")
)
NO_ONE = ("nobody", "no one", "no player", "none of them", "none of the players")
"""Whom a question names that is asked of all of them at once."""

OTHERS = ("another player", "either player", "the players together")
"""Whom a question names to whom no offer above it needs to have been made: no form reads it."""

FORMS_OF_DO = ("do", "does", "did")
CAN = ("can", "could")
REFUSE, FAIL = "refuse", "fail"
ARE = ("is", "are")
DENIED_DEEDS = (
    *(f"{verb} not" for verb in (*FORMS_OF_DO, *CAN)),
    "cannot",
    REFUSE,
    f"{REFUSE} to",
    f"{FAIL} to",
    *(f"{verb} {able} to" for verb in ARE for able in ("not able", "unable")),
)
"""How a question says that somebody does not, or cannot. One who fails may have rolled a die."""

SO = ("so", "it", "this")
"""What stands for the deed that was offered."""


def any_of(*words: str) -> str:
    """Return a pattern of one of several words.

    >>> any_of("nobody", "no one")
    '(?:nobody|no[ -]one)'
    """
    return f"(?:{'|'.join(words).replace('no one', 'no[ -]one')})"


ALL_AT_ONCE = any_of(*WHOEVER_DOES, *SOME_OF_THEM, *NO_ONE)
WHO = any_of(*OTHERS, *sorted(SPOKEN_OF, key=len, reverse=True), ALL_AT_ONCE)
NOT = r"(?: ?not|n't|n’t)"
VERB = (
    rf"(?:{any_of(*FORMS_OF_DO, *CAN)}|{REFUSE}s?|{FAIL}s?|ca(?=n['’]t)|wants"
    rf"|{any_of(*ARE)}(?:{NOT})? (?:un)?able)"
)
QUESTION = re.compile(
    r"^(?:and |but |or )?(?:if|when) "
    rf"(?:(?:so|not)\b|(?P<who>{WHO}) (?P<able>(?P<verb>{VERB}){NOT}?(?: to)?)(?: do)?"
    rf"(?: {any_of(*SO, 'that', 'pay')})?(?: in full)?(?= *[,:.;]| *$))",
    re.IGNORECASE,
)
"""Matches the question what came of an offer or duty at the beginning of a sentence."""

ASKS_YOU = re.compile(rf"\b(?:if|when) you {VERB}{NOT}?\b", re.IGNORECASE)
"""Matches that question anywhere in a text, asked of you."""

ASKS_ANYBODY = re.compile(rf"\b(?:if|when) (?P<who>{ALL_AT_ONCE}) {VERB}{NOT}?\b", re.IGNORECASE)
"""Matches that question anywhere in a text, asked of all of them at once."""

ANYBODY = re.compile(rf"\b{ALL_AT_ONCE}\b", re.IGNORECASE)
ABLE = re.compile(r"can?$|could$|able$", re.IGNORECASE)
DENIED = re.compile(r"not|n['’]t|unable", re.IGNORECASE)
OFFERED = re.compile(r"\b(?:may|can choose to|(?:is|are) allowed to)\b", re.IGNORECASE)
DUTY = re.compile(r"\b(?:must|ha(?:s|ve) to|needs? to)\b", re.IGNORECASE)
OFFER = re.compile(r"\S.* may ")
MADE = re.compile(r"\S.* (?:may|must) ")
ANSWERS = ("if so", "if not")
