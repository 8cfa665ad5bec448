"""What is offered for a finding mends it."""

from __future__ import annotations

import pytest

from dowlang.service.code_actions.actions import actions
from dowlang.service.positions import applied
from tests.service.opened_set import CARD, OpenedSet


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("right", "wrong"),
    (
        ("give 1 card to that player", "give 1 card that player"),
        ("gain 1 morale", "gain 1 moral"),
        ('"Tinned Soup"', '"Tinned Soap"'),
    ),
)
def test_a_hint_with_one_answer_is_an_action_that_mends(
    opened_set: OpenedSet, right: str, wrong: str
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    document = opened_set.open(CARD, text.replace(right, wrong, 1))
    (action,) = actions(document, document.map.whole())
    assert action.is_preferred
    assert applied(document.text, list(action.edits)) == text


WRONG = """crossroads "X"
    when you search
    option "Y"
        looose 1 morale
            add 1 food
    option "Z"
        add 2 zombies to the location
"""


def test_each_fix_is_what_it_says_and_once(opened_set: OpenedSet) -> None:
    document = opened_set.open("crossroads/x.dow", WRONG)
    found = [each for each in actions(document, document.map.whole()) if not each.needs_text]
    titles = [(each.title, each.finding) for each in found]
    assert found and len(titles) == len(set(titles))
    for each in found:
        text = applied(WRONG, each.edits)
        assert "{" not in text and '"lose' not in text, text
        assert "spaces" in each.title or each.title.split("`")[1] in text, each.title


def test_a_warning_is_allowed_with_a_reason(opened_set: OpenedSet) -> None:
    text = (
        'crossroads "X"\n    when you search\n    option "Y"\n        gain 1 morale\n'
        '    option "Z"\n        gain 1 morale\n'
    )
    document = opened_set.open("crossroads/x.dow", text)
    allowed = [each for each in actions(document, document.map.whole()) if each.needs_text]
    assert allowed
    edit = allowed[0].edits[0]
    document = opened_set.open(
        "crossroads/x.dow", applied(text, [edit]).replace(": \n", ": meant\n", 1)
    )
    assert allowed[0].finding.code not in {
        each.code for each in document.warm_set.findings() if each.file == document.label
    }


FOREIGN = ("fuel", "mature", "influence 12", "goal morale >= 4", "prevent with fuel", "optional")


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("line", FOREIGN)
def test_a_clause_of_another_kind_is_no_other_clause(opened_set: OpenedSet, line: str) -> None:
    """A help that lists what a kind of card has offers none of it: `mature` is not `aside`."""
    of_kind: dict[str, str] = {}
    for file in sorted(opened_set.folder.rglob("*.dow")):
        text = file.read_text("utf-8").split("\ntest ")[0]
        of_kind.setdefault(text.split(" ")[0], text)
    refused = set[tuple[str, str]]()
    for kind, text in of_kind.items():
        heading, rest = text.split("\n", 1)
        if '"' not in heading:
            continue
        document = opened_set.open("x.dow", f"{heading}\n    {line}\n{rest}")
        for each in actions(document, document.map.whole()):
            assert each.finding is None or not (
                each.finding.code in ("DOW2002", "DOW2005") and each.finding.span.line == 2
            ), (kind, line, each.title)
        found = [each for each in document.warm_set.findings() if each.file == document.label]
        refused |= {(kind, each.code) for each in found if each.span.line == 2}
    code = "DOW2002" if line == "optional" else "DOW2005"  # `optional` begins a clause nowhere
    assert len({kind for kind, found_code in refused if found_code == code}) >= 5
