"""An automatic outcome rules out what else a card decides, and the print says so."""

from __future__ import annotations

import pytest

from tests.publish.test_wording import card, words

HEAD = """crossroads "Reds"
    flavor "One fits."
    if a survivor you control is at "School"
"""
RED = 'automatic "Red" if food >= 2\n        gain 1 morale'
AUTOMATIC = "automatic if food >= 2\n        gain 1 morale"
BLUE = 'automatic "Blue" if food >= 1\n        add 10 food'
WHITE = 'option "White"\n        discard 1 card'
VOTE = 'vote by players\n        passes "Yes"\n            lose 1 morale'
RED_PRINTED = ["Red / Automatic if food is 2 or more", "Gain 1 morale."]
BLUE_PRINTED = ["Blue / Automatic if food is 1 or more", "Add 10 food."]
WHITE_PRINTED = ["White", "Discard 1 card."]
DONE = ["Automatically, if food is 2 or more: gain 1 morale."]
VOTED = ["Players vote.", "Yes / If it passes", "Lose 1 morale."]


def printed(*rows: str) -> list[str]:
    return words(card(HEAD + "".join(f"    {row}\n" for row in rows)).body)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((RED, BLUE), [*RED_PRINTED, "Otherwise:", *BLUE_PRINTED]),
        ((RED, BLUE, WHITE), [*RED_PRINTED, "Otherwise:", *BLUE_PRINTED, *WHITE_PRINTED]),
        ((WHITE, RED, BLUE), [*RED_PRINTED, "Otherwise:", *WHITE_PRINTED, *BLUE_PRINTED]),
        ((RED, VOTE), [*RED_PRINTED, "Otherwise:", *VOTED]),
        ((AUTOMATIC, WHITE), [*DONE, "Otherwise:", *WHITE_PRINTED]),
        ((RED, "automatic\n        add 3 food"), [*RED_PRINTED, "Otherwise: add 3 food."]),
    ],
    ids=["two", "two-and-an-option", "option-first", "vote", "no-label", "else"],
)
def test_what_an_automatic_outcome_rules_out_is_printed_below_otherwise(
    rows: tuple[str, ...], said: list[str]
) -> None:
    assert printed(*rows) == said


def test_one_automatic_outcome_stands_in_one_list_with_the_options() -> None:
    assert printed(RED, WHITE) == [*RED_PRINTED, *WHITE_PRINTED]
