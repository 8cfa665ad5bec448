"""What a fix leaves out or says besides is told with it, and such a fix is never the preferred one.
Of several readings of a line each can be written.
"""

from __future__ import annotations

import pytest

from dowlang.service.code_actions.actions import actions
from dowlang.service.code_actions.code_action import Action
from dowlang.service.positions import applied
from dowlang.service.workspace import Document
from tests.service.opened_set import OpenedSet

CARD = 'crossroads "X"\n    when you search "Library"\n    option "Y"\n        {}\n'


def offered(opened_set: OpenedSet, line: str) -> tuple[Document, list[Action]]:
    document = opened_set.open("crossroads/x.dow", CARD.format(line))
    return document, [
        each for each in actions(document, document.map.whole()) if not each.needs_text
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("line", "told"),
    (
        ("Before the others wake, lose 1 morale.", "without `before`, `others`, `wake`"),
        ("remove a card from your hand", "`discard` for `remove`, `your`, `hand`"),
        ("take 1 food card from the grocery store", "with `deck` besides"),
    ),
)
def test_what_a_fix_says_otherwise_is_told(opened_set: OpenedSet, line: str, told: str) -> None:
    _, (action,) = offered(opened_set, line)
    assert action.title.endswith(f"`: {told}")
    assert action.is_preferred is told.endswith("besides")  # nothing that its author wrote goes


def test_a_fix_that_says_the_same_tells_nothing_more(opened_set: OpenedSet) -> None:
    _, (action,) = offered(opened_set, "add 2 zombis to the library")
    assert action.title == 'write `add 2 zombies to "Library"`' and action.is_preferred


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "line",
    ("Either lose 1 morale or remove 2 food.", "Discard 2 food cards to gain 1 morale."),
)
def test_each_reading_of_a_line_can_be_written(opened_set: OpenedSet, line: str) -> None:
    document, found = offered(opened_set, line)
    assert len(found) >= 2 and not any(each.is_preferred for each in found)
    for number, each in enumerate(found, 1):
        assert each.title.startswith(f"write ({number}), `")
        after = opened_set.open("crossroads/x.dow", applied(document.text, each.edits))
        errors = [f for f in after.warm_set.findings() if f.file == after.label and f.code < "DOW5"]
        assert not errors, (each.title, errors)
