"""Declare further ways in which people print what cards of this game do and ask: `destroy all
barricades`, `for every 3 survivors`, `has at least two wounds`, `or if`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

words.spellings.update(
    {
        r"^during the game,? (?=(?:when|whenever|each time)\b)": "",
        r"\bbring ((?:\w+ )?zombies?) (?:to|into)\b": r"add \1 to",
    }
)
words.natural_forms(
    "effect",
    {
        "(place|put|add|build) {n:quantity} barricades (on|at|in) any entrances (of|to) "
        "{place:thing}": "add {n} barricades to {place}",
        "(destroy|remove) all barricades [from the board]": "remove all barricades from each "
        "location",
        "(is|are) wounded twice": "get 2 wounds",
        "(discard|lose) (their|his|her) highest die": "lose the die with the highest value @theirs",
        "(discard|lose) your highest die": "lose the die with the highest value @yours",
    },
    0.4,
)
words.natural_forms(
    "effect",
    {
        f"{verb} (1|one|a) morale for (each|every) {{k:INT}} {{nouns}}": (
            f"{verb} ({{nouns}} / {{k}} rounded down) morale"
        )
        for verb in ("gain", "lose")
    },
    0.5,
)
words.natural_forms(
    "do",
    {
        "{else_done:effect} unless (at least one|a|any|some) player discards {card:thing}": (
            "the players together may discard {card}\n    if not\n        {else_done}"
        ),
    },
    0.3,
)
words.natural_forms(
    "atom",
    {
        "{who:thing} (has|have) at least {n:INT} wounds": "wounds on {who} >= {n}",
        "{who:thing} (has|have) {n:INT} or more wounds": "wounds on {who} >= {n}",
        "you (have|control) at least {n:INT} more survivors than {who:thing}": (
            "survivors you control >= survivors controlled by {who} + {n}"
        ),
        "{who:thing} has the highest influence of all survivors [in (the game|play)]": (
            "influence of {who} >= influence of each survivor"
        ),
        "no cards [at all] were contributed [to the crisis]": "contributions = 0",
    },
    0.3,
)
words.natural_forms("condition", {"{a:condition} , or if {b:condition}": "{a} or {b}"}, 0.3)
words.natural_forms(
    "rules",
    {
        "{limit} [,] (when|whenever|after) {event} [,] {do}": "when {event}, {limit}\n    {do}",
        "after {event} [,] {do}": "when {event}\n    {do}",
    },
    0.3,
)
