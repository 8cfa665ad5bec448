"""Lines that hold a text of the author's, which no grammar reads: labels of options, and what
stands behind the name of a clause.
"""

from __future__ import annotations

import re
from collections.abc import Collection

OPTION = re.compile(
    r"""^\s*(?:\*\*)?(?:[Oo]ption\s*[\dA-Da-d]?\s*[.:)]?\s*|[A-Da-d\d]\s*[).:]\s*|[-•]\s+)?
    (?:\*\*)?["“]?(?P<label>[^\W\d_][^"“”:*]*?)[.!]?["”]?[.:]?(?:\*\*)?[.:]?\s*$""",
    re.VERBOSE,
)
MARKED = re.compile(r"^\s*(?:\*\*|[Oo]ption\b|[A-Da-d\d]\s*[).:]\s|[-•]\s)|:\s*$")
"""Matches the marks by which a line is known as the label of an option."""

CLAUSE = re.compile(r"(?:when|whenever|if|while|until|during|at the) ", re.IGNORECASE)
"""Matches a line that says when something is so, whatever stands at its end."""

TITLED = re.compile(r"^\W*(?P<word>[A-Za-z]+)\s*[:–-]\s*[\"“]?(?P<text>[^\"“”]+?)[\"”]?\.?\s*$")
"""Matches the name of a clause and the text behind it."""

MOST_WORDS_OF_LABELS = 8
"""Words of a label."""


def option_line(text: str) -> str:
    """Return the line of an option whose label a line is by its marks, else an empty text.

    What is asked behind the label is no part of it: `option Wait if food = 0`. A trigger with a
    colon (`When somebody sings:`) is no label.
    """
    found = OPTION.match(text) if MARKED.search(text) else None
    if (
        found is None
        or len(found["label"].split()) > MOST_WORDS_OF_LABELS
        or CLAUSE.match(text.strip())
    ):
        return ""
    label, asked, condition = found["label"].strip().partition(" if ")
    return f'option "{label}"{asked}{condition}'


def text_clause_line(text: str, words: Collection[str]) -> str:
    """Return the clause of a text that a line is by the word before its colon, else an empty text.

    `words` are those of the clauses that hold a text there.
    """
    found = TITLED.match(text)
    if found is None or found["word"].casefold() not in words:
        return ""
    return f'{found["word"].casefold()} "{found["text"].strip()}"'
