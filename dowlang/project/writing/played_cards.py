"""Bring what a card does that is played below one `play`, and leave out that it is used once.

That is so of every card that is played: `Single use. Choose a location. Kill all zombies there.`

What lives here: cards of kinds that have `play`. What does not: a card that is equipped, and what
is done by playing it though its text equips it (`held_back`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.project.mending.sentences import STEP, sentences
from dowlang.project.writing.held_back import EQUIPS, PLAY
from dowlang.project.writing.paragraphs import Part
from dowlang.project.writing.settling import Line
from dowlang.source import margin_of
from dowlang.vocabulary.card_kinds import CardKind

EQUIP = "equip"
"""Heading of what holds while a card is equipped."""

ONCE = (
    r"(?:(?:single|one)[ -](?:time[ -])?use(?: only| item)?|(?:can be |is )?used? (?:only )?once"
    r"(?: only)?(?:,? (?:and )?then (?:discard|discarded)(?: (?:it|this card))?)?|consumable|"
    r"(?:discard|discarded)(?: (?:it|this card))? (?:after|when|once) (?:use|used|using it|it is "
    r"used|played))"
)
"""Matches that a card is used once."""

WHOLE = re.compile(rf"{ONCE}[.!]?", re.IGNORECASE)
HEADED = re.compile(rf"(?P<margin>\s*){ONCE}\s*[:–—]\s+(?P<said>\S.*)", re.IGNORECASE)
PLAYED = re.compile(r"(?:play|use|when)\b", re.IGNORECASE)
"""Matches a line that says itself that what it does is done by playing the card."""

LEFT_OUT = "a card that is played is used once anyway"


def used_once(lines: Sequence[str], kind: CardKind) -> list[str]:
    """Return a card without what it says of being used once, which stands as a comment, where the
    cards of its kind are played and nothing equips it.

    >>> from dowlang.vocabulary.card_kinds import Clause
    >>> of = CardKind("x", "", (Clause("play", "play", holds="statements"),))
    >>> used_once(["x", "    Single use. Sing.", "    One use: Hop."], of)
    ['x', '    # Single use. — a card that is played is used once anyway', '    Sing.', \
'    Play: Hop.']
    """
    if not _is_played(lines, kind):
        return list(lines)
    out = [lines[0]]
    for line in lines[1:]:
        margin = " " * margin_of(line)
        if headed := HEADED.fullmatch(line):
            out.append(f"{margin}Play: {headed['said']}")
            continue
        told = sentences(line)
        once = [each for each in told if WHOLE.fullmatch(each)]
        rest = [each for each in told if each not in once]
        out += [f"{margin}# {each} — {LEFT_OUT}" for each in once]
        out += [margin + " ".join(rest)] if once and rest else [] if once else [line]
    return out


def played(
    parts: Sequence[Part], settled: Sequence[Line], unread: Collection[int], kind: CardKind | None
) -> list[Part]:
    """Return a card with all that it does below one `play`, from its first line that is done by
    playing it, or nothing where all lines that go on from there are understood.

    `settled` is what became of the lines, `unread` are the numbers of those not understood.
    """
    lines = [line for line, _ in parts]
    if kind is None or not _is_played(lines, kind):
        return []
    mine = {of for line, of in settled if line.strip() == PLAY and margin_of(line) == len(STEP)}
    first = min(mine, default=0)
    later = [at for at in unread if at > first and margin_of(lines[at]) == len(STEP)]
    if not first or not later or PLAYED.match(lines[first].strip()):
        return []
    below = [(STEP + line if line.strip() else line, of) for line, of in parts[first:]]
    return [*parts[:first], (STEP + PLAY, None), *below]


def equipped(parts: Sequence[Part], settled: Sequence[Line]) -> list[Part]:
    """Return a card with what stands below a sentence that says no more than that it is equipped
    below that, or nothing without such a sentence.

    >>> parts = [("x", None), ("    Equip.", None), ("    The bearer hops.", None)]
    >>> equipped(parts, [("x", 0), ("    equip", 1), ("    The bearer hops.", 2)])[2]
    ('        The bearer hops.', None)
    """
    became = [[line.strip() for line, of in settled if of == at] for at in range(len(parts))]
    at = next(
        (
            at
            for at, (line, _) in enumerate(parts)
            if became[at] == [EQUIP] and margin_of(line) == len(STEP) and EQUIPS.match(line.strip())
        ),
        0,
    )
    below = [(line, of) for line, of in parts[at + 1 :] if line.strip()]
    if not at or not below or margin_of(below[0][0]) > len(STEP):
        return []
    return [*parts[: at + 1], *((STEP + line, of) for line, of in below)]


def _is_played(lines: Sequence[str], kind: CardKind) -> bool:
    """Return True for a card that may be played and of which no sentence says that it is equipped,
    or kept in another way.
    """
    said = [each for line in lines[1:] for each in sentences(line)]
    return any(each.pattern == PLAY for each in kind.clauses) and not any(map(EQUIPS.match, said))


__all__ = ["equipped", "played", "used_once"]
