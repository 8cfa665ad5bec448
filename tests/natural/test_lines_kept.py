"""What the second grammar has read is kept for the next check, and costs little to keep."""

from __future__ import annotations

from dowlang.natural.reader import NaturalReader
from dowlang.project.game_language import language


def test_the_names_of_a_set_are_held_once_for_all_lines_that_are_kept() -> None:
    """A set has hundreds of names, and an editor asks about thousands of lines of it."""
    words = language("dead_of_winter")
    reader = NaturalReader(words.vocabulary, words.parser)
    lines = [f"gain {number} foods" for number in range(1, 6)]
    for line in lines:
        names = {f"Somebody {number}" for number in range(500)}
        assert reader.readings("statement", line, names) == reader.readings(
            "statement", line, list(names)
        )
    held = [key[2] for key in reader.kept.known]
    assert len(held) == len(lines) and all(each is held[0] for each in held)
    reader.readings("statement", lines[0], {"Another"})
    assert len(reader.kept.known) == len(lines) + 1
