"""Nobody among the survivors there are is out of play: who says so is warned of (DOW5005)."""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import found_in

HEAD = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n'
NEVER = ("out of play", "not in play", "not alive")
ALWAYS = ("in play", "alive", "not out of play")


def codes(state: str) -> list[list[str]]:
    """Return the warnings of each way to describe a survivor by a state."""
    ways = (
        f"        for each survivor who is {state}\n            add 1 food\n",
        f"        choose a survivor where (it is {state}) as one\n        the one gets 1 wound\n",
        f"        if a survivor you control is {state}\n            add 1 food\n",
    )
    other = '    option "b"\n        lose 1 morale\n'
    told = [found_in(f'{HEAD}    option "a"\n{way}{other}') for way in ways]
    return [[each.code for each in found if each.code == "DOW5005"] for found in told]


@pytest.mark.parametrize("state", NEVER)
def test_it_matches_nobody(state: str) -> None:
    assert codes(state) == [["DOW5005"]] * 3


@pytest.mark.parametrize("state", ALWAYS)
def test_what_holds_of_all_is_not_warned_of(state: str) -> None:
    assert codes(state) == [[]] * 3


def test_who_was_named_can_be_asked() -> None:
    lines = (
        "        choose a survivor you control as one\n        take the one out of play\n"
        "        at the end of this round\n            if the one is out of play\n"
        "                add 1 food\n"
    )
    text = f'{HEAD}    option "a"\n{lines}    option "b"\n        lose 1 morale\n'
    assert not [each for each in found_in(text) if each.code in ("DOW5005",) or each.code < "DOW5"]
