"""The signature of a phrase is that of its line, with its open slot."""

from __future__ import annotations

import pytest

from dowlang.service.signatures import signatures
from tests.service.opened_set import CARD, OpenedSet, typed
from tests.service.test_completion import TRIGGER


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("line", "first"),
    (
        (f"{TRIGGER}you move |", "move {survivor} ["),
        (f"{TRIGGER}you move a survivor to |", "move {survivor} ["),
        ("        move a survivor to |", "move {survivor} to {destination}"),
        (f"{TRIGGER}a |", ""),
        ("        add |", "add {count} zombies to {place}"),
        ("        add 1 f|", "add {count} food"),
        ("        add 1 hel|", "add {count} helpless"),
        ("        add 1 food|", ""),
        ("        remove 1 zombie from the|", "remove {count} zombies from {place}"),
        ("        vote by players, ties fail\n            passes |", ""),
        ('        vote by players, ties fail\n            passes "Share|', ""),
    ),
)
def test_a_signature_is_of_the_sort_that_its_line_is_about(
    opened_set: OpenedSet, line: str, first: str
) -> None:
    found = [each.label for each in signatures(*typed(opened_set, CARD, line))]
    assert found[0].startswith(first) if first else not found


def test_the_signature_of_a_phrase_knows_its_slot(opened_set: OpenedSet) -> None:
    first = signatures(*typed(opened_set, CARD, "        add 2 zombies to |"))[0]
    assert (
        first.label == "add {count} zombies to {place}" and first.slots[first.active] == "{place}"
    )
    assert "zombies" in first.documentation
