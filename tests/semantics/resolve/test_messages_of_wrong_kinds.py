"""A thing of the wrong kind: the message says how it is said of a thing of that kind."""

from __future__ import annotations

import pytest

from dowlang.project import checking

CARD = """crossroads "The Key"
    flavor "It is warm from a hand."
    when you make noise
    option "Take it"
        {0}
    option "Leave it"
        lose 2 morale
"""


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("gain 2 food", "it is written `add 2 food`"),
        ("lose 2 food", "it is written `remove 2 food`"),
        ("discard 2 food", "did you mean `discard 2 food cards` or `remove 2 food`"),
        ("place a barricade at the colony", "it is written `add 1 barricade to the colony`"),
        ("that survivor takes 1 wound", "it is written `that survivor gets 1 wound`"),
        ('add 1 noise at "School"', 'it is written `add 1 noise to "School"`'),
        ('draw 1 card from "School"', 'it is written `draw 1 card from the "School" deck`'),
        ('draw 1 card from "Amara Diallo"', None),
        (
            'each survivor in "School" gets 1 wound',
            'it is written `each survivor at "School" gets 1 wound`',
        ),
        (
            "each survivor in the colony gets 1 wound",
            "it is written `each survivor at the colony gets 1 wound`",
        ),
        ("each survivor in a survivor gets 1 wound", None),
        ("move each zombie at the colony", None),
        ("exile 2 food", None),
    ],
)
def test_how_it_is_said_of_a_thing_of_that_kind(line: str, help: str | None) -> None:
    found, _ = checking.check_text(CARD.replace("{0}", line).encode(), "key.dow")
    errors = [each for each in found if each.severity.value == "error"]
    assert len(errors) == 1
    if errors[0].code == "DOW3001":
        assert (errors[0].help and errors[0].help.partition("; here: ")[0]) == help
    else:
        assert help is None


def test_the_name_of_a_card_stands_in_quotes() -> None:
    found, _ = checking.check_text(
        CARD.replace("{0}", "add 1 noise to the library").encode(), "key.dow"
    )
    told = [(each.code, each.help) for each in found if each.severity.value == "error"]
    written = 'it is written `add 1 noise to "Library"`'
    assert told == [("DOW3005", f"a name printed on a card stands in quotes; {written}")]


@pytest.mark.parametrize(
    "line",
    ["lose a round game", "lose each game", "lose 2 games", "remove 1 card from a round game"],
)
def test_a_noun_that_a_phrase_writes_out_is_that_one_and_no_more(line: str) -> None:
    found, _ = checking.check_text(
        f'crossroads "A"\n    if food >= 1\n    option "B"\n        {line}\n'.encode(), "a.dow"
    )
    assert "DOW3001" in {each.code for each in found}
