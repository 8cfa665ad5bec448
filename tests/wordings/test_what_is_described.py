"""What a print says behind `where there is` is said of the place that it describes, what stands
behind `that` is no other, and whoever the player of a crossroads card is, it is you.
"""

from __future__ import annotations

import pytest

from dowlang.project.mending.natural_lines import reader
from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices
from tests.wordings.test_whom_a_word_means import NAMES, offered

THERE = {
    "there is a zombie": "(zombies at it >= 1)",
    "there are no zombies": "(zombies at it = 0)",
    "there are no barricades": "(barricades at it = 0)",
    "there are at least 2 zombies": "(zombies at it >= 2)",
    "there is noise": "(noise at it >= 1)",
    "there is at least one zombie": "(zombies at it >= 1)",
}
PLACES = ("each location", "each location outside the colony", "a location", "all locations")


@pytest.mark.sample
@pytest.mark.parametrize("there", THERE)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("done", ["Add 1 noise to {}.", "Kill each survivor at {}."])
def test_what_is_there_is_at_the_place(done: str, place: str, there: str) -> None:
    told = offered(done.format(f"{place} where {there}"))
    for line in told:
        assert f"where {THERE[there]}" in line, line


def test_such_a_place_is_read() -> None:
    for there in THERE:
        assert offered(f"Add 1 noise to each location where {there}."), there


@pytest.mark.parametrize("there", THERE)
def test_nothing_is_said_of_the_whole_board(there: str) -> None:
    for said in (
        f"If you control a survivor where {there}, lose 1 morale.",
        f"Each player where {there} discards a card.",
        f"Each survivor where {there} gets 1 wound.",
    ):
        for line in offered(said):
            assert "where (" not in line or " it " in line, line


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


@pytest.mark.parametrize("when", ["this turn", "this round"])
def test_what_waits_till_then_does_not_wait_for_ever(when: str) -> None:
    for said in ("a survivor moves", "you search", "a zombie is killed"):
        for line in offered(f"The next time {said} {when}, it does not roll for exposure."):
            assert not line.strip().startswith("the next time")
