"""What is drawn in a search can be dealt with before a card is kept, and what begins aside lies in
no deck until a card brings it there.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.ongoing_effects import FOREVER, Origin, watch
from dowlang.rulesets.dead_of_winter.procedures.harm import kill
from dowlang.rulesets.dead_of_winter.procedures.setup import new_game
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_zones import SEARCH
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate, remove_item
from tests.rules.dead_of_winter.winter import hand, rulebook, say, table, who

MECHANICS = Path(__file__).resolve().parents[4] / "examples" / "mechanics"
ORIGIN = Origin("rulebook/crises/food_shortage", 0, FOREVER)
HOSPITAL = 6


@cache
def mechanics() -> CardSet:
    return dowlang.load(MECHANICS)


def a_card_that_yields_nothing(game: Winter, *payload: int) -> None:
    game.cancel("the result")


def a_card_that_takes_it_away(game: Winter, *payload: int) -> None:
    assert locate(game, payload[2]) == (SEARCH, -1)
    remove_item(game, payload[2])


def a_card_that_kills(game: Winter, *payload: int) -> None:
    game.do(kill, payload[-1] if len(payload) > 3 else payload[1])


STEPS = {
    step.__name__: step
    for step in (a_card_that_yields_nothing, a_card_that_takes_it_away, a_card_that_kills)
}


def searching(point: str, step: Any) -> Winter:
    """Somebody searches the Hospital, where a card comes in at that point once."""
    t = table().controls(1, "Sixty", at="Hospital").controls(1, "Ashley Ross")
    t.controls(2, "Mike Cho").dice(1, 6, 6).deck("Hospital", "Medicine", "Fuel", "Medicine")
    g = t.begin()
    rulebook().steps.update(STEPS)
    watch(g, ORIGIN, rulebook().ruleset.event_number[point], "", step.__name__, times=1)
    g.log = []
    return g


def told(g: Winter, event: int) -> int:
    return sum(entry[0] == event for entry in g.log or ())


@pytest.mark.parametrize("point", ["found_near", "search_near"])
def test_a_search_that_yields_nothing_puts_its_cards_back(point: str) -> None:
    """R-ACT-SEA-07: under the deck they came from, and nobody has searched."""
    g = searching(point, a_card_that_yields_nothing)
    before, top = sorted(g.item_deck[HOSPITAL]), g.item_deck[HOSPITAL][-1]
    say(g, "search/sixty/6")
    assert sorted(g.item_deck[HOSPITAL]) == before and g.item_deck[HOSPITAL][0] == top
    assert g.drawn == () and hand(g, 1) == [] and not told(g, E.SEARCHED) and not g.cancelled
    say(g, "search/sixty/6", "keep/fuel")
    assert hand(g, 1) == ["Fuel"] and told(g, E.SEARCHED) == 1


def test_what_is_taken_away_is_no_card_to_keep() -> None:
    """R-ACT-SEA-03: with nothing left the search is over, and the next one draws as ever."""
    g = searching("found_near", a_card_that_takes_it_away)
    top = g.item_deck[HOSPITAL][-1]
    say(g, "search/sixty/6")
    assert g.removed == (top,) and g.drawn == () and hand(g, 1) == []
    assert told(g, E.SEARCHED) == 1 and len(g.item_deck[HOSPITAL]) == 2
    say(g, "search/sixty/6", "keep/fuel")
    assert hand(g, 1) == ["Fuel"]


@pytest.mark.parametrize("point", ["found_near", "search_near"])
def test_who_is_lost_on_the_way_keeps_nothing(point: str) -> None:
    """R-ACT-SEA-01: the cards go back under the deck."""
    g = searching(point, a_card_that_kills)
    before = sorted(g.item_deck[HOSPITAL])
    say(g, "search/sixty/6")
    assert g.controller[who("Sixty")] < 0 and g.drawn == () and hand(g, 1) == []
    assert sorted(g.item_deck[HOSPITAL]) == before and not told(g, E.SEARCHED)


@pytest.mark.proof
def test_what_begins_aside_lies_in_no_deck_and_no_hand() -> None:
    """R-SETUP-08, R-SETUP-09: in the box, whatever the seed, and only one of its copies there."""
    for seed in range(1, 13):
        g = new_game(mechanics(), seed, players=4)
        (ham,) = [item for item in range(g.t.items) if g.t.item_aside[item]]
        assert ham in g.box and not any(ham in pile for pile in (*g.item_deck, *g.hand))
