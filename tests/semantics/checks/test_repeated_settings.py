"""What a card settles twice: the second line is told, with the first; what may both be meant is
not.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

HEAD = 'scenario "Twice"\n    flavor "Twice."\n    uses base\n'


def told(*lines: str) -> list[str]:
    """Codes and messages of a scenario with these lines, the first of which is line 4."""
    text = HEAD + "".join(f"    {line}\n" for line in lines)
    return [f"{found.code} {found.span.line} {found.message}" for found in checked_text(text)[1]]


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (
            ('rule "start.food" is "2"', 'rule "start.food" is "3"'),
            ['DOW2007 5 found a second `rule "start.food" is …`, the first is on line 4'],
        ),
        (
            ('remove "Aspirin"', 'remove the item "Aspirin"'),
            ['DOW2007 5 found a second `remove "Aspirin"`, the first is on line 4'],
        ),
        (
            ('remove "Every Door Barred"', 'objective "Every Door Barred"'),
            [
                'DOW2026 4 found `remove "Every Door Barred"` beside `objective "Every Door '
                'Barred"` of line 5, wanted one of them'
            ],
        ),
        (
            ("the crisis step is skipped", "instead of the crisis step", "    lose 1 morale"),
            [
                "DOW2026 5 found `instead of the crisis step` beside `the crisis step is skipped` "
                "of line 4, wanted one of them"
            ],
        ),
        (
            (
                "highest morale is 9",
                "while food >= 2",
                "    waste per morale is 4",
                "highest morale is 9",
            ),
            ["DOW2007 7 found a second `highest morale is …`, the first is on line 4"],
        ),
        (
            ('attack of "Amara Diallo" is 2', 'attack of "Amara Diallo" is 4'),
            ["DOW2007 5 found a second `attack of … is …`, the first is on line 4"],
        ),
        (
            ('objective "Nowhere at All"', 'remove "Aspirin"'),
            [
                "DOW3002 4 found the name `Nowhere at All`, wanted the name of an objective in "
                "this set"
            ],
        ),
    ],
)
def test_the_second_line_is_told_with_the_first(lines: tuple[str, ...], wanted: list[str]) -> None:
    assert told(*lines) == wanted


@pytest.mark.parametrize(
    "lines",
    [
        (
            'attack of "Amara Diallo" is 2',
            'attack of "Greta Solheim" is 2',
            "each survivor cannot move",
            "each survivor cannot move",
        ),
        ("people per food is 3", "while food >= 2", "    people per food is 4"),
        (
            "while food >= 2",
            "    people per food is 4",
            "while food >= 3",
            "    people per food is 5",
        ),
        (
            "the crisis step is skipped",
            "while food >= 2",
            "    instead of the crisis step",
            "        lose 1 morale",
        ),
        (
            "crises need 1 more point",
            "crises need 1 more point",
            "the waste step is skipped",
            "the token step is skipped",
        ),
        ('remove "Every Door Barred"', 'objective "Words on the Wind"', 'remove "Aspirin"'),
        ('rule "start.food" is "2"', 'rule "start.morale" is "2"', "remove mature cards"),
    ],
)
def test_what_may_both_be_meant_is_not(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (("morale 10", "rounds 1", "food 0"), []),
        (("morale 11",), ["DOW3012 5 found 11, wanted 1 to 10 for morale"]),
        (
            ("morale 0", "rounds 0"),
            [
                "DOW3012 5 found 0, wanted 1 to 10 for morale",
                "DOW3012 6 found 0, wanted 1 to 99 for rounds",
            ],
        ),
        (("food 100",), ["DOW3012 5 found 100, wanted 0 to 99 for food"]),
    ],
)
def test_what_is_set_up_lies_on_its_track(lines: tuple[str, ...], wanted: list[str]) -> None:
    assert told("setup", *(f"    {line}" for line in lines)) == wanted


@pytest.mark.parametrize("wider", ["highest morale is 15", 'rule "morale_max" is "15"'])
def test_a_longer_track_holds_more(wider: str) -> None:
    assert told("setup", "    morale 15", wider) == []
    assert told(wider, "setup", "    morale 0") == ["DOW3012 6 found 0, wanted 1 to 99 for morale"]
