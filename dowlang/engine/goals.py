"""Measure progress towards a goal: a pair of integers, and the comparisons it is made of.

`and` is as far as its worst part, `or` as its best, `at least 2 of (…)` as its second best. `=` and
`not` are 0 or 1. `Progress.reached` tells if a goal is reached. The ruleset decides when it is
checked.
"""

from __future__ import annotations

from typing import NamedTuple


class Progress(NamedTuple):
    """`have` of `want`, and by comparison (number of its words in the facts of the card, have,
    want).
    """

    have: int
    want: int
    atoms: tuple[tuple[int, int, int], ...]

    @property
    def reached(self) -> bool:
        """Return True if the goal is met."""
        return self.have >= self.want


_made = tuple.__new__  # a third of the time of `Progress(…)`, which goals are asked for most often


def at_least(number: int, have: int, want: int) -> Progress:
    """Return a comparison that more brings nearer."""
    return _made(Progress, (have, want, ((number, have, want),)))


def holds(number: int, condition: bool) -> Progress:
    """Return the progress of something that is so or not."""
    return _made(Progress, (1, 1, ((number, 1, 1),)) if condition else (0, 1, ((number, 0, 1),)))


def all_of(*parts: Progress) -> Progress:
    """Return the progress of the part that is furthest from its end.

    >>> all_of(at_least(1, 3, 4), at_least(2, 1, 2))[:2]
    (1, 2)
    """
    worst, atoms = parts[0], parts[0][2]
    for part in parts[1:]:
        atoms += part[2]
        if _further(worst, part):
            worst = part
    return _made(Progress, (worst[0], worst[1], atoms))


def any_of(*parts: Progress) -> Progress:
    """Return the progress of the part that is nearest to its end."""
    best = parts[0]
    for part in parts[1:]:
        if _further(part, best):
            best = part
    return Progress(best.have, best.want, tuple(atom for part in parts for atom in part.atoms))


def some_of(count: int, *parts: Progress) -> Progress:
    """Return the progress of the part that comes last of the `count` nearest to their ends.

    >>> some_of(2, at_least(1, 1, 4), at_least(2, 3, 4), at_least(3, 2, 4))[:2]
    (2, 4)
    """
    left = list(parts)
    for _ in range(count):
        best = any_of(*left)
        left.remove(next(part for part in left if part[:2] == best[:2]))
    return Progress(best.have, best.want, tuple(atom for part in parts for atom in part.atoms))


def none_of(part: Progress) -> Progress:
    """Return 1 when the part is not reached, else 0."""
    return Progress(int(not part.reached), 1, part.atoms)


def _further(one: Progress, other: Progress) -> bool:
    """Return True if `one` is a greater share of its way than `other`.

    Only whole numbers are used. A goal that is reached is the whole way.
    """
    have, want, _ = one
    others, wanted, _ = other
    if others >= wanted:
        return False
    if have >= want:
        return True
    if want <= 0 or wanted <= 0:  # both fall short of something below nothing: the smaller gap
        return want - have < wanted - others
    return max(0, have) * wanted > max(0, others) * want
