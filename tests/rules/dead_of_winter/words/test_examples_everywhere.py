"""The example of every word that asks something checks wherever a condition may stand, said of a
piece that is there: as a trigger, behind an event, as an `if`, before an option, as a goal.

`another …` behind a subject leaves out that one, whoever it is and however many they are.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.testing.trying import failures

OPTIONS = '    option "A"\n        lose 1 morale\n    option "B"\n        gain 1 morale\n'
HEAD = 'crossroads "Q"\n    flavor "x"\n'
PLACES = {
    "trigger": HEAD + "    if {}\n" + OPTIONS,
    "event": HEAD + "    when you clean waste if {}\n" + OPTIONS,
    "line": HEAD
    + '    if food >= 0\n    option "A"\n        if {}\n            lose 1 morale\n'
    + '    option "B"\n        gain 1 morale\n',
    "option": HEAD
    + '    if food >= 0\n    option "A" if {}\n        lose 1 morale\n'
    + '    option "B"\n        gain 1 morale\n',
    "goal": 'secret "Q"\n    flavor "x"\n    goal {}\n',
}
THERE = {"that survivor": "a survivor", "the bearer": "your leader", "that card": "a card in hand"}
"""What an event tells, and a piece in its place where none does."""
EXAMPLES = [
    word.example
    for word in VOCABULARY.words
    if word.place in (Place.PREDICATE, Place.STATE) and word.example and not word.of_last
]
"""Those of the last vote or throw are asked below one alone (`test_votes_that_were_held`)."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", PLACES)
def test_every_example_checks_in_every_place_of_a_condition(place: str) -> None:
    wrong: dict[str, str] = {}
    for example in EXAMPLES:
        said = example
        for told, there in THERE.items():
            said = said.replace(told, there)
        findings, _ = checking.check_text(
            f"{PLACES[place].format(said)}\n{OF_SETS}".encode(), "t.dow"
        )
        errors = [each for each in findings if each.code < "DOW5"]
        if errors and not (errors[0].help or "").startswith("it is written"):
            wrong[said] = str(errors[0])
    assert wrong == {} and len(EXAMPLES) > 40


TABLE = """    given players = 2, seed 1, morale = 5, dice of player 1 are 6
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 2 controls "Greta Solheim", "Amara Diallo" is at the colony
    given "Biscuit" is at "School", "Greta Solheim" is at {}, "Aspirin" is in the waste pile
"""


@pytest.mark.parametrize(
    ("condition", "apart", "together"),
    (
        ("a survivor shares a location with another survivor", False, True),
        ("a survivor you control shares a location with another survivor", False, False),
        (
            "a survivor controlled by another player shares a location with another survivor",
            False,
            True,
        ),
        ("no survivor shares a location with another survivor", True, False),
        ('each survivor at "School" shares a location with another survivor', False, True),
        ("2 survivors share a location with another survivor", False, True),
    ),
)
@pytest.mark.parametrize("place", ("trigger", "option"))
def test_another_leaves_out_the_subject(
    place: str, condition: str, apart: bool, together: bool, tmp_path: Path
) -> None:
    """Two at one place, or each at a place of their own."""
    tests = ""
    for name, where, holds in (("apart", '"Library"', apart), ("together", '"School"', together)):
        tests += f'\ntest "{name}"\n{TABLE.format(where)}    given crossroads "Q"\n'
        tests += "    when player 1 starts\n"
        if place == "trigger" and not holds:
            tests += '    then "Q" was not triggered this turn\n'
        else:
            tests += f'    then player 1 {"can" if holds else "cannot"} choose "A"\n'
    card = PLACES[place].format(condition)
    if place == "option":
        card = card.replace('"B"\n', '"B"\n        lose 0 morale\n    option "C"\n')
    assert failures(tmp_path, f"{card}{tests}") == []
