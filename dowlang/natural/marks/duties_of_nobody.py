"""Say as a duty of somebody what they do who can do neither of two deeds, where a deed has no doer:
nobody's `they lose 1 morale` is a line, and `they must lose 1 morale` is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

LAST_RESORT = re.compile(
    r"(?P<unable>, if able\n *if not\n *)they (?!must |may )(?P<deed>[^\n]+)(?=\n|$)"
)
"""Matches what is done by who cannot do what they must."""


def oblige_to_deed_of_nobody(text: str, is_of_nobody: Callable[[str], bool]) -> str:
    r"""Return a reading with `they must` before a last resort that has no doer of its own.

    >>> read = "they must sit, if able\n    if not\n        they lose 1 morale"
    >>> oblige_to_deed_of_nobody(read, "lose 1 morale".__eq__).split("\n")[-1]
    '        they must lose 1 morale'
    >>> oblige_to_deed_of_nobody(read, "sing".__eq__) == read
    True
    """

    def told(found: re.Match[str]) -> str:
        must = "must " if is_of_nobody(found["deed"]) else ""
        return f"{found['unable']}they {must}{found['deed']}"

    return LAST_RESORT.sub(told, text)
