"""Name the figures that a report of many games shows of one game's cards.

A ruleset yields tallies of each finished game (`Declarations.tallies`). Its report tells which of
them stand in which table, as a share or a mean, and when a figure is worth a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple


class Bound(NamedTuple):
    """A limit of a share that a designer wants to hear of: `says` has `{name}`, `{count}`, `{of}`.

    Told when the whole 95 % interval lies beyond it.
    """

    limit: float
    says: str


class Figure(NamedTuple):
    """One column: how often `counted` was told of a card.

    `of` makes it a share or a mean: how often that was told of it. Without it the figure is a
    count. It is a share when it never exceeds 1 (`share`), which has an interval and may have
    bounds.
    """

    title: str
    counted: tuple[str, ...]
    of: tuple[str, ...] = ()
    share: bool = False
    below: Bound | None = None
    above: Bound | None = None


class ReportTable(NamedTuple):
    """One table: a row for each name of which `what` was told."""

    what: str
    title: str
    figures: tuple[Figure, ...]


class Dominated(NamedTuple):
    """A card that is never better than another one that comes in its place.

    `card` and `other` are paths, `says` is the sentence, `figure` what both have.
    """

    card: str
    other: str
    says: str
    figure: Mapping[str, Any]


class Report(NamedTuple):
    """What a ruleset declares for reports.

    `success` says of a result whether the players reached what they play for together. `succeeded`
    is what that is called. `wanted` is the share of successes that a goal of all should have, and
    `early` the number of rounds before which it should not end. `groups` are fields of the result
    by which outcomes are shown. `dominated` finds cards of a set that another one is better than.
    """

    success: Callable[[Mapping[str, Any]], bool]
    succeeded: str
    tables: tuple[ReportTable, ...]
    groups: tuple[str, ...] = ()
    rounds: str = ""  # the field of the result with the number of rounds played
    wanted: tuple[float, float] = (0.25, 0.75)
    early: int = 3
    dominated: Callable[[Any], Iterable[Dominated]] | None = None  # of a set
