"""What a fix leaves out or says besides is told with it, and such a fix is never the preferred one.
Of several readings of a line each can be written.
"""

from __future__ import annotations

import pytest

from dowlang.service.code_actions import Action, actions
from dowlang.service.positions import applied
from dowlang.service.workspace import Document
from tests.service.desk import Desk

CARD = 'crossroads "X"\n    when you search "Library"\n    option "Y"\n        {}\n'


def offered(desk: Desk, line: str) -> tuple[Document, list[Action]]:
    document = desk.open("crossroads/x.dow", CARD.format(line))
    return document, [each for each in actions(document, document.map.whole()) if not each.asks]


@pytest.mark.parametrize(
    ("line", "told"),
    (
        ("At the end of your next turn, lose 1 morale.", "without `end`, `your`, `next`, `turn`"),
        ("remove a card from your hand", "`discard` for `remove`, `your`, `hand`"),
        ("take 1 food card from the grocery store", "with `deck` besides"),
    ),
)
def test_what_a_fix_says_otherwise_is_told(desk: Desk, line: str, told: str) -> None:
    _, (action,) = offered(desk, line)
    assert action.title.endswith(f"`: {told}")
    assert action.sure is told.endswith("besides")  # nothing that its author wrote goes


def test_a_fix_that_says_the_same_tells_nothing_more(desk: Desk) -> None:
    _, (action,) = offered(desk, "add 2 zombis to the library")
    assert action.title == 'write `add 2 zombies to "Library"`' and action.sure


@pytest.mark.parametrize(
    "line",
    ("Either lose 1 morale or remove 2 food.", "Discard 2 food cards to gain 1 morale."),
)
def test_each_reading_of_a_line_can_be_written(desk: Desk, line: str) -> None:
    document, found = offered(desk, line)
    assert len(found) >= 2 and not any(each.sure for each in found)
    for number, each in enumerate(found, 1):
        assert each.title.startswith(f"write ({number}), `")
        after = desk.open("crossroads/x.dow", applied(document.text, each.edits))
        errors = [f for f in after.home.findings() if f.file == after.label and f.code < "DOW5"]
        assert not errors, (each.title, errors)
