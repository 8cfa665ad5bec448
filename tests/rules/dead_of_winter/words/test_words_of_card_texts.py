"""Words that Part 5 of the rules asks for, where a card test cannot look: what is told then,
what is not there, whom the rules pass over.
"""

from __future__ import annotations

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table, table
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.endings import check_objective
from dowlang.rulesets.dead_of_winter.procedures.exile import start_exile_vote
from dowlang.rulesets.dead_of_winter.procedures.exposure import bite_rolled
from dowlang.rulesets.dead_of_winter.procedures.harm import kill
from dowlang.rulesets.dead_of_winter.procedures.rounds import (
    COLONY_PHASE,
    PLAYER_TURNS,
    colony_phase,
    new_round,
)
from dowlang.rulesets.dead_of_winter.procedures.tracks import move_round_marker
from dowlang.rulesets.dead_of_winter.state import events, variants
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE
from dowlang.rulesets.dead_of_winter.words import nouns, references
from dowlang.rulesets.dead_of_winter.words.effects import cards as effects_cards
from dowlang.rulesets.dead_of_winter.words.effects import crisis as effects_crisis
from dowlang.rulesets.dead_of_winter.words.effects import dice as effects_dice
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.numbers import measures as numbers
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from tests.rules.dead_of_winter.words.test_words_of_mechanics import carry_out

MEDICINE = 4


@pytest.fixture
def built() -> Table:
    return (
        table(dowlang.load("cards/base"), players=3)
        .controls(1, "Halima Yusuf")
        .controls(2, "Barto Nwosu", at="hospital")
    )


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
    fitting = [
        item
        for item, symbols in enumerate(g.t.item_symbols)
        if symbols & g.t.crisis_symbols[g.crisis]
    ][:given]
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
    assert effects_dice.dice_to_refresh(g, 0) == 4
    assert effects_dice.refresh_dice(g, 2, 0) == 2
    assert g.spent[0] == (3, 1) and g.unused[0] == (2, 3, 6)
    assert effects_dice.refresh_dice(g, -1, 0) == 0
    assert effects_dice.refresh_dice(g, 9, 0) == 2 and not g.spent[0]


def test_only_equipment_is_unequipped(built: Table) -> None:
    """R-ACT-PLY-05, R-CARD-15: a card in hand stays there, and one without `equip` too."""
    g = built.game
    lying = [item for deck in g.item_deck for item in deck]
    item = next(item for item in lying if g.t.item_way[item] == EQUIP)
    soup = next(item for item in lying if g.t.item_way[item] != EQUIP)
    g.item_deck[:] = [tuple(i for i in deck if i not in (item, soup)) for deck in g.item_deck]
    g.hand[1] = (soup,)
    effects_cards.equip_survivor(g, built.survivor("Halima Yusuf"), soup)
    assert g.hand[1] == (soup,)
    g.hand[1] = (item,)
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
    assert not predicates_things.crisis_is_current(g, NONE) and not predicates_things.crisis_needs(
        g, NONE, MEDICINE
    )
    carry_out(g, effects_crisis.reveal_another)
    assert (
        g.crisis == top and predicates_things.crisis_is_current(g, top) and top not in g.crisis_deck
    )
    needed = [symbol for symbol in range(7) if predicates_things.crisis_needs(g, top, symbol)]
    assert sum(1 << symbol for symbol in needed) == g.t.crisis_symbols[top]


def test_who_is_out_of_the_game_is_nobodys_neighbour(built: Table) -> None:
    """R-VAR-12, U-51."""
    g = built.game
    assert [p for p in range(3) if filters_players.sits_on_your_left(g, p, 0)] == [1] and [
        p for p in range(3) if filters_players.sits_on_your_right(g, p, 0)
    ] == [2]
    g.eliminated[1] = 1
    assert [p for p in range(3) if filters_players.sits_on_your_left(g, p, 0)] == [2] and [
        p for p in range(3) if filters_players.sits_on_your_right(g, p, 2)
    ] == [0]
    g.eliminated[2] = 1
    assert not [
        p
        for p in range(3)
        if filters_players.sits_on_your_left(g, p, 0) or filters_players.sits_on_your_right(g, p, 0)
    ]


def test_contributions_are_counted_by_who_gave_them(built: Table) -> None:
    """R-ACT-CRI-02."""
    g = built.game
    g.contributed = ((0, 1, 0), (2, 2, 1), (0, 3, 0))
    assert numbers.contributions(g) == 3 and [numbers.contributions_of(g, p) for p in range(3)] == [
        2,
        0,
        1,
    ]
    assert filters_cards.at_the_crisis(g) == (1, 2, 3)


