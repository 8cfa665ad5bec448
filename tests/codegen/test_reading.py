"""What a reader of a handler is told: when it comes up, which option is which, what the compiler
adds. No text of a card is among it.
"""

from __future__ import annotations

import ast
import re

import pytest

from dowlang.codegen import comments
from dowlang.codegen.expressions import Expressions
from dowlang.codegen.naming import Namespace
from dowlang.codegen.statement_writers import WRITERS
from dowlang.codegen.target import Target
from dowlang.codegen.writer import Writer
from dowlang.semantics.ir import CheckedCard, Compare, Expression, Local, Logic, Match, Number
from dowlang.vocabulary.declarations import EventWord
from tests.codegen.test_golden import written
from tests.codegen.test_payload import MARK, TEXTS, poisoned
from tests.oracle.random_cards import random_card
from tests.worlds.campfire import TARGET, path_of
from tests.worlds.campfire_cards import ALL

A, B = Local("a", "number"), Local("b", "number")
MORE, LESS, EVEN = Compare(">", A, Number(1)), Compare("<=", B, Number(2)), Compare("=", A, B)
TRIGGERED = [checked_card for checked_card in ALL if checked_card.trigger is not None]


def docstrings(source: str) -> dict[str, str]:
    return {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("checked_card", TRIGGERED, ids=lambda checked_card: checked_card.slug)
def test_the_trigger_says_what_it_waits_for(checked_card: CheckedCard) -> None:
    said = docstrings(written(checked_card))["trigger"]
    assert checked_card.trigger is not None
    event = checked_card.trigger.event
    if event is None:
        assert said.startswith("Comes up by itself")
    elif event.word is not None and not event.manual:
        assert event.word.phrase in said and "after the finished action" in said


def test_a_point_is_told_in_the_words_of_its_declaration() -> None:
    found = [
        (word, name, number)
        for word in TARGET.vocabulary.of_sort(EventWord)
        for name, number in word.points
    ]
    assert found
    for word, name, number in found:
        match = Match(word, number, f'{name}"""{MARK}', (), (), 1)
        assert f"[{name}]" in comments.trigger(match) and MARK not in comments.trigger(match)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_docstrings_hold_no_text_of_a_card(text: str) -> None:
    for checked_card in ALL:
        assert not any(
            MARK in said for said in docstrings(written(poisoned(checked_card, text))).values()
        )


def test_the_number_asked_is_the_number_in_the_name() -> None:
    seen = 0
    for checked_card in (*ALL, *map(random_card, range(40))):
        writer = Writer(checked_card, TARGET, path_of(checked_card), WRITERS)
        for path, number in writer.paths.items():
            seen += 1
            assert writer.by_option(f"{path}.after") == f"options.option_{number}.after"
        numbers = set(writer.options)
        assert {
            int(n) for n in re.findall(r"^def option_(\d+)", written(checked_card), re.MULTILINE)
        } <= numbers
    assert seen > 20


@pytest.mark.parametrize(
    ("denied", "said"),
    [
        (MORE, "a <= 1"),
        (LESS, "b > 2"),
        (EVEN, "a != b"),
        (Logic("and", (MORE, LESS)), "a <= 1 or b > 2"),
        (Logic("or", (MORE, EVEN)), "a <= 1 and a != b"),
        (Logic("not", (MORE,)), "a > 1"),
        (Compare("=", Number(1), Number(2)), "True"),
    ],
)
def test_what_does_not_hold_is_said_directly(denied: Expression, said: str) -> None:
    assert Expressions(TARGET, Namespace()).text(Logic("not", (denied,))) == said


def test_a_denial_means_what_it_denies() -> None:
    writer = Expressions(TARGET, Namespace())
    nested = Logic("or", (LESS, Logic("and", (MORE, EVEN))))
    for whole in (
        MORE,
        EVEN,
        Logic("and", (MORE, LESS)),
        nested,
        Logic("not", (Logic("or", (MORE, LESS)),)),
    ):
        yes, no = writer.text(whole), writer.text(Logic("not", (whole,)))
        for a in range(4):
            for b in range(4):
                assert eval(yes, {"a": a, "b": b}) is not eval(no, {"a": a, "b": b})


def test_locals_are_numbered_in_each_function_from_nothing() -> None:
    names = Namespace()
    names.imported("game.state", "card_there")
    first, second, third = (names.local(name) for name in ("card_1", "card_2", "card_3"))
    assert (first, second, third) == ("card", "card_2", "card_3")
    assert names.renumbered(f"f({third}, {third})") == "f(card, card)"
    assert names.renumbered(f"f({third}, {second})") == "f(card, card_2)"
    assert (
        names.renumbered(f"f('{third}', x.{third})  # {third}")
        == f"f('{third}', x.{third})  # {third}"
    )
    assert names.renumbered(f"card = {third}") in ("card = card_2", "card_2 = card")


def test_events_come_from_the_module_that_names_them() -> None:
    here = Namespace()
    assert here.event("told", 7, "") == "TOLD" and here.events == {"TOLD": 7}
    there = Namespace()
    assert there.event("told", TARGET.events.index("told"), "tests.worlds.campfire_rules") == "TOLD"
    assert not there.events and ("tests.worlds.campfire_rules", "TOLD") in there.imports
    assert Target(TARGET.vocabulary, TARGET.game).events_module == ""


def test_remarks_give_way_to_the_width_of_a_line() -> None:
    assert comments.commented("x", 3, "add {count} food") == "x  # line 3: add {count} food"
    assert comments.commented("x" * 140, 3, "add {count} food") == f"{'x' * 140}  # line 3"
    assert (
        comments.commented("x", 3, "add\nfood")
        == comments.commented("x", 3, "add \\ food")
        == "x  # line 3"
    )
