"""`you` is the player for whom the card is resolved, whoever stands above: every way in which a
line speaks of another player × every place in which `you` may stand.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.semantics.resolve.test_two_candidates import BINDERS, PIECES, filled, found, outer
from tests.testing.trying import failures

ABOVE = {
    "another player": "another player discards 1 card",
    "a player": "a player with a survivor at the colony discards 1 card",
    "the one on the left": "the player on your left discards 1 card",
    "the first player": "the first player loses 1 die",
    "the most": "the player with the most survivors loses 1 die",
    "all others": "each other player discards 1 card",
    "everybody": "each player discards 1 card",
    "several": "2 players discard 1 card",
    "a receiver": "give 1 card to another player",
    "one chosen": "choose another player",
    "one chosen with a name": "choose another player as marked",
    "one with a name": "another player as marked discards 1 card",
    "an offer": "another player may discard 1 card",
    "a duty": "another player must discard 1 card",
    "a number picked": "the player on your left picks a number up to 2 in secret",
    "a loop": "for each other player\n    that player discards 1 card",
    "a contest": "each player rolls a die\nthe player with the highest roll loses 1 die",
}
BELOW = {
    "a subject": 'you draw 1 card from the "School" deck',
    "a subject of a condition": "if you control 2 survivors\n    gain 1 morale",
    "a slot of a condition": "if matching dice of you >= 2\n    gain 1 morale",
    "a receiver": "a player except you gives 1 card to you",
    "an owner": "your leader gets 1 wound",
    "a filter": "a survivor controlled by you gets 1 wound",
    "a filter of its own": "a survivor you control gets 1 wound",
    "a neighbour": "the player on your left discards 1 card",
    "an amount": "add (cards in the hand of you) food",
    "an offer": "you may discard 1 card",
    "in a loop over others": "for each survivor you control\n    you discard 1 card",
}


def told(above: str, below: str) -> list[str]:
    """Return the codes of what is told of the two about whom a word means."""
    return [
        code
        for code in found("when you clean waste", f"{above}\n{below}")
        if code in ("DOW3003", "DOW3004", "DOW5023")
    ]


@pytest.mark.sample(20)
@pytest.mark.parametrize("below", BELOW)
@pytest.mark.parametrize("above", ABOVE)
def test_you_is_no_other_player(above: str, below: str) -> None:
    assert told(ABOVE[above], BELOW[below]) == []


@pytest.mark.sample(16)
@pytest.mark.parametrize("below", BELOW)
@pytest.mark.parametrize("binder", BINDERS)
@pytest.mark.parametrize("trigger", ("event", "state"))
def test_nor_below_what_speaks_of_one(trigger: str, binder: str, below: str) -> None:
    """In every block that binds a player or says that there is one."""
    block = filled(binder, "player", BELOW[below])
    codes = found(outer("player", trigger), block)
    assert not {"DOW3003", "DOW3004", "DOW5023"} & {*codes}, block


def test_the_family_is_whole() -> None:
    assert "player" in PIECES
    for line in (*ABOVE.values(), *BELOW.values()):
        codes = found("when you clean waste", line)
        assert not [code for code in codes if code < "DOW5"], (line, codes)


RUN = {
    "another player": ("another player loses 1 die", 'player 1 chooses "player 2"'),
    "the one on the left": ("the player on your left loses 1 die", ""),
    "all others": ("each other player loses 1 die", ""),
    "an offer": (
        "another player may lose 1 die\n            if so\n                gain 1 morale",
        "player 2 accepts",
    ),
    "a condition": ("if another player controls 1 survivor", ""),
}


def test_you_is_who_resolves_the_card(tmp_path: Path) -> None:
    """Player 1 cleans waste with two dice of one number left: the food and the card come there."""
    text = ""
    for number, (line, answer) in enumerate(RUN.values()):
        margin = " " * (12 if line.startswith("if") else 8)
        text += (
            f'crossroads "Whose {number}"\n    flavor "x"\n    when you clean waste\n'
            f'    option "Go"\n        {line}\n'
            f'{margin}you draw 1 card from the "School" deck\n'
            f"{margin}if you control 2 survivors\n{margin}    add 1 food\n"
            f"{margin}if matching dice of you >= 2\n{margin}    gain 1 morale\n"
            f'    option "No"\n        lose 3 morale\n\n'
            f'test "whose {number}"\n'
            "    given players = 2, seed 1, food = 0, morale = 3\n"
            "    given dice of player 1 are 6 6 6, dice of player 2 are 1 2\n"
            '    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"\n'
            '    given player 2 controls "Biscuit", "Aspirin" is in the waste pile\n'
            f'    given crossroads "Whose {number}"\n'
            '    when player 1 cleans waste\n    when player 1 chooses "Go"\n'
            + (f"    when {answer}\n" if answer else "")
            + f"    then food = 1 and morale = {5 if 'gain' in line else 4}\n"
            "    then cards in the hand of player 1 = 1\n"
            "    then cards in the hand of player 2 = 0\n\n"
        )
    assert failures(tmp_path, text) == []
