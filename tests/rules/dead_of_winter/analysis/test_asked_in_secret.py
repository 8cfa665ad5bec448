"""A pot that goes round tells nobody who was asked and gave nothing (U-48, R-TEXT-01)."""

from __future__ import annotations

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.winter import say


def until_it_is_over(*holders: int) -> Winter:
    """An attack that wounds; of those who hold the book, all but player 1 keep it."""
    t = table_of(dowlang.load("examples/mechanics"), 3, objective="Everybody Gives").morale(6)
    t.controls(1, "Halima Yusuf", at="School").controls(2, "Barto Nwosu").controls(
        3, "Gus Pemberton"
    )
    t.zombies("School", 1).dice(1, 6)
    for player in (2, 3):
        t.hand(player, "Pocket Bible" if player in holders else "Cleaver")
    t.game.log = []
    game = t.begin()
    attack = next(key for key in game.decision.keys if key.startswith("attack/"))
    say(game, attack, exposure="wound")
    return game


@pytest.mark.parametrize("some", [((2, 3),), pytest.param(((2,), (3,)), marks=pytest.mark.proof)])
def test_who_was_asked_and_kept_the_card_is_seen_by_nobody_else(
    some: tuple[tuple[int, ...], ...],
) -> None:
    """The same for the others, card in hand or not: views, and what is told."""
    seen, stories = [], []
    for holders in ((), *some):
        game = until_it_is_over(*holders)
        asked = []
        while game.decision.kind != "action":
            asked.append(game.decision.player + 1)
            game.apply("done")
        assert tuple(asked) == holders
        seen.append({key: said for key, said in game.view(0).items() if key != "decks"})
        stories.append("\n".join(narrate(game.cards, game.log or (), 0)))
    assert seen[1:] == seen[:-1] and stories[1:] == stories[:-1]
    assert "wound" in stories[0]
