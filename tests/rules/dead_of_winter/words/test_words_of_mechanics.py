"""Words that the ledger of mechanics needed, where a card test cannot look: what is hidden, what
is told, what is not there.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table, table
from dowlang.rulesets.dead_of_winter.procedures.crossroads import crossroads_resolved
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_PLAY_CARD
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE
from dowlang.rulesets.dead_of_winter.words.cards.zones import CRISIS_DECK, copies_of
from dowlang.rulesets.dead_of_winter.words.effects import crisis as effects_crisis
from dowlang.rulesets.dead_of_winter.words.effects import players as effects_players
from dowlang.rulesets.dead_of_winter.words.effects import seeing as effects_seeing
from dowlang.rulesets.dead_of_winter.words.effects import survivors as effects_survivors
from dowlang.rulesets.dead_of_winter.words.effects.stakes import stake_card
from dowlang.rulesets.dead_of_winter.words.nouns import item_named
from dowlang.rulesets.dead_of_winter.words.rules import bans as rule_words_bans
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words

HOSPITAL = 6


@pytest.fixture
def built() -> Table:
    return (
        table(dowlang.load("cards/base"), players=3)
        .controls(1, "Halima Yusuf")
        .controls(2, "Barto Nwosu", at="hospital")
    )


def carry_out(g: Winter, word: Callable[..., object], *arguments: object) -> Winter:
    """The word alone, to its end or its first question, with the log of what it told."""
    g.log = []
    g.stack[:] = [(word.__name__, *arguments)]
    g.run()
    return g


def test_a_new_secret_objective_is_one_that_nobody_has(built: Table) -> None:
    """R-BOARD-15: only its owner learns it."""
    g = built.game
    g.secret, g.dealt = [0, 1, 2], [0, 1, 2]
    carry_out(g, effects_players.draw_secret, 1)
    assert g.secret[1] not in (0, 1, 2) and (g.secret[0], g.secret[2]) == (0, 2)
    assert g.log == [(events.OBJECTIVE_REPLACED, 1, g.secret[1])]
    told = events.EVENTS[events.OBJECTIVE_REPLACED]
    assert told.private == ("objective",) and told.seen_by == ("player",)
    assert "draw" not in told.telling  # a swap and an exile tell it too


def test_looking_at_an_objective_is_told_to_who_looks(built: Table) -> None:
    """R-BOARD-15."""
    g = built.game
    g.secret = [3, 4, NONE]
    carry_out(g, effects_seeing.look_at_objective, 1, 0)
    assert g.log == [(events.OBJECTIVE_SEEN, 0, 1, 4)]
    carry_out(g, effects_seeing.look_at_objective, 2, 0)
    assert g.log == []
    assert events.EVENTS[events.OBJECTIVE_SEEN].seen_by == ("player",)


def test_only_the_revealed_crisis_can_be_put_away(built: Table) -> None:
    """R-CRISIS-01, R-COMP-18."""
    g = built.game
    deck, crisis = g.crisis_deck, g.crisis
    carry_out(g, effects_crisis.put_crisis_under, crisis, CRISIS_DECK)
    assert g.crisis == NONE and g.crisis_deck == (crisis, *deck)
    assert not effects_crisis.is_current(g, crisis) and not effects_crisis.is_current_for(
        g, crisis, CRISIS_DECK
    )
    carry_out(g, effects_crisis.remove_crisis, crisis)
    assert g.crisis_deck == (crisis, *deck) and g.log == []


def test_room_is_made_only_as_far_as_somebody_can_go(built: Table) -> None:
    """R-BOARD-06, R-EXPOSE-08."""
    g = built.game
    barto = built.survivor("Barto Nwosu")
    assert effects_survivors.can_make_room(
        g, 4, HOSPITAL, 0
    ) and not effects_survivors.can_make_room(g, 5, HOSPITAL, 0)
    assert not effects_survivors.can_make_room(g, 1, COLONY, 0), "they would go to where they are"
    carry_out(g, effects_survivors.make_room, 3, HOSPITAL, 0)
    assert g.location[barto] == HOSPITAL, "three spaces were empty"
    carry_out(g, effects_survivors.make_room, 4, HOSPITAL, 0)
    assert g.location[barto] == COLONY
    built.exiled(2).at("Barto Nwosu", "hospital")
    assert not effects_survivors.can_make_room(g, 4, HOSPITAL, 0), (
        "an exile may not be placed in the colony (R-EXILE-06)"
    )


def test_what_nobody_took_goes_back_when_the_card_is_done(built: Table) -> None:
    """R-BOARD-17: a stake lies open, and is in one place."""
    g = built.hand(1, "Aspirin").hand(2, "Cleaver").game
    aspirin, cleaver = g.hand[0][0], g.hand[1][0]
    carry_out(g, stake_card, aspirin, 0)
    carry_out(g, stake_card, cleaver, 0)
    assert g.stakes == ((0, aspirin),) and g.hand[0] == () and g.hand[1] == (cleaver,), (
        "only a card of the own hand"
    )
    assert g.cards.ruleset.sound is not None and not g.cards.ruleset.sound(g)
    carry_out(g, crossroads_resolved, 0, 0)
    assert g.stakes == () and g.hand[0] == (aspirin,)


def test_a_name_that_cannot_be_played_means_every_copy(built: Table) -> None:
    """R-ACT-PLY-01."""
    g = built.game
    named = item_named(g, "aspirin")
    changes = rule_words_bans.card_cannot_be_played(g, (named,))
    assert (
        {change.subject for change in changes}
        == set(copies_of(g, named))
        == set(built.copies("Aspirin"))
    )
    assert {change.parameter for change in changes} == {FORBID_PLAY_CARD}


def test_entrances_are_counted_from_one(built: Table) -> None:
    """R-BOARD-04: the colony has six, other places one; what is not there changes nothing."""
    g = built.game
    assert [change.subject for change in rule_words.entrance_without_exposure(g, 2, COLONY)] == [1]
    assert [change.subject for change in rule_words.entrance_without_exposure(g, 1, HOSPITAL)] == [
        11
    ]
    assert (
        rule_words.entrance_without_exposure(g, 7, COLONY)
        == rule_words.entrance_without_exposure(g, 2, HOSPITAL)
        == ()
    )
