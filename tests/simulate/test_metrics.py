"""`docs/metrics.md` names every thing that is counted, and nothing else."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

import dowlang
from dowlang.simulate import Observer, ResultFile, play
from dowlang.simulate.game_counts import KINDS_OF_COUNTS

PAGE = (Path(__file__).parents[2] / "docs" / "metrics.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def told(heading: str) -> set[tuple[str, str]]:
    """(what, detail) of a table."""
    return {
        (row[0].strip(" |`"), detail)
        for row in rows(heading)
        for detail in re.findall(r"`([^`]*)`", row[2])
    }


@pytest.mark.parametrize("games", (10, pytest.param(40, marks=pytest.mark.proof)))
def test_every_tally_stands_in_the_page(games: int) -> None:
    cards = dowlang.load("cards/base")
    found: set[tuple[str, str]] = set()
    for seed in range(games):
        observer = Observer(cards)
        agents = ["random"] if seed % 2 else ["heuristic"]
        play(cards, {"players": 4}, agents, seed=seed, observer=observer)
        found |= {
            (counted.what, re.sub(r"killed: .*", "killed: …", counted.detail))
            for counted in observer.counts
            if counted.what not in KINDS_OF_COUNTS
        }
    page = told("What is counted in Dead of Winter")
    assert found <= page, found - page
    if games >= 40:
        # no card of the set does that
        assert page - found <= {("survivor", "removed")}, page - found


def test_every_kind_of_count_stands_in_the_page() -> None:
    heads = {row[0].strip(" |`") for row in rows("What is counted in every game")}
    assert heads == set(KINDS_OF_COUNTS)


def test_the_tables_stand_in_the_page(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    ResultFile.new(path).close()
    with sqlite3.connect(path) as link:
        names = [row[0] for row in link.execute("SELECT name FROM sqlite_master WHERE sql > ''")]
        columns = {
            name: {row[1] for row in link.execute(f"PRAGMA table_info({name})")} for name in names
        }
    page = {row[0].strip(" |`"): row[2] for row in rows("Tables")}
    assert set(page) == {name for name in columns if columns[name] and "_of_" not in name}
    for name, text in page.items():
        assert columns[name] <= set(re.findall(r"`(\w+)`", text)), name
