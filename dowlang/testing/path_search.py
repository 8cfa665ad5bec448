"""Search paths through a game: a test speaks of some decisions, and all others are answered for it.

A decision that no line speaks of gets the *passive* answer: `done`, else declining an offer, else
the lowest number (no noise, a vote against), else the first option in the engine's order (which
entrance, which card kept, who heals). When that would make the next line of the test impossible, or
leave its dice unused, the next answer in this order is tried. A decision of kind `action`, in which
a player takes the turn on, is never answered by itself, not even when nothing but the end of the
turn is left: there the game is held (`Told`) until the next line plays on, so that a `then` is
asked before. What a test expects (`then`) never chooses the path.

A path is a copy of the game with all that was told on the way. The game it came from stays as it
was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import SupportsIndex

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import Decision, decision_of
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.step_limit import EndlessCard

ACTION = "action"  # kind of the question in which a player takes the turn on
PASSIVE = ("done", "decline")  # kinds of options
LOWEST = ("number", "vote")  # kinds of options of which the lowest number is passive
ANSWERS = 4_000  # so many answers are tried in one test
DEEP = 60  # so many decisions nobody speaks of follow one another

Forced = Sequence[tuple[str, int]]


class SearchLimitReached(RuntimeError):
    """Raised when more answers were tried than a test may take, so that it stays undecided."""


class Held(Exception):
    """The game is about to take the turn on by itself."""


class Told(list[Frame]):
    """A log in which no player takes the turn on without being asked: it stops the game there,
    before that is told.
    """

    def append(self, entry: Frame) -> None:
        """Note what happens. Raises `Held`."""
        if entry[0] == "forced" and entry[2] == ACTION:
            raise Held(entry)
        super().append(entry)


@dataclass(frozen=True, slots=True)
class SearchPath:
    """A game on the way.

    `told` is its log since the table stood, `asked` the questions answered since `mark`, the place
    in `told` where the last line of the test began. `drawn` is how often each stream of chance had
    been drawn from then. `ahead`: the dice of so many further lines already lie there, since their
    choices may be forced or asked for before they are spoken of. `own`: so many answers since then
    are that line's own, if the first entry is one (votes in a row are one line). `stood`: where the
    path was held first since then, if the game has gone on from there unasked. `stage` is the
    number of that line among the stages of the test, -1 before the first.
    """

    game: Game
    told: tuple[Frame, ...] = ()
    mark: int = 0
    asked: tuple[Frame, ...] = ()
    drawn: tuple[int, ...] = ()
    dice: tuple[str, ...] = ()  # streams that tests force
    ahead: int = 0
    own: int = 1
    stood: SearchPath | None = None
    stage: int = -1
    # the answers since the table stood by their places, -1 for its beginning, with their dice
    path: tuple[tuple[int, Forced], ...] = ()

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        return not self.game.stack

    @property
    def pending(self) -> Decision:
        """Return the question that waits. Raises `GameOver`."""
        return decision_of(self.game)

    @property
    def acting(self) -> bool:
        """Return True if a player takes the turn on now."""
        return self.begun and not self.over and self.pending.kind == ACTION

    @property
    def held(self) -> bool:
        """Return True if the player who takes the turn on now has only one action left.

        The game would take it by itself.
        """
        return self.acting and len(self.pending.answers) == 1

    @property
    def begun(self) -> bool:
        """Return True if somebody has a question, or the game is over.

        A table that was only laid has not begun.
        """
        return self.over or self.game.stack[-1][0] == "ask"

    @property
    def since(self) -> tuple[Frame, ...]:
        """Return what has been told since the last line of the test began."""
        return self.told[self.mark :]

    def said_by_line(self, place: int) -> bool:
        """Return True if this entry of `since` is an answer that the last line itself gave."""
        since = self.since
        if since[place][0] != "chose" or since[0][0] != "chose":
            return False
        return len([entry for entry in since[:place] if entry[0] == "chose"]) < self.own

    @property
    def left_over(self) -> tuple[str, ...]:
        """Return the streams of the dice that lines have given and nothing has rolled, in order."""
        streams = self.game.cards.ruleset.streams
        return tuple(streams[stream] for stream, _ in self.game.forced)

    @property
    def lacking(self) -> str:
        """Return the stream of a roll that no line gives and that was made all the same, or an
        empty text.
        """
        streams = self.game.cards.ruleset.streams
        for name in self.dice:
            stream = streams.index(name)
            if self.game.draws[stream] != self.drawn[stream]:
                return name
        return ""


@dataclass(slots=True)
class Search:
    """The answers tried in one test, and the first fault that one of them met."""

    cards: CardSet
    # streams of chance that tests force: never rolled unless a line gives the roll
    dice: tuple[str, ...] = ()
    left: int = ANSWERS
    kept: int = 0  # so many of them are for another try
    fault: Exception | None = None
    looked: bool = False  # an end of what nobody speaks of has been looked for
    stopped: SearchPath | None = None  # where playing on to a turn came to an end before that turn
    # told of a path that rolls what no line gives. Such a path is no way
    lacks: Callable[[SearchPath], None] | None = None

    def begin(self, game: Game, dice: Forced, ahead: int) -> SearchPath | None:
        """Let the waiting table run to its first decision."""
        new = game.clone()
        return self._run(
            SearchPath(new, drawn=tuple(new.draws), dice=self.dice), new, -1, dice, ahead
        )

    def follow(
        self, search_path: SearchPath, index: int, dice: Forced | None = None, ahead: int = 0
    ) -> SearchPath | None:
        """Return the path after an answer, None when the game cannot take it.

        With `dice` a line of the test begins with this answer.
        """
        if dice is None:
            stood = (search_path.stood or search_path) if search_path.held else search_path.stood
            asked = replace(
                search_path, asked=(*search_path.asked, search_path.game.stack[-1]), stood=stood
            )
            after = self._run(asked, search_path.game.clone(), index, (), search_path.ahead)
            return (
                after
                if after is None or not search_path.held
                else replace(after, told=_without_choice(after.told, len(search_path.told)))
            )
        started = replace(
            search_path,
            mark=len(search_path.told),
            asked=(),
            drawn=tuple(search_path.game.draws),
            own=1,
            stood=None,
            stage=search_path.stage + 1,
        )
        return self._run(started, search_path.game.clone(), index, dice, ahead)

    def _run(
        self, search_path: SearchPath, game: Game, index: int, dice: Forced, ahead: int
    ) -> SearchPath | None:
        if self.left <= self.kept:
            raise SearchLimitReached(f"{ANSWERS} answers have been tried")
        self.left -= 1
        game.log = log = Told(search_path.told)
        try:
            advance(game, index, dice)
        except EndlessCard as fault:  # on another way it would only be met again
            self.fault, self.left = fault, 0
            return None
        except (
            Exception
        ) as fault:  # a handler's or a procedure's: reported when no other path works
            self.fault = self.fault or fault
            return None
        after = replace(
            search_path,
            game=game,
            told=tuple(log),
            ahead=ahead,
            path=(*search_path.path, (index, tuple(dice))),
        )
        if self.lacks is not None and after.lacking:
            self.lacks(after)
            return None
        return after

    def approach(
        self,
        search_path: SearchPath,
        ready: Callable[[SearchPath], bool],
        deep: int = DEEP,
        every_order: bool = True,
    ) -> Iterator[SearchPath]:
        """Yield the nearest points where `ready` holds, on every path of decisions nobody speaks
        of, the passive one first. Without `every_order` only the passive order of pieces is tried.
        """
        if ready(search_path):
            yield search_path
            return
        if search_path.over or (search_path.acting and not search_path.held):
            return
        if not deep:
            self._look_for_an_end(search_path)
            return
        ways = passive(search_path.pending)
        orders = search_path.pending.kind in self.cards.ruleset.ordering
        for index in ways[:1] if orders and not every_order else ways:
            after = self.follow(search_path, index)
            if after is not None:
                yield from self.approach(after, ready, deep - 1, every_order)

    def _look_for_an_end(self, search_path: SearchPath) -> None:
        """Note the card that goes on without end, where passive answers alone come to none."""
        if self.looked:
            return
        self.looked = True
        game = search_path.game.clone()
        game.log = Told(search_path.told)
        try:
            for _ in range(ANSWERS):
                if not game.stack or (decision := decision_of(game)).kind == ACTION:
                    return
                advance(game, passive(decision)[0], ())
        except EndlessCard as fault:
            self.fault, self.left = fault, 0

    def passively(self, search_path: SearchPath) -> SearchPath:
        """Return where the first passive answers lead.

        It is an action, the end of the game, or so far as a test may go. It is made when no answers
        are left, too.
        """
        spent, kept, self.left, self.kept = self.left, self.kept, DEEP + 1, 0
        for _ in range(DEEP):
            after = (
                None
                if search_path.over or search_path.acting
                else self.follow(search_path, passive(search_path.pending)[0])
            )
            if after is None:
                break
            search_path = after
        self.left, self.kept = spent, kept
        return search_path

    def settled(self, search_path: SearchPath) -> SearchPath | None:
        """Return the end of the passive path: a player's action or the end of the game.

        It is another path when only that uses up the dice. Return None when every path rolls what
        no line gives.
        """
        first = None
        for end in self.approach(search_path, lambda r: r.over or r.acting):
            first = first or end
            if not end.game.forced:
                return end
        return first


def advance(game: Game, index: int, dice: Forced) -> None:
    """Give the answer at this place (-1: let the table begin) with these dice lying ready, up to
    where a player takes the turn on.
    """
    streams = game.cards.ruleset.streams
    try:
        game.forced += [
            (streams.index(stream), roll_of(game, stream, value)) for stream, value in dice
        ]
        if index < 0:
            game.run()
        else:
            game.choose(index)
    except Held as held:
        _, *question, answer = held.args[0]
        game.stack.append(("ask", *question, (answer,)))


class Watching(Told):
    """A log that notes a value of the game with each entry."""

    def __init__(self, game: Game, value: Callable[[Game], object]) -> None:
        super().__init__()
        self.game, self.value = game, value
        self.values: list[object] = []

    def append(self, entry: Frame) -> None:
        """Note what happens, and the value then. Raises `Held`."""
        super().append(entry)
        self.values.append(self.value(self.game))

    def pop(self, index: SupportsIndex = -1) -> Frame:
        """Take an entry back, which nothing followed, with its value."""
        self.values.pop(index)
        return super().pop(index)


def values_along(
    start: Game, search_path: SearchPath, value: Callable[[Game], object]
) -> list[object]:
    """Return the value on the table and then with each entry that the path has told."""
    game = start.clone()
    game.log = log = Watching(game, value)
    before = value(game)
    for index, dice in search_path.path:
        advance(game, index, dice)
    return [before, *log.values]


def _without_choice(told: tuple[Frame, ...], place: int) -> tuple[Frame, ...]:
    """Return the log with the answer at this place as the game itself would have told it: it was
    the only one.
    """
    return (*told[:place], ("forced", *told[place][1:]), *told[place + 1 :])


def roll_of(game: Game, stream: str, value: int) -> int:
    """Return what `Game.roll` returns when a die shows `value`.

    A ruleset with special dice tells by a method `roll_of`. Otherwise it is one less.
    """
    own = getattr(game, "roll_of", None)
    return own(stream, value) if own is not None else value - 1


def passive(decision: Decision) -> list[int]:
    """Return the places of the options, the one that does least first."""
    kinds = decision.cards.ruleset.option_kinds

    def rank(place: int) -> tuple[int, int]:
        answer = decision.answers[place]
        name = kinds[answer[0]].name
        if name in PASSIVE:
            return 0, 0
        return (1, answer[1]) if name in LOWEST else (2, place)

    return sorted(range(len(decision.answers)), key=rank)
