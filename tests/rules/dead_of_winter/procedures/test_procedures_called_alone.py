"""Single procedures called alone, at the edges games seldom reach: who is gone meanwhile, two
cards with counters, what agents reckon.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from dowlang.rulesets.dead_of_winter.actions import card_actions, survivor_actions
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import limit_of
from dowlang.rulesets.dead_of_winter.agents import survival_agent
from dowlang.rulesets.dead_of_winter.agents.heuristic import outcomes as X
from dowlang.rulesets.dead_of_winter.analysis import odds
from dowlang.rulesets.dead_of_winter.procedures import crossroads, harm
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import locate
from dowlang.rulesets.dead_of_winter.state.types import COLONY, HOSPITAL, NONE, SCHOOL
from dowlang.rulesets.dead_of_winter.words import nouns
from dowlang.rulesets.dead_of_winter.words.cards import zones
from dowlang.rulesets.dead_of_winter.words.effects import dice as effects_dice
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from tests.rules.dead_of_winter import play
from tests.rules.dead_of_winter.play import told


@pytest.fixture
def table() -> Winter:
    return play.seated()


# ---- history and counters
def test_history_is_asked_by_turn_round_card_and_game(table: Winter) -> None:
    """R-XROADS-03: the payloads of one event; since a card came up, of one that never did since
    the beginning.
    """
    table.turn, table.round = 5, 2
    table.history = [
        (E.WOUNDED, 1, 1, 3),
        (E.FROSTBITTEN, 5, 2, 4),
        (E.WOUNDED, 4, 2, 5),
        (E.WOUNDED, 5, 2, 6),
    ]
    table.came_up = [(0, 2), (1, 4)]
    path = table.t.crossroads_path
    assert table.happened(E.WOUNDED, "turn", "") == [(6,)] and table.happened(
        E.WOUNDED, "round", ""
    ) == [(5,), (6,)]
    assert table.happened(E.WOUNDED, "game", "") == [(3,), (5,), (6,)]
    assert [
        table.happened(E.WOUNDED, "card", card) for card in (path[0], path[1], "another/card")
    ] == [[(5,), (6,)], [], [(3,), (5,), (6,)]]


def test_only_events_that_a_card_asks_about_are_remembered(table: Winter) -> None:
    """R-XROADS-03."""
    asked = table.t.remembered
    silent = next(event for event in range(len(E.EVENTS)) if event not in asked)
    crossroads.heard(table, silent, (0,) * len(E.EVENTS[silent].fields))
    assert not any(entry[0] == silent for entry in table.history)


def test_each_card_has_its_own_counter(table: Winter) -> None:
    """R-XROADS-10: it never falls below 0; the main objective has several."""
    path = table.t.crossroads_path
    table.attached = [(0, 3, 1), (1, 5, 2)]
    table.add_to_counter(path[1], 0, 3)
    table.add_to_counter(path[0], 0, -4)
    assert table.attached == [(0, 3, 0), (1, 5, 5)]
    main = table.t.objective_path[table.main]
    table.counters[:] = [2, 7]
    table.add_to_counter(main, 0, -1)
    assert table.counters == [1, 7] and table.attached == [(0, 3, 0), (1, 5, 5)]
    table.add_to_counter(main, 0, -9)
    assert table.counters == [0, 7]


def test_uses_of_abilities_are_counted_apart(table: Winter) -> None:
    """R-CARD-12: below 0, each survivor and each of up to seven abilities under a number of its
    own.
    """
    numbers = [
        limit_of(survivor, ability)
        for survivor in range(table.t.survivors)
        for ability in range(1, 8)
    ]
    assert max(numbers) < 0 and len(set(numbers)) == len(numbers)


# ---- who is gone meanwhile
def test_who_is_dead_after_an_attack_does_not_roll(table: Winter) -> None:
    """R-EXPOSE-01: nor whom the entrance spares."""
    for survivor, spared, rolled in ((8, 0, 1), (20, 0, 0), (8, 1, 0)):
        table.param[P.NO_EXPOSURE_AT_ENTRANCE] = spared
        table.forced.clear()
        play.force(table, "exposure", 0)
        play.step(table, survivor_actions.expose_attacker, survivor, 8)
        assert len(table.forced) == 1 - rolled


def test_equipment_is_for_who_is_still_of_the_group(table: Winter) -> None:
    """R-ACT-PLY-04: given away or dead meanwhile, the card stays in hand; taken meanwhile, it is
    not played.
    """
    (knife,) = play.hold(table, 0, "weapon")
    holder = locate(table, knife)
    for survivor in (5, 20):
        card_actions.lay_beside(table, 0, knife, survivor, holder)
        assert (
            list(table.hand[0]) == [knife]
            and not any(table.equipment)
            and not told(table, E.CARD_PLAYED)
        )
    card_actions.lay_beside(table, 0, knife, 8, ("elsewhere", 1))  # type: ignore[arg-type]
    assert list(table.hand[0]) == [knife]
    card_actions.lay_beside(table, 0, knife, 8, holder)
    assert list(table.equipment[8]) == [knife] and told(table, E.CARD_PLAYED) == [(0, knife)]


def test_a_wound_is_one_wound_by_an_effect(table: Winter) -> None:
    """R-EXPOSE-04: unless more, or another cause, is said."""
    for word, tokens, event in (
        (harm.wound, table.wounds, E.WOUNDED),
        (harm.frost, table.frostbite, E.FROSTBITTEN),
    ):
        word(table, 3)
        assert tokens[3] == 1 and told(table, event) == [(3, COLONY, E.BY_EFFECT)]
    assert told(table, E.HURT) == [(3, COLONY, E.BY_EFFECT)] * 2


# ---- dice, people and words at number 0 and -1
def test_the_dice_of_a_pool_by_number(table: Winter) -> None:
    """R-DICE-03, R-DICE-05, R-DICE-08: spent, raised as far as the highest value; no die has a
    number below 0.
    """
    table.unused[:] = [(1, 6), (), (7,)]
    assert [
        effects_dice.is_unused(table, die) for die in (1, 6, 2, zones.DICE_OF_A_PLAYER + 1, -1)
    ] == [True, True, False, False, False]
    assert [effects_dice.can_be_raised(table, die, 1, 0) for die in (1, 6, 2)] == [
        True,
        False,
        False,
    ]
    play.step(table, effects_dice.raise_action_die, 1, 2, 0)
    assert table.unused[0] == (3, 6)
    play.step(table, effects_dice.spend_action_die, 3, 0)
    assert [table.unused[0], table.spent[0]] == [(6,), (3,)]


def test_survivor_and_player_number_0(table: Winter) -> None:
    """R-SURV-01: the first survivor of the set is one, and -1 is not the last of it."""
    last = table.t.survivors - 1
    play.put(table, 0, 0, HOSPITAL)
    play.put(table, 0, last, SCHOOL)
    assert [nouns.survivor_is_there(table, s) for s in (0, last, 20, -1)] == [
        True,
        True,
        False,
        False,
    ]
    assert [filters_survivors.stands_outside(table, s, SCHOOL) for s in (0, 3, 8, 20)] == [
        True,
        True,
        False,
        False,
    ]
    assert [filters_survivors.stands_here(table, s, 0) for s in (7, 3)] == [
        True,
        False,
    ] and not filters_survivors.stands_here(table, 20, 21)
    table.wounds[3], table.frostbite[3] = 1, 2
    assert filters_tallies.wounds_on(table, 3) == 3 and filters_tallies.frostbite_on(table, 3) == 2
    assert filters_survivors.newcomer(table) == table.survivor_deck[-1:]
    table.survivor_deck = ()
    assert filters_survivors.newcomer(table) == ()


# ---- odds and agents
def test_what_an_event_is_about_is_taken_from_the_table(table: Winter) -> None:
    """R-XROADS-02: the own first survivor, where it stands, the first card in hand; otherwise
    the colony and none.
    """
    (food, _) = play.hold(table, 0, "food", "weapon")
    found = {"player": 0, "survivor": 8, "location": SCHOOL, "card": food}
    bare = {"player": 0, "survivor": NONE, "location": COLONY, "card": NONE}
    for own, there in (([8, 3], found), (list[int](), bare)):
        table.hand[0] = table.hand[0] if own else ()
        for number, event in enumerate(E.EVENTS):
            assert odds._payload(table, number, own) == tuple(
                there.get(noun, 0) for _, noun in event.fields
            )
    assert odds._payload(table, NONE, [8]) == ()


@pytest.mark.parametrize(
    ("people", "morale", "points"),
    [
        (1, 2, 1),
        (2, 1, 1),
        (2, 2, -1),
        (3, 2, -1),
        (2, 3, 1),
        (2, 6, 1),
        (1, 1, 1),
    ],
)
def test_the_survival_agent_rolls_a_bite_unless_two_deaths_end_the_game(
    people: int, morale: int, points: int
) -> None:
    """R-BITE-05, R-BITE-06: at morale 2 with others there; at 1 one death ends it either way."""
    now: Any = SimpleNamespace(crowd=[people], location=[0], morale=morale)
    assert survival_agent.bite_roll(now, (0, 0)) == points


@pytest.mark.parametrize(
    ("place", "amount", "morale", "cost"),
    [
        (X.MORALE, -1, 5, True),
        (X.MEN, -1, 5, True),
        (X.MORALE, 1, 5, False),
        (X.MEN, 1, 5, False),
        (X.EXPOSURE, 1, 1, True),
        (X.EXPOSURE, 1, 2, False),
        (X.EXPOSURE, -1, 1, False),
        (X.FOOD, -1, 1, False),
    ],
)
def test_what_costs_lives_or_morale(place: int, amount: int, morale: int, cost: bool) -> None:
    """R-EXPOSE-06: at the last morale a roll may cost all."""
    outcome = [0] * X.DIMENSIONS
    outcome[place] = amount
    now: Any = SimpleNamespace(morale=morale)
    assert survival_agent.costs(now, tuple(outcome)) is cost
