"""An offer or duty of `lower/offers` that nobody can be asked hides no mistake of its answers."""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import found_in

NOBODY_ASKED = (
    "no player",
    "any player",
    "a survivor",
    "the survivor",
    "2 players",
    "the players",
    "each survivor",
    "up to 2 players",
)
CARD = """crossroads "Nobody Asked"
    flavor "x"
    if morale >= 1
    option "A"
        {who} {does} discard 1 card
            {answer}
                it gets 1 wound
"""


@pytest.mark.parametrize("who", NOBODY_ASKED)
@pytest.mark.parametrize("does", ["may", "must"])
@pytest.mark.parametrize("answer", ["if so", "if not"])
def test_a_mistake_below_a_refused_offer_is_told(who: str, does: str, answer: str) -> None:
    lines = [each.span.line for each in found_in(CARD.format(who=who, does=does, answer=answer))]
    assert lines[0] == 5 and lines[-1] == 7
