"""Change the lines of a test in one place each, so that something else comes of them: another
number, place or seat, a line less, other votes, another face of a die, turns that go on.

Nothing here knows what a change leads to. `draft_trials` finds the first that leads where it is
wanted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from dowlang.vocabulary.starts import Starts

ANSWER = re.compile(r"    when player \d (?:chooses|answers|votes|accepts|declines)\b")
"""A line that answers what a card asks."""

VOTE_LINE = re.compile(r"    when player \d votes\b")

GIVEN, WHEN, THEN = "    given ", "    when ", "    then "
PLACE = re.compile(r"\b(?:is at|to) ([^,\n]+)")
NUMBER = re.compile(r"(?<= = )\d+")
DICE = re.compile(r"(?:, [a-z]+ (?:\d+|[a-z]+))+$")
VOTE = "    when player {} votes {}"
SIDES = {"passes": "for", "fails": "against"}
FACES = range(1, 7)
ROUND = ("    when player 2 starts", "    when player 1 starts")


def up_to_an_answer(lines: Sequence[str]) -> list[str]:
    """Return the lines of a test before the first that answers what a card asks."""
    at = next((at for at, line in enumerate(lines) if ANSWER.match(line)), len(lines))
    return list(lines[:at])


def without_dice(lines: Sequence[str]) -> list[str]:
    """Return the lines of a test with no dice that they force at their ends."""
    return [DICE.sub("", line) if line.startswith(WHEN) else line for line in lines]


def going_on(lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines of a test with one to four turns more."""
    for number in range(1, 5):
        yield [*lines, *(ROUND * 2)[:number]]


def with_votes(lines: Sequence[str], seats: int, side: str, dice: str) -> Iterator[list[str]]:
    """Yield the lines of a test, which has come to a vote, with votes of some seats for one of
    `SIDES`, of all seats first. The last of them ends with the dice that it sets off.
    """
    for number in range(seats, 0, -1):
        for voting in combinations(range(1, seats + 1), number):
            cast = [VOTE.format(seat, SIDES[side]) for seat in voting]
            yield [*lines, *cast[:-1], cast[-1] + dice]


def with_faces(lines: Sequence[str], die: str, faces: Sequence[object]) -> Iterator[list[str]]:
    """Yield the lines of a test with a die on one of some faces in place of one that a line gives,
    the last first.
    """
    given = re.compile(rf", {die} \w+")
    for at, line in reversed(list(enumerate(lines))):
        for found in given.finditer(line) if line.startswith(WHEN) else ():
            for face in faces:
                way = f"{line[: found.start()]}, {die} {face}{line[found.end() :]}"
                yield [*lines[:at], way, *lines[at + 1 :]]


def with_one_die_more(
    lines: Sequence[str], die: str, faces: Sequence[object]
) -> Iterator[list[str]]:
    """Yield the lines of a test with one die more at the end of an act, the last first."""
    for at, line in reversed(list(enumerate(lines))):
        if line.startswith(WHEN):
            for face in faces:
                yield [*lines[:at], f"{line}, {die} {face}", *lines[at + 1 :]]


def changed(starts: Starts | None, lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines of a test with one change each of what its table gives or of what is done."""
    yield from _other_numbers(lines)
    if starts is not None:
        yield from _other_names(starts, lines)
    yield from _other_seats(lines)
    yield from _without_one(lines)


def _other_numbers(lines: Sequence[str]) -> Iterator[list[str]]:
    for at, line in enumerate(lines):
        if line.startswith(GIVEN):
            for found in NUMBER.finditer(line):
                value = int(found[0])
                for other in dict.fromkeys((max(value - 1, 0), value + 1, 0, value + 6)):
                    if other != value:
                        now = f"{line[: found.start()]}{other}{line[found.end() :]}"
                        yield [*lines[:at], now, *lines[at + 1 :]]


def _other_names(starts: Starts, lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines with two names of one sort in each other's place: everywhere, or of a place
    only where the table gives who is there. Places are those of the game's drafts with those where
    the table puts somebody or an act leads.
    """
    said = "\n".join(lines)
    places = dict.fromkeys((*(found[1] for found in PLACE.finditer(said)), *starts.apart))
    for names in (tuple(places), tuple(starts.named.values())):
        for name in (name for name in names if name in said):
            for other in (other for other in names if other != name):
                swapped = {name: other, other: name}
                yield [_swapped(line, swapped) for line in lines]
                yield [
                    line.replace(f"is at {name}", f"is at {other}")
                    if line.startswith(GIVEN)
                    else line
                    for line in lines
                ]


def _swapped(line: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], line)


def _other_seats(lines: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines with a piece or card of player 1 given to player 2."""
    for at, line in enumerate(lines):
        if line.startswith(GIVEN) and "player 1 " in line:
            yield [*lines[:at], line.replace("player 1 ", "player 2 "), *lines[at + 1 :]]


def _without_one(lines: Sequence[str]) -> Iterator[list[str]]:
    for at, line in enumerate(lines):
        if line.startswith(GIVEN):
            yield [*lines[:at], *lines[at + 1 :]]
