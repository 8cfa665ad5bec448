"""Run a game by one mechanism: steps on a stack, questions, events.

A *step* is a plain function `(game, *locals)`. The state keeps a stack of frames `(step name,
*locals)`. `do` schedules a step, `ask` a question, `receive` a step that is given the answer (or
another step's value, by `give`) first. Scheduled steps run in the order written, before anything
older. Procedures of the rules and compiled cards use the same five calls.

Invariants for steps: a step finishes or schedules, and after its first `do` it changes nothing. A
scheduled step may find its subject gone. Only `end` unwinds a step in progress.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec

from dowlang.engine.effect_lifetimes import CLAUSE_OVER, due, give_back
from dowlang.engine.faults import Ended, EngineFault, StillPlaying
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.state import GameState
from dowlang.engine.step_limit import endless_card

P = ParamSpec("P")

# clauses that one thing may set off, those that they set off counted, however often somebody is
# asked meanwhile
MOST_SET_OFF = 10_000
# a guard against cards without end (`step_limit.py`) and faults of the engine, never a result
STEPS_BETWEEN_DECISIONS = 100_000
STEPS_LOOKED_AT = 1_000  # so many more of them are carried out until one of a card is among them


class RunningGame(GameState):
    """The state with the mechanism that carries out its steps."""

    # ---- the mechanism
    def do(self, then: Callable[Concatenate[Any, P], Any], *local: P.args, **_: P.kwargs) -> None:
        """Schedule a step. Its arguments are evaluated now."""
        self.stack.append((then.__name__, *local))

    def receive(
        self, then: Callable[Concatenate[Any, Any, P], Any], *local: P.args, **_: P.kwargs
    ) -> None:
        """Schedule a step whose first local is what the step or question before it gives."""
        self.stack.append((then.__name__, *local))

    def give(self, value: object) -> None:
        """Hand a value to the step that waits below."""
        frame = self.stack[-1]
        self.stack[-1] = (frame[0], value, *frame[1:])

    def ask(self, player: int, kind: str, options: Sequence[Answer]) -> None:
        """Schedule a question.

        A single option is applied by itself, and no option gives `()`. Both are journalled.
        """
        self.stack.append(("ask", player, kind, tuple(options)))

    def only_answer(self, player: int, kind: str, options: Sequence[Answer]) -> Answer:
        """Give the single option, `()` where there is none, and journal it."""
        answer = options[0] if options else ()
        if self.log is not None:
            self.log.append(("forced" if options else "none", player, kind, answer))
        return answer

    def end(self, cause: int) -> None:
        """End the game at this instant, dropping all that was under way."""
        self.cause = cause
        told_last = self.cards.ruleset.told_last
        if self.log is not None and told_last is not None:
            told_last(self)
        raise Ended

    def run(self) -> None:
        """Run until somebody has a real choice or the game is over."""
        stack, steps, guard, before = (
            self.stack,
            self.cards.steps,
            STEPS_BETWEEN_DECISIONS,
            self.set_off,
        )
        spare = STEPS_LOOKED_AT
        try:
            while stack:
                frame = stack.pop()
                name = frame[0]
                if name == "ask":
                    options = frame[3]
                    if len(options) > 1:
                        stack.append(frame)
                        return
                    self.give(self.only_answer(frame[1], frame[2], options))
                    continue
                mark = len(stack)
                if self.log is not None:
                    self._speaks(name, mark)
                size = len(frame)  # Python calls at less cost what it need not unpack
                if size == 2:
                    steps[name](self, frame[1])
                elif size == 3:
                    steps[name](self, frame[1], frame[2])
                else:
                    steps[name](self, *frame[1:])
                if self.set_off:
                    if mark < self.floor or not before:
                        self.set_off, self.floor = self.set_off - before, mark
                    before = self.set_off
                new = len(stack) - mark
                if new == 2:
                    stack[-1], stack[-2] = stack[-2], stack[-1]
                elif new > 2:
                    stack[mark:] = stack[: mark - 1 : -1] if mark else stack[::-1]
                guard -= 1
                if not guard:
                    fault = self._without_end(name)
                    if not spare or not isinstance(fault, EngineFault):
                        raise fault
                    guard, spare = 1, spare - 1
        except Ended:
            stack.clear()
            if self.log is not None:
                self.log.append(("end", self.cause))

    def _speaks(self, name: str, below: int) -> None:
        """Tell the log, as `card_speaks`, when the step that comes now carries out another card
        than the one before.

        A step that a card has scheduled belongs to it, however many steps of the rules lie between.
        """
        trail = self.trail
        while trail and trail[-1][0] > below:
            trail.pop()
        card, colon, _ = name.partition(":")
        if colon and (not trail or trail[-1][1] != card):
            if trail and trail[-1][0] == below:
                trail.pop()
            trail.append((below, card))
        now = trail[-1][1] if trail else ""
        number = self.cards.ruleset.event_number.get("card_speaks")
        if now == self.speaking or number is None or self.log is None or self.carried_out_unseen():
            return
        self.speaking = now
        if self.log and self.log[-1][0] == number:
            self.log.pop()
        self.log.append((number, self.cards.card_numbers.get(now, -1)))

    def _without_end(self, last: str) -> RuntimeError:
        fault = EngineFault(
            f"more than {STEPS_BETWEEN_DECISIONS} steps without a decision, last `{last}`"
        )
        return (
            endless_card(self, last, f"{STEPS_BETWEEN_DECISIONS} steps without a decision") or fault
        )

    def _too_many_answers(self) -> RuntimeError:
        """Return a turn with more decisions than any turn needs: the fault of the card that asks,
        or ours.
        """
        said = f"{self.cards.ruleset.decisions_a_turn} decisions in one turn"
        return endless_card(self, self.stack[-2][0], said) or EngineFault(f"more than {said}")

    def choose(self, index: int) -> None:
        """Answer the pending question by the number of the option, without checks: for agents
        and search.
        """
        stack = self.stack
        frame = stack[-1]
        self.posed = frame[3]
        answer = frame[3][index]
        if self.answered >= self.cards.ruleset.decisions_a_turn > 0:
            raise self._too_many_answers()
        self.answered += 1
        if self.recorder is not None:
            self.recorder.answering(frame, index)
        if self.log is not None:
            self.log.append(("chose", frame[1], frame[2], answer))
        stack.pop()
        waiting = stack[-1]
        stack[-1] = (waiting[0], answer, *waiting[1:])
        self.run()
        if self.recorder is not None:
            self.recorder.arrived(self)

    @property
    def result(self) -> dict[str, Any]:
        """Return the fields the ruleset declares, always with `cause` and `winners`.

        Raises `StillPlaying` before the end.
        """
        if self.stack:
            raise StillPlaying("the game is not over")
        return self.cards.ruleset.result(self)

    # ---- events
    def emit(self, event: int, *payload: int) -> bool:
        """Emit an event: something happened.

        True when a watch was scheduled: the caller then yields before it goes on.
        """
        if self.log is not None:
            self.log.append((event, *payload))
        if not self.hears[event]:
            return False
        return self.hear(event, payload)

    def hear(self, event: int, payload: tuple[int, ...]) -> bool:
        """Let all who listen hear of an event: what the ruleset declares, then the watches."""
        first = self.cards.ruleset.heard
        paused = first is not None and first(self, event, payload)
        return self.dispatch(event, payload) or paused

    def dispatch(self, event: int, payload: tuple[int, ...]) -> bool:
        """Schedule the watches of an event whose clause holds.

        Two or more different ones: the arbiter says which goes first.
        """
        frames, counted = due(self, event, payload)
        if event not in self.cards.ruleset.points or not any(counted):
            counted = ()
        return self.carry_out_clauses(frames, event in self.cards.ruleset.points, counted)

    def carry_out_clauses(
        self, frames: tuple[Frame, ...], at_point: bool = False, counted: tuple[Frame, ...] = ()
    ) -> bool:
        """Schedule clauses that one thing sets off. Return False if there are none.

        Those `at_point` may leave the rest of them nothing to come before. `counted` are the
        watches as they were before, for those that are not carried out then.
        """
        if not frames:
            return False
        self.set_off += len(frames)
        if self.set_off > MOST_SET_OFF:
            said = f"{MOST_SET_OFF} clauses set off by one thing"
            step = frames[0][0]
            raise endless_card(self, step, said) or EngineFault(f"more than {said}, last `{step}`")
        back = self.coming_back()
        if len({frame[0] for frame in frames}) > 1:
            self.do(order_clauses, frames, *((counted,) if counted else ()))
        elif len(frames) > 1 and at_point:
            self.do(one_by_one, frames, *((counted,) if counted else ()))
        else:
            begin_clauses(self, frames)
        if back:
            self.stack.append(back)
        return True


def begin_clauses(game: GameState, frames: tuple[Frame, ...]) -> None:
    """Schedule clauses, one after the other. Below one that replaces an event a mark stays until
    all that it does is done: it does not hear of that.
    """
    for frame in frames:
        game.stack.append(frame)
        if game.cards.replaces(frame[0]):
            game.stack.append((CLAUSE_OVER, frame))


def clause_over(game: RunningGame, clause: Frame) -> None:
    """End a clause that has replaced an event: nothing is left to do of it
    (`effect_lifetimes.due`).
    """


def order_clauses(
    game: RunningGame, frames: tuple[Frame, ...], counted: tuple[Frame, ...] = ()
) -> None:
    """Ask the arbiter which goes first of two or more different clauses that wait on one event."""
    if len(frames) > 1:
        number = game.cards.ruleset.option_number["clause"]
        game.ask(game.arbiter(), "clause", [(number, place) for place in range(len(frames))])
        game.receive(clause_first, frames, *((counted,) if counted else ()))
    else:
        begin_clauses(game, frames)


def clause_first(
    game: RunningGame,
    answer: Answer,
    frames: tuple[Frame, ...],
    counted: tuple[Frame, ...] = (),
) -> None:
    """Carry out the chosen clause, then ask about the rest."""
    begin_clauses(game, (frames[answer[1]],))
    left = counted[: answer[1]] + counted[answer[1] + 1 :]
    rest = frames[: answer[1]] + frames[answer[1] + 1 :]
    game.do(order_clauses, rest, *((left,) if counted else ()))


def one_by_one(
    game: RunningGame, frames: tuple[Frame, ...], counted: tuple[Frame, ...] = ()
) -> None:
    """Carry out equal clauses one after the other, so that one of them can leave the rest nothing
    to come before.
    """
    if frames:
        begin_clauses(game, frames[:1])
        game.do(one_by_one, frames[1:], *((counted[1:],) if counted else ()))


def left_out(game: RunningGame, counted: tuple[Frame, ...] = ()) -> None:
    """Let clauses of a point that are not carried out be as if they had not come in.

    `counted` are their watches as they were before.
    """
    for entry in counted:
        if entry:
            give_back(game, entry)


STEPS = (order_clauses, clause_first, one_by_one, left_out, clause_over)
