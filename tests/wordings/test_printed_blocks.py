"""What stands below a line of its own that opens a block is in that block: below a condition, a
side of a vote, a face of a die, the word by which a card is used. What stands below a condition
that is not understood is not live.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.writing.blocks import with_blocks
from dowlang.project.writing.cards import write_card

CROSSROADS = "Wheel\nCrossroads\nTrigger: You search the school.\n\nOption 1: Go\n"
BEFORE = 3
"""Lines of the card file above those of its option."""

CONDITIONS = (
    "If the wheel is burned",
    "If it snows:",
    "When the clown sings:",
    "Unless it snows:",
    "On a windy day, if it snows:",
    "If the vote on the show passes:",
    "Each time somebody juggles:",
    "At the end of the show:",
    "On a 1 or 2:",
    "For each clown:",
    "While it snows:",
)
"""Conditions that are not understood where they stand."""


def written(prose: str) -> list[str]:
    """Return the lines of the card file of a printed card, without the reasons of its comments."""
    lines = write_card(prose, "dead_of_winter").text.splitlines()
    return [line for line in lines if not line.strip().startswith("#   ")]


def option(prose: str) -> list[str]:
    """Return the lines of the option of a card."""
    return [line[8:] for line in written(CROSSROADS + prose)[BEFORE:]]


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize(
    "head", ["Cold\nCrisis\nPrevent: Fuel\nFailure:\n", "Tin\nItem\nFood\nPlay:\n", CROSSROADS]
)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_nothing_below_a_condition_that_is_not_understood_is_live(
    condition: str, head: str
) -> None:
    below = ["Lose 3 morale.", "Add 3 food."]
    lines = written(
        head + "Gain 1 morale.\n" + "\n".join([condition, *below]) + "\n\nAdd 1 food.\n"
    )
    live = [line.strip() for line in lines if "#" not in line]
    assert not {"lose 3 morale", "add 3 food"}.intersection(live), lines
    assert "gain 1 morale" in live
    assert live[-1] == "add 1 food"
    assert sum("3 morale" in line or "3 food" in line for line in lines) == len(below)


@pytest.mark.parametrize(
    ("yes", "no"), [("If you do:", "If you do not:"), ("If so:", "If not:"), ("If they do:", "")]
)
def test_what_comes_of_an_offer_stands_below_it(yes: str, no: str) -> None:
    lines = [
        "you may discard a fuel card",
        "    if so",
        "        gain 1 morale",
        "        add 2 food",
    ]
    prose = f"You may discard a fuel card.\n{yes}\nGain 1 morale.\nAdd 2 food.\n"
    if no:
        prose += f"{no}\nLose 1 morale.\n"
        lines += ["    if not", "        lose 1 morale"]
    assert option(prose) == lines


SIDES = (
    ("All players vote.", "Thumbs up:", "Thumbs down:"),
    ("Hold a vote.", "If the vote passes:", "If the vote fails:"),
    ("Vote", "Pass:", "Fail:"),
    ("Roll a die.", "On a 1 or 2:", "On a 3 or higher:"),
    ("Roll a die.", "1-2:", "3-6:"),
)
LAYOUTS = (
    "{yes} Gain 1 morale.\nAdd 2 food.\n{no} Lose 1 morale.\nAdd 1 zombie to the colony.\n",
    "{yes}\nGain 1 morale.\nAdd 2 food.\n{no}\nLose 1 morale.\nAdd 1 zombie to the colony.\n",
    "\n{yes}\nGain 1 morale.\nAdd 2 food.\n\n{no}\nLose 1 morale.\nAdd 1 zombie to the colony.\n",
)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("sides", "layout"), list(product(SIDES, LAYOUTS)))
def test_each_side_holds_the_lines_up_to_the_next(sides: tuple[str, ...], layout: str) -> None:
    held, yes, no = sides
    below = ["        gain 1 morale", "        add 2 food"]
    other = ["        lose 1 morale", "        add 1 zombie to the colony"]
    opened, *heads = ("roll a die", "    1 to 2", "    3 to 6")
    if "die" not in held:
        opened, *heads = ("vote by players", "    passes", "    fails")
    prose = f"{held}\n{layout.format(yes=yes, no=no)}\nLose 2 food.\n"
    assert option(prose) == [opened, heads[0], *below, heads[1], *other, "remove 2 food"]


def test_a_label_of_a_side_is_its_label() -> None:
    prose = (
        "All players vote.\nThumbs up: Haul them in\nAdd 2 food.\n\nThumbs down: Cut it\nLose 1 "
    )
    lines = option(f"{prose}morale.\n")
    assert [line for line in lines if '"' in line] == [
        '    passes "Haul them in"',
        '    fails "Cut it"',
    ]


@pytest.mark.parametrize(
    "behind", ["Add 1 noise to the school.", "Then add 1 noise to the school."]
)
def test_a_line_behind_results_of_one_line_each_is_behind_them(behind: str) -> None:
    lines = option(
        f"Roll a die.\nOn a 1 or 2, add 2 food.\nOn a 3 or higher, lose 1 morale.\n{behind}"
    )
    assert lines[-1] == 'add 1 noise to "School"'


def test_a_goal_below_a_setup_is_the_goal() -> None:
    lines = written(
        "Wait\nMain objective\nSetup: Morale 7.\nAdd 2 food.\nGoal: Food is 8 or more.\n"
    )
    assert lines[-1] == "        goal food >= 8"


DECKS = (
    "Found at: School",
    "Deck: School",
    "Location: the school",
    "Found in: School deck x 2",
    "Deck: School (3 copies)",
)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("sort", ["Tool", "Symbol: Tool", "Type: tool"])
def test_the_head_of_an_item_says_in_which_deck_it_lies(sort: str, deck: str) -> None:
    story = "A green lamp means that it listens."
    rule = "The equipped survivor ignores frostbite."
    lines = written(f"Radio\nItem\n{sort}\nEquip\n{deck}\n\n{story}\n\nEquip this card.\n{rule}\n")
    count = next((each for each in "23" if each in deck), "1")
    noted = "" if count != "1" else "  # how often it lies there is not printed"
    assert lines[1].strip().startswith(f'flavor "{story}"')
    assert lines[2] == f'    tool, in "School" x {count}{noted}'
    assert lines[3:] == [
        "    equip",
        "        # Equip this card.",
        "        the bearer ignores frostbite",
    ]


def test_a_line_with_both_of_its_sides_changes_no_other() -> None:
    two = "If it snows, gain 1 morale; otherwise, remove one clown instead."
    assert option(f"Add 1 food.\n{two}\n") == ["add 1 food", f"# ? {two}"]
    other = "Otherwise, each player juggles."
    assert option(f"If food is 0, add 1 food.\n{other}\n") == [
        *("if food = 0", "    add 1 food"),
        f"# ? {other}",
    ]


def test_the_word_that_opens_rules_stands_below_the_head_and_its_story() -> None:
    blocks = ("equip", "play")
    for word, opens in {"Equipment": "equip", "Equip.": "equip", "Instant": "play"}.items():
        for head in ("Tool\n", "Found at: School\n", '"It burns low."\n', 'Tool\n"It burns."\n'):
            card = with_blocks(f"Rope\nItem\n{word}\n{head}Sing a song.", blocks, triggered=False)
            assert card == f"Rope\nItem\n{head}{opens}:\nSing a song.", (word, head)
