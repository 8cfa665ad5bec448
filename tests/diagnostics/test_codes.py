"""The catalogue: complete, well formed, and every use of a code in the program names the fields
that it has.
"""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import dowlang.source
from dowlang.diagnostics import Severity, codes
from dowlang.diagnostics.codes import (
    CODES,
    DICE_GAP,
    MISSING_COMMA,
    UNKNOWN_WORD,
    Code,
    ExampleKind,
    WordingMismatch,
    code_of,
)
from dowlang.diagnostics.decoding import read
from dowlang.source import Span

pytestmark = pytest.mark.every_case

FAMILIES = {
    "files": 1,
    "syntax": 2,
    "semantics": 3,
    "sets": 4,
    "lints": 5,
    "command_line": 7,
    "saves": 8,
}
PLACE = Span(1, 1, 1, 2)
PROGRAM = Path(dowlang.source.__file__).parent.parent


def declared() -> dict[str, Code]:
    modules = [import_module(f"dowlang.diagnostics.codes.{family}") for family in FAMILIES]
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, Code)
    }


def test_every_declared_code_is_listed_and_exported_under_its_name() -> None:
    assert sorted(code.number for code in declared().values()) == [code.number for code in CODES]
    for name, code in declared().items():
        assert getattr(codes, name) is code


def test_numbers_are_unique_in_order_and_without_gaps_in_each_range() -> None:
    by_range: dict[str, list[int]] = {}
    for code in CODES:
        assert re.fullmatch(r"DOW[1-578][0-9]{3}", code.number)
        by_range.setdefault(code.number[3], []).append(int(code.number[4:]))
    for numbers in by_range.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_each_module_keeps_to_its_range() -> None:
    for family, digit in FAMILIES.items():
        for value in vars(import_module(f"dowlang.diagnostics.codes.{family}")).values():
            assert not isinstance(value, Code) or value.number[3] == str(digit)


@pytest.mark.sample(99)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.number)
def test_messages_and_pages_keep_to_the_style(code: Code) -> None:
    for wording in (code.title, code.message, code.help):
        assert not wording.endswith(".")
        assert not wording[:1].isupper()
        assert "\n" not in wording
        assert "{" not in re.sub(r"\{[a-z_]+\}", "", wording)
    assert code.meaning.endswith(".") and code.mend.endswith(".")
    assert code.example.text.strip()
    assert (code.severity is Severity.WARNING) == (code.number[3] == "5")
    page = code.page()
    for part in (code.number, code.title, code.meaning, code.mend):
        assert part in page
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\u200b\ud800-\udfff]", page)
    for place, part in enumerate(page.split("\n\nWritten right:\n")):
        example = [line for line in part.split("\n") if line.startswith("    ")]
        assert (place == 0) <= len(example) <= 24
        assert max(map(len, example), default=0) <= 100


@pytest.mark.sample(99)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.number)
def test_each_code_gives_a_finding_with_all_its_fields_filled(code: Code) -> None:
    values: dict[str, Any] = {name: f"<{name}>" for name in code.fields}
    found = code.at("a.dow", PLACE, **values)
    for name in code.fields:
        assert f"<{name}>" in found.message + (found.help or "")
    assert "{" not in found.message + (found.help or "")
    assert (found.code, found.severity, found.file, found.span) == (
        code.number,
        code.severity,
        "a.dow",
        PLACE,
    )


def test_what_is_found_on_cards_has_a_card_as_its_example() -> None:
    kinds = {code.example.kind for code in CODES if code.number[3] in "1235"}
    assert kinds == {ExampleKind.CARD, ExampleKind.TRANSLATED}


def test_a_value_is_never_read_as_a_template() -> None:
    found = UNKNOWN_WORD.at("a.dow", PLACE, word="{word}{0.__class__}%s\\1")
    assert found.message == "found the word `{word}{0.__class__}%s\\1`, which no card uses"


