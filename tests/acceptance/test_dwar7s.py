"""Dwar7s Winter in short. `python -m tests.acceptance.dwar7s` plays 1,000 games a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.acceptance.dwar7s import AGENTS, SEATS, VARIANTS, castle, counted, games, mixed, tables
from tests.rules.dwar7s_winter.hearth import cards

FIRST = 50_000  # games that the long run does not play


@pytest.mark.sample(2)
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("agent", AGENTS)
def test_some_games_keep_their_books_and_replay(players: int, agent: str) -> None:
    """Over all combinations of the variants, D-VAR-10."""
    many = len(VARIANTS) if agent == "random" else 2
    told = games(cards(), players, agent, range(FIRST, FIRST + many))
    assert not told.faults, told.faults
    assert told.games == told.replays == many and told.events > 40 * many
    assert told.decisions["action"] > many and set(told.endings) <= {
        "castle",
        "disasters",
        "survived",
    }
    lines = list(tables({(players, agent): told}))
    assert lines[2].startswith(f"| {players} | {agent} | {many} |")
    assert lines[-1].endswith(f"{many} replays equal, 0 faults.")


def test_games_without_books_are_the_same_games() -> None:
    seeds = range(FIRST, FIRST + 3)
    told, quick = games(cards(), 2, "random", seeds), counted(cards(), 2, "random", seeds)
    assert (quick.events, quick.decisions, quick.endings) == (
        told.events,
        told.decisions,
        told.endings,
    )
    line = list(tables({(2, "random"): quick}))[-1]
    assert line == f"{told.events:,} events, 0 replays equal, 0 faults."


def test_a_fault_is_counted_and_shown() -> None:
    told = games(cards(), 5, "random", range(2))
    assert (told.games, len(told.faults)) == (0, 2)
    assert list(tables({(5, "random"): told}))[-3].endswith("2 faults.")


@pytest.mark.proof
def test_the_tables_of_mixed_games_and_of_the_castle() -> None:
    seeds = range(FIRST, FIRST + 4)
    rows = [line.split(" | ") for line in mixed(cards(), seeds)][2:]
    assert [row[0] for row in rows] == ["| 1", "| 2", "| 3"]
    assert all(float(row[2].partition(" ")[0]) >= 75 for row in rows), rows
    names = [line.split(" | ")[0].removeprefix("| ") for line in castle(cards(), range(2))][2:]
    assert names == ["standard", "nightmare", "bloodthirsty", "legendary", VARIANTS[-1]]


def test_the_page_holds_the_tables_of_this_run() -> None:
    """Its rows are those that the command prints, 1,000 games each."""
    page = (Path(__file__).parents[2] / "docs" / "dwar7s.md").read_text("utf-8")
    for players in SEATS:
        for agent in AGENTS:
            assert f"\n| {players} | {agent} | 1,000 | " in page
    for variant in (*VARIANTS[:4], VARIANTS[-1]):
        assert f"\n| {variant} | 1,000 | " in page
    for many in (1, 2, 3):
        row = next(line for line in page.split("\n") if line.startswith(f"| {many} | 1,000 |"))
        assert float(row.split(" | ")[2].partition(" ")[0]) >= 90
    assert "8,000 replays equal, 0 faults" in page
