"""What a test sets by a number is not given as dice, and dice are given by their faces alone."""

from __future__ import annotations

from inspect import signature

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord, NumberWord, Place
from tests.semantics.winter_world import checked_text

TEST = """test "x"
    given players = 3, seed 1
    given {line}
    then morale >= 0
"""
SLOTS = {
    "{place}": '"School"',
    "{player}": "player 2",
    "{survivor}": '"Biscuit"',
    "{deck}": 'the "School" deck',
}


def findings(line: str) -> list[tuple[str, str]]:
    """Codes and messages of the errors of a test with this line."""
    _, found = checked_text(TEST.format(line=line))
    return [(one.code, one.message) for one in found if one.severity is Severity.ERROR]


def settable() -> list[tuple[str, bool]]:
    """Everything that a `given` line can set to a number or to faces, and whether it is dice."""
    plurals = {noun.name: noun.plural for noun in VOCABULARY.nouns}
    out = []
    for word in VOCABULARY.words:
        if not isinstance(word, FilterWord | NumberWord) or word.make is None:
            continue
        phrase = word.phrase
        for slot, filled in SLOTS.items():
            phrase = phrase.replace(slot, filled)
        if "{" in phrase:
            continue
        what = phrase if word.place is Place.NUMBER else f"{plurals[word.noun]} {phrase}"
        last = list(signature(word.make).parameters.values())[-1]
        out.append((what, str(last.annotation).startswith("tuple")))
    return out


@pytest.mark.parametrize(("what", "dice"), settable())
def test_each_is_given_in_its_own_way(what: str, dice: bool) -> None:
    number, faces = f"{what} = 3", f"{what} are 3 5"
    right, wrong = (faces, number) if dice else (number, faces)
    assert not findings(right)
    found = findings(wrong)
    assert len(found) == 1
    if " on " in what or " at " in what or dice:  # a phrase of a number alone is no line with `are`
        assert f"given as `{faces if dice else number}`" in found[0][1]


def test_numbers_and_dice_are_settable() -> None:
    assert {dice for _, dice in settable()} == {True, False} and len(settable()) >= 9


@pytest.mark.parametrize("face", ["0", "7", "60"])
def test_a_die_shows_1_to_6(face: str) -> None:
    assert [code for code, _ in findings(f"dice of player 2 are 3 {face}")] == ["DOW3012"]
