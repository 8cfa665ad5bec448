"""Declare what the engine and compiled cards ask of a game and its ruleset answers."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.faults import EngineFault
from dowlang.engine.frames import Frame


class Hooks:
    """The questions to a game, with the answers of a game that has nothing special.

    A ruleset overrides them in its class of the state.
    """

    def arbiter(self) -> int:
        """Return the player who orders simultaneous effects. A ruleset overrides it (default: seat
        0).
        """
        return 0

    def active(self) -> int:
        """Return the player whose turn it is (default: the arbiter)."""
        return self.arbiter()

    def first_asked(self) -> int:
        """Return with whom a round of questions to several players begins, clockwise: votes, pots,
        contests (default: the active player).
        """
        return self.active()

    def may_vote(self, player: int) -> bool:
        """Return True if a player has a vote at all.

        A ruleset overrides it (default: everybody).
        """
        return True

    def votes_of(self, player: int) -> int:
        """Return how many votes a player has (default: one)."""
        return 1

    def decides_tie(self, ties: int) -> int:
        """Return the player who decides equal votes: `ties`, or -1 for the arbiter."""
        return ties if ties >= 0 else self.arbiter()

    def record_votes(self, voters: Sequence[int], votes: Sequence[int]) -> None:
        """Note who voted how, when all votes are in (default: nothing is noted)."""

    def coming_back(self) -> Frame:
        """Return the step that tells the cards under way once more what they have brought about,
        when clauses that come in between are over, or () (default: no card is told any such thing).
        """
        return ()

    # ---- what only some games have: asked by compiled cards
    def counter(self, card: str, number: int) -> int:
        """Return a counter of a card, by its number on the card.

        Raises `EngineFault` in a game without counters.
        """
        raise EngineFault(f"`{card}` reads counter {number}, but this game keeps no counters")

    def add_to_counter(self, card: str, number: int, amount: int) -> None:
        """Change a counter of a card."""
        raise EngineFault(
            f"`{card}` changes counter {number} by {amount}, but this game keeps no counters"
        )

    def under_way(self) -> str:
        """Return the path of the card that is being carried out, or "" where the ruleset knows
        none.
        """
        return ""

    def carried_out_unseen(self) -> bool:
        """Return True while a player carries out a card of which nobody else may know (default:
        never).
        """
        return False

    def closing(self, event: int) -> Frame:
        """Return the step that closes an end of a turn or round, then what the event of that end
        tells, while it is under way, else () (default: each end is over when it is told).
        """
        return ()

    def cancel(self, what: str) -> None:
        """Cancel `the action` or `the result` under way. The procedure that offered the point reads
        it.
        """
        raise EngineFault(f"nothing in this game can cancel {what}")

    def attach(self, card: str, noun: str, bearer: int) -> int:
        """Attach a card to a piece.

        Returns the tag that its lasting effects carry, for `release`.
        """
        raise EngineFault(
            f"`{card}` cannot be attached to {noun} {bearer}: this game has no attached cards"
        )

    def bearer_tag(self, noun: str, bearer: int) -> int:
        """Return the tag that `attach` gave for a piece: what else the attached card puts in force
        carries it too.
        """
        raise EngineFault(f"nothing can be attached to {noun} {bearer} in this game")

    def kept_limits(self, tag: int) -> int:
        """Return from which number down the uses of limits under this tag are counted when they
        outlive its effects, or 0.
        """
        return 0

    def detach(self, card: str) -> None:
        """Detach a card from the piece it is attached to: what it put in force there ends."""
        raise EngineFault(f"`{card}` cannot be detached: this game has no attached cards")

    def happens_outside(self) -> None:
        """Let something outside the game happen for which a card waits (`when manual`).

        Raises `ValueError` in a game without such cards.
        """
        raise ValueError("no card of this game waits for something outside it")

    def happened(self, event: int, window: str, card: str) -> Sequence[Frame]:
        """Return payloads of the events of this number in the window "turn", "round", "game" or
        "card" (since that card came up), the oldest first.
        """
        raise EngineFault(
            f"`{card}` asks what happened (event {event}, {window}), but this game keeps no history"
        )

    def remembers(self) -> frozenset[int]:
        """Return the events of which the game keeps a history, because a card of the set asks for
        it.

        Each counts as one more watch in `hears`.
        """
        return frozenset()
