"""How wide a proof is: `make proofs` draws, plays and compares as much as shows a fault, and `make
wide` the whole (the environment variable `DOWLANG_WIDE`), which takes half as long again.
"""

from __future__ import annotations

import os

WIDE = bool(os.environ.get("DOWLANG_WIDE"))
"""Whether proofs are run in their whole width."""


def of(proofs: int, wide: int) -> int:
    """Return so many for `make proofs`, or more for `make wide`.

    Raises `ValueError` where the wide one is not the larger.
    """
    if proofs >= wide:
        raise ValueError(f"{proofs} is no part of {wide}")
    return wide if WIDE else proofs
