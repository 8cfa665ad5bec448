"""A referee who hears only the printed story recounts every number that lies on the table, in
games of every kind.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.referee.games import Case, cases, listen
from tests.referee.recount import Referee, Unheard, Wrong

GAMES = 30  # the command plays as many as it is given: `python -m tests.referee 300`


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "case", [*cases(GAMES)], ids=lambda case: f"{case.seed}-{case.players}-{case.variant}"
)
def test_the_story_is_enough_to_recount_the_game(case: Case) -> None:
    assert listen(case) > 1


@pytest.mark.proof
def test_games_of_every_kind_are_told() -> None:
    """Every number of players, every variant, sets with a scenario, seats that know less than
    the table.
    """
    kinds = Counter(
        key
        for case in cases(300)
        for key in (case.players, case.variant, case.folder, case.seat, case.agents)
    )
    assert all(
        kinds[key]
        for key in (
            2,
            3,
            4,
            5,
            "standard",
            "hardcore",
            "betrayer",
            "elimination",
            "cooperative",
            "two_player",
            None,
            0,
            1,
        )
    )
    assert any(case.scenario != "none" for case in cases(300))


def test_points_are_heard_of_every_crisis_that_asks_for_them() -> None:
    given = "Nobody has added anything to the crisis; {} happens{}."
    points = ", with 0 points of the 3 needed"
    for name, told in (("Storm", points), ("Siege", "")):
        other = "" if told else points
        Referee([], [], ["Siege"]).hear([given.format(name, told)])
        with pytest.raises(Wrong, match="of crises that ask for them"):
            Referee([], [], ["Siege"]).hear([given.format(name, other)])


def test_the_referee_is_not_deaf() -> None:
    """A line too few, a line too many and a line that nobody says are noticed."""

    def referee() -> Referee:
        one = Referee(["Axe"], ["Axe"])
        one.hear(
            [
                "The table is laid: morale 6, round marker at 6, food 1.",
                "Ada leads the group of player 1.",
                "All of them begin at the colony.",
                "Player 1 is the first player.",
                "Round 1 (marker at 6) — morale 6, food 1",
                "Dice: player 1: 2 5.",
            ]
        )
        return one

    one = referee()
    one.hear(
        [
            "  1 zombie comes to the School.",
            "  Ada moves from the colony to the School and is wounded.",
            "  Ada kills a zombie at the School with a 5.",
        ]
    )
    assert (
        one.account.people["Ada"].wounds == 1
        and one.account.spent[0] == [5]
        and not one.account.zombies["the School", 0]
    )
    for lines in (
        ["Ada kills a zombie at the School with a 5."],
        ["Ada builds a barricade at the School with a 3."],
        ["Ben gets 1 wound."],
        ["Player 1 plays Axe."],
        ["Round 2 (marker at 6) — morale 5, food 1"],
        ["Morale rises to 5 (Axe)."],
    ):
        with pytest.raises(Wrong):
            referee().hear(lines)
    for line in (
        "Something is afoot.",
        "Morale falls to 5.",
        "2 zombies come to the colony.",
        "Player 1 plays Adze.",
    ):
        with pytest.raises(Unheard):
            referee().hear([line])
