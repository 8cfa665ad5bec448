"""A number that means nothing in its set is an error, and its card is no checked card
(`lint/meaningless_numbers`).
"""

from __future__ import annotations

import pytest

from tests.semantics.lint.test_bounds_of_what_a_set_adds import ADDED
from tests.semantics.winter_world import checked_text

SOUND = """crossroads "Sound"
    flavor "x"
    if morale >= 1
    option "A"
        gain 1 morale
"""
MEANINGLESS = {
    "a supply of a token without one": ('if supply of "Many" >= 1', "gain 1 morale", "DOW3018"),
    "a level below a track": ("if morale >= 1", 'set "Dial" to 1', "DOW3012"),
    "a level above a track": ("if morale >= 1", 'set "Dial" to 9', "DOW3012"),
}


@pytest.mark.parametrize("name", MEANINGLESS)
def test_a_card_with_a_number_that_means_nothing_is_left_out(name: str) -> None:
    trigger, effect, code = MEANINGLESS[name]
    card = f'crossroads "Odd"\n    flavor "x"\n    {trigger}\n    option "A"\n        {effect}\n'
    result, found = checked_text(f"{ADDED}{card}\n{SOUND}")
    assert [one.code for one in found if one.severity.value == "error"] == [code]
    names = [each.name for each in result.checked_cards]
    assert "Odd" not in names and "Sound" in names
    assert len(result.card_files) == len(names)
