"""Declare how people print what is offered to one of the players without saying to whom: `any
player may …`, `someone must …`, `if anyone does`, `if nobody does`.

What lives here: the lines of a card that such a sentence may mean. What does not: what is asked of
whoever it is (`a player moves` of an event), which needs nobody to be named.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.natural.marks.known_marks import SOMEBODY
from dowlang.natural.marks.unnamed_players import DOES
from dowlang.natural.offer_questions import FORMS_OF_DO, NO_ONE, SO, SOME_OF_THEM
from dowlang.vocabulary.natural_forms import NaturalForm

WHOEVER = (
    "(any player|any one player|any of the players|anyone|anybody|someone|somebody|some player|"
    "one player|one of the players)"
)
"""One of the players, of whom is not said which."""

SAID_SO = "|".join(SO)
NOBODY_DOES = (
    f"({'|'.join(NO_ONE)}) ({'|'.join(FORMS_OF_DO)}|can|wants to|is able to) [{SAID_SO}|pay]"
)
SOMEBODY_DOES = f"({'|'.join(SOME_OF_THEM)}) ({'|'.join(FORMS_OF_DO)}|can) [{SAID_SO}]"


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
