"""Warnings that a comment allows: on its own line or on the next, with a reason, and only
warnings.
"""

from __future__ import annotations

import pytest

from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project import checking

CARD = """crossroads "Bells"
    flavor "Ring."
    if morale >= 1
    option "Ring it"
{lines}
    option "Leave it"
        gain 1 morale

test "Rung"
    given players = 3, seed 1
    given crossroads "Bells"
    when player 1 chooses "Leave it"
    then food = 0
"""


def found(*lines: str, head: str = "") -> list[tuple[str, int]]:
    text = head + CARD.format(lines="\n".join(f"        {line}" for line in lines))
    return [(d.code, d.span.line) for d in checking.check_text(text.encode(), "bells.dow")[0]]


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (("add 900 food",), [("DOW5006", 5)]),
        (("add 900 food # allow DOW5006: a mountain of it",), []),
        (("add 900 food # allow dow5006 - a mountain of it",), []),
        (("# allow DOW5006: a mountain of it", "add 900 food"), []),
        (("# allow DOW5006: a mountain of it", "# and more", "", "add 900 food"), []),
        (("add 900 food # allow DOW5006",), [("DOW5017", 5)]),
        (("add 900 food # allow DOW5006:  ",), [("DOW5017", 5)]),
        (("add 900 food # allow DOW5005: another code",), [("DOW5006", 5), ("DOW5018", 5)]),
        (("add 1 food # allow DOW5006: nothing to allow",), [("DOW5018", 5)]),
        (("add 900 fod # allow DOW2001: an error stays",), [("DOW2001", 5), ("DOW5018", 5)]),
        (
            ("# allow DOW5006: of the next line only", "add 1 food", "add 900 food"),
            [("DOW5018", 5), ("DOW5006", 7)],
        ),
        (("# we allow no mountains", "add 1 food"), []),
    ],
)
def test_what_a_comment_allows(lines: tuple[str, ...], wanted: list[tuple[str, int]]) -> None:
    assert found(*lines) == wanted


def test_a_card_can_be_allowed_to_have_no_test() -> None:
    text = 'crossroads "Bells" # allow DOW5011: tried at the table\n' + CARD.split("\n", 1)[
        1
    ].split("\ntest")[0].format(lines="        add 1 food")
    assert checking.check_text(text.encode(), "bells.dow")[0] == []


def test_a_number_sign_inside_a_text_is_no_comment() -> None:
    text = CARD.format(lines="        # a note\n        add 900 food").replace(
        '"Ring."', '"# allow DOW5006: no."'
    )
    assert [d.code for d in checking.check_text(text.encode(), "bells.dow")[0]] == ["DOW5006"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "a survivor as hero gets 1 wound\n        add 1 food",
            "a survivor gets 1 wound\n        add 1 food",
        ),
        (
            "kill a survivor  as   hero # who\n        add 1 food",
            "kill a survivor # who\n        add 1 food",
        ),
        ("add 1 food   # allow DOW5006", "add 1 food"),
        ("add 1 food   # allow DOW5006:  ", "add 1 food"),
    ],
)
def test_a_safe_fix_of_a_warning_leaves_none(before: str, after: str) -> None:
    text = CARD.format(lines="        " + before)
    findings, _ = checking.check_text(text.encode(), "bells.dow")
    mended, count = apply_fixes(text, findings)
    assert (mended, count) == (CARD.format(lines="        " + after), 1)
    assert checking.check_text(mended.encode(), "bells.dow")[0] == []


def test_a_reason_that_somebody_wrote_is_never_taken_out() -> None:
    text = CARD.format(lines="        add 1 food  # allow DOW5006: a mountain of it, later")
    findings, _ = checking.check_text(text.encode(), "bells.dow")
    assert [d.code for d in findings] == ["DOW5018"]
    assert apply_fixes(text, findings) == (text, 0)


def test_while_there_are_errors_no_warning_is_missed() -> None:
    """Lints do not run then: that a warning is not there says nothing about the comment that
    allows it.
    """
    assert found("add 1 food # allow DOW5006: a mountain of it", "add 3 fod") == [("DOW2001", 6)]
    assert found("add 1 food # allow DOW5006", "add 3 fod") == [("DOW2001", 6)]
    assert found("add 1 food # allow DOW5999: no such code", "add 3 fod") == [
        ("DOW5018", 5),
        ("DOW2001", 6),
    ]


@pytest.mark.parametrize(("text", "code"), [("x" * 320, []), ("x" * 321, ["DOW5010"])])
def test_a_flavor_that_is_too_long(text: str, code: list[str]) -> None:
    card = CARD.format(lines="        add 1 food").replace("Ring.", text)
    assert [d.code for d in checking.check_text(card.encode(), "bells.dow")[0]] == code


def test_a_label_that_is_too_long() -> None:
    card = CARD.format(lines="        add 1 food").replace("Ring it", "Ring it " * 8)
    (finding,) = checking.check_text(card.encode(), "bells.dow")[0]
    assert finding.message == "the label has 64 characters, about 60 fit on the printed card"
