"""Ranges of versions of a set: `>=1.2,<2`.

A version of a set is one to three numbers. Missing ones count as 0, so `1.2` is `1.2.0`. Each part
of a range must hold. Nothing but these comparisons is known, since a set has no pre-releases
(`docs/decisions/0086-versions-of-sets.md`).
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

Version = tuple[int, int, int]

COMPARISONS: dict[str, Callable[[Version, Version], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
NUMBER = r"[0-9]{1,9}(?:\.[0-9]{1,9}){0,2}"
PART = re.compile(rf"(>=|<=|==|!=|>|<)\s*({NUMBER})")
USE = re.compile(r"([a-z][a-z0-9_]{0,39})(?:\s+(\S.*))?")
LONGEST = 200  # characters of an entry of `uses`


def version_of(text: str) -> Version:
    """Return a version as three numbers. Raises `ValueError` for anything else.

    >>> version_of("1.2") < version_of("1.10.1")
    True
    """
    if not re.fullmatch(NUMBER, text):
        raise ValueError(f"no version: {text[:40]!r}")
    first, second, third = (*map(int, text.split(".")), 0, 0)[:3]
    return first, second, third


def use_of(text: str) -> tuple[str, str] | None:
    """Return the id and the range of an entry of `uses`, None where it has not that form.

    >>> use_of("long_thaw >=1.2, <2"), use_of("base"), use_of("base 1.2")
    (('long_thaw', '>=1.2,<2'), ('base', ''), None)
    """
    found = USE.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        return None
    parts = [part.strip() for part in found[2].split(",")] if found[2] else []
    matched = [PART.fullmatch(part) for part in parts]
    if not all(matched):
        return None
    return found[1], ",".join(f"{one[1]}{one[2]}" for one in matched if one)


def allows(wanted: str, version: str) -> bool:
    """Return True if a version lies in a range as `use_of` returns it. The empty one has all.

    >>> allows(">=1.2,<2", "1.10"), allows(">=1.2,<2", "2.0"), allows("", "0.1")
    (True, False, True)
    """
    there = version_of(version)
    return all(
        COMPARISONS[found[1]](there, version_of(found[2])) for found in PART.finditer(wanted)
    )
