"""The variants as bits of `game.variant`, and which go together (R-VAR-01..13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.engine.decisions import nearest
from dowlang.engine.setup_options import InvalidSetting

if TYPE_CHECKING:
    from dowlang.rulesets.dead_of_winter.state.game_state import Winter

COOPERATIVE, TWO_PLAYER, BETRAYER, HARDCORE, ELIMINATION = 1, 2, 4, 8, 16
# set by a scenario: cards with the non-cooperative mark are out of a game that is not cooperative
UNMARKED = 32

NAMES = {
    "standard": 0,
    "cooperative": COOPERATIVE | HARDCORE,
    "two_player": TWO_PLAYER | COOPERATIVE | HARDCORE,
    "betrayer": BETRAYER,
    "hardcore": HARDCORE,
    "elimination": ELIMINATION,
}


class VariantsClash(InvalidSetting):
    """Two variants that the rules do not let be combined, or one that does not exist."""


def left_out(game: Winter) -> frozenset[str]:
    """Return the paths of the cards that are out of the game: those with the non-cooperative mark,
    all or none, and those that the scenario removes by name (R-CARD-02, R-VAR-05, Part 5.9).
    """
    marked = game.t.non_cooperative if game.variant & (COOPERATIVE | UNMARKED) else frozenset()
    return marked | game.t.taken_out[game.scenario] if game.scenario >= 0 else marked


def bits(text: str) -> int:
    """Return `hardcore+betrayer`, in any order, as bits. Raise `VariantsClash`.

    Betrayer never goes with cooperative or two-player. Hardcore with cooperative or two-player
    contradicts nothing and adds nothing: those games use the hardcore side anyway. Rules:
    R-VAR-01, -06, -13.
    """
    names = [
        name.strip().casefold().replace(" ", "_")
        for name in text.replace(",", "+").split("+")
        if name.strip()
    ]
    out = 0
    for name in names:
        if name not in NAMES:
            wanted = f"some of {', '.join(f'`{known}`' for known in NAMES)}, joined by `+`"
            raise VariantsClash("variant", text, wanted, nearest(name, tuple(NAMES)))
        out |= NAMES[name]
    if out & BETRAYER and out & COOPERATIVE:
        raise VariantsClash(
            "variant",
            text,
            "`betrayer` without `cooperative` and `two_player`, where there are no secret "
            "objectives",
        )
    return out
