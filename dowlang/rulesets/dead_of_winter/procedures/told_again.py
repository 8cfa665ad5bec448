"""Tell cards that go on what they have thrown, had picked, voted about and looked at, when what
came in between is over (R-DICE-10, R-BOARD-15, R-VOTE-01).
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.kept_values import (
    Ballots,
    InSecret,
    Throw,
    rows_again,
)


def tell_again(
    game: Winter,
    cards: tuple[int, ...],
    ballots: Ballots,
    thrown: tuple[Throw, ...],
    noted: tuple[InSecret, ...],
    kept: tuple[InSecret, ...],
    aside: tuple[int, ...],
) -> None:
    """Put back what cards under way are told: what came in between has done the like for itself.

    What was dealt with meanwhile of the cards that they had looked at stays dealt with.
    """
    game.ballots = ballots
    game.thrown = rows_again(cards, game.thrown, thrown, 1)
    game.noted = rows_again(cards, game.noted, noted, 2)
    game.kept = rows_again(cards, game.kept, kept, 2)
    if game.aside != aside:
        gone = [card for card in aside if -1 - card in game.aside]
        left = [card for card in aside if card not in gone]
        game.aside = (*left, *[-1 - card for card in gone])


STEPS = (tell_again,)
