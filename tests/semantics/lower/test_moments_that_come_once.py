"""A moment that comes again and again wants a duration, whose rules happen each time: as a line of
an option `at the start of your turn` happened once, where its print says each.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.semantics.winter_world import found_in

EDGES, UNITS = ("start", "end"), ("turn", "round")
WHICH = ("this", "next", "each", "your")
MOMENTS = [
    (edge, which, unit)
    for edge, which, unit in product(EDGES, WHICH, UNITS)
    if (edge, which) != ("start", "this") and (which, unit) != ("your", "round")
]
AGAIN = {("start", "each"), ("end", "each"), ("start", "your")}
"""Moments of which no single one is meant: the turn under way has begun already."""
KINDS = {
    "an option": 'crossroads "T"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{}'
    '    option "B"\n        lose 1 morale\n',
    "an ability": 'survivor "Tilda Bell"\n    flavor "x"\n    occupation "clerk"\n    female\n'
    '    influence 41\n    attack 3+\n    search 2+\n    at "School"\n    ability\n{}',
    "an item": 'item "Bell Rope"\n    flavor "x"\n    tool, in "School" x 2\n    play\n{}',
}


def codes(kind: str, *lines: str) -> list[str]:
    block = "".join(f"        {'    ' * depth}{line}\n" for depth, line in enumerate(lines))
    return [
        each.code
        for each in found_in(KINDS[kind].format(block))
        if each.code not in ("DOW5011", "DOW5025")
    ]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", KINDS)
def test_only_a_single_moment_stands_without_a_duration(
    kind: str, moment: tuple[str, str, str]
) -> None:
    edge, which, unit = moment
    said = f"at the {edge} of {which} {unit}"
    assert codes(kind, said, "add 1 food") == ["DOW3018"] * ((edge, which) in AGAIN)
    if (edge, which) in AGAIN:
        assert codes(kind, "for the rest of the game", said, "add 1 food") == []
        assert codes(kind, "for the rest of the game", f"{said}, once per game", "add 1 food") == []
