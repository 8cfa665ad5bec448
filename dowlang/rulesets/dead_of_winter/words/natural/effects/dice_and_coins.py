"""Declare how people print in this game what a coin or a die decides: `flip a coin; on heads gain 1
morale, on tails lose 1 morale`, `roll a die and add the number of survivors you control`, `place
zombies equal to the number on the die`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

FLIP = "(flip|toss) a coin (STOP|,|:)"
NEXT = "(STOP|,|STOP and|, and|and)"
HEADS, TAILS = "1 to 3", "4 to 6"
SIDES = {("heads", "tails"): (HEADS, TAILS), ("tails", "heads"): (TAILS, HEADS)}
"""The two sides of a coin, in the order in which they are printed -> the faces of a die."""


def on(side: str) -> str:
    """Return a pattern of how a side of a coin is printed before what comes of it."""
    return f"(on|if|if it is|if it comes up) {side} [,|:]"


for (one, other), (faces, rest) in SIDES.items():
    words.natural_forms(
        "do",
        {
            f"{FLIP} {on(one)} {{a:do}} {NEXT} {on(other)} {{b:do}}": (
                f"roll a die\n    {faces}\n        {{a}}\n    {rest}\n        {{b}}"
            ),
            f"{FLIP} {on(one)} {{a:do}} {NEXT} otherwise [,] {{b:do}}": (
                f"roll a die\n    {faces}\n        {{a}}\n    otherwise\n        {{b}}"
            ),
            f"{FLIP} {on(one)} {{a:do}}": (
                f"roll a die\n    {faces}\n        {{a}}\n    otherwise\n        nothing happens"
            ),
        },
        0.3,
    )

COMES_TO = "(on|if the (result|total|sum) is) [(a|an)]"
words.natural_forms(
    "sum_of_roll",
    {"roll (a|one) die and add {n:factor} [to (it|the (result|roll))]": "{n}"},
    0.0,
)
words.natural_forms(
    "at_least", {f"{COMES_TO} {{k:INT}} (or more|or higher|or above) [,]": "{k}"}, 0.0
)
words.natural_forms(
    "at_most", {f"{COMES_TO} {{k:INT}} (or less|or lower|or below) [,]": "{k}"}, 0.0
)
ROLLED = "{n:sum_of_roll} (STOP|,|:)"
MORE = "roll a die\nif the roll + {n} >= {k}\n    {a}"
LESS = "roll a die\nif the roll + {n} <= {k}\n    {a}"
ELSE = "\notherwise\n    {b}"
words.natural_forms(
    "do",
    {
        f"{ROLLED} {{k:at_least}} {{a:do}}": MORE,
        f"{ROLLED} {{k:at_most}} {{a:do}}": LESS,
        f"{ROLLED} {{k:at_least}} {{a:do}} {NEXT} {{m:at_most}} {{b:do}}": (
            "@sum {k} {m} 1\n" + MORE + ELSE
        ),
        f"{ROLLED} {{k:at_most}} {{a:do}} {NEXT} {{m:at_least}} {{b:do}}": (
            "@sum {m} {k} 1\n" + LESS + ELSE
        ),
        f"{ROLLED} {{k:at_least}} {{a:do}} {NEXT} otherwise [,] {{b:do}}": MORE + ELSE,
        f"{ROLLED} {{k:at_most}} {{a:do}} {NEXT} otherwise [,] {{b:do}}": LESS + ELSE,
    },
    0.3,
)

SHOWN = (
    "(equal to|as many as) (the (number|result|value) (of|on|shown on) the die|the "
    "(result|roll)|the "
    "number rolled|the result of the roll)"
)
words.natural_forms(
    "effect",
    {
        f"(place|put|add) {tally} {SHOWN} (at|to|in) {{place:thing}}": (
            f"add (the roll) {tally} to {{place}}"
        )
        for tally in ("zombies", "noise")
    }
    | {
        f"lose morale {SHOWN}": "lose (the roll) morale",
        f"gain morale {SHOWN}": "gain (the roll) morale",
        f"(add|gain) food {SHOWN}": "add (the roll) food",
        f"(remove|lose) food {SHOWN}": "remove (the roll) food",
    },
    0.3,
)

NEXT_ROUND = "[(in|during|of)] [the] next round"
DICE = {"(a|one|1) die": "1 fewer die", "{n:INT} dice": "{n} fewer dice"}
"""Dice that somebody loses in a round to come -> how a card has it, when they are rolled."""

WHO = {
    "that player": "that player",
    "(each|every) player": "each player",
    "(each|every) other player": "each other player",
}
for lost, fewer in DICE.items():
    loses = f"(loses|lose) {lost} {NEXT_ROUND}"
    words.natural_forms(
        "do",
        {
            f"{who} {loses}": f"during the next round\n    {whom} rolls {fewer}"
            for who, whom in WHO.items()
        }
        | {
            f"the player {{p:found_by}} {loses}": (
                "choose the player {p} as loser\nduring the next round\n"
                f"    the loser rolls {fewer}"
            ),
        },
        0.25,
    )
words.natural_forms(
    "found_by",
    {
        f"who contributed the {most} cards [to (the|this) crisis]": f"with the {most} contributions"
        for most in ("most", "fewest")
    }
    | {
        f"with the {most} {counted}": f"with the {most} {counted}"
        for most in ("most", "fewest")
        for counted in ("contributions", "survivors", "cards in hand")
    },
    0.0,
)
