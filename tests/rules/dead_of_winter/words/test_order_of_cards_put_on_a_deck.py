"""Cards that nobody chooses among are put on top of a deck, and under it, as they lay: what lay
higher lies higher. Of those that a player chooses one after the other the last lies on top.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

SEEN = ("look at", "reveal")
CARD = """crossroads "Put Back"
    flavor "x"
    when you clean waste
    option "Do"
        {lines}
    option "Do not"
        nothing happens

test "As they lay"
    given players = 2, seed 1, cards in the crossroads deck = 0, food = 9
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given "Amara Diallo" is at the colony, "Biscuit" is at the colony
    given "Aspirin" is in the waste pile, dice of player 1 are 6
    given "Lunch Box" is on top of the "Library" deck
    given "Reading Lamp" is on top of the "Library" deck
    given "Letter Opener" is on top of the "Library" deck
    given crossroads "Put Back"
    when player 1 cleans waste
    when player 1 chooses "Do"
{answers}    then "{top}" is on top of {deck}
"""
LIBRARY, SCHOOL = 'the "Library" deck', 'the "School" deck'
DRAWN = "\ndraw 1 card from {deck}"
KEPT = {
    # what is done with the three, what is drawn then, what lies on top by then
    f"put those cards onto {LIBRARY}": ("", "Letter Opener", LIBRARY),
    f"put the rest onto {LIBRARY}": ("", "Letter Opener", LIBRARY),
    f"put each of those cards onto {LIBRARY}": ("", "Letter Opener", LIBRARY),
    f"put those cards onto {SCHOOL}": ("", "Letter Opener", SCHOOL),
    f"put the rest onto {SCHOOL}\ndraw 1 card from {SCHOOL}": ("", "Reading Lamp", SCHOOL),
    f"put those cards onto {SCHOOL}\ndraw 2 cards from {SCHOOL}": ("", "Lunch Box", SCHOOL),
    f"take one of those cards\nput the rest onto {LIBRARY}": (
        '    when player 1 chooses "Letter Opener"\n',
        "Reading Lamp",
        LIBRARY,
    ),
    f"take one of those cards\nput the rest onto {SCHOOL}": (
        '    when player 1 chooses "Reading Lamp"\n',
        "Letter Opener",
        SCHOOL,
    ),
}
CHOSEN = {
    f"put 2 of those cards onto {LIBRARY}": (
        '    when player 1 chooses "Letter Opener"\n    when player 1 chooses "Lunch Box"\n',
        "Lunch Box",
        LIBRARY,
    ),
    f"repeat 3 times\n    put one of those cards onto {SCHOOL}": (
        '    when player 1 chooses "Letter Opener"\n    when player 1 chooses "Lunch Box"\n',
        "Reading Lamp",
        SCHOOL,
    ),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("seen", SEEN)
def test_they_lie_as_they_lay_or_were_chosen(seen: str, tmp_path: Path) -> None:
    wrong = {}
    for done, (answers, top, deck) in {**KEPT, **CHOSEN}.items():
        lines = f'{seen} the top 3 cards of the "Library" deck\n{done}'.replace("\n", "\n        ")
        text = CARD.format(lines=lines, answers=answers, top=top, deck=deck)
        if told := failures(tmp_path, text):
            wrong[done] = told
    assert wrong == {}


UNDER = {
    # what is put under the School deck and how; then its bottom 2 cards are put onto it: of the
    # three of the Library deck (Letter Opener, Reading Lamp, Lunch Box from above) it is these
    'look at the top 3 cards of the "Library" deck\nput those cards under {school}': "Reading Lamp",
    'reveal the top 2 cards of the "Library" deck\nput the rest under {school}': "Letter Opener",
    'put the top 3 cards of the "Library" deck under {school}': "Reading Lamp",
}


def test_under_a_deck_they_lie_as_they_lay(tmp_path: Path) -> None:
    wrong = {}
    for done, top in UNDER.items():
        lines = f"{done}\nput the bottom 2 cards of {{school}} onto {{school}}"
        lines = lines.format(school=SCHOOL).replace("\n", "\n        ")
        text = CARD.format(lines=lines, answers="", top=top, deck=SCHOOL)
        if told := failures(tmp_path, text):
            wrong[done] = told
    assert wrong == {}
