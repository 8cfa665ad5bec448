"""Remember what the check of each card and test came to, for who checks a set again and again.

An editor checks a set at every keystroke, and one keystroke changes one file. What the check of a
card came to is kept with everything it was given and every name it asked for. It is taken over as
long as all of that is the same, and the check is the same check: nothing here decides what is
wrong with a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from dowlang.diagnostics import Diagnostic
from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.card_names import NameBook, Question
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.syntax import ast

Card = tuple[str, str]
"""Kind and name of a card."""


@dataclass(slots=True)
class Outcome:
    """What the check of one card or test adds to the check of its set."""

    found: tuple[Diagnostic, ...] = ()
    checked_card: ir.CheckedCard | None = None
    whole: Whole | None = None
    tests: tuple[ir.CardTest, ...] = ()
    counters: tuple[str, ...] | None = None
    labels: tuple[str, ...] | None = None
    called: frozenset[str] = frozenset()


@dataclass(slots=True)
class _Kept:
    """An outcome with what it rests on. The line is kept so that its identity stays its own."""

    line: ast.Line
    given: tuple[Any, ...]
    asked: Mapping[Question, object]
    outcome: Outcome


@dataclass(slots=True)
class Memory:
    """The outcomes of the last check of one set. Those that a check does not use are dropped."""

    _common: tuple[Any, ...] = ()
    _names: Sequence[object] = ()
    _same_names: bool = False
    _before: dict[int, _Kept] = field(default_factory=dict)
    _now: dict[int, _Kept] = field(default_factory=dict)

    def phrases(self) -> Counter[str]:
        """Return how many cards use each phrase of an effect or a rule."""
        wholes = (kept.outcome.whole for kept in self._now.values())
        return Counter(phrase for each in wholes if each is not None for phrase in each.words)

    def begin(self, common: tuple[Any, ...], names: NameBook) -> None:
        """Begin a check. `common` is what all cards rest on. Where the names are those of the last
        check, every question about them has its answer.
        """
        self._before = self._now if common == self._common else {}
        self._common, self._now = common, {}
        # in their order
        now = [(kind, *of_kind.items()) for kind, of_kind in names.by_kind.items()]
        self._same_names, self._names = now == self._names, now

    def once(
        self,
        line: ast.Line,
        given: tuple[Any, ...],
        names: NameBook,
        work: Callable[[], Outcome],
    ) -> Outcome:
        """Return what the work on a line comes to, done now or taken over from the last check."""
        kept = self._before.get(id(line))
        alike = kept is not None and kept.given == given
        if kept is None or not alike or not (self._same_names or _same(kept.asked, names)):
            asked: dict[Question, object] = {}
            names.asked = asked
            kept = _Kept(line, given, asked, work())
            names.asked = None
        self._now[id(line)] = kept
        return kept.outcome


def _same(asked: Mapping[Question, object], names: NameBook) -> bool:
    """Return True if every question about names has the answer that it had."""
    return all(names.answer(question) == answer for question, answer in asked.items())
