"""What somebody did not do is asked as a card asks it: the `not` stays with the deed, whoever and
however many do it.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered_lines

DENIED = {
    "your leader did not move this turn": "not your leader moved this turn",
    '"Biscuit" didn\'t move this turn': 'not "Biscuit" moved this turn',
    "each survivor you control did not move this turn": "no survivor you control moved this turn",
    "a player did not vote for it": "not each player voted for it",
    "another player did not vote for it": "not each other player voted for it",
    "no player did not vote for it": "each player voted for it",
    'a survivor did not start this turn at "School"': (
        'not each survivor started this turn at "School"'
    ),
    **dict.fromkeys(
        [
            f"{who} did not vote for it"
            for who in ("someone", "somebody", "some player", "one of the players")
        ],
        "not each player voted for it",
    ),
    "nobody did not vote for it": "each player voted for it",
    "no one did not vote for it": "each player voted for it",
}
"""What is asked -> how a card asks it."""


def test_what_was_not_done_is_not_what_was_done() -> None:
    asked = {said: offered_lines(f"if {said}, lose 1 morale") for said in DENIED}
    assert asked == {said: [[f"if {it}", "    lose 1 morale"]] for said, it in DENIED.items()}


@pytest.mark.parametrize(
    "who",
    ["one player", "2 players", "at least one player", "anybody", "any of the players"],
)
def test_of_how_many_it_is_so_is_not_guessed(who: str) -> None:
    assert not offered_lines(f"if {who} did not vote for it, lose 1 morale")
