"""Declare how a sentence asks what came of an offer or duty: `If you do`, `If you cannot`.

What lives here: patterns of printed questions, of offers, and of the answers that a card has.
"""

from __future__ import annotations

import re

SENTENCE_END = re.compile(r"(?<=[.!?;:])\s+")

WHO = (
    r"(?:you|they|he|she|it|some(?:body|one)|any(?:body|one)|no(?:body|[ -]one)"
    r"|(?:that|the|a|any|no|another|either) players?(?: together)?|the owner)"
)
ANYBODY = re.compile(r"\b(?:some|any|no)[ -]?(?:body|one)|\b(?:a|any|no) player\b", re.IGNORECASE)
NOT = r"(?: ?not|n't|n’t)"
QUESTION = re.compile(
    r"^(?:and |but |or )?(?:if|when) "
    rf"(?:(?:so|not)\b|(?P<who>{WHO}) (?P<able>(?P<verb>do(?:es)?|did|can|could|ca(?=n['’]t)"
    rf"|refuses?|fails?|(?:is|are)(?:{NOT})? (?:un)?able){NOT}?(?: to)?)(?: do)?"
    r"(?: so| it| this| that| pay)?(?: in full)?(?= *[,:.;]| *$))",
    re.IGNORECASE,
)
"""Matches the question what came of an offer or duty at the beginning of a sentence."""

ABLE = re.compile(r"can?$|could$|able$", re.IGNORECASE)
DENIED = re.compile(r"not|n['’]t|unable", re.IGNORECASE)
OFFERED = re.compile(r"\b(?:may|can choose to|(?:is|are) allowed to)\b", re.IGNORECASE)
OFFER = re.compile(r"\S.* may ")
MADE = re.compile(r"\S.* (?:may|must) ")
ANSWERS = ("if so", "if not")
