"""Say that a page asked for what cannot be done now: no fault, and the page tells the sentence."""

from __future__ import annotations


class NotPossible(ValueError):
    """Raised for a call that the page cannot have answered, with a sentence for whoever asked."""
