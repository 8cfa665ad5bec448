"""Run `test` blocks: the table of the `given` lines, the `when` lines in order, the `then` lines.

A `then` holds at the moment the next `when` begins, before that lets anybody's turn pass. After the
last one it holds when every decision nobody speaks of has been answered and a player takes the turn
on (`path_search.py` tells how). A state trigger fires when the first `when` begins. Dice are given:
what a line forces is used up exactly by what it sets off, one left over is a failure, and so is a
roll that no line gives, the last line included. Other chance follows the seed. A fault of the
engine or of a handler fails the test that met it and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.step_limit import EndlessCard
from dowlang.semantics.ir import CardTest, Given, Move, Then
from dowlang.syntax.agreement import article
from dowlang.testing.actions import Stage, brings_about, ways
from dowlang.testing.assertions import check, is_asked
from dowlang.testing.coverage import Coverage, Watched
from dowlang.testing.fixture import GivenRefused, table
from dowlang.testing.messages import asked_for, instead, noted, what_matters
from dowlang.testing.path_search import (
    ACTION,
    ANSWERS,
    Forced,
    Search,
    SearchLimitReached,
    SearchPath,
)
from dowlang.testing.results import Failure, Report, TestResult, WrittenTest
from dowlang.testing.rule_coverage import Listener, Sentence, mattering
from dowlang.testing.written_tests import cases, dice_of, written

ANSWERING = ("chooses", "answers", "votes")  # kinds of lines that answer a question
AHEAD = 4  # so many of them may answer what the line before them asks on its way

ASIDE, BY_CHOICE, PLAIN = range(3)
"""Likelihood that a difficulty is the cause of a failure.

It is of another action than the line's, after a choice that no line speaks of, or of the line
itself.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """A test in the order it runs: `thens[i]` are checked before stage i, the last of them at
    the end.
    """

    given: tuple[Given, ...]
    stages: tuple[Stage, ...]
    thens: tuple[tuple[Then, ...], ...]


@dataclass(slots=True)
class Attempt:
    """The search of one test, and how far the best path came."""

    search: Search
    case: WrittenTest
    stages: tuple[Stage, ...] = ()
    reached: int = -1
    failure: Failure | None = field(default=None)
    rank: int = PLAIN  # how likely the trouble is the cause
    more: bool = False  # a line had a further way that was not tried

    def note(
        self, at: int, move: Move, found: str, search_path: SearchPath, rank: int = PLAIN
    ) -> None:
        """Keep the first trouble of the furthest stage: `at` is how many lines were carried out,
        `move` the line it is told at.
        """
        if (at, rank) > (self.reached, self.rank):
            self.reached, self.rank = at, rank
            wanted = written(self.case, move.line, asked_for(move))
            self.failure = Failure(
                move.line,
                wanted,
                found,
                what_matters(search_path, noted(search_path, move)),
            )

    def lacks(self, search_path: SearchPath) -> None:
        """Note a roll that no line gives, at the line that sets it off."""
        moves = self.stages[max(0, search_path.stage)].moves
        name = search_path.lacking
        found = (
            f"{article(name)} `{name}` roll is made that is not given here: `, {name} …` at "
            f"the end of the line gives it"
        )
        rank = ASIDE
        if brings_about(search_path, moves[0]):
            chosen = [
                entry for entry in search_path.since if entry[0] == "chose" and entry[2] != ACTION
            ]
            rank = (
                BY_CHOICE if chosen[moves[0].kind not in ("event", "starts", "passes") :] else PLAIN
            )
        self.note(search_path.stage + (rank > ASIDE), moves[-1], found, search_path, rank)

    def left_over(self, search_path: SearchPath, at: int) -> bool:
        """Note dice that nothing has rolled, at the line that gives the first of them.

        Return False when there are none.
        """
        names = search_path.left_over
        if not names:
            return False
        given = [
            (name, move)
            for stage in self.stages[:at]
            for move in stage.moves
            for name, _ in move.forced
            if name == names[0]
        ]
        move = given[-names.count(names[0])][1] if given else self.stages[at - 1].moves[-1]
        self.note(
            at,
            move,
            f"{article(names[0])} `{names[0]}` roll given here is never made ({len(names)} left "
            f"over)",
            search_path,
        )
        return True


