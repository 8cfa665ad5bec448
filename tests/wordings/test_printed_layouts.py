"""Cards laid out as they lie on a table: numbered options, headings with a colon, a story in
quotes or without, several sentences in one line.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
STORY = "Smoke stands over the mill: somebody has lit the old oven and sings beside it."
NOTED = "  # taken for the story: it reads as no rule"
CROSSROADS = f"""The Old Oven
Crossroads

Trigger: You search the School.

{STORY}

Option 1: "Go in."
Roll the exposure die for the survivor that searched. Sing with them. Add 2 food to the supply.

Option 2: "Walk on."
Lose 1 morale. Place 1 zombie at the school.
"""
WRITTEN = f"""crossroads "The Old Oven"
    flavor "{STORY}"{NOTED}
    when you search "School"
    option "Go in"
        roll exposure for that survivor
        # ? Sing with them.
        add 2 food
    option "Walk on"
        lose 1 morale
        add 1 zombie to "School"
"""


def told(text: str) -> list[str]:
    """Return the lines of the card file of a card in prose, without the reasons in comments."""
    lines = write_card(text, GAME).text.rstrip("\n").split("\n")
    return [line for line in lines if not line.lstrip().startswith("#  ")]


@pytest.mark.proof
@pytest.mark.parametrize(
    "mark", ["Option 1: {}", "Option A: {}", "Choice 1. {}", "OPTION ONE – {}"]
)
def test_numbered_options_hold_what_stands_below_them(mark: str) -> None:
    printed = CROSSROADS.replace('Option 1: "Go in."', mark.format('"Go in."'))
    assert told(printed) == WRITTEN.rstrip("\n").split("\n")


@pytest.mark.proof
@pytest.mark.parametrize("story", [STORY, f'"{STORY}"', f"“{STORY}”"])
def test_a_story_is_the_flavor_of_its_card(story: str) -> None:
    lines = told(CROSSROADS.replace(STORY, story))
    assert [line for line in lines[:3] if line.startswith(f'    flavor "{STORY}"')]


@pytest.mark.sample(1)
@pytest.mark.proofs(4)
@pytest.mark.parametrize(
    "rule",
    [
        "Until the end of the round each of you whispers before you search anything at all.",
        "Place as many lanterns on the bridge as there are people who can still walk.",
        "Whenever a player whistles in the night, everybody else has to stay where they are.",
        "You may not speak of the oven to anybody who has not smelled its bread.",
        "Players who keep this card hidden have the right to look into the oven.",
        "The stranger joins the colony and brings a lantern from the brewery.",
        "Survivors at the mill sing instead of searching the attic.",
        "Your leader sharpens two axes at the grindstone and whistles.",
        "Lanterns burn for longer; the colony sings at midnight.",
    ],
)
def test_a_rule_that_is_not_understood_is_no_story(rule: str) -> None:
    assert not any("flavor" in line for line in told(CROSSROADS.replace(STORY, rule)))


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("label", "condition"),
    [
        ("Go in (hard)", ""),
        ("(Quietly) go in", ""),
        ("Go (in), then out (late)", " (only if you control a survivor)"),
        ("Go in (hard)", " (if you control a survivor)"),
    ],
)
def test_a_label_may_have_words_in_brackets(label: str, condition: str) -> None:
    lines = told(CROSSROADS.replace('"Go in."', f"{label}{condition}"))
    begin = f'    option "{label}"' + (" if" if condition else "")
    assert len([line for line in lines if line.startswith("    option ")]) == 2
    assert any(line.startswith(begin) for line in lines)


def test_what_stands_behind_the_heading_of_a_block_is_in_it() -> None:
    assert told(
        "No Coal\nCrisis\n\nPrevent: Contribute a number of fuel cards equal to the number of "
        "players.\n\nFail: Lose 1 morale.\nPlace 1 zombie at every location outside the colony.\n\n"
        "Exceed by 2: Gain 1 morale.\n"
    ) == [
        'crisis "No Coal"',
        "    prevent with fuel",
        "    failure",
        "        lose 1 morale",
        "        add 1 zombie to each location outside the colony",
        "    # Exceed by 2: Gain 1 morale.",
    ]


def test_goals_one_below_the_other_are_all_asked() -> None:
    lines = told(
        "The Ferryman\nSecret Objective\n\nThe main objective has been completed.\nYou have at "
        "least 2 medicine cards in your hand.\n"
    )
    assert lines == [
        'secret "The Ferryman"',
        "    goal the main objective is complete and medicine cards in hand >= 2",
    ]


@pytest.mark.parametrize(
    ("name", "story"),
    [("One of Us", ""), ("The Ferryman", "> Whichever way I go, one of them is lost.\n\n")],
)
def test_a_name_or_a_story_does_not_say_that_one_goal_will_do(name: str, story: str) -> None:
    lines = told(
        f"{name}\nSecret Objective\n\n{story}The main objective has been completed.\n"
        "You have at least 2 medicine cards in your hand.\n"
    )
    assert lines[-1] == "    goal the main objective is complete and medicine cards in hand >= 2"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "heading", ["You win if one of these is true:", "Either of the two will do:"]
)
def test_goals_of_which_one_will_do_are_not_joined(heading: str) -> None:
    lines = told(
        f"The Ferryman\nSecret Objective\n\n{heading}\nThe main objective has been completed.\n"
        "You have at least 2 medicine cards in your hand.\n"
    )
    assert not any(" and " in line for line in lines if line.strip().startswith("goal"))


def test_a_reason_names_no_form_with_a_place_to_fill() -> None:
    text = write_card("Hammer\nItem - Tool\n\ncrossroads\n", GAME).text
    assert "it holds `flavor`, `non-cooperative`, `aside`, `play`" in text
    assert "{" not in text


WHERE_IT_LIES = (
    "Grocery store deck",
    "Grocery Store",
    "Found in the grocery store",
    "In the Grocery Store deck",
    "Grocery store item deck (2 copies)",
    "Grocery Store x2",
    "Deck: Grocery Store, 2 copies",
)
SORTS = {"Item (food)": "food", "Item\nFood": "food", "Item (tool, weapon)": "tool or weapon"}


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize("where", WHERE_IT_LIES)
@pytest.mark.parametrize(("said", "sort"), SORTS.items())
def test_the_deck_of_a_card_is_no_part_of_its_story(where: str, said: str, sort: str) -> None:
    text = f"Candied Apples\n{said}\n{where}\n\nThe sugar is grey. Nobody minds.\n\nPlay:\n"
    card = write_card(f"{text}Add 2 food to the supply.\n", "dead_of_winter").text
    lines = [line.strip().partition("  #")[0] for line in card.splitlines()]
    copies = 2 if "2" in where else 1
    assert f'{sort}, in "Grocery Store" x {copies}' in lines and "deck" not in lines[1]
