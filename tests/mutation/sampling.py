"""Which mutants are run, and what their number says about all of them.

Drawn is one mutant of every function that has any, then as many more as are wanted. Who is drawn is
decided by a digest of the name, so the same mutants are drawn again after an edit elsewhere, and a
larger sample holds the smaller one.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from tests.mutation.mutants import Mutant, loose
from tests.mutation.running import Outcome

Z = 1.959964  # two-sided 95 %
KILLED = ("killed", "timeout")


def draw(mutants: Iterable[Mutant], count: int) -> list[Mutant]:
    """At least one of each function, `count` in all (more when there are more functions), in the
    order of their digests.
    """
    ordered = sorted(mutants, key=lambda one: hashlib.sha256(loose(one.id).encode()).digest())
    first: dict[tuple[str, str], Mutant] = {}
    for one in ordered:
        first.setdefault((one.module, one.function), one)
    forced = {one.id for one in first.values()}
    rest = {
        one.id
        for one in [one for one in ordered if one.id not in forced][: max(0, count - len(forced))]
    }
    return [one for one in ordered if one.id in forced or one.id in rest]


@dataclass(frozen=True, slots=True)
class Score:
    """A share with its 95 % interval, in per cent."""

    killed: float
    of: float
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1f} % ({self.low:.1f} to {self.high:.1f})"


def wilson(share: float, of: float) -> Score:
    """The interval of Wilson (1927) for a share of `of` independent trials; shown in per cent."""
    if not of:
        return Score(0, 0, 0, 0, 100)
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return Score(share * of, of, 100 * share, 100 * (middle - half), 100 * (middle + half))


def plain(outcomes: Iterable[Outcome]) -> Score:
    """Each mutant that was run counts once."""
    results = [one.result in KILLED for one in outcomes]
    return wilson(sum(results) / max(1, len(results)), len(results))


def weighted(
    outcomes: Iterable[Outcome], drawn: Iterable[Mutant], everything: Iterable[Mutant]
) -> Score:
    """Each mutant counts for as many as it stands for in its function, so large functions weigh
    what they should; the interval is Wilson's for the effective number of mutants (Kish: square of
    the sum of the weights over the sum of their squares).
    """
    there = Counter((one.module, one.function) for one in everything)
    places = {one.id: (one.module, one.function) for one in drawn}
    runs: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for one in outcomes:
        if one.id in places:
            runs[places[one.id]].append(one.result in KILLED)
    weights = [
        (there[place] / len(results), result)
        for place, results in runs.items()
        for result in results
    ]
    total = sum(weight for weight, _ in weights)
    share = sum(weight for weight, result in weights if result) / max(total, 1e-9)
    return wilson(share, total * total / max(sum(weight * weight for weight, _ in weights), 1e-9))
