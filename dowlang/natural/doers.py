"""Refuse readings in which a second verb has lost whose it is: `each player discards a card and
draws a card` is no line of each player and one of yours.

What lives here: whether the lines of a reading are done by who does them in the sentence. What does
not: whose the things are that they speak of (`readings`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.natural.second_person import of_you

SENTENCE_END = re.compile(r"(?<=[.!?;])\s+")
JOINED = re.compile(
    r"(?:,|\band|\bthen|\bbut|\bor) (?:and |then |also |immediately )*(?P<verb>\w+)", re.IGNORECASE
)
"""Matches where a clause goes on, and its first word."""

OTHER = re.compile(
    r"(?:each|all|another|every|any number of|the \w+ player|for each|they|.*\bplayer)\b"
)
"""Matches a line that is done by others, or for each of several."""

OFFER = re.compile(r"\S.* may ")
SUBJECT = re.compile(
    r"(?:you|they|each|every|all|another|the|that|a|an|it|for|if|when|while|until|otherwise|\d+|\").*"
)
"""Matches a line that says who does it, or that holds a block."""


DEFINITE = re.compile(
    r"(?P<who>(?:each|every)(?: other| non-exiled)? player|the first player|the active player)\b"
    r"(?! (?:may|must|with|who|on|at|chooses|picks)\b)",
    re.IGNORECASE,
)
"""Matches doers that are the same when they are named again."""


def named_again(text: str, verbs: Collection[str]) -> str | None:
    """Return a sentence that names its doer before each verb, or None where one verb is all.

    >>> named_again("Each player loses a die and draws a card.", {"lose", "draw"})
    'Each player loses a die and each player draws a card.'
    """
    found = DEFINITE.match(text)
    if found is None or SENTENCE_END.search(text):
        return None
    who = found["who"].lower()

    def name(each: re.Match[str]) -> str:
        verb = each["verb"]
        known = verb not in verbs and of_you(verb) in verbs
        return f"{each[0].removesuffix(verb)}{who} {verb}" if known else each[0]

    said = JOINED.sub(name, text)
    return said if said != text else None


def keeps_its_doer(text: str, lines: Sequence[str], verbs: Collection[str]) -> bool:
    """Return True unless a line of a reading has lost the doer, or the offer, of its sentence.

    `verbs` are the words by which a line of an effect may begin.

    >>> keeps_its_doer("Each player loses a die and draws a card.",
    ...                ("each player loses 1 die", "draw 1 card"), {"lose", "draw"})
    False
    >>> keeps_its_doer("Each player loses a die, and lose 1 morale.",
    ...                ("each player loses 1 die", "lose 1 morale"), {"lose", "draw"})
    True
    """
    others = offered = False
    for line in lines:
        if line.startswith(" "):
            continue
        if (others or offered) and not SUBJECT.match(line):
            if any(_goes_on(each, others, offered, verbs) for each in SENTENCE_END.split(text)):
                return False
        others = others or bool(OTHER.match(line))
        offered = offered or bool(OFFER.match(line))
    return True


def _goes_on(sentence: str, others: bool, offered: bool, verbs: Collection[str]) -> bool:
    """Return True if a sentence goes on with a verb whose doer, or whose offer, stands before."""
    may = re.search(r"\bmay\b", sentence)
    for found in JOINED.finditer(sentence):
        said = found["verb"].casefold()
        if said in verbs and offered and (may is None or may.start() < found.start()):
            return True
        if said not in verbs and of_you(said) in verbs and (others or offered):
            return True
    return False
