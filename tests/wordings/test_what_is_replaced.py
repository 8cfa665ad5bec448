"""What is done *instead*: of two deeds the one that is like it or both, and in no case the other
one alone. And whom *this survivor* means below an occasion of somebody else.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.natural.variants.replaced_deeds import first_replaced
from dowlang.project.game_language import language
from dowlang.project.mending.natural_lines import reader
from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
DEEDS = {
    "lose 1 morale": "lose 2 morale",
    "remove 1 food": "remove 3 food",
    "add 2 zombies to the colony": "add 3 zombies to the colony",
}
"""What is done -> the like of it, done instead."""

JOINTS = ("{} and {}.", "{}, and {}.", "{}. {}.")
HEAD = "Crossroads\nThe Fuse\n\nWhen you search the School.\n\nOption 1: Go\n"


def test_of_two_deeds_the_like_or_both_are_replaced() -> None:
    words = language(GAME)
    missed = []
    for joint, (first, second) in product(JOINTS, product(DEEDS, DEEDS)):
        if first == second:
            continue
        for like, other in ((first, second), (second, first)):
            said = joint.format(first.capitalize(), second)
            said += f" If morale is 3 or less, {DEEDS[like]} instead."
            readings = reader(words.vocabulary, words.parser).readings("statement", said, ())
            told = {each.lines for each in readings}
            both = ("if morale <= 3", f"    {DEEDS[like]}", "otherwise")
            whole = (*both, f"    {first}", f"    {second}")
            if whole not in told or not any(other in each for each in told):
                missed.append((said, "not told"))
            if any(each[-1] == f"    {other}" and like in each for each in told):
                missed.append((said, "another one replaced"))
    assert missed == []


def test_the_last_deed_like_it_is_replaced_wherever_it_stands() -> None:
    for (first, like), (second, _) in product(DEEDS.items(), DEEDS.items()):
        instead = f"If morale is 3 or less, {like} instead."
        said = [f"{first.capitalize()}.", f"{second.capitalize()}."]
        assert first_replaced(said, instead) == (1 if first == second else 0)
        assert first_replaced(["Sing.", *said, "Draw 1 card."], instead) == 1 + (first == second)


def test_a_deed_on_a_line_of_its_own_is_not_done_beside_what_replaces_it() -> None:
    prose = "Lose 1 morale.\nRemove 1 food.\nIf food is 3 or less, lose 2 morale instead.\n"
    lines = write_card(HEAD + prose, GAME).text.split("\n")
    done = {line.strip() for line in lines}
    assert not done & {"lose 1 morale", "lose 2 morale", "remove 1 food", "otherwise"}


def test_this_survivor_is_the_bearer_below_an_occasion_of_another() -> None:
    head = "Survivor\nAda Low\nSmith\nInfluence: 40\nAttack: 3+\nSearch: 3+\nLocation: School\n\n"
    prose = "When another survivor you control moves to the colony, {} gets 1 wound.\n"
    wanted = "            the bearer gets 1 wound"
    for who in ("this survivor", "Ada"):
        assert wanted in write_card(head + prose.format(who), GAME).text.split("\n"), who
    item = "Item\nRope\nTool\nFound at: School x 2\n\nEquip\n" + prose.format("this survivor")
    assert wanted in write_card(item, GAME).text.split("\n")


def test_each_location_beside_the_colony_is_a_choice() -> None:
    words = language(GAME)
    for tally, verb in product(("zombies", "barricades"), ("Add", "Place", "Put")):
        for every in ("each location", "every location"):
            said = f"{verb} 1 {tally} to {every} and 3 {tally} to the colony."
            readings = reader(words.vocabulary, words.parser).readings("statement", said, ())
            first = [each.lines[0].split(" to ")[1] for each in readings[:2]]
            assert first == ["each location outside the colony", "each location"], said


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("head", ["If the crisis fails: ", "Failure: "])
@pytest.mark.parametrize("then", ["", "Then add 2 zombies to each location.\n"])
def test_a_deed_below_the_heading_of_a_block_is_replaced_or_nothing_is(
    head: str, then: str
) -> None:
    first = "lose 1 morale, and every survivor outside the colony rolls for exposure"
    instead = "If morale is 3 or less, lose 2 morale instead."
    prose = f"{head}{first}.\n{then}{instead}\n"
    lines = write_card(f"Crisis\nA\n\nPrevent: fuel\n{prose}", GAME).text.split("\n")
    done = [line.strip() for line in lines]
    if "otherwise" in done:  # all of it, and nothing beside
        assert done.index("otherwise") < done.index("lose 1 morale")
    else:
        assert "lose 1 morale" not in done or "lose 2 morale" not in done
