"""Declare the cards that lie open or were shown last: the main objective, the current crisis, the
rest of what was drawn. Source: Part 5.2 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.cards.untouched import is_untouched
from dowlang.rulesets.dead_of_winter.words.cards.zones import Cards
from dowlang.rulesets.dead_of_winter.words.references import constant
from dowlang.rulesets.dead_of_winter.words.void_moments import NO_CRISIS


def the_main_objective(game: Winter) -> int:
    """The objective that everybody works for (R-SETUP-02)."""
    return game.main


def the_current_crisis(game: Winter) -> int:
    """The crisis of this round, as long as it lies open (R-CRISIS-01)."""
    return game.crisis


def the_rest(game: Winter, shown: Cards) -> Cards:
    """What is left of the cards drawn, looked at or revealed last: no line has dealt with it."""
    return tuple(card for card in shown if is_untouched(game, card))


def the_revealed_cards(game: Winter, revealed: Cards) -> Cards:
    """All cards that were revealed last, whatever became of them since."""
    return revealed


constant(
    "the rest",
    "card",
    the_rest,
    implicit=("shown",),
    example='shuffle the rest into the "School" deck',
)
constant(
    "the revealed cards",
    "card",
    the_revealed_cards,
    implicit=("revealed",),
    example="take all tool cards among the revealed cards",
)
constant(
    "the main objective",
    "objective",
    the_main_objective,
    ("R-SETUP-02",),
    example="the main objective is complete",
)
constant(
    "the current crisis",
    "crisis",
    the_current_crisis,
    ("R-CRISIS-01",),
    example="remove the current crisis from the game",
    void_at=NO_CRISIS,
)
