"""What a clause says of who moves, and of a place by who is there, is said of the moment before:
every way to say where somebody is, of who moves, of the place left and of the place reached.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words.before_moves import OF_MOVES
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.testing.trying import failures

CLAUSES = {
    "when a survivor at the colony moves": True,
    'when a survivor at "School" moves': False,
    "when a survivor outside the colony moves": False,
    "when a survivor where (it is at the colony) moves": True,
    'when a survivor where (it is outside "School") moves': True,
    'when a survivor who shares a location with "Halima Yusuf" moves': True,
    'when a survivor who shares a location with "Biscuit" moves': False,
    'when a survivor moves from the location of "Halima Yusuf"': True,
    'when a survivor moves to the location of "Biscuit"': True,
    "when a survivor moves from the location of your leader": True,
    "when a survivor moves to the location of your leader": False,
    "when a survivor moves from a location with your leader": True,
    "when a survivor moves to a location with your leader": False,
    'when a survivor moves from a location with "Amara Diallo"': True,
    'when a survivor moves to a location with "Amara Diallo"': False,
    'when a survivor moves to a location with "Biscuit"': True,
    "when a survivor moves from a location where (your leader is at it)": True,
    "when a survivor moves to a location where (your leader is at it)": False,
    "when a survivor moves to a location where (survivors at it = 1)": True,
    "when a survivor moves from a location where (survivors at it = 2)": True,
    "when you move a survivor at the colony": True,
    'when a player moves a survivor at the colony to "School"': True,
    "when you move a survivor at the colony to a location with a survivor": True,
    "when you move a survivor at the colony, before the roll": True,
    'when you move a survivor at "School", after the roll': False,
    "when you move your leader from the location of your leader": True,
}
"""A clause, and whether it is of a leader who goes from the colony, where another survivor stays,
to the School, where one is."""

DONE = 'when player 1 moves "Amara Diallo" to "School", exposure blank'
TABLE = """
test "it"
    given players = 2, seed 1, food = 0
    given player 1 controls "Amara Diallo", player 1 controls "Halima Yusuf"
    given player 2 controls "Biscuit", "Amara Diallo" is the leader of player 1
    given "Amara Diallo" is at the colony, "Halima Yusuf" is at the colony
    given "Biscuit" is at "School"
    given crossroads "The Doors"
    when player 1 starts
    when player 1 chooses the way
    {}
    then food = tins
    cases way, tins
"""


def card(clauses: dict[str, bool], done: str, inside: str = "") -> str:
    """Return a card of an option for each clause, with a test that says which are heard."""
    options, rows = "", ""
    for number, (clause, heard) in enumerate(clauses.items()):
        label = f'"{chr(97 + number)}"'
        options += f"    option {label}\n{inside}        for the rest of the game\n"
        options += f"            {clause}\n                add 1 food\n"
        rows += f"        {label}, {int(heard)}\n"
    head = 'crossroads "The Doors"\n    flavor "x"\n    if morale >= 1\n'
    return head + options + TABLE.format(done) + rows


@pytest.mark.every_case
def test_a_move_is_described_as_it_was_before(tmp_path: Path) -> None:
    told = failures(tmp_path, card(CLAUSES, DONE))
    assert not told, "\n".join(told)


def test_so_is_a_placement(tmp_path: Path) -> None:
    """Nobody is placed by an action, so a line of the card does it, below its rules."""
    placed = {
        clause.replace("moves to", "is placed at").replace("moves", 'is placed at "School"'): heard
        for clause, heard in CLAUSES.items()
        if clause.endswith("moves") or (" moves to " in clause and "move a" not in clause)
    }
    text = card(placed, "then player 1 controls 2 survivors").replace(
        "                add 1 food\n",
        '                add 1 food\n        place "Amara Diallo" at "School"\n',
    )
    told = failures(tmp_path, text)
    assert len(placed) >= 10 and not told, "\n".join(told)


def test_every_word_that_says_where_a_survivor_is_has_its_moment_before() -> None:
    """A word of the vocabulary that reads where a survivor stands is asked of it."""
    said = {"survivor": ("at {place}", "outside {place}", "here"), "location": ("with {survivor}",)}
    reads = {
        word.function
        for word in VOCABULARY.words
        if word.phrase == "shares a location with {other}"
        or word.phrase == "the location of {survivor}"
        or word.phrase in said.get(getattr(word, "noun", ""), ())
    }
    assert len(reads) >= 5 and reads <= {*OF_MOVES.asked}, {each.__name__ for each in reads}


TAKEN_OVER = {
    "when another player takes over a survivor you control": True,
    "when a player takes over a survivor controlled by you": True,
    "when a player takes over a survivor controlled by another player": False,
    "when a player takes over a survivor where (you control it)": True,
    'when another player takes over "Amara Diallo"': True,
}


def test_who_is_taken_over_is_whose_it_was(tmp_path: Path) -> None:
    """`takes over a survivor you control` asked whose it is when it was another's already."""
    text = card(TAKEN_OVER, "then player 2 controls 2 survivors").replace(
        "                add 1 food\n",
        '                add 1 food\n        give "Amara Diallo" to another player\n',
    )
    told = failures(tmp_path, text)
    assert not told, "\n".join(told)
