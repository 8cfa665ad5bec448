"""Say for which piece `it`, `he` and `they` stand: the one that the words before name last. `If
Rex is at home, feed it` is of Rex, whoever the card is about, and `choose two dogs, feed them` is
of no single one.

What lives here: the words of one piece. What does not: words that stand for a player
(`player_pronouns`) and places (`meaning_of_there`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from dowlang.natural.game_words import PieceWords
from dowlang.natural.marks.known_marks import AGAIN, IT, ONE, PERSON
from dowlang.natural.weighted_texts import REFUSED

MARK = re.compile(f"{IT}|{ONE}|{PERSON}")
LEAD = re.compile(r"^(?:if|when|while|the next time|for) ")
"""Matches what stands before the subject of a line."""

BESIDE = re.compile(r"\b(?:of|with|except|than|where|who) $")
"""Matches what stands before a piece by which another one is told."""

PLACED = re.compile(r"\b(?:at|to|in|into|from|outside|search|searches|of|except|than|with) $")
"""Matches what stands before the name of a place."""

TAKEN = re.compile(r"\bgets? (?:\w+|\([^)]*\)) $")
"""Matches what stands before the tokens that a piece gets."""

SINGLE = frozenset(("a", "an", "another", "1", "the", "that", "this", "one"))
SEVERAL = frozenset(("each", "every", "all", "no", "both", "those", "or", "of"))


def resolve_pronouns(text: str, above: Sequence[str], words: PieceWords) -> str:
    r"""Return a text with the piece that each of its marks stands for, or `REFUSED`
    where one stands for several, or for another thing.

    `above` are the lines above the place of the text.
    """
    that = f"that {words.piece.one}"
    done, rest = "", text
    while (found := MARK.search(rest)) is not None:
        begin = rest.rfind(that, 0, found.start())
        before = done + rest[:begin]
        meant = "" if begin < 0 else _last(before, above, words, found[0] == PERSON)
        if meant == "":
            return REFUSED
        kept = PERSON if meant is None and found[0] != IT else ""  # whether it is a player is asked
        done, rest = f"{before}{meant or that}{kept}", rest[found.end() :]
    return done + rest


def _last(before: str, above: Sequence[str], words: PieceWords, many: bool) -> str | None:
    """Return the words for the piece named last, None where it is the one that the lines are
    about, and "" for several or another thing.
    """
    for line in reversed([*(each.strip() for each in above), *before.split("\n")]):
        named = sorted(named_pieces(line.strip(), words, many))
        if not named:
            continue
        begin = LEAD.match(line.strip())
        first = named[0] if named[0][0] == (begin.end() if begin else 0) else None
        last = named[-1][1]
        if first is not None and not (many and last == ""):
            return first[1]
        return last
    return None


def named_pieces(line: str, words: PieceWords, many: bool) -> Iterator[tuple[int, str | None]]:
    """Yield where a line names pieces, with the words that name one again, None for one that is
    `that` one, and "" for several and for other things.
    """
    looped = line.startswith("for each ")
    taken = [(found.start(), found.end()) for found in words.single.finditer(line)]
    for begin, end in taken:
        if not BESIDE.search(line[:begin]):
            yield begin, line[begin:end]
    for found in re.finditer(r'"[^"]*"(?! deck)', line):
        if not PLACED.search(line[: found.start()]):
            yield found.start(), found[0]
    for found in re.finditer(
        rf"\b(?P<told>(?:[\w-]+ ){{0,3}}?)(?P<noun>{words.piece.either})\b", line
    ):
        at = found.start("noun")
        if line[found.end() :].startswith((" deck", " card")) or any(b <= at < e for b, e in taken):
            continue
        told = line[:at].split()[-3:]
        one = next((each for each in reversed(told) if each in SINGLE or each in SEVERAL), "")
        single = found["noun"] == words.piece.one and (one in SINGLE or looped)
        begins = line.rfind(one, 0, at) if one else at
        if not single or not words.kinds.isdisjoint(told):
            yield begins, ""
        elif not BESIDE.search(line[:begins]):
            yield begins, None
    for found in words.others.finditer(line):
        is_card = "card" in found[0]
        if (many or is_card) and not TAKEN.search(line[: found.start()]):
            yield found.start(), ""


SAME = re.compile(rf"{AGAIN} \[([^\]]*)\]")


def resolve_again(text: str, nouns: Collection[str]) -> str:
    r"""Return a text in which what is said a second time is that one, or `REFUSED`
    where it is several that somebody chooses. `nouns` are all forms.

    >>> resolve_again("feed a dog at home\nwash @again [a dog at home]", {"dog", "dogs"})
    'feed a dog at home\nwash that dog'
    """
    for found in SAME.finditer(text):
        words = found[1].split()
        noun = next((word for word in words if word in nouns), "")
        if not noun or words[0] not in SINGLE:
            return REFUSED
        text = text.replace(found[0], f"that {noun}", 1)
    return text
