"""Find the clauses of the cards that the tests have seen, and those that none has.

A watched set is the same set with marked copies of some cards (`instrumentation`), whose handlers
note in the game's log where they come by. Only what happened on the path that a test took counts,
never what was tried while looking for it: the log goes with the path. Without coverage nothing of
this is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.instrumentation import HELD, MARK
from dowlang.engine.ongoing_effects import BEARER, CARD, FOREVER, NOBODY, SCOPE
from dowlang.project.building.in_memory import module_of, with_handlers
from dowlang.testing.clauses import FALSE, TRUE, Marked, TestedClause
from dowlang.testing.instrumentation import held

ASKED, CAN = "asked", "can"
"""Entries of the log besides marks: (asked, card, key) for triggers, goals and standing rules,
(can, card, options possible now).
"""

ANSWERED = ("chose", "forced", "none")
CHOOSING = "choose_option"


@dataclass(frozen=True, slots=True)
class Coverage:
    """Coverage: `covered` of `total` clauses, and those that no test has seen.

    `excused`: those that no test can see, by the word of their author. They are not in the total.
    """

    covered: int = 0
    total: int = 0
    uncovered: tuple[TestedClause, ...] = ()
    excused: tuple[TestedClause, ...] = ()

    @property
    def percent(self) -> float:
        """Return the share of the clauses, with one decimal, and 100 of nothing. It is 100 only
        where every clause has been seen.
        """
        if self.covered >= self.total:
            return 100.0
        return min(99.9, round(100 * self.covered / self.total, 1))

    def __add__(self, other: Coverage) -> Coverage:
        """Add those of two sets together."""
        return Coverage(
            self.covered + other.covered,
            self.total + other.total,
            self.uncovered + other.uncovered,
            self.excused + other.excused,
        )

    def to_dict(self) -> dict[str, Any]:
        """Return it as data for JSON."""
        rows = [
            {"card": c.card, "file": c.file, "line": c.line, "clause": c.what, "write": c.hint}
            for c in self.uncovered
        ]
        excused = [
            {"card": c.card, "file": c.file, "line": c.line, "clause": c.what, "reason": c.excuse}
            for c in self.excused
        ]
        return {
            "percent": self.percent,
            "covered": self.covered,
            "total": self.total,
            "uncovered": rows,
            "excused": excused,
        }


@dataclass(slots=True)
class Watched:
    """A set whose marked cards note what happens, and what the tests have seen so far: (card, key).

    `in_force`: (card, line) of the rule sentences that the test which runs has put in force.
    """

    cards: CardSet
    marked: Mapping[str, Marked]
    seen: set[tuple[str, str]] = field(default_factory=set)
    in_force: set[tuple[str, int]] = field(default_factory=set)

    def note(self, told: Sequence[Frame], game: Game) -> None:
        """Count the path that a test took: its log, and what is still in force at its end."""
        reached: dict[str, int] = {}  # card -> the mark before the options it put last
        waiting: tuple[str, tuple[int, ...]] | None = None
        for entry in told:
            match entry:
                case ("mark", card, number):
                    self._happened(card, f"mark {number}")
                    if number in self.marked[card].options:
                        reached[card] = number
                case ("asked", card, key):
                    self._happened(card, key)
                case (entry_kind, card, number, side) if entry_kind == HELD:
                    self.seen.add((card, held(number, side)))
                case ("can", card, possible):
                    group = (
                        self.marked[card].options.get(reached.get(card, 0), ())
                        if card in self.marked
                        else ()
                    )
                    self.seen.update(
                        (card, f"option {number} refused")
                        for number in group
                        if number not in possible
                    )
                    waiting = (card, possible) if group else None
                case (kind, _, _, answer) if kind in ANSWERED and waiting is not None:
                    card, possible = waiting
                    self.seen.update(
                        (card, f"option {number} refused")
                        for number in possible
                        if answer and number != answer[-1]
                    )
                    waiting = None
        timed = {entry[CARD] for entry in game.lasting if entry[SCOPE] != FOREVER}
        carried = {
            entry[CARD]
            for entry in game.lasting
            if entry[SCOPE] == FOREVER and entry[BEARER] != NOBODY
        }
        for card, one in self.marked.items():
            gone = (one.durations if card not in timed else frozenset()) | (
                one.attached if card not in carried else frozenset()
            )
            self.seen.update(
                (card, f"over {number}") for number in gone if (MARK, card, number) in told
            )

    def _happened(self, card: str, key: str) -> None:
        self.seen.add((card, key))
        self.in_force.update((card, line) for line in self.marked[card].sentences.get(key, ()))

    def coverage(self) -> Coverage:
        """Return the coverage of all marked cards."""
        clauses = [clause for one in self.marked.values() for clause in one.clauses]
        unseen = [clause for clause in clauses if (clause.card, clause.key) not in self.seen]
        missing, excused = (
            tuple(clause for clause in unseen if bool(clause.excuse) == has)
            for has in (False, True)
        )
        return Coverage(len(clauses) - len(unseen), len(clauses) - len(excused), missing, excused)


def watched(cards: CardSet, marked: Mapping[str, Marked]) -> Watched:
    """Return the same set, its marked cards watched. Raises `Uncompilable`."""
    loaders = {path: _loader(one, path, cards.ruleset.name) for path, one in marked.items()}
    made = with_handlers(cards, loaders)
    made.steps[CHOOSING] = _choosing(made.steps[CHOOSING])
    return Watched(made, marked)


def _loader(one: Marked, path: str, ruleset: str) -> Callable[[], ModuleType]:
    def load() -> ModuleType:
        module = module_of(one.checked_card, path, ruleset)
        roles: dict[str, Callable[..., Any]] = dict(module.ROLES)
        for role in (
            "trigger",
            *one.checked_card.goals,
            *(rules.role for rules in one.checked_card.standing),
        ):
            if role in roles:
                roles[role] = _noting(roles[role], path, role, role in one.checked_card.goals)
        module.ROLES = roles  # type: ignore[attr-defined]
        return module

    return load


def _noting(
    function: Callable[..., Any], path: str, role: str, is_goal: bool
) -> Callable[..., Any]:
    """Return the function of a role, which notes what it gave."""

    def noting(game: Game, *local: Any) -> Any:
        given = function(game, *local)
        if game.log is not None:
            if role == "trigger":
                key = FALSE if given else TRUE
            else:
                key = (
                    f"goal {role} {'met' if given.reached else 'unmet'}"
                    if is_goal
                    else f"standing {role}"
                )
            game.log.append((ASKED, path, key))
        return given

    noting.__name__ = function.__name__
    return noting


def _choosing(step: Callable[..., Any]) -> Callable[..., Any]:
    def choosing(game: Game, player: int, card: str, possible: tuple[int, ...]) -> None:
        if game.log is not None:
            game.log.append((CAN, card, possible))
        step(game, player, card, possible)

    choosing.__name__ = CHOOSING
    return choosing
