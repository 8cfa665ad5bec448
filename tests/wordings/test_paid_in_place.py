"""What is paid in place of something is paid first: *If a survivor would be killed, discard a
medicine card instead* saves nobody whose player has none. What is no price is done.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.game_language import language
from dowlang.project.mending.natural_lines import reader

GAME = "dead_of_winter"
HAPPENS = (
    ("If a survivor would be killed, {} instead.", "when a survivor is killed"),
    ("When a survivor would get a wound, {} instead.", "when a survivor is wounded"),
    ("Whenever a survivor would suffer frostbite, {} instead.", "when a survivor gets frostbite"),
)
PRICES = (
    ("discard a medicine card", "discard a medicine card"),
    ("discard 2 cards", "discard 2 cards"),
    ("spend a die", "spend a die"),
    ("pay 2 food", "pay 2 food"),
)
DEEDS = (("lose 1 morale", "lose 1 morale"), ("add 1 zombie to the colony",) * 2)


def readings(said: str) -> list[str]:
    """Return the readings of a rule."""
    words = language(GAME)
    found = reader(words.vocabulary, words.parser).readings("rule", said, ())
    return ["\n".join(each.lines) for each in found]


@pytest.mark.parametrize(("happens", "price"), list(product(HAPPENS, PRICES)))
def test_a_price_is_paid_before_it_saves(happens: tuple[str, str], price: tuple[str, str]) -> None:
    told = readings(happens[0].format(price[0]))
    assert told[0].split("\n")[1] == f"    you must {price[1]}"
    for each in told:
        head, paid, *answer = each.split("\n")
        assert head.startswith(happens[1])
        assert paid.startswith("    you must ")
        assert answer == ["        if so", "            cancel the result"]


@pytest.mark.parametrize(("happens", "deed"), list(product(HAPPENS, DEEDS)))
def test_what_is_no_price_is_done(happens: tuple[str, str], deed: tuple[str, str]) -> None:
    told = readings(happens[0].format(deed[0]))
    assert told[0].split("\n")[1:] == ["    cancel the result", f"    {deed[1]}"]
