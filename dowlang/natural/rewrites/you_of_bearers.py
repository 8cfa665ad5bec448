"""Leave out what print says of `you` on an attached card: whoever controls the bearer is meant by
it there anyhow.
"""

from __future__ import annotations

import re

YOU_OF_BEARER = re.compile(
    r"^(attach .*?) \(below,? you are (?:the player who|whoever) controls (?:the bearer|it)\)",
    re.IGNORECASE,
)


def drop_you_of_bearer(text: str) -> str:
    """Return a text without the words for who `you` is.

    >>> drop_you_of_bearer("Attach this card to a dog (below, you are whoever controls it):")
    'Attach this card to a dog:'
    """
    return YOU_OF_BEARER.sub(r"\1", text)
