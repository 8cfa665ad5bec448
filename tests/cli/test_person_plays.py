"""A person who has only the screen plays whole games: every question, bad input, numbers out of
range, words that fit several, the end of input.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import dowlang
from dowlang.cli import game_session
from dowlang.cli.human_player import Person
from dowlang.engine.screen_questions import Asked, asking_card, purpose
from tests.cli.typist import anybody, rows, sit_down

SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 2, "variant": "two_player"},
    {"players": 3, "variant": "betrayer"},
    {"players": 5},
    {"players": 3, "variant": "elimination"},
    {"players": 3, "variant": "cooperative"},
)
RULES = {"search.return_order": "choice", "handoff.requires_consent": "yes"}


@pytest.fixture
def cards() -> Any:
    return dowlang.load("base")


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(len(SETTINGS) * 2))
def test_whole_games_are_played_by_typed_input(
    seed: int, cards: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the end, whatever is typed in between; every question says what it is about."""
    game = dowlang.Game(cards, seed=seed, **SETTINGS[seed % len(SETTINGS)])
    asked: list[tuple[Asked, str]] = []
    plain = Person._introduce

    def introduce(self: Person, question: Asked) -> None:
        path, _ = asking_card(self.game, question)
        asked.append((question, path))
        assert purpose(self.game, question) or path, question
        plain(self, question)

    monkeypatch.setattr(Person, "_introduce", introduce)
    ending, screen = sit_down(
        game,
        seed % game.players,
        anybody(random.Random(seed)),
        monkeypatch,
        agents=[("heuristic", "random")[seed % 2]],
    )
    assert ending is game_session.Ending.OVER and game.is_over and "The end" in screen
    assert "\x1b" not in screen and "[1m" not in screen
    assert len(asked) > 5 and not re.search(r"\{\d+:\w+\}|None", screen)


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_offered_can_be_read_afterwards(
    seed: int, cards: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Survivors that were not kept and cards put back after a search have been seen."""
    game: Any = dowlang.Game(cards, seed=seed, players=3)
    chance, offered, told = random.Random(seed), set[str](), list[str]()
    piece = cards.ruleset.screen.piece

    def types(lines: list[str]) -> str | None:
        if told:
            return None
        for answer in game.decision.answers:
            nouns = cards.ruleset.option_kinds[answer[0]].arguments
            paths = [piece(cards, *pair) for pair in zip(nouns, answer[1:], strict=False)]
            offered.update(cards.paths[path]["name"] for path in paths if path)
        if game.round < 3:
            return chance.choice(rows(lines))
        told.append("card")
        return "card"

    _, screen = sit_down(game, 0, types, monkeypatch)
    listed = " ".join(screen.rpartition("Cards you know")[2].split())
    assert told and len(offered) > 8
    assert not [name for name in offered if name not in listed]
