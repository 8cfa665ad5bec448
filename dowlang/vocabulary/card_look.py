"""Declare how the printed cards of a game look: its icons and a frame for each kind of card.

A ruleset declares one `CardLook`. The publisher draws with it and knows no word of any game.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.records import dataclass

PATTERNS = ("flakes", "slopes", "grid", "waves", "roofs", "crosses", "rings", "planks", "dots")
"""The quiet patterns that fill an art box."""

INK, PAPER = "#1b1b1b", "#ffffff"
"""The two colours of every icon, which a frame may replace by its own."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture for words of the game.

    It stands before one of its words where that is counted (`2 wounds`, `a fuel card`), and with
    `always` wherever the word stands. An icon without words is drawn by name only.
    """

    name: str
    words: tuple[str, ...] = ()
    always: bool = False


@dataclass(frozen=True, slots=True)
class CardFrame:
    """The look of one kind of card.

    `colour` is `#rrggbb`, dark enough for white letters. `sides` are the words of the two
    sides of a card that are printed on its front and on its back, none where it has one side.
    """

    kind: str
    colour: str
    icon: str
    pattern: str
    sides: tuple[str, ...] = ()
    back: str = ""  # what stands on the back, the name of the deck where it is empty


@dataclass(frozen=True, slots=True)
class CardLook:
    """All icons and frames of a game.

    `folder` holds an SVG file for each icon. `counters` are the words behind which a word counts as
    counted, beside numbers, and `heads` those before which it does (`fuel card`). `dice` are the
    icons of the values from 1 on, `faces` those of named faces by their words, which stand before
    the rows of a dice table.
    """

    folder: Path
    icons: tuple[Icon, ...]
    frames: tuple[CardFrame, ...]
    dice: tuple[str, ...] = ()
    counters: tuple[str, ...] = ("a", "an", "all", "another")
    heads: tuple[str, ...] = ("card", "cards")
    faces: tuple[tuple[str, str], ...] = ()  # (word, icon)

    def drawing(self, icon: str) -> str:
        """Return the SVG text of an icon."""
        return (self.folder / f"{icon}.svg").read_text("utf-8")

    def frame(self, kind: str) -> CardFrame:
        """Return the frame of a kind of card. Raises `KeyError` for a kind without one."""
        return {frame.kind: frame for frame in self.frames}[kind]
