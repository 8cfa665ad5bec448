"""The editor's files: the grammar colours every form of every word, the snippets are good cards,
the problem matchers read `dow check`.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dowlang.cli.main import main
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import CODES
from dowlang.diagnostics.rendering import concise
from dowlang.project import pipeline
from dowlang.project.documents.textmate_grammar import scopes, textmate
from dowlang.source import Span
from dowlang.vocabulary.core_shapes import SHAPES
from tests.fuzz import mutations
from tests.hostile.whole_way import tried

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"
WORDS = pipeline.language("dead_of_winter")


def data(name: str) -> Any:
    """A file of the extension."""
    return json.loads((FOLDER / name).read_text("utf-8"))


@cache
def rules() -> tuple[tuple[re.Pattern[str], dict[str, Any]], ...]:
    """The grammar's rules in their order, as an editor would try them."""
    document = json.loads(textmate(WORDS.vocabulary, WORDS.grammar))
    found = [
        document["repository"][pattern["include"].removeprefix("#")]
        for pattern in document["patterns"]
    ]
    return tuple((re.compile(rule["match"]), rule) for rule in found)


def coloured(line: str) -> list[tuple[str, str]]:
    """(text, scope) of a line: at each place the earliest match wins, of several there the first
    rule; what none matches has no scope.
    """
    out: list[tuple[str, str]] = []
    at = 0
    while at < len(line):
        matches = [
            (found.start(), number, found, rule)
            for number, (pattern, rule) in enumerate(rules())
            if (found := pattern.search(line, at)) and found[0]
        ]
        if not matches:
            break
        _, _, found, rule = min(matches, key=lambda each: each[:2])
        if "captures" in rule:
            out += [(found[int(group)], part["name"]) for group, part in rule["captures"].items()]
        else:
            out.append((found[0], rule["name"]))
        at = found.end()
    return [(text, scope.removesuffix(".dow")) for text, scope in out]


def test_the_written_grammar_is_current() -> None:
    assert (FOLDER / "syntaxes" / "dead_of_winter.tmLanguage.json").read_text("utf-8") == textmate(
        WORDS.vocabulary, WORDS.grammar
    ), "dow build writes it"


def test_the_same_words_give_the_same_grammar() -> None:
    assert textmate(WORDS.vocabulary, WORDS.grammar) == textmate(
        WORDS.vocabulary, pipeline.assembled(WORDS.vocabulary)
    )


def test_every_form_of_every_word_has_its_colour() -> None:
    by_form = scopes(WORDS.vocabulary, WORDS.grammar)
    assert set(by_form) == set(WORDS.grammar.lemmas)
    for form, scope in by_form.items():
        assert coloured(f"    {form}") == [(form, scope)]
        assert coloured(f"    x{form}") == coloured(f"    {form}x") == [], "words are whole"
    assert len({*by_form.values()}) == 9


@pytest.mark.parametrize("apart", [5, pytest.param(1, marks=pytest.mark.proof)])
def test_every_word_of_the_standard_cards_has_a_colour(apart: int) -> None:
    for text in mutations.seeds()[::apart]:
        for line in text.split("\n"):
            bare = line.partition("#")[0]
            wanted = len(re.findall(r'"[^"]*"|[\w\'’-]+', re.sub(r"(?<=\s)-(?=\s)", " ", bare)))
            names = [
                word
                for word in re.findall(r"[\w'’-]+", re.sub(r'"[^"]*"', " ", bare))
                if word not in WORDS.grammar.lemmas and not word.isdecimal()
            ]
            words = [part for part, scope in coloured(bare) if scope != "keyword.operator"]
            assert len(words) >= wanted - len(names), line


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (
            'crossroads "A Knock"',
            [("crossroads", "storage.type"), ('"A Knock"', "entity.name.type")],
        ),
        (
            '    option "Bring (2) in" if food >= 2  # why',
            [
                ("option", "keyword.control"),
                ('"Bring (2) in"', "string.quoted.double"),
                ("if", "keyword.control"),
                ("food", "support.class"),
                (">=", "keyword.operator"),
                ("2", "constant.numeric"),
                ("# why", "comment.line.number-sign"),
            ],
        ),
        (
            "    choose a wounded survivor as hero",
            [
                ("choose", "keyword.control"),
                ("a", "keyword.other"),
                ("wounded", "storage.modifier"),
                ("survivor", "support.class"),
                ("as", "keyword.control"),
                ("hero", "variable.other"),
            ],
        ),
        ("    counter samples", [("counter", "keyword.control"), ("samples", "variable.other")]),
        (
            '    flavor "never closed',
            [("flavor", "keyword.other"), ('"never closed', "invalid.illegal")],
        ),
        (
            "    ability 3+, any number of times",
            [
                ("ability", "keyword.other"),
                ("3", "constant.numeric"),
                ("+", "keyword.operator"),
                ("any", "keyword.other"),
                ("number", "keyword.other"),
                ("of", "keyword.other"),
                ("times", "keyword.other"),
            ],
        ),
    ],
)
def test_a_line_has_the_colours_of_its_parts(line: str, wanted: list[tuple[str, str]]) -> None:
    assert coloured(line) == wanted


