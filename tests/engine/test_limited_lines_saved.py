"""The numbers by which a save knows limited lines are within what a save may hold, whichever card
of however many a line is of.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import LINES, LINES_OF_A_CARD
from dowlang.engine.untrusted_input import GREATEST
from dowlang.source.limits import MAX_CARDS_PER_SET


def test_the_lines_of_as_many_cards_as_two_sets_may_have_are_counted_within_a_state() -> None:
    assert LINES + 2 * MAX_CARDS_PER_SET * LINES_OF_A_CARD <= GREATEST
