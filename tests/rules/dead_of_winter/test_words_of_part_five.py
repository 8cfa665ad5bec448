"""Words that Part 5 of the rules asks for, where a card test cannot look: what is told then, what is not there, whom the rules pass over."""

from __future__ import annotations

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter import events
from dowlang.rulesets.dead_of_winter import options as O
from dowlang.rulesets.dead_of_winter.building import Table, table
from dowlang.rulesets.dead_of_winter.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.exposure import bite_rolled
from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.survivors import kill
from dowlang.rulesets.dead_of_winter.types import COLONY, NONE
from dowlang.rulesets.dead_of_winter.words import effects_cards, effects_crisis, effects_players, filters, numbers, predicates
from tests.rules.dead_of_winter.test_words_of_mechanics import carry_out

MEDICINE = 4


@pytest.fixture
def built() -> Table:
    return table(dowlang.load("cards/base"), players=3).controls(1, "Halima Yusuf").controls(2, "Barto Nwosu", at="hospital")


def told(game: Winter, event: int) -> list[tuple[int, ...]]:
    return [tuple(fact[1:]) for fact in game.log or () if fact[0] == event]


@pytest.mark.parametrize(("face", "survives"), [(0, True), (1, False), (2, False), (3, False)])
def test_a_bite_that_is_survived_is_told(built: Table, face: int, survives: bool) -> None:
    """R-BITE-05, -06: on blank the chain ends."""
    g, halima = built.game, built.survivor("Halima Yusuf")
    carry_out(g, bite_rolled, halima, face, COLONY, (halima,))
    assert told(g, events.BITE_STOPPED) == ([(halima, COLONY)] if survives else [])
    assert (g.controller[halima] == 0) is survives


def test_the_roll_after_a_bite_tells_it_by_itself(built: Table) -> None:
    """R-BITE-03: the controller takes the second option."""
    g, halima = built.game, built.survivor("Halima Yusuf")
    g.log, g.stack[:] = [], [("bite_answered", (O.BITE_ROLL, halima), COLONY, (halima,))]
    g.run()
    assert bool(told(g, events.BITE_STOPPED)) is (g.controller[halima] == 0)
    assert len(told(g, events.EXPOSURE_ROLLED)) == 1


@pytest.mark.parametrize(("given", "surplus"), [(3, False), (4, False), (5, True), (6, True)])
def test_a_surplus_is_told_before_morale_rises(built: Table, given: int, surplus: bool) -> None:
    """R-CRISIS-09: two points beyond the three that three players need."""
    g = built.game
    fitting = [item for item, symbols in enumerate(g.t.item_symbols) if symbols & g.t.crisis_symbols[g.crisis]][:given]
    g.contributed, crisis = tuple((0, item, 0) for item in fitting), g.crisis
    carry_out(g, resolve_crisis)
    assert told(g, events.SURPLUS_GIVEN) == ([(crisis,)] if surplus else [])
    assert told(g, events.CRISIS_PREVENTED)


def test_only_the_leader_is_lost_as_leader(built: Table) -> None:
    """R-SURV-10."""
    built.controls(1, "Gus Pemberton")
    g, halima, gus = built.game, built.survivor("Halima Yusuf"), built.survivor("Gus Pemberton")
    g.leader[0] = halima
    carry_out(g, kill, gus)
    assert told(g, events.LEADER_LOST) == []
    carry_out(g, kill, halima)
    assert told(g, events.LEADER_LOST) == [(0, halima)]


def test_the_highest_used_dice_come_back_first(built: Table) -> None:
    """R-DICE-04."""
    g = built.game
    g.spent[0], g.unused[0] = (3, 6, 3, 1), (2,)
    assert effects_players.dice_to_refresh(g, 0) == 4
    assert effects_players.refresh_dice(g, 2, 0) == 2
    assert g.spent[0] == (3, 1) and g.unused[0] == (2, 3, 6)
    assert effects_players.refresh_dice(g, -1, 0) == 0
    assert effects_players.refresh_dice(g, 9, 0) == 2 and not g.spent[0]


def test_only_equipment_is_unequipped(built: Table) -> None:
    """R-ACT-PLY-05: a card in hand stays there."""
    g = built.game
    item = g.item_deck[1][-1]
    g.item_deck[1], g.hand[1] = g.item_deck[1][:-1], (item,)
    assert not effects_cards.can_be_unequipped(g, item)
    effects_cards.unequip_card(g, item)
    assert g.hand[1] == (item,)
    effects_cards.equip_survivor(g, built.survivor("Halima Yusuf"), item)
    assert effects_cards.can_be_unequipped(g, item)
    effects_cards.unequip_card(g, item)
    assert g.hand[0] == (item,) and not g.equipment[built.survivor("Halima Yusuf")]


def test_another_crisis_comes_where_none_lies_open(built: Table) -> None:
    """R-CRISIS-01."""
    g = built.game
    g.crisis, top = NONE, g.crisis_deck[-1]
    assert not predicates.crisis_is_current(g, NONE) and not predicates.crisis_needs(g, NONE, MEDICINE)
    carry_out(g, effects_crisis.reveal_another)
    assert g.crisis == top and predicates.crisis_is_current(g, top) and top not in g.crisis_deck
    needed = [symbol for symbol in range(7) if predicates.crisis_needs(g, top, symbol)]
    assert sum(1 << symbol for symbol in needed) == g.t.crisis_symbols[top]


def test_who_is_out_of_the_game_is_nobodys_neighbour(built: Table) -> None:
    """R-VAR-12, U-51."""
    g = built.game
    assert [p for p in range(3) if filters.sits_on_your_left(g, p, 0)] == [1] and [p for p in range(3) if filters.sits_on_your_right(g, p, 0)] == [2]
    g.eliminated[1] = 1
    assert [p for p in range(3) if filters.sits_on_your_left(g, p, 0)] == [2] and [p for p in range(3) if filters.sits_on_your_right(g, p, 2)] == [0]
    g.eliminated[2] = 1
    assert not [p for p in range(3) if filters.sits_on_your_left(g, p, 0) or filters.sits_on_your_right(g, p, 0)]


def test_contributions_are_counted_by_who_gave_them(built: Table) -> None:
    """R-ACT-CRI-02."""
    g = built.game
    g.contributed = ((0, 1, 0), (2, 2, 1), (0, 3, 0))
    assert numbers.contributions(g) == 3 and [numbers.contributions_of(g, p) for p in range(3)] == [2, 0, 1]
    assert filters.at_the_crisis(g) == (1, 2, 3)


def test_only_the_main_objective_is_hardcore(built: Table) -> None:
    """R-VAR-10."""
    g = built.game
    other = (g.main + 1) % 3
    for side in (0, 1):
        g.hardcore = side
        assert predicates.is_hardcore(g, g.main) is bool(side) and not predicates.is_hardcore(g, other)
    assert predicates.is_main(g, g.main) and not predicates.is_main(g, other)
