"""The rungs of the ladder that are quickly climbed. The whole one is a command of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.simulate.game_records import Batch
from tests.acceptance import ladder
from tests.acceptance.ladder import RUNGS, climbed, whole_games, whole_games_kept


def test_whole_games_of_the_file_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, agents, batch = tmp_path / "games.jsonl", ("first", "random"), Batch(2, 7)
    played = list(whole_games_kept(agents, batch, file))
    assert [[each.seed for each in records] for records in played] == [[7, 7], [8, 8]]
    expected = [
        [(each.result, each.decisions) for each in records]
        for records in whole_games(agents, 2, 1, 7)
    ]
    assert [[(each.result, each.decisions) for each in records] for records in played] == expected

    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 4
    file.write_text("".join(lines[:3]) + lines[3][:20], "utf-8")  # ended in the middle of a line
    asked = []
    monkeypatch.setattr(
        ladder, "whole_games", lambda *given: asked.append(given) or whole_games(*given)
    )
    assert [
        [(each.result, each.decisions) for each in records]
        for records in whole_games_kept(agents, batch, file)
    ] == expected
    assert asked == [(("random",), 1, 1, 8)]


@pytest.mark.proof
@pytest.mark.parametrize("number", [0, 1])
def test_a_rung_is_above_the_one_below(number: int) -> None:
    found = climbed(RUNGS[number], (30, 100)[number])
    assert found["low"] > 0, found


@pytest.mark.proof
def test_a_budget_too_small_to_be_surer_plays_as_its_guide() -> None:
    for guide, searched in whole_games(("heuristic", "search:1"), 1):
        assert guide.result and guide.result["variant"] == "cooperative"
        assert (guide.checksum, guide.decisions) == (searched.checksum, searched.decisions)
