"""What is paid, lost or suffered for each of several is one amount, and no loop of small ones: an
option that cannot be paid in full is not chosen, and who gets the wounds gets all of them.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.measuring import offered_effect

COUNTED = {
    "survivor at the school": 'survivors at "School"',
    "survivor you control": "survivors you control",
    "zombie at the colony": "zombies at the colony",
}
PAID = {
    "Pay {} food": ("1", "pay {} food"),
    "Remove {} food": ("1", "remove {} food"),
    "Discard {} card": ("a", "discard {} cards"),
    "Spend {} die": ("a", "spend {} dice"),
    "Lose {} die": ("a", "lose {} dice"),
    "Kill {} helpless survivor": ("a", "kill {} helpless survivors"),
    "Your leader gets {} wound": ("a", "your leader gets {} wounds"),
    "A survivor you control gets {} wound": ("1", "a survivor you control gets {} wounds"),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("said", PAID)
def test_it_is_one_amount(said: str) -> None:
    one, written = PAID[said]
    for (single, many), each in product(COUNTED.items(), ("each", "every")):
        assert offered_effect(f"{said.format(one)} for {each} {single}.") == [
            written.format(f"({many})")
        ]


@pytest.mark.sample(4)
@pytest.mark.parametrize("said", PAID)
def test_several_for_each_are_so_many_times_as_many(said: str) -> None:
    written = PAID[said][1]
    plural = said.format("2").replace(" card", " cards").replace(" die", " dice")
    plural = plural.replace("survivor", "survivors").replace("A survivors", "A survivor")
    plural = plural.replace(" wound", " wounds")
    for single, many in COUNTED.items():
        (line,) = offered_effect(f"{plural} for each {single}.")
        assert line in (written.format(f"(2 * {many})"), written.format(f"(2 * ({many}))"))


def test_a_loop_that_is_printed_as_one_stays_one() -> None:
    first = offered_effect("For each zombie at the colony, spend a die.")[0]
    assert first.startswith("for each zombie at the colony")
