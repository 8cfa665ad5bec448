"""An automatic outcome rules out what else a card decides, and the print says so."""

from __future__ import annotations

import pytest

from dowlang.project.writing.automatic_outcomes import with_what_is_ruled_out
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
THIRD = [*RED_PRINTED, "Otherwise:", *BLUE_PRINTED, "Otherwise:", *WHITE_PRINTED]
DONE = ["Automatically, if food is 2 or more: gain 1 morale."]
VOTED = ["Players vote.", "Yes / If it passes", "Lose 1 morale."]


def printed(*rows: str) -> list[str]:
    return words(card(HEAD + "".join(f"    {row}\n" for row in rows)).body)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((RED, BLUE), [*RED_PRINTED, "Otherwise:", *BLUE_PRINTED]),
        ((RED, BLUE, WHITE), THIRD),
        ((WHITE, RED, BLUE), THIRD),
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


CHOOSER = 'the controller of "Biscuit" chooses'
CHOSEN = "The controller of “Biscuit” chooses."


@pytest.mark.parametrize("rows", [(RED, CHOOSER, WHITE), (CHOOSER, RED, WHITE)])
def test_one_automatic_outcome_is_none_of_the_options(rows: tuple[str, ...]) -> None:
    """Of three in one list the first was chosen, at any food."""
    assert printed(RED, WHITE) == [*RED_PRINTED, "Otherwise:", *WHITE_PRINTED]
    assert printed(*rows) == [*RED_PRINTED, "Otherwise:", CHOSEN, *WHITE_PRINTED]


PAGE = (
    *("- **Red** *(Automatic if food is 2 or more)*", "  - Gain 1 morale."),
    *("- Otherwise:", "  - **Blue** *(Automatic if food is 1 or more)* Add 10 food."),
    *("  - Otherwise:", "    - The active player chooses.", "    - **White** Discard 1 card."),
)


def test_what_an_automatic_outcome_rules_out_is_read_back_beside_it() -> None:
    assert with_what_is_ruled_out("\n".join(PAGE)).splitlines() == [
        *("- **Red** *(Automatic if food is 2 or more)*", "  - Gain 1 morale."),
        "- **Blue** *(Automatic if food is 1 or more)* Add 10 food.",
        *("- The active player chooses.", "- **White** Discard 1 card."),
    ]
    alone = "- Roll a die.\n- Otherwise:\n  - Gain 1 morale."
    assert with_what_is_ruled_out(alone) == alone