def test_values_are_harmless_and_cut() -> None:
    found = UNKNOWN_WORD.at(
        "a.dow", PLACE, word="\x1b[31m\u202ea\nb" + "x" * 5_000, near=("\x07y",), help="a\x1bb"
    )
    assert found.message.startswith("found the word `\ufffd[31m\ufffda\ufffdbxxx")
    assert len(found.message) < 200
    assert found.help == "did you mean `\ufffdy`; a\ufffdb"


def test_lists_are_put_into_words() -> None:
    assert (
        DICE_GAP.at("a.dow", PLACE, faces=["2", "3", "6"]).message
        == "found nothing for `2`, `3` or `6`, wanted each face once"
    )
    assert (
        UNKNOWN_WORD.at("a.dow", PLACE, word="x", near=["a", "b"]).help == "did you mean `a` or `b`"
    )
    assert UNKNOWN_WORD.at("a.dow", PLACE, word="x", near=[]).help is None


def test_the_help_of_the_catalogue_is_filled_and_can_be_replaced() -> None:
    assert MISSING_COMMA.at("a.dow", PLACE, modifier="if able").help == "it is written `, if able`"
    assert MISSING_COMMA.at("a.dow", PLACE, modifier="if able", help="so").help == "so"


@pytest.mark.parametrize("values", [{}, {"wrod": "x"}, {"word": "x", "more": 1}])
def test_wrong_fields_are_the_callers_fault_and_say_which(values: dict[str, Any]) -> None:
    with pytest.raises(WordingMismatch) as caught:
        UNKNOWN_WORD.at("a.dow", PLACE, **values)
    assert caught.value.code == "DOW2001"
    assert caught.value.missing == {"word"} - set(values)
    assert caught.value.unexpected == set(values) - {"word"}


def test_codes_are_found_by_number() -> None:
    assert code_of("dow2001") is UNKNOWN_WORD
    assert code_of("DOW9999") is None


@cache
def uses() -> list[tuple[str, int, str, frozenset[str]]]:
    """Every `SOME_CODE.at(…)` and `….add(SOME_CODE, …)` of the program: file, line, name of the
    code, fields given.

    Calls that pass on fields with `**` are left out.
    """
    result = []
    for path in sorted(PROGRAM.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"\.(?:at|add)\(", text):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Name(id=name) | ast.Attribute(attr=name), attr="at"
                    ),
                    keywords=given,
                ):
                    pass
                case ast.Call(
                    func=ast.Attribute(attr="add"),
                    args=[ast.Name(id=name) | ast.Attribute(attr=name), _],
                    keywords=[_, *_] as given,
                ):
                    pass
                case _:
                    continue
            if name.isupper() and all(each.arg for each in given):
                fields = frozenset(str(each.arg) for each in given)
                result.append((path.relative_to(PROGRAM).as_posix(), node.lineno, name, fields))
    return result


def test_every_use_of_a_code_gives_the_fields_that_it_has() -> None:
    wrong = []
    for file, line, name, given in uses():
        code = declared().get(name)
        if code is None:
            wrong.append(f"{file}:{line}: no code {name}")
        elif given - {"near", "help", "fix", "severity"} != code.fields:
            wrong.append(f"{file}:{line}: {name} has the fields {sorted(code.fields)}")
    assert wrong == []


READING_EXAMPLES = [code for code in CODES if code.number <= "DOW1005"]


@pytest.mark.parametrize("code", READING_EXAMPLES, ids=lambda code: code.number)
def test_the_examples_of_what_is_refused_here_give_exactly_their_code(code: Code) -> None:
    assert [each.code for each in read(code.example.data, "a.dow")[1]] == [code.number]


@pytest.mark.sample(99)
@pytest.mark.parametrize(
    "code", [code for code in CODES if code.number > "DOW1005"], ids=lambda code: code.number
)
def test_the_other_examples_can_be_read(code: Code) -> None:
    assert read(code.example.data, "a.dow")[1] == ()


def test_the_search_for_uses_sees_them() -> None:
    assert ("diagnostics/decoding.py", "FILE_TOO_LARGE") in {
        (file, name) for file, _, name, _ in uses()
    }
