"""What rewrites a sentence, resolves a mark or refuses a reading stands in the list of its room."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from types import ModuleType

import pytest

from dowlang.natural import marks, refusals, rewrites
from dowlang.natural.game_words import GameWords, NounForms, PieceWords
from dowlang.natural.marks.registry import ONE_MEANING, SEVERAL_MEANINGS, resolve_marks
from dowlang.natural.refusals.registry import REFUSALS, is_refused
from dowlang.natural.rewrites.registry import ALTERNATIVES, REWRITES, alternative_texts
from dowlang.natural.surroundings import Surroundings
from dowlang.natural.weighted_texts import REFUSED

SIGNATURE = ["text", "lines", "above", "words"]
NOTHING = GameWords()


def modules(room: ModuleType) -> set[str]:
    """Return the names of the modules of a room."""
    return {info.name for info in pkgutil.iter_modules(room.__path__)}


@pytest.mark.parametrize(
    ("room", "beside"), [(rewrites, set()), (marks, {"known_marks"}), (refusals, set())]
)
def test_every_module_of_a_room_is_in_its_registry(room: ModuleType, beside: set[str]) -> None:
    registry = importlib.import_module(f"{room.__name__}.registry")
    listed = {
        function.__module__.rpartition(".")[2]
        for function in vars(registry).values()
        if inspect.isfunction(function) and function.__module__.startswith(room.__name__)
    }
    assert listed == modules(room) - beside


def test_what_has_the_signature_of_a_refusal_is_in_the_list() -> None:
    found = set()
    for name in modules(refusals):
        module = importlib.import_module(f"{refusals.__name__}.{name}")
        for function_name, function in inspect.getmembers(module, inspect.isfunction):
            own = function.__module__ == module.__name__ and not function_name.startswith("_")
            if own and [*inspect.signature(function).parameters] == SIGNATURE:
                found.add(function)
    assert found - {is_refused} == set(REFUSALS)


def test_a_reading_is_refused_by_any_of_them_and_stands_without() -> None:
    assert is_refused("draw a card at random", ("draw 1 card",), (), NOTHING)
    assert not is_refused("draw a card", ("draw 1 card",), (), NOTHING)


PLAIN = "sing a song"
"""A sentence, and a reading, in which there is nothing to rewrite or to resolve."""


def test_what_has_nothing_of_a_rewrite_or_a_mark_stays() -> None:
    around = Surroundings()
    assert {rewrite(PLAIN, around) for rewrite in REWRITES} == {PLAIN}
    assert {alternative(PLAIN, around) for _, alternative in ALTERNATIVES} <= {PLAIN, None}
    assert {resolve(PLAIN, around) for resolve in ONE_MEANING} == {PLAIN}
    assert {resolve(PLAIN, around) for resolve in SEVERAL_MEANINGS} == {None}


def test_what_is_given_up_stays_given_up() -> None:
    """So that no row asks whether one before it has given up."""
    around = Surroundings()
    assert {rewrite(REFUSED, around) for rewrite in REWRITES} == {REFUSED}
    assert {resolve(REFUSED, around) for resolve in ONE_MEANING} == {REFUSED}


def test_a_text_that_a_rewrite_gives_up_is_no_alternative() -> None:
    said = "there is a zombie or survivor at the School"
    assert list(alternative_texts(said, Surroundings())) == []


def test_marks_of_several_meanings_are_resolved_behind_those_of_one() -> None:
    den, dog = NounForms("den", "dens"), NounForms("dog", "dogs")
    words = GameWords(place=den, pieces=PieceWords(dog), there=("the camp", "home"))
    read = "choose a dog\nwash that dog @it at @there"
    assert list(resolve_marks(read, Surroundings(words))) == [
        (0.0, "choose a dog\nwash that dog at the camp"),
        (0.1, "choose a dog\nwash that dog at home"),
    ]
    nobodys = "a den with each dog you own @several"
    assert list(resolve_marks(nobodys, Surroundings(words))) == [(0.0, REFUSED)]
