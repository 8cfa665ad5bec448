"""Which clauses of the cards the tests have carried out: triggers seen true and false, options taken, steps of the handlers that ran.

Only what happened on the road that a test took counts, never what was tried while looking for it: `counting` gives a set whose handlers
note each call in a `Ledger`, the search keeps the notes with the road, and `run_test` commits those of the road that it chose.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any, cast

from dowlang.engine.decisions import labels_of
from dowlang.engine.game import Frame, Game
from dowlang.engine.library import CardSet

Mark = tuple[str, str]  # (path of the card, clause)
TRUE, FALSE = "trigger true", "trigger false"


@dataclass(slots=True)
class Ledger:
    """What the tests have carried out so far (`done`), and what the answer under way carries out (`now`)."""

    done: set[Mark] = field(default_factory=set)
    now: set[Mark] = field(default_factory=set)

    def taken(self) -> frozenset[Mark]:
        """What ran since the last call."""
        out = frozenset(self.now)
        self.now.clear()
        return out

    def commit(self, cards: CardSet, ran: Collection[Mark], told: Sequence[Frame]) -> None:
        """Add the road that a test took: the handlers' notes, and the options of cards in its log."""
        self.done.update(ran)
        self.done.update(options_in(cards, told))


@dataclass(frozen=True, slots=True)
class Coverage:
    """`covered` of `total` clauses; what is missing as (card, file, line, clause)."""

    covered: int
    total: int
    uncovered: tuple[tuple[str, str, int, str], ...]

    @property
    def percent(self) -> float:
        """Share of the clauses, with one decimal; 100 of nothing."""
        return round(100 * self.covered / self.total, 1) if self.total else 100.0

    def __add__(self, other: Coverage) -> Coverage:
        """Of two sets together."""
        return Coverage(self.covered + other.covered, self.total + other.total, self.uncovered + other.uncovered)

    def to_dict(self) -> dict[str, Any]:
        """As data for JSON."""
        names = ("card", "file", "line", "clause")
        return {"percent": self.percent, "uncovered": [dict(zip(names, one, strict=True)) for one in self.uncovered]}


def counting(cards: CardSet, ledger: Ledger) -> CardSet:
    """The same set with handlers that note each call. Games of it behave and hash like games of the original."""

    def load(path: str) -> ModuleType:
        roles = cards.handler(path)
        steps = {function: _noting(function, (path, name.partition(":")[2]), ledger) for name, function in _steps(cards, path).items()}
        noted = {role: _trigger(function, path, ledger) if role == "trigger" else steps.get(function, function)
                 for role, function in roles.items()}
        return cast(ModuleType, SimpleNamespace(STEPS=tuple(steps.values()), ROLES=noted))

    return CardSet(cards.ruleset, cards.name, cards.version, cards.hash, cards.facts, load)


def coverage_of(cards: CardSet, ledger: Ledger, files: Collection[str] | None = None) -> Coverage:
    """What the tests have covered of all cards, or of those in the files with these labels."""
    missing, total = [], 0
    for facts in cards.facts:
        label = str(facts["file"])
        if files is not None:
            label = next((file for file in files if is_file(facts, file)), "")
            if not label:
                continue
        for clause, line in clauses(cards, facts).items():
            total += 1
            if (facts["path"], clause) not in ledger.done:
                missing.append((str(facts["path"]), label, line, clause))
    return Coverage(total - len(missing), total, tuple(missing))


def is_file(facts: Mapping[str, Any], label: str) -> bool:
    """Does the card stand in the file with this label? Facts hold the place below the set's folder, labels the way from here."""
    return label == facts["file"] or label.endswith(f"/{facts['file']}")


def clauses(cards: CardSet, facts: Mapping[str, Any]) -> dict[str, int]:
    """Everything of a card that a test can carry out, with its card line."""
    path = facts["path"]
    roles, steps = cards.handler(path), _steps(cards, path)
    lines: Mapping[str, int] = next((f.__globals__.get("LINES", {}) for f in (*steps.values(), *roles.values())), {})
    out: dict[str, int] = {}
    if "trigger" in roles:
        out[TRUE] = out[FALSE] = lines.get("trigger", facts["line"])
    for number, label in labels_of(facts).items():
        if label:
            out[f"option {number}"] = lines.get(f"option_{number}", facts["line"])
    for name in steps:
        clause = name.partition(":")[2]
        if steps[name] is not roles.get("trigger"):
            out[clause] = lines.get(clause, facts["line"])
    return out


def options_in(cards: CardSet, told: Sequence[Frame]) -> set[Mark]:
    """The options of cards that were taken, freely or not."""
    out = set()
    for entry in told:
        if entry[0] in ("chose", "forced") and entry[3]:
            arguments = cards.ruleset.option_kinds[entry[3][0]].arguments
            if "label" in arguments:
                place = arguments.index("label")
                out.add((str(cards.facts[entry[3][place]]["path"]), f"option {entry[3][place + 1]}"))
    return out


def _steps(cards: CardSet, path: str) -> dict[str, Callable[..., Any]]:
    cards.handler(path)
    return {name: function for name, function in cards.steps.items() if name.startswith(f"{path}:")}


def _noting(function: Callable[..., Any], mark: Mark, ledger: Ledger) -> Callable[..., Any]:
    def noting(game: Game, *local: Any) -> Any:
        ledger.now.add(mark)
        return function(game, *local)

    noting.__name__ = function.__name__
    return noting


def _trigger(function: Callable[..., Any], path: str, ledger: Ledger) -> Callable[..., Any]:
    def noting(game: Game, *local: Any) -> Any:
        failing = function(game, *local)
        ledger.now.add((path, FALSE if failing else TRUE))
        return failing

    noting.__name__ = function.__name__
    return noting
