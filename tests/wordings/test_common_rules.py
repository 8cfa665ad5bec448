"""Rules as scenarios and survivors print them most often, and the line that each becomes."""

from __future__ import annotations

import pytest

from tests.wordings.test_of_the_bearer import became


@pytest.mark.parametrize(
    ("place", "said", "meant"),
    [
        ("scenario", "Each survivor killed costs 2 morale.", "morale per death is 2"),
        (
            "scenario",
            "Instead of the food step, each player discards a card.",
            "instead of the food step\n        each player discards a card",
        ),
        (
            "scenario",
            "Survivors at the hospital do not need food.",
            'survivors at "Hospital" do not count for food',
        ),
        ("passive", "This survivor never makes noise.", "this survivor makes no noise"),
        (
            "equip",
            "The equipped survivor does not need food.",
            "the bearer does not count for food",
        ),
    ],
)
def test_a_common_rule_is_written(place: str, said: str, meant: str) -> None:
    assert became(place, said) == [meant]


@pytest.mark.parametrize("begins", ["When", "Whenever"])
def test_a_trigger_with_a_colon_is_no_option(begins: str) -> None:
    for event in ("the active player uses a weapon card", "you search", "a survivor is wounded"):
        for read in became("trigger", f"{begins} {event}:"):
            assert not read.startswith("option"), read
