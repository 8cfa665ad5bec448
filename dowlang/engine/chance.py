"""The one gate of chance: counter-based, integers only, in named streams.

One more draw in one stream shifts no other. Shuffles, dice, forced dice, odds and twins all go
through `roll`.
"""

from __future__ import annotations

MASK = (1 << 64) - 1


def mix(seed: int, stream: int, count: int, faces: int) -> int:
    """Return 0..faces-1 for the `count`-th draw of a stream: the finaliser of splitmix64 (Steele,
    Lea, Flood 2014).
    """
    x = seed + stream * 0xD1B54A32D192ED03 + count * 0x9E3779B97F4A7C15 & MASK
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return (x ^ x >> 31) * faces >> 64


def seeded(seed: int) -> int:
    """Return the 64-bit start of all streams for a seed that a person types."""
    return (seed * 0x2545F4914F6CDD1D + 0x632BE59BD9B4E019) & MASK
