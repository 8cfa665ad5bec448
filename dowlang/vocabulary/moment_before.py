"""Describe what the sentence of an event asks of the moment before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Before:
    """The questions that the sentence of an event asks of the moment before it.

    An example is the controller of a survivor that `is killed`, when it is told nobody's. `asked`:
    the function of a word or an adjective -> the one that is asked in its place, with the same
    arguments and then these `fields` of the event's payload. `told`: the function of a word that
    says something of the piece in the first field -> the field that says it. `gone`: functions of
    words that nothing can answer below the clause, for what they ask about has left with the piece.
    `since`: functions that are asked of the state as it is, below the clause. `missed`: tests of
    where an effect gets at a piece (`EffectWord.there`) that never hold of the one that is gone.
    `stays`: the piece is still there, so that nothing but the clause itself asks of the moment
    before. `around`: functions of the moment before that ask of others too, who may have gone by
    the time of a later question. `clause`: what is asked in place of `asked` by the clause alone.
    `domains`: the name of a noun -> the function of those `fields`
    that gives its pieces as they were.
    """

    fields: tuple[str, ...]
    asked: Mapping[Callable[..., Any], Callable[..., Any]]
    told: Mapping[Callable[..., Any], str]
    gone: frozenset[Callable[..., Any]] = frozenset()
    since: frozenset[Callable[..., Any]] = frozenset()
    missed: frozenset[Callable[..., Any]] = frozenset()
    stays: bool = False
    around: frozenset[Callable[..., Any]] = frozenset()
    clause: Mapping[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict)
    domains: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
