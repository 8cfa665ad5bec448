"""Name the places of lines for messages, and guess the block of a broken line.

The places of `core.lark` are named here. Those of a game's card kinds come from its patterns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from dowlang.source.spelling import nearest
from dowlang.vocabulary.clause_patterns import as_written

if TYPE_CHECKING:
    from dowlang.syntax.grammar.assembled import Assembled

HOLDERS: Mapping[str, str] = {
    "statement": "a block of effects",
    "option": "a choice",
    "vote": "a vote",
    "answer": "an offer",
    "face": "a roll",
    "rule": "a block of rules",
    "card": "the first column",
    "test": "a test",
    "case": "a table of cases",
}
"""Place -> its name when something stands in it that does not belong there."""

CONTENTS: Mapping[str, str] = {
    "statement": "an effect",
    "option": 'an option: `option "…"`',
    "vote": "`passes` or `fails`",
    "face": "a face of the die, such as `1 to 3`, or `otherwise`",
    "answer": "`if so` or `if not`",
    "rule": "a rule that lasts",
    "card": "a card",
    "test": "`given`, `when` or `then`",
    "case": "a row of cells, such as `4, 2, 5`",
}
"""Place -> the lines it wants."""

CORE_FIRST_WORDS: Mapping[str, Mapping[str, str]] = {
    "statement": {
        "if": "statement",
        "otherwise": "statement",
        "for": "statement",
        "repeat": "statement",
        "attach": "rule",
        "until": "rule",
        "during": "rule",
        "while": "rule",
        "vote": "vote",
        "at": "statement",
        "choose": "option",
    },
    "option": {"option": "statement", "automatic": "statement"},
    "vote": {"passes": "statement", "fails": "statement"},
    "answer": {"if": "statement"},
    "face": {},
    "rule": {"when": "statement", "while": "rule", "instead": "statement", "at": "statement"},
    "test": {"cases": "case"},
    "case": {},
}


def holder(start: str, grammar: Assembled) -> str:
    """Return a place in words: `a block of effects`, `a crisis`."""
    return HOLDERS.get(start) or f"the {start.replace('_', ' ')}"


def content(start: str, grammar: Assembled) -> str:
    """Return the lines a place wants, in words."""
    if start in CONTENTS:
        return CONTENTS[start]
    return f"a line of the {start.replace('_', ' ')}"


def headings(start: str, block: str, grammar: Assembled) -> tuple[str, ...]:
    """Return the lines of a kind of card under which lines of that block stand, as one begins
    them: `automatic`, `option "…"`.
    """
    return tuple(
        '`option "…"`' if pattern == "@option" else f"`{opening(pattern)}`"
        for pattern, below in grammar.patterns.get(start, ())
        if below == block
    )


def opening(pattern: str) -> str:
    """Return the beginning of a clause, as an author knows it."""
    if pattern.startswith("@"):
        return {
            "@trigger": "when",
            "@statement": "effects",
            "@rule": "rules",
            "@chooser": "… chooses",
            "@setting": "settings",
        }.get(pattern, pattern[1:])
    return as_written(pattern).split()[0].strip("[],")


def heads(start: str, grammar: Assembled) -> tuple[str, ...]:
    """Return the first words of lines that hold a block in a place, for a slip of the finger in
    one.
    """
    if start == "card":
        return (*grammar.kinds, "test", "define")
    patterns = [
        pattern
        for pattern, block in grammar.patterns.get(start, ())
        if block or pattern.startswith("@")
    ]
    words = [
        pattern.split()[0].lstrip("@[")
        for pattern in patterns
        if not pattern.startswith(("@statement", "@rule"))
    ]
    place = "rule" if "@rule" in patterns else "statement" if "@statement" in patterns else start
    return tuple(dict.fromkeys((*words, *CORE_FIRST_WORDS.get(place, {}))))


def head_of_broken_line(start: str, word: str, grammar: Assembled) -> str:
    """Return the first word of a line that could not be read, as it was meant."""
    if word in grammar.lemmas.values():
        return word
    return next(iter(nearest(word, heads(start, grammar), 1)), word)


def block_of_broken_line(start: str, words: Sequence[str], grammar: Assembled) -> str:
    """Return what the block below a broken line holds, told by its words.

    Return "" when nothing tells.
    """
    if not words:
        return ""
    first = head_of_broken_line(start, words[0], grammar)
    words = (first, *words[1:])
    for pattern, block in grammar.patterns.get(start, ()):
        if pattern.split()[0].lstrip("@[") == first and not pattern.startswith("@statement"):
            return block
    if start == "card":
        return (
            first
            if first in grammar.starts
            else {"define": "statement", "test": "test"}.get(first, "")
        )
    if start in grammar.patterns:
        shapes = {pattern for pattern, _ in grammar.patterns[start]}
        if first in ("option", "automatic", "vote"):
            return {"option": "statement", "automatic": "statement", "vote": "vote"}[first]
        start = "rule" if "@rule" in shapes else "statement" if "@statement" in shapes else start
    known = CORE_FIRST_WORDS.get(start, {}).get(first)
    if known:
        return known
    match start:
        case "statement" if any(word in ("may", "must") for word in words):
            return "answer"
        case "statement" if words[0] == "the" and "next" in words[:2]:
            return "statement"
        case "statement":
            return "face"
        case "answer" | "face" | "vote" | "option":
            return "statement"
        case _:
            return ""
