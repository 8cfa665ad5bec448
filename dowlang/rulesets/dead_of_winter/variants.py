"""The variants as bits of `game.variant`, and which go together (R-VAR-01..13)."""

from __future__ import annotations

COOPERATIVE, TWO_PLAYER, BETRAYER, HARDCORE, ELIMINATION = 1, 2, 4, 8, 16

NAMES = {
    "standard": 0,
    "cooperative": COOPERATIVE | HARDCORE,
    "two_player": TWO_PLAYER | COOPERATIVE | HARDCORE,
    "betrayer": BETRAYER,
    "hardcore": HARDCORE,
    "elimination": ELIMINATION,
}


class VariantsClash(ValueError):
    """Two variants that the rules do not let be combined."""


def bits(text: str) -> int:
    """`hardcore+betrayer` as bits. R-VAR-13: betrayer never with cooperative or two-player. Raises `VariantsClash`."""
    names = [name.strip() for name in text.replace(",", "+").split("+") if name.strip()]
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise VariantsClash(f"found variant `{unknown[0]}`, wanted some of {', '.join(f'`{name}`' for name in NAMES)}, joined by `+`")
    out = 0
    for name in names:
        out |= NAMES[name]
    if out & BETRAYER and out & COOPERATIVE:
        raise VariantsClash("`betrayer` does not go with `cooperative` or `two_player`")
    return out
