"""Put several lines of rules text into one."""

from __future__ import annotations

from collections.abc import Iterable

ENDS = (".", ":", ";", ",", "!", "?", ".”", "!”", "?”")  # after these a line needs no full stop


def in_one_line(lines: Iterable[str]) -> str:
    """Return lines of rules text as one, each but the last with a stop.

    >>> in_one_line(["At: “School”", "Ability 4+:", "gain 1 morale"])
    'At: “School”. Ability 4+: gain 1 morale'
    """
    *first, last = [line.strip() for line in lines] or [""]
    return " ".join((*(line if line.endswith(ENDS) else f"{line}." for line in first), last))
