"""Refuse readings that set themselves off for ever: `whenever a dog barks, it barks one more time`
is one bark more for each, and `when a dog barks` / `that dog barks` has no end.

What lives here: words for more of the same below an event. What does not: how much more a rule of
the game says by itself (`searching draws 1 more card`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.rewrites.second_person import second_person_form

MORE = re.compile(
    r"\b(?:additional|another|extra|further|more)\b(?! than) (?:\w+ ){0,2}?(?P<what>[a-z]{3,})\b",
    re.IGNORECASE,
)
"""Matches what there is more of."""

WHEN = re.compile(r" *when (?P<event>.*?)(?:, before .*)?$")
"""Matches what is waited for, without the point of it."""

WORD = re.compile(r"[a-z]+")
LIMIT = re.compile(r", (?:once|twice|\d+ times) per ")
GIVEN = frozenset({"get", "gets"})
"""Verbs of which the event says the noun only (`is wounded`)."""


def sets_itself_off(
    text: str, lines: Sequence[str], above: Sequence[str], words: GameWords
) -> bool:
    """Return True for a reading with an event that comes again by what is done more of below it.

    >>> from dowlang.natural.game_words import Deeds
    >>> words = GameWords(deeds=Deeds(frozenset({"add"})))
    >>> sets_itself_off("whenever food is added, add 1 more food",
    ...                 ("when food is added", "    add 1 food"), (), words)
    True
    >>> sets_itself_off("whenever a dog is added, add 1 more food",
    ...                 ("when a dog is added", "    add 1 food"), (), words)
    False
    """
    verbs = words.deeds.verbs
    event = ""
    for line in lines:
        if found := WHEN.match(line):
            event = "" if LIMIT.search(line) else found["event"]
        elif event and not LIMIT.search(line):
            done = WORD.findall(line)
            deeds = [word for word in done if word in verbs or second_person_form(word) in verbs]
            if any(
                _is_told(more["what"][:5].removesuffix("s"), event)
                and _is_told(more["what"][:5].removesuffix("s"), line)
                and any(deed in GIVEN or _is_told(deed[:3], event) for deed in deeds)
                for more in MORE.finditer(text)
            ):
                return True
    return False


def _is_told(begin: str, line: str) -> bool:
    return any(word.startswith(begin.casefold()) for word in WORD.findall(line))
