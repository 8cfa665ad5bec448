"""A sentence with several deeds of which one is not understood: what is known is written and what
is not stands as a comment, unless both are asked, offered or replaced together.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project.printed_comments import MARK
from dowlang.project.writing.cards import write_card
from dowlang.project.writing.several_deeds import Deeds, deeds_apart

VERBS = frozenset(("lose", "gain", "discard", "add", "draw", "spend", "roll"))
NOUNS = frozenset(("player", "players", "card", "cards", "zombie", "zombies", "survivor"))

APART = {
    "Gain 1 morale and paint a wall.": ["Gain 1 morale.", "Paint a wall."],
    "Paint a wall, and lose 1 morale.": ["Paint a wall.", "Lose 1 morale."],
    "Paint a wall, then lose 1 morale.": ["Paint a wall.", "Lose 1 morale."],
    "Lose 1 morale; paint a wall.": ["Lose 1 morale.", "Paint a wall."],
    "Add 2 food, gain 1 morale and paint a wall.": [
        "Add 2 food.",
        "Gain 1 morale.",
        "Paint a wall.",
    ],
    "Each player discards a card and paints a wall.": [
        "Each player discards a card.",
        "Each player paints a wall.",
    ],
    "Each player paints a wall and discards a card.": [
        "Each player paints a wall.",
        "Each player discards a card.",
    ],
    "Paint a wall and each player discards a card.": [
        "Paint a wall.",
        "Each player discards a card.",
    ],
    "Gain 1 morale, and each player may paint a wall.": [
        "Gain 1 morale.",
        "Each player may paint a wall.",
    ],
    "Lose 1 morale for each zombie and paint a wall.": [
        "Lose 1 morale for each zombie.",
        "Paint a wall.",
    ],
}
TOGETHER = (
    "You may gain 1 morale and paint a wall.",
    "You may paint a wall and gain 1 morale.",
    "Each player may discard a card and paint a wall.",
    "If the wall is blue, gain 1 morale and paint it.",
    "When a zombie paints, gain 1 morale and paint a wall.",
    "For each zombie, paint a wall and lose 1 morale.",
    "Until the end of the round, paint a wall and lose 1 morale.",
    "At the end of the round, paint a wall and lose 1 morale.",
    "On a 1, gain 1 morale and paint a wall.",
    "Setup: add 2 food and paint a wall.",
    "Goal: gain 1 morale and paint a wall.",
    "Paint a wall for each zombie and lose 1 morale.",
    "Paint a wall or a door and lose 1 morale.",
    "Lose 1 morale or paint a wall and add 2 food.",
    "Either paint a wall and lose 1 morale.",
    "Lose 1 morale and paint a wall until the end of the round.",
    "Lose 1 morale and paint a wall if the wall is blue.",
    "Lose 1 morale and paint a wall for each zombie.",
    "Lose 1 morale and paint a wall instead.",
    "Spend 2 dice to paint a wall and gain 1 morale.",
    "In order to paint a wall, lose 1 food and add 1 food.",
    "The player with the fewest cards paints a wall and discards a card.",
    "A survivor paints a wall and gain 1 morale.",
    "Players paint a wall and discard a card.",
    "Discard a card and 2 walls.",
    "Lose 1 morale for each zombie, counting the door.",
    "Lose 1 morale for each zombie, rounded up at the door.",
    "Add 2 zombies, one at each door that has a wall.",
    "Add 2 zombies, ignoring the wall.",
    "Add 2 zombies and half the walls.",
    "Lose 1 morale for each zombie and helpless door.",
    "Add 2 food and blue walls.",
    "Add 1 zombie and 1 wall.",
    "Add 1 zombie and each wall.",
    "Add a zombie and a wall to the yard.",
    'Say "paint a wall and lose 1 morale".',
)


def known(said: str) -> bool:
    """Return True for a sentence of the words of the tests that has no wall."""
    return not re.search(r"\b(?:wall|paint|blue|door|yard)", said) and len(said.split()) > 1


def taken_apart(line: str) -> list[str]:
    def reads(lines: list[str]) -> set[int]:
        return {at for at, each in enumerate(lines) if not known(each)}

    return [
        each.strip()
        for each, _ in deeds_apart(["x", f"    {line}"], {1}, reads, Deeds(VERBS, NOUNS, known))[1:]
    ]


def test_deeds_that_are_whole_by_themselves_are_taken_apart() -> None:
    missed = {line: found for line in APART if (found := taken_apart(line)) != APART[line]}
    assert not missed


def test_what_is_asked_offered_or_replaced_together_stays_together() -> None:
    missed = {line: found for line in TOGETHER if (found := taken_apart(line)) != [line]}
    assert not missed


ASIDES = (
    "On a success",
    "On heads",
    "With three players",
    "Should the wall fall",
    "In case of a success",
    "At night",
    "By day",
    "Under the door",
    "Given a wall",
    "Provided the wall falls",
    "Were the wall blue",
    "Had the wall fallen",
    "Within 2 rounds",
    "Upon a failure",
    "Because of the wall",
    "Only at night",
    "Despite the wall",
    "Through the door",
    "Once the wall falls",
    "Unless the wall falls",
    "Supposing the wall falls",
    "Without a wall",
    "Outside the yard",
    "Is the wall blue",
)
"""What is said of the deed behind it, and is none itself."""


def test_what_an_unknown_condition_is_said_of_stays_beside_it() -> None:
    """The deed alone would happen always."""
    shapes = (
        "{}, lose 1 morale and add 1 food.",
        "{}, paint a wall, lose 1 morale.",
        "{0}, gain 1 morale; {1}, lose 1 morale.",
        "Gain 1 morale; {1}, lose 1 morale.",
    )
    wrong = {
        line: found
        for first, second in zip(ASIDES, (*ASIDES[1:], ASIDES[0]), strict=True)
        for shape in shapes
        for line in [shape.format(first, second[0].lower() + second[1:])]
        for found in [taken_apart(line)]
        if "Lose 1 morale." in found or "Add 1 food." in found
    }
    assert not wrong


@pytest.mark.parametrize(
    "line",
    [
        "If Ina Moor would be killed, sing.",
        "If the moon falls, sing.",
        "Whenever Ina Moor is wounded, paint 2 walls.",
    ],
)
def test_no_text_of_a_card_takes_the_lines_below_it(line: str) -> None:
    """`occupation "…"` would be understood with whatever is joined to it."""
    card = write_card(
        "Survivor: Ina Moor\nOccupation: Signalwoman\nInfluence 42, Attack 3, Search 2. "
        f"Location: Library\n{line}\n",
        "dead_of_winter",
    )
    lines = [each.strip() for each in card.text.split("\n")]
    assert {'occupation "Signalwoman"', "influence 42", 'at "Library"'} <= {*lines}
    assert any(each.startswith(f"{MARK} ") for each in lines) and len(card.unread) == 1


def test_what_is_known_is_written_and_what_is_not_stands_beside_it() -> None:
    card = write_card(
        "Crossroads\nThe Wall\n\nTrigger: you move a survivor to the school.\n\nOption 1: Stay\n"
        "Each player discards a card and paints a wall.\nOption 2: Go\nYou may paint a wall and "
        "discard a card.\n",
        "dead_of_winter",
    )
    lines = [line.strip() for line in card.text.split("\n")]
    assert "each player discards a card" in lines
    assert f"{MARK} Each player paints a wall." in lines
    assert f"{MARK} You may paint a wall and discard a card." in lines
