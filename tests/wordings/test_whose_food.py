"""`food` is a symbol of cards and what lies in the supply: a printed line says by whose it is which
is meant. Of `you` it may be either, so both are told and neither is written.
"""

from __future__ import annotations

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import checker, offered

AMOUNTS = (
    "no food",
    "no food left",
    "food",
    "3 food",
    "3 food left",
    "at least 3 food",
    "at most 3 food",
    "3 or fewer food",
    "fewer than 3 food",
    "less than 3 food",
)
NOT_READ = {"no food left", "3 food left"}
"""Amounts that are read of the supply or of you, and not of another player."""

PLAYERS = ("each player", "a player", "another player", "the first player")


def is_written(place: str, line: str) -> bool:
    """Return True where `--fix` writes what a line means."""
    text, number = card(place, line)
    return any(each.fix for each in checker().found(text)[0] if each.span.line == number)


@pytest.mark.sample(6)
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("before", ["goal", "if"])
def test_what_you_have_is_cards_or_the_supply(before: str, amount: str) -> None:
    place = "goal" if before == "goal" else "trigger"
    line = f"{before} you have {amount}"
    out = offered(card(place, line)[0], card(place, line)[1])
    assert any(each.startswith(f"{before} food ") and "card" not in each for each in out)
    assert any("food card" in each for each in out)
    assert not is_written(place, line)


@pytest.mark.sample(4)
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("who", ["the colony", "the food supply"])
def test_what_the_colony_has_is_the_supply(who: str, amount: str) -> None:
    line = f"goal {who} has {amount}"
    (out,) = offered(*card("goal", line))
    assert out.startswith("goal food ") and "card" not in out
    assert is_written("goal", line)


@pytest.mark.sample(4)
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("who", PLAYERS)
def test_what_a_player_has_is_never_the_supply(who: str, amount: str) -> None:
    out = offered(*card("goal", f"goal {who} has {amount}"))
    assert bool(out) is (amount not in NOT_READ)
    assert all("food card" in each for each in out)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("discard 2 food", ["discard 2 food cards", "remove 2 food"]),
        ("discard a food", ["discard 1 food card", "remove 1 food"]),
        ("you discard 2 food", ["remove 2 food", "you discard 2 food cards"]),
        ("discard all your food", ["discard all your food cards", "remove all food"]),
        ("discard one food token", ["remove 1 food"]),
        ("discard 2 food tokens", ["remove 2 food"]),
        ("lose 2 food", ["remove 2 food"]),
    ],
)
def test_what_is_discarded_is_cards_or_the_supply(line: str, meant: list[str]) -> None:
    out = offered(*card("effect", line))
    assert sorted(set(out)) == meant
    assert is_written("effect", line) is (len(meant) == 1)
