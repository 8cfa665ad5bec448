"""A crossroads card waits for one turn: a trigger that only comes between turns is warned of
(DOW5003), and a rule in force that waits for it is not.
"""

from __future__ import annotations

import pytest

import dowlang
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.numbers.bounds import BETWEEN_TURNS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.simulate import play
from dowlang.vocabulary.declarations import EventWord

EVENTS = [word for word in VOCABULARY.words if isinstance(word, EventWord)]
BETWEEN = [word.example for word in EVENTS if word.event in BETWEEN_TURNS]
IN_TURNS = [word.example for word in EVENTS if word.event not in BETWEEN_TURNS]


def codes(text: str) -> list[str]:
    findings, _ = checking.check_text(text.encode(), "t.dow")
    return [finding.code for finding in findings]


def card(trigger: str) -> str:
    return (
        f'crossroads "T"\n    flavor "x"\n    when {trigger}\n    option "a"\n'
        '        gain 1 morale\n    option "b"\n        lose 1 morale\n'
    )


def rule(trigger: str) -> str:
    return (
        'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
        f"        for the rest of the game\n            when {trigger}\n"
        '                add 1 food\n    option "b"\n        lose 1 morale\n'
    )


@pytest.mark.parametrize("event", BETWEEN)
def test_a_card_that_waits_for_what_comes_between_turns(event: str) -> None:
    assert "DOW5003" in codes(card(event))
    assert "DOW5003" not in codes(rule(event))


def test_there_are_events_of_both_sorts() -> None:
    assert len(BETWEEN) >= 8 and len(IN_TURNS) > 40


@pytest.mark.parametrize("event", IN_TURNS)
def test_no_other_trigger_is_warned_of(event: str) -> None:
    assert "DOW5003" not in codes(card(event))


@pytest.mark.proof
def test_these_events_never_come_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over games of the starter set and of all example cards."""
    real, seen = Winter.emit, set[int]()

    def emit(game: Winter, event: int, *payload: int) -> bool:
        if game.active_player >= 0:
            seen.add(event)
        return real(game, event, *payload)

    monkeypatch.setattr(Winter, "emit", emit)
    for folder in ("cards/base", "examples/mechanics"):
        cards = dowlang.load(folder)
        for seed in range(40):
            agents = ["random"] if seed % 2 else ["heuristic"]
            play(cards, {"players": 2 + seed % 4}, agents, seed=seed)
    assert len(seen) > 60 and not seen & set(BETWEEN_TURNS)
