"""Drop readings that another reading says as well or better.

What lives here: choices between readings of one sentence. What does not: readings that mean
something else (`refusals`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from dowlang.natural.game_words import NounForms
from dowlang.natural.rewrites.second_person import to_second_person

LIMIT = re.compile(r", (?:once|twice|\d+ times) per \w+$")
IF = re.compile(r"(?= if )|$")

Lines = tuple[str, ...]
ONE = re.compile(r"\b(a|an|1|one(?= of those))\b(?= )")


def drop_partial_limits(text: str, found: Mapping[Lines, float]) -> dict[Lines, float]:
    """Return readings of one sentence without those that limit its last effect alone, where
    another limits the whole rule.

    >>> whole = ("when it sings, once per round", "    add 1 food")
    >>> last = ("when it sings", "    add 1 food, once per round")
    >>> drop_partial_limits("x", {last: 0.0, whole: 1})
    {('when it sings, once per round', '    add 1 food'): 1}
    """
    if "." in text.strip(" ."):
        return dict(found)
    return {lines: cost for lines, cost in found.items() if _of_the_whole(lines) not in found}


def _of_the_whole(lines: Lines) -> Lines:
    """Return a rule with the limit of its last effect behind its occasion, empty for others."""
    limit = LIMIT.search(lines[-1]) if len(lines) > 1 else None
    if limit is None or not lines[0].startswith("when ") or " may " in lines[-1]:
        return ()  # an offer that is declined may be made once more
    head = IF.sub(limit[0], lines[0], count=1)
    return (head, *lines[1:-1], lines[-1][: limit.start()])


def drop_other_forms(
    found: Mapping[Lines, float], lemmas: Callable[[str], str]
) -> dict[Lines, float]:
    """Return readings without those that differ from another by the forms of words only.

    Of `fuel card you hold >= 1` and `fuel cards you hold >= 1` the plural is kept, of `a die`
    and `1 die` the first. `lemmas` returns a text with each word as the vocabulary declares it.

    >>> drop_other_forms({("feed a dog",): 0.1, ("feed 1 dog",): 0.2}, str)
    {('feed a dog',): 0.1}
    """
    kept: dict[str, Lines] = {}
    for lines in found:
        key = ONE.sub("1", lemmas("\n".join(lines)))
        if key not in kept or (
            found[lines] <= found[kept[key]] and len("".join(kept[key])) < len("".join(lines))
        ):
            kept[key] = lines
    return {lines: found[lines] for lines in kept.values()}


def drop_said_to_you(
    found: Mapping[Lines, float], who: str, piece: NounForms
) -> dict[Lines, float]:
    """Return readings without those that another one says to `you`.

    `who` is the player whom the card speaks to, `piece` the noun of what else does something.

    >>> drop_said_to_you({("you sit",): 0.0, ("the guest sits",): 0.1}, "the guest", NounForms())
    {('you sit',): 0.0}
    """
    same = {
        lines: tuple(to_second_person(line, who, piece) or line for line in lines)
        for lines in found
    }
    return {
        each: cost for each, cost in found.items() if each == same[each] or same[each] not in found
    }
