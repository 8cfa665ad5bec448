"""Declare how people print in this game what comes of a death before some time is over: `if that
survivor dies before the end of the turn, lose 1 morale`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ENDS = {
    "until the end of this turn": "(the end of (the|this) turn|(the|this) turn (ends|is over))",
    "until the end of this round": "(the end of (the|this) round|(the|this) round (ends|is over))",
    "for the rest of the game": "(the end of the game|the game (ends|is over))",
}
"""How long something lasts -> how its end is printed."""

words.natural_forms("ended", {f"before {said}": lasts for lasts, said in ENDS.items()}, 0.0)
DIES = "(dies|is killed)"
words.natural_forms(
    "do",
    {
        f"if {{who:thing}} {DIES} {{e:ended}} [,] {{do}}": (
            "{e}\n    when {who} is killed\n        {do}"
        ),
        f"if (he|she|it|they) {DIES} {{e:ended}} [,] {{do}}": (
            "{e}\n    when that survivor @one is killed\n        {do}"
        ),
        f"if (one|any) of (them|those survivors) {DIES} {{e:ended}} [,] {{do}}": (
            "for each of those survivors\n    {e}\n        when that survivor is killed\n"
            "            {do}"
        ),
    },
    0.25,
)
