"""The rules of a crisis and of an incident begin when it has done what stands below `revealed`,
wherever they are written on the card: what they forbid is not forbidden yet, and what they hear is
not heard (R-CRISIS-01, Part 5.9 of the rules document).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

DONE = {
    "each survivor at the colony gets 1 wound": (
        "survivors at the colony cannot be wounded",
        'wounds on "Yuki Lowe" = 1',
    ),
    "add 2 food": ("when food is added\n    gain 1 morale", "food = 4 and morale = 5"),
    "lose 1 morale": ("when morale is lost\n    add 3 food", "morale = 4 and food = 2"),
    'place "Yuki Lowe" at "School"': (
        "survivors at the colony cannot be moved",
        '"Yuki Lowe" is at "School"',
    ),
}
"""By what is done as the card is revealed: a rule that forbids or hears it, and what holds then."""

KILLED = '    when "Yuki Lowe" attacks a zombie, exposure blank\n'
HEAD = {
    "crisis": ("prevent with fuel", 'given crisis "The Turn"'),
    "incident": ('of "Weather"', 'given "The Turn" is on top of "Weather"'),
}
END = {"crisis": "failure\n    lose 1 morale", "incident": ""}
BEFORE = """\
deck "Weather"

crossroads "The Window"
    flavor "Somebody looks out."
    when you clean waste
    option "Look"
        reveal the next card of "Weather"
    option "Do not"
        gain 1 morale

"""


def indented(text: str, by: int = 4) -> str:
    return "".join(f"{' ' * by}{line}\n" for line in text.splitlines())


def card(kind: str, done: str, rule: str, above: bool) -> str:
    """Return a card with a rule above or below what it does as it is revealed."""
    revealed = f"revealed\n    {done}"
    parts = (rule, revealed) if above else (revealed, rule)
    lines = "\n".join([HEAD[kind][0], *parts, END[kind]])
    return f'{kind} "The Turn"\n' + indented(lines)


def played(kind: str, then: str) -> str:
    """Return a test in which the card is revealed."""
    table = [
        "given players = 2, seed 1, morale = 5, food = 2, cards in the crossroads deck = 0",
        'given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony',
        'given player 2 controls "Biscuit", "Biscuit" is at "Hospital"',
        HEAD[kind][1],
    ]
    if kind == "incident":
        table += [
            'given "Aspirin" is in the waste pile, dice of player 1 are 6 6',
            'given crossroads "The Window"',
            "when player 1 cleans waste",
            'when player 1 chooses "Look"',
        ]
    else:
        table += ["given dice of player 1 are 6", "when player 1 starts"]
    return 'test "It is revealed"\n' + indented("\n".join([*table, f"then {then}"]))


@pytest.mark.parametrize("above", [False, True])
@pytest.mark.parametrize("done", DONE)
@pytest.mark.parametrize("kind", HEAD)
def test_rules_begin_when_what_is_done_as_it_is_revealed_is_over(
    kind: str, done: str, above: bool, tmp_path: Path
) -> None:
    rule, then = DONE[done]
    text = card(kind, done, rule, above)
    before = BEFORE if kind == "incident" else ""
    assert failures(tmp_path, f"{before}{text}\n{played(kind, then)}") == []


@pytest.mark.parametrize("above", [False, True])
@pytest.mark.parametrize("kind", HEAD)
def test_they_hold_from_then_on(kind: str, above: bool, tmp_path: Path) -> None:
    rule = "when a zombie is killed\n    add 1 food"
    text = card(kind, "add 2 zombies to the colony", rule, above)
    killed = played(kind, "food = 3").replace("    then", KILLED + "    then")
    before = BEFORE if kind == "incident" else ""
    assert failures(tmp_path, f"{before}{text}\n{killed}") == []
