"""Survivors that all players hand over at once change groups together: nobody has lost the last
survivor in between (R-SURV-11).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.cli.main import main

LINES = (
    "each player gives their leader to the player on their left",
    "each player gives a survivor they control to the player on their left",
    "each player gives their leader to the player on their right",
)
NAMES = ("Amara Diallo", "Greta Solheim", "Yuki Lowe", "Wen Guo")


def card(line: str, players: int) -> str:
    names = NAMES[:players]
    step = -1 if "right" in line else 1
    control = ", ".join(f'player {n} controls "{name}"' for n, name in enumerate(names, 1))
    hands = ", ".join(f'player {n} has "Aspirin"' for n in range(1, players + 1))
    then = "".join(
        f'    then player {(n + step) % players + 1} controls "{name}"\n'
        f"    then survivors controlled by player {n + 1} = 1\n"
        f"    then cards in the hand of player {n + 1} = 1\n"
        for n, name in enumerate(names)
    )
    return (
        f'crossroads "Round"\n    flavor "x"\n    if food >= 0\n    option "Go"\n        {line}\n'
        '    option "No"\n        nothing happens\n\ntest "round"\n'
        f"    given players = {players}, seed 1\n    given {control}\n    given {hands}\n"
        f'    given crossroads "Round"\n    when player 1 chooses "Go"\n{then}'
    )


@pytest.mark.sample(5)
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_loses_the_last_survivor(
    line: str, players: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "round.dow"
    file.write_text(card(line, players), "utf-8")
    code = main(["test", str(file)])
    out, err = capfd.readouterr()
    assert code == 0, out + err


def test_whoever_gets_nobody_has_lost_the_last(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = card("each player gives their leader to the first player", 3)
    head, _, _ = text.partition("    then ")
    file = tmp_path / "first.dow"
    then = (
        "    then cards in the hand of player 2 = 0\n    then cards in the hand of player 3 = 0\n"
    )
    file.write_text(head + then, "utf-8")
    code = main(["test", str(file)])
    out, err = capfd.readouterr()
    assert code == 0, out + err
