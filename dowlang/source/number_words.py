"""English number words, from zero to ninety-nine."""

from __future__ import annotations

# fmt: off
UNITS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
    "eighteen", "nineteen",
)
"""The words of 0 to 19, in order."""
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
"""The words of 20, 30 … 90, in order."""
# fmt: on

VALUES: dict[str, int] = {
    **{word: number for number, word in enumerate(UNITS)},
    **{word: 10 * number for number, word in enumerate(TENS, 2)},
    **{
        f"{ten}-{unit}": 10 * tens + units
        for tens, ten in enumerate(TENS, 2)
        for units, unit in enumerate(UNITS[1:10], 1)
    },
}
"""Word -> the number that it says."""

NUMBER = rf"(?:\d+|{'|'.join(VALUES)})"
"""Matches a number in digits or as a word."""
