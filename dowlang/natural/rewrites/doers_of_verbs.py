"""Name who does something before each verb: `each player loses a die and draws a card`."""

from __future__ import annotations

import re
from collections.abc import Collection

from dowlang.natural.offer_questions import SENTENCE_END
from dowlang.natural.rewrites.second_person import second_person_form

JOINED = re.compile(
    r"(?:,|\band|\bthen|\bbut|\bor) (?:and |then |also |immediately )*(?P<verb>\w+)", re.IGNORECASE
)
"""Matches where a clause goes on, and its first word."""

DEFINITE = re.compile(
    r"(?:^|(?<=[,:] ))(?P<who>(?:each|every)(?: other| non-exiled)? player|the first player|"
    r"the active player|they)\b"
    r"(?! (?:may|must|with|who|on|at|chooses?|picks?|is|are|has|have|controls?|do|cannot|can)\b)",
    re.IGNORECASE,
)
"""Matches doers that are the same when they are named again."""


def repeat_doer(text: str, verbs: Collection[str]) -> str | None:
    """Return a sentence that names its doer before each verb, or None where one verb is all.

    >>> repeat_doer("Each player loses a die and draws a card.", {"lose", "draw"})
    'Each player loses a die and each player draws a card.'
    """
    ends = [*(each.start() for each in SENTENCE_END.finditer(text)), len(text)]
    said, begin = "", 0
    for end in ends:
        said, begin = said + _with_doer_repeated(text[begin:end], verbs), end
    return said if said != text else None


def _with_doer_repeated(sentence: str, verbs: Collection[str]) -> str:
    found = DEFINITE.search(sentence.lstrip())
    if found is None:
        return sentence
    who, at = found["who"].lower(), found.end() + len(sentence) - len(sentence.lstrip())

    def name(each: re.Match[str]) -> str:
        verb = each["verb"]
        if who == "they":
            known = verb in verbs
        else:
            known = verb not in verbs and second_person_form(verb) in verbs
        return f"{each[0].removesuffix(verb)}{who} {verb}" if known else each[0]

    return sentence[:at] + JOINED.sub(name, sentence[at:])
