"""Say whom a card may name for one of the players of whom a print does not say which."""

from __future__ import annotations

import re

from dowlang.natural.marks.known_marks import SOMEBODY
from dowlang.natural.weighted_texts import WeightedTexts

DOES = f"{SOMEBODY} does "
"""Mark of what they do without being asked."""

TOGETHER = "the players together"
MEANT = {TOGETHER: 0.0, "each player": 0.02, "a player": 0.04}
"""Whom a card says in their place, with what that adds to the cost of a reading: one who wants to,
asked in turn, as many as want to, or one whom the active player names. A reader takes the words for
any of them, so that they are told as a choice.
"""

SHARED = re.compile(
    rf"^ *{SOMEBODY} (?:may|must|does) (?:(?!, to ).)*"
    r"\b(?:[02-9]|\d\d+|up to|any number|all|each)\b",
    re.MULTILINE,
)
"""Matches what is done with more than one thing, to which several give where all do it together."""

THE_PLAYERS = re.compile(r"^( *)the players(?= may | must )", re.MULTILINE)
"""Matches those to whom something is offered who may be all of them together, or each."""


def resolve_somebody(text: str) -> WeightedTexts | None:
    """Return a text of a reading with each whom a card may say, and what that adds to its cost,
    or None for a text that names whom it means.

    >>> resolve_somebody("@somebody does draw 1 card")[1:]
    [(0.02, 'each player draw 1 card'), (0.04, 'a player draw 1 card')]
    """
    if THE_PLAYERS.search(text):
        return [
            (MEANT[who], THE_PLAYERS.sub(rf"\1{who}", text)) for who in (TOGETHER, "each player")
        ]
    if SOMEBODY not in text:
        return None
    out = []
    for who, cost in MEANT.items():
        if who == TOGETHER and SHARED.search(text):
            continue
        done = f"{who} must " if who == TOGETHER else f"{who} "
        out.append((cost, text.replace(DOES, done).replace(SOMEBODY, who)))
    return out
