"""Suspect other players by what the whole table has seen them do.

A card that spoils a crisis is turned over for all to see, but not whose it was. Those who gave
share the blame, and who gave nothing to a crisis that failed, with a full hand, gets some too. An
agent sees the table at its own decisions only, so it judges what has changed between two of them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dowlang.rulesets.dead_of_winter.agents.heuristic.situation import Situation

SPOILED = 20  # blame for a card that spoils a crisis, shared among those who gave
STINGY, FULL_HAND = 20, 4  # blame for giving nothing with so many cards in hand
HELPED = 4  # blame taken from each giver when the crisis was prevented
ENOUGH = 30  # blame for which a player calls a vote
ALONE = 10  # and by which the suspect has to be ahead of everybody else


class Suspicion:
    """The blame of each player, by seat, in one player's eyes."""

    __slots__ = ("_crisis", "_given", "_prevented", "_removed", "_round", "blame")

    def __init__(self) -> None:
        self.blame: Counter[int] = Counter()
        self._round, self._crisis, self._prevented = -1, -1, 0
        self._given: tuple[tuple[int, int], ...] = ()
        self._removed: tuple[int, ...] = ()

    def look(self, now: Situation) -> None:
        """Take in the table as it is at an own decision."""
        view = now.view
        if view["round"] != self._round:
            if self._round > 0 and self._crisis >= 0:
                self._judge(now)
            self._round, self._crisis = view["round"], view["crisis"]
            self._prevented, self._given = view["crises_prevented"], ()
        given = view["contributed"]
        if all(giver >= 0 for giver, _ in given):
            self._given, self._removed = given, view["removed"]

    def _judge(self, now: Situation) -> None:
        """Blame for the crisis of the round that is over.

        Where more cards have left the game than were seen given, nothing can be told from them.
        """
        view, symbols = now.view, now.known.symbols
        wanted = now.known.crisis_symbols[self._crisis]
        others = Counter(giver for giver, item in self._given if giver != now.me and item < 0)
        gone = Counter(view["removed"]) - Counter(self._removed)
        if gone.total() == len(self._given) and others:
            hidden = gone - Counter(item for _, item in self._given if item >= 0)
            spoiled = sum(count for item, count in hidden.items() if not symbols[item] & wanted)
            for giver, count in others.items():
                self.blame[giver] += SPOILED * spoiled * count // others.total()
        if view["crises_prevented"] > self._prevented:
            for giver in others:
                self.blame[giver] = max(0, self.blame[giver] - HELPED)
        elif self._given:
            for player, cards in enumerate(view["hands"]):
                if player != now.me and not others[player] and cards >= FULL_HAND:
                    self.blame[player] += STINGY

    def of(self, player: int) -> int:
        """Return the blame of a player, less what it lacks to stand out."""
        most = max((self.blame[other] for other in self.blame if other != player), default=0)
        return min(self.blame[player], self.blame[player] - most + ENOUGH - ALONE)

    def copy(self) -> Suspicion:
        """Return the same, to go on by itself."""
        other = Suspicion()
        other.blame, other._round, other._crisis = self.blame.copy(), self._round, self._crisis
        other._prevented, other._given = self._prevented, self._given
        other._removed = self._removed
        return other
