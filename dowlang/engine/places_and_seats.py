"""How pieces lie and players sit: ways between places, rows that slide, seats in turn, who is best.

Pure functions over numbers, for any ruleset. A place is its number in a list of neighbours, a seat
its number clockwise.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any


def distances(near: Sequence[Sequence[int]], origin: int) -> tuple[int, ...]:
    """Return the least number of steps from `origin` to each place, -1 where no way leads.

    `near` lists the places that are one step away from each.

    >>> distances([[1], [0, 2], [1], []], 0)
    (0, 1, 2, -1)
    """
    out = [-1] * len(near)
    out[origin] = 0
    queue = deque([origin])
    while queue:
        place = queue.popleft()
        for other in near[place]:
            if out[other] < 0:
                out[other] = out[place] + 1
                queue.append(other)
    return tuple(out)


def steps_closer(
    near: Sequence[Sequence[int]], distance: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Return for each place those next to it that are one step closer, several of equal ways.

    >>> near = [[1, 2], [0, 3], [0, 3], [1, 2]]
    >>> steps_closer(near, distances(near, 0))
    ((), (0,), (0,), (1, 2))
    """
    return tuple(
        tuple(other for other in others if distance[other] < distance[place])
        for place, others in enumerate(near)
    )


def slid(row: Sequence[int], slot: int, new: int) -> tuple[int, ...]:
    """Return a row after the piece of a slot was taken: those left of the gap slide right by one,
    and `new` comes in on the left.

    >>> slid((1, 2, 3, 4), 2, 9)
    (9, 1, 2, 4)
    """
    return (new, *row[:slot], *row[slot + 1 :])


def in_turn(seats: int, first: int) -> tuple[int, ...]:
    """Return all seats once, clockwise from the first.

    >>> in_turn(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def best(ranks: Sequence[Sequence[Any]]) -> list[int]:
    """Return the places of the greatest ranks, compared part by part: the first difference
    decides, and those equal in all of it share.

    >>> best([(5, 1, 0), (5, 2, 0), (5, 2, 0), (4, 9, 9)])
    [1, 2]
    """
    greatest = max(map(tuple, ranks), default=())
    return [place for place, rank in enumerate(ranks) if tuple(rank) == greatest]
