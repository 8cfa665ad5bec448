"""Take a printed card with two sides apart: what stands below `Hardcore side:` is of that side.

What lives here: where a side begins. What does not: what its lines say, and a card with one side
that names none (`structure`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.vocabulary.card_kinds import CardKind

GOAL = re.compile(r"\b(?:goal|objective|wins?|victory)\b", re.IGNORECASE)
"""Matches what a side has that is told whole, and not only by what is otherwise on it."""


def sides_of(kind: CardKind) -> tuple[str, ...]:
    """Return the names of the sides that a card of a kind can have, the one that is whole first."""
    return tuple(dict.fromkeys(e.pattern.split()[0] for e in kind.clauses if "{side}" in e.pattern))


def by_side(text: str, names: Sequence[str]) -> tuple[str, dict[str, str]]:
    r"""Return a card in prose without its further sides, and those by the line that opens each in
    a card file.

    A side that tells no goal is the first one but for what it tells.

    >>> by_side("A\nBig\nGoal: x.\nSmall side:\nGoal: y.\nSmall: z.", ["big", "small"])
    ('A\nGoal: x.', {'small': 'Goal: y.', 'small like big, except': 'z.'})
    """
    if len(names) < 2:
        return text, {}
    head = re.compile(
        rf"\s*(?:the )?(?P<name>{'|'.join(names)})(?: (?:side|mode|version|game))?"
        rf"(?P<like> like (?:the )?(?:{'|'.join(names)})\b.*?)?[:.]?(?:(?<=[:.])\s+(?P<said>.+))?",
        re.IGNORECASE,
    )
    parts: list[tuple[str, bool, list[str]]] = [(names[0], False, [])]
    for line in text.splitlines():
        if found := head.fullmatch(line):
            said = [found["said"]] if found["said"] else []
            if found["name"].casefold() == names[0]:
                parts[0][2].extend(said)
                parts.append((names[0], False, []))
            else:
                parts.append((found["name"].casefold(), bool(found["like"]), said))
        else:
            parts[-1][2].append(line)
    first = [line for name, _, lines in parts if name == names[0] for line in lines]
    others = {
        name if not like and GOAL.search("\n".join(lines)) else f"{name} like {names[0]}, except": (
            "\n".join(lines)
        )
        for name, like, lines in parts
        if name != names[0]
    }
    return "\n".join(first), others


__all__ = ["by_side", "sides_of"]
