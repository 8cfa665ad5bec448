"""Say what a rewrite or a mark hands back: a text that is given up, and several texts with their
costs.
"""

from __future__ import annotations

from collections.abc import Iterable

REFUSED = ""
"""Text that is given up: no line is empty."""

WeightedTexts = Iterable[tuple[float, str]]
"""Texts in the place of one, each with what that adds to its cost."""
