"""What a card says of ties stands between a vote and its sides and takes none of them away: what is
a rule of the game is a comment above the vote, any other is said with it.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.writing.cards import write_card

HEAD = 'Cold Pipes\nCrossroads\n\nTrigger: You search the School.\n\nOption 1: "Go in."\n'
STANDING = (
    "In case of a tie, the first player decides.",
    "On a tie, the first player breaks the tie.",
    "If the vote is tied, the first player chooses.",
    "The first player breaks ties.",
)
OWN = (
    ("On a tie, it fails.", "fail"),
    ("If the vote is tied, it passes.", "pass"),
    ("In case of a tie, the active player decides.", "go to you"),
)
VOTES = ("All players vote. {}", "All players vote.\n{}")
SIDES = (
    "\nThumbs up: Lose 1 morale.\nThumbs down: Lose 2 morale.",
    " If most players vote thumbs up, lose 1 morale. Otherwise, lose 2 morale.",
)
DONE = """\
            passes
                lose 1 morale
            fails
                lose 2 morale
"""


def written(vote: str, tie: str, sides: str) -> str:
    """Return the card file of a card with a vote."""
    return write_card(HEAD + vote.format(tie) + sides + "\n", "dead_of_winter").text


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize(("vote", "tie", "sides"), list(product(VOTES, STANDING, SIDES)))
def test_what_the_rules_say_of_ties_leaves_a_vote_its_sides(
    vote: str, tie: str, sides: str
) -> None:
    text = written(vote, tie, sides)
    assert text.endswith("        vote by players\n" + DONE)
    assert f"# {tie} — that is a rule of the game already (R-VOTE-05)" in text


@pytest.mark.sample(2)
@pytest.mark.parametrize(("vote", "tie", "sides"), list(product(VOTES, OWN, SIDES)))
def test_a_tie_of_its_own_is_said_with_the_vote(
    vote: str, tie: tuple[str, str], sides: str
) -> None:
    text = written(vote, tie[0], sides)
    assert text.endswith(f"        vote by players, ties {tie[1]}\n{DONE}")
