"""`that survivor` below a loop or an event is no other than the one named there: whose card it is
was named by no line, so nobody could mean the bearer (no DOW5023). Decision 31.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

SURVIVOR = (
    'survivor "Nan Oakley"\n    flavor "x"\n    occupation "teacher"\n    female\n'
    '    influence 41\n    attack 4+\n    search 3+\n    at "School"\n    ability 2+\n        {}\n'
    "    passive\n        {}\n"
)
ITEM = 'item "The Lamp"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n        {}\n'
ABILITY = (
    "for each wounded survivor here\n            remove 1 wound from that survivor",
    "choose another survivor here\n        remove 1 wound from that survivor",
)
RULE = (
    "when another survivor at the location of the bearer is killed, once per round\n"
    "            the bearer gets 1 wound\n"
    "            the controller of that survivor discards 1 card",
    "when another survivor moves\n            that survivor gets 1 wound",
)
NAMED = (
    "when the bearer moves\n            for each survivor at the colony\n"
    "                that survivor gets 1 wound"
)


def codes(text: str) -> list[str]:
    """Return the codes of what is found of a card."""
    found = checked_text(text)[1]
    assert [one.message for one in found if one.severity.value == "error"] == []
    return [one.code for one in found]


@pytest.mark.parametrize("line", ABILITY)
def test_in_an_ability(line: str) -> None:
    assert "DOW5023" not in codes(SURVIVOR.format(line, "the bearer cannot be killed"))


@pytest.mark.parametrize("line", RULE)
def test_in_a_rule_of_its_own(line: str) -> None:
    assert "DOW5023" not in codes(SURVIVOR.format("gain 1 morale", line))
    assert "DOW5023" not in codes(ITEM.format(line))


def test_a_bearer_whom_the_event_names_could_be_meant() -> None:
    assert "DOW5023" in codes(SURVIVOR.format("gain 1 morale", NAMED))
    assert "DOW5023" in codes(ITEM.format(NAMED))
