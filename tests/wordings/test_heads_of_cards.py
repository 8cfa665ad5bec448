"""A card becomes one at once whatever habit its head is printed in: values beside the name, in a
row or on lines of their own, the kind told or meant by its values, a story with a number in it.
"""

from __future__ import annotations

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"


def written(*lines: str) -> str:
    """Return the card file of a card of some lines."""
    return write_card("\n".join(lines) + "\n", GAME).text


ITEMS = (
    ("Item: Hand Cart (Tool)",),
    ("Item – Hand Cart – Tool",),
    ("Item: Hand Cart, Tool",),
    ("Hand Cart (Tool Item)",),
    ("Hand Cart", "Tool"),
    ("Hand Cart", "Item", "Type: Tool"),
    ("Item", "Hand Cart", "Tool"),
)
USED = (
    ("Single use.", "Gain 1 morale."),
    ("Single use. Gain 1 morale.",),
    ("One use: Gain 1 morale.",),
    ("Use once, then discard. Gain 1 morale.",),
    ("Gain 1 morale. Discard after use.",),
    ("One-time use.", "Gain 1 morale."),
    ("Play: Gain 1 morale.",),
)


@pytest.mark.sample(4)
@pytest.mark.parametrize("head", ITEMS)
@pytest.mark.parametrize("used", USED)
def test_an_item_says_what_it_is_and_that_it_is_used_once(
    head: tuple[str, ...], used: tuple[str, ...]
) -> None:
    lines = written(*head, *used).split("\n")
    card = [line for line in lines if not line.strip().startswith("# ")]
    assert card == ['item "Hand Cart"', "    tool", "    play", "        gain 1 morale", ""]
    told = [line.strip() for line in lines if line not in card]
    assert all("a card that is played is used once anyway" in line for line in told)


def test_what_equips_a_card_is_no_single_use() -> None:
    text = written("Item: Rope (Tool)", "Equip. Single use. The bearer ignores frostbite.")
    assert "# ? Single use." in text


SURVIVORS = (
    ("Survivor: Ada Low, Cook", "Influence 42, Attack 3, Search 2. Home: Library"),
    ("Survivor: Ada Low (Cook)", "Influence 42 | Attack 3+ | Search 2+ | Starts at: Library"),
    ("Ada Low", "Cook", "Influence 42 / Attack 3+ / Search 2+ / Library"),
    ("Survivor: Ada Low", "Cook. Inf 42. Att 3. Sea 2. Library."),
    (
        *("Survivor", "Ada Low", "Occupation: Cook", "Influence: 42", "Attack: 3 or higher"),
        *("Search: 2 or higher", "Home location: Library"),
    ),
    ("Survivor: Ada Low", "Cook", "Influence 42; Attack 3+; Search 2+; Location: Library"),
)


@pytest.mark.sample(2)
@pytest.mark.parametrize("head", SURVIVORS)
def test_the_values_of_somebody_stand_in_a_row_or_on_lines(head: tuple[str, ...]) -> None:
    story = '"She still wakes at 4:12 for the express to Platform 9."'
    text = written(*head, story, "When Ada searches, gain 1 morale.")
    for line in ("influence 42", "attack 3+", "search 2+", 'at "Library"', f"flavor {story}"):
        assert f"    {line}\n" in text, line
    assert text.startswith('survivor "Ada Low"\n    occupation "')
    assert text.endswith(
        "    passive\n        when this survivor searches\n            gain 1 morale\n"
    )


def test_a_kind_that_is_not_said_is_meant_by_values_of_one_kind_alone() -> None:
    assert written("The Ford", "Gain 1 morale.").startswith(' "The Ford"')  # of any kind
    assert written("Axe, Rope", "Item", "Play: Gain 1 morale.").startswith('item "Axe, Rope"')


def test_all_that_a_played_card_does_stands_below_play() -> None:
    text = written(
        "Item: Charges (Weapon)",
        "Choose a location with three or more zombies. Kill all zombies there. Gain 1 morale.",
    )
    done = ("choose a location where (zombies at it >= 3)", "kill all zombies at that location")
    assert text == 'item "Charges"\n    weapon\n    play\n' + "".join(
        f"        {line}\n" for line in (*done, "gain 1 morale")
    )


def test_a_sentence_that_equips_keeps_its_rules_where_they_are_not_understood() -> None:
    text = written("Item: Cart (Tool)", "Equip to a survivor. It hums purple tunes whenever.")
    assert text.startswith('item "Cart"\n    tool\n    equip\n        # ? It hums purple tunes')


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "only",
    [
        "This option can be chosen only if there are no zombies at the School.",
        "Choose this only if there are no zombies at the School.",
        "You may only take this option if there are no zombies at the School.",
        "Only available if there are no zombies at the School.",
        "This option may only be picked when there are no zombies at the School.",
    ],
)
def test_when_an_option_can_be_chosen_stands_behind_its_label(only: str) -> None:
    text = written(
        "Crossroads: The Fuse",
        "Trigger: You search the School.",
        "Option 1: Light it.",
        only,
        "Gain 1 morale.",
        "Option 2: Leave it.",
        "Lose 1 morale.",
    )
    assert '    option "Light it" if there are no zombies at "School"\n' in text


