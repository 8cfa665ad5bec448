"""A crossroads card that came up is out of the game: that it is removed is said by the rules, and
that it goes back into its deck is said by no line.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

PROSE = """Crossroads
The Ledger

Trigger: The active player adds a card to the crisis.

Option 1: Burn it
Lose 1 morale. {}

Option 2: Keep it
Gain 1 morale.
"""


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "said",
    [
        "Remove this card from the game.",
        "Remove this crossroads card from the game.",
        "Discard this card.",
        "Then remove this card from the game.",
        "After resolving it, remove this card from the game.",
    ],
)
def test_that_the_card_is_removed_is_left_out(said: str) -> None:
    card = write_card(PROSE.format(said), "dead_of_winter")
    assert not card.unread
    assert "this card" not in "\n".join(
        line for line in card.text.splitlines() if not line.strip().startswith("#")
    )
    assert "R-XROADS-08" in card.text


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "said",
    [
        "Shuffle this card back into the crossroads deck.",
        "Shuffle this card into the crossroads deck.",
        "Put this card on the bottom of the crossroads deck.",
        "Return this card to the crossroads deck.",
    ],
)
def test_that_the_card_comes_back_is_said_by_no_line(said: str) -> None:
    card = write_card(PROSE.format(said), "dead_of_winter")
    assert len(card.unread) == 1
    assert "no line puts it back" in card.text


@pytest.mark.parametrize(
    "lasts",
    [
        "Attach this card to your leader. At the start of each round, discard this card.",
        "For the rest of the game, at the end of each round, lose 1 food. Then discard this card.",
        "Keep this card in front of you. Discard this card.",
    ],
)
def test_a_card_that_lasts_is_not_left_out_as_gone(lasts: str) -> None:
    card = write_card(PROSE.format(lasts), "dead_of_winter")
    gone = [line for line in card.text.splitlines() if "(R-XROADS-08): leave it out" in line]
    assert not any(line.strip().startswith("# ") and " — " in line for line in gone)
