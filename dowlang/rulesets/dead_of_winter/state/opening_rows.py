"""Make the rows of a game in which nothing has happened yet: what is noted of each player, and what
lies on the tracks and in the decks that a set adds.
"""

from __future__ import annotations

from typing import Any

from dowlang.rulesets.dead_of_winter.state.card_tables import Tables
from dowlang.rulesets.dead_of_winter.state.types import NONE


def opening_rows(tables: Tables, players: int) -> dict[str, Any]:
    """Return these fields of the state by name, each with rows of its own."""
    decks = tables.incidents_of_deck
    return {
        "first_leaders": [NONE] * players,
        "out_of_play": [NONE] * len(tables.influence),
        "fell_under": [NONE] * len(tables.influence),
        "exiled_in": [0] * players,
        "voted_out": [0] * players,
        "crisis_books": [(0, 0, 0, 0)] * players,
        "levels": [start for _, _, start in tables.tracks],
        "incidents_down": list(decks),
        "incidents_past": [() for _ in decks],
        "incident_open": [NONE] * len(decks),
    }
