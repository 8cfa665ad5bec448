"""An attached card that speaks to you says who that is: whoever controls its bearer, in every
language. What speaks to nobody, and what lies on a place, says nothing of it.
"""

from __future__ import annotations

import pytest

from tests.languages.test_heard_by_two_tables import EVERY, said

TOLD = {"en": "whoever controls the bearer", "es": "quien controle al portador"}
TOLD |= {"ru": "кто управляет этим выжившим", "ja": "その生存者を率いるプレイヤーを指す"}
CARD = """    option "A"
        attach this card to {}
            {}
"""
SPEAKS = (
    "at the start of your turn\n                you may discard 1 food card",
    "you cannot add cards to the crisis",
    "when the bearer moves\n                a survivor you control gets 1 wound",
    "when the bearer moves\n                the player on your left loses 1 die",
    "when you search here\n                add 1 food",
)
SILENT = (
    "the bearer cannot move",
    "when the bearer moves\n                add 1 food",
    "at the start of each round\n                the controller of the bearer loses 1 die",
)


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("lines", SPEAKS)
def test_a_card_that_speaks_to_you_says_who_that_is(language: str, lines: str) -> None:
    for who in ("your leader", "a survivor you control", "that survivor", "the leader of you"):
        assert TOLD[language] in " ".join(said(language, CARD.format(who, lines))), who


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("lines", SILENT)
def test_what_speaks_to_nobody_says_nothing_of_it(language: str, lines: str) -> None:
    assert TOLD[language] not in " ".join(said(language, CARD.format("your leader", lines)))


@pytest.mark.parametrize("language", EVERY)
def test_a_place_has_nobody_who_controls_it(language: str) -> None:
    for place in ("a location", "the colony"):
        told = " ".join(said(language, CARD.format(place, SPEAKS[0])))
        assert TOLD[language] not in told, place
