"""The share of mistakes that is found, over a part of the corpus; `python -m tests.recall` runs
it at length.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.recall.measuring import Measure, Share, table
from tests.recall.spoiling import CERTAIN, SPOILERS

BASE = Path(__file__).parents[2] / "cards" / "base"
MUTANTS = 60


@cache
def measure() -> Measure:
    return Measure(BASE)


@pytest.mark.proof
def test_the_untouched_set_gives_no_alarm() -> None:
    assert {
        card.label: found
        for card in measure().files
        if (found := measure().found(card.label, card.text))
    } == {}


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", CERTAIN)
def test_every_mutant_of_a_certain_kind_is_found_at_its_line(kind: str) -> None:
    share = measure().share(kind, MUTANTS)
    assert share.made == MUTANTS and share.same == 0
    assert [(m.label, m.line, m.now) for m in share.missed] == []
    assert share.at_the_line == share.found


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", [kind for kind in SPOILERS if kind not in CERTAIN])
def test_the_other_kinds_are_found_as_well(kind: str) -> None:
    share = measure().share(kind, MUTANTS)
    assert share.wrong >= 7
    assert share.found / share.wrong >= 0.95


@pytest.mark.proof
def test_a_checker_that_is_blind_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure can fail: with findings held back, every mutant counts as missed."""
    blind = Measure(BASE)
    monkeypatch.setattr(blind, "found", lambda label, text: [])
    share = blind.share("misspelt", 5)
    assert len(share.missed) == 5 and share.found == 0


@pytest.mark.proof
def test_mutants_that_print_the_same_are_dropped_and_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two spaces for one make no mistake: `dow fmt` prints the same."""

    def spaced(card, corpus, chance):  # type: ignore[no-untyped-def]
        from tests.recall.spoiling import Mutant

        yield Mutant("spaced", card.label, 1, "", "", card.text.replace("        ", "          "))

    monkeypatch.setitem(SPOILERS, "spaced", spaced)
    share = measure().share("spaced", 5)
    assert (share.made, share.same, share.missed) == (5, 5, [])


@pytest.mark.sample(2)
@pytest.mark.parametrize("kind", SPOILERS)
def test_a_mutant_differs_from_its_file_and_the_corpus_is_the_same_twice(kind: str) -> None:
    texts = {card.label: card.text for card in measure().files}
    mutants = list(measure().mutants(kind, 30))
    assert mutants == list(measure().mutants(kind, 30))
    assert all(mutant.text != texts[mutant.label] and mutant.kind == kind for mutant in mutants)


def test_no_misspelling_is_a_word_or_stands_in_a_text() -> None:
    """The oracle of the first kind, asked from outside."""
    known = measure().words.parser.lexer.terminals
    card = next(card for card in measure().files if "flavor" in card.text)
    flavor = next(line for line in card.lines if "flavor" in line)
    for mutant in SPOILERS["misspelt"](card, measure().corpus, Random(1)):
        (wrong,) = set(re.findall(r"\w+", mutant.now)) - set(re.findall(r"\w+", mutant.was))
        assert wrong not in known
        assert flavor.split('"')[1] in mutant.text


@pytest.mark.proof
def test_the_table_names_every_kind() -> None:
    shares = {kind: Share(made=4, same=1, found=3, at_the_line=3) for kind in SPOILERS}
    lines = table(shares).splitlines()
    assert len(lines) == 1 + len(SPOILERS) and all("100.00%" in line for line in lines[1:])
