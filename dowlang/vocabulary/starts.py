"""Declare what a new card of each kind looks like: what `dow new` writes for a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class Starts:
    """The new cards of one game.

    `uses` is the set that they build on, `first` the kind of the card in a new set and of a card of
    which no kind is named. `texts` holds one card with its tests by kind: `{name}` stands for its
    name in quotes, `{bare}` for the same without, which tells the tests of two cards apart.
    `clauses` holds the test of a card by its kind and by the clause that it tests, for cards
    that do not do what a new card of their kind does.

    `events` tells how a test brings an event about: by its phrase, with what is meant in each
    place or `{}` for anything (`attack zombie`, `search {}`), the `given` lines of a table and the
    `when` lines. `states` tells how a test gives a state of a named thing, where that is no line as
    on a card. In both `{1:…}` stands for what the card names in the first place of the phrase,
    behind the colon what is taken where it names none, `{who:…}` for its subject, and `{apart 2}`
    for the first of `apart` that is not what stands for `{2:…}`. `named` holds a card of each sort
    by the word for it. `table` is the first line of such a test, `needs` tells the line for what a
    card takes: the expression that its text matches, and the line. The first that fits is taken.
    In one with `{named}` the group `sort` of the expression is a word of `named`. `voters` holds
    `given` lines that each give another player a piece somewhere, so that there is who votes.
    `goals` tells the line of a test that compares the goal of a card `{name}` where it is `met` and
    where it is `unmet`.
    """

    uses: str
    first: str
    texts: Mapping[str, str]
    clauses: Mapping[tuple[str, str], str] = field(default_factory=dict)
    events: Mapping[str, str] = field(default_factory=dict)
    states: Mapping[str, str] = field(default_factory=dict)
    named: Mapping[str, str] = field(default_factory=dict)
    apart: tuple[str, ...] = ()
    table: str = ""
    needs: tuple[tuple[str, str], ...] = ()
    voters: tuple[str, ...] = ()
    goals: Mapping[str, str] = field(default_factory=dict)
