"""Declare how people print what a set adds to this game: tokens that lie somewhere, and tracks on
which something rises and falls.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

PUT = "(put|place|lay|add)"
REMOVE = "(remove|take|lift)"
HOW_MANY = {"{n:amount}": "{n}", "(a|an)": "1"}
"""How many tokens are printed -> what a card has for them."""

for said, n in HOW_MANY.items():
    words.natural_forms(
        "effect",
        {
            f"{PUT} {said} {{t:STRING}} (at|in|to) {{x:thing}}": f"lay {n} {{t}} at {{x}}",
            f"{PUT} {said} {{t:STRING}} (on|onto) {{x:thing}}": f"lay {n} {{t}} on {{x}}",
            f"{PUT} {said} {{t:STRING}} (before|in front of) {{x:thing}}": (
                f"lay {n} {{t}} before {{x}}"
            ),
            f"{REMOVE} {said} {{t:STRING}} (from|at) {{x:thing}}": f"lift {n} {{t}} at {{x}}",
            f"{REMOVE} {said} {{t:STRING}} (off|on) {{x:thing}}": f"lift {n} {{t}} on {{x}}",
        },
        0.4,
    )
words.natural_forms(
    "effect",
    {
        "(raise|increase|advance) [the] {t:STRING} [track] by {n:amount}": "raise {t} by {n}",
        "move [the] {t:STRING} [track] up [by] {n:amount}": "raise {t} by {n}",
        "(lower|decrease|reduce) [the] {t:STRING} [track] by {n:amount}": "lower {t} by {n}",
        "move [the] {t:STRING} [track] down [by] {n:amount}": "lower {t} by {n}",
        "(set|put|move|reset) [the] {t:STRING} [track] (to|on|at) {n:amount}": "set {t} to {n}",
    },
    0.4,
)
EVERY = "all [of] [the] {t:STRING} (token|tokens)"
words.natural_forms(
    "effect",
    {
        f"{REMOVE} {EVERY} (from|at) {{x:thing}}": "lift (number of {t} at {x}) {t} at {x}",
        f"{REMOVE} {EVERY} (off|on) {{x:thing}}": "lift (number of {t} on {x}) {t} on {x}",
        f"{REMOVE} {EVERY} before {{x:thing}}": "lift (number of {t} before {x}) {t} before {x}",
    },
    0.4,
)
words.natural_forms("factor", {"[the] [level of] [the] {t:STRING} track": "level of {t}"}, 0.4)
