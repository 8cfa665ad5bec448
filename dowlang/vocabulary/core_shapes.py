"""Describe in words the shapes that every game's cards share and that `core.lark` carries out
itself.

What lives here: how each is written, where it stands, what it means, and what people call it who do
not know it yet. What does not: the grammar (`grammar/core.lark`), and lines of a game in these
shapes (`Vocabulary.shapes`, one for each, and a test checks every one). A braced word stands for
what an author writes there.
"""

from __future__ import annotations

from dowlang.vocabulary.card_shapes import CARDS, TESTS
from dowlang.vocabulary.effect_shapes import EFFECTS
from dowlang.vocabulary.phrase_shapes import PHRASES
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.shape import Shape

PLACES: dict[str, str] = {
    "effect": "a line of what a card does",
    "answer": "a line under an offer, a vote or a roll",
    "comma": "behind a comma at the end of a line",
    "time": "opens a block that lasts, or that comes later",
    "rule": "a line that holds as long as its block lasts, or as long as its card is there",
    "trigger": "what a card waits for",
    "card": "a line of a card",
    "thing": "a thing: how many, which ones, and names for them",
    "condition": "after `if`, `while`, `goal` and `then`",
    "number": "wherever an amount or a number stands",
    "test": "a line of a test",
}
"""Names of the places of shapes, in the order of the manual."""

SHAPES: tuple[Shape, ...] = (*EFFECTS, *CARDS, *PHRASES, *TESTS)


def shapes_of(vocabulary: Vocabulary) -> tuple[Shape, ...]:
    """Return the shapes that cards of a game can use: without dice no line rolls any."""
    return tuple(shape for shape in SHAPES if not shape.wants or shape.wants in vocabulary.chance)
