"""A vote says what comes of it without voters, in every language, unless somebody is sure to be
there.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.languages.readings import LANGUAGES, cards
from tests.publish.test_wording import card, words

SAID = {
    "en": "without voters it fails",
    "es": "sin votantes se rechaza",
    "ru": "если голосовать некому, предложение отклонено",
    "ja": "投票者がいなければ否決とする",
}
CARD = """crossroads "X"
    flavor "x"
    {}
    vote by {}
        passes "A"
            gain 1 morale
        fails "B"
            lose 1 morale
"""
VOTERS = {
    "players": False,
    "non-exiled players": False,
    "players who are not exiled": False,
    "players with a survivor at the colony": True,
    'players with a survivor at "School"': True,
    "players who control a wounded survivor": True,
    "players except you": True,
}
"""Voters -> whether there may be none of them where nothing is known of the table."""
SEEN_TO = (
    "if a survivor you control is at {}",
    "if survivors at {} >= 2",
    "if food >= 1 and a survivor is at {}",
    "when you clean waste if survivors at {} >= 1",
)
NOT_SEEN_TO = (
    "if food >= 1",
    "if zombies at {} >= 1",
    "if a survivor you control is not at {}",
    "if survivors at {} >= 0",
    "if survivors at {} <= 2",
    "if food >= 1 or a survivor is at {}",
)
PLACES = ("the colony", '"School"')


def english(trigger: str, voters: str) -> str:
    """Return the line of the vote as it is printed."""
    return next(line for line in words(card(CARD.format(trigger, voters)).body) if "vote" in line)


@pytest.mark.parametrize("voters", VOTERS)
def test_a_vote_that_may_find_nobody_says_what_comes_of_it(voters: str) -> None:
    assert (SAID["en"] in english("if food >= 1", voters)) is VOTERS[voters]


@pytest.mark.parametrize(("trigger", "place"), [*product((*SEEN_TO, *NOT_SEEN_TO), PLACES)])
def test_what_a_card_waits_for_sees_to_voters(trigger: str, place: str) -> None:
    there = english(trigger.format(place), f"players with a survivor at {place}")
    assert (SAID["en"] in there) is (trigger in NOT_SEEN_TO)
    (elsewhere,) = {*PLACES} - {place}
    other = english(trigger.format(elsewhere), f"players with a survivor at {place}")
    assert SAID["en"] in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str) -> None:
    told = {name for name, lines in cards(language)[0] if any(SAID[language] in x for x in lines)}
    assert len(told) == 4


def test_what_is_known_as_a_card_begins_is_not_known_later() -> None:
    later = """crossroads "X"
    flavor "x"
    if a survivor you control is at the colony
    option "A"
        at the end of next round
            vote by players with a survivor at the colony
                passes
                    gain 1 morale
                fails
                    lose 1 morale
"""
    assert any(SAID["en"] in line for line in words(card(later).body))
