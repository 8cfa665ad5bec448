"""Remember the figures that were asked for of a set, and show them as long as they are those of the
cards as they stand: a figure of a card that has changed since is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from dowlang.codegen import card_hash
from dowlang.semantics.ir import CheckedCard
from dowlang.service.drafts.coverage_drafts import Uncovered, uncovered_in
from dowlang.service.drafts.expected_numbers import WrongNumber
from dowlang.service.inlay_hints import (
    InlayHint,
    OptionOdds,
    coverage_hints,
    odds_hints,
    result_hints,
)
from dowlang.service.workspace import Document

Results = Sequence[tuple[str, bool, str]]


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


@dataclass(slots=True)
class KnownMeasurements:
    """The figures of one set, each with how the set stood when it was made."""

    _odds: dict[tuple[str, str], tuple[SetFingerprint | None, list[OptionOdds]]] = field(
        default_factory=dict
    )
    _tests: dict[tuple[str, str], tuple[SetFingerprint | None, Results, Sequence[WrongNumber]]] = (
        field(default_factory=dict)
    )
    _coverage: dict[str, tuple[SetFingerprint | None, Mapping[str, Any]]] = field(
        default_factory=dict
    )

    def note_odds(self, document: Document, name: str, odds: list[OptionOdds]) -> None:
        """Take note of the odds of a card."""
        self._odds[document.label, name] = (fingerprint_of(document), odds)

    def note_test(
        self, document: Document, name: str, results: Results, wrong: Sequence[WrongNumber]
    ) -> None:
        """Take note of the results of a test, one for each row of its table, and of the numbers
        that it has not found.
        """
        self._tests[document.label, name] = (fingerprint_of(document), results, wrong)

    def note_coverage(self, document: Document, coverage: Mapping[str, Any]) -> None:
        """Take note of the coverage of a document."""
        self._coverage[document.label] = (fingerprint_of(document), coverage)

    def unseen(self, document: Document) -> tuple[Uncovered, ...]:
        """Return the clauses that no test has seen, as far as they were counted of the set as it
        stands.
        """
        then, coverage = self._coverage.get(document.label, (None, {}))
        now = fingerprint_of(document) if then is not None else None
        if now is None or then is None or not then.means_the_same(now):
            return ()
        return uncovered_in(coverage)

    def wrong(self, document: Document) -> list[WrongNumber]:
        """Return the numbers that tests have not found, as far as they ran on the set as it
        stands.
        """
        own = [each for (label, _), each in self._tests.items() if label == document.label]
        now = fingerprint_of(document) if own else None
        return [
            each
            for then, _, wrong in own
            if now is not None and then is not None and then.means_the_same(now)
            for each in wrong
        ]

    def figures(self, document: Document) -> Iterator[InlayHint]:
        """Yield what is known of a document as it stands. Odds mind no test and no comment."""
        now = fingerprint_of(document)
        if now is None:
            return
        for (label, name), (then, odds) in self._odds.items():
            if (
                label == document.label
                and then
                and replace(then, text=now.text).means_the_same(now)
            ):
                yield from odds_hints(document, name, odds)
        for (label, _), (then, results, _) in self._tests.items():
            if label == document.label and then and then.means_the_same(now):
                yield from result_hints(document, results)
        then, coverage = self._coverage.get(document.label, (None, {}))
        if then and then.means_the_same(now):
            yield from coverage_hints(document, coverage)
