"""Sum up many games: shares with intervals, means, tables.

Pure functions over rows. Floats live here and not in the engine.

A row is a game's result as the ruleset declares it (`cause`, `winners`, perhaps `roles` by seat,
and fields of its own) with its `seed`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from dowlang.simulate.game_counts import ASKED, EVENT, FORCED, MANUAL, NOTHING, OFFERED, Counted

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(count: int, total: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share, (0, 1) for no games (Wilson 1927, Brown et al.
    2001).

    >>> [round(x, 4) for x in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if not total:
        return 0.0, 1.0
    share, square = count / total, z * z
    middle = (share + square / (2 * total)) / (1 + square / total)
    half = (
        z / (1 + square / total) * sqrt(share * (1 - share) / total + square / (4 * total * total))
    )
    return (0.0 if count == 0 else max(0.0, middle - half)), (
        1.0 if count == total else min(1.0, middle + half)
    )


def half_width(count: int, total: int) -> float:
    """Return how far the Wilson interval of a share reaches to either side of its middle."""
    low, high = wilson(count, total)
    return (high - low) / 2


def share(count: int, total: int) -> dict[str, Any]:
    """Return a count with its share and interval, rounded to six digits."""
    low, high = wilson(count, total)
    return {
        "count": count,
        "of": total,
        "share": round(count / total, 6) if total else 0.0,
        "low": round(low, 6),
        "high": round(high, 6),
    }


def summary(
    rows: Sequence[Mapping[str, Any]], groups: Iterable[str] = (), roles: Iterable[str] = ()
) -> dict[str, Any]:
    """Return the outcomes of all rows: `causes`, `won` (games with a winner), `seats`, `roles`,
    `means` of the numeric fields, and `by` group.
    """
    total = len(rows)
    return {
        "games": total,
        "won": share(sum(bool(row["winners"]) for row in rows), total),
        "causes": _shares(Counter(str(row["cause"]) for row in rows), total),
        "seats": _seats(rows),
        "roles": _roles(rows, roles),
        "means": _means(rows),
        "by": {group: _by(rows, group) for group in groups},
    }


def table(counts: Counter[Counted], games: int) -> dict[str, Any]:
    """Return the decision kinds and events per game.

    A question of one option or none was answered by the engine.
    """
    of: dict[str, Counter[str]] = {
        what: Counter() for what in (ASKED, FORCED, NOTHING, OFFERED, EVENT, MANUAL)
    }
    for counted, count in counts.items():
        if counted.what in of:
            of[counted.what][counted.name] += count
    return {
        "decisions": {
            kind: {
                "asked": of[ASKED][kind],
                "forced": of[FORCED][kind],
                "none": of[NOTHING][kind],
                "per_game": _per(of[ASKED][kind], games),
                "options": _per(of[OFFERED][kind], of[ASKED][kind]),
            }
            for kind in sorted(set(of[ASKED]) | set(of[FORCED]) | set(of[NOTHING]))
        },
        "events": {
            name: {"count": count, "per_game": _per(count, games)}
            for name, count in sorted(of[EVENT].items())
        },
        "manual": dict(sorted(of[MANUAL].items())),
    }


def _by(rows: Sequence[Mapping[str, Any]], group: str) -> dict[str, Any]:
    out = {}
    for name in sorted({str(row.get(group)) for row in rows}):
        mine = [row for row in rows if str(row.get(group)) == name]
        out[name] = {
            "games": len(mine),
            "won": share(sum(bool(row["winners"]) for row in mine), len(mine)),
            "causes": _shares(Counter(str(row["cause"]) for row in mine), len(mine)),
            "means": _means(mine),
        }
    return out


def _seats(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the wins by seat, over the games that have it when the rows say how many `players`
    there were.
    """
    seats = max(
        (int(row.get("players", max(row["winners"], default=-1) + 1)) for row in rows), default=0
    )
    return [
        share(
            sum(seat in row["winners"] for row in rows),
            sum(int(row.get("players", seats)) > seat for row in rows),
        )
        for seat in range(seats)
    ]


def _roles(rows: Sequence[Mapping[str, Any]], roles: Iterable[str]) -> dict[str, Any]:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for seat, role in enumerate(row.get("roles", ())):
            played[role] += 1
            won[role] += seat in row["winners"]
    return {
        role: share(won[role], played[role]) for role in (*roles, *sorted(set(played) - set(roles)))
    }


def _means(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    names = (
        [name for name, value in rows[0].items() if type(value) is int and name != "seed"]
        if rows
        else []
    )
    out = {}
    for name in names:
        values = [int(row[name]) for row in rows if type(row.get(name)) is int]
        out[name] = {
            "mean": _per(sum(values), len(values)),
            "least": min(values),
            "most": max(values),
        }
    return out


def _shares(counts: Counter[str], total: int) -> dict[str, Any]:
    return {
        name: share(count, total)
        for name, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    }


def _per(count: int, total: int) -> float:
    return round(count / total, 6) if total else 0.0
