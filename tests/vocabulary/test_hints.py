"""Hints come from modules in a written order: the first pattern that matches a line leads."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words import hints
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary import Vocabulary, WordRefused
from dowlang.vocabulary.hints import Hints


def test_hints_stand_in_the_order_of_their_modules_however_they_were_imported() -> None:
    words = Vocabulary("toybox")
    words.take_hints(Hints(prose={"b": "1"}), Hints(prose={"a": "2"}, habits={"x": "y"}))
    assert list(words.prose) == ["b", "a"] and words.habits == {"x": "y"}
    other = Vocabulary("toybox")
    other.take_hints(Hints(prose={"a": "2"}), Hints(prose={"b": "1"}))
    assert list(other.prose) == ["a", "b"]


@pytest.mark.parametrize("sort", ["habits", "unsaid", "prose", "contraries"])
def test_a_hint_that_two_modules_declare_is_refused(sort: str) -> None:
    words = Vocabulary("toybox")
    with pytest.raises(WordRefused, match=r"a hint is declared twice: \['same'\]"):
        words.take_hints(Hints(**{sort: {"same": "1"}}), Hints(**{sort: {"same": "2"}}))


def test_every_module_of_hints_is_listed_and_its_hints_stand_in_that_order() -> None:
    named = {module.__name__.rpartition(".")[2] for module in hints.MODULES}
    assert named == {file.stem for file in Path(hints.__file__).parent.glob("for_*.py")}
    for sort in ("habits", "unsaid", "prose", "contraries"):
        written = [key for module in hints.MODULES for key in getattr(module.HINTS, sort)]
        assert list(getattr(VOCABULARY, sort)) == written
