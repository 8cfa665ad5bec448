"""What a printed line says to be yours or theirs is theirs who do it in the line that is offered:
`another player discards a card from your hand` is no card of that player.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered_effect

OTHERS = (
    "Another player",
    "Each other player",
    "The player on your left",
    "Everyone else",
    "The player with the most cards",
    "All other players",
)
DONE = (
    "discard{s} a card from {} hand",
    "discard{s} 2 cards in {} hand",
    "discard{s} {} hand",
    "discard{s} all of {} cards",
    "discard{s} one of {} cards",
    "spend{s} one of {} dice",
    "lose{s} one of {} dice",
    "lose{s} {} next turn",
    'draw{s} a card from the "School" deck and put{s} it into {} hand',
    "replace{s} {} secret objective",
)
WHOLE_HAND = ("discard{s} {} hand", "discard{s} all of {} cards")


def printed(who: str, done: str, whose: str) -> str:
    """Return a sentence of somebody who does something with what is of somebody."""
    third = "" if who in ("", "You") or who.startswith("All") else "s"
    text = f"{who} {done.format(whose, s=third)}.".strip()
    return text[0].upper() + text[1:]


@pytest.mark.proofs(16)
@pytest.mark.sample(1)
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("who", OTHERS)
def test_another_does_nothing_with_what_is_yours(who: str, done: str) -> None:
    offers = offered_effect(printed(who, done, "your"))
    mine = "all your cards" if done in WHOLE_HAND else "you hold"
    assert all(mine in each or "you hold" in each for each in offers)


@pytest.mark.sample(2)
@pytest.mark.parametrize("before", ["", "Choose another player. "])
@pytest.mark.parametrize("done", DONE)
def test_you_do_nothing_with_what_is_theirs(done: str, before: str) -> None:
    assert not offered_effect(before + printed("", done, "their"))


@pytest.mark.sample(12)
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("who", ["", "You", *OTHERS])
def test_what_is_theirs_who_do_it_is_read(who: str, done: str) -> None:
    assert offered_effect(printed(who, done, "your" if who in ("", "You") else "their"))


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("Give another player a card from your hand.", "give a card to another player"),
        ("Each other player gives you a card from their hand.", "each other player gives a card"),
        ("Give one of your cards to another player.", "give 1 card to another player"),
        ("Another player shows you their hand.", "look at the hand of another player"),
    ],
)
def test_what_is_yours_is_given_to_others(line: str, wanted: str) -> None:
    assert offered_effect(line)[0].startswith(wanted)
