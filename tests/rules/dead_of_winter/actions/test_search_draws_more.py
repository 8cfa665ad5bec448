"""More cards are drawn in the search that is about to be made, by who makes it, and in no other
(R-ACT-SEA-03).
"""

from __future__ import annotations

from pathlib import Path

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.effects.searching import draw_besides
from tests.rules.dead_of_winter.winter import place, table
from tests.testing.trying import failures

SCHOOL = place("school")


def searching() -> Winter:
    """Player 1 may search the school, and nobody does so yet."""
    t = table(2).controls(1, "Ashley Ross", at="school").controls(2, "Forty").dice(1, 6)
    return t.begin()


def test_nothing_is_drawn_without_a_search() -> None:
    game = searching()
    before = game.digest
    draw_besides(game, 2, SCHOOL, 0)
    assert game.digest == before and not game.drawn


def test_what_is_drawn_lies_before_who_searches_there() -> None:
    game = searching()
    game.stack.append(("look", 0, game.groups[0][0], SCHOOL))
    draw_besides(game, 1, place("library"), 0)
    assert not game.drawn
    game.log = []
    draw_besides(game, 2, SCHOOL, 1)
    assert len(game.drawn) == 2
    assert {entry[:3] for entry in game.log} == {(E.SEARCH_DRAWN, 0, SCHOOL)}


CARD = """\
crossroads "Open Drawers"
    flavor "Somebody has been here, and was in a hurry."
    when you clean waste
    option "Look"
        for the rest of the game
            when a survivor searches a location, before it takes effect
                draw 1 more card in the search of that location
    option "Leave"
        lose 1 morale

test "Whoever searches draws it, and the other one keeps nothing"
    given players = 2, seed 1, cards in the crossroads deck = 0
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given player 2 controls "Noor Haddad", "Noor Haddad" is at "School"
    given "Aspirin" is in the waste pile, dice of player 1 are 6, dice of player 2 are 6
    given "Road Atlas" is on top of the "School" deck, "Tool Belt" is on top of the "School" deck
    given crossroads "Open Drawers"
    when player 1 cleans waste
    when player 1 chooses "Look"
    when player 2 starts
    when "Noor Haddad" searches "School"
    when player 2 chooses "Road Atlas"
    then player 2 has "Road Atlas" and "Tool Belt" is in the "School" deck
"""


def test_a_rule_of_somebody_else_helps_who_searches(tmp_path: Path) -> None:
    assert failures(tmp_path, CARD) == []
