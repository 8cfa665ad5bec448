"""`here` is where the survivor stands that carries a card. Beside a place, a player or a card it
would say nothing, so it is refused (DOW3001) wherever it stands, with the words that say it.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import found_in

BESIDE = {
    "survivor": "a survivor you control",
    "location": "a location outside the colony",
    "player": "another player",
    "card": "a card in hand",
}
LINES = (
    "survivors here cannot search",
    "at the end of each round\n            add 1 zombie to here",
    "at the end of each round\n            kill 1 zombie here",
    "at the end of each round\n            each survivor here gets 1 wound",
    "while zombies here >= 2\n            crises need 1 more point",
    "at the end of each round if barricades here >= 1\n            lose 1 morale",
    "when a survivor moves to here\n            lose 1 morale",
    "searching draws 1 more card",
)


def codes(beside: str, line: str) -> list[str]:
    text = (
        'crossroads "Slips"\n    flavor "x"\n    if food >= 0\n    option "A"\n'
        f"        attach this card to {beside}\n            "
        + line.replace("\n        ", "\n            ")
        + '\n    option "B"\n        lose 2 morale\n'
    )
    return [each.code for each in found_in(text) if each.code < "DOW5"]


@pytest.mark.parametrize("line", LINES)
def test_here_is_where_a_survivor_stands(line: str) -> None:
    assert codes(BESIDE["survivor"], line) == []
    for noun in ("location", "player", "card"):
        assert codes(BESIDE[noun], line) == ["DOW3001"], noun


def test_of_a_place_that_place_says_it() -> None:
    assert codes(BESIDE["location"], "survivors at that location cannot search") == []
