"""Ask what somebody did not do as a card asks it: `if your dog did not bark this turn` is `if not
your dog barked this turn`, and of several the `not` stays with the deed, so `each dog did not bark`
is `no dog barked`, and `a dog did not bark` is `not each dog barked`.
"""

from __future__ import annotations

import re
from collections.abc import Collection

ONE_DENIED = re.compile(
    r"\b(?P<asks>if|while|when|and|or|goal:?) (?:(?P<many>each|every|all|an?|another|no) )?"
    r"(?P<who>(?!not |if )[^,.:]+?) did(?: not|n['’]t) (?P<verb>\w+)",
    re.IGNORECASE,
)
OF_SEVERAL = {
    "each": "no",
    "every": "no",
    "a": "not each",
    "an": "not each",
    "another": "not each other",
    "no": "each",
}
"""Word before those of whom it is denied -> what is so of them."""


def rewrite_denials(text: str, words: Collection[str]) -> str:
    """Return a text in which what was not done is not what was done.

    `words` are those of cards, among them the forms of verbs for what was done.

    >>> rewrite_denials("if your dog did not bark this turn, sit", {"barked"})
    'if not your dog barked this turn, sit'
    >>> rewrite_denials("if a dog didn't bark", {"barked"})
    'if not each dog barked'
    >>> rewrite_denials("if you did not sit", {"barked"})
    'if you did not sit'
    """

    def told(found: re.Match[str]) -> str:
        verb = found["verb"].casefold()
        done = next((past for past in (f"{verb}ed", f"{verb}d") if past in words), "")
        many = (found["many"] or "").casefold()
        if not done or many == "all":
            return found[0]
        return f"{found['asks']} {OF_SEVERAL.get(many, 'not')} {found['who']} {done}"

    return ONE_DENIED.sub(told, text)
