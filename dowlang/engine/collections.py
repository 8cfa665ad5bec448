"""Answer questions of compiled cards about collections of pieces and numbers. No game is changed.

Division never fails: a card may divide by a number that turns out to be 0, and then gets 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def first(pieces: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the first `count` pieces, all when there are fewer, none for a count below 1."""
    return tuple(pieces[: max(0, count)])


def last(pieces: Sequence[int], count: int) -> tuple[int, ...]:
    """Return the last `count` pieces, the last one first, all when there are fewer, none for a
    count below 1.
    """
    return first(pieces[::-1], count)


def lowest(
    game: Any, key: Callable[..., int], pieces: Sequence[int], *told: object
) -> tuple[int, ...]:
    """Return those pieces whose key is the lowest, in their order. `told` is what the key is told
    too.
    """
    keys = [key(game, piece, *told) for piece in pieces]
    return tuple(piece for piece, value in zip(pieces, keys, strict=True) if value == min(keys))


def highest(
    game: Any, key: Callable[..., int], pieces: Sequence[int], *told: object
) -> tuple[int, ...]:
    """Return those pieces whose key is the highest, in their order."""
    keys = [key(game, piece, *told) for piece in pieces]
    return tuple(piece for piece, value in zip(pieces, keys, strict=True) if value == max(keys))


def lowest_first(
    game: Any, key: Callable[..., int], pieces: Sequence[int], *told: object
) -> tuple[int, ...]:
    """Return the pieces from the lowest key to the highest, equal ones in their order."""
    return tuple(sorted(pieces, key=lambda piece: key(game, piece, *told)))


def highest_first(
    game: Any, key: Callable[..., int], pieces: Sequence[int], *told: object
) -> tuple[int, ...]:
    """Return the pieces from the highest key to the lowest, equal ones in their order."""
    return tuple(sorted(pieces, key=lambda piece: -key(game, piece, *told)))


def divided_down(left: int, right: int) -> int:
    """Return `left / right` rounded down, or 0 when `right` is 0."""
    return left // right if right else 0


def divided_up(left: int, right: int) -> int:
    """Return `left / right` rounded up, or 0 when `right` is 0."""
    return -(-left // right) if right else 0


def enough(*demands: tuple[int, Sequence[int]]) -> bool:
    """Return True if all demands can be met at once, each piece serving one of them.

    A demand is (how many, of which pieces).

    Hall's condition, decided by augmenting paths (Kuhn 1955), so that many demands cost no more
    than their product with the pieces.

    >>> enough((1, (1, 2)), (1, (2,)))
    True
    >>> enough((1, (2,)), (1, (2,)))
    False
    """
    wanted: list[Sequence[int]] = []
    for count, pieces in demands:
        if count > len(pieces):
            return False
        wanted += [pieces] * max(0, count)
    serves: dict[int, int] = {}  # piece -> place in `wanted`
    return all(_serve(place, wanted, serves) for place in range(len(wanted)))


def covered(
    game: Any, available: Callable[..., int], *demands: tuple[int, tuple[Any, ...]]
) -> bool:
    """Return True if there is enough in each pool.

    A demand is (how many, the arguments that name its pool). Demands on equal arguments are added
    up.
    """
    totals: dict[tuple[Any, ...], int] = {}
    for count, arguments in demands:
        totals[arguments] = totals.get(arguments, 0) + count
    return all(available(game, *arguments) >= total for arguments, total in totals.items())


def _serve(place: int, wanted: list[Sequence[int]], serves: dict[int, int]) -> bool:
    """Find a piece for one more place, moving others along a shortest augmenting path."""
    came_from: dict[int, int] = {}  # piece -> the place that reached for it
    queue = [place]
    for now in queue:
        for piece in wanted[now]:
            if piece in came_from:
                continue
            came_from[piece] = now
            if piece in serves:
                queue.append(serves[piece])
                continue
            free = piece
            while True:
                taker = came_from[free]
                before = next((p for p, t in serves.items() if t == taker), None)
                serves[free] = taker
                if before is None:
                    return True
                free = before
    return False
