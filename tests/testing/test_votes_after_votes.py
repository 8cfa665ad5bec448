"""Lines of votes below lines of votes: a player who has voted votes in the next vote, which stands
below the first one or after it, whether every voter of the first has a line or only those for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tests.testing.trying import failures

CARD = """crossroads "Hands Up"
    flavor "Gloves off."
    when you clean waste
    option "Within"
        vote by players, ties fail
            passes "Open"
                add (votes for it) food
                vote by other players, ties pass
                    passes "Wide"
                        add 2 helpless survivors
                    fails "A crack"
                        add 1 helpless survivor
            fails "Shut"
                nothing happens
    option "After"
        vote by players, ties fail
            passes "Open"
                add (votes for it) food
            fails "Shut"
                nothing happens
        vote by other players, ties pass
            passes "Wide"
                add 2 helpless survivors
            fails "A crack"
                add 1 helpless survivor
"""
TEST = """
test "{name}"
    given players = 3, seed 1, morale = 5, food = 0, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", player 2 controls "Wen Guo"
    given player 3 controls "Biscuit", "Lunch Box" is in the waste pile
    given crossroads "Hands Up"
    when player 1 cleans waste
    when player 1 chooses "{option}"
{votes}    then food = {food} and helpless survivors = {helpless}
"""
Votes = dict[int, bool]  # who votes, and whether for it


def test_a_vote_is_not_taken_for_one_of_the_vote_before(tmp_path: Path) -> None:
    """No line of the second vote is answered by the first one."""
    text = CARD + "".join(
        TEST.format(
            name=f"{option} {first} {second}".replace("{", "").replace("}", ""),
            option=option,
            votes="".join(map(line, [*first.items(), *second.items()])),
            food=sum(first.values()) if sum(first.values()) >= 2 else 0,
            helpless=2 if any(second.values()) else 1,
        )
        for option, (first, second) in product(("Within", "After"), pairs())
        if option == "After" or sum(first.values()) >= 2  # else there is no second vote
    )
    assert failures(tmp_path, text) == []


def pairs() -> Iterator[tuple[Votes, Votes]]:
    """Yield the votes of both, where a player votes again or everybody has voted in the first."""
    for cast in product((False, True), repeat=3):
        whole = dict(enumerate(cast, 1))
        for first in (whole, {player: True for player, up in whole.items() if up})[
            : 1 + (not all(cast))
        ]:
            for spoken in ((2, 3), (2,), (3,)):
                if len(first) < 3 and spoken[0] not in first:
                    continue  # a reader takes the line for one more of the first vote
                for other in product((False, True), repeat=len(spoken)):
                    yield first, dict(zip(spoken, other, strict=True))


def line(vote: tuple[int, bool]) -> str:
    """The line of a test that says so."""
    return f"    when player {vote[0]} votes {'for' if vote[1] else 'against'}\n"


NOBODY = """crossroads "Nobody There"
    flavor "Gloves off."
    when you clean waste
    vote by players with a survivor at "Library", ties fail, without voters it passes
        passes
            add 1 food
        fails
            nothing happens

test "It is voted on"
    given players = 3, seed 1, food = 0, dice of player 1 are 6 6
    given player 1 controls "Amara Diallo", "Lunch Box" is in the waste pile
    given crossroads "Nobody There"
    when player 1 cleans waste
    when player 1 votes against
    then food = 0
"""


def test_a_vote_that_nobody_has_is_told_of(tmp_path: Path) -> None:
    """Not only what is asked after it: who writes the test looks for the voter."""
    (told,) = failures(tmp_path, NOBODY)
    assert "the vote was held, and nobody had one; player 1 is asked (action)" in told
