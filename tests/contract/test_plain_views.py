"""Entries of a view that are declared plain are not copied, so they hold nothing that changes."""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.engine.views import Shown
from dowlang.rulesets.dead_of_winter.views import SHOWN as WINTER
from dowlang.rulesets.dwar7s_winter.views import SHOWN as DWARVES
from tests.conftest import ROOT


def plain(value: Any) -> bool:
    """Whether a value is a number, or tuples of such all through."""
    return type(value) is int or (type(value) is tuple and all(plain(one) for one in value))


@pytest.mark.parametrize(("name", "shown"), [("base", WINTER), ("dwar7s", DWARVES)])
def test_what_is_declared_plain_is_plain(name: str, shown: tuple[Shown, ...]) -> None:
    cards = dowlang.load(ROOT / "cards" / name)
    declared = [entry for entry in shown if entry.plain]
    for seed in range(2):
        game: Any = dowlang.Game(cards, seed=seed)
        agent = Random(seed)
        while not game.is_over:
            for player in range(game.players):
                for entry in declared:
                    assert plain(entry.read(game, player)), entry.name
            for _ in range(9):
                if not game.is_over:
                    game.choose(agent.pick(len(game.decision)))
    assert name != "base" or len(declared) == len(shown)
