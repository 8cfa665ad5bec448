"""Count points: by what a player has, with or without the game that it is of.

Rules: D-END-05..09, D-VAR-09, D-LEG-10, -14, U-47, U-53, U-62.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.variants import BLOODTHIRSTY


class Holdings(NamedTuple):
    """What gives a player points: trophies, heroes, resources, dwarves."""

    monsters: Sequence[int]
    disasters: Sequence[int]
    heroes: Sequence[int]
    stock: Sequence[int]
    legends: int
    all_in_camp: bool


def points_by_part(
    tables: Any, param: Sequence[int], variant: int, held: Holdings
) -> tuple[int, ...]:
    """Return points by part, as `SCORE_PARTS` names them without the total."""
    full = [kind for kind, many in enumerate(held.stock) if many >= param[P.STOCK_MOST]]
    kinds = len({tables.monster_card[monster] for monster in held.monsters})
    bloody = variant & BLOODTHIRSTY and kinds >= param[P.BLOODTHIRSTY_LEAST]
    return (
        sum(tables.monster[monster].points for monster in held.monsters),
        sum(tables.disaster[disaster].points for disaster in held.disasters),
        sum(tables.hero_points[hero] for hero in held.heroes),
        sum(param[P.PRODUCER[kind]] for kind in full),
        param[P.MILITIA] if held.all_in_camp else 0,
        kinds if bloody else 0,
        param[P.LEGEND_POINTS] * held.legends,
    )
