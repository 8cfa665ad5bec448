"""Mistakes as people make them: what is said of them, and what comes of a hint taken at its word.

`python -m tests.recall human` at length.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests import width
from tests.recall.following import BESIDES, OF_THE_HAND, followed, several
from tests.recall.human import ANOTHER_CARD, HUMAN
from tests.recall.human_measuring import HumanMeasure, Told
from tests.recall.spoiling import Mutant

MUTANTS = 8
SEVERAL = width.of(60, 120)
CHECKS = 0.95
RESTORES = 0.85


class Remembering(HumanMeasure):
    """A measure that makes the mutants of a kind once: they are drawn from all that can be made."""

    @cache  # noqa: B019 - there is one of it
    def drawn(self, kind: str, most: int, seed: int) -> tuple[Mutant, ...]:
        return tuple(super().mutants(kind, most, seed))

    def mutants(self, kind: str, most: int, seed: int = 1) -> Iterator[Mutant]:
        return iter(self.drawn(kind, most, seed))


@cache
def measure() -> HumanMeasure:
    return Remembering()


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


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", HUMAN)
def test_mistakes_are_told_at_their_line_and_no_hint_is_the_line_itself(kind: str) -> None:
    one = told(kind)
    assert one.made == MUTANTS
    if kind not in ANOTHER_CARD:
        assert [(m.label, m.line, m.now) for m in one.silent] == []
    assert [(m.now, offer) for m, _, offer in one.foolish] == []
    # the line that lacks its block is the one above the line that slipped
    floor = 0.5 if kind == "margin" else 0.9
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


@pytest.mark.proof
@pytest.mark.parametrize("seed", [1])
def test_lines_with_several_mistakes_are_led_in_two_steps_and_never_back(seed: int) -> None:
    """Each hint is typed, then the next: no text comes twice, and hardly a line stays open."""
    lines = list(several(measure(), 12, seed, (*OF_THE_HAND, *BESIDES)))
    out = followed(measure(), iter(lines))
    assert out.back == []
    assert out.made >= 11 and (out.in_one + out.in_two) / out.made >= 0.9, out.open


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 4))
def test_many_lines_with_several_mistakes_are_led_on(seed: int) -> None:
    out = followed(measure(), several(measure(), SEVERAL, seed, (*OF_THE_HAND, *BESIDES)))
    assert out.back == []
    assert (out.in_one + out.in_two) / out.made >= 0.93, out.open


def test_a_hint_that_leads_back_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: a checker whose hints are the other of two lines is found out."""
    mutant = next(several(measure(), 1, 9))
    other = mutant.text.replace(mutant.now, mutant.was + " " + mutant.now)
    blind = HumanMeasure()
    honest = blind.found

    def found(label: str, text: str, hints: bool = True) -> list:  # type: ignore[type-arg]
        back = mutant.now if text == other else f"{mutant.was} {mutant.now}"
        first = honest(label, mutant.text)[0]
        return [replace(first, code="DOW2002", help=f"it is written `{back}`", fix=None)]

    monkeypatch.setattr(blind, "found", found)
    assert len(followed(blind, iter([mutant])).back) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", HUMAN)
def test_the_corpus_is_the_same_twice_and_differs_from_its_cards(kind: str) -> None:
    texts = {card.label: card.text for card in measure().files}
    mutants = list(measure().mutants(kind, MUTANTS))
    assert mutants == list(HumanMeasure.mutants(measure(), kind, MUTANTS))
    assert all(mutant.text != texts[mutant.label] and mutant.kind == kind for mutant in mutants)


def test_a_checker_without_hints_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: with findings held back, every mutant counts as silent."""
    blind = HumanMeasure()
    monkeypatch.setattr(blind, "found", lambda label, text, hints=True: [])
    assert len(blind.told("other letter", 3).silent) == 3
