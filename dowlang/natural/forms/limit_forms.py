"""Declare how people print a rule with a limit: `when it sings, gain 1 food, once per round` is
once for the whole of what then happens, as `once per round, when it sings, gain 1 food` is.

On a card of which there are copies a limit behind `when` is counted for each of them, and one
behind what happens for all of them together, which a print does not tell apart.
"""

from __future__ import annotations

WHENEVER = "(when|whenever|each time|every time|any time|the moment|as soon as)"
FIRST_TIMES = {
    f"the first time {there}{whoever}": f"once per {span}"
    for span, there in (("turn", "each turn"), ("round", "each round"), ("game", "in the game"))
    for whoever in ("", " , whoever it is")
}
"""How print says that a rule helps by itself, and how often -> its limit."""

LIMITED = {
    f"{WHENEVER} {{event}} , {{limit}} [,] {{do}}": "when {event}, {limit}\n    {do}",
    f"{WHENEVER} {{event}} [,] {{do}} [,] {{limit}}": "when {event}, {limit}\n    {do}",
    f"{WHENEVER} {{event}} [,] {{do}} LEFT {{limit}} RIGHT": "when {event}, {limit}\n    {do}",
    **{
        f"the first time (each|every|in a) {span} [,] [that] {{event}} [,] {{do}}": (
            f"when {{event}}, once per {span}\n    {{do}}"
        )
        for span in ("turn", "round", "game")
    },
}
"""How people print a rule with a limit -> the rule with the limit behind its occasion."""
