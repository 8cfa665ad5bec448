"""An empty entrance has neither zombie nor barricade, an open one no barricade: no wording of one
is turned into a line about the other, and a space is not an entrance.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import offered

STATES = {"empty": "empty", "open": "unbarricaded", "unbarricaded": "unbarricaded"}
PLACES = {"the colony": "the colony", "the School": '"School"'}
SAID = ("each {} entrance of {}", "every {} entrance at {}")


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("verb", "state", "place"), list(product(("Place", "Put", "Build"), STATES, PLACES))
)
def test_a_barricade_comes_to_the_entrances_that_are_meant(
    verb: str, state: str, place: str
) -> None:
    wanted = f"add 1 barricade to each {STATES[state]} entrance of {PLACES[place]}"
    for said in SAID:
        line = f"{verb} a barricade at {said.format(state, place)}."
        assert offered(*card("effect", line)) == [wanted]


@pytest.mark.sample(2)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("how", ["at each empty entrance of {}", "on every empty entrance of {}"])
def test_a_zombie_comes_to_empty_entrances(how: str, place: str) -> None:
    line = f"Place 1 zombie {how.format(place)}."
    wanted = f"add 1 zombie to each empty entrance of {PLACES[place]}"
    assert offered(*card("effect", line)) == [wanted]


@pytest.mark.sample(3)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("how", ["on every empty entrance space at", "in each free space of"])
@pytest.mark.parametrize("pieces", ["barricade", "zombie"])
def test_spaces_are_filled_one_by_one(pieces: str, how: str, place: str) -> None:
    here = PLACES[place]
    assert offered(*card("effect", f"Place a {pieces} {how} {place}.")) == [
        f"add (free entrance spaces at {here}) {pieces}s to {here}"
    ]
