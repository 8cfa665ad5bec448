"""Write snippets of an editor: text with numbered tab stops, as the Language Server Protocol has
them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence


def placeholder_text(text: str) -> str:
    """Return a text as it stands in a placeholder of a snippet."""
    return re.sub(r"([\\$}])", r"\\\1", text)


def plain_text(text: str) -> str:
    """Return a text as it stands in a snippet outside any placeholder."""
    return re.sub(r"([\\$])", r"\\\1", text)


class TabStops:
    """The tab stops of one snippet, numbered from 1 as they are made."""

    def __init__(self) -> None:
        self._number = 0

    def _next(self) -> int:
        self._number += 1
        return self._number

    def placeholder(self, text: str) -> str:
        """Return a tab stop that holds a text."""
        return f"${{{self._next()}:{placeholder_text(text)}}}"

    def choice(self, texts: Sequence[str]) -> str:
        """Return a tab stop that offers some words."""
        return f"${{{self._next()}|{','.join(texts)}|}}"
