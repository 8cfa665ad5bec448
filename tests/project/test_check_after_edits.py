"""A set that is checked again after an edit has the findings that it has when checked afresh.

Ten thousand edits: `make edits`.
"""

from __future__ import annotations

import pytest

from dowlang.project import pipeline
from tests import width
from tests.project.long_edits import OF_A_SEED, agrees, whole
from tests.service.random_edits import with_text

DEFINED = """define "Cold Night"
    lose 1 morale

crossroads "The Stove Goes Out"
    when you search
    option "Sit close"
        carry out "Cold Night"
    option "Walk about"
        nothing happens
"""


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("folder", "count"),
    (("cards/dwar7s", 5), ("examples/mechanics", width.of(3, 5)), ("cards/base", 2)),
)
def test_after_each_edit_what_is_remembered_agrees(folder: str, count: int) -> None:
    assert agrees(whole(folder), 1, count) > count // 4


@pytest.mark.proof
def test_after_many_edits_what_is_remembered_agrees() -> None:
    count = width.of(100, OF_A_SEED)
    assert agrees(whole("cards/dwar7s"), 0, count, 10) > count // 5


def test_only_what_changed_is_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    source, memory = whole("cards/base"), pipeline.SetMemory()
    pipeline.check(source, memory)
    before = dict(memory.cards._now)
    file = source.files[3]
    pipeline.check(with_text(source, file.label, file.data.decode() + "\n# more\n"), memory)
    same = sum(memory.cards._now.get(line) is kept for line, kept in before.items())
    assert len(before) - 12 <= same < len(before)
    # a half-typed name is no matter of the tests that speak of other cards
    unread = file.data.decode().replace('"', "", 1)
    pipeline.check(with_text(source, file.label, unread), memory)
    same = sum(memory.cards._now.get(line) is kept for line, kept in before.items())
    assert len(before) - 16 <= same < len(before)


@pytest.mark.proof
def test_a_name_that_goes_is_missed_by_the_cards_that_say_it() -> None:
    source = whole("cards/base")
    memory = pipeline.SetMemory()
    assert not pipeline.check(source, memory).errors
    file = next(f for f in source.files if f.below == "survivors/noor_haddad.dow")
    text = file.data.decode().replace('"Noor Haddad"', '"Noor Hadad"', 1)
    found = pipeline.check(with_text(source, file.label, text), memory)
    assert {each.file for each in found.errors} - {file.label}
    assert found.findings == pipeline.check(with_text(source, file.label, text)).findings


@pytest.mark.proof
def test_a_definition_is_read_by_the_cards_that_carry_it_out() -> None:
    source, memory = whole("examples/mechanics"), pipeline.SetMemory()
    label = source.files[0].label
    for text in (
        DEFINED,
        DEFINED.replace("lose 1", "lose all"),
        DEFINED.replace("Night", "Day", 1),
    ):
        source = with_text(source, label, text)
        found, afresh = pipeline.check(source, memory), pipeline.check(source)
        assert found.findings == afresh.findings
        assert found.checked_cards == afresh.checked_cards
