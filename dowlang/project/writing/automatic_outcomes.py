"""Find what an automatic outcome rules out: a page has it below `Otherwise:`, and a card file
beside the outcome, which rules it out by itself.
"""

from __future__ import annotations

import re

AUTOMATIC = re.compile(
    r"(?P<margin>\s*)[-*•]?\s*\S.*\(\s*automatic(?:ally)?,? if [^()]+\)", re.IGNORECASE
)
OTHERWISE = re.compile(r"(?P<margin>\s*)[-*•]?\s*otherwise:\s*", re.IGNORECASE)


def with_what_is_ruled_out(text: str) -> str:
    """Return a card in prose with what an automatic outcome rules out beside it.

    >>> page = ("- **Red** *(Automatic if food is 2)*", "- Otherwise:", "  - **Blue**")
    >>> with_what_is_ruled_out(chr(10).join(page)).splitlines()
    ['- **Red** *(Automatic if food is 2)*', '- **Blue**']
    """
    while (without := _without_one(text)) != text:
        text = without
    return text


def _without_one(text: str) -> str:
    """Return a text without the first `Otherwise:` of each outcome, and its lines as far out."""
    out: list[str] = []
    margin: int | None = None  # of the outcome
    below, less = -1, 0  # the margin of `Otherwise:`, and by how much its lines stand further in
    for line in text.splitlines():
        deep = len(line) - len(line.lstrip())
        if below >= 0 and line.strip():
            if deep <= below:
                below, less = -1, 0
            else:
                less = less or deep - below
        if found := AUTOMATIC.match(line):
            margin = len(found["margin"])
        elif below < 0 and deep == margin and OTHERWISE.fullmatch(line):
            below, less = deep, 0
            continue
        elif line.strip() and margin is not None and below < 0 and deep <= margin:
            margin = None
        out.append(line[less:] if below >= 0 and line.strip() else line)
    return "\n".join(out)
