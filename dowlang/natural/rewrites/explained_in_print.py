"""Leave out what print explains behind a sentence: who is meant by `you` on an attached card, that
who has just come is counted, that something is chosen anew for each.
"""

from __future__ import annotations

import re

EXPLAINED = (
    r"^(attach .*?) \(below,? you are (?:the player who|whoever) controls (?:the bearer|it)\)",
    r"^(when .*?) \(the one who has come is counted\)",
    r"^(.*\beach of those .*?), chosen for each\b",
)
"""Match a sentence up to what is explained, and that."""


def drop_explained(text: str) -> str:
    """Return a text without what print explains behind it.

    >>> drop_explained("Attach this card to a dog (below, you are whoever controls it):")
    'Attach this card to a dog:'
    >>> drop_explained("You give each of those cards to another player, chosen for each.")
    'You give each of those cards to another player.'
    """
    for pattern in EXPLAINED:
        text = re.sub(pattern, r"\1", text, flags=re.IGNORECASE)
    return text
