"""The variants as bits of `game.variant`. They are independent switches. Rules: D-VAR-10."""

from __future__ import annotations

from dowlang.engine.decisions import nearest
from dowlang.engine.setup_options import InvalidSetting

NIGHTMARE, BLOODTHIRSTY, LEGENDARY = 1, 2, 4
NIGHTMARE_WEEKS = (3, 5, 7)  # with two disasters
PROTOTYPE, TOGETHER = 1, 2  # values of `edition` (U-55)
NAMES = {
    "standard": 0,
    "nightmare": NIGHTMARE,
    "bloodthirsty": BLOODTHIRSTY,
    "legendary": LEGENDARY,
}


def bits(text: str) -> int:
    """Return `nightmare+legendary`, in any order, as bits. Raises `InvalidSetting`."""
    out = 0
    for name in (part.strip().casefold() for part in text.replace(",", "+").split("+")):
        if not name:
            continue
        if name not in NAMES:
            wanted = f"some of {', '.join(f'`{known}`' for known in NAMES)}, joined by `+`"
            raise InvalidSetting("variant", text, wanted, nearest(name, tuple(NAMES)))
        out |= NAMES[name]
    return out
