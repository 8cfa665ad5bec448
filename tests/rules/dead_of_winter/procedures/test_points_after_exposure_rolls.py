"""Events that end in an exposure roll have a point after it: what waits there sees what the roll
did, and hears of nobody who was lost.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.testing.trying import failures

CARD = """crossroads "Footprints"
    flavor "x"
    if food >= 1
    option "Follow"
        for the rest of the game
            when {event}
                if wounds on that survivor = 0
                    add 1 helpless survivor
                otherwise
                    gain 1 morale

test "T"
    given players = 2, seed 1, food = 9, morale = 5, helpless survivors = 0, wounds on "Noor Haddad" = {before}
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "Library"
    given dice of player 1 are 6, zombies at the colony = 1
    given crossroads "Footprints"
    when player 1 starts
    when player 1 {does}, exposure {face}
    then helpless survivors = {unhurt} and morale = {mood}
"""  # noqa: E501
DEEDS = {
    "a player moves a survivor": 'moves "Noor Haddad" to "School"',
    "a survivor you control moves": 'moves "Noor Haddad" to "School"',
    "a player moves a survivor to a location outside the colony": 'moves "Noor Haddad" to "School"',
    "you attack a zombie": "attacks a zombie",
    "a survivor you control attacks a zombie": "attacks a zombie",
}
POINTS = {"": (1, 5), ", before the roll": (1, 5), ", after the roll": (0, 6)}
"""Where the rule is heard -> helpless survivors and morale when the roll wounds an unhurt
survivor.
"""


def has(event: str, point: str) -> bool:
    return not (point == ", before the roll" and "attack" in event)


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("event", "point"), [(event, point) for event in DEEDS for point in POINTS if has(event, point)]
)
def test_a_rule_hears_on_either_side_of_the_roll(tmp_path: Path, event: str, point: str) -> None:
    unhurt, mood = POINTS[point]
    assert (
        failures(
            tmp_path,
            CARD.format(
                event=event + point,
                does=DEEDS[event],
                face="wound",
                unhurt=unhurt,
                mood=mood,
                before=0,
            ),
        )
        == []
    )
    assert (
        failures(
            tmp_path,
            CARD.format(
                event=event + point, does=DEEDS[event], face="blank", unhurt=1, mood=5, before=0
            ),
        )
        == []
    )


@pytest.mark.parametrize("event", DEEDS)
def test_who_is_lost_by_the_roll_tells_nothing_after_it(tmp_path: Path, event: str) -> None:
    assert (
        failures(
            tmp_path,
            CARD.format(
                event=f"{event}, after the roll",
                does=DEEDS[event],
                face="wound",
                unhurt=0,
                mood=4,
                before=2,
            ),
        )
        == []
    )


@pytest.mark.parametrize("event", DEEDS)
def test_nothing_is_left_to_cancel_after_the_roll(event: str) -> None:
    text = CARD.format(
        event=f"{event}, after the roll", does="passes", face="blank", unhurt=0, mood=5, before=0
    )
    findings, _ = checking.check_text(
        text.replace("gain 1 morale", "cancel the action").encode(), "points.dow"
    )
    assert [finding.code for finding in findings if finding.span.line == 10] == ["DOW3018"]


def test_every_event_before_an_exposure_roll_has_a_point_after_it() -> None:
    """What its own words say of the event holds for the points it has."""
    before = [
        word
        for word in VOCABULARY.words
        if word.place is Place.EVENT and "exposure is still to be rolled" in word.says
    ]
    assert len(before) == 4
    assert all(
        "after the roll" in dict(word.points) and "after the roll" in word.ended for word in before
    )
