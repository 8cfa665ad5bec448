"""The heuristic does every kind of action somewhere, and nearly every ability and item."""

from __future__ import annotations

import pytest

from tests.acceptance.agent_coverage import all_there_is, counted, table

RARE = {"hand_off", "play_for_die", "attack_survivor"}  # less often than once in 60 games
GAMES = 60


def test_in_eight_games_most_kinds_of_action_are_done() -> None:
    seen = counted("heuristic", 8)
    actions = sum(1 for what, _ in all_there_is() if what == "action")
    assert actions > 10 and len(list(seen.never("action"))) < actions / 3
    text = "\n".join(table(seen))
    assert "| search |" in text and "votes on exile: " in text


@pytest.mark.proof
def test_in_sixty_games_all_but_rare_actions_are_done() -> None:
    seen = counted("heuristic", GAMES)
    assert {name for name, _ in seen.never("action")} <= RARE
    abilities = sum(1 for what, _ in all_there_is() if what == "ability")
    assert len(list(seen.never("ability"))) < abilities / 2


@pytest.mark.proof
@pytest.mark.wide
def test_in_many_games_all_are() -> None:
    """Votes go both ways. How often somebody is exiled is asked at tables with a betrayer, in
    `test_suspicion`; a die raised by an exile, offered once in 50 games, in `test_heuristic`.
    """
    seen = counted("heuristic", 600)
    assert {name for name, _ in seen.never("action")} <= {"play_for_die"}
    assert seen.done["vote", "for it"] and seen.done["vote", "against it"]
    assert seen.done["player", "exiled"]
    assert len(list(seen.never("ability"))) <= 2 and len(list(seen.never("item"))) <= 4
