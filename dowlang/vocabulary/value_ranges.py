"""Bound the numbers of a game, given all cards, for lints about a whole set.

A ruleset gives one function `ranges(cards) -> Ranges`, `cards` being the facts of all cards (`dow
cards --format json`). Bounds are those of every state that the printed rules and these cards allow.
A number of which nothing is said can be anything from 0 on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any

from dowlang.records import dataclass

Facts = Mapping[str, Any]
Interval = tuple[int, int | None]
"""Least and most, where None is no known bound."""
Unheard = tuple[frozenset[str] | None, str]
"""Slugs of what an event is never about (None: whatever it is), and why."""


@dataclass(frozen=True, slots=True)
class Ranges:
    """The bounds of one game with one set of cards."""

    numbers: Mapping[str, Interval] = field(default_factory=dict)
    """Phrase of a number word, or name of a tally noun -> its least and most."""
    filtered: Mapping[tuple[str, str], Interval] = field(default_factory=dict)
    """(tally noun, filter phrase) -> the least and most of that part: the zombies at one
    location.
    """
    named: Mapping[tuple[str, str], Interval] = field(default_factory=dict)
    """(phrase of a number word, slug of what it names) -> its least and most: the level of a track
    that a card declares.
    """
    one_at_a_time: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(phrase said of a piece, slug of the piece) -> those of which it holds of one at a time."""
    alone: tuple[str, ...] = ()
    """Phrases that hold of one piece at a time, with the same thing in their slots: one card is on
    top of a deck.
    """
    in_force: tuple[str, ...] = ()
    """Phrases of both that hold of a card itself while its rules are in force."""
    unanswered: Mapping[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    """(phrase of a number word, slug of what it names) -> (the number as it is written, where alone
    it has a meaning).
    """
    settings: Mapping[str, str] = field(default_factory=dict)
    """Phrase of an effect word that sets a number of what it names to an amount -> phrase of that
    number.
    """
    pieces: Callable[[str, frozenset[str]], int | None] = lambda noun, adjectives: None
    """(noun, adjectives) -> the most pieces of which all these adjectives can ever hold, None: no
    bound is known.
    """
    least: Mapping[str, int] = field(default_factory=dict)
    """Noun -> how many of its pieces there always are."""
    mixed: tuple[str, ...] = ()
    """References to lists that hold other things than the pieces of the noun they are counted
    as: of how many, nothing is said.
    """
    changing: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Phrase of an effect or rule word -> phrases of the numbers whose printed bounds hold only
    where no card of the set says the word.
    """
    tokens: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Phrase of an effect word with `{count}` -> (what it puts on the table, how many of those
    lie in the box).
    """
    apart: tuple[frozenset[str], ...] = ()
    """Adjectives and filter phrases that never hold together of one piece (filters: with the
    same thing in their slot).
    """
    single: tuple[str, ...] = ()
    """Filter phrases that hold with one thing in their slot at a time: what is at one place is
    not at another.
    """
    elsewhere: tuple[frozenset[str], ...] = ()
    """Phrases that never hold together of one piece, whatever is in their slots: what is in a
    deck is at no place.
    """
    fixed: Mapping[str, str] = field(default_factory=dict)
    """Phrase of a reference -> the slug (or another name) of the one thing it always means."""
    voteless: tuple[str, ...] = ()
    """Adjectives of players who have no vote."""
    never_awaited: Mapping[int, str] = field(default_factory=dict)
    """Number of an event -> why no card that waits for a trigger lies open when it happens."""
    supplied: Mapping[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """(phrase of an effect word with a number, slug of what it puts on the table) -> (how that is
    called, how many of those there are).
    """
    empty: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """(phrase of an effect word, slug of a thing that it names) -> why it never does anything."""
    unheard: Mapping[tuple[str, str, int], Unheard] = field(default_factory=dict)
    """(kind and slug of a card, number of an event) -> what the event is never about while the
    rules of that card are in force.
    """
    unfit: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """(kind and slug of a card) -> why no game can be set up with it, or nobody can ever do what it
    asks.
    """
    carried_out: Mapping[tuple[str, str], frozenset[tuple[str, str, str]]] = field(
        default_factory=dict
    )
    """(phrase of an effect word, slug of a thing that it names) -> the procedures of cards (kind,
    slug, role), one of which is carried out by it.
    """


Measured = Callable[[Sequence[Facts]], Ranges]
