"""Declare how people print how much lies at a place or on somebody: behind a noun (`each survivor
with at most 1 wound`) and as a condition (`your leader has at most 1 wound`).

An amount that is put otherwise (`fewer than 2`, `2 or more`) is one of these by then
(`natural.spelt_amounts`).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

AMOUNTS = {
    "at least {n:INT}": ">= {n}",
    "up to {n:INT}": "<= {n}",
    "exactly {n:INT}": "= {n}",
    "no": "= 0",
}
"""Before what lies there -> how much of it."""

LYING = {
    "{t:tally}": "{t} at",
    "(wound|wounds)": "wounds on",
    "frostbite": "frostbite on",
}
"""What lies at a place or on somebody -> the number of it, before where it lies."""

ON_SOMEBODY = {
    **LYING,
    "(card|cards)": "cards on",
    "{s:one_of_symbol} (card|cards)": "{s} cards on",
}
"""Also cards, which somebody who is described `has` by a filter."""

words.natural_forms(
    "nouns",
    {
        f"{{nouns}} {said}": f"{{nouns}} where ({lying} it {so_many})"
        for thing, lying in LYING.items()
        for said, so_many in (
            *(
                (f"(with|who has|who have|that has|that have|having) {amount} {thing}", so_many)
                for amount, so_many in (*AMOUNTS.items(), ("a", ">= 1"))
            ),
            (f"(without|who does not have|that does not have) [a|any] {thing}", "= 0"),
        )
    },
    0.5,
)
words.natural_forms(
    "atom",
    {
        f"{{where:thing}} {said}": f"{lying} {{where}} {so_many}"
        for thing, lying in ON_SOMEBODY.items()
        for said, so_many in (
            *((f"(has|have) {amount} {thing}", so_many) for amount, so_many in AMOUNTS.items()),
            (f"(has|have) (a|at least one) {thing}", ">= 1"),
            (f"(does not have|do not have) (a|any) {thing}", "= 0"),
        )
    },
    0.9,
)
