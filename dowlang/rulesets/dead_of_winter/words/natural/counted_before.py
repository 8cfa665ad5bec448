"""Declare how people print in this game what is counted before it is gone: `kill all zombies there
and draw a card for each zombie killed`, `fill every empty space at the School with zombies`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

AND = "(STOP [then]|, and|and|, then|then|, and then|and then|,)"
SO = "[(this way|in this way|like this|so)]"
KILL = "(kill|remove|destroy)"
GONE = "(killed|removed|destroyed)"
FROM = "(at|in|from) {x:known_place}"
EACH_GONE = f"for (each|every) zombie {GONE} {SO}"
MADE = {
    "draw (a|1|one) card from {d:known_deck}": "draw MANY cards from {d}",
    "(gain|add) (a|1|one) morale": "gain MANY morale",
    "lose (a|1|one) morale": "lose MANY morale",
    "(gain|add) (a|1|one) food": "add MANY food",
    "(add|place|put) (a|1|one) noise (to|at|on) {y:known_place}": "add MANY noise to {y}",
}
"""What comes of each zombie -> the line, with how many there are."""

for brings, made in MADE.items():
    counted = made.replace("MANY", "(zombies at {x})") + "\nkill all zombies at {x}"
    words.natural_forms(
        "do",
        {
            f"{KILL} all zombies {FROM} {AND} {brings} {EACH_GONE}": counted,
            f"{KILL} all zombies {FROM} {AND} {EACH_GONE} [,] {brings}": (counted),
        },
        0.3,
    )

EMPTY = "(empty|free|open|unoccupied)"
SPACE = "[(zombie|entrance)] (space|spaces)"
EVERY = "(each|every|all)"
FULL = "add (free entrance spaces at {x}) zombies to {x}"
words.natural_forms(
    "do",
    {
        f"fill {EVERY} {EMPTY} {SPACE} (at|of|in) {{x:known_place}} [with zombies]": FULL,
        "fill {x:known_place} with zombies": FULL,
        f"(add|place|put) (a|1|one) zombie (at|in|on|to) (each|every) {EMPTY} {SPACE} (at|of|in) "
        "{x:known_place}": FULL,
        f"(add|place|put) zombies (at|in|on|to) {EVERY} {EMPTY} {SPACE} (at|of|in) "
        "{x:known_place}": FULL,
        f"move all zombies (at|in|from) {{x:known_place}} to {{y:known_place}} [,] (up to|as far "
        f"as|at most) [the number of] [the] {EMPTY} {SPACE} "
        "(there|at that location)": (
            "move (the lower of (zombies at {x}) and (free entrance spaces at {y})) zombies from "
            "{x} to {y}"
        ),
    },
    0.25,
)
