"""Lines that hold a text of the author's, which no grammar reads: labels of options, and what
stands behind the name of a clause.
"""

from __future__ import annotations

import re

OPTION = re.compile(
    r"""^\s*(?:\*\*)?(?:[Oo]ption\s*[\dA-Da-d]?\s*[.:)]?\s*|[A-Da-d\d]\s*[).:]\s*|[-•]\s+)?
    (?:\*\*)?["“]?(?P<label>[^\W\d_][^"“”:*]*?)[.!]?["”]?[.:]?(?:\*\*)?[.:]?\s*$""",
    re.VERBOSE,
)
MARKED = re.compile(r"^\s*(?:\*\*|[Oo]ption\b|[A-Da-d\d]\s*[).:]\s|[-•]\s)|:\s*$")
"""Matches the marks by which a line is known as the label of an option."""

OPTIONS = frozenset({"crossroads", "option"})
"""Places where an option may stand."""

MOST_WORDS = 8
"""Words of a label."""


def labelled(start: str, text: str) -> str:
    """Return the line of an option whose label a line is by its marks, else an empty text."""
    if start not in OPTIONS or not MARKED.search(text):
        return ""
    found = OPTION.match(text)
    if found is None or len(found["label"].split()) > MOST_WORDS:
        return ""
    return f'option "{found["label"].strip()}"'
