"""Declare how people print how much lies at a place or on somebody: behind a noun (`each survivor
with at most 1 wound`) and as a condition (`your leader has at most 1 wound`).

An amount that is put otherwise (`fewer than 2`, `2 or more`) is one of these by then
(`natural.rewrites.amounts_somebody_has`).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

AMOUNTS = {
    "at least {n:INT}": ">= {n}",
    "up to {n:INT}": "<= {n}",
    "exactly {n:INT}": "= {n}",
    "no": "= 0",
    "a": ">= 1",
}
"""Before what lies there -> how much of it."""

NUMBERS = ("at least {n:INT}", "up to {n:INT}", "exactly {n:INT}")
DESCRIBED = {
    "{t:tally}": ("{t} at it", (*NUMBERS, "no")),
    "(wound|wounds)": ("wounds on it", NUMBERS),
    "frostbite": ("frostbite on it", tuple(AMOUNTS)),
}
"""What lies at a place or on somebody who is described by it -> the number of it, and the amounts:
others are said by words of their own (`who is wounded`).
"""

ASKED = {
    "{t:tally}": ("{t} at {where}", NUMBERS[1:]),
    "(wound|wounds)": ("wounds on {where}", NUMBERS[1:]),
    "frostbite": ("frostbite on {where}", tuple(AMOUNTS)),
    "(card|cards)": ("cards on {where}", tuple(AMOUNTS)),
    "{s:one_of_symbol} (card|cards)": ("{s} cards on {where}", (*NUMBERS, "no")),
}
"""The same of somebody or a place of which it is asked; cards too, which `has` is said of by a
filter where somebody is described.
"""

words.natural_forms(
    "nouns",
    {
        **{
            f"{{nouns}} (with|who has|who have|that has|that have|having) {amount} {thing}": (
                f"{{nouns}} where ({number} {AMOUNTS[amount]})"
            )
            for thing, (number, amounts) in DESCRIBED.items()
            for amount in amounts
        },
        **{
            f"{{nouns}} (without|who does not have|that does not have) [a|any] {thing}": (
                f"{{nouns}} where ({number} = 0)"
            )
            for thing, (number, _) in DESCRIBED.items()
        },
    },
    0.5,
)
words.natural_forms(
    "atom",
    {
        **{
            f"{{where:thing}} (has|have) {amount} {thing}": f"{number} {AMOUNTS[amount]}"
            for thing, (number, amounts) in ASKED.items()
            for amount in amounts
        },
        **{
            f"{{where:thing}} (does not have|do not have) (a|any) {thing}": f"{number} = 0"
            for thing, (number, _) in ASKED.items()
        },
    },
    0.9,
)
