"""Every line of a printed card stands in its card file as what it is alone, as lines of the card or
as a comment: under each heading, in the order and as many times as it was printed.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from dowlang.project.writing.cards import write_card

HEADS = {
    "failure": "Cold\nCrisis\nPrevent: Fuel\n",
    "play": "Tin\nItem\nFood\n",
    "option": "Cold\nCrossroads\nTrigger: You search the library.\n",
    "passive": "Ada Low\nSurvivor\nSmith\nInfluence: 42\nAttack: 2+\nSearch: 4+\nAt: anywhere\n",
    "equip": "Hat\nItem\nTool\n",
    "setup": "Wait\nMain objective\n",
}
"""What stands above the lines, by the block that holds them."""

REPEATED = {"failure": "Failure: ", "play": "Play: ", "passive": "Passive: ", "setup": "Setup: "}
"""Headings that may stand before each line."""

DONE = (
    "Lose 1 morale.",
    "Add 2 food.",
    "Add 1 zombie to the colony.",
    "Add 2 noise to the school.",
    "Remove 1 helpless survivor.",
    "Each player discards 1 card.",
    "If food is 0, lose 2 morale.",
    "Each player juggles.",
    "If it snows, lose 1 morale.",
)
OF_BEARERS = {
    "passive": (
        "This survivor makes no noise.",
        "When this survivor kills a zombie, gain 1 morale.",
        "When this survivor moves, add 1 food.",
        "This survivor cannot search.",
        "Each player juggles.",
    ),
    "equip": (
        "The equipped survivor does not roll for exposure when moving.",
        "The equipped survivor ignores frostbite.",
        "The equipped survivor cannot search.",
        "If the equipped survivor is killed, remove this card from the game.",
        "Whenever the equipped survivor juggles, they sing.",
    ),
}
"""Lines of blocks that hold rules; in the others stands what is done. None speaks of another."""


def card(block: str, lines: tuple[str, ...], *, repeated: bool) -> str:
    """Return a printed card with lines in a block, its heading before each or the first of them."""
    heading = REPEATED.get(block, "")
    below = [f"{heading if repeated or not at else ''}{line}" for at, line in enumerate(lines)]
    label = ["Option 1: Go"] if block == "option" else []
    return HEADS[block] + "\n".join((*label, *below, ""))


def body(block: str, lines: tuple[str, ...], *, repeated: bool = True) -> list[str]:
    """Return what a card file has of lines in a block, without the reasons of its comments."""
    written = write_card(card(block, lines, repeated=repeated), "dead_of_winter").text.splitlines()
    heads = {block, "play", f"# ? {block}", "# ? play", "standard", 'option "Go"'}
    return [
        line
        for line in written[len(HEADS[block].splitlines()) - 1 :]
        if line.strip() not in heads and not line.strip().startswith("#   ")
    ]


@cache
def alone(block: str, line: str) -> tuple[str, ...]:
    """Return what a card file has of a line that is the only one of its block."""
    return tuple(body(block, (line,)))


@pytest.mark.proofs(20)
@pytest.mark.sample(1)
@pytest.mark.parametrize("repeated", [True, False])
@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("block", HEADS)
def test_each_line_becomes_what_it_is_alone(block: str, count: int, repeated: bool) -> None:
    some = random.Random(f"{block} {count} {repeated}")
    lines = tuple(some.choice(OF_BEARERS.get(block, DONE)) for _ in range(count))
    became, wanted = body(block, lines, repeated=repeated), list[str]()
    for line in lines:
        wanted += alone(block, line)
    assert sorted(became) == sorted(wanted)
    assert live(became) == live(wanted)


def live(lines: list[str]) -> list[str]:
    """Return the lines of a card file that are no comments."""
    return [line for line in lines if "#" not in line]
