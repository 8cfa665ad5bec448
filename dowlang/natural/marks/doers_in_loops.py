"""Say who does what is done for each of several: `they`, that piece, or nobody."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from dowlang.natural.marks.known_marks import DOER, NOBODY
from dowlang.natural.weighted_texts import WeightedTexts

OF_NOBODY_COST = 0.2
"""Cost of reading as done by nobody what somebody may do."""

DONE = re.compile(rf"^(?P<margin> *)(?:{DOER}|{NOBODY}) (?!may |must )(?P<done>.*)", re.MULTILINE)
LOOP = re.compile(r"for each (?P<told>[^\n]*)")
WORD = re.compile(r"[\w-]+")
PERSON = "player"


def resolve_each(
    text: str, nouns: Mapping[str, str], of_nobody: Callable[[str], bool]
) -> WeightedTexts | None:
    r"""Return a text with the words for each of those of its loop, `they` being players, and
    without them before what may be done by nobody, each with what it adds to the cost of the text,
    or None where no loop is marked.

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
        return None
    noun = next((nouns[word] for word in WORD.findall(loop["told"]) if word in nouns), PERSON)
    who = "they" if noun == PERSON else f"that {noun}"
    texts = [] if NOBODY in text else [(0.0, text.replace(DOER, who))]
    done = [found for each in text.split("\n") if (found := DONE.match(each))]
    owned = any("@" in each["done"] for each in done)  # what is somebody's, somebody does it with
    if done and not owned and all(of_nobody(each["done"]) for each in done):
        by_nobody = DONE.sub(r"\g<margin>\g<done>", text).replace(DOER, who)
        texts.append((OF_NOBODY_COST, by_nobody))
    return texts
