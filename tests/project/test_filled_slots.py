"""The slot of a phrase in which a line goes wrong is looked for in lines that an author writes."""

from __future__ import annotations

from dowlang.project import pipeline
from dowlang.project.mending.filled_slots import LONGEST, FilledSlots


def test_a_slot_is_found_in_a_line_and_not_looked_for_in_an_endless_one() -> None:
    """The work grows with the third power: 2,400 words took minutes."""
    words = pipeline.language("dead_of_winter")
    filled = FilledSlots(words.vocabulary, words.grammar.lemmas)
    line = "remove 1 zombie from her"
    slot = filled.at("statement", line, line.index("her"))
    assert slot is not None and line[slot.begin : slot.end] == "her" and slot.noun == "location"
    endless = f"remove 1 zombie from {'her ' * LONGEST}".strip()
    assert filled.at("statement", endless, endless.index("her")) is None
