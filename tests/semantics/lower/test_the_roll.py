"""`the roll` is the last die that was rolled: below a block that may have rolled another one it is
refused (DOW3004), whatever block that is.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import found_in

FACES = ("    1 to 6", "        nothing happens")
TABLE = ("roll a die", *FACES)


def below(*heads: str) -> tuple[str, ...]:
    """The lines with a roll and its table below them."""
    margin = "    " * len(heads)
    return (*("    " * at + head for at, head in enumerate(heads)), *(margin + x for x in TABLE))


BLOCKS = {
    "a loop": below("for each survivor at the colony"),
    "a number of times": below("repeat 2 times"),
    "an if": below("if food >= 2"),
    "an offer": below("you may discard 1 card", "if so"),
    "what is not given": below("you may discard 1 card", "if not"),
    "a table": below("roll a die", "1 to 6"),
    "an exposure table": below('roll exposure for "Amara Diallo"', "otherwise"),
    "a vote": (
        *below("vote by players", 'passes "Yes"'),
        '    fails "No"',
        "        nothing happens",
    ),
    "a choice": (
        *below("choose one", 'option "x"'),
        '    option "y"',
        "        nothing happens",
    ),
    "each survivor's": ("roll a die for each survivor at the colony", *FACES),
    "each player's": ("each player rolls a die", *FACES),
    "a contest": ("each player rolls a die",),
    "an offered roll": ("you may roll a die", *FACES),
}
LATER = {
    "a rule": below("for the rest of the game", "when a zombie is killed"),
    "what comes later": below("at the end of this round"),
    "no roll": ("gain 1 morale",),
    "an if without one": ("if food >= 2", "    gain 1 morale"),
}


def codes(*lines: str) -> list[str]:
    body = "".join(f"        {line}\n" for line in lines)
    text = f'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n{body}'
    text += '    option "no"\n        lose 1 morale\n'
    return [finding.code for finding in found_in(text) if finding.code < "DOW5"]


@pytest.mark.parametrize("block", BLOCKS.values(), ids=list(BLOCKS))
def test_below_a_block_that_rolls_it_is_refused(block: tuple[str, ...]) -> None:
    assert codes("roll a die", *block) == []
    assert codes("roll a die", *block, "add (the roll) food") == ["DOW3004"]
    assert codes("roll a die", "add (the roll) food", *block) == []
    assert codes("roll a die", *block, "roll a die", "add (the roll) food") == []


@pytest.mark.parametrize("block", LATER.values(), ids=list(LATER))
def test_below_any_other_it_stays(block: tuple[str, ...]) -> None:
    assert codes("roll a die", *block, "add (the roll) food") == []


def test_in_a_table_it_is_the_face_that_fell() -> None:
    assert codes("roll a die", "    1 to 6", "        add (the roll) food") == []
