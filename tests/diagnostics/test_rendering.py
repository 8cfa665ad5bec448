"""How findings are shown, to people and to programs."""

import json
from pathlib import Path

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.codes import MISSING_FLAVOR, TAB, UNKNOWN_WORD
from dowlang.diagnostics.decoding import read
from dowlang.diagnostics.rendering import Format, concise, full, render, summary, underlined, width
from dowlang.source import Source, Span

CARD = 'crossroads "狼"\n    flavor "狼の声", zombei\n'


def source(text: str = CARD) -> Source:
    return read(text.encode(), "a.dow")[0]


ZOMBEI = Span(2, 19, 2, 25)


def unknown(span: Span = ZOMBEI, file: str = "a.dow") -> Diagnostic:
    return UNKNOWN_WORD.at(file, span, word="zombei", near=("zombie",))


def test_the_full_form_underlines_by_columns_of_the_terminal() -> None:
    assert full(unknown(), source()) == (
        "error[DOW2001]: found the word `zombei`, which no card uses\n"
        " --> a.dow:2:19\n"
        "  |\n"
        '2 |     flavor "狼の声", zombei\n'
        "  |                      ^^^^^^\n"
        "  = help: did you mean `zombie`\n"
    )


def test_the_margin_grows_with_the_number_of_the_line() -> None:
    text = "\n" * 99 + "zombei\n"
    lines = full(unknown(Span(100, 1, 100, 7)), source(text)).split("\n")
    assert lines[1:5] == ["   --> a.dow:100:1", "    |", "100 | zombei", "    | ^^^^^^"]


def test_wide_characters_are_underlined_twice_as_wide_and_marks_not_at_all() -> None:
    assert underlined("狼の声x", 2, 4)[1:] == (2, 4)
    assert underlined("e\u0301x", 3, 4)[1:] == (1, 1)
    assert underlined("\tx", 2, 3) == ("    x", 4, 1)
    assert [width(text) for text in ("a狼", "e\u0301", "\u200d", "ｱ", "Ａ", "\t")] == [
        3,
        1,
        0,
        1,
        2,
        4,
    ]


@pytest.mark.parametrize(
    ("column", "end", "wanted"), [(4, 4, (3, 1)), (9, 12, (3, 1)), (2, 2, (1, 1)), (2, 99, (1, 2))]
)
def test_places_without_width_or_beyond_the_line_get_one_caret(
    column: int, end: int, wanted: tuple[int, int]
) -> None:
    assert underlined("abc", column, end)[1:] == wanted


def test_a_long_line_is_shown_around_its_finding() -> None:
    line = "a" * 2_000 + "zombei" + "b" * 2_000
    shown, blank, marked = underlined(line, 2_001, 2_007)
    assert shown[blank : blank + marked] == "zombei"
    assert shown[0] == shown[-1] == "…"
    assert width(shown) <= 120


def test_a_finding_over_several_lines_underlines_the_first() -> None:
    assert "  |     ^^^^^^^^^^^^^^^^^^^^^^^\n" in full(
        unknown(Span(2, 5, 9, 3)), source('x\n    flavor "aaaa", zombeiii\n')
    )


def test_no_control_character_reaches_the_terminal() -> None:
    hostile = Diagnostic(
        "DOW2001",
        Severity.ERROR,
        "a\x1b]0;b\x07\u202e",
        "c\x1b[2J\n\udce9.dow",
        Span(1, 1, 1, 2),
        help="d\x1be\r",
    )
    line = Source("x", "a\x1b[31m\u202e\x9bb\n", "")
    for form in Format:
        shown = render([hostile], form, {hostile.file: line})
        assert not set(shown) & set("\x1b\x07\r\u202e\x9b\udce9"), form
        shown.encode("utf-8")


def test_colour_only_adds_colours() -> None:
    import re

    coloured = full(unknown(), source(), colour=True)
    assert "\x1b[1;31m" in coloured
    assert "\x1b" not in full(unknown(), source())
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == full(unknown(), source())


def test_a_finding_without_its_source_is_shown_without_a_line() -> None:
    assert full(unknown(), None).count("\n") == 3
    assert " | " not in render([unknown()], Format.FULL, {})


