"""A name is read as it is, whatever the game's spellings and contractions do to other words."""

from __future__ import annotations

import pytest

from dowlang.natural.chart.word_lattice import normalize_print, tokenize

SPELLINGS = ((r"\btill\b", "until"), (r"\broll again\b", "reroll"))
NAMES = ("Till Dawn", "Roll Again", "Nobody’s Dog", "We can't wait")


@pytest.mark.parametrize("quotes", ['"{}"', "“{}”", "{}"])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_found_as_it_is_called(name: str, quotes: str) -> None:
    text = f"Discard {quotes.format(name)} till they can't roll again."
    sentence = tokenize(text, {}, NAMES, (), SPELLINGS)
    assert sentence is not None
    found = [edge.text for edge in sentence.edges[1] if edge.terminal == "STRING"]
    assert found == [f'"{name}"']
    assert sentence.words[-4:] == ("until", "they", "cannot", "reroll")


def test_a_text_that_is_nobodys_name_stays_too() -> None:
    said = normalize_print("they won't say \"We can't wait till dawn\"", SPELLINGS)
    assert said == 'they will not say "We can\'t wait till dawn"'
