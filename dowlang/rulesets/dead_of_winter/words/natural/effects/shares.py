"""Declare how people print a part of something in this game, and what it comes to at most: `half of
the zombies`, `gain 1 morale for each, up to a maximum of 3`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

words.natural_forms(  # of what a card has to name twice, and so cannot leave to a choice
    "known_place",
    {
        "[the] {name:STRING}": "{name}",
        "[the] colony": "the colony",
        "that location": "that location",
    },
    0.0,
)
words.natural_forms(
    "known_deck",
    {
        "[the] {name:STRING} deck": "the {name} deck",
        "[the] crisis deck": "the crisis deck",
        "[the] crossroads deck": "the crossroads deck",
        "the deck of that location": "the deck of that location",
        "that location 's deck": "the deck of that location",
    },
    0.0,
)
ROUNDED = {way: f"[,|LEFT] (rounded|rounding) {way} [RIGHT]" for way in ("up", "down")}
"""Which way a half is rounded -> how that is printed."""

THEIRS = "(their|his|her)"
CARDS = "(cards|hand|hand cards|cards in hand)"
LOSE = "(discard|discards|lose|loses)"
for way, rounded in ROUNDED.items():
    words.natural_forms(
        "effect",
        {
            **{
                f"{verbs} half [of] [(the|all)] {tally} (at|in|from) {{x:known_place}} {rounded}": (
                    f"{done} ({tally} at {{x}} / 2 rounded {way}) {tally} {where} {{x}}"
                )
                for verbs, done, where, tallies in (
                    (
                        "(remove|discard|clear)",
                        "remove",
                        "from",
                        ("zombies", "barricades", "noise"),
                    ),
                    ("(kill|destroy)", "kill", "at", ("zombies",)),
                )
                for tally in tallies
            },
            f"{LOSE} half [of] your {CARDS} {rounded}": (
                f"discard (cards in hand / 2 rounded {way}) cards @yours"
            ),
            f"lose half [of] your dice {rounded}": (
                f"lose (dice in your pool / 2 rounded {way}) dice"
            ),
            f"(remove|lose) half [of] [(the|all)] helpless survivors {rounded}": (
                f"remove (helpless survivors / 2 rounded {way}) helpless survivors"
            ),
        },
        0.3,
    )
    words.natural_forms(
        "do",
        {
            f"{{x:each_of}} {LOSE} half [of] {THEIRS} {CARDS} {rounded}": (
                "for each {x}\n"
                f"    they discard (cards in the hand of them / 2 rounded {way}) cards"
            ),
        },
        0.3,
    )

BROUGHT = {
    "gain (1|one|a) morale": "gain MANY morale",
    "lose (1|one|a) morale": "lose MANY morale",
    "(add|place|put) (1|one|a) zombie (to|at|in) {y:known_place}": "add MANY zombies to {y}",
    "(add|gain) (1|one|a) food": "add MANY food",
    "(add|place|put) (1|one|a) food (to|in|into) the [food] supply": "add MANY food",
    "(remove|lose) (1|one|a) food": "remove MANY food",
    "(add|place|put) (1|one|a) noise (to|at|in) {y:known_place}": "add MANY noise to {y}",
    "(draw|take) (1|one|a) card from {y:known_deck}": "draw MANY cards from {y}",
    "(gain|get) (1|one|a) die": "gain MANY dice",
    "lose (1|one|a) die": "lose MANY dice",
}
"""What comes of each that is counted -> how a card has it of so many."""

EACH = {
    "(for each|for every|per) {x:nouns}": "{x}",
    "(for each|for every) {k:INT} {x:nouns} [,] [rounded down]": "{x} / {k} rounded down",
}
"""Of what something comes -> how often it comes."""

words.natural_forms(
    "no_more",
    {
        "[,] (up to|to|with) [a] (maximum|max) [of] {m:INT}": "{m}",
        "[,] LEFT [(up to|to|with)] [a] (maximum|max) [STOP] [of] {m:INT} RIGHT": "{m}",
        "[,] (maximum|max) [STOP] [of] {m:INT}": "{m}",
        ", up to {m:INT} [in total]": "{m}",
    },
    0.0,
)
for said, made in BROUGHT.items():
    for each, many in EACH.items():
        lower = made.replace("MANY", f"(the lower of ({many}) and ({{m}}))")
        words.natural_forms(
            "effect",
            {
                f"{said} {each} {{m:no_more}}": lower,
                f"{each.replace(' [,] [rounded down]', '')} [,] {said} {{m:no_more}}": lower,
            },
            0.3,
        )

FOR_THAT = "for (each|every) food (added|gained) [(this way|in this way|so)]"
AFTERWARDS = {
    "gain (1|one|a) morale": "gain MANY morale",
    "lose (1|one|a) morale": "lose MANY morale",
    "(add|place|put) (1|one|a) noise there": "add MANY noise to @there",
    "(add|place|put) (1|one|a) zombie there": "add MANY zombies to @there",
    "(add|place|put) (1|one|a) noise (to|at|in) {y:known_place}": "add MANY noise to {y}",
    "(add|place|put) (1|one|a) zombie (to|at|in) {y:known_place}": "add MANY zombies to {y}",
}
"""What comes of each food that was added -> how a card has it of so many."""

words.natural_forms(
    "food_for_each",
    {
        f"{food} (for each|for every) {{x:nouns}}{most}": many
        for food in (
            "(add|gain) (1|one|a) food",
            "(add|place|put) (1|one|a) food (to|in|into) the [food] supply",
        )
        for most, many in (("", "{x}"), (" {m:no_more}", "the lower of ({x}) and ({m})"))
    },
    0.0,
)
words.natural_forms(
    "do",
    {
        f"{{q:food_for_each}} STOP {said} {FOR_THAT}": (
            f"add ({{q}}) food\n{made.replace('MANY', '({q})')}"
        )
        for said, made in AFTERWARDS.items()
    },
    0.3,
)
FOR_SO_MANY = {
    "for every {k:INT} {x:nouns}": "({x} / {k} rounded down)",
    "for every {k:INT} {x:nouns} [,|LEFT] (rounded|rounding) down [RIGHT]": (
        "({x} / {k} rounded down)"
    ),
    "for every {k:INT} {x:nouns} [,|LEFT] (rounded|rounding) up [RIGHT]": "({x} / {k} rounded up)",
}
"""For how many something comes once -> how often it comes: for each full number, if not said."""

words.natural_forms(
    "effect",
    {
        f"{said} {often}": made.replace("MANY", many)
        for said, made in {
            "remove (1|one|a) helpless survivor": "remove MANY helpless survivors",
            "add (1|one|a) helpless survivor": "add MANY helpless survivors",
            "(remove|lose) (1|one|a) food": "remove MANY food",
        }.items()
        for often, many in FOR_SO_MANY.items()
    },
    0.3,
)
