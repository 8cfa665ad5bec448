"""Whoever a card asks sees the card, and knows whom it calls `you`."""

from __future__ import annotations

import pytest

from tests.playground.asking import Asked, wanted

CARD = """crossroads "The Sealed Tins"
    if morale >= 1
    option "Open them"
        {line}
{below}    option "Leave them"
        you lose 1 die
"""
SIDES = ("passes", "add 2 food", "fails", "lose 1 morale")
VOTE = "".join(f"{' ' * (12 + at % 2 * 4)}{side}\n" for at, side in enumerate(SIDES))
ASKED = {
    "vote": ("vote by players, ties go to you", VOTE, "vote"),
    "number": ("each player picks a number up to 3 in secret", "", "number"),
    "number before the end": (
        "each player picks a number up to 3 in secret",
        "        gain 1 morale\n",
        "number",
    ),
    "number of one": ("the player on your left picks a number up to 3 in secret", "", "number"),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", ASKED)
def test_the_card_is_shown_to_the_other_player_with_who_is_meant(ask: Asked, case: str) -> None:
    line, below, kind = ASKED[case]
    checked = ask("check", text=CARD.format(line=line, below=below))
    assert not [each for each in checked["findings"] if each["severity"] == "error"]
    asked = ask("begin", set="", wanted=wanted([0, 1], players="2"), moment=None)
    for _ in range(30):
        look = ask("look", seat=asked["seat"])
        question = look["question"]
        if question["kind"] == kind:
            assert question["card"]["name"] == "The Sealed Tins"
            assert ("“you” is player 1" in question["meant"]) is (asked["seat"] == 1)
            if asked["seat"] == 1:
                return
        asked = ask("answer", index=question["options"][0]["index"], moment=None)
    raise AssertionError("player 2 is never asked")