def run_tests(
    cards: CardSet,
    tests: Sequence[tuple[str, CardTest]],
    progress: Callable[[], None] | None = None,
    seen: Watched | None = None,
    texts: Mapping[str, str] | None = None,
) -> Report:
    """Run all tests (label of the file, test) in order. None stops another.

    `progress` is called after each.

    `texts` holds files, by label, that are not as on the disk. With `seen`, a watched
    copy of the set, they are played with it, and the report tells what of its marked cards they
    have seen.
    """
    dice = dice_of(cards)
    results = []
    every = list(cases(cards, tests, texts))
    in_force: dict[Sentence, list[int]] = {}
    for number, case in enumerate(every):
        results.append(run_test(cards, case, seen, dice))
        if seen is not None:
            for sentence in sorted(seen.in_force):
                in_force.setdefault(sentence, []).append(number)
            seen.in_force.clear()
        if progress is not None:
            progress()
    if seen is None:
        return Report(tuple(results), Coverage())
    seen.seen |= mattering(
        cards,
        seen.marked,
        in_force,
        lambda number, listener: run_test(cards, every[number], listener, dice).outcome,
    )
    return Report(tuple(results), seen.coverage())


def run_test(
    cards: CardSet,
    case: WrittenTest,
    seen: Watched | Listener | None = None,
    dice: tuple[str, ...] | None = None,
    left: list[int] | None = None,
) -> TestResult:
    """Run one test on a table of its own.

    `seen` is another copy of the set to play it with, and is told what happens. `dice` are the
    streams that a line must give.

    `left` holds the number of answers that may be tried, and afterwards how many of them are left.
    """
    test = case.test
    result = TestResult(test.name, case.file, test.line, "passed", todo=test.todo, row=test.row)
    if test.todo:
        return replace(result, outcome="todo")
    search = Search(
        seen.cards if seen is not None else cards,
        dice_of(cards) if dice is None else dice,
        left[0] if left else ANSWERS,
    )
    try:
        failure = _run(case, search, seen)
    except GivenRefused as refused:
        failure = Failure(refused.line, written(case, refused.line), refused.why)
    except (
        Exception
    ) as fault:  # the fault of a word, a procedure or a handler: this test's, not the run's
        failure = Failure(test.line, f"the test `{test.name}` to run", _fault(fault))
    if left:
        left[0] = search.left
    return result if failure is None else replace(result, outcome="failed", failure=failure)


def plan(steps: Sequence[Given | Move | Then]) -> Plan:
    """Return the steps of a test sorted for running. Votes that stand together are one stage."""
    given = tuple(step for step in steps if isinstance(step, Given))
    groups: list[list[Move]] = []
    thens: list[list[Then]] = [[]]
    for step in steps:
        match step:
            case Then():
                thens[-1].append(step)
            case Move():
                if groups and not thens[-1] and _votes_on(groups[-1], step):
                    groups[-1].append(step)
                else:
                    groups.append([step])
                    thens.append([])
    stages = tuple(
        Stage(tuple(group), _dice_of_answers(groups[place + 1 :]))
        for place, group in enumerate(groups)
    )
    return Plan(given, stages, tuple(map(tuple, thens)))


def _dice_of_answers(groups: Sequence[list[Move]]) -> tuple[Forced, ...]:
    """Return the dice of the lines that answer what a line before them asks on its way.

    Those of the first such line, then of the first two, and so on.
    """
    out: list[Forced] = []
    dice: list[tuple[str, int]] = []
    for group in groups[:AHEAD]:
        if group[0].kind not in ANSWERING:
            break
        dice += [die for move in group for die in move.forced]
        out.append(tuple(dice))
    return tuple(out) if dice else ()


def _votes_on(group: list[Move], move: Move) -> bool:
    return move.kind == "votes" == group[-1].kind and move.player not in [m.player for m in group]


def _run(case: WrittenTest, search: Search, seen: Watched | Listener | None) -> Failure | None:
    order = plan(case.test.steps)
    laid: list[Frame] = []
    played = bool(order.stages) or any(then.event is not None for then in order.thens[0])
    start = table(search.cards, order.given, laid, case.card, played)
    start.log = []
    points = [SearchPath(start)]
    first = None  # where the first turn begins, for what somebody `cannot` do there
    if not order.stages and any(is_asked(then) for then in order.thens[0]):
        search_path = search.begin(start, (), False)
        if search_path is None:
            raise search.fault or SearchLimitReached("the game does not begin")
        first = search.settled(search_path) or search_path
    if order.stages:
        attempt = Attempt(search, case, order.stages)
        search.lacks = attempt.lacks
        found, done = _found(attempt, start, order)
        search.lacks, search.kept = None, 0
        if found is None:
            return _lost(attempt, order)
        first = found[0] if not done else None
        points += found[1 - done :]
    try:
        for search_path, thens in zip(points, order.thens, strict=True):
            for then in thens:
                asked = (
                    first
                    if search_path is points[0] and first is not None and is_asked(then)
                    else search_path.stood or search_path
                )
                failure = check(
                    then, asked, case.card, written(case, then.line, then.text), search, start
                )
                if failure is not None:
                    return failure
    finally:
        if seen is not None:
            seen.note(laid, start)
            seen.note(points[-1].told, points[-1].game)
            # what the `then` lines asked themselves
            for search_path in points if first is None else (*points, first):
                seen.note((search_path.game.log or [])[len(search_path.told) :], search_path.game)
    return None