def test_what_is_done_if_it_can_be_is_no_condition_of_an_option() -> None:
    text = written(
        "Crossroads: The Fuse",
        "Trigger: You search the School.",
        "Option 1: Light it.",
        "Take it if there are no zombies at the School.",
        "Option 2: Leave it.",
        "Lose 1 morale.",
    )
    assert '    option "Light it"\n' in text


def test_lettered_options_and_the_heading_of_the_trigger_stand_on_lines_with_their_text() -> None:
    text = written(
        "Crossroads",
        "The Fuse",
        "Read this card when: the active player searches the School.",
        "A) Light it. Gain 1 morale.",
        "B) Leave it. Lose 1 morale.",
    )
    options = (("Light it", "gain"), ("Leave it", "lose"))
    assert text == 'crossroads "The Fuse"\n    when you search "School"\n' + "".join(
        f'    option "{label}"\n        {verb} 1 morale\n' for label, verb in options
    )


def test_a_story_inside_an_option_leaves_the_option_its_lines() -> None:
    text = written(
        "Crossroads: The Fuse",
        "Trigger: You search the School.",
        "Option 1: Light it.",
        "“He shrugged and struck a match, for what else was there to do?”",
        "Gain 1 morale.",
        "Option 2: Leave it.",
        "Lose 1 morale.",
    )
    assert "struck a match, for what else was there to do?” — a card has its story above" in text
    assert text.endswith('        gain 1 morale\n    option "Leave it"\n        lose 1 morale\n')
    assert "flavor" not in text.replace("`flavor`", "")


GOALS = (
    "At the end of the game, you win if the main objective is complete and all of the following "
    "are true:",
    "You win at the end of the game if the main objective is complete and each of these is true:",
    "When the game ends, you win if the main objective is complete and all of these are met:",
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("head", GOALS)
def test_a_list_of_what_is_asked_keeps_what_its_heading_asks(head: str) -> None:
    text = written("Secret objective: Hoarder", head, "You have not been exiled.")
    assert text == (
        'secret "Hoarder"\n    goal the main objective is complete and you are not exiled\n'
    )


HEADS = (
    "You win at the end of the game if all of the following are true:",
    "At the end of the game, you win if each of these conditions is met:",
    "When the game ends, you win if:",
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("head", HEADS)
def test_a_heading_of_goals_stays_as_it_is_printed(head: str) -> None:
    text = written("Secret objective: Hoarder", head, "You must have 3 food cards in your hand.")
    assert text == (
        f'secret "Hoarder"\n    # {head.removesuffix(":")}\n    goal food cards in hand >= 3\n'
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("head", "said", "goal"),
    [
        (
            "Secret Objective: Hoarder",
            "To win you must have at least 3 food cards in your hand, and morale must be 4 or "
            "higher.",
            "goal food cards in hand >= 3 and morale >= 4",
        ),
        ("Secret Objective (Betrayal): Wolf", "Goal: Morale is 0.", "goal morale = 0"),
        ("Main Objective: Stores", "Goal: Collect 20 food.", "goal food >= 20"),
        (
            "Main Objective: Stores",
            "Set up: 2 zombies at each location.\nVictory: There are no zombies at the colony.",
            "goal there are no zombies at the colony",
        ),
    ],
)
def test_a_goal_is_one_by_its_heading(head: str, said: str, goal: str) -> None:
    text = written(head, said)
    assert [line.strip() for line in text.split("\n") if "goal" in line] == [goal]
    assert ("betrayal" in text) == ("Betrayal" in head)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "needed",
    [
        "Needed: Fuel or Tool cards equal to the number of players",
        "Required: fuel, tool (one for each player)",
        "Prevent: Fuel or Tool",
    ],
)
@pytest.mark.parametrize(
    "more", ["On success with three extra cards: Add 1 food.", "Bonus (3 extra): Add 1 food."]
)
def test_the_parts_of_a_crisis_have_heads(needed: str, more: str) -> None:
    text = written("Crisis: The Line", needed, "On failure: Lose 2 morale.", more)
    assert text == (
        'crisis "The Line"\n    prevent with fuel, tool\n    failure\n        lose 2 morale\n'
        "    optional 3 cards\n        add 1 food\n"
    )


def test_two_more_than_needed_earn_a_morale_by_the_rules_alone() -> None:
    said = "Prevented: If at least 2 more fuel than needed was added, gain 1 morale."
    text = written("Crisis: Frost", "Prevent: Fuel", "Failure: Lose 2 morale.", said)
    assert f"# {said} — that is a rule of the game already (R-CRISIS-09)" in text
    assert "gain 1 morale" not in text.replace(said, "")


@pytest.mark.parametrize("who", ["The active player controls", "You control either"])
def test_one_of_two_by_name_sets_a_card_off(who: str) -> None:
    options = ("Option 1: Light it.", "Gain 1 morale.", "Option 2: Leave it.", "Lose 1 morale.")
    text = written("Crossroads: The Fuse", f"Trigger: {who} Amara Diallo or Barto Nwosu.", *options)
    assert '    if you control "Amara Diallo" or you control "Barto Nwosu"\n' in text
