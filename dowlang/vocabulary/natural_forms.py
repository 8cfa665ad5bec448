"""Natural forms: how people print what a card writes in one way.

A form says what kind of thing both are (a symbol of the grammar), the wording with slots, and the
text that a card has for it with the same slots. How wordings are written is told in
`natural.chart.wording_patterns`. A word's own stand beside its declaration:
`also=("lose {count} food",)`.
"""

from __future__ import annotations

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True)
class NaturalForm:
    """A wording, what it is in the grammar, and what a card writes for it.

    `cost` orders the readings of a line: the cheapest is the nearest. The scale: 0.0 where the
    wording has the words of the card; 0.1 to 0.2 where single words are others; 0.3 where the
    sentence is built otherwise, which is usual; 0.4 to 0.6 where something is left out that the
    card says; 1.0 and more where it is read so only if nothing else fits. Readings within 0.15 of
    the nearest are told as a choice.
    """

    symbol: str
    said: str
    written: str
    cost: float = 1.0
