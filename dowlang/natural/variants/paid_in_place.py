"""Say that what is paid in place of something is paid first: in *If a dog would be lost, discard a
bone instead* whoever has no bone loses the dog.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.natural.game_words import NEVER
from dowlang.source import margin_of

INSTEAD = re.compile(r"\binstead\b", re.IGNORECASE)
CANCEL = "cancel the result"
PAID = re.compile(
    r"(?P<who>(?:(?:you|they|the|that)\b[^,]*? )?)(?P<verb>discard|spend|pay|give|contribute|remove"
    r"|lose)s? (?P<what>(?!this card\b|the\b).+)"
)
"""Matches a deed that takes what somebody may not have. A card can always discard itself."""


def pay_before(text: str, lines: Sequence[str], always: re.Pattern[str] = NEVER) -> tuple[str, ...]:
    r"""Return a reading with what is paid in place of something before that, which is as it was
    where nobody pays. What `always` matches is done whatever there is: it is no price.

    >>> read = ("when it rains, before it takes effect", "    cancel the result", "    burn a log")
    >>> pay_before("If it would rain, burn a log instead.", read) == read
    True
    >>> paid = (*read[:2], "    discard a log", "    sing")
    >>> print("\n".join(pay_before("If it would rain, discard a log instead.", paid)[1:]))
        you must discard a log
            if so
                cancel the result
                sing
    """
    at = next((at for at, line in enumerate(lines) if line.strip() == CANCEL), len(lines))
    found = PAID.fullmatch(lines[at + 1].strip()) if lines[at + 1 :] else None
    if found is None or always.fullmatch(found[0]) or not INSTEAD.search(text):
        return tuple(lines)
    deep = margin_of(lines[at])
    if any(margin_of(line) != deep for line in lines[at:]):
        return tuple(lines)
    before, step = " " * deep, " " * 4
    return (
        *lines[:at],
        f"{before}{found['who'] or 'you '}must {found['verb']} {found['what']}",
        f"{before}{step}if so",
        f"{before}{step * 2}{CANCEL}",
        *(before + step * 2 + line.strip() for line in lines[at + 2 :]),
    )


__all__ = ["pay_before"]
