"""Nobody chooses by name among cards that they do not see (R-BOARD-15): chance does, or they look
first. Each line that is offered checks.
"""

from __future__ import annotations

import re

import pytest

from tests.semantics.winter_world import found_in

HIDDEN = (
    "in the hand of another player",
    "in the hand of the first player",
    "in the hand of the player on your left",
    "in the hand of the player with the most cards",
    "in the hand of the friend",
)
AMOUNTS = ("a card", "a food card", "2 cards", "up to 2 cards", "any number of cards")
DEEDS = (
    "take {}",
    "discard {}",
    "remove {} from the game",
    "choose {} as x",
    "put {} onto the waste pile",
    "reveal {}",
    "the friend discards {}",
    "each player discards {}",
    "you may discard {}",
    "equip your leader with {}",
)


def found(*lines: str) -> list[tuple[str, str]]:
    """Return the errors of an option in which a friend is chosen first."""
    rows = "".join(f"        {line}\n" for line in ("choose another player as friend", *lines))
    head = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text = f'{head}{rows}    option "b"\n        lose 1 morale\n'
    return [(each.code, each.message) for each in found_in(text) if each.code < "DOW5"]


@pytest.mark.sample
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("amount", AMOUNTS)
@pytest.mark.parametrize("where", HIDDEN)
def test_a_choice_among_hidden_cards_is_refused(where: str, amount: str, deed: str) -> None:
    if deed.startswith("the friend") and where.endswith("the friend"):
        return  # they see their own
    line = deed.format(f"{amount} {where}")
    told = found(line)
    assert told, line
    if "does not see" in told[0][1]:
        said, random = re.findall(r"`([^`]*)`", told[0][1])[:2]
        again = [each for each in found(line.replace(said, random)) if "does not see" in each[1]]
        assert not again, (line, random)


@pytest.mark.parametrize(
    "lines",
    [
        ("look at the hand of the friend", "take one of those cards"),
        ("look at the hand of the friend", "take a food card in the hand of the friend"),
        (
            "look at the hand of the friend",
            "choose one",
            '    option "p"',
            "        take a card in the hand of the friend",
            '    option "q"',
            "        gain 1 morale",
        ),
        (
            "for each player",
            "    look at the hand of that player",
            "remove 2 medicine cards in the hand of any player from the game",
        ),
        ("discard a card in the hand of you",),
        ("for each player", "    they discard a card in the hand of them"),
        ("the friend discards a card in the hand of the friend",),
        ("take a card contributed by you",),
        ("take a card contributed to the crisis",),
        ("discard all food cards in the hand of the friend",),
        ("discard a random card in the hand of the friend",),
        ("the friend may give a card in hand to you",),
    ],
)
def test_what_is_seen_or_left_to_chance_is_not(lines: tuple[str, ...]) -> None:
    assert not found(*lines)


def test_a_look_in_one_option_is_none_in_another() -> None:
    card = (
        "choose one",
        '    option "p"',
        "        look at the hand of the friend",
        '    option "q"',
        "        take a card in the hand of the friend",
    )
    assert "does not see" in str(found(*card))
