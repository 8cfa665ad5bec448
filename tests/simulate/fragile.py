"""Sets that break worker processes, for the tests of many games."""

import multiprocessing
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

from dowlang.engine.card_set import CardSet, Edition
from tests.worlds import toy


def load_once_broken(flag: str) -> CardSet:
    """The toy's set; the first worker that loads it is killed."""
    if multiprocessing.parent_process() is not None:
        try:
            Path(flag).unlink()
        except FileNotFoundError:
            return toy.load()
        os.kill(os.getpid(), signal.SIGKILL)
    return toy.load()


def load_always_broken() -> CardSet:
    """The toy's set, for nobody but the parent."""
    if multiprocessing.parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return toy.load()


def load_deadly() -> CardSet:
    """The toy's set with a rule that kills the worker that plays the game with seed 30."""

    def deadly(cards: CardSet, seed: int, **settings: Any) -> Any:
        if seed == 30 and multiprocessing.parent_process() is not None:
            os.kill(os.getpid(), signal.SIGKILL)
        return toy.new_game(cards, seed, **settings)

    return _with_new_game(deadly)


def load_with_fault() -> CardSet:
    """The toy's set with a rule that fails in one game of three (by seed)."""

    def faulty(cards: CardSet, seed: int, **settings: Any) -> Any:
        if seed % 3 == 1:
            raise ZeroDivisionError("planted")
        return toy.new_game(cards, seed, **settings)

    return _with_new_game(faulty)


def load_other_version() -> CardSet:
    """The toy's set in another version."""
    cards = toy.load()
    cards.version = "9.9.9"
    return cards


def load_generous() -> CardSet:
    """The toy's set with a change that helps everybody: they begin with gold."""

    def generous(cards: CardSet, seed: int, **settings: Any) -> Any:
        game = toy.new_game(cards, seed, **settings)
        game.gold = [gold + 1 for gold in game.gold]
        return game

    return _with_new_game(generous)


def load_restless() -> CardSet:
    """The toy's set with another game in the place of one in forty."""

    def restless(cards: CardSet, seed: int, **settings: Any) -> Any:
        return toy.new_game(cards, seed + 7_000_000 * (seed % 40 == 0), **settings)

    return _with_new_game(restless)


def _with_new_game(new_game: Any) -> CardSet:
    cards = toy.load()
    return CardSet(
        replace(toy.RULESET, new_game=new_game),
        Edition(cards.name, cards.version, cards.hash),
        cards.facts,
        lambda path: None,
    )  # type: ignore[arg-type, return-value]
