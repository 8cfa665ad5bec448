"""An event that does not say who does it gives no `that player` and no `that survivor` for them: a
page would name nobody before. Its twin that names them does. Rules: U-45, R-ZOMBIE-11.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

SCENARIO = (
    'scenario "Nurses"\n    uses base\n    objective "Every Door Barred"\n    when {}\n        {}\n'
)
UNNAMED = [
    ("a survivor is healed", "that player discards 1 card", "a player heals a survivor"),
    ("a zombie is killed", "that survivor gets 1 wound", "a survivor kills a zombie"),
    ("a location is overrun", "that survivor gets 1 wound", "a survivor is killed"),
]
"""What happens, a line about who did it, and the event that says who."""
NAMED = [
    ("a survivor is healed", "that survivor gets 1 wound"),
    ("a survivor is healed", "the controller of that survivor discards 1 card"),
    ("a survivor is killed", "that player discards 1 card"),
    ("a zombie is killed", "add 1 noise to that location"),
]


def codes(event: str, line: str) -> list[str]:
    """Return the codes of what is found of a scenario with that rule."""
    return [one.code for one in checked_text(SCENARIO.format(event, line))[1]]


@pytest.mark.parametrize(("event", "line", "says_who"), UNNAMED)
def test_who_did_it_is_spoken_of_where_the_event_names_them(
    event: str, line: str, says_who: str
) -> None:
    assert codes(event, line) == ["DOW3003"]
    assert "DOW3003" not in codes(says_who, line)


@pytest.mark.parametrize(("event", "line"), NAMED)
def test_whom_it_befell_and_where_is_spoken_of(event: str, line: str) -> None:
    assert "DOW3003" not in codes(event, line)
