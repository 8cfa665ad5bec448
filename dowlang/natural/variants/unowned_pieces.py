"""Say of whom a piece is that each of several players does something with: in `each player feeds a
dog` it is one of their own for some and any dog for others, and `for each player` / `feed a dog`
hides that.

What lives here: pieces of such a loop of which nothing says whose they are. What does not: lines
that say so by themselves, which the checker refuses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dowlang.natural.game_words import OwnedPiece
from dowlang.source import margin_of

OF_PLAYERS = re.compile(
    r"(?<!for )(?<!per )\b(?:each|every|all|both)(?: of)?(?: the)?(?: (?:other|non-exiled))?"
    r" players?\b"
    r"|(?<!for )\b(?:every(?:one|body)|(?:all|the) others?(?: players)?|each of you|all of you)\b",
    re.IGNORECASE,
)
"""Matches several players who do something."""

LOOP = re.compile(r" *for each (?:[\w-]+ )?player\b")
SOMEBODY = re.compile(r"\b(?:they|them|their|you|your|that player)\b")
"""Matches a line that speaks of whose something is."""


def own_or_any_piece(
    text: str, lines: Sequence[str], pieces: Sequence[OwnedPiece]
) -> Iterator[tuple[str, ...]]:
    """Yield the lines of such a reading with a piece of each player's own, and with anybody's.

    >>> dog = OwnedPiece(re.compile("(?P<brought>(?!))|(?P<piece>a dog$)"), "they own", "alive")
    >>> list(own_or_any_piece("Each player feeds a dog.",
    ...                          ("for each player", "    feed a dog"), (dog,)))
    [('for each player', '    feed a dog they own'), ('for each player', '    feed a dog alive')]
    """
    found = list(_open(text, lines, pieces))
    if not found:
        return
    for of_own in (True, False):
        said = list(lines)
        for at, piece in found:
            behind = piece.own if of_own else piece.anybodys
            said[at] = piece.open.sub(rf"\g<0> {behind}", said[at])
        yield tuple(said)


def _open(
    text: str, lines: Sequence[str], pieces: Sequence[OwnedPiece]
) -> Iterator[tuple[int, OwnedPiece]]:
    """Yield the lines of a loop over players that a text has not, with the piece in each."""
    if not pieces or not OF_PLAYERS.search(text):
        return
    loop: int | None = None
    for at, line in enumerate(lines):
        margin = margin_of(line)
        if loop is not None and margin <= loop:
            loop = None
        if LOOP.match(line):
            loop = margin
        elif loop is not None and not SOMEBODY.search(line):
            yield from ((at, piece) for piece in pieces if piece.open.search(line))
