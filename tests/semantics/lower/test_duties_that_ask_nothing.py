"""A duty that is done in full with nothing is no duty to which `if so` could answer, and an offer
joined by `and` that is taken with nothing is none: whoever pays, with whatever, by whichever open
amount.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.semantics.winter_world import checked_text

PAID = {
    "discard {0} cards": "discard 1 card",
    "spend {0} dice": "spend 1 die",
    "stake {0} cards": "stake 1 card",
    "lose {0} dice": "lose 1 die",
    "remove {0} cards from the game": "remove 1 card from the game",
    "give {0} cards to the player on their left": "give 1 card to the player on their left",
}
OPEN = ("up to 2", "any number of")
WHO = ("you", "each player", "the first player", "each other player", "another player")
ANSWERS = ("if so", "if not")
CARD = """crossroads "Up to Nothing"
    flavor "x"
    if morale >= 1
    option "A"
        {line}
{answer}    option "B"
        lose 1 morale
"""


def errors(line: str, answer: str = "") -> list[str]:
    if line.startswith(("you ", "the first player ")) and "their left" in line:
        line = line.replace("the player on their left", "the player on your right")
    below = f"            {answer}\n                gain 1 morale\n" if answer else ""
    _, found = checked_text(CARD.format(line=line, answer=below))
    return [one.code for one in found if one.severity.value == "error"]


@pytest.mark.sample(10)
@pytest.mark.parametrize(("who", "does"), list(product(WHO, PAID)))
def test_a_duty_that_is_done_with_nothing_is_refused_where_its_end_is_asked(
    who: str, does: str
) -> None:
    for some, answer in product(OPEN, ANSWERS):
        assert errors(f"{who} must {does.format(some)}", answer) == ["DOW3019"]
        assert errors(f"{who} may {does.format(some)}", answer) == []
        assert errors(f"{who} must {does.format(some)}") == []
    assert errors(f"{who} must {PAID[does]}", "if so") == []


@pytest.mark.parametrize("who", WHO)
def test_an_offer_joined_by_and_wants_something(who: str) -> None:
    open_one, other = "discard up to 2 cards", "spend up to 2 dice"
    assert errors(f"{who} may {open_one}, and {other}", "if so") == ["DOW3019"]
    assert errors(f"{who} may {open_one}, and spend 1 die", "if so") == []
    assert errors(f"{who} may discard 1 card, and {other}", "if so") == []
