"""Ask what somebody did not do as a card asks it: `if your dog did not bark this turn` is `if not
your dog barked this turn`, and of several the `not` stays with the deed, so `each dog did not bark`
is `no dog barked`, and `a dog did not bark` is `not each dog barked`.
"""

from __future__ import annotations

import re
from collections.abc import Collection

ONE_DENIED = re.compile(
    r"\b(?P<asks>if|while|when|and|or|goal:?) "
    r"(?P<who>(?!not |if )[^,.:]+?) did(?: not|n['’]t) (?P<verb>\w+)",
    re.IGNORECASE,
)
MANY = re.compile(r"(?P<many>each|every|an?|another|no|some(?= \w+$)) (?P<them>.+)", re.IGNORECASE)
ONE_OF_THEM = re.compile(r"(some|no) ?(?:one|body)|(one) of the players", re.IGNORECASE)
KNOWN = re.compile(r"(?i:you|it|he|she|that|this|the|your|his|her|its)\b|[\"A-Z]")
"""Matches the beginning of those who are one known thing."""
OF_SEVERAL = {
    "each": "no",
    "every": "no",
    "a": "not each",
    "an": "not each",
    "another": "not each other",
    "no": "each",
    "some": "not each",
}
"""Word before those of whom it is denied -> what is so of them."""


def rewrite_denials(text: str, words: Collection[str]) -> str:
    """Return a text in which what was not done is not what was done.

    `words` are those of cards, among them the forms of verbs for what was done.

    >>> rewrite_denials("if your dog did not bark this turn, sit", {"barked"})
    'if not your dog barked this turn, sit'
    >>> rewrite_denials("if a dog didn't bark", {"barked"})
    'if not each dog barked'
    >>> rewrite_denials("if somebody did not bark", {"barked"})
    'if not each player barked'
    >>> rewrite_denials("if two dogs did not bark", {"barked"})
    'if two dogs did not bark'
    >>> rewrite_denials("if you did not sit", {"barked"})
    'if you did not sit'
    """

    def told(found: re.Match[str]) -> str:
        verb = found["verb"].casefold()
        done = next((past for past in (f"{verb}ed", f"{verb}d") if past in words), "")
        if not done:
            return found[0]
        who = ONE_OF_THEM.sub(lambda one: f"{one[1] or 'a'} player", found["who"])
        if (several := MANY.fullmatch(who)) is not None:
            so = f"{OF_SEVERAL[several['many'].casefold()]} {several['them']}"
        elif KNOWN.match(who):
            so = f"not {who}"
        else:
            return found[0]  # of how many of them it is so, nobody can tell
        return f"{found['asks']} {so} {done}"

    return ONE_DENIED.sub(told, text)
