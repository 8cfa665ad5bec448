"""Find the lines of a card that check and do not mean what its text says as it stands: what is done
by playing a card that its text equips, and a goal that its text asks at once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from dowlang.project.mending.sentences import sentences
from dowlang.project.writing.settling import Settled

EQUIPS = re.compile(r"equip\b|equipment\b", re.IGNORECASE)
PLAYS = re.compile(r"\b(?:play|plays|played|use|uses|used|instant)\b", re.IGNORECASE)
PLAY = "play"
"""Heading of what a card does that is played. `dow write` sets it above what is done."""

AT_ONCE = re.compile(
    r"\b(?:as soon as|the moment|immediately (?:when|if|after)|at once (?:when|if))\b",
    re.IGNORECASE,
)
NOT_AT_ONCE = "  # asked when goals are asked, not as soon as it is so"


def played_unsaid(lines: Sequence[str], out: Settled) -> list[str]:
    """Return the headings of what a card does that is played, where a sentence of the card equips
    it and none says that it is played.

    >>> prose = ['item "Axe"', "    Equip.", "    Roll a die."]
    >>> became = (("    equip", 1), ("    play", 2), ("        roll a die", 2))
    >>> played_unsaid(prose, Settled(((prose[0], 0), *became), 0, frozenset()))
    ['    play']
    """
    said = [each for line in lines[1:] for each in sentences(line)]
    if not any(map(EQUIPS.match, said)) or any(map(PLAYS.search, said)):
        return []
    return [line for line, _ in out.lines if line.strip() == PLAY]


def with_goals_told(text: str, lines: Sequence[str], goals: Collection[int]) -> str:
    """Return a card file with a comment on its goals where its text asks one at once.

    `goals` are the numbers of the lines of prose that became goals.

    >>> with_goals_told("    goal food >= 3", ["You win as soon as food is 3 or more."], [0])
    '    goal food >= 3  # asked when goals are asked, not as soon as it is so'
    """
    if not any(AT_ONCE.search(lines[at]) for at in goals):
        return text
    return re.sub(r"(?m)^ *goal [^#\n]*$", lambda goal: goal[0] + NOT_AT_ONCE, text)


__all__ = ["played_unsaid", "with_goals_told"]
