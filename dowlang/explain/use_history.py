"""Tell for each question of a turn if a card could be used, and the reasons if not.

`dow replay --explain` prints it for items and abilities. A ruleset declares the ways to use its
cards (`engine.use_blockers`). The question that was asked shows if one was possible. With the card
files at hand a reason names the line that did not hold with both its sides, and of a ban the card
and line that it comes from. Nothing here changes a game.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import (
    BEARER,
    CARD,
    CHANGE,
    DATA,
    KIND,
    OWNER,
    PARAMETER,
    Change,
)
from dowlang.engine.use_blockers import in_the_way, offered
from dowlang.engine.use_declarations import USED_UP, WRONG_PLACE, Blocker, Use
from dowlang.explain.blockers import Reason, Scene, locals_of
from dowlang.explain.unmet_needs import lacking
from dowlang.semantics.ir import OUTSIDE, Ability, CheckedCard, Grant, Lasting, Local, Modify
from dowlang.semantics.ir_visitor import nodes, substituted
from dowlang.testing.evaluation import Unanswerable

NOT_HELD, NOT_THE_TURN = (
    "the player whose turn it was did not have it",
    "not the turn of who had it",
)
ABSENT = (NOT_HELD, NOT_THE_TURN)
NOT_SO = ("", "this is not so")  # what a condition says of itself when it has no sides
# way to use the card, and the card line of an ability (0: the card as a whole)
Way = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One reason in words: what there was and what was wanted.

    `line` of the card `card` says so (0: a rule of the game does).
    """

    name: str
    found: tuple[str, ...]
    wanted: str = ""
    line: int = 0
    card: str = ""


@dataclass(frozen=True, slots=True)
class Sight:
    """A use at one question of a turn: entries of the log before it, whose turn, possible or
    what stood in the way, and whether it was chosen.
    """

    at: int
    player: int
    way: Way
    obstacles: tuple[Obstacle, ...]
    answers: tuple[Answer, ...] = ()

    @property
    def possible(self) -> bool:
        """Return True if it was among the options."""
        return bool(self.answers) and not self.obstacles


@dataclass(slots=True)
class Reasons:
    """Questions with equal reasons (none: it was offered): what was found how often, and in
    whose turn of which round, the newest last.
    """

    obstacles: tuple[Obstacle, ...]  # of the newest
    found: tuple[Counter[str], ...]
    when: list[tuple[int, int]] = field(default_factory=list)  # (round, player)


@dataclass(frozen=True, slots=True)
class Usage:
    """One way to use the card over the game: questions of turns in all, in how many it was
    offered, when it was taken, and the reasons by age.
    """

    way: Way
    asked: int
    offered: int
    taken: tuple[tuple[int, int], ...]  # (round, player)
    reasons: tuple[Reasons, ...]


class Clock(Protocol):
    """Rounds of a log by the place in it, and the log."""

    log: Sequence[Frame]

    def round(self, at: int) -> int:
        """Return the round then."""


class Looking:
    """The record of the uses of one card.

    `checked_card_of` gives the checked card of a path, or None when its file is not at hand.
    """

    def __init__(self, path: str, checked_card_of: Callable[[str], CheckedCard | None]) -> None:
        self.path, self.checked_card_of = path, checked_card_of
        self.sights: list[Sight] = []
        # those seen so far included, in the order of the card
        self._ways: dict[Way, None] | None = None

    def look(self, game: Game, question: Frame) -> None:
        """Note each way to use the card when a player is about to be asked what to do."""
        declared = game.cards.ruleset.uses
        if declared is None or game.log is None:
            return
        at, player, options = len(game.log), question[1], question[3]
        uses = [
            (use, (use.way, line_of(game.cards, use.step))) for use in declared.of(game, self.path)
        ]
        own = [(use, way) for use, way in uses if use.player == player]
        for use, way in own:
            blockers = () if offered(use, options) else in_the_way(game, use, declared.options)
            obstacles = tuple(
                one for blocker in blockers for one in self._told(game, use, blocker, way[1])
            )
            self.sights.append(Sight(at, player, way, obstacles, use.answers))
        ways = self.ways(game.cards)
        ways.update((way, None) for _, way in uses)
        for way in [way for way in ways if way not in {way for _, way in own}]:
            holders = dict.fromkeys(
                f"player {use.player + 1}" for use, other in uses if other == way
            )
            absent = (
                Obstacle(NOT_THE_TURN, tuple(holders))
                if holders
                else Obstacle(NOT_HELD, declared.where(game, self.path))
            )
            self.sights.append(Sight(at, player, way, (absent,)))

    def ways(self, cards: CardSet) -> dict[Way, None]:
        """Return the ways that the card has by itself, the abilities that its file tells of, and
        those that were seen.
        """
        declared = cards.ruleset.uses
        if self._ways is None:
            checked_card = self.checked_card_of(self.path)
            abilities = (
                [node for node in nodes(checked_card) if isinstance(node, Ability)]
                if checked_card is not None
                else []
            )
            own = (
                [(way, 0) for way in declared.ways(cards.paths[self.path])]
                if declared is not None
                else []
            )
            self._ways = dict.fromkeys(
                (*own, *(("ability", ability.line) for ability in abilities))
            )
        return self._ways

    def _told(self, game: Game, use: Use, blocker: Blocker, line: int) -> Iterator[Obstacle]:
        there, wanted = blocker.told(game)
        found = (there,) if there else ()
        entry = blocker.effect
        if not entry:
            yield Obstacle(blocker.name, found, wanted, line, self.path if line else "")
        elif entry[KIND] == CHANGE:
            told = line_of_ban(game, entry, self.checked_card_of(entry[CARD]))
            yield Obstacle(blocker.name, () if told else found, wanted, told, entry[CARD])
        else:
            for reason in why_not(game, use.player, entry, line, self.checked_card_of(self.path)):
                # it is about the place where the bearer stands
                stands = bool(there) and there.endswith(f" {reason.found}")
                said = found if stands or reason.found in NOT_SO else (reason.found,)
                yield Obstacle(
                    WRONG_PLACE if stands else blocker.name,
                    said,
                    reason.wanted,
                    reason.line,
                    self.path,
                )


