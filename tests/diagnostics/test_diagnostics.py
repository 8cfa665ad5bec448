"""Diagnostics: their order, the limit of a file, the fixes."""

import pytest

from dowlang.diagnostics import Collector, Diagnostic, Severity
from dowlang.diagnostics.codes import MISSING_FLAVOR, TAB, TOO_MANY_FINDINGS, UNKNOWN_WORD
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.source import Span
from dowlang.source.limits import MAX_FINDINGS_PER_FILE


def unknown(line: int, column: int = 1, file: str = "a.dow", word: str = "zombei") -> Diagnostic:
    return UNKNOWN_WORD.at(file, Span(line, column, line, column + 1), word=word)


def test_findings_sort_by_file_then_line_then_column() -> None:
    wanted = [unknown(2), unknown(10, 2), unknown(10, 11), unknown(1, file="b.dow")]
    assert list(Collector(reversed(wanted))) == wanted
    assert sorted([wanted[2], wanted[3], wanted[0], wanted[1]]) == wanted


def test_the_same_finding_twice_is_one() -> None:
    assert len(Collector([unknown(1), unknown(1), unknown(1, word="moralez")])) == 2


def test_errors_and_warnings_are_counted() -> None:
    findings = Collector(
        [
            unknown(1),
            unknown(2),
            MISSING_FLAVOR.at("a.dow", Span(1, 1, 1, 2), kind="crisis", name="x"),
        ]
    )
    assert (findings.errors, findings.warnings) == (2, 1)


@pytest.mark.parametrize("extra", [-1, 0, 1, 7])
def test_at_most_a_hundred_findings_of_a_file_are_shown(extra: int) -> None:
    findings = Collector(
        unknown(line) for line in reversed(range(1, MAX_FINDINGS_PER_FILE + extra + 1))
    )
    shown = findings.shown()
    kept = min(MAX_FINDINGS_PER_FILE, MAX_FINDINGS_PER_FILE + extra)
    assert [each.span.line for each in shown[:kept]] == list(range(1, kept + 1))
    assert len(findings) == MAX_FINDINGS_PER_FILE + extra
    closing = shown[kept:]
    if extra <= 0:
        assert closing == ()
    else:
        assert [each.code for each in closing] == [TOO_MANY_FINDINGS.number]
        assert closing[0].message.startswith(f"{extra} further findings")
        assert closing[0].span.line == MAX_FINDINGS_PER_FILE + 1


def test_the_limit_is_one_of_each_file() -> None:
    findings = Collector(
        unknown(line, file=file)
        for file in ("a.dow", "b.dow")
        for line in range(1, MAX_FINDINGS_PER_FILE + 1)
    )
    assert len(findings.shown()) == 2 * MAX_FINDINGS_PER_FILE


def test_warnings_never_push_errors_out_and_the_closing_line_is_then_a_warning() -> None:
    warnings = [
        MISSING_FLAVOR.at("a.dow", Span(line, 1, line, 2), kind="crisis", name="x")
        for line in range(1, MAX_FINDINGS_PER_FILE + 1)
    ]
    shown = Collector([*warnings, unknown(999)]).shown()
    assert [each.span.line for each in shown if each.severity is Severity.ERROR] == [999]
    assert [each.severity for each in shown if each.code == TOO_MANY_FINDINGS.number] == [
        Severity.WARNING
    ]


def test_spans_are_slotted() -> None:
    """Frozen for the type checker only (decision 16; `tests/test_records.py` guards it)."""
    assert not hasattr(Span(1, 2, 3, 4), "__dict__")
    assert Span(1, 2, 1, 4).to(Span(3, 4, 3, 9)) == Span(1, 2, 3, 9)


def tab(line: int, column: int, new: str = "    ") -> Diagnostic:
    span = Span(line, column, line, column + 1)
    return TAB.at("a.dow", span, fix=((span, new),))


def test_fixes_are_applied_from_the_last_to_the_first_and_keep_line_ends() -> None:
    assert apply_fixes("\ta\tb\r\n\tc\n", [tab(2, 1), tab(1, 1), tab(1, 3, " ")]) == (
        "    a b\r\n    c\n",
        3,
    )


def test_an_overlapping_fix_waits_and_is_not_half_applied() -> None:
    wide = Span(1, 1, 1, 4)
    both = TAB.at("a.dow", wide, fix=((Span(2, 1, 2, 2), "X"), (wide, "")))
    assert apply_fixes("abc\nd\n", [tab(1, 1, "_"), both]) == ("_bc\nd\n", 1)


@pytest.mark.parametrize(
    "span", [Span(9, 1, 9, 2), Span(1, 9, 1, 10), Span(1, 3, 1, 2), Span(0, 1, 0, 2)]
)
def test_a_fix_outside_the_text_changes_nothing(span: Span) -> None:
    assert apply_fixes("abc\nd\n", [TAB.at("a.dow", span, fix=((span, "X"),))]) == ("abc\nd\n", 0)


def test_findings_without_a_fix_are_not_counted_as_mended() -> None:
    assert apply_fixes("abc", [unknown(1)]) == ("abc", 0)
