"""What a failed test tells of the game: each change of the compared value stands at the line that
tells it, with what led to it, however long ago that was.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import run_tests
from tests.testing.trying import failures

CARDS = """crisis "Loose Boards"
    flavor "x"
    prevent with fuel
    failure
        nothing happens

crossroads "Slow Turn"
    flavor "x"
    if food >= 1
    option "Do"
        kill "Wen Guo"
        add 2 zombies to "School"
        each player draws 1 card from the "Library" deck
        "Noor Haddad" gets 1 wound
        add 1 noise to "Hospital"
        remove 1 food
    option "Leave it"
        nothing happens

test "it"
    given players = 3, seed 1, food = 20, morale = 5, helpless survivors = 0
    given player 1 controls "Wen Guo", "Wen Guo" is at "School"
    given player 2 controls "Noor Haddad", "Noor Haddad" is at "School"
    given crisis "Loose Boards"
"""
NIGHT = (
    "given zombies at {} = {}",
    "given cards in the crossroads deck = 0",
    "when player 2 starts",
    "when player 1 starts",
)
CARD = (
    'given crossroads "Slow Turn"',
    "when player 1 starts",
    'when player 1 chooses "Do"',
)
CHANGES = {
    "morale = 9": "    Wen Guo is killed\n    morale falls by 1 (5 → 4)\n",
    'zombies at "School" = 9': "comes to School (1 → 2)\n",
    'wounds on "Noor Haddad" = 2': "    Noor Haddad gets a wound (0 → 1)\n",
    'noise at "Hospital" = 3': "Hospital (0 → 1)\n",
    "food = 3": "1 food is removed (20 → 19)",
    'cards in the "Library" deck = 20': "(20 → 19)\n",
    "cards in the hand of player 3 = 4": "(0 → 1)\n",
}


def told(folder: Path, *lines: str) -> str:
    """Return the failure of a test with these lines, or an empty text."""
    (folder / "it.dow").write_text(CARDS + "".join(f"    {line}\n" for line in lines), "utf-8")
    (asked,) = checking.tests_of([folder / "it.dow"])
    return run_tests(asked.cards, asked.tests).results[0].message()


@pytest.mark.parametrize(("then", "shown"), CHANGES.items(), ids=CHANGES)
def test_a_change_is_noted_at_its_own_line(then: str, shown: str, tmp_path: Path) -> None:
    said = told(tmp_path, *CARD, f"then {then}")
    assert shown in said, said


def test_what_led_to_a_change_stands_before_it(tmp_path: Path) -> None:
    """The overrun of the colony phase, though a round has begun since."""
    night = [line.format('"School"', 4) for line in NIGHT]
    said = told(tmp_path, *night, "then morale = 9")
    assert "    Wen Guo is killed\n    morale falls by 1 (5 → 4)\n" in said, said
    assert said.rstrip().endswith("player 1 begins a turn"), said
    assert len(said.splitlines()) < 20


ANSWERED = """crossroads "A Show of Hands"
    flavor "x"
    if food >= 1
    option "Ask"
        vote by players, ties fail
            passes
                gain 1 morale
            fails
                lose 1 morale
    option "Leave it"
        nothing happens

test "it"
    given players = 3, seed 1, food = 1, morale = 5
    given crossroads "A Show of Hands"
    {}
    then morale = 9
"""


@pytest.mark.parametrize(
    ("lines", "said", "unsaid"),
    (
        ("when player 1 starts", (), ("player 1: ",)),
        ('when player 1 chooses "Ask"', ("player 1: Ask",), ("player 1: vote", "player 2: vote")),
        (
            'when player 1 chooses "Ask"\n    when player 1 votes for\n'
            "    when player 2 votes for\n    when player 3 votes for",
            ("player 1: vote yes", "player 3: vote yes"),
            (),
        ),
    ),
)
def test_an_answer_that_no_line_gives_is_told_as_one(
    lines: str, said: tuple[str, ...], unsaid: tuple[str, ...], tmp_path: Path
) -> None:
    """What a test does not say is answered by what leads on, and a failure says which that was."""
    (failed,) = failures(tmp_path, ANSWERED.format(lines))
    told = [line.strip() for line in failed.split("\n")]
    assert set(said) <= set(told), failed
    marked = [line for line in told if line.endswith(" (no line says it)")]
    assert all(any(line.startswith(each) for line in marked) for each in unsaid), failed
    assert not set(marked) & set(said) and bool(unsaid) is bool(marked)
