"""Compiled handlers against the oracle: the cards of the campfire, random cards, and three
faults of code generation that must be caught.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from dowlang.codegen import blocks, loops, statements
from dowlang.codegen.writer import Writer
from dowlang.semantics.ir import Act, CheckedCard, Statement, Together
from tests.oracle.comparison import Different, compare
from tests.oracle.random_cards import random_card
from tests.worlds import campfire_text
from tests.worlds.campfire_cards import (
    ALL,
    COUNT_THE_WOOD,
    EMBERS,
    GIVE_SOMETHING_UP,
    KEEP_WATCH,
    LUCKY_STONE,
    PASS_THE_HAT,
    UNTIL_DAWN,
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("checked_card", EMBERS, ids=lambda checked_card: checked_card.slug)
def test_a_card_does_what_its_tree_says(checked_card: CheckedCard) -> None:
    others = [other for other in ALL if other is not checked_card]
    assert compare([checked_card, *others], range(25), only=[checked_card]) > 200


@pytest.mark.sample(1)
@pytest.mark.parametrize("block", range(6))
def test_random_cards_do_what_their_trees_say(block: int) -> None:
    compared = sum(
        compare([random_card(seed), LUCKY_STONE], range(3), decisions=25)
        for seed in range(block * 20, block * 20 + 20)
    )
    assert compared > 500


def differs(checked_cards: Sequence[CheckedCard]) -> None:
    """The comparison must fail on each of the checked_cards, by finding a difference."""
    for checked_card in checked_cards:
        with pytest.raises(Different):
            compare([checked_card, LUCKY_STONE], range(30), only=[checked_card])


def test_swapped_statements_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    written = statements.sequence

    def swapped(writer: Writer, place: Any, body: Sequence[Statement], path: str) -> None:
        body = list(body)
        for one, other in zip(range(len(body)), range(1, len(body)), strict=False):
            match body[one], body[other]:
                case Act(word=first, binds=""), Act(word=second, binds="") if first is not second:
                    body[one], body[other] = body[other], body[one]
                    break
        written(writer, place, body, path)

    monkeypatch.setattr(statements, "sequence", swapped)
    differs([COUNT_THE_WOOD])


def test_a_lost_loop_variable_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    passed_on = Writer.locals_

    def lost(writer: Writer, names: list[str]) -> str:
        return passed_on(writer, names).replace(", they", ", 0")

    monkeypatch.setattr(Writer, "locals_", lost)
    differs([GIVE_SOMETHING_UP, PASS_THE_HAT])


def test_an_argument_read_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(statement: Statement) -> bool:
        return not isinstance(statement, Act) and waits(statement)

    waits = blocks.waits
    monkeypatch.setattr(blocks, "waits", never)
    monkeypatch.setattr(loops, "waits", never)
    differs([COUNT_THE_WOOD, GIVE_SOMETHING_UP])


def test_a_pot_that_must_be_filled_does_what_its_tree_says() -> None:
    *others, pot, last = PASS_THE_HAT.procedures[0].body.statements
    assert isinstance(pot, Together)
    body = replace(
        PASS_THE_HAT.procedures[0].body, statements=(*others, replace(pot, must=True), last)
    )
    checked_card = replace(
        PASS_THE_HAT, procedures=(replace(PASS_THE_HAT.procedures[0], body=body),)
    )
    assert compare([checked_card, LUCKY_STONE], range(25), only=[checked_card]) > 200


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "checked_card", (COUNT_THE_WOOD, GIVE_SOMETHING_UP, PASS_THE_HAT, KEEP_WATCH, UNTIL_DAWN)
)
def test_without_a_fault_nothing_differs(checked_card: Any) -> None:
    compare([checked_card, LUCKY_STONE], range(30), only=[checked_card])


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "text",
    [
        campfire_text.THE_LONG_DRAUGHT,
        campfire_text.A_HAND_ON_THE_SHOULDER,
        campfire_text.A_GUST_BRINGS_ANOTHER,
    ],
)
def test_a_written_card_does_what_its_tree_says(text: str) -> None:
    checked_cards, errors = campfire_text.read(text)
    assert not errors
    assert compare([*checked_cards, *ALL], range(20), only=checked_cards) > 200
