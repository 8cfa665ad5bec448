"""Of an option that changes nothing it is told whether its `if` held on any of the tables."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.project import checking
from dowlang.simulate.odds import Tables, odds_of
from dowlang.testing.conditions_met import odds_with_conditions

CARD = """crossroads "Odd"
    flavor "x"
    if morale >= 1
    option "Never"
        if food >= 900
            gain 1 morale
            if morale >= 1
                gain 1 morale
    option "By the die"
        roll a die
            6
                if morale >= 1
                    lose 1 morale
            otherwise
                nothing happens
    option "Later"
        until the end of this round
            when a survivor is killed
                if food >= 900
                    lose 1 morale
    option "Plain"
        lose 1 morale
"""
WANTED = {
    "Never": ((5, "if food >= 900", 0, 2), (7, "if morale >= 1", 0, 0)),
    "By the die": ((12, "if morale >= 1", 2, 2),),
    "Later": (),
    "Plain": (),
}


def test_how_often_each_condition_of_an_option_held(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.dow"
    path.write_text(CARD, encoding="utf-8")
    (asked,) = checking.tests_of([path])
    ((place, (card, _)),) = asked.checked_cards.items()
    tables, lines = Tables(3, 1, 2), CARD.split("\n")
    plain = odds_of(asked.cards, asked.cards.paths[place], tables, 500)
    for most in (500, 1):  # written out, and drawn where one outcome is too few
        rows = odds_with_conditions(asked.cards, card, place, lines, tables, most)
        found = {
            row.label: tuple((c.line, c.said, c.held, c.asked) for c in row.conditions)
            for row in rows
        }
        assert found == WANTED
        if most > 1:  # marks change no figure
            figures = [
                [replace(row, passed=(), conditions=()) for row in all] for all in (rows, plain)
            ]
            assert figures[0] == figures[1]
    assert main(["odds", str(path), "--tables", "2", "--players", "3"]) == 0
    told = capfd.readouterr().out.split("\n")
    never = next(at for at, line in enumerate(told) if line.startswith("Never  ("))
    assert told[never + 1 : never + 4] == [
        "  nothing that is counted changes",
        "  `if food >= 900` held at 0 of 2; `given` in a test lays a table where it does",
        "  `if morale >= 1` was never come to",
    ]
