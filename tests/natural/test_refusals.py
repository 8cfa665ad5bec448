"""Every refusal of a room stands in the one list that readings are asked by."""

from __future__ import annotations

import importlib
import inspect
import pkgutil

from dowlang.natural import refusals
from dowlang.natural.game_words import GameWords
from dowlang.natural.refusals.registry import REFUSALS, is_refused

SIGNATURE = ["text", "lines", "above", "words"]
NOTHING = GameWords()


def test_what_has_the_signature_of_a_refusal_is_in_the_list() -> None:
    found = set()
    for info in pkgutil.iter_modules(refusals.__path__):
        module = importlib.import_module(f"{refusals.__name__}.{info.name}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            own = function.__module__ == module.__name__ and not name.startswith("_")
            if own and [*inspect.signature(function).parameters] == SIGNATURE:
                found.add(function)
    assert found - {is_refused} == set(REFUSALS)


def test_a_reading_is_refused_by_any_of_them_and_stands_without() -> None:
    assert is_refused("draw a card at random", ("draw 1 card",), (), NOTHING)
    assert not is_refused("draw a card", ("draw 1 card",), (), NOTHING)
