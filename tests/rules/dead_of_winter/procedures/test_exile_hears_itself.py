"""The objective that an exiled player is dealt hears of that exile (R-EXILE-02), as an item hears
that it is equipped and a survivor of joining.
"""

from __future__ import annotations

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.procedures.exile import exile
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL

EXILES = """
exile "Gone And Glad"
    flavor "x"
    when {event}
        add 1 noise to "School"
    goal morale = 0
"""


@pytest.mark.parametrize(
    ("event", "noise"),
    [("you are exiled", 1), ("a player is exiled", 1), ("another player is exiled", 0)],
)
def test_the_rules_of_a_new_objective_hear_of_the_exile(event: str, noise: int) -> None:
    cards = load_source(addition([], {"exiles": EXILES.format(event=event).encode()}))
    table = table_of(cards, 3, objective="A Roof for Everyone")
    table.controls(1, "Amara Diallo").controls(2, "Biscuit").controls(3, "Yuki Lowe")
    game = table.begin()
    game.exile_deck = (game.cards.number("exile", "gone_and_glad"),)
    game.do(exile, 1)
    game.run()
    while game.stack and game.stack[-1][2] != "action":
        game.choose(0)
    assert game.exiled[1] and game.noise[SCHOOL] == noise
