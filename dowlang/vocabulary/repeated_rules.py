"""Standing rules: what a printed card repeats of the rules of its game, and need not say."""

from __future__ import annotations

import re

from dowlang.records import dataclass

ENDS = re.compile(r"^[\s*_]*|[\s.*_]*$")


@dataclass(frozen=True, slots=True)
class StandingRule:
    """A sentence that a card need not say, as a regular expression, and the rule that says it.

    `behind` is what is said before it on the card where it repeats a rule, elsewhere it is one of
    the card's own.
    """

    said: str
    rule: str
    behind: str = ""

    def repeats(self, sentence: str, before: str) -> bool:
        """Return True for a sentence that repeats the rule, behind what is said before it."""
        whole = re.fullmatch(self.said, ENDS.sub("", sentence), re.IGNORECASE)
        return bool(whole) and bool(re.search(self.behind, before, re.IGNORECASE))

    @property
    def told(self) -> str:
        """Return what is told of the sentence."""
        return f"that is a rule of the game already ({self.rule}): leave it out"


__all__ = ["StandingRule"]
