"""What stands behind `that` is no other, what somebody has is not in hand alone, and whoever the
player of a crossroads card is, it is you.
"""

from __future__ import annotations

import pytest

from dowlang.project.mending.natural_lines import reader
from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices
from tests.wordings.test_whom_a_word_means import NAMES, offered


@pytest.mark.parametrize("noun", ["deck", "card", "location", "survivor"])
def test_that_is_not_any(noun: str) -> None:
    words = checker().words
    natural = reader(words.vocabulary, words.parser)
    for said in (f"Draw 1 card from that {noun}.", f"Put one of those cards under that {noun}."):
        for each in natural.readings("statement", said, NAMES, (), ()):
            assert f" a {noun}" not in "\n".join(each.lines)


TRIGGERS = {
    "The player controls a wounded survivor.": "you control a wounded survivor",
    "The player has no cards.": "you have no cards",
    "The player moves a survivor to the library.": 'you move a survivor to "Library"',
    "The player searches the school.": 'you search "School"',
}


@pytest.mark.parametrize("said", TRIGGERS)
@pytest.mark.parametrize("lead", ["", "Trigger: "])
def test_the_player_of_a_crossroads_card_is_you(said: str, lead: str) -> None:
    text, number = card("trigger", lead + said)
    found = next(each for each in checker().found(text)[0] if each.span.line == number)
    (became,) = choices(found, text)
    assert TRIGGERS[said] in became.split("\n")[number - 1]


HOLDERS = {
    "Each player that has a weapon card": "each player who has a weapon card",
    "Each player having a weapon card": "each player who has a weapon card",
    "All players that have a weapon card": "all players who have a weapon card",
    "Each player with a weapon card": "each player with a weapon card",
}


@pytest.mark.parametrize("who", HOLDERS)
def test_what_somebody_has_is_not_in_hand_alone(who: str) -> None:
    (line,) = offered(f"{who} loses 1 die." if who.startswith("Each") else f"{who} lose 1 die.")
    assert line.strip().startswith(HOLDERS[who])


@pytest.mark.sample(1)
@pytest.mark.parametrize("when", ["this turn", "this round"])
def test_what_waits_till_then_does_not_wait_for_ever(when: str) -> None:
    for said in ("a survivor moves", "you search", "a zombie is killed"):
        for line in offered(f"The next time {said} {when}, it does not roll for exposure."):
            assert not line.strip().startswith("the next time")
