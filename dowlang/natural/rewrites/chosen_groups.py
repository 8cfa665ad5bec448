"""Say of several that a line above has chosen which of them is meant: `one of the pair`, `each of
the pair` and `one of them` are `one of those dogs`, `each of those dogs`.

What lives here: a part of several that were chosen by a line. What does not: a single piece named
before (`marks.pronouns`), and players that a sentence speaks of
(`marks.player_pronouns`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

PART = re.compile(
    r"\b(?P<many>one|any one|each|\d+|up to \d+|any number) of "
    r"(?:the (?P<name>\w+)|them\b|those\b(?! \w+s\b))",
    re.IGNORECASE,
)
CHOSEN = re.compile(
    r"\bchooses? (?:(?:exactly|up to|at least) )?(?:\d+|any number of) (?P<what>.*)$"
)
NAMED = re.compile(r" as (?P<name>\w+)$")
SEVERAL = re.compile(r"\b(?:those|each|all|\d+) ")


def name_chosen_groups(text: str, above: Sequence[str], plurals: Mapping[str, str]) -> str:
    """Return a text with `of those …` for a part of those whom a line above has chosen, where no
    line since then speaks of several. `plurals` are those of the nouns.

    >>> above = ["choose 2 dogs at home as pair", "you may nod"]
    >>> name_chosen_groups("feed one of the pair", above, {"dogs": "dog"})
    'feed one of those dogs'
    >>> name_chosen_groups("feed one of the pair", [*above, "wash 2 cats"], {"dogs": "dog"})
    'feed one of the pair'
    """
    part = PART.search(text)
    if part is None:
        return text
    for line in reversed(above):
        chosen = CHOSEN.search(line)
        if chosen is not None:
            named = NAMED.search(line)
            what = next((word for word in chosen["what"].split() if word in plurals), "")
            if not what or (part["name"] and (named is None or named["name"] != part["name"])):
                return text
            many = part["many"].casefold().replace("any one", "one")
            return f"{text[: part.start()]}{many} of those {what}{text[part.end() :]}"
        if SEVERAL.search(line):
            return text
    return text
