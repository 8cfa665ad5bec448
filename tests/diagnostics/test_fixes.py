"""Fixes that need the text of their line: a name that nothing uses is taken out again, where it
stands as it was found.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import DEAD_BINDING
from dowlang.diagnostics.fixes import apply_fixes, with_fixes
from dowlang.source import Span


def unused(line: str) -> Diagnostic:
    """The finding about the name that ends a line."""
    start = line.rindex(" ") + 2 if " " in line else 1
    return DEAD_BINDING.at("a.dow", Span(1, start, 1, len(line) + 1), name=line[start - 1 :])


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("choose a card as x", "choose a card"),
        ("choose a card  as  x", "choose a card"),
        (
            "choose a card where ( it is a food card )as x",
            "choose a card where ( it is a food card )",
        ),
    ],
)
def test_a_name_that_nothing_uses_is_taken_out(line: str, mended: str) -> None:
    (found,) = with_fixes([unused(line)], {"a.dow": line})
    assert apply_fixes(line, [found]) == (mended, 1)


def test_a_line_that_has_changed_since_is_left_alone() -> None:
    (found,) = with_fixes([unused("choose a card as x")], {"a.dow": "choose two cards !"})
    assert found.fix is None
