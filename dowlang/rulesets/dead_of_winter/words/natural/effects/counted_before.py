"""Declare how people print in this game what is counted before it is gone: `kill all zombies there
and draw a card for each zombie killed`, `fill every empty space at the School with zombies`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.effects.shares import BROUGHT
from dowlang.rulesets.dead_of_winter.words.registry import words

AND = "(STOP|,|and|, and|then|, then)"
GONE = {
    "(kill|destroy) all zombies (at|in) {x:known_place}": "zombie (killed|destroyed)",
    "remove all zombies (from|at|in) {x:known_place}": "zombie removed",
}
"""How zombies go -> how each of them is counted."""

COMES = {said: made for said, made in BROUGHT.items() if not said.startswith("(add|place|put)")}
"""What may come of it, but for what is put on the board."""

for kill, gone in GONE.items():
    for brings, made in COMES.items():
        counted = made.replace("MANY", "(zombies at {x})") + "\nkill all zombies at {x}"
        for each in (f"for (each|every) {gone}", f"for (each|every) {gone} (this way|so)"):
            words.natural_forms(
                "do",
                {
                    f"{kill} {AND} {brings} {each}": counted,
                    f"{kill} (STOP|, and|and) {each} [,] {brings}": counted,
                },
                0.3,
            )

SPACES = "(empty|free) [(zombie|entrance)] (space|spaces)"
PUT = "(add|place|put)"
FULL = "add (free entrance spaces at {x}) zombies to {x}"
words.natural_forms(
    "do",
    {
        f"fill (each|every|all) {SPACES} (at|of) {{x:known_place}} [with zombies]": FULL,
        "fill {x:known_place} with zombies": FULL,
        f"{PUT} (a|1) zombie (at|in|on) (each|every) {SPACES} (at|of) {{x:known_place}}": FULL,
        f"{PUT} zombies (at|in|on|to) (each|every|all) {SPACES} (at|of) {{x:known_place}}": FULL,
        "move all zombies (at|in|from) {x:known_place} to {y:known_place} [,] (up to|as far as) "
        f"[the number of] [the] {SPACES} there": (
            "move (the lower of (zombies at {x}) and (free entrance spaces at {y})) zombies from "
            "{x} to {y}"
        ),
    },
    0.25,
)
