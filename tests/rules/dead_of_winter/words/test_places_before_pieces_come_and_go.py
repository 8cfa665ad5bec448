"""What a clause says of the place of an event is said of the moment before, by whichever name the
event is heard: what came is not counted there yet, what went is counted still.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EventWord
from tests.testing.trying import failures

WHO = ("you kill", '"Amara Diallo" kills', "a player kills")
BUILT = ("you build a barricade at", '"Amara Diallo" builds a barricade at')
BEFORE = "a location where ({} at it = {})"
DEEDS: dict[str, tuple[str, dict[str, bool]]] = {
    'when "Amara Diallo" attacks a zombie, exposure blank': (
        "",
        {
            f"when {said} at {BEFORE.format('zombies', count)}": count == 2
            for count in (1, 2, 3)
            for said in (*(f"{who} a zombie" for who in WHO), "a zombie is killed")
        },
    ),
    'when player 1 builds a barricade at "School"': (
        "",
        {
            f"when {said} {BEFORE.format('barricades', count)}": count == 1
            for count in (0, 1, 2)
            for said in (*BUILT, "a barricade is added to")
        },
    ),
    "then player 1 controls 2 survivors": (
        'move 1 zombie from "Library" to "School"',
        {
            f"when a zombie is moved to {BEFORE.format('zombies', 1)}": False,
            f"when a zombie is moved to {BEFORE.format('zombies', 2)}": True,
            f"when a zombie is moved to {BEFORE.format('zombies', 3)}": False,
            f"when a zombie is moved from {BEFORE.format('zombies', 0)}": False,
            f"when a zombie is moved from {BEFORE.format('zombies', 1)}": True,
            f'when a zombie is moved from "Library" to {BEFORE.format("zombies", 2)}': True,
            'when a zombie at "Library" is moved': True,
            'when a zombie at "School" is moved': False,
        },
    ),
}
"""What is done in a test, what the option does for it, and a clause with whether it is heard."""

TABLE = """
test "it"
    given players = 2, seed 1, food = 0, dice of player 1 are 6
    given player 1 controls "Amara Diallo", player 1 controls "Halima Yusuf"
    given player 2 controls "Biscuit", "Amara Diallo" is the leader of player 1
    given "Amara Diallo" is at "School", "Halima Yusuf" is at the colony
    given zombies at "School" = 2, zombies at "Library" = 1, barricades at "School" = 1
    given crossroads "The Doors"
    when player 1 starts
    when player 1 chooses the way
    {}
    then food = tins
    cases way, tins
"""


def card(done: str, inside: str, clauses: dict[str, bool]) -> str:
    """Return a card of an option for each clause, with a test that says which are heard."""
    options, rows = "", ""
    for number, (clause, heard) in enumerate(clauses.items()):
        label = f'"{chr(97 + number)}"'
        options += f"    option {label}\n        for the rest of the game\n"
        options += f"            {clause}\n                add 1 food\n"
        options += f"        {inside}\n" if inside else ""
        rows += f"        {label}, {int(heard)}\n"
    head = 'crossroads "The Doors"\n    flavor "x"\n    if morale >= 1\n'
    return head + options + TABLE.format(done) + rows


@pytest.mark.every_case
@pytest.mark.parametrize("done", DEEDS)
def test_the_place_of_an_event_is_described_as_it_was(done: str, tmp_path: Path) -> None:
    inside, clauses = DEEDS[done]
    told = failures(tmp_path, card(done, inside, clauses))
    assert not told, "\n".join(told)


def test_every_event_of_an_entrance_says_what_comes_or_goes() -> None:
    """But of an attack, which may fail, and an overrun, in which nothing has come."""
    silent = {
        word.phrase
        for word in VOCABULARY.of_sort(EventWord)
        if {"entrance", "zombie", "barricade", "noise"} & {noun for _, noun in word.payload}
        and "location" in {noun for _, noun in word.payload}
        and not (word.arrives[0] or word.leaves[0])
    }
    assert silent == {"attack a zombie", "overrun"}