def test_only_the_main_objective_is_hardcore(built: Table) -> None:
    """R-VAR-10."""
    g = built.game
    other = (g.main + 1) % 3
    for side in (0, 1):
        g.hardcore = side
        assert predicates_things.is_hardcore(g, g.main) is bool(
            side
        ) and not predicates_things.is_hardcore(g, other)
    assert predicates_things.is_main(g, g.main) and not predicates_things.is_main(g, other)


def test_the_variant_is_asked_of_the_game(built: Table) -> None:
    """R-VAR-01, -06, -09..11: each state of its own bit; two players play cooperatively."""
    g = built.game
    asked = (
        predicates_things.is_cooperative,
        predicates_things.is_for_two,
        predicates_things.has_betrayer_variant,
        predicates_things.has_elimination,
    )
    held = {name: tuple(ask(_of(g, name), 0) for ask in asked) for name in variants.NAMES}
    assert held == {
        "standard": (False,) * 4,
        "cooperative": (True, False, False, False),
        "two_player": (True, True, False, False),
        "betrayer": (False, False, True, False),
        "hardcore": (False,) * 4,
        "elimination": (False, False, False, True),
    }
    for side in (0, 1):
        g.hardcore = side
        assert predicates_things.is_hardcore_game(g, 0) is bool(side)


def _of(game: Winter, name: str) -> Winter:
    game.variant = variants.NAMES[name]
    return game


def test_the_two_phases_of_a_round_are_told(built: Table) -> None:
    """R-ROUND-01, -04, -05: each begins and ends once, in this order, and the players' ends
    before the colony acts.
    """
    g = built.game
    assert nouns.both_phases(g) == (PLAYER_TURNS, COLONY_PHASE) and nouns.the_game(g) == (
        references.the_game(g),
    )
    carry_out(g, new_round)
    assert told(g, events.PHASE_STARTED) == [(references.the_player_turn_phase(g),)]
    carry_out(g, colony_phase)
    marks = (events.PHASE_STARTED, events.PHASE_ENDED, events.COLONY_STEP_BEGUN)
    order = [
        tuple(fact[:2])
        for fact in g.log or ()
        if fact[0] in marks and fact[1] in (0, PLAYER_TURNS, COLONY_PHASE)
    ]
    first, second = references.the_player_turn_phase(g), references.the_colony_phase(g)
    assert order[:2] == [(events.PHASE_ENDED, first), (events.PHASE_STARTED, second)]
    assert order[-2:] == [(events.PHASE_ENDED, second), (events.PHASE_STARTED, first)]


def test_the_round_marker_stands_where_the_rounds_that_are_left_say(built: Table) -> None:
    """R-BOARD-09, R-END-03."""
    g = built.game
    g.rounds_left = 5
    g.log = []
    move_round_marker(g, -1)
    assert nouns.where_the_marker_stands(g) == 4 and told(g, events.ROUND_MARKER_MOVED) == [(4,)]


@pytest.mark.parametrize(("votes", "passed"), [((1, 1, 0), 1), ((1, 0, 0), 0)])
def test_a_vote_to_exile_is_told_with_whom_it_is_about(
    built: Table, votes: tuple[int, ...], passed: int
) -> None:
    """R-VOTE-04, -05, R-ACT-VOT-02: counted, told, and then the exile; a vote is there until it
    is counted.
    """
    g = built.game
    assert nouns.votes_under_way(g) == []
    g.log, g.stack[:] = [], []
    g.do(start_exile_vote, 0, 2)
    g.run()
    for vote in votes:
        assert nouns.votes_under_way(g) == [0]
        g.choose([answer[1] for answer in g.decision.answers].index(vote))
    assert told(g, events.EXILE_VOTE_ENDED) == [(passed, 2)]
    assert [
        fact[0]
        for fact in g.log
        if fact[0] in (events.VOTE_ENDED, events.EXILE_VOTE_ENDED, events.EXILED)
    ] == [events.VOTE_ENDED, events.EXILE_VOTE_ENDED, *([events.EXILED] if passed else [])]
    assert nouns.votes_under_way(g) == []


def test_whether_the_goal_is_reached_is_told_with_the_objective(built: Table) -> None:
    """R-COLONY-10."""
    g = built.game
    carry_out(g, check_objective)
    assert told(g, events.OBJECTIVE_CHECKED) == [(0, g.main)]
