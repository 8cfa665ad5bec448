"""All word functions that the stack of a game may name: the ruleset lists them among its steps.

Words whose function is a procedure of the rules stand there already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.rulesets.dead_of_winter.words import (
    effects_board,
    effects_cards,
    effects_colony,
    effects_crisis,
    effects_decks,
    effects_dice,
    effects_entrances,
    effects_harm,
    effects_players,
    effects_searching,
    effects_secrets,
    effects_seeing,
    effects_survivors,
    effects_thrown,
    incidents_added,
    tracks_and_tokens_added,
)

STEPS: tuple[Callable[..., Any], ...] = (
    *effects_colony.STEPS,
    *effects_crisis.STEPS,
    *effects_board.STEPS,
    *effects_entrances.STEPS,
    *effects_harm.STEPS,
    *effects_survivors.STEPS,
    *effects_cards.STEPS,
    *effects_decks.STEPS,
    *effects_seeing.STEPS,
    *effects_dice.STEPS,
    *effects_players.STEPS,
    *effects_thrown.STEPS,
    *tracks_and_tokens_added.STEPS,
    *incidents_added.STEPS,
    *effects_secrets.STEPS,
    *effects_searching.STEPS,
)