def test_what_the_package_names_is_there() -> None:
    contributed = data("package.json")["contributes"]
    for part in ("grammars", "snippets"):
        assert all((FOLDER / each["path"]).is_file() for each in contributed[part])
    assert all((FOLDER / each["configuration"]).is_file() for each in contributed["languages"])
    assert (
        contributed["grammars"][0]["scopeName"]
        == json.loads(textmate(WORDS.vocabulary, WORDS.grammar))["scopeName"]
    )
    assert data("language-configuration.json")["comments"] == {"lineComment": "#"}


def snippet(name: str) -> str:
    """A snippet as it stands when nothing is typed over."""
    text = "\n".join(data("snippets/dow.json")[name]["body"])
    text = re.sub(r"\$\{\d+\|([^,|}]+)[^|}]*\|\}", r"\1", text)
    return re.sub(r"\$\{\d+:([^}]*)\}", r"\1", text).replace("$0", "")


def test_there_is_a_snippet_for_every_card_kind() -> None:
    assert {kind.name for kind in WORDS.vocabulary.kinds} | {"test", "define"} == set(
        data("snippets/dow.json")
    )


@pytest.mark.parametrize("name", data("snippets/dow.json"))
def test_snippets_check_as_they_come(name: str) -> None:
    text = snippet(name)
    if name == "test":
        text = snippet("crossroads") + text
    outcome = tried(text.encode(), printing=False)
    wanted = ["DOW4001"] if name == "location" else []  # the set it stands in replaces the other
    assert outcome.codes == wanted, outcome.checked.errors
    assert (
        outcome.formatted is not None and outcome.formatted.rstrip() == text.rstrip()
    ) or name == "test"


@pytest.mark.sample(20)
@pytest.mark.parametrize("code", CODES, ids=lambda code: code.number)
def test_problem_matchers_read_what_dow_check_prints(code: Any) -> None:
    line = concise(
        Diagnostic(
            code.number,
            code.severity,
            "found `x: 1:2:`, wanted y",
            "C:/my cards/a b.dow",
            Span(3, 9, 3, 12),
        )
    )
    read = []
    for matcher in data("package.json")["contributes"]["problemMatchers"]:
        pattern = matcher["pattern"]
        if found := re.match(pattern["regexp"], line):
            read.append(
                (
                    matcher["severity"],
                    *(
                        found[pattern[part]]
                        for part in ("file", "line", "column", "code", "message")
                    ),
                )
            )
    severity = "warning" if code.severity is Severity.WARNING else "error"
    assert read == [
        (severity, "C:/my cards/a b.dow", "3", "9", code.number, "found `x: 1:2:`, wanted y")
    ]


def test_words_as_json_carry_what_an_editor_shows(capsys: pytest.CaptureFixture[str]) -> None:
    """`dow words --format json` carries what an editor shows beside a completion."""
    assert main(["words", "--format", "json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["schema"] == "dowlang/words/1"
    assert len(listed["words"]) == len(WORDS.vocabulary.words) + len(SHAPES)
    for row in listed["words"]:
        assert row["place"] and row["phrase"] and row["text"] and row["example"], row
