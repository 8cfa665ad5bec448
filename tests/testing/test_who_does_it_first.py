"""A card that interrupts what a line does is answered by the line below it, whoever stands first in
the line: the player, or the survivor.

A card comes up before each action that has a moment inside. Its options end the action in different
ways, so an answer in place of the line below would show.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

TABLE = """    given players = 2, seed 1, morale = 5, food = 3
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit"
    given "Amara Diallo" is at "School", dice of player 1 are 6 6
    given "Aspirin" is on top of the "School" deck
    given zombies at "School" = 1
"""
# clause of the card, what the player does, what the survivor does
ACTIONS = {
    "search": (
        'you search "School", before it takes effect',
        'searches "School"',
        'searches "School"',
    ),
    "move before the roll": (
        "you move a survivor, before the roll",
        'moves "Amara Diallo" to "Library"',
        'moves to "Library"',
    ),
    "move after the roll": (
        "you move a survivor, after the roll",
        'moves "Amara Diallo" to "Library", exposure blank',
        'moves to "Library", exposure blank',
    ),
    "attack": (
        "you attack a zombie, after the roll",
        "attacks a zombie, exposure blank",
        "attacks a zombie, exposure blank",
    ),
}
OPTIONS = {
    "Hand it on": ("give that survivor to another player", "morale = 5"),
    "Kill": ("kill that survivor", "morale = 4"),
    "Gain": ("gain 1 morale", "morale = 6"),
    "Cheer": ("gain 3 morale", "morale = 8"),
}


@pytest.mark.sample(11)
@pytest.mark.parametrize("chosen", OPTIONS)
@pytest.mark.parametrize("who", ("player 1", '"Amara Diallo"'))
@pytest.mark.parametrize("action", ACTIONS)
def test_the_line_below_answers_the_card_that_comes_in(
    action: str, who: str, chosen: str, tmp_path: Path
) -> None:
    clause, of_player, of_survivor = ACTIONS[action]
    does = of_player if who.startswith("player") else of_survivor
    rolled = ", exposure blank" if "before the roll" in action and chosen != "Kill" else ""
    options = "".join(
        f'    option "{label}"\n        {line}\n' for label, (line, _) in OPTIONS.items()
    )
    text = (
        f'crossroads "Short Measure"\n    flavor "x"\n    when {clause}\n{options}\n'
        f'test "it"\n{TABLE}    given crossroads "Short Measure"\n'
        f"    when {who} {does}\n"
        f'    when player 1 chooses "{chosen}"{rolled}\n    then {OPTIONS[chosen][1]}\n'
    )
    assert failures(tmp_path, text) == []


def test_a_label_that_is_not_there_shows_what_is_asked(tmp_path: Path) -> None:
    """The message is about the card that asks, and not about the end of the turn."""
    clause = ACTIONS["search"][0]
    text = (
        f'crossroads "Short Measure"\n    flavor "x"\n    when {clause}\n    option "Kill"\n'
        '        kill that survivor\n    option "Wound" if food >= 9\n'
        '        that survivor gets 1 wound\n    option "Go"\n        gain 1 morale\n\n'
        f'test "it"\n{TABLE}    given crossroads "Short Measure"\n'
        '    when "Amara Diallo" searches "School"\n    when player 1 chooses "Wound"\n'
    )
    (told,) = failures(tmp_path, text)
    assert "Kill" in told and "Go" in told and "end the turn" not in told
