"""Put the comparisons of a goal into sentences with their progress, for pages and stories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from dowlang.engine.speech import Speech

SIGNS = {
    ">=": "goal-at-least",
    "<=": "goal-at-most",
    ">": "goal-more-than",
    "<": "goal-fewer-than",
    "=": "goal-exactly",
}
_PRINTED = ((" * ", " × "), (">=", "≥"), ("<=", "≤"), ("( ", "("), (" )", ")"))
OR_SO = {
    ">=": ("# or more", "# or more"),
    "<=": ("# or fewer", "# or less"),
    ">": ("more than #", "more than #"),
    "<": ("fewer than #", "less than #"),
    "=": ("exactly #", "exactly #"),
}
"""How a comparison inside another is said: of pieces, and of a number."""
BRACKETED = re.compile(r"\( ([^()<>=]+?) (>=|<=|>|<|=) ([^()<>=]+?) \)")
NOW, AT_THE_END = "now", "end"
Part = tuple[int, int, int]  # number of the words in the facts of the card, have, want


def parts_said(
    speech: Speech, facts: Mapping[str, object], parts: tuple[Part, ...], when: str = NOW
) -> Iterator[tuple[bool, str]]:
    """Yield each comparison of a card's goal: whether it is reached, and its sentence."""
    found = facts.get("atoms")
    atoms = found if isinstance(found, Mapping) else {}
    for number, have, want in parts:
        words = str(atoms.get(str(number), ""))
        yield have >= want, said(speech, str(facts["path"]), words, (have, want), when)


def said(speech: Speech, path: str, words: str, progress: tuple[int, int], when: str = NOW) -> str:
    """Return one comparison of a card's goal as a sentence with its progress: have and want.

    A comparison by `at most` counts the other way: there `have` is its limit.

    >>> from dowlang.rulesets.dead_of_winter.narration.sentences import STORY
    >>> from dowlang.engine.speech import EnglishSpeech
    >>> say = EnglishSpeech(STORY)
    >>> said(say, "", "food >= starting players + 3", (4, 7))
    'food: at least starting players + 3, that is 7; now 4'
    >>> said(say, "", "morale = 0", (0, 1)), said(say, "", "not exiled", (1, 1))
    ('morale: exactly 0; not true now', 'not exiled; true now')
    >>> said(say, "", "zombies at the colony <= 9", (9, 2))
    'zombies at the colony: at most 9; now 2'
    >>> said(say, "", "places where ( noise there >= 1 ) >= 6", (2, 6), AT_THE_END)
    'places where noise there is 1 or more: at least 6; at the end 2'
    >>> said(say, "", "places where ( zombies at it <= 2 ) > 3", (2, 4))
    'places where there are 2 or fewer zombies at it: more than 3; now 2'
    >>> said(say, "", "food < morale + 1", (5, 3)), said(say, "", "food > 3", (2, 4))
    ('food: fewer than morale + 1, that is 5; now 2', 'food: more than 3; now 2')
    """
    have, want = progress
    so = f"goal-{'so' if have >= want else 'not-so'}-{when}"
    tokens = words.split(" ")
    place = _sign(tokens)
    sentence = speech.goal(path, words) if words else speech.said("goal-unknown")
    if place < 0:
        sentence = sentence or _printed(words)
        if want == 1:
            return speech.said(so, words=sentence)
        return speech.said(f"goal-of-{when}", words=sentence, have=have, want=want)
    sign = tokens[place]
    left, right = _printed(" ".join(tokens[:place])), _printed(" ".join(tokens[place + 1 :]))
    sentence = sentence or speech.said(SIGNS[sign], left=left, right=right)
    if sign == "=":
        return speech.said(so, words=sentence)
    limit, there = _sides(sign, have, want)
    reckoned = "" if right.isdecimal() else speech.said("goal-reckoned", limit=limit)
    return speech.said(f"goal-count-{when}", words=sentence, reckoned=reckoned, have=there)


def _sides(sign: str, have: int, want: int) -> tuple[int, int]:
    """Return the limit of a comparison and what there is, as `codegen.goals` measures them."""
    match sign:
        case ">=":
            return want, have
        case "<=":
            return have, want
        case ">":
            return want - 1, have
    return have, want - 1


def _compared(found: re.Match[str]) -> str:
    """Return a comparison in brackets in words: of a plural there are so many."""
    left, sign, right = found.groups()
    plural = left.split()[0].endswith("s")
    number = OR_SO[sign][not plural].replace("#", right)
    return f"there are {number} {left}" if plural else f"{left} is {number}"


def _sign(tokens: list[str]) -> int:
    """Return where the sign of the comparison stands, outside all brackets, or -1."""
    depth, found = 0, -1
    for place, token in enumerate(tokens):
        depth += token.count("(") - token.count(")")
        if token in SIGNS and not depth:
            found = place
    return found


def _printed(words: str) -> str:
    """Return words of a line as they are printed."""
    words = BRACKETED.sub(_compared, words)
    for plain, sign in _PRINTED:
        words = words.replace(plain, sign)
    return words
