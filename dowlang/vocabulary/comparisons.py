"""Comparisons of numbers: which one denies another, says it the other way round, or is meant by a
quantity before a number.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

HOLDS: Mapping[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
"""The comparison by its sign."""

NEGATED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}
"""The comparison that holds where another does not. Of `=` there is none."""

MIRRORED = {"=": "=", ">": "<", "<": ">", ">=": "<=", "<=": ">="}
"""The comparison that says the same with its sides exchanged."""

MEASURED = {"amount": "=", "exactly": "=", "at_least": ">=", "up_to": "<="}
"""The comparison of a measured number, by the quantity before it: `2 wounds` are exactly two."""

COUNTED = {"no": "=", "exactly": "=", "up_to": "<=", "amount": ">=", "at_least": ">="}
"""The comparison of how many there are, by the quantity: `there are 2 …` also where it is three."""

__all__ = ["COUNTED", "HOLDS", "MEASURED", "MIRRORED", "NEGATED"]
