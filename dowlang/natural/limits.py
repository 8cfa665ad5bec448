"""Say of what a limit at the end of a sentence is: `when it sings, gain 1 food, once per round` is
once for the whole of what then happens, as `once per round, when it sings, gain 1 food` is.

On a card of which there are copies a limit behind `when` is counted for each of them, and one
behind what happens for all of them together, which a print does not tell apart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

WHENEVER = "(when|whenever|each time|every time|any time|the moment|as soon as)"
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

LIMIT = re.compile(r", (?:once|twice|\d+ times) per \w+$")
IF = re.compile(r"(?= if )|$")

Lines = tuple[str, ...]


def limits_the_whole(text: str, found: Mapping[Lines, float]) -> dict[Lines, float]:
    """Return readings of one sentence without those that limit its last effect alone, where
    another limits the whole rule.

    >>> whole = ("when it sings, once per round", "    add 1 food")
    >>> limits_the_whole("x", {("when it sings", "    add 1 food, once per round"): 0.0, whole: 1})
    {('when it sings, once per round', '    add 1 food'): 1}
    """
    if "." in text.strip(" ."):
        return dict(found)
    return {lines: cost for lines, cost in found.items() if _of_the_whole(lines) not in found}


def _of_the_whole(lines: Lines) -> Lines:
    """Return a rule with the limit of its last effect behind its occasion, empty for others."""
    limit = LIMIT.search(lines[-1]) if len(lines) > 1 else None
    if limit is None or not lines[0].startswith("when ") or " may " in lines[-1]:
        return ()  # an offer that is declined may be made once more
    head = IF.sub(limit[0], lines[0], count=1)
    return (head, *lines[1:-1], lines[-1][: limit.start()])


__all__ = ["LIMITED", "WHENEVER", "limits_the_whole"]
