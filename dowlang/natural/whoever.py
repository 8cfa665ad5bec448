"""Declare how people print what is offered to one of the players without saying to whom: `any
player may …`, `someone must …`, `if anyone does`, `if nobody does`.

What lives here: the lines of a card that such a sentence may mean. What does not: what is asked of
whoever it is (`a player moves` of an event), which needs nobody to be named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.natural.marks import SOMEBODY
from dowlang.vocabulary.natural_forms import NaturalForm

WHOEVER = (
    "(any player|any one player|any of the players|anyone|anybody|someone|somebody|some player|"
    "one player|one of the players)"
)
"""One of the players, of whom is not said which."""

NOBODY = "(nobody|no one|no player|none of them|none of the players)"
NOBODY_DOES = f"{NOBODY} (do|does|did|can|wants to|is able to) [so|it|this|pay]"
SOMEBODY_DOES = "(one of them|any of them|at least one of them) (do|does|did|can) [so|it|this]"

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


WHOEVER_IS_SO = re.compile(r"\bwhoever (?!is (?:the )?first\b|has the \w+\b)", re.IGNORECASE)


def everybody(text: str) -> str | None:
    """Return a text that says everybody of whom something is so, or None where it says nobody so.

    >>> everybody("whoever is wet sits")
    'each player who is wet sits'
    """
    said = WHOEVER_IS_SO.sub("each player who ", text)
    return said if said != text else None


def forms() -> Iterator[NaturalForm]:
    """Yield the forms of what is offered to, or is the duty of, one who is not said."""
    offer = f"{WHOEVER} (may|can|is allowed to|may choose to) {{effect}}"
    duty = f"{WHOEVER} (must|has to|have to|needs to|need to) {{effect}}"
    for symbol in ("offer", "do"):
        yield NaturalForm(symbol, offer, f"{SOMEBODY} may {{effect}}", 0.0)
    for symbol in ("duty", "do"):
        yield NaturalForm(symbol, duty, f"{SOMEBODY} must {{effect}}", 0.0)
    paid = f"{WHOEVER} (may|can) {{a:effect}} [in order] to {{b:effect}}"
    yield NaturalForm("do", paid, f"{SOMEBODY} may {{a}}, to {{b}}", 0.0)
    yield NaturalForm("duty", f"{WHOEVER} {{effect}}", f"{SOMEBODY} must {{effect}}", 0.0)
    yield NaturalForm("do", f"{WHOEVER} {{effect}}", f"{DOES}{{effect}}", 0.0)


def with_somebody(text: str) -> Iterator[tuple[float, str]]:
    """Yield a text of a reading with each whom a card may say, and what that adds to its cost.

    >>> list(with_somebody("@somebody does draw 1 card"))[1:]
    [(0.02, 'each player draw 1 card'), (0.04, 'a player draw 1 card')]
    """
    if THE_PLAYERS.search(text):
        for who in (TOGETHER, "each player"):
            yield MEANT[who], THE_PLAYERS.sub(rf"\1{who}", text)
        return
    if SOMEBODY not in text:
        yield 0.0, text
        return
    for who, cost in MEANT.items():
        if who == TOGETHER and SHARED.search(text):
            continue
        done = f"{who} must " if who == TOGETHER else f"{who} "
        yield cost, text.replace(DOES, done).replace(SOMEBODY, who)
