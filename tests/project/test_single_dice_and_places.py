"""A single die is said by what it shows, and a place by its name, whatever a writer is used to:
`a die of 3 or higher`, `add 1 zombie everywhere`. What is offered is a line that checks.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.test_whom_a_word_means import AFTER, MOVED, checker

DONE = ("spend", "you may spend", "reroll", "each player spends", "lose")
SHOWS = ("of", "showing", "that shows", "with a value of", "with")
VALUES = {
    "3 or higher": "showing at least 3",
    "4 or more": "showing at least 4",
    "5+": "showing at least 5",
    "at least 3": "showing at least 3",
    "2 or lower": "where (value of it <= 2)",
    "3 or less": "where (value of it <= 3)",
    "at most 2": "where (value of it <= 2)",
    "6": "showing 6",
}
PLACES = (
    ("add 1 zombie", "everywhere", "to each location"),
    ("add 2 noise", "everywhere", "to each location"),
    ("remove 1 zombie", "everywhere", "from each location"),
    ("kill 1 zombie", "everywhere", "at each location"),
    ("add 1 zombie", "outside", "to a location outside the colony"),
    ("kill a survivor", "outside", "outside the colony"),
    ("add 1 zombie", "here", "to that location"),
    ("add 1 barricade", "here", "to that location"),
    ("place a survivor you control", "here", "at that location"),
    ("add 1 zombie", "at home", "to the colony"),
    ("place a survivor you control", "at home", "at the colony"),
)


def told(line: str) -> str:
    """Return the help of a line of an option, or nothing for one that checks."""
    text = MOVED + AFTER.replace("{}", f"        {line}\n")
    found = [each for each in checker().found(text)[0] if each.span.line == MOVED.count("\n") + 2]
    return (found[0].help or "no help") if found else ""


@pytest.mark.sample(16)
@pytest.mark.parametrize(("does", "shows", "value"), list(product(DONE, SHOWS, VALUES)))
def test_a_die_is_told_by_what_it_shows(does: str, shows: str, value: str) -> None:
    wanted = f"{does} a die {VALUES[value]}"
    assert not told(wanted)
    line = f"{does} a die {shows} {value}"
    if line != wanted:
        assert told(line).endswith(f"it is written `{wanted}`"), line


@pytest.mark.parametrize(("does", "where", "place"), PLACES)
def test_a_place_is_told_by_its_name(does: str, where: str, place: str) -> None:
    wanted = f"{does} {place}"
    assert not told(wanted)
    assert f"`{wanted}`" in told(f"{does} {where}")
