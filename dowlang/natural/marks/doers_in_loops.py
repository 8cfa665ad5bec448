"""Say who does what is done for each of several: `they`, that piece, or nobody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from dowlang.natural.marks.known_marks import DOER, NOBODY

OF_NOBODY = 0.2
"""What it costs to read as done by nobody what somebody may do."""

DONE = re.compile(rf"^(?P<margin> *)(?:{DOER}|{NOBODY}) (?!may |must )(?P<done>.*)", re.MULTILINE)
LOOP = re.compile(r"for each (?P<told>[^\n]*)")
WORD = re.compile(r"[\w-]+")
PERSON = "player"


def resolve_each(
    text: str, nouns: Mapping[str, str], of_nobody: Callable[[str], bool]
) -> Iterator[tuple[float, str]]:
    r"""Yield a text with the words for each of those of its loop, `they` being players, and without
    them before what may be done by nobody, each with what it adds to the cost of the text.

    `nouns` are all forms of nouns with the noun.

    >>> list(resolve_each("for each old dog, in turn order\n    @each sit", {"dog": "dog"},
    ...                      "lose 1 morale".__eq__))
    [(0.0, 'for each old dog, in turn order\n    that dog sit')]
    >>> list(resolve_each("for each dog\n    @nobody lose 1 morale", {},
    ...                      "lose 1 morale".__eq__))
    [(0.2, 'for each dog\n    lose 1 morale')]
    """
    loop = LOOP.search(text) if DOER in text or NOBODY in text else None
    if loop is None:
        yield 0.0, text
        return
    noun = next((nouns[word] for word in WORD.findall(loop["told"]) if word in nouns), PERSON)
    who = "they" if noun == PERSON else f"that {noun}"
    if NOBODY not in text:
        yield 0.0, text.replace(DOER, who)
    done = [found for each in text.split("\n") if (found := DONE.match(each))]
    owned = any("@" in each["done"] for each in done)  # what is somebody's, somebody does it with
    if done and not owned and all(of_nobody(each["done"]) for each in done):
        yield OF_NOBODY, DONE.sub(r"\g<margin>\g<done>", text).replace(DOER, who)
