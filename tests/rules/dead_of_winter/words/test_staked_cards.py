"""What is said of a staked card is done with it: it is in no hand, so `discard all staked cards`
looks for none there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.cli.main import main

CARD = """crossroads "Ante"
    flavor "x"
    if food >= 0
    option "Stake"
        each player stakes up to 2 cards
        {line}
    option "No"
        nothing happens

test "it is done with what was staked"
    given players = 3, seed 1, cards in the waste pile = 0
    given player 1 controls "Amara Diallo", player 2 controls "Greta Solheim"
    given player 3 controls "Yuki Lowe", player 1 has "Aspirin", player 2 has "Cleaver"
    given crossroads "Ante"
    when player 1 chooses "Stake"
    when player 1 chooses "Aspirin"
    when player 2 chooses "Cleaver"
{then}
"""
DONE = {
    "discard all staked cards": "cards in the waste pile = 2",
    "put all staked cards onto the waste pile": "cards in the waste pile = 2",
    "remove all staked cards from the game": "removed cards = 2",
    "take all staked cards": "cards in the hand of player 1 = 2",
    "discard each staked card": "cards in the waste pile = 2",
}


@pytest.mark.parametrize("line", list(DONE))
def test_what_is_done_with_staked_cards(
    line: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ante.dow"
    then = "" if "removed" in DONE[line] else f"    then {DONE[line]}"
    gone = "    then cards in the hand of player 1 = 0\n" if "take" not in line else ""
    file.write_text(CARD.format(line=line, then=f"{gone}{then}"), "utf-8")
    code = main(["test", str(file)])
    out, err = capfd.readouterr()
    assert code == 0, out + err
