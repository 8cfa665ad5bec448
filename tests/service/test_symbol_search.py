"""Cards are found by letters of their names, those that begin with them first."""

from __future__ import annotations

from dowlang.service.symbol_search import search_symbols
from tests.service.opened_set import CARD, OpenedSet


def test_names_that_begin_with_two_words_stand_before_those_that_only_have_the_letters(
    opened_set: OpenedSet,
) -> None:
    found = search_symbols(opened_set.open(CARD).warm_set, "the f")
    begin = [each.name.casefold().startswith("the f") for each in found]
    assert begin == sorted(begin, reverse=True) and set(begin) == {True, False}