def line_of(cards: CardSet, step: str) -> int:
    """Return the card line that a handler's step comes from, 0 without a step."""
    if not step:
        return 0
    return int(
        inspect.unwrap(cards.steps[step])
        .__globals__.get("LINES", {})
        .get(step.partition(":")[2], 0)
    )


def why_not(
    game: Game, player: int, entry: Frame, line: int, checked_card: CheckedCard | None
) -> Sequence[Reason]:
    """Tell why the lines of an ability do not hold, as reasons of the card's own words."""
    _, test, *_, captured = entry[DATA]
    names = list(inspect.signature(inspect.unwrap(game.cards.steps[test])).parameters)[1:]
    bound = locals_of(names, (player, entry[BEARER], *captured))
    written = list(nodes(checked_card)) if checked_card is not None else []
    ability = next(
        (node for node in written if isinstance(node, Ability) and node.line == line),
        None,
    )
    if ability is None:
        return [Reason(line)]
    around = [
        node
        for node in written
        if isinstance(node, Lasting)
        and any(isinstance(r, Grant) and r.ability is ability for r in node.rules)
    ]
    granting = [r for node in around for r in node.rules if isinstance(r, Grant)]
    own = [r.condition for r in granting if r.ability is ability and r.condition is not None]
    told = {name: Local(said, "") for name, said in OUTSIDE.items() if said in names}
    conditions = [node.condition for node in around if node.condition is not None]
    conditions += [substituted(one, told) for one in own]
    return lacking(conditions, ability.needs, line, player, Scene(game, bound, entry[CARD]))


def line_of_ban(game: Game, entry: Frame, checked_card: CheckedCard | None) -> int:
    """Return the line of a card that put a change in force: the only one of its rule sentences that
    changes this number, else 0.
    """
    scene = Scene(game, {"you": entry[OWNER], "bearer": entry[BEARER]}, entry[CARD])
    rules = (
        [node for node in nodes(checked_card) if isinstance(node, Modify)]
        if checked_card is not None
        else []
    )
    lines = {rule.line for rule in rules if entry[DATA][PARAMETER] in _parameters(rule, scene)}
    return lines.pop() if len(lines) == 1 else 0


def _parameters(rule: Modify, scene: Scene) -> set[int]:
    """Return the numbers of the rules that a rule sentence changes, whomever it concerns."""
    arguments: list[Any] = []
    for parameter, argument in zip(rule.word.parameters, rule.arguments, strict=False):
        anything = (-1,) if parameter.type.many else -1
        try:
            arguments.append(anything if (value := scene.value(argument)) == () else value)
        # a piece that was bound when the card came up: it does not decide which number it is
        except Unanswerable:
            arguments.append(anything)
    made = rule.word.function(scene.game, *arguments)
    return {one.parameter for one in ((made,) if isinstance(made, Change) else made)}


# ---- over the game
def usages(looking: Looking, cards: CardSet, clock: Clock) -> Iterator[Usage]:
    """Yield each way to use the card over the game.

    Equal reasons are one row, and those met last come last.
    """
    for way in looking.ways(cards) if cards.ruleset.uses is not None else ():
        sights = [sight for sight in looking.sights if sight.way == way]
        rows: dict[tuple[Any, ...], Reasons] = {}
        taken: list[tuple[int, int]] = []
        for sight in sights:
            when = clock.round(sight.at), sight.player
            obstacles = tuple(_dated(one, taken) for one in sight.obstacles)
            key = tuple((one.name, one.line, one.card) for one in obstacles)
            row = rows.pop(key, None) or Reasons(obstacles, tuple(Counter() for _ in obstacles))
            row.obstacles = obstacles
            row.when.append(when)
            for count, one in zip(row.found, obstacles, strict=True):
                count.update(one.found)
            rows[key] = row
            entry = clock.log[sight.at] if sight.at < len(clock.log) else ("",)
            if (
                sight.possible
                and entry[0] in ("chose", "forced")
                and offered(Use("", 0, sight.answers, ()), (entry[3],))
            ):
                taken.append(when)
        asked, possible = (
            {sight.at for sight in sights},
            {sight.at for sight in sights if sight.possible},
        )
        yield Usage(way, len(asked), len(possible), tuple(taken), tuple(rows.values()))


def _dated(obstacle: Obstacle, taken: Sequence[tuple[int, int]]) -> Obstacle:
    """Add the time to a limit that is used up."""
    if obstacle.name != USED_UP or not taken:
        return obstacle
    number, player = taken[-1]
    return replace(
        obstacle,
        found=tuple(f"{found} (round {number}, player {player + 1})" for found in obstacle.found),
    )
