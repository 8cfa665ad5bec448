"""Mistakes as people make them: what is said of them, and what comes of a hint taken at its word.

`python -m tests.recall human` at length.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.recall.human import ANOTHER_CARD, HUMAN
from tests.recall.human_measuring import HumanMeasure, Told

MUTANTS = 8
CHECKS = 0.95
RESTORES = 0.85


@cache
def measure() -> HumanMeasure:
    return HumanMeasure()


@cache
def told(kind: str) -> Told:
    return measure().told(kind, MUTANTS)


@pytest.mark.proof
def test_the_untouched_cards_give_no_alarm() -> None:
    assert {
        card.label: found
        for card in measure().files
        if (found := measure().found(card.label, card.text))
    } == {}


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", HUMAN)
def test_mistakes_are_told_at_their_line_and_no_hint_is_the_line_itself(kind: str) -> None:
    one = told(kind)
    assert one.made == MUTANTS
    if kind not in ANOTHER_CARD:
        assert [(m.label, m.line, m.now) for m in one.silent] == []
    assert [(m.now, offer) for m, _, offer in one.foolish] == []
    floor = (
        0.5 if kind == "margin" else 0.9
    )  # the line that lacks its block is the one above the line that slipped
    assert one.found == 0 or one.at_the_line / one.found >= floor


@pytest.mark.proof
def test_hints_check_and_restore_what_was_meant() -> None:
    whole = Told()
    for kind in HUMAN:
        whole.add(told(kind))
    assert whole.checks / whole.offered >= CHECKS, [
        (m.now, found.help) for m, found in whole.refused
    ]
    assert whole.restored / whole.found >= RESTORES
    assert whole.offered / whole.found >= 0.9 and whole.one / whole.found >= 0.95


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", HUMAN)
def test_the_corpus_is_the_same_twice_and_differs_from_its_cards(kind: str) -> None:
    texts = {card.label: card.text for card in measure().files}
    mutants = list(measure().mutants(kind, MUTANTS))
    assert mutants == list(measure().mutants(kind, MUTANTS))
    assert all(mutant.text != texts[mutant.label] and mutant.kind == kind for mutant in mutants)


def test_a_checker_without_hints_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: with findings held back, every mutant counts as silent."""
    blind = HumanMeasure()
    monkeypatch.setattr(blind, "found", lambda label, text, hints=True: [])
    assert len(blind.told("other letter", 3).silent) == 3
