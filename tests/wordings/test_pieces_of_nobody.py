"""What each player does with a survivor is done with one of their own or with any: both are told.
Whoever is so is everybody who is so, and a limit on what any player may do is of each or of all.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered_effect
from tests.wordings.test_whom_a_word_means import offered

OPEN = (
    "kills a survivor",
    "kills a wounded survivor",
    "removes a survivor from the game",
    "moves a survivor to the colony",
    "places a survivor at the colony",
    "puts a survivor at the School",
    "gives 1 wound to a survivor",
    "rolls exposure for a survivor",
)
SAID = {
    "kills a survivor they control": "they control",
    "kills a survivor at the colony": "at the colony",
    "moves a survivor at the School to the colony": 'at "School"',
}
SEVERAL = ("Each player", "Every player", "Each other player", "Every other player", "All players")


@pytest.mark.sample
@pytest.mark.parametrize("who", SEVERAL)
@pytest.mark.parametrize("done", OPEN)
def test_their_own_or_any_is_a_choice(who: str, done: str) -> None:
    told = offered(f"{who} {done}.")
    for line in told:
        assert "they control" in line or "where (it is in play)" in line, line
    assert len(told) != 1


def test_the_choice_is_there() -> None:
    for done in OPEN:
        assert len(offered(f"Each player {done}.")) == 2, done


@pytest.mark.parametrize("done", SAID)
def test_a_survivor_of_whom_something_is_said_is_that_one(done: str) -> None:
    (line,) = offered(f"Each player {done}.")
    assert SAID[done] in line and "in play" not in line


def test_for_each_player_you_choose() -> None:
    (line,) = offered("For each player, kill a survivor.")
    assert line.endswith("kill a survivor")


IS_SO = (
    "voted for it",
    "voted against it",
    "controls a wounded survivor",
    "has a survivor at the school",
    "is exiled",
    "is not exiled",
    "has no cards in hand",
    "has 2 or more cards in hand",
)


@pytest.mark.parametrize("is_so", IS_SO)
@pytest.mark.parametrize("done", ["discards a card", "loses a die", "draws a card from the School"])
def test_whoever_is_everybody(is_so: str, done: str) -> None:
    below_a_vote = "voted" in is_so
    told = (offered_effect if below_a_vote else offered)(f"Whoever {is_so} {done}.")
    assert told or is_so == "has 2 or more cards in hand"
    for line in told:
        assert line.strip().startswith(("each player who ", "each player with ")), line


@pytest.mark.parametrize("most", ["most", "fewest"])
def test_whoever_has_most_is_one(most: str) -> None:
    (line,) = offered(f"Whoever has the {most} cards discards a card.")
    assert line.strip().startswith(f"the player with the {most} cards")


@pytest.mark.parametrize("limit", ["once per round", "once per turn", "twice per game"])
@pytest.mark.parametrize("who", ["any player", "a player"])
def test_a_limit_is_of_each_or_of_all_together(limit: str, who: str) -> None:
    said = f"For the rest of the game, {limit}, {who} may discard a food card to gain 1 morale."
    told = offered(said)
    assert {f"has the ability, {limit}" in each for each in told} == {True, False}
    (alone,) = offered(said.replace(who, "each player"))
    assert f"has the ability, {limit}" in alone


@pytest.mark.sample(2)
@pytest.mark.parametrize("span", ["this round", "this turn", "for the rest of the game"])
def test_no_zombies_at_all_is_no_skipped_step(span: str) -> None:
    assert not offered(f"No zombies are added {span}.")


@pytest.mark.parametrize("trades", ["trades", "exchanges"])
def test_a_trade_is_no_gift(trades: str) -> None:
    (line,) = offered(f"Each player {trades} a survivor with another player.")
    assert "trade a survivor they control with a survivor controlled by another player" in line
    (yours,) = offered(f"{trades.removesuffix('s').title()} a survivor with the first player.")
    assert "trade a survivor you control with a survivor controlled by the first player" in yours


MORE = (
    ("a survivor is wounded", "they get an additional wound"),
    ("morale is lost", "lose 1 additional morale"),
    ("a zombie is added to the colony", "add 1 more zombie to the colony"),
    ("food is added", "add 1 more food"),
    ("noise is added to a location", "add 1 extra noise there"),
    ("a helpless survivor is added", "add an additional helpless survivor"),
    ("you draw a card", "draw an additional card from the school"),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("event", "done"), MORE)
@pytest.mark.parametrize("when", ["whenever", "when", "each time"])
def test_more_of_the_same_does_not_set_itself_off(event: str, done: str, when: str) -> None:
    assert not offered(f"Until the end of the round, {when} {event}, {done}.")


def test_more_of_something_else_is_read() -> None:
    for event, done in (("a survivor is killed", MORE[5][1]), ("a zombie is killed", MORE[3][1])):
        assert offered(f"Until the end of the round, whenever {event}, {done}.")


@pytest.mark.sample(1)
@pytest.mark.parametrize("whom", ["each other player", "each player", "everyone"])
def test_what_is_taken_from_each_is_not_left_to_chance(whom: str) -> None:
    assert not any("random" in each for each in offered(f"You may take one card from {whom}."))
    told = offered(f"You may take a random card from {whom}.")
    assert all("random" in each for each in told) and (told or whom == "each player")
