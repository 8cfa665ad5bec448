"""Say of whom a piece is that each of several players does something with: in `each player feeds a
dog` it is one of their own for some and any dog for others, and `for each player` / `feed a dog`
hides that.

What lives here: pieces of such a loop of which nothing says whose they are. What does not: lines
that say so by themselves, which the checker refuses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from dowlang.records import dataclass
from dowlang.source import margin_of
from dowlang.vocabulary.declarations import FilterWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun

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

SAID = r"(?:they|you|controlled|where|who|with|of|outside|joins?)\b"
"""Matches what says behind a noun which one is meant."""


@dataclass(frozen=True, slots=True)
class OwnedPiece:
    """A piece that is somebody's: what finds one of which nothing is said, and the words behind it
    for one of a player's own and for anybody's.
    """

    open: re.Pattern[str]
    own: str
    anybodys: str


def owned_pieces(nouns: Iterable[Noun], words: Sequence[Word]) -> tuple[OwnedPiece, ...]:
    """Return the pieces of a game that are somebody's and may be anybody's."""
    out = []
    for noun in nouns:
        own = [
            word.phrase
            for word in words
            if isinstance(word, FilterWord)
            and word.noun == noun.name
            and word.implicit == ("they",)
        ]
        if not noun.anybodys or not own:
            continue
        slot = re.compile(rf"(\w+) \{{{noun.name}\}} (?:at|in|on)\b")
        phrases = (word.phrase for word in words if word.place is Place.EFFECT)
        brought = "|".join({found[1] for each in phrases if (found := slot.match(each))}) or "(?!)"
        piece = (
            rf"(?:an?|1|\d+|up to \d+|any number of)(?: random)?(?: (?!random)[\w-]+)?"
            rf" (?:{noun.name}|{noun.plural})(?! {SAID})"
        )
        lies = r"(?! (?:at|in|on|here)\b)"
        opened = rf"(?P<brought>^ *(?:{brought}) {piece})|(?P<piece>\b{piece}{lies})"
        state = f"where (it is {noun.anybodys})"
        out.append(OwnedPiece(re.compile(opened), own[0], state))
    return tuple(out)


def of_their_own_or_any(
    text: str, lines: Sequence[str], pieces: Sequence[OwnedPiece]
) -> Iterator[tuple[str, ...]]:
    """Yield the lines of such a reading with a piece of each player's own, and with anybody's.

    >>> dog = OwnedPiece(re.compile("(?P<brought>(?!))|(?P<piece>a dog$)"), "they own", "alive")
    >>> list(of_their_own_or_any("Each player feeds a dog.",
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


__all__ = ["OwnedPiece", "of_their_own_or_any", "owned_pieces"]
