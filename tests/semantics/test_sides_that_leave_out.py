"""A side that leaves a line out does without it: a counter that is left out is none there, in
whichever line of the side it is used, and what a side has to say it cannot leave out.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

SETUP = ("setup", "    morale 7", "    rounds 5")
GOAL = ("goal food >= 9",)
USES: dict[str, tuple[tuple[str, ...], str]] = {  # lines of the standard side, how they begin
    "a rule at an end": (
        ("at the end of each round", "    add 1 to rings"),
        "at the end of each round",
    ),
    "a rule of an event": (
        ("when a zombie is killed", "    add 1 to rings"),
        "when a zombie is killed",
    ),
    "a condition of an event": (
        ("when a zombie is killed if rings >= 2", "    gain 1 morale"),
        "when a zombie is killed if rings >= 2",
    ),
    "an amount": (
        ("at the start of each round", "    remove (rings) food"),
        "at the start of each round",
    ),
    "a loop": (
        ("at the start of each round", "    repeat (rings) times", "        add 1 food"),
        "at the start of each round",
    ),
    "while": (("while rings >= 2", "    the food step is skipped"), "while rings >= 2"),
    "a deeper block": (
        (
            "at the end of each round",
            "    if food >= 2",
            "        if rings >= 1",
            "            lose 1 morale",
        ),
        "at the end of each round",
    ),
    "a loss": (
        ("everybody loses if rings >= 2 and starvation >= 2",),
        "everybody loses if rings >= 2 and starvation >= 2",
    ),
    "a goal": (("goal rings >= 3",), "goal rings >= 3"),
}


def objective(standard: tuple[str, ...], hardcore: tuple[str, ...]) -> str:
    head = 'objective "Keep the Bell Dry"\n    flavor "It rings."\n    time short\n    standard\n'
    other = "    hardcore like standard, except\n"
    return (
        head
        + "".join(f"        {row}\n" for row in standard)
        + other
        + "".join(f"        {row}\n" for row in hardcore)
    )


def errors(text: str) -> list[tuple[str, str]]:
    """Return the code of each error, and the line that it is at."""
    lines = text.split("\n")
    return [
        (one.code, lines[one.span.line - 1].strip())
        for one in checked_text(text)[1]
        if one.severity.value == "error"
    ]


def side(use: str) -> tuple[str, ...]:
    """Return a standard side with a counter that is used so."""
    rows, begins = USES[use]
    goal = () if begins.startswith("goal") else GOAL
    return (*SETUP, "counter rings", *rows, *goal)


def uses(use: str) -> str:
    return next(row.strip() for row in USES[use][0] if "rings" in row)


@pytest.mark.parametrize("use", USES)
def test_a_counter_that_is_left_out_is_told_where_it_is_used(use: str) -> None:
    assert errors(objective(side(use), ("goal rings >= 4",))) == []
    text = objective(side(use), ("without counter rings", "goal food >= 12"))
    wanted = [] if use == "a goal" else [("DOW3013", uses(use))]
    assert errors(text) == wanted
    if wanted:
        (told,) = (one for one in checked_text(text)[1] if one.severity.value == "error")
        number = text.split("\n").index("        without counter rings") + 1
        assert f"line {number} leaves it out" in (told.help or "")


@pytest.mark.parametrize("use", [use for use in USES if use != "a goal"])
def test_with_the_line_that_uses_it_left_out_the_side_is_right(use: str) -> None:
    gone = ("without counter rings", f"without {USES[use][1]}", "goal food >= 12")
    assert errors(objective(side(use), gone)) == []


def test_a_counter_in_its_place_is_counted() -> None:
    changed = ("without counter rings", "counter tolls", "goal tolls >= 3")
    standard = (*SETUP, "counter rings", "goal rings >= 3")
    assert errors(objective(standard, changed)) == []
    assert errors(objective(standard, (*changed[:2], "goal rings >= 3"))) == [
        ("DOW3013", "goal rings >= 3")
    ]


def test_a_goal_can_only_be_replaced() -> None:
    gone = ("without goal food >= 9",)
    assert [code for code, _ in errors(objective((*SETUP, *GOAL), gone))] == ["DOW2006"]
    assert errors(objective((*SETUP, *GOAL), (*gone, "goal food >= 8"))) == []
