"""A name in quotes is no candidate for `that survivor`: who is called by it since then may be taken
for that one, and authors are told.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

NAMED = ('"Biscuit" joins you', '"Biscuit" gets 1 wound')
BOUND = (
    ("when you move a survivor", ()),
    ("if food >= 0", ("choose a survivor you control as scout",)),
    ("if a survivor is at the colony", ()),
)
MEANT = (
    "that survivor gets 1 wound",
    "kill that survivor",
    "you may discard 1 food card\n            if not\n                that survivor gets 1 wound",
)


def warned(trigger: str, *lines: str) -> bool:
    """Return True if DOW5023 is found in a card of one option."""
    rows = "".join(f"        {line}\n" for line in lines)
    text = f'crossroads "C"\n    flavor "x"\n    {trigger}\n    option "A"\n{rows}'
    found = {each.code for each in checked_text(text)[1]} - {"DOW5007", "DOW5011"}
    assert found <= {"DOW5023"}, found
    return bool(found)


@pytest.mark.parametrize("named", NAMED)
@pytest.mark.parametrize(("trigger", "before"), BOUND)
def test_that_survivor_below_a_name(trigger: str, before: tuple[str, ...], named: str) -> None:
    for line in MEANT:
        assert warned(trigger, *before, named, line)
        assert not warned(trigger, *before, line)
        assert not warned(trigger, *before, named, line.replace("that survivor", '"Biscuit"'))
