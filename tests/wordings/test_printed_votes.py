"""A vote of a printed card is a vote with its two sides, however the card says that there is one:
by a note beside an option, by a heading, between two options, or by its sides alone.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.writing.cards import write_card
from dowlang.project.writing.printed_votes import with_votes

GAME = "dead_of_winter"
HEAD = "Crossroads: Cold Pipes\nTrigger: You search the School.\n"
NOTES = (
    "Option 1 (vote): Take him in.",
    "Option 1 (all players vote): Take him in.",
    "Option 1 [group vote]: Take him in.",
    "Option 1 – Vote: Take him in.",
    "Option 1: Vote – Take him in.",
    "Option 1: Take him in (vote).",
    "Option 1: Take him in. (Requires a vote)",
    "Option 1 (put to the vote): Take him in.",
    "Option 1: Take him in.\nPut it to a vote.",
    "Option 1: Take him in.\nCall for a vote.",
    "Option 1: Take him in.\nAll players vote thumbs up or thumbs down.",
    "Option 1: Take him in.\nThe group votes on whether he may stay.",
    "Option 1: Take him in.",
)
"""Ways to say that an option is voted on. In the last one its sides speak of a vote alone."""

SIDES = (
    "If the vote passes, {yes}\nIf the vote fails, {no}",
    "If the vote passes, {yes} If the vote fails, {no}",
    "If the vote is successful, {yes} If it is unsuccessful, {no}",
    "If the vote is accepted, {yes} If the vote is rejected, {no}",
    "Should the vote pass, {yes} Should it fail, {no}",
    "{Yes} if the vote passes; {no} if it fails.",
    "If the vote passes:\n{Yes}\nIf the vote fails:\n{No}",
    "Passes: {Yes}\nFails: {No}",
    "Passed: {Yes}\nFailed: {No}",
    "If passed, {yes}\nIf failed, {no}",
    "If accepted: {yes}\nIf rejected: {no}",
    "Yes: {Yes}\nNo: {No}",
    "Thumbs up: {Yes}\nThumbs down: {No}",
    "On a majority of yes votes, {yes} Otherwise {no}",
    "If the majority agrees, {yes} Otherwise, {no}",
)
"""How the sides are told. The first ones speak of the vote."""

OF_THE_VOTE = 7
"""So many of the sides say by themselves that there is a vote."""

DONE = """\
            passes
                gain 1 morale
            fails
                remove 2 food
"""
OTHER = '    option "Go home"\n        lose 1 morale\n'
CASES = [
    (note, side)
    for note, side in product(NOTES, SIDES)
    if note != NOTES[-1] or side in SIDES[:OF_THE_VOTE]
]


def of(side: str) -> str:
    """Return the sides of a vote with what comes of each."""
    says = {"yes": "gain 1 morale.", "no": "lose 2 food."}
    if side.startswith("{Yes} if"):
        says = {each: said.rstrip(".") for each, said in says.items()}
    return side.format(**says, **{each.title(): said.capitalize() for each, said in says.items()})


def written(prose: str) -> str:
    """Return the card file of a card, without its first two lines."""
    return write_card(HEAD + prose, GAME).text.split("\n", 2)[2]


@pytest.mark.sample(4)
@pytest.mark.proofs
@pytest.mark.parametrize(("note", "side"), CASES)
def test_an_option_that_is_voted_on_is_a_vote_with_its_sides(note: str, side: str) -> None:
    text = written(f"{note}\n{of(side)}\nOption 2: Go home.\nLose 1 morale.\n")
    assert text == f'    option "Take him in"\n        vote by players\n{DONE}{OTHER}'


@pytest.mark.sample(2)
@pytest.mark.parametrize("side", SIDES[:1] + SIDES[6:])
@pytest.mark.parametrize("head", ["Vote: Shall we take him in?", "Vote:"])
def test_a_vote_may_be_all_that_a_card_does(head: str, side: str) -> None:
    text = written(f"{head}\n{of(side)}\n")
    lines = [line.strip() for line in text.split("\n") if line.strip() != "automatic"]
    about = [line for line in lines if line.startswith("#")]
    assert about == ([each for each in lines if "Shall we" in each] if "Shall" in head else [])
    assert [each for each in lines if each not in about] == [
        "vote by players",
        *(line.strip() for line in DONE.split("\n")),
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "head",
    [
        "All players vote on the following.",
        "The players vote for one of the options.",
        "Each player votes for option 1 or option 2.",
        "Everyone votes on which of these options to follow:",
        "All players vote between the two options below.",
    ],
)
def test_a_vote_between_two_options_has_them_as_its_sides(head: str) -> None:
    options = "Option 1: Draw lots.\nGain 1 morale.\nOption 2: Stay.\nLose 2 food.\n"
    sides = '        passes "Draw lots"\n            gain 1 morale\n        fails "Stay"\n'
    done = f"{sides}            remove 2 food\n"
    assert written(f"{head}\n{options}") == f"    vote by players\n{done}"
    tied = f"{head.rstrip('.:')}; you break ties.\n{options}"
    assert written(tied) == f"    vote by players, ties go to you\n{done}"


def test_more_than_half_is_no_tie() -> None:
    for said, tie, sides in (
        ("If more than half vote yes, gain 1 morale. Otherwise, lose 2 food.", "fail", DONE),
        ("If over half of the players agree, gain 1 morale. Otherwise, lose 2 food.", "fail", DONE),
    ):
        text = written(f"Option 1 (vote): Take him in.\n{said}\nOption 2: Go home.\nLose 1 morale.")
        assert text.startswith(
            f'    option "Take him in"\n        vote by players, ties {tie}\n{sides}'
        ), said


def test_what_nobody_votes_on_is_left_as_it_is() -> None:
    for said in (
        "Option 1 (vote): Take him in.\nGain 1 morale.",  # nothing says how the vote ends
        "Option 1: Take him in.\nIf you do, gain 1 morale.",
        "If the vote fails, lose 1 morale.",  # of another card's vote
        "Option 1: Exile him.\nVote on exiling him. If the vote passes, gain 1 morale.",
        "All players vote on the following.\nOption 1: Sing.\nOption 2: Hop.\nOption 3: Rest.",
        "Vote: the door or the window.",
    ):
        assert with_votes(f"Song\n{said}") == f"Song\n{said}"
