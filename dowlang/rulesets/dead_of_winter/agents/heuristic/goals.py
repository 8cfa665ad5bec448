"""Know a goal: how far it is, and what it looks at, from its compiled tree and handler alone.

A goal is worth as much as it is near: of `and` the mean of its parts, of `or` the best, of `at
least 2 of` the mean of the two best. A part is as near as the steps it lacks are few. Nothing here
reads a word of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from operator import itemgetter
from typing import Any

from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined import (
    BOARD,
    CARDS,
    GROUPS,
    SEEN,
    samples,
)
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined_set import SetFacts
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.open_fields import NUMBERS, ROWS
from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS

Lacks = Sequence[int]  # by comparison, in the order of the tree: steps it lacks, 0 or less: none
Ways = Sequence[int]  # by comparison: steps of its whole way
SHOWN = frozenset(
    (
        *NUMBERS,
        *ROWS,
        "waste",
        "removed",
        "equipment",
        "hand",
        "secret",
        "dealt",
        "contributed",
        "laid",
        "incidents_down",
    )
)
Coming = tuple[tuple[int, ...], int]
"""What the end of the round brings: zombies by entrance, and the food that is eaten."""
MANY = 9  # of a thing, more than any goal asks for


class Goal:
    """A goal of a card, on one side of it.

    `reads`: fields of the state that it looks at, `seen` those that lie open. `everybodys`:
    comparisons of morale and of the main objective, which are not one player's to bring about.
    `main`, `hope`: whether it wants the main objective completed, and morale high (1), the contrary
    (-1), or neither (0). `deadline`: rounds that have to be left. `symbols`: of cards that matter
    in a hand. `board`, `cards`, `groups`: whether it looks at zombies and barricades, at cards
    held, at who controls whom, `places` at where survivors are. `entries_of` gives the entries of a
    view that it looks at.
    """

    __slots__ = (
        "_flat",
        "_looked",
        "_numbers",
        "board",
        "cards",
        "deadline",
        "entries_of",
        "everybody",
        "everybodys",
        "groups",
        "hope",
        "lacks",
        "main",
        "path",
        "places",
        "reads",
        "seen",
        "shape",
        "symbols",
    )

    def __init__(self, known: SetFacts, path: str, role: str) -> None:
        handler = known.cards.handler(path)
        self.lacks: Callable[[Winter, int], Lacks] = handler[f"{role}.lacks"]
        shape = known.cards.paths[path]["goals"][role]
        self._numbers: dict[int, int] = {}
        self._looked: tuple[Sequence[Any] | None, float] = None, 0.0  # the last `nearness`
        self.shape = self._placed(shape)
        self._flat = self.shape[0] == "and" and all(type(part) is int for part in self.shape[1:])
        objectives = known.objective_path
        tables = list(samples(known, objectives.index(path) if path in objectives else 0))
        self.reads = _reads(self, tables)
        self.path, self.everybody = path, path in objectives
        self.board = not self.reads.isdisjoint(BOARD)
        self.cards = not self.reads.isdisjoint(("hand", "equipment"))
        self.groups = not self.reads.isdisjoint(("controller", "groups"))
        self.seen = tuple(name for name in SEEN if name in self.reads)
        self.places = "location" in self.reads
        self.entries_of = _all_of(sorted(self.reads & SHOWN | _with(self.reads)))
        self.main = self._wants(tables, "completed", (0, 1))
        self.hope = self._wants(tables, "morale", (0, MANY))
        changed = self._changed(tables, "completed", 1) | self._changed(tables, "morale", 0)
        self.everybodys = frozenset(n for n, place in self._numbers.items() if place in changed)
        self.deadline = self._deadline(tables)
        self.symbols = frozenset(
            symbol for symbol in range(len(SYMBOLS)) if self._is_in_hand(known, tables, symbol)
        )

    def reads_of(self, coming: Coming) -> tuple[object, object]:
        """Return what it reads of what the end of the round brings."""
        return coming[0] if self.board else (), coming[1] if "food" in self.reads else 0

    def _placed(self, shape: Any) -> list[Any]:
        """Return the tree with the places of its comparisons in place of their numbers."""
        if isinstance(shape, int):
            return ["and", self._numbers.setdefault(shape, len(self._numbers))]
        operator, *parts = shape
        count, parts = (parts[:1], parts[1:]) if operator == "some" else ([], parts)
        inner = [
            self._numbers.setdefault(part, len(self._numbers))
            if isinstance(part, int)
            else self._placed(part)
            for part in parts
        ]
        return [operator, *count, *inner]

    def near(self, lacks: Lacks, ways: Ways | None = None) -> float:
        """Return how near it is, 0 to 1. Without `ways` that of each comparison is what it lacks
        and one step more.
        """
        if ways is None:
            ways = [max(0, lack) + 1 for lack in lacks]
        if not self._flat:
            return _near(self.shape, lacks, ways)
        near = 0.0
        for lack, way in zip(lacks, ways, strict=True):
            near += 1.0 if lack <= 0 else 1.0 - lack / way if lack < way else 0.0
        return near / len(lacks)

    def ways(self, atoms: Sequence[tuple[int, int, int]], lacks: Lacks) -> Ways:
        """Return how long the way of each comparison is: the greater side of its (number, have,
        want), or else what it lacks.
        """
        numbers = self._numbers
        sides = {numbers[n]: max(have, want) for n, have, want in atoms if n in numbers}
        return [max(1, lack, sides.get(place, 1)) for place, lack in enumerate(lacks)]

    def nearness(self, atoms: Sequence[tuple[int, int, int]]) -> float:
        """Return how near it is by its comparisons as (number, have, want): each by its share."""
        if atoms != self._looked[0]:
            lacks, ways = [1] * len(self._numbers), [1] * len(self._numbers)
            for number, have, want in atoms:
                if number in self._numbers:
                    place = self._numbers[number]
                    lacks[place], ways[place] = want - have, max(1, have, want)
            self._looked = atoms, self.near(lacks, ways)
        return self._looked[1]

    @property
    def against(self) -> bool:
        """Return True for a goal that the colony stands in the way of."""
        return self.main < 0 or (self.main == 0 and self.hope < 0)

    # ---- what it looks at
    def _wants(self, tables: list[Winter], field: str, values: tuple[int, int]) -> int:
        """Return 1 when the greater of two values of a field brings it nearer, -1 when the
        smaller does.
        """
        if field not in self.reads:
            return 0
        few, many = (sum(self._with(table, field, value) for table in tables) for value in values)
        return (many > few) - (many < few)

    def _with(self, table: Winter, field: str, value: Any) -> float:
        held = table.__dict__
        before, held[field] = held[field], value
        try:
            return self.near(self.lacks(table, 0))
        finally:
            held[field] = before

    def _changed(self, tables: list[Winter], field: str, value: int) -> set[int]:
        """Return the comparisons that lack something else with another value of a field."""
        found: set[int] = set()
        for table in tables if field in self.reads else ():
            held = table.__dict__
            before, lacks = held[field], self.lacks(table, 0)
            held[field] = value
            other = self.lacks(table, 0)
            held[field] = before
            pairs = enumerate(zip(lacks, other, strict=True))
            found |= {place for place, (one, two) in pairs if one != two}
        return found

    def _deadline(self, tables: list[Winter]) -> int:
        """Return the fewest rounds left with which it is as near as with many."""
        if self._wants(tables, "rounds_left", (0, MANY)) <= 0:
            return 0
        table = tables[0]
        best = self._with(table, "rounds_left", MANY)
        return next(n for n in range(MANY + 1) if self._with(table, "rounds_left", n) >= best)

    def _is_in_hand(self, known: SetFacts, tables: list[Winter], symbol: int) -> bool:
        """Return True if a card of the symbol in a hand that has none makes a difference."""
        card = known.example[symbol]
        if card < 0 or "hand" not in self.reads:
            return False
        for table in tables:
            hands = [(), *table.hand[1:]]
            held = table.__dict__
            before = held["hand"]
            held["hand"] = hands
            lacks = self.lacks(table, 0)
            held["hand"] = [(card,), *table.hand[1:]]
            other = self.lacks(table, 0)
            held["hand"] = before
            if lacks != other:
                return True
        return False


def _near(shape: Any, lacks: Lacks, ways: Ways) -> float:
    if isinstance(shape, int):
        lack = lacks[shape]
        return 1.0 if lack <= 0 else max(0.0, 1.0 - lack / ways[shape])
    operator, *parts = shape
    if operator == "not":
        return _near(denied(parts[0]), lacks, ways)
    if operator == "denied":  # it holds with so much to spare
        return 1.0 if lacks[parts[0]] > 0 else 1.0 / (2.0 - lacks[parts[0]])
    shares = [_near(part, lacks, ways) for part in parts[operator == "some" :]]
    if operator == "and":
        return sum(shares) / len(shares)
    if operator == "or":
        return max(shares)
    return sum(sorted(shares)[-parts[0] :]) / float(parts[0])


def denied(shape: Any) -> Any:
    """Return the shape of the contrary of a goal."""
    if isinstance(shape, int):
        return ["denied", shape]
    operator, *parts = shape
    if operator == "not":
        return parts[0]
    inner = [denied(part) for part in parts[operator == "some" :]]
    if operator == "some":
        return ["some", len(inner) - parts[0] + 1, *inner]
    return ["or" if operator == "and" else "and", *inner]


def _all_of(names: Sequence[str]) -> Callable[[Mapping[str, Any]], Any]:
    """Return the function that reads these entries of a view at once."""
    return itemgetter(*names) if names else lambda view: ()


def _with(reads: AbstractSet[str]) -> set[str]:
    """Return the entries of a view that are looked at beside the fields that are read."""
    found: set[str] = set()
    for together in (BOARD, CARDS, GROUPS):
        if not reads.isdisjoint(together):
            found |= together & SHOWN
    return found | ({"hands"} if "hand" in found else set())


class _Watched(Winter):
    """A game that notes which of its fields are read."""

    read: set[str] = set()

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_"):
            _Watched.read.add(name)
        return object.__getattribute__(self, name)


def _reads(goal: Goal, tables: list[Winter]) -> frozenset[str]:
    """Return the fields of the state that a goal looks at, with every player as `you`."""
    _Watched.read.clear()
    for table in tables:
        watched = object.__new__(_Watched)
        object.__setattr__(watched, "__dict__", table.__dict__)
        for you in range(table.players):
            goal.lacks(watched, you)
    return frozenset(_Watched.read & set(Winter.FIELDS))
