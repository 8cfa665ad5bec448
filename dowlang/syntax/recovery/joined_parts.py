"""Keep together what a negation or a joint of a written line is about, in the line that is offered
in its place.

What a table of habits puts in place of one thing that is asked is often two, joined by `and` or
`or`. A table marks it as one whole, `⟨food >= 2 and food <= 3⟩`, and here the mark becomes brackets
where what stands beside it would tear it apart: behind `not`, and beside another joint. A line that
was found by search is held against what was written instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

OPEN, CLOSE = "⟨", "⟩"
ASKS = ("if", "while", "goal", "given", "then")
HEADS = (*ASKS, "when", "unless", "until")
"""Words behind which a condition begins; those that are no `ASKS` deny or time what comes."""

JOINTS = frozenset({"and", "or"})
VERBS = frozenset({"is", "are", "was", "were", "has", "have", "control", "controls"})
SIGNS = frozenset({"=", "<", ">", "<=", ">=", "!="})
WORDS = re.compile(r'"[^"]*"?|[<>!]=|[()<>=,]|[^\s()<>=,]+')

DENYING = ("no", "not", "never", "neither", "nobody", "none")
OF_SEVERAL = ("each", "every", "all", "any", "both", "exactly", "only", "most", "up", *DENYING)
"""Words of a subject of which two things together are more, or less, than each of them alone."""

_OTHERS = "|".join(sorted({*HEADS, *JOINTS, *OF_SEVERAL}))
_BEFORE = "|".join(rf"(?<=\b{word} )" for word in (*HEADS, *sorted(JOINTS), "not"))
BEGINS = rf"(?:^|{_BEFORE}|(?<=\())"
"""Matches the place where a condition begins."""

ONE_THING = rf"((?:(?!(?:{_OTHERS})\b)[^\s()`]+ )+)"
"""Matches the words of one number or piece, up to its verb."""

SUBJECT = BEGINS + ONE_THING
"""Matches the words of what one condition asks of one number or piece, up to its verb."""


def settled(text: str) -> str:
    """Return a text with brackets round each whole that its neighbours would tear apart, and
    without the marks of the others.

    >>> settled("if not ⟨food = 2 or food = 3⟩"), settled("if ⟨food = 2 or food = 3⟩")
    ('if not (food = 2 or food = 3)', 'if food = 2 or food = 3')
    """
    while OPEN in text:
        before, _, rest = text.rpartition(OPEN)
        inside, _, after = rest.partition(CLOSE)
        text = before + _bracketed(before, inside.strip(), after) + after
    return text


def _bracketed(before: str, inside: str, after: str) -> str:
    """Return what stands between two texts as one whole."""
    own = joints_outside_brackets(inside)
    if not own:
        return inside
    left, right = (WORDS.findall(part) for part in (before.split("`")[-1], after.split("`")[0]))
    begins = not left or left[-1] in (*ASKS, "(", *JOINTS)
    others = JOINTS.intersection((*left, *right)) - own
    return inside if begins and not others and len(own) == 1 else f"({inside})"


def joints_outside_brackets(text: str) -> set[str]:
    """Return which of `and` and `or` join the parts of a text itself."""
    return set(_joints(WORDS.findall(text)))


def whole_beside(joint: str, text: str) -> str:
    """Return a condition as one whole beside a word that binds more than its own joints do.

    >>> whole_beside("and", "a = 0 or b = 0"), whole_beside("and", "a = 0 and b = 0")
    ('(a = 0 or b = 0)', 'a = 0 and b = 0')
    >>> whole_beside("not", "a = 0 and b = 0")
    '(a = 0 and b = 0)'
    """
    torn = {"or"} if joint == "and" else JOINTS
    return f"({text})" if torn & joints_outside_brackets(text) else text


def _joints(words: Sequence[str]) -> list[str]:
    """Return the joints outside brackets."""
    depth, out = 0, list[str]()
    for word in words:
        depth += (word == "(") - (word == ")")
        if word in JOINTS and not depth:
            out.append(word)
    return out


def keeps_together(written: str, offered: str) -> bool:
    """Return False for an offered line that tears apart what was one thing in the written one:
    denies the first of two, asks of one what was asked of both, or joins what is under a denial.
    """
    old, new = WORDS.findall(written), WORDS.findall(offered)
    if JOINTS.isdisjoint(new):
        return True
    torn = (
        _joints(new) and not {"neither", "nor"}.intersection(old) and _denials(new) > _denials(old)
    )
    joined = sum(word in JOINTS for word in new) > sum(
        word in JOINTS or word == "," for word in old
    )
    return not (torn or joined or _is_asked_of_more(old, new))


def _denials(words: Sequence[str]) -> int:
    """Return how many conditions of a line begin with `not` and are not in brackets behind it."""
    begins = (*JOINTS, *HEADS, "(", "")
    return sum(
        word == "not" and before in begins and after != "("
        for before, word, after in zip(("", *words), words, (*words[1:], ""), strict=False)
    )


def _is_asked_of_more(old: Sequence[str], new: Sequence[str]) -> bool:
    """Return True if a verb or sign was put into words that are joined, but between an amount and
    a number that stood side by side.
    """
    asks = VERBS | SIGNS
    if sum(word in asks for word in new) <= sum(word in asks for word in old):
        return False
    same = SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    kept = {at for block in same for at in range(block.b, block.b + block.size)}
    return any(
        word in asks
        and at not in kept
        and not (word in SIGNS and {at - 1, at + 1} <= kept and new[at + 1].isdigit())
        for at, word in enumerate(new)
    )


__all__ = [
    "BEGINS",
    "ONE_THING",
    "SUBJECT",
    "keeps_together",
    "settled",
    "whole_beside",
]
