"""Say how two ways to play differ, from pairs of games that had the same chance.

Pure functions over pairs of results. Each figure is defined in `docs/metrics.md`. An interval is
the middle 95 % of what 1,000 drawings of as many pairs, with replacement, give (Efron 1979). The
drawings have a seed of their own that never changes, so the same pairs give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from operator import itemgetter
from random import Random
from typing import Any

DRAWINGS = 1000
TAIL = DRAWINGS // 40  # drawings left out at either end: 2.5 %
SEED = 20_250

Result = Mapping[str, Any]
Pair = tuple[Result, Result]
Part = tuple[int, int]
"""Count and number of cases that one game adds to a figure."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One figure: what a game adds to it. It is a share where it never exceeds 1, else a mean."""

    name: str
    share: bool
    part: Callable[[Result], Part]


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure on both sides, B less A, with its interval and the correlation over the pairs."""

    name: str
    share: bool
    a: float
    b: float
    difference: float
    low: float
    high: float
    correlation: float | None

    @property
    def told(self) -> dict[str, Any]:
        """Return it as data, rounded to six digits."""
        rounded = {
            key: None if value is None else round(value, 6) + 0.0
            for key, value in (
                ("a", self.a),
                ("b", self.b),
                ("difference", self.difference),
                ("low", self.low),
                ("high", self.high),
                ("correlation", self.correlation),
            )
        }
        return {"name": self.name, "share": self.share, **rounded}

    @property
    def half(self) -> float:
        """Return how far the interval reaches to either side of its middle."""
        return (self.high - self.low) / 2


def measures_of(
    pairs: Sequence[Pair], success: Measure, roles: Iterable[str], settings: Iterable[str]
) -> list[Measure]:
    """Return the figures that all games of these pairs have: success, winners by seat and role,
    causes, and the mean of each number of the result. Fields that are `settings` are none.
    """
    games = [game for pair in pairs for game in pair]
    if not games:
        return [success]
    seats = min(_seats(game) for game in games)
    causes = sorted({str(game["cause"]) for game in games})
    present = {role for game in games for role in game.get("roles", ())}
    out = [success, Measure("with a winner", True, lambda game: (int(bool(game["winners"])), 1))]
    out += [Measure(f"ended by {cause}", True, _ended_by(cause)) for cause in causes]
    out += [Measure(f"player {seat + 1} won", True, _won(seat)) for seat in range(seats)]
    out += [
        Measure(f"{role} players won", True, _role_won(role)) for role in roles if role in present
    ]
    kept = set(settings) | {"seed"}
    out += [
        Measure(name, False, _number(name))
        for name, value in games[0].items()
        if type(value) is int
        and name not in kept
        and all(type(game.get(name)) is int for game in games)
    ]
    return out


def differences(
    pairs: Sequence[Pair], measures: Sequence[Measure], alike: bool
) -> list[Difference]:
    """Return every figure that both sides have. Where the games of every pair are `alike`, each
    difference is exactly 0, with an interval of 0 to 0. Else one pair has no means: nothing is
    known of how they vary.
    """
    columns = {measure.name: _columns(pairs, measure) for measure in measures}
    means = alike or len(pairs) > 1
    measures = [each for each in measures if _both(columns[each.name]) and (each.share or means)]
    draws = [] if alike else _draws(len(pairs))
    smoothed = [] if alike else _draws(len(pairs) + 2)
    return [
        _difference(measure, columns[measure.name], smoothed if measure.share else draws)
        for measure in measures
    ]


def pairs_wanted(found: Difference, pairs: int, precision: float) -> int:
    """Return how many pairs it takes in all until the interval reaches `precision` to either
    side.
    """
    return max(1, ceil(pairs * (found.half / precision) ** 2)) if pairs else 0


def correlation(a: Sequence[float], b: Sequence[float]) -> float | None:
    """Return Pearson's correlation, None where one side never changes."""
    count = len(a)
    if not count:
        return None
    mean_a, mean_b = sum(a) / count, sum(b) / count
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    spread = sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b)
    return max(-1.0, min(1.0, both / sqrt(spread))) if spread > 0 else None


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of values and its interval: mean, low, high. Raises `ValueError` for none."""
    if not values:
        raise ValueError("there is no mean of no values")
    mean = sum(values) / len(values)
    return mean, *_middle([sum(draw(values)) / len(values) for draw in _draws(len(values))], mean)


# ---- figures
def _seats(game: Result) -> int:
    return int(game.get("players", len(game.get("roles", ()))))


def _ended_by(cause: str) -> Callable[[Result], Part]:
    return lambda game: (int(game["cause"] == cause), 1)


def _won(seat: int) -> Callable[[Result], Part]:
    return lambda game: (int(seat in game["winners"]), 1)


def _role_won(role: str) -> Callable[[Result], Part]:
    def part(game: Result) -> Part:
        seats = [seat for seat, name in enumerate(game["roles"]) if name == role]
        return sum(seat in game["winners"] for seat in seats), len(seats)

    return part


def _number(name: str) -> Callable[[Result], Part]:
    return lambda game: (int(game[name]), 1)


# ---- bootstrap
_Columns = tuple[list[Part], list[Part]]
_Draw = Callable[[Sequence[float]], tuple[float, ...]]


def _columns(pairs: Sequence[Pair], measure: Measure) -> _Columns:
    return [measure.part(a) for a, _ in pairs], [measure.part(b) for _, b in pairs]


def _both(columns: _Columns) -> bool:
    return all(any(cases for _, cases in column) for column in columns)


def _draws(size: int) -> list[_Draw]:
    """Return what picks the entries of each drawing from a column of that size, always the same
    for a size.
    """
    if size == 1:  # `itemgetter` of one place returns what is there
        return [tuple] * DRAWINGS
    chance = Random(SEED)
    return [itemgetter(*chance.choices(range(size), k=size)) for _ in range(DRAWINGS)]


def _difference(
    measure: Measure,
    columns: _Columns,
    draws: Sequence[_Draw],
) -> Difference:
    a, b = columns
    rate_a, rate_b = _rate(a), _rate(b)
    low = high = difference = rate_b - rate_a
    if draws:
        if measure.share:  # a pair for each side: a few pairs without a difference prove nothing
            a, b = [*a, (1, 1), (0, 1)], [*b, (0, 1), (1, 1)]
        low, high = _middle(_drawn(a, b, draws), difference)
    return Difference(
        measure.name,
        measure.share,
        rate_a,
        rate_b,
        difference,
        low,
        high,
        _correlation(*columns),
    )


def _middle(drawn: Sequence[float], figure: float) -> tuple[float, float]:
    """Return where the middle 95 % of what was drawn begin and end, the figure itself inside."""
    ascending = sorted(drawn)
    return min(ascending[TAIL], figure), max(ascending[-TAIL - 1], figure)


def _drawn(
    a: Sequence[Part],
    b: Sequence[Part],
    draws: Sequence[_Draw],
) -> list[float]:
    if all(cases == 1 for column in (a, b) for _, cases in column):
        gained = [y[0] - x[0] for x, y in zip(a, b, strict=True)]
        return [sum(draw(gained)) / len(gained) for draw in draws]
    parts = [[part[place] for part in column] for column in (a, b) for place in (0, 1)]
    out = []
    for draw in draws:
        count_a, cases_a, count_b, cases_b = (sum(draw(column)) for column in parts)
        if cases_a and cases_b:
            out.append(count_b / cases_b - count_a / cases_a)
    return out + [0.0] * (DRAWINGS - len(out))


def _rate(column: Sequence[Part]) -> float:
    return sum(count for count, _ in column) / sum(cases for _, cases in column)


def _correlation(a: Sequence[Part], b: Sequence[Part]) -> float | None:
    """Return the correlation over the pairs in which both games have cases."""
    both = [(x, y) for x, y in zip(a, b, strict=True) if x[1] and y[1]]
    return correlation([x[0] / x[1] for x, _ in both], [y[0] / y[1] for _, y in both])
