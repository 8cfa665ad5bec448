"""Take a paragraph of a card that is not understood as a whole apart into its sentences, each of
which is then read by itself, and tell which of them go on from one that is not understood.

What lives here: which sentences are read together, and what one says for the next. What does not:
where a sentence ends (`sentences`), and what lines of their own mean for each other (`unread`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.natural.variants.replaced_deeds import INSTEAD, first_replaced
from dowlang.project.mending.sentences import Reads, sentences
from dowlang.project.writing.settling import Line
from dowlang.source import margin_of

ANSWERS = re.compile(
    r"(?:otherwise|then|in that case|if (?:so|not|(?:they|you|he|she|it) "
    r"(?:do|does|did|can|cannot)))\b",
    re.IGNORECASE,
)
"""Matches the beginning of a sentence that is read with the one before it first."""

SEQUEL = re.compile(
    r"(?:(?:that|those|these) (?P<noun>[a-z]+?)s?|they|them|it|its|he|she|his|her|their)\b"
    r"|.*\bthis way\b",
    re.IGNORECASE,
)
"""Matches a sentence that speaks of what the one before it tells."""

OPENS = (
    r"when|whenever|(?:each|every|the (?:first|next)) time|once (?:per|each|every|a)\b|"
    r"at the (?:start|end|beginning)|(?:before|after|during)\b|"
    r"(?:on|upon) (?:an? )?\d|if (?:you|they|the \w+) roll"
)
OCCASION = re.compile(rf"(?:{OPENS})|.*\bmay\b.*\bto\b", re.IGNORECASE)
"""Matches a sentence by which others behind it are done at some time, or for a price."""

OWN = re.compile(
    rf"(?:{OPENS}|if|for (?:each|every)|while|as long as|until|for the rest|in the next|"
    r"(?:next|this) (?:turn|round))\b|"
    r"(?:no|nobody|players?|(?!his|its|this)[a-z]+s) .*\b(?:may|can|cannot)\b",
    re.IGNORECASE,
)
"""Matches a sentence that says itself when it holds."""

THEN = re.compile(r"(?:then|after (?:that|this)|afterwards?)\b,? ?", re.IGNORECASE)

HELD = "  # goes on from a sentence that is not understood"
"""What stands behind a line of a card file until it is written as a comment."""


Part = tuple[str, int | None]
"""A line of prose, and the number of the paragraph that it is a sentence of."""


def parted(lines: Sequence[str], unread: Collection[int], reads: Reads) -> list[Part]:
    """Return the lines with each paragraph that is not understood as its sentences, where one of
    them is. A sentence that answers the one before stands beside it.
    """
    out = list[Part]()
    for at, line in enumerate(lines):
        parts = read_together(line) if at in unread else [line]
        if len(parts) > 1:
            above = [said for said, _ in out]
            not_read = reads([*above, *parts, *lines[at + 1 :]])
            if all(len(out) + number in not_read for number in range(len(parts))):
                parts = [line]
        out += [(part, at if len(parts) > 1 else None) for part in parts]
    return out


def all_apart(lines: Sequence[Part], unread: Collection[int]) -> tuple[list[Part], set[int]]:
    """Return the lines with all sentences of what is not understood on lines of their own, and the
    numbers of these lines.

    >>> all_apart([("a", None), ("Hop. Sing.", None), ("Rest. Sit.", 4)], [1, 2])[0][1:]
    [('Hop.', -1), ('Sing.', -1), ('Rest.', 4), ('Sit.', 4)]
    """
    out, new = list[Part](), set[int]()
    for at, (line, of) in enumerate(lines):
        parts = _apart(line) if at in unread else [line]
        if len(parts) > 1:
            new |= {len(out) + number for number in range(len(parts))}
            of = -at if of is None else of
        out += [(part, of) for part in parts]
    return out, new


def _apart(line: str) -> list[str]:
    """Return the sentences of a line at its margin."""
    return [" " * margin_of(line) + part for part in sentences(line)] or [line]


def read_together(line: str) -> list[str]:
    """Return the sentences of a line at its margin, those that may be one with others as one."""
    out = list[str]()
    for part in _apart(line):
        if out and INSTEAD.search(part):
            first = first_replaced(out, part)
            out[first:] = [" ".join([out[first], *map(str.strip, [*out[first + 1 :], part])])]
        elif out and ANSWERS.match(part.strip()):
            out[-1] = f"{out[-1]} {part.strip()}"
        else:
            out.append(part)
    return out


def going_on(lines: Sequence[Part], unread: Collection[int]) -> list[int]:
    """Return the numbers of the sentences that are understood and go on from one of their paragraph
    that is not: those that speak of what it tells, and those that are done when it says.

    >>> lines = ["When it hops:", "They rest.", "Sing.", "If it rains, sing."]
    >>> going_on([(each, 7) for each in lines], [0])
    [1, 2]
    >>> going_on([(each, None) for each in lines], [0])
    []
    >>> lines = ["A dog hops.", "That dog rests.", "Those cats rest.", "Sing."]
    >>> going_on([(each, 1) for each in lines], [0])
    [1]
    """
    out = list[int]()
    before = ""  # what is not understood, with what goes on from it
    occasion = False
    for at, (line, of) in enumerate(lines):
        said = line.strip()
        same = bool(at) and of is not None and of == lines[at - 1][1]
        if at in unread:
            occasion = bool(OCCASION.match(said)) or (
                occasion and bool(before) and same and not OWN.match(said)
            )
            before = f"{before} {said}" if same else said
            continue
        then = THEN.match(said)
        sequel = SEQUEL.match(said[then.end() :] if then else said)
        spoken_of = sequel is not None and (sequel["noun"] or "") in before
        if same and before and (spoken_of or (occasion and not OWN.match(said))):
            out.append(at)
            before = f"{before} {said}"
        else:
            before, occasion = "", False
    return out


def with_held(lines: Sequence[Line], held: Collection[int]) -> list[Line]:
    """Return the lines of a card file with a mark behind those of the prose that is `held`.

    >>> with_held([("    when it hops", 1), ("        sing", 1), ("    rest", 2)], [2])[-1][0]
    '    rest  # goes on from a sentence that is not understood'
    """
    least = {at: min((margin_of(line) for line, of in lines if of == at), default=0) for at in held}
    return [
        (line + HELD if of in held and margin_of(line) == least[of] else line, of)
        for line, of in lines
    ]


__all__ = ["HELD", "all_apart", "going_on", "parted", "read_together", "with_held"]
