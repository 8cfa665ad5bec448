"""The marks in natural forms are those that are listed, and each of them is set somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import dowlang.natural
from dowlang.natural.chart.grammar_rules import GrammarRules
from dowlang.natural.forms.clause_forms import GENERAL
from dowlang.natural.marks import known_marks
from dowlang.natural.reader import NaturalReader
from dowlang.project.game_language import language
from dowlang.rulesets import RULESETS
from dowlang.vocabulary.declarations import WordRefused
from dowlang.vocabulary.natural_forms import NaturalForm

HOME = Path(dowlang.natural.__file__).parent
WINTER = language("dead_of_winter")


@cache
def own_rules() -> GrammarRules:
    return NaturalReader(WINTER.vocabulary, WINTER.parser).rules


def rules(form: NaturalForm) -> GrammarRules:
    own = own_rules()
    return GrammarRules(WINTER.vocabulary, own.productions, own.terminals, (*GENERAL, form))


def test_a_form_with_a_mark_that_is_none_is_refused() -> None:
    assert rules(NaturalForm("do", "wave at it", "add 1 food @there"))
    with pytest.raises(WordRefused, match=r"`add 1 food @thre`: there is no mark `@thre`"):
        rules(NaturalForm("do", "wave at it", "add 1 food @thre"))


def test_every_mark_is_one_that_a_form_sets() -> None:
    """In the forms of a game, or by a constant in the module that says what it stands for."""
    forms = " ".join(
        form.written for name in RULESETS for form in language(name).vocabulary.natural
    )
    forms += " ".join(form.written for form in GENERAL)
    code = "\n".join(file.read_text("utf-8") for file in HOME.rglob("*.py"))
    constants = {
        value.strip().removeprefix("@"): name
        for name, value in vars(known_marks).items()
        if isinstance(value, str) and value.strip().startswith("@")
    }
    for mark in known_marks.MARKS:
        set_by_name = mark in constants and len(re.findall(rf"\b{constants[mark]}\b", code)) > 2
        assert f"@{mark}" in forms or set_by_name, mark


def test_the_module_that_resolves_a_mark_speaks_of_it() -> None:
    """By its name in the list, or by the constant that stands for it."""
    constants = {
        value.strip().removeprefix("@"): name
        for name, value in vars(known_marks).items()
        if isinstance(value, str) and value.strip().startswith("@")
    }
    for mark, told in known_marks.MARKS.items():
        (module,) = re.findall(r"\(`(\w+)`\)", told)
        code = (HOME / "marks" / f"{module}.py").read_text("utf-8")
        assert re.search(rf"\b{constants.get(mark, mark)}\b", code.partition('"""\n\n')[2]), mark
