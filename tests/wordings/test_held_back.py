"""Lines that check and do not mean what the text of a card says as it stands are no silent part of
it: what is done by playing a card that its text equips, and a goal that its text asks at once.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card
from dowlang.project.writing.held_back import NOT_AT_ONCE

GAME = "dead_of_winter"
ITEM = "Item: Flare Pistol\nWeapon\nPolice Station x1\n"
SEQUELS = (
    "Then roll a die. On a 1, remove this card from the game.",
    "Gain 1 morale.",
    "Add 1 noise to the School.",
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("sequel", SEQUELS)
def test_what_stands_behind_an_equipment_is_not_done_by_playing_it(sequel: str) -> None:
    told = write_card(f"{ITEM}Equip. Once per turn, sing an odd song. {sequel}\n", GAME).text
    live = [line for line in told.split("\n") if line.strip() and line.lstrip()[0] != "#"]
    assert not any(line.strip() == "play" for line in live)


def test_what_is_played_stays() -> None:
    told = write_card(f"{ITEM}Play this card to gain 1 morale.\n", GAME).text
    assert "    play\n        gain 1 morale\n" in told


@pytest.mark.parametrize("when", ["as soon as", "if"])
def test_a_goal_that_is_asked_at_once_tells_that_it_is_not(when: str) -> None:
    card = f"Main objective: Steam\nThe players win {when} there are no zombies at the School.\n"
    told = write_card(card, GAME).text
    assert 'goal there are no zombies at "School"' in told
    assert (NOT_AT_ONCE in told) == (when != "if")
