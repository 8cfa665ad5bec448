"""What a card cancels at a point is the event of that point, whatever happens meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.cancelling import TAKEN_BACK, WAITING, take_back

HOME = Path(__file__).parents[4] / "dowlang" / "rulesets" / "dead_of_winter"
RESETS = {"acted", "table", "anew", "taken_back", "roll_again"}  # they wait for nothing


def test_every_step_that_reads_it_is_one_that_can_be_marked() -> None:
    reading = set()
    for file in [*HOME.glob("procedures/*.py"), *HOME.glob("actions/*.py")]:
        parts = re.split(r"^def (\w+)", file.read_text("utf-8"), flags=re.M)
        for name, body in zip(parts[1::2], parts[2::2], strict=True):
            if "game.cancelled" in body:
                reading.add(name)
    assert reading - RESETS == WAITING
    assert {step.__name__ for step in RULESET.steps} >= {*WAITING, TAKEN_BACK}


def test_the_step_nearest_to_the_top_is_marked_and_its_clauses_go() -> None:
    stack: list[tuple[object, ...]] = [("die", 1), ("fall_by", 2, 0)]
    stack += [("one_by_one", (("x:z", 1),), ((7,),)), ("x:y",)]
    assert take_back(stack, 1)  # type: ignore[arg-type]
    left = [("left_out", ((7,),)), ("x:y",)]
    assert stack == [("die", 1), (TAKEN_BACK, 1, ("fall_by", 2, 0)), *left]
    assert take_back(stack, 2)  # type: ignore[arg-type]
    assert stack == [("die", 1), (TAKEN_BACK, 2, ("fall_by", 2, 0)), *left]
    assert not take_back([("x:y",)], 1)
