"""Say `each player who` for `whoever`."""

from __future__ import annotations

import re

WHOEVER_IS_SO = re.compile(r"\bwhoever (?!is (?:the )?first\b|has the \w+\b)", re.IGNORECASE)


def rewrite_whoever(text: str) -> str | None:
    """Return a text that says everybody of whom something is so, or None where it says nobody so.

    >>> rewrite_whoever("whoever is wet sits")
    'each player who is wet sits'
    """
    said = WHOEVER_IS_SO.sub("each player who ", text)
    return said if said != text else None
