"""An option that reveals another crisis reckons with the rules of it where only one can come
(R-CRISIS-01, R-XROADS-06).
"""

from __future__ import annotations

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.crisis import put_crisis_in_force
from dowlang.rulesets.dead_of_winter.state.game_state import Winter

CARDS = """\
crisis "Truce"
    flavor "x"
    prevent with food
    survivors cannot be killed
    failure
        lose 1 morale

crisis "Thaw"
    flavor "x"
    prevent with food
    failure
        lose 1 morale

crossroads "Change of Wind"
    flavor "x"
    if food >= 0
    option "reveal"
        reveal a new crisis
        kill your leader
    option "stay"
        gain 1 morale
    option "go"
        lose 1 morale
"""
WAYS = (
    ("Truce", ("Thaw",), True),
    ("Thaw", ("Truce",), False),
    ("Thaw", ("Truce", "Thaw"), True),
    ("Truce", (), False),
    ("Thaw", (), True),
)
"""The crisis that lies open, those of the deck, and if the leader may be killed after another one
was revealed, in some order of the deck.
"""


def lying(shown: str, below: tuple[str, ...]) -> Winter:
    cards = load_source(addition([], {"wind": CARDS.encode()}))
    built = table(cards, 2).controls(1, "Amara Diallo").controls(2, "Biscuit")
    game = built.morale(6).begin()
    number = {name: cards.number("crisis", name.lower()) for name in ("Truce", "Thaw")}
    game.crisis, game.crisis_deck = number[shown], tuple(number[name] for name in below)
    put_crisis_in_force(game)
    return game


@pytest.mark.parametrize(("shown", "below", "possible"), WAYS)
def test_the_only_crisis_that_can_come_is_reckoned_with(
    shown: str, below: tuple[str, ...], possible: bool
) -> None:
    game = lying(shown, below)
    handler = game.cards.handler("additions/wind/change_of_wind")
    game.do(handler["start"], game.active_player)
    game.run()
    assert (1 in {row[-1] for row in game.stack[-1][3]}) is possible
