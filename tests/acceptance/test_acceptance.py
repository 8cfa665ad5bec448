"""The acceptance run in short: twelve games, two of them through copies. `make accept` plays the 200."""

from __future__ import annotations

import dowlang
from tests.acceptance.games import plan, play
from tests.acceptance.run import ROOT, accept, never, report


def test_twelve_games_end_sound_and_replay_elsewhere_to_the_same_digest() -> None:
    cards = dowlang.load(ROOT / "cards" / "base")
    out = accept(12, 2, first=1000, cards=cards)
    assert not out.faults, out.faults
    assert (out.games, out.replays) == (12, 12)
    assert out.seen.copies > 100 and out.seen.checks > 3_000
    assert len(never(cards, out.seen)["events never told"]) < 60
    assert any(line.startswith("12 games ended") for line in report(cards, out))


def test_all_objectives_sides_and_numbers_of_players_are_planned() -> None:
    cards = dowlang.load(ROOT / "cards" / "base")
    plans = [plan(cards, number, False) for number in range(200)]
    assert len({(p.settings["players"], p.settings["objective"], p.settings["variant"]) for p in plans}) == 3 * 3 * 2
    assert all(len(p.agents) == p.settings["players"] for p in plans)


def test_the_same_plan_plays_the_same_game() -> None:
    cards = dowlang.load(ROOT / "cards" / "base")
    assert play(cards, plan(cards, 7, False))[0].digest == play(cards, plan(cards, 7, True))[0].digest
