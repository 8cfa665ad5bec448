"""`--deal`: the same in every command that begins a game, kept with its set-up."""

from __future__ import annotations

import json
import re
import shlex
import sqlite3
from pathlib import Path

import pytest

from tests.cli.running import dow

FEW = ("--agents", "random", "--seed", "4")


def test_a_game_is_told_repeated_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    deal = ("--deal", "Teeth", "--deal", "Family Photograph to 2")
    out = dow("play", *FEW, *deal, "--journal", str(file)).out
    assert "Player 2 secretly wants: Family Photograph." in out
    assert out.split("holds the crossroads card ")[1].startswith("Teeth.")
    again = shlex.split(out.strip().split("again: dow ")[-1])
    assert dow(*again).out == out
    assert json.loads(file.read_text("utf-8"))["start"]["settings"]["deal"] == (
        "Teeth + Family Photograph to 2"
    )
    assert dow("replay", str(file)).code == 0


def test_rows_keep_it_and_a_run_goes_on_with_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    run = ("--agents", "random", "--workers", "1")
    assert dow("sim", *run, "--games", "3", "--deal", "Teeth", "--file", str(file)).code == 0
    assert dow("sim", "--resume", str(file), "--games", "5", "--workers", "1").code == 0
    with sqlite3.connect(file) as link:
        rows = [json.loads(row[0]) for row in link.execute("SELECT settings FROM games")]
        drawn = link.execute(
            "SELECT count(DISTINCT game) FROM counts JOIN names ON names.id = counts.name WHERE"
            " what = 'crossroads' AND names.name = 'base/crossroads/teeth' AND detail = 'drawn'"
        ).fetchone()
    assert [row["deal"] for row in rows] == ["Teeth"] * 5 and drawn == (5,)
    refused = dow("sim", "--resume", str(file), "--deal", "Teeth")
    assert refused.code == 2 and "`--deal` and `--resume`" in refused.line


def test_a_side_of_a_comparison_has_it() -> None:
    words = ("compare", "", "deal=Teeth", "--agents", "random", "--games", "3", "--workers", "1")
    assert "A: no deal\nB: deal Teeth\n" in dow(*words).out
    both = dow("compare", "", "", "--deal", "Teeth", *words[3:], "--format", "json")
    assert [side["settings"]["deal"] for side in json.loads(both.out)["sides"]] == ["Teeth"] * 2


@pytest.mark.parametrize("command", ["play", "sim", "compare"])
def test_no_card_is_refused_with_the_near_ones(command: str) -> None:
    sides = ("", "") if command == "compare" else ()
    outcome = dow(command, *sides, "--agents", "random", "--deal", "Tooth")
    assert (outcome.code, outcome.out) == (2, "")
    assert "`deal`: found `Tooth`" in outcome.line and "did you mean `Teeth`" in outcome.line


def test_a_game_without_it_says_so() -> None:
    outcome = dow("play", "--set", "dwar7s", "--agents", "random", "--deal", "Teeth")
    assert outcome.code == 2 and "`deal`" in outcome.line


def test_the_card_of_the_help_is_one_of_the_starter_set() -> None:
    said = " ".join(dow("impact", "-h").out.split())
    named = re.findall(r'perhaps (?:to|for) a player \("([^"]+)"\)', said)
    assert len(named) == 2
    for card in set(named):
        few = ("--agents", "random", "--games", "1", "--workers", "1")
        assert f"deal {card};" in dow("sim", "--deal", card, *few).out
