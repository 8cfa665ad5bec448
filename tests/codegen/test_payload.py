"""Hostile texts: whatever stands in a card, it reaches generated Python only as literals, and
most of it not at all.
"""

from __future__ import annotations

import ast
import io
import tokenize
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from dowlang.codegen import facts, index_text, module_text
from dowlang.semantics import ir
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun
from tests.worlds.campfire import TARGET, path_of
from tests.worlds.campfire_cards import ALL

MARK = "pwned"
TEXTS = (
    f'"""\r\nimport os; {MARK}()\r\n"""',
    f"'''\nimport os\n{MARK}()\n",
    f"# -*- coding: utf-7 -*-\n{MARK}",
    f"{{}} {{0}} {{{MARK}}} %s %(x)s",
    f"\\\\'\\\"\\n{MARK}",
    f"\u2028{MARK}()\u2029\x85",
    f"{MARK}\x00",
    f"\ud800{MARK}",
    f"line  # line 3\n{MARK} = 1",
    f"{MARK}): pass\ndef {MARK}(",
)
# closed lists of the checker, not text of a card
KEPT = {
    "operator",
    "rounding",
    "extreme",
    "duration",
    "scope",
    "noun",
    "role",
}


def poisoned(node: Any, text: str) -> Any:
    """The card with every text replaced that an author has any say in (names stay equal to
    themselves).
    """
    if isinstance(node, tuple):
        return tuple(poisoned(one, text) for one in node)
    if isinstance(node, dict):
        return {key: poisoned(value, text) for key, value in node.items()}
    if isinstance(node, Word | Noun | Adjective | CardKind) or not is_dataclass(node):
        return node
    changes: dict[str, Any] = {}
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, str):
            known = (isinstance(node, ir.Named) and value in node.noun.constants) or isinstance(
                node, ir.EnumValue
            )
            if value and field.name not in KEPT and value not in ("you", "bearer") and not known:
                changes[field.name] = f"{value}{text}"
        elif isinstance(node, ir.AtMoment | ir.Later) and field.name == "moment":
            continue
        else:
            changes[field.name] = poisoned(value, text)
    return replace(node, **changes)


def test_the_poison_really_is_in_the_card() -> None:
    checked_card = poisoned(ALL[0], TEXTS[0])
    assert (
        MARK in checked_card.name
        and MARK in checked_card.procedures[0].body.statements[0].options[0].label
    )


@pytest.mark.sample(20)
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
@pytest.mark.parametrize("checked_card", ALL, ids=lambda checked_card: checked_card.slug)
def test_no_text_of_a_card_becomes_code(checked_card: ir.CheckedCard, text: str) -> None:
    poisoned_card = poisoned(checked_card, text)
    source = module_text(poisoned_card, TARGET, text, f"fire/{text}")
    assert source.isascii()
    clean = ast.parse(module_text(checked_card, TARGET, "", path_of(checked_card)))
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.FunctionDef | ast.arg | ast.alias | ast.Attribute):
            names = [
                getattr(node, name, None) or "" for name in ("id", "name", "arg", "attr", "asname")
            ]
            assert not any(name == MARK for name in names)
    assert [type(node) for node in ast.walk(tree)] == [type(node) for node in ast.walk(clean)]
    comments = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    assert not any(MARK in comment for comment in comments)
    assert MARK not in (ast.get_docstring(tree) or "")


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_the_index_holds_texts_as_ascii_data(text: str) -> None:
    checked_card = poisoned(ALL[0], text)
    index = index_text(
        [facts(checked_card, path_of(ALL[0]), "x.dow")],
        name="fire",
        version="1",
        ruleset="campfire",
    )
    assert index.isascii() and "\n" + MARK not in index
