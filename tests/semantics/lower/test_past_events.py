"""What has happened is asked of what is still told: every word about what leaves with a survivor,
in a question about those that were lost; and what is counted at a place lies at the event's place.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

GONE = (
    "wounded survivor",
    "frostbitten survivor",
    "survivor where (wounds on it >= 1)",
    "survivor where (frostbite on it >= 1)",
    "survivor where (it is wounded)",
    "survivor with a weapon card",
    "survivor who is equipped with a weapon card",
)
AROUND = (
    "survivor controlled by a player who controls more survivors than you",
    "survivor at a location with another survivor",
    "survivor at a location where (survivors at it = 3)",
    "survivor where (influence of it >= 30)",
    "survivor where (rank of it = 1)",
)
TOLD = ('survivor at "School"', "survivor you control", "exiled survivor", "survivor")
ASKED = (
    "if a {} was {} this turn",
    "if no {} was {} this game",
    "add (2 * times a {} was {} this round) food",
)


def codes(line: str) -> list[str]:
    """Return the codes of the errors about a line of an option."""
    below = "\n            add 1 food" if line.startswith("if") else ""
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n        {line}'
    return [each.code for each in found_in(text + below + "\n") if "DOW5" not in each.code]


@pytest.mark.parametrize("asked", ASKED)
def test_what_has_left_with_a_survivor_is_not_asked_afterwards(asked: str) -> None:
    """`if a wounded survivor was killed` never held, for the wounds have gone by then."""
    for lost in ("killed", "removed from the game"):
        for who in (*GONE, *AROUND):
            assert codes(asked.format(who, lost)) == ["DOW3018"], (asked, who, lost)
        for who in TOLD:
            assert not codes(asked.format(who, lost)), (asked, who, lost)


ZOMBIES = {
    'when a zombie at "School" is killed': 0,
    'when a zombie at "Library" is killed': 2,
    'when a zombie is killed at "Library"': 2,
    "when a zombie at the colony is killed": 0,
    "when a zombie at a location outside the colony is killed": 2,
    "when a zombie at a location where (zombies at it = 2) is killed": 1,
    "when a zombie at a location with a survivor is killed": 0,
}
"""A clause, and how often two deaths at the Library are heard by it."""


def test_what_is_counted_at_a_place_is_where_its_event_is(tmp_path: Path) -> None:
    options, rows = "", ""
    for number, (clause, times) in enumerate(ZOMBIES.items()):
        options += f'    option "{chr(97 + number)}"\n        for the rest of the game\n'
        options += f"            {clause}\n                add 1 food\n"
        options += '        kill 2 zombies at "Library", without exposure\n'
        rows += f'        "{chr(97 + number)}", {times}\n'
    head = 'crossroads "The Shelves"\n    flavor "x"\n    if morale >= 1\n'
    told = failures(
        tmp_path,
        f"""{head}{options}
test "it"
    given players = 2, seed 1, food = 0
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given "Amara Diallo" is at the colony, "Biscuit" is at "School"
    given zombies at "School" = 3, zombies at "Library" = 2
    given crossroads "The Shelves"
    when player 1 starts
    when player 1 chooses the way
    then food = tins
    cases way, tins
{rows}""",
    )
    assert not told, "\n".join(told)
