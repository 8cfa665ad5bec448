"""The twin test: a player's view does not depend on what is hidden from that player.

A *twin* of a game for a player is another state that this player cannot tell from it: other cards
in the hands of others, another order of face-down decks, other copies of equal cards, other rolls
to come. `Secrecy` is what a ruleset declares for it. A recorded game is followed by twins for a
while: the same player gives the same answers, the others give answers that look the same from
outside, and at every decision the view, the pending options (texts, keys, order) and the log of the
player are compared.

What the player rightly learns on the way (a card drawn, a contribution turned over) is the
ruleset's to say, from the rules and not from the declarations of its events. A twin keeps exactly
that. So a leak is a difference, and nothing else is. Where a twin shows something else that the
player may see, or has no answer that looks the same, it is left there and the reason counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from dowlang.engine.decisions import key_of
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.plain_story import story
from dowlang.engine.player_log import player_log
from dowlang.engine.seat_saves import to_json as seat_document
from dowlang.engine.secrecy_declarations import Chance, Moment, Secrecy, Twin, question_of
from dowlang.engine.seen_bytes import (
    log_bytes,
    option_bytes,
    refusal_bytes,
    screen_bytes,
    view_bytes,
)

G = TypeVar("G", bound=Game)
ASKED = ("chose", "forced", "none")
# in every fourth pair data that is equal already is compared as bytes too, with all texts
BYTES = 4
SEATS = 4  # in every fourth pair the seat's own save is written for both and compared byte for byte
LOOK_AHEAD = 6  # questions of the recorded game that a twin may not be asked


@dataclass(frozen=True, slots=True)
class Leak:
    """Something that a player sees differently in a twin.

    `what` is view, options, log, asked, refusal, story, board, screen or seat (the save of its
    own).
    """

    what: str
    player: int
    kind: str  # of the pending decision
    found: str  # in the original
    twin: str

    def __str__(self) -> str:
        where = f"{self.what} of player {self.player + 1} at `{self.kind}`"
        return f"{where}: found {self.found}, in the twin {self.twin}"


@dataclass(slots=True)
class Tally:
    """Counts of a comparison: pairs by kind of decision (own: the player decided), twins left,
    leaks.
    """

    pairs: Counter[str] = field(default_factory=Counter)
    own: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)
    leaks: list[Leak] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count another run too."""
        self.pairs.update(other.pairs)
        self.own.update(other.own)
        self.left.update(other.left)
        self.leaks += other.leaks

    def lines(self) -> Iterator[str]:
        """Yield the table by kind of decision, then why twins were left."""
        yield f"{'decision':<16}{'pairs':>9}{'decider':>9}{'others':>9}"
        for kind, count in sorted(self.pairs.items(), key=lambda entry: (-entry[1], entry[0])):
            yield f"{kind:<16}{count:>9}{self.own[kind]:>9}{count - self.own[kind]:>9}"
        pairs, own = self.pairs.total(), self.own.total()
        yield f"{'all':<16}{pairs:>9}{own:>9}{pairs - own:>9}"
        for reason, count in self.left.most_common():
            yield f"left: {reason}, {count} times"


# ---- recording
def record(game: G, choose: Callable[[G], int], limit: int = 100_000) -> list[Moment[G]]:
    """Play a game on to its end, or for `limit` answers, keeping every decision.

    The game's log is replaced.
    """
    out: list[Moment[G]] = []
    log: list[Frame] = []
    game.log, mark = log, 0
    while not game.is_over and len(out) < limit:
        state, index = game.clone(), choose(game)
        out.append(Moment(state, tuple(log[mark:]), index))
        mark = len(log)
        game.choose(index)
    out.append(Moment(game.clone(), tuple(log[mark:]), -1))
    return out


# ---- following
def follow(
    secrecy: Secrecy[G], moments: Sequence[Moment[G]], player: int, chance: Chance, tally: Tally
) -> None:
    """Compare a recorded stretch, moment by moment, with one twin for one player.

    Stops at the first leak.
    """
    learned = secrecy.learned(moments, player)
    twin = secrecy.redeal(moments[0].game, player, chance, learned)
    if isinstance(twin, str):
        tally.left[twin] += 1
        return
    Follower(Comparison(secrecy, player, chance, tally, learned), twin).run(moments)


