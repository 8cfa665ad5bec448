"""Declare how people print that a value of a survivor is higher or lower in this game: `reduce the
attack value of the equipped survivor by 1`, `this survivor's search value is 1 higher`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

VALUES = {
    "attack [value]": "attack",
    "search value": "search value",
    "influence": "influence",
}
"""A value as it is printed -> as a card has it."""

WAYS = {
    "lowered": ("(reduce|lower|decrease)", "(reduced|decreased)", "(lower|less)"),
    "raised": ("(raise|increase)", "increased", "(higher|more)"),
}
"""How a value is changed -> the verbs of who does it, of what is done, and what it is then."""

PUT = {"lowered": "subtract {n:INT} from", "raised": "add {n:INT} to"}

words.natural_forms(
    "rules",
    {
        f"{{who:some}} {does} {{n:INT}} {to} (their|his|her|its) {value}": (
            f"{said} of {{who}} is {way} by {{n}}"
        )
        for value, said in VALUES.items()
        for does, to, way in (
            ("(add|adds)", "to", "raised"),
            ("(subtract|subtracts)", "from", "lowered"),
        )
    },
    0.3,
)
words.natural_forms(
    "rules",
    {
        printed.format(does=does, put=PUT[way], done=done, then=then, value=value, way=way): (
            f"{said} of {{who}} is {way} by {{n}}"
        )
        for value, said in VALUES.items()
        for way, (does, done, then) in WAYS.items()
        for printed in (
            "{does} [the] {value} of {{who:some}} by {{n:INT}}",
            "{put} [the] {value} of {{who:some}}",
            "the {value} of {{who:some}} is {done} by {{n:INT}}",
            "the {value} of {{who:some}} is {way} by {{n:INT}}",
            "the {value} of {{who:some}} is {{n:INT}} {then}",
            "{{who:some}} 's {value} is {{n:INT}} {then}",
            "{{who:some}} 's {value} is {way} by {{n:INT}}",
        )
    },
    0.3,
)
