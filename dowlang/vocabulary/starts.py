"""Declare what a new card of each kind looks like: what `dow new` writes for a game."""

from __future__ import annotations

from collections.abc import Mapping

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Starts:
    """The new cards of one game.

    `uses` is the set that they build on, `first` the kind of the card in a new set and of a card of
    which no kind is named. `texts` holds one card with its tests by kind: `{name}` stands for its
    name in quotes, `{bare}` for the same without, which tells the tests of two cards apart.
    """

    uses: str
    first: str
    texts: Mapping[str, str]
