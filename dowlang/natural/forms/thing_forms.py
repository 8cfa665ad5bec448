"""Declare how people print things, amounts and conditions in every game: `every`, `some other
player`, `2 of the …`, `3 or more`, `there are at most 2 …`, lists with commas.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.natural.forms.unnamed_player_forms import WHOEVER
from dowlang.vocabulary.natural_forms import NaturalForm

MORE = "(or more|or higher|or greater|or better|and up|or above|and above)"
LESS = "(or less|or fewer|or lower|or below)"
LEAST = "(at least|minimum|a minimum of|no less than|no fewer than|not less than)"
MOST = "(at most|no more than|not more than|a maximum of|up to)"
THERE_IS = "(there is|there are|there exist)"
IS = "(is|are|is at|stands at|is equal to|has|reaches)"

FORMS: dict[str, dict[str, str]] = {
    "quantity": {
        "(every|each of the|every one of the|each single|every single|each one of the)": "each",
        "(all the|all of the|every one of|each of)": "all",
        "each of {some:quantity}": "{some}",  # as it is printed behind an amount
        "(some other|any other|one other|another one)": "another",
        "(one of the|any one|one of)": "a",
        "any {amount}": "{amount}",
        "{amount} of [the]": "{amount}",
        "(as many as|a maximum of|at most|no more than) {amount}": "up to {amount}",
        "{amount} (more|new)": "{amount}",
        "(a new|a single|one more|an|one new)": "1",
        "(a couple of|a pair of)": "2",
        "any number of [the]": "any number of",
        "as many (as you like|as you want)": "any number of",
        "the top": "the top 1",
        "the next {amount}": "the top {amount}",
        "[the] first {amount}": "the top {amount}",
    },
    "half": {
        "half [of] [the|all|all of the|the number of] {number} [,|LEFT] (rounded|rounding) "
        "up [RIGHT]": ("({number} / 2 rounded up)"),
        "half [of] [the|all|all of the|the number of] {number} [,|LEFT] (rounded|rounding) "
        "down [RIGHT]": ("({number} / 2 rounded down)"),
    },
    "thing": {
        "the {name:STRING}": "{name}",
        "{x:thing} LEFT the {name:NAME} RIGHT": "{x} as {name}",
        "(everyone|everybody|all of you|all of the players|all players|every player|all the "
        "players)": ("each player"),
        "(everyone else|everybody else|the others|the other players|all other players|every other "
        "player|"
        "all the other players|all of the other players|each of the other players|each other)": (
            "each other player"
        ),
        WHOEVER: "a player",
        "(someone else|somebody else|any other player|some other player|one other player)": (
            "another player"
        ),
        "(nobody|no one|none of the players|no-one)": "no player",
        "whoever {predicate}": "each player who {predicate}",
        "whoever is {thing}": "{thing}",
        "each of you": "each player",
    },
    "nouns": {
        "{nouns} (that|which) {predicate}": "{nouns} who {predicate}",
        "{nouns} (who|that|which) {a:predicate} and {b:predicate}": (
            "{nouns} where (it {a} and it {b})"
        ),
        "{nouns} (who|that|which) {a:predicate} or {b:predicate}": (
            "{nouns} where (it {a} or it {b})"
        ),
        "{nouns} (who|that|which) (was|were) {happening} {window}": (
            "{nouns} where (it was {happening} {window})"
        ),
        "{nouns} (who|that|which) (was|were) not {happening} {window}": (
            "{nouns} where (it was not {happening} {window})"
        ),
        "{nouns} and (who|that) {predicate}": "{nouns} who {predicate}",  # behind another clause
        "{nouns} without [a|an|any] {x:nouns}": "{nouns} with no {x}",
        "{nouns} where {x:thing} (is|are)": "{nouns} where ({x} is at it)",
        "{nouns} where {x:thing} (is|are) not": "{nouns} where ({x} is not at it)",
    },
    "predicate": {
        "(has been|have been|had been|was|were|gets|get) {state}": "is {state}",
        "(has not been|have not been|was not|were not|is not) {state}": "is not {state}",
        "(is in|is on) {thing}": "is at {thing}",
        "(is not in|is not on) {thing}": "is not at {thing}",
    },
    "atom": {
        f"{{x:number}} {IS} {LEAST} {{n:number}}": "{x} >= {n}",
        "{x:number} (is|are) at least equal to {n:number}": "{x} >= {n}",
        "{x:number} (is|are) at most equal to {n:number}": "{x} <= {n}",
        f"{{x:number}} {IS} {{n:number}} {MORE}": "{x} >= {n}",
        f"{{x:number}} {IS} {{n:number}} {LESS}": "{x} <= {n}",
        f"{{x:number}} {IS} {MOST} {{n:number}}": "{x} <= {n}",
        "{number} (is|are|is at|falls|drops) (below|under|less than|lower than|fewer than) "
        "{n:number}": ("{number} < {n}"),
        "{number} (is|are|is at|rises) (above|over|more than|higher than|greater than) "
        "{n:number}": ("{number} > {n}"),
        "{number} (is|are|equals|is equal to|is at) [exactly] {n:number}": "{number} = {n}",
        "{number} (reaches|hits) exactly {n:number}": "{number} = {n}",
        "[the number of] {a:nouns} (is|are) (less|lower|fewer) than [the number of] {b:nouns}": (
            "@compared [{a}] < [{b}]"
        ),
        "[the number of] {a:nouns} (is|are) (more|higher|greater) than [the number of] {b:nouns}": (
            "@compared [{a}] > [{b}]"
        ),
        f"[the number of] {{a:nouns}} {IS} {LEAST} [the number of] {{b:nouns}}": (
            "@compared [{a}] >= [{b}]"
        ),
        f"[the number of] {{a:nouns}} {IS} {MOST} [the number of] {{b:nouns}}": (
            "@compared [{a}] <= [{b}]"
        ),
        "[the number of] {a:nouns} (equals|equal|is equal to|are equal to) [the number of] "
        "{b:nouns}": "@compared [{a}] = [{b}]",
        "there are as many {a:nouns} as {b:nouns}": "@compared [{a}] = [{b}]",
        "there are at least as many {a:nouns} as {b:nouns}": "@compared [{a}] >= [{b}]",
        "there are at most as many {a:nouns} as {b:nouns}": "@compared [{a}] <= [{b}]",
        "there are more {a:nouns} than {b:nouns}": "@compared [{a}] > [{b}]",
        "there are (fewer|less) {a:nouns} than {b:nouns}": "@compared [{a}] < [{b}]",
        "{number} is between {a:factor} and {b:factor}": "{number} >= {a} and {number} <= {b}",
        f"{THERE_IS} {{n:INT}} {MORE} {{x:number}}": "{x} >= {n}",
        f"{THERE_IS} {LEAST} {{n:INT}} {{x:number}}": "{x} >= {n}",
        f"{THERE_IS} {{n:INT}} {{x:number}} {MORE}": "{x} >= {n}",
        f"{THERE_IS} {{n:INT}} (or less|or fewer) {{x:number}}": "@few [{x}] <= {n}",
        f"{THERE_IS} {{n:INT}} {{x:number}} (or less|or fewer)": "@few [{x}] <= {n}",
        f"{THERE_IS} (fewer|less) than {{n:INT}} {{x:number}}": "@few [{x}] < {n}",
        f"{THERE_IS} more than {{n:INT}} {{x:number}}": "{x} > {n}",
        f"{THERE_IS} (no|no more|not any|zero) {{x:number}} [left]": "@none [{x}] = 0",
        f"{THERE_IS} [exactly] {{n:INT}} {{x:number}}": "{x} = {n}",
        f"{THERE_IS} [(a|any|some|at least one|one or more)] {{x:number}} [left]": "{x} >= 1",
        "{n:INT} or more {nouns} {predicate}": "at least {n} {nouns} {predicate}",
        "none of the {nouns} {predicate}": "no {nouns} {predicate}",
    },
    "condition": {
        "{a:condition} , and {b:condition}": "{&a} and {&b}",
        "{a:condition} , {b:condition} [,] and {c:condition}": "{&a} and {&b} and {&c}",
        "{a:condition} , {b:condition} , {c:condition} [,] and {d:condition}": (
            "{&a} and {&b} and {&c} and {&d}"
        ),
        "{a:condition} , or {b:condition}": "{a} or {b}",
        "{a:condition} , {b:condition} [,] or {c:condition}": "{a} or {b} or {c}",
        "{a:condition} while {b:condition}": "{&a} and {&b}",
        "{a:condition} [,] but {b:condition}": "{&a} and {&b}",
        "{a:condition} [,] but only if {b:condition}": "{&a} and {&b}",
    },
    "negation": {
        "both {a:negation} and {b:negation}": "{&a} and {&b}",
        "either {a:conjunction} or {b:negation}": "{a} or {b}",
        "either {a:conjunction} , or {b:conjunction}": "{a} or {b}",
        f"{THERE_IS} not exactly {{n:INT}} {{x:number}}": "not {x} = {n}",
        "there are not as many {a:nouns} as {b:nouns}": "not @compared [{a}] = [{b}]",
        "{x:number} is not [equal to] {n:number}": "not {x} = {n}",
        "it is not (true|so|the case) that {x:negation}": "not {x}",
    },
    "number": {
        "{a:number} [,] plus {b:term}": "{a} + {b}",
        "{a:number} [,] minus {b:term}": "{a} - {b}",
    },
    "factor": {
        "[the] (number|amount|count) of {nouns}": "{nouns}",
        "{a:factor} times {b:factor}": "{a} * {b}",
        "twice {n:factor}": "2 * {n}",
        "the lower of {a:factor} and {b:factor}": "the lower of {a} and ({b})",
        "the higher of {a:factor} and {b:factor}": "the higher of {a} and ({b})",
        "{half}": "{half}",
    },
}

LEAST_OF = {
    "(one or more|at least one)": "at least 1",
    "{amount} or more": "at least {amount}",
}
"""Amounts that a comparison says more plainly, where one is asked."""

REACHED = {
    "{number} (reaches|hits) (0|zero)": [("{number} = 0", 0.2)],
    "{number} (reaches|hits) {n:number}": [("{number} >= {n}", 0.4), ("{number} <= {n}", 0.45)],
}
"""What a number comes to -> what asks for it, and its cost. A number may pass by what it comes to,
so that or more is asked, or that or less: which of them is a choice. Nothing lies below 0.
"""

COSTS = {"thing": 0.3, "quantity": 0.3, "atom": 0.4, "nouns": 0.3}


def _forms() -> Iterator[NaturalForm]:
    for symbol, forms in FORMS.items():
        for said, written in forms.items():
            yield NaturalForm(symbol, said, written, COSTS.get(symbol, 0.4))
    yield NaturalForm("atom", f"{THERE_IS} {MOST} {{n:INT}} {{x:number}}", "@few [{x}] <= {n}", 0.1)
    yield NaturalForm("atom", "no {x:number}", "@none [{x}] = 0", 1.2)
    for said, meanings in REACHED.items():
        for written, cost in meanings:
            yield NaturalForm("atom", said, written, cost)
    for said, written in LEAST_OF.items():
        yield NaturalForm("quantity", said, written, 0.65)
    has_none = "{nouns} (who|that) (does|do) not have [a|an|any] {x:nouns}"
    yield NaturalForm("nouns", has_none, "{nouns} with no {x}", 1.2)
    yield NaturalForm("some", "{thing}", "{thing}", 0.0)
    yield NaturalForm("nouns", "{nouns} where {condition}", "{nouns} where ({condition})", 0.8)


THINGS: tuple[NaturalForm, ...] = tuple(_forms())
"""The forms of things, amounts and conditions."""