def test_a_fix_is_offered() -> None:
    span = Span(1, 1, 1, 2)
    assert "= fix: `dow check --fix` mends this\n" in full(
        TAB.at("a.dow", span, fix=((span, "    "),)), None
    )
    assert "fix" not in full(TAB.at("a.dow", span), None)


def test_the_concise_form_is_one_line() -> None:
    assert concise(unknown()) == "a.dow:2:19: DOW2001 found the word `zombei`, which no card uses"
    assert render([unknown(), unknown()], Format.CONCISE, {}).count("\n") == 2


@pytest.mark.parametrize("form", [Format.FULL, Format.CONCISE, Format.GITHUB])
def test_nothing_found_prints_nothing(form: Format) -> None:
    assert render([], form, {}) == ""


def test_the_json_form_has_exactly_the_fields_of_the_contract() -> None:
    assert json.loads(
        render([unknown(), TAB.at("b.dow", Span(1, 1, 1, 2), help="")], Format.JSON, {})
    ) == {
        "schema": "dowlang/diagnostics/1",
        "diagnostics": [
            {
                "code": "DOW2001",
                "severity": "error",
                "message": "found the word `zombei`, which no card uses",
                "file": "a.dow",
                "line": 2,
                "column": 19,
                "end_line": 2,
                "end_column": 25,
                "help": "did you mean `zombie`",
            },
            {
                "code": "DOW1006",
                "severity": "error",
                "message": "found a tab, wanted spaces",
                "file": "b.dow",
                "line": 1,
                "column": 1,
                "end_line": 1,
                "end_column": 2,
                "help": None,
            },
        ],
    }


def test_the_github_form_escapes_what_would_end_a_property() -> None:
    found = Diagnostic("DOW2001", Severity.WARNING, "100% :: a,b", "a,b:c%.dow", Span(2, 3, 2, 5))
    assert render([found], Format.GITHUB, {}) == (
        "::warning file=a%2Cb%3Ac%25.dow,line=2,endLine=2,col=3,endColumn=5,title=dow "
        "(DOW2001)::100%25 :: a,b\n"
    )


def test_the_github_form_cannot_be_made_to_give_a_second_command() -> None:
    found = Diagnostic(
        "DOW2001", Severity.ERROR, "a\n::set-env name=x::y", "a\r\n::b", Span(1, 1, 2, 5)
    )
    shown = render([found], Format.GITHUB, {})
    assert shown.count("\n") == 1
    assert "col=" not in shown


def test_the_sarif_form_names_its_rules_places_and_fixes() -> None:
    span = Span(1, 1, 1, 2)
    found = [
        TAB.at("a b/ü.dow", span, fix=((span, "    "),)),
        unknown(),
        MISSING_FLAVOR.at("a.dow", span, kind="crisis", name="x"),
    ]
    log = json.loads(render(found, Format.SARIF, {}, version="1.2.3"))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    driver = run["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("dow", "1.2.3")
    assert [rule["id"] for rule in driver["rules"]] == ["DOW1006", "DOW2001", "DOW5008"]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    assert [result["level"] for result in run["results"]] == ["error", "error", "warning"]
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place == {
        "artifactLocation": {"uri": "a%20b/%C3%BC.dow"},
        "region": {"startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2},
    }
    (change,) = run["results"][0]["fixes"][0]["artifactChanges"]
    assert change["replacements"] == [
        {"deletedRegion": place["region"], "insertedContent": {"text": "    "}}
    ]
    assert run["results"][1]["message"]["text"].endswith("(did you mean `zombie`)")


def test_the_closing_sentence_counts() -> None:
    assert [summary(0, 0), summary(2, 0), summary(0, 1)] == [
        "nothing found",
        "found 2 errors",
        "found 1 warning",
    ]


def test_the_package_imports_nothing_of_ours() -> None:
    import dowlang.source

    for path in Path(dowlang.source.__file__).parent.rglob("*.py"):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith(("import dowlang", "from dowlang")):
                assert line.split()[1].startswith(("dowlang.source", "dowlang.records")), path
