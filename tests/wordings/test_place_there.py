"""`there` in a printed line is the place that was named last, and never one that was left out: of
`a location outside the colony` it is that location. Where nothing names it, nothing is written.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.test_whom_a_word_means import offered

DONE = (
    "Add 1 zombie there.",
    "Kill 2 zombies there.",
    "Add 1 noise there.",
    "Remove all noise there.",
)
LEFT_OUT = ("outside the colony", "other than the School", "except the School", "except the colony")
UNNAMED = (
    "If a survivor you control is not at the colony, {}",
    "If a survivor is outside the colony, {}",
    "Choose a survivor outside the colony. {}",
    "Each survivor outside the colony gets a wound. {}",
    "Add 1 zombie to the School and the Library. {}",
    "Add 1 zombie to each location. {}",
    "Choose an entrance of the colony. {}",
    "Add 1 barricade to one entrance of the colony. {}",
)
"""Sentences in which a place is left out, or several are named."""

NAMED = (
    ("Add 1 zombie to the School. {}", '"School"'),
    ("If there are no zombies at the School, {}", '"School"'),
    ("Place a survivor you control at the School. {}", '"School"'),
    ("Remove 1 zombie from the School. {}", '"School"'),
)


@pytest.mark.sample(2)
@pytest.mark.parametrize("left_out", LEFT_OUT)
def test_the_place_that_was_chosen_is_meant(left_out: str) -> None:
    for done in DONE:
        for line in offered(f"Choose a location {left_out}. {done}"):
            last = line.split("\n")[-1]
            assert last.endswith("that location") or "at that location" in last
        (line,) = offered(
            f"choose a location {left_out.replace('other than', 'except')}".replace(
                "the School", '"School"'
            ),
            done,
        )
        assert "that location" in line


@pytest.mark.sample(2)
@pytest.mark.proofs
@pytest.mark.parametrize("said", UNNAMED)
@pytest.mark.parametrize("done", DONE)
def test_a_place_that_nothing_names_is_not_guessed(said: str, done: str) -> None:
    assert not offered(said.format(done[0].lower() + done[1:] if "if" in said else done))


@pytest.mark.parametrize(("said", "place"), NAMED)
def test_the_place_that_was_named_is_meant(said: str, place: str) -> None:
    for done in DONE[:3]:
        text = said.format(done[0].lower() + done[1:] if ", {}" in said else done)
        (line,) = offered(text)
        assert place in line.split("\n")[-1], text


@pytest.mark.parametrize("place", ["the colony", '"School"'])
def test_a_line_above_names_it(place: str) -> None:
    for above, done in product((f"add 1 zombie to {place}", f"remove 1 zombie from {place}"), DONE):
        (line,) = offered(above, done)
        assert place in line


def test_a_place_of_the_same_sentence_is_nearer_than_one_above() -> None:
    """Also where a card says first what is counted there."""
    for place in ('"School"', '"Police Station"', "the colony"):
        for deed in ("Add 1 zombie to", "Remove 1 zombie from", "Add 1 noise to"):
            for many in ("for each survivor there", "for every barricade there"):
                printed = place.strip('"')
                (line,) = offered(
                    'move a survivor you control to "Library"', f"{deed} {printed} {many}."
                )
                assert f" at {place}) " in line and line.endswith(place), line
    (line,) = offered(
        'move a survivor you control to "Library"',
        "For each survivor there, add 1 noise to School.",
    )
    assert line.split("\n")[-2:][0].endswith('at "Library"')
