"""Declare how people print the results of a die: `2 or more`, `1 or 2`."""

from __future__ import annotations

SPANS = {
    **{f"{a} or {a + 1}": f"{a} to {a + 1}" for a in range(1, 6)},
    **{f"{a} [,] {a + 1} [,] or {a + 2}": f"{a} to {a + 2}" for a in range(1, 5)},
    **{
        f"{a} (+|or more|or higher|or better|or above|or greater)": f"{a} to 6"
        for a in (2, 3, 4, 5)
    },
    **{f"{a} (or less|or lower|or below|or fewer)": f"1 to {a}" for a in (2, 3, 4, 5)},
}
"""Results of a die as people print them. Only neighbours are joined by `or`."""
