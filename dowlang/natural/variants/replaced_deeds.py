"""Tell what an *instead* replaces: in *Feed 1 dog, sing. If it rains, feed 2 dogs instead* the
feeding or both, and in no case the singing alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dowlang.source import margin_of

INSTEAD = re.compile(r"\binstead\W*$", re.IGNORECASE)
ASKS = re.compile(r"if\b")
OPENS = re.compile(
    r"(?:if|otherwise|when|while|until|for each|choose one|option|repeat|roll a die)\b"
)
"""Matches the beginning of a line with a block, which is no deed alone."""


def widen_instead(text: str, lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield a reading of a line by which all deeds are replaced that it says before the last one,
    and one by which that is which is like the deed in its place.

    >>> read = ("feed 1 dog", "if it rains", "    feed 2 dogs", "otherwise", "    sing")
    >>> for each in widen_instead("Feed 1 dog, sing. If it rains, feed 2 dogs instead.", read):
    ...     print(" / ".join(each))
    if it rains /     feed 2 dogs / otherwise /     feed 1 dog /     sing
    if it rains /     feed 2 dogs / otherwise /     feed 1 dog / sing
    """
    if inner := lines_inside(lines):
        yield from ((lines[0], *_below(each)) for each in widen_instead(text, inner))
        return
    found = parts_of_instead(text, lines)
    if found is None:
        return
    before, asked, other, done = found
    yield (*asked, *other, "otherwise", *_below(before), *done)
    alike = [each for each in before if core_of_deed(each) == core_of_deed(other[0])]
    rest = [each for each in before if each not in alike]
    if len(alike) == 1 and core_of_deed(done[0]) != core_of_deed(other[0]):
        yield (*rest, *asked, *other, "otherwise", *_below(alike), *map(str.strip, done))


def lines_inside(lines: Sequence[str]) -> Sequence[str]:
    """Return the lines below the first, where all stand there, at the margin of a card's own."""
    if len(lines) < 2 or not all(map(margin_of, lines[1:])):
        return ()
    least = min(map(margin_of, lines[1:]))
    return tuple(line[least:] for line in lines[1:])


def parts_of_instead(
    text: str, lines: Sequence[str]
) -> tuple[Sequence[str], Sequence[str], Sequence[str], Sequence[str]] | None:
    """Return the deeds before a condition, the condition, what is done below it and what else, or
    None for a reading of another shape.
    """
    if not INSTEAD.search(text) or "otherwise" not in lines:
        return None
    head = next((at for at, line in enumerate(lines) if ASKS.match(line)), 0)
    last = lines.index("otherwise")
    before, other, done = lines[:head], lines[head + 1 : last], lines[last + 1 :]
    plain = all(not margin_of(line) and not OPENS.match(line) for line in before)
    if not before or not plain or not other or not done or not all(map(margin_of, done)):
        return None
    return before, lines[head : head + 1], other, done


def first_replaced(sentences: Sequence[str], instead: str) -> int:
    """Return the number of the sentence that one with `instead` behind them replaces something of:
    the last that says the like of what is done in its place, else the last.

    >>> first_replaced(["Feed 1 dog.", "Sing."], "If it rains, feed 2 dogs instead.")
    0
    >>> first_replaced(["At dusk: feed 1 dog.", "Sing."], "If it rains, feed 2 dogs instead.")
    0
    """
    other = core_of_deed(re.split(r"[,:] ", INSTEAD.sub("", instead))[-1])
    alike = (at for at, each in enumerate(sentences) if other in _deeds(each))
    return max(alike, default=len(sentences) - 1)


def _deeds(sentence: str) -> Sequence[tuple[str, str]]:
    return [
        core_of_deed(each) for each in re.split(r"[,;:.] (?:and )?| and ", sentence) if each.strip()
    ]


def core_of_deed(said: str) -> tuple[str, str]:
    """Return the first and the last word of a deed without its numbers: `lose`, `morale`."""
    words = [word for word in re.findall(r"\w+", said.casefold()) if not word.isdigit()] or [""]
    return words[0], words[-1].removesuffix("s")


def _below(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]
