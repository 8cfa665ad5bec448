"""Every effect word is told: the referee can follow it, something is said of it, and a seat
hears nothing that it may not know.
"""

from __future__ import annotations

import pytest

from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.state import events as E
from tests.referee.words import (
    ELSEWHERE,
    VOCABULARY,
    Place,
    carried_out,
    examples,
    say,
    story_of,
    table,
)

TABLES, MOST_TABLES = 6, 30
WORDS = tuple(enumerate(examples()))


def test_no_word_is_left_out() -> None:
    words = {word.example for word in VOCABULARY.words if word.place is Place.EFFECT}
    assert {example for _, example in WORDS} == words - ELSEWHERE and len(words) > 80


@pytest.mark.sample(1)
@pytest.mark.parametrize(("number", "example"), WORDS, ids=[example for _, example in WORDS])
def test_a_word_is_told_so_that_it_can_be_recounted(number: int, example: str) -> None:
    """On every table the account is right, and on one at least something is said.

    A card or an action more makes other tables, so some words have to look for one that suits.
    """
    said = [say(number, example, seed) for seed in range(TABLES)]
    more = (say(number, example, seed) for seed in range(TABLES, MOST_TABLES))
    assert any(said) or any(more)


@pytest.mark.parametrize(("number", "example"), WORDS, ids=[example for _, example in WORDS])
def test_a_seat_hears_nothing_that_it_may_not_know(number: int, example: str) -> None:
    """Every field that the seat may not see is replaced: it hears the same story."""
    for seed in range(2):
        before, game = table(seed), carried_out(number, example, seed)
        for seat in range(game.players):
            log = [masked(entry, seat) for entry in game.log]
            assert story_of(log, before, seat).lines == story_of(game.log, before, seat).lines


def masked(entry: Frame, seat: int) -> Frame:
    """An entry in which what the seat may not see is something else.

    Contributions are turned up later, so they stay.
    """
    if not isinstance(entry[0], int) or entry[0] in (E.CRISIS_CONTRIBUTED, E.CARD_SLIPPED):
        return entry
    declared = E.EVENTS[entry[0]]
    names = [name for name, _ in declared.fields]
    if any(entry[1 + names.index(field)] == seat for field in declared.seen_by):
        return entry
    shown = (
        0 if name in declared.private else value
        for name, value in zip(names, entry[1:], strict=True)
    )
    return (entry[0], *shown)