def _beginnings(search: Search, start: Game, first: Stage) -> Iterator[tuple[SearchPath, int]]:
    """Yield the waiting table set going, and how many stages that already carries out."""
    if first.moves[0].kind == "starts" and start.active() == first.moves[0].player:
        for ahead, dice in enumerate(((), *first.later)):
            laid = [*first.dice, *dice]
            search_path = search.begin(start, laid, ahead) if dice or not ahead else None
            if search_path is not None:
                yield search_path, 1
        return
    search_path = search.begin(start, (), False)
    if search_path is not None:
        yield search_path, 0
    if first.moves[0].kind == "chooses" and first.dice:
        search_path = search.begin(start, first.dice, True)
        if search_path is not None:
            yield search_path, 0


def _found(attempt: Attempt, start: Game, order: Plan) -> tuple[list[SearchPath] | None, int]:
    """Return the points of a way through all stages, and the number of stages it carries out first.

    Every way is tried, the lines before the one that fails last. When that takes too many answers,
    ways are tried on which one line or two do not take their first way, wherever these lines stand.
    """
    search = attempt.search
    for spare, kept in ((len(order.stages), search.left // 3), (1, search.left // 6), (2, 0)):
        search.kept, attempt.more = kept, False
        try:
            for search_path, done in _beginnings(search, start, order.stages[0]):
                points = _solve(attempt, order, replace(search_path, stage=done - 1), done, spare)
                if points is not None:
                    return points, done
        except SearchLimitReached:  # what the furthest line lacked has been noted
            continue
        if not attempt.more:
            break
    return None, 0


def _solve(
    attempt: Attempt, order: Plan, search_path: SearchPath, at: int, spare: int
) -> list[SearchPath] | None:
    """Return the points where each stage from `at` on begins, and the end.

    Return None when no way leads there. `spare` is how many stages may take another way than their
    first.
    """
    search = attempt.search
    if at == len(order.stages):
        end = search.settled(search_path)
        return None if end is None or attempt.left_over(end, at) else [end]
    stage, number = order.stages[at], 0
    try:
        for before, after in ways(search, search_path, stage):
            if before.game is not after.game and attempt.left_over(before, at):
                continue
            if number and not spare:
                attempt.more = True
                return None
            rest = _solve(attempt, order, after, at + 1, spare - min(number, 1))
            if rest is not None:
                return [before, *rest]
            number += 1
    finally:
        stopped, search.stopped = search.stopped, None
        if not number:
            move = stage.moves[0]
            if stopped is None and move.kind == "event":  # asked something else, it would go on
                lacks, search.lacks = search.lacks, None
                reached, search.lacks = search.passively(search_path), lacks
                search_path = reached if reached.acting else search_path
            attempt.note(at, move, instead(search_path, move, stopped), stopped or search_path)
    return None


def _lost(attempt: Attempt, order: Plan) -> Failure:
    fault = attempt.search.fault
    failure = attempt.failure
    if failure is None:
        first = order.stages[0]
        wanted = written(attempt.case, first.line, asked_for(first.moves[0]))
        return Failure(
            first.line, wanted, _fault(fault) if fault is not None else "nothing happens"
        )
    return failure if fault is None else replace(failure, found=f"{failure.found}; {_fault(fault)}")


def _fault(fault: Exception) -> str:
    """Return a fault in one line, with the place in our code or in the handler that raised it.

    A card without end is the card's own, and told as `dow play` does.
    """
    if isinstance(fault, EndlessCard):
        return str(fault)
    trace, place = fault.__traceback__, ""
    while trace is not None:
        place = (
            f" ({trace.tb_frame.f_code.co_name}, line {trace.tb_lineno} of "
            f"{trace.tb_frame.f_globals.get('__name__', '?')})"
        )
        trace = trace.tb_next
    return f"a fault: {type(fault).__name__}: {fault}{place}"
