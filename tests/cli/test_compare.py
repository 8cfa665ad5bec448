"""`dow compare`: sides as people type them, what is said of them, what a person sees meanwhile."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from dowlang.cli.compared_sides import Common, differs, side_of
from tests.cli.running import COMMAND, ROOT, dow, environment

FEW = ("--agents", "random", "--workers", "1")


def told(*arguments: str) -> dict[str, Any]:
    outcome = dow("compare", *arguments, "--format", "json")
    assert outcome.code == 0, outcome
    found: dict[str, Any] = json.loads(outcome.out)
    return found


@pytest.mark.proof
def test_nothing_changed_is_no_difference() -> None:
    for sides in (("", ""), ("base", "players=4"), ("cards/base", "variant=standard; set=base")):
        found = told(*sides, "--games", "12", *FEW)
        assert found["alike"] and found["pairs"] == 12
        assert {figure["difference"] for figure in found["figures"]} == {0}
    text = dow("compare", "", "", "--games", "12", *FEW).out
    assert "no difference: all 12 pairs went the same way on both sides" in text


@pytest.mark.proof
def test_a_planted_imbalance_of_cards_is_found(tmp_path: Path) -> None:
    """The objectives of a set are changed so that colonies give up at once."""
    place = tmp_path / "gloomy"
    shutil.copytree(ROOT / "cards" / "base", place, ignore=shutil.ignore_patterns("generated"))
    manifest = place / "set.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"base"', '"gloomy"'), "utf-8")
    for card in (place / "objectives").glob("*.dow"):
        rules = card.read_text("utf-8").split("\ntest ")[0]
        lines = [
            "            morale 1" if line.strip().startswith("morale ") else line
            for line in rules.split("\n")
        ]
        card.write_text("\n".join(lines), "utf-8")
    found = told("", str(place), "--games", "40", "--agents", "heuristic", "--workers", "2")
    figures = {figure["name"]: figure for figure in found["figures"]}
    assert figures["ended by morale"]["low"] > 0.05, figures["ended by morale"]
    assert figures["main objective completed"]["high"] < 0
    assert found["sides"][1]["set"]["name"] == "gloomy"
    text = dow("compare", "", str(place), "--games", "1", *FEW).out
    assert f"A: set base\nB: set {place}\n1 pair of games" in text


@pytest.mark.proof
def test_a_small_difference_is_not_claimed() -> None:
    text = dow("compare", "", "waste_per_morale=11", "--games", "8", "--workers", "2").out
    assert "A: as given\nB: waste_per_morale 11\n8 pairs of games, seeds from 1\n" in text
    assert "no difference" in text and "B succeeds" not in text


def test_a_side_goes_before_the_options() -> None:
    common = Common("base", {"players": 3}, ["mature=no"], "random", {"start.food": "2"})
    side = side_of(" agents = survival ; mature=yes; players=5 ;start.food=8", common)
    assert side.agents == ("survival",) and side.settings["mature"] == "yes"
    assert side.settings["players"] == 5 and side.rules == {"start.food": "8"}
    plain = side_of("", common)
    assert plain.agents == ("random",) and plain.settings["mature"] == "no"
    assert plain.settings["players"] == 3 and plain.rules == {"start.food": "2"}
    assert differs(plain, side) == (
        "players 3, mature no, start.food 2, agents random",
        "players 5, mature yes, start.food 8, agents survival",
    )
    assert differs(plain, plain) == ("as given", "as given")


@pytest.mark.proof
def test_a_difference_is_put_into_words() -> None:
    """People who play by chance hardly ever succeed where others often do."""
    sides = ("objective=Words on the Wind", "objective=Words on the Wind; agents=random")
    text = dow("compare", *sides, "--games", "25", "--workers", "2").out
    assert "A: agents heuristic\nB: agents random\n25 pairs of games" in text
    assert "B succeeds less often than A (main objective completed) by " in text
    assert "\n* 0 lies outside the interval" in text


def test_how_many_more_are_needed() -> None:
    text = dow("compare", "", "players=3", "--games", "10", *FEW).out
    assert "for 3 points some " in text and " more pairs are needed" in text
    found = told("", "players=3", "--games", "10", *FEW)
    assert found["precision"]["more"] > 100 and found["precision"]["wanted"] == 0.03


@pytest.mark.proof
def test_a_person_sees_intervals_soon() -> None:
    """At a terminal the first interval comes within 5 s, and is renewed."""
    parent, child = pty.openpty()
    begun, read, first = time.monotonic(), b"", 0.0
    words = (*COMMAND, "compare", "", "players=3", "--games", "10", "--workers", "1")
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=child, cwd=ROOT, env=environment()
    ) as process:
        os.close(child)
        try:
            while part := os.read(parent, 4096):
                read += part
                if not first and b" pairs: " in read:
                    first = time.monotonic() - begun
        except OSError:  # the other end is closed
            pass
        out, _ = process.communicate(timeout=60)
    os.close(parent)
    assert process.returncode == 0 and b"10 pairs of games" in out
    lines = [line.strip() for line in read.decode().split("\r") if line.strip()]
    assert lines[0].startswith("2 pairs: main objective completed "), lines
    assert [line.split(" ")[0] for line in lines] == ["2", "5", "10"]
    assert 0 < first < 5 * (os.getloadavg()[0] + 1), first
