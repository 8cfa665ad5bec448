"""Remember the measurements that were asked for of a set, and show each as long as the set means
what it meant when it was taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from dowlang.codegen import card_hash
from dowlang.semantics.ir import CheckedCard
from dowlang.service.code_actions.expected_numbers import WrongNumber
from dowlang.service.inlay_hints import (
    InlayHint,
    OptionOdds,
    coverage_hints,
    odds_hints,
    result_hints,
)
from dowlang.service.measurements import wrong_numbers
from dowlang.service.workspace import Document
from dowlang.testing import Coverage, TestedClause, TestResult

Measured = TypeVar("Measured")
Key = tuple[str, str]
"""The label of a file, and the name of a card or test in it."""


@dataclass(frozen=True, slots=True)
class SetFingerprint:
    """How a set stood: its checked cards, the digests of the sets that it uses, and the text of the
    document where that matters too.
    """

    cards: tuple[CheckedCard, ...]
    used: tuple[str, ...]
    text: str = ""

    def means_the_same(self, other: SetFingerprint) -> bool:
        """Return True if no card means anything else."""
        if (self.used, self.text) != (other.used, other.text) or len(self.cards) != len(
            other.cards
        ):
            return False
        both = zip(self.cards, other.cards, strict=True)
        return all(one is two or card_hash(one) == card_hash(two) for one, two in both)


def fingerprint_of(document: Document) -> SetFingerprint | None:
    """Return how a document's set stands, None where it does not check."""
    checked = document.warm_set.checked()
    if checked is None or checked.errors:
        return None
    cards = tuple(card for each in checked.checked_cards.values() for card in each)
    used = tuple(each.digest for each in checked.source.everything_used)
    return SetFingerprint(cards, used, document.text)


@dataclass(frozen=True, slots=True)
class Measurement(Generic[Measured]):
    """What was measured, and how the set stood when it was."""

    measured: Measured
    taken_of: SetFingerprint | None

    def holds_for(self, now: SetFingerprint, *, whatever_text: bool = False) -> bool:
        """Return True if it would be the same of a set as it stands. `whatever_text`: tests and
        comments do not matter.
        """
        then = self.taken_of
        if then is not None and whatever_text:
            then = replace(then, text=now.text)
        return then is not None and then.means_the_same(now)


@dataclass(slots=True)
class KnownMeasurements:
    """The measurements of one set."""

    _odds: dict[Key, Measurement[Sequence[OptionOdds]]] = field(default_factory=dict)
    _tests: dict[Key, Measurement[Sequence[TestResult]]] = field(default_factory=dict)
    _coverage: dict[str, Measurement[Coverage]] = field(default_factory=dict)  # by file

    def note_odds(self, document: Document, name: str, odds: Sequence[OptionOdds]) -> None:
        """Take note of the odds of a card."""
        self._odds[document.label, name] = Measurement(odds, fingerprint_of(document))

    def note_test(self, document: Document, name: str, results: Sequence[TestResult]) -> None:
        """Take note of the results of a test, one for each row of its table."""
        self._tests[document.label, name] = Measurement(results, fingerprint_of(document))

    def note_coverage(self, document: Document, coverage: Coverage) -> None:
        """Take note of the coverage of a document."""
        self._coverage[document.label] = Measurement(coverage, fingerprint_of(document))

    def uncovered(self, document: Document) -> tuple[TestedClause, ...]:
        """Return the clauses that no test has seen, as far as they were counted of the set as it
        stands.
        """
        return tuple(clause for each in self._coverage_now(document) for clause in each.uncovered)

    def wrong(self, document: Document) -> list[WrongNumber]:
        """Return the numbers that tests have not found, as far as they ran on the set as it
        stands.
        """
        return [
            wrong for results in self._results_now(document) for wrong in wrong_numbers(results)
        ]

    def hints(self, document: Document) -> Iterator[InlayHint]:
        """Yield what is known of a document as it stands."""
        own = {name: each for (label, name), each in self._odds.items() if label == document.label}
        now = fingerprint_of(document) if own else None
        for name, each in own.items():
            if now is not None and each.holds_for(now, whatever_text=True):
                yield from odds_hints(document, name, each.measured)
        for results in self._results_now(document):
            yield from result_hints(document, results)
        for coverage in self._coverage_now(document):
            yield from coverage_hints(document, coverage)

    def _results_now(self, document: Document) -> Iterator[Sequence[TestResult]]:
        own = [each for (label, _), each in self._tests.items() if label == document.label]
        now = fingerprint_of(document) if own else None
        yield from (each.measured for each in own if now is not None and each.holds_for(now))

    def _coverage_now(self, document: Document) -> Iterator[Coverage]:
        own = self._coverage.get(document.label)
        now = fingerprint_of(document) if own is not None else None
        if own is not None and now is not None and own.holds_for(now):
            yield own.measured
