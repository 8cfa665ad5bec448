"""Declare how people print in which order several are asked or do something: `starting with …`, `in
clockwise order beginning with …`, `the player with the fewest … first`.

Forms without a noun of any game. What is done in an order is a loop, whatever the sentence is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dowlang.natural.forms.unnamed_player_forms import WHOEVER
from dowlang.natural.marks.known_marks import DOER, NOBODY
from dowlang.vocabulary.natural_forms import NaturalForm

BEGINNING = "(starting|beginning|start|begin)"
ROUND = (
    "(in turn order|in player order|in clockwise order|in order|[going] clockwise|"
    "going around the table|around the table|one at a time)"
)
FIRST = "(first|going first|goes first)"
ON = (
    "[[,] [and] [then] (clockwise|going clockwise|continuing clockwise|proceeding clockwise|"
    "moving clockwise|going around the table|going left|continuing to the left)]"
)
EACH = "each {nouns}"
AND = "(and|, and|, then|and then|, and then)"
SENTENCE_OF_ITS_OWN_COST = 0.9
"""Cost of reading so what most often is a sentence of its own."""

ORDERS: Mapping[str, Mapping[str, str]] = {
    "each_of": {
        EACH: "{nouns}",
        "every {nouns}": "{nouns}",
        "(all|all of the|all the) {nouns}": "{nouns}",
        "(everyone|everybody)": "player",
        "(everyone else|everybody else|the others|the other players)": "other player",
    },
    "first_asked": {
        f"{BEGINNING} (with|from|at) {{thing}} {ON}": "clockwise from {thing}",
        f"{ROUND} [,] {BEGINNING} (with|from|at) {{thing}}": "clockwise from {thing}",
        "[going] clockwise from {thing}": "clockwise from {thing}",
        f"{{thing}} {FIRST} [,] [and] [then] {ROUND}": "clockwise from {thing}",
        f"{{thing}} (begins|starts) [,] [and] [then] {ROUND}": "clockwise from {thing}",
    },
    "order": {
        "in (turn|player|clockwise) order": "in turn order",
        "{first_asked}": "{first_asked}",
        f"{BEGINNING} (with|from|at) {{thing}}": "{thing} first",
        f"[in order ,] {{thing}} {FIRST}": "{thing} first",
        "equals [going] clockwise from {thing}": "clockwise from {thing}",
    },
    "offered": {
        "(may|can|may choose to) {effect}": f"{DOER} may {{effect}}",
        "(may|can) {a:effect} [in order] to {b:effect}": f"{DOER} may {{a}}, to {{b}}",
        f"(may|can|may choose to) {{a:effect}} {AND} {{b:effect}}": f"{DOER} may {{a}}, and {{b}}",
        "(must|has to|have to|needs to|need to) [each] {effect}": f"{DOER} must {{effect}}",
        "[must] either {a:effect} or {b:effect}": (
            f"{DOER} may {{a}}\n    if not\n        they must {{b}}, if able\n"
            "            if not\n                they {a}"
        ),
    },
    "answers": {
        "{answer_line}": "{answer_line}",
        "{a:answer_line} [STOP|,] {b:answer_line}": "{a}\n{b}",
    },
    "deed": {
        "[each] {effect}": f"{DOER} {{effect}}",
        f"{{a:effect}} {AND} {{b:effect}}": f"{DOER} {{a}}\n{DOER} {{b}}",
        "{offered}": "{offered}",
        "{offered} [STOP|,|:] {answers}": "{offered}\n    {answers}",
    },
    "do": {
        "{order} [,|:] [for] {each_of} [,|:] {deed}": "for each {each_of}, {order}\n    {deed}",
        "{each_of} [,] {order} [,] {deed}": "for each {each_of}, {order}\n    {deed}",
        "{each_of} {deed} [,] {order}": "for each {each_of}, {order}\n    {deed}",
        "{each_of} {offered} [,] {order} [STOP|,|:] {answers}": (
            "for each {each_of}, {order}\n    {offered}\n        {answers}"
        ),
        "{order} [,|:] for {each_of} [,|:] {do}": "for each {each_of}, {order}\n    {do}",
        "for {each_of} [,] {order} [,|:] {do}": "for each {each_of}, {order}\n    {do}",
        "{offer} [,] {first_asked}": "{offer}, {first_asked}",
        "{first_asked} [,] {offer}": "{offer}, {first_asked}",
        "{offer} [,] {first_asked} [STOP|,|:] {answers}": "{offer}, {first_asked}\n    {answers}",
        "{first_asked} [,] {offer} [STOP|,|:] {answers}": "{offer}, {first_asked}\n    {answers}",
        f"{{first_asked}} [,] {WHOEVER} {{deed}}": "for each player, {first_asked}\n    {deed}",
    },
    "statement_opener": {"for {each_of} [,] {order}": "for each {each_of}, {order}"},
}
"""Symbol -> wordings of it and what a card has for it."""

FREE = frozenset({"each_of", "first_asked", "order", "offered", "answers", "deed"})
"""Symbols that stand in others only, whose forms cost nothing."""


def forms() -> Iterator[NaturalForm]:
    """Yield the forms of orders."""
    for symbol, written in ORDERS.items():
        for said, text in written.items():
            other = symbol not in FREE or (symbol == "each_of" and said != EACH)
            yield NaturalForm(symbol, said, text, 0.3 if other else 0.0)
    done = f"for each {{nouns}}\n    {NOBODY} {{effect}}"
    yield NaturalForm("do", "(each|every) {nouns} {effect}", done, SENTENCE_OF_ITS_OWN_COST)