@dataclass(frozen=True, slots=True)
class Comparison(Generic[G]):
    """The player a twin is made for, what that player learns on the way, and who counts."""

    secrecy: Secrecy[G]
    player: int
    chance: Chance
    tally: Tally
    learned: Any


class Follower(Generic[G]):
    """One twin on its way beside the original."""

    def __init__(self, comparison: Comparison[G], twin: Twin[G]) -> None:
        self.secrecy, self.player = comparison.secrecy, comparison.player
        self.chance, self.tally = comparison.chance, comparison.tally
        self.learned = comparison.learned
        self.game, self.stands_for = twin.game, twin.answer
        self.log: list[Frame] = []
        self.game.log = self.log
        self.told = 0  # entries of the twin's log looked at for what it shows
        # the player's log of the original, of the twin, as far as not compared yet
        self.mine: list[Any] = []
        self.theirs: list[Any] = []
        self.before: list[Frame] = []  # the original's log since the first moment
        self.taken = 0  # entries of the twin's log already in `theirs`
        self.out_of_step = 0  # moments since the last at which both were asked the same
        # questions with one answer in the twin that the original is still to be asked
        self.ahead: list[tuple[int, str]] = []

    def run(self, moments: Sequence[Moment[G]]) -> None:
        """Compare at the first moment, then answer and compare at each that follows."""
        if not self.compare(moments[0], True):
            return
        # questions of the original that the twin has not been asked yet
        waiting: list[tuple[int, str, Answer]] = []
        for then in moments[1:]:
            waiting += self._asked(then)
            self.mine += player_log(self.game.cards, then.entries, self.player)
            self.before += then.entries
            if not self._advance(waiting, then):
                return
            if not self.compare(then, False):
                return

    def _asked(self, then: Moment[G]) -> list[tuple[int, str, Answer]]:
        out = []
        for entry in then.entries:
            if entry[0] in ASKED:
                if entry[1:3] in self.ahead:
                    self.ahead.remove(entry[1:3])
                else:
                    out.append((entry[1], entry[2], entry[3]))
        return out

    def _advance(self, waiting: list[tuple[int, str, Answer]], then: Moment[G]) -> bool:
        """Answer the twin's questions as those of the original were, until it is where the
        original is.
        """
        while self.game.stack:
            pending = question_of(self.game)
            place = next(
                (n for n, asked in enumerate(waiting[:LOOK_AHEAD]) if asked[:2] == pending), -1
            )
            if place < 0 and (
                pending[0] == self.player or (pending == then.question and not self._behind())
            ):
                break
            # nobody sees that somebody had nothing to choose from
            wanted = waiting[place][2] if place >= 0 else ()
            index = self._index(pending, wanted)
            if index < 0 and place < 0:
                break  # the twin was not asked something
            del waiting[: place + 1]
            if index < 0:
                return self._leave(
                    f"no answer to `{pending[1]}` that looks like the one in the original"
                )
            before = self.game.clone()
            self.game.choose(index)
            new = self.log[self.told :]
            self.told = len(self.log)
            if self.secrecy.strange(before, self.game, new, self.player, self.learned):
                return self._leave("the player learns something else there")
            for entry in new:
                if entry[0] in ("forced", "none"):
                    gone = next(
                        (
                            n
                            for n, asked in enumerate(waiting[:LOOK_AHEAD])
                            if asked[:2] == (entry[1], entry[2])
                        ),
                        -1,
                    )
                    if gone >= 0:
                        del waiting[: gone + 1]
                    else:
                        self.ahead.append((entry[1], entry[2]))
        waiting.clear()
        return True

    def _behind(self) -> bool:
        """Return True if the player has been told less in the twin so far.

        Then it is asked the same as the original, but earlier.
        """
        self._hear()
        return len(self.theirs) < len(self.mine)

    def _hear(self) -> None:
        self.theirs += player_log(self.game.cards, self.log[self.taken :], self.player)
        self.taken = len(self.log)

    def _index(self, pending: tuple[int, str], wanted: Answer) -> int:
        options: tuple[Answer, ...] = self.game.stack[-1][3]
        if pending[0] != self.player:
            return self.secrecy.alike(
                self.game, options, self.stands_for(wanted), self.player, self.chance
            )
        meant = self.stands_for(wanted)
        if meant in options:
            return options.index(meant)
        key = key_of(self.game.cards, wanted) if wanted else ""
        return next(
            (n for n, option in enumerate(options) if key_of(self.game.cards, option) == key), -1
        )

    def _leave(self, reason: str) -> bool:
        self.tally.left[reason] += 1
        return False

    # ---- comparing
    def compare(self, moment: Moment[G], first: bool) -> bool:
        """Return True if everything the player sees is the same.

        Counts the pair. A difference becomes a leak.
        """
        original, twin, player = moment.game, self.game, self.player
        seat, kind = moment.question
        self._hear()
        if question_of(twin) != (seat, kind) or (
            seat != player and len(self.mine) != len(self.theirs)
        ):
            if (seat, kind) in self.ahead:
                # others are asked what only one of the two has a choice in: nobody sees that
                return True
            asked = question_of(twin)[0]
            if seat == asked == player:
                return self._leak("asked", kind, moment.question, question_of(twin))
            self.out_of_step += 1
            if seat != player and self.out_of_step <= LOOK_AHEAD:
                return True
            if asked == player:
                return self._leak("asked", kind, moment.question, question_of(twin))
            if question_of(twin) == (seat, kind):
                return self._same("log", kind, log_bytes(self.mine), log_bytes(self.theirs))
            return self._leave("the twin is asked something else")
        self.out_of_step = 0
        self.tally.pairs[kind or "the end"] += 1
        self.tally.own[kind or "the end"] += seat == player
        count = self.tally.pairs.total()
        if not self._same("log", kind, log_bytes(self.mine), log_bytes(self.theirs)):
            return False
        self.mine.clear()
        self.theirs.clear()
        one, other = original.view(player), twin.view(player)
        if (one.to_dict() != other.to_dict() or count % BYTES == 0) and not self._same(
            "view", kind, view_bytes(one), view_bytes(other)
        ):
            return False
        if seat == player and (
            original.decision.answers != twin.decision.answers or count % BYTES == 0
        ):
            if not self._same("options", kind, option_bytes(original), option_bytes(twin)):
                return False
        if (
            count % 16 == 0
            and seat == player
            and not self._same("refusal", kind, refusal_bytes(original), refusal_bytes(twin))
        ):
            return False
        if count % 16 == 2 and not self._same(
            "story",
            kind,
            *[
                "\n".join(story(twin.cards, log, player)).encode()
                for log in (self.before, self.log)
            ],
        ):
            return False
        if (
            count % 8 == 3
            and seat == player
            and not self._same(
                "screen", kind, screen_bytes(original, player), screen_bytes(twin, player)
            )
        ):
            return False
        if count % SEATS == 2 and not self._same(
            "seat",
            kind,
            *[
                seat_document(game, player, log).encode()
                for game, log in ((original, self.before), (twin, self.log))
            ],
        ):
            return False
        board = original.cards.ruleset.board
        return (
            count % 16 != 1
            or board is None
            or self._same(
                "board", kind, board(original, player).encode(), board(twin, player).encode()
            )
        )

    def _same(self, what: str, kind: str, found: bytes, twin: bytes) -> bool:
        if found == twin:
            return True
        at = next(
            (n for n, (one, other) in enumerate(zip(found, twin, strict=False)) if one != other),
            min(len(found), len(twin)),
        )
        shown = slice(max(0, at - 60), at + 60)
        return self._leak(
            what, kind, found[shown].decode(errors="replace"), twin[shown].decode(errors="replace")
        )

    def _leak(self, what: str, kind: str, found: object, twin: object) -> bool:
        self.tally.leaks.append(Leak(what, self.player, kind, str(found), str(twin)))
        return False
