"""Name what a ruleset declares for the odds of a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

C = TypeVar("C")  # the set of cards


class Odds(NamedTuple, Generic[C]):
    """The ruleset's declarations by which odds are told.

    `measures`: name -> a count of a state. `deeds(game, card) -> (label, schedule)`: the actions
    that the card with these facts allows on this table. `table(cards, seed, players)`: a table in
    play at which somebody has a turn. `streams`: numbers of those written out. `lasting`: name ->
    how much of something is in force whose worth no count tells, named when an option changes it.
    `comes_up(game, card)`: True if the condition that the card waits for holds on this table.
    `sources`: a name of `lasting` -> the paths of the cards that it comes of, by which an end of it
    is told. `full`: name of a measure -> True where its track is at its end, so that a gain of it
    is none. `taken_along`: name of a measure -> the one by which some of it is taken along, and the
    sentence that says so: who dies takes wounds along.
    """

    measures: Mapping[str, Callable[[Any], int]]
    deeds: Callable[[Any, Mapping[str, Any]], tuple[tuple[str, Callable[[Any], None]], ...]]
    table: Callable[[C, int, int], Any]
    streams: tuple[int, ...]
    lasting: Mapping[str, Callable[[Any], int]] = MappingProxyType({})
    comes_up: Callable[[Any, Mapping[str, Any]], bool] | None = None
    full: Mapping[str, Callable[[Any], bool]] = MappingProxyType({})
    sources: Mapping[str, Callable[[Any], Iterable[str]]] = MappingProxyType({})
    taken_along: Mapping[str, tuple[str, str]] = MappingProxyType({})

    @property
    def watched(self) -> Mapping[str, Callable[[Any], int]]:
        """Return all that is looked at before and after."""
        return {**self.measures, **self.lasting}
