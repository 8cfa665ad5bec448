"""What only the line above brings, and nobody knows before, makes no option impossible: which cards
it draws, looks at or reveals, how many others put at stake, what dice they keep in secret.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.analysis.test_what_an_option_tells import card, offered, standing

GIVEN = (
    'look at the top 3 cards of the "School" deck',
    'reveal the top 3 cards of the "School" deck',
    'draw 3 cards from the "School" deck',
    'reveal the bottom 3 cards of the "School" deck',
)
"""Lines that give three cards of which nothing is known before."""

SAID = (
    "fuel card{} among those cards",
    'one of those cards where (it is "Aspirin")',
    "one of those cards where (it is a fuel card)",
)
EFFECTS = [
    word.phrase.replace("{card}", "{}")
    for word in VOCABULARY.words
    if isinstance(word, EffectWord)
    and word.slots == ("card",)
    and word.phrase.startswith(("take", "discard", "remove", "steal", "equip"))
]


def wanting(line: str, given: str) -> tuple[str, ...]:
    """Return the lines that stand below a line and want one of the cards with a face."""
    ways = [line.format("a " + SAID[0].format("")), *(line.format(said) for said in SAID[1:])]
    return tuple(standing([f"{given}; {way}" for way in ways]))


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("line", EFFECTS)
def test_a_card_that_nobody_knows_yet_may_be_the_one(given: str, line: str) -> None:
    lines = wanting(line, given)
    assert offered(card(lines), 0, 0) >= {str(1 + number) for number in range(len(lines))}


@pytest.mark.parametrize("given", GIVEN)
def test_no_more_than_are_there(given: str) -> None:
    said = [f"{given}; remove {many} fuel cards among those cards from the game" for many in (3, 4)]
    assert offered(card(said), 0, 0) == {"1", "3", "4"}


def test_what_lies_open_is_known() -> None:
    """The waste pile of this table is empty, and no card of it is asked for in vain."""
    lines = ["reveal the top 1 card of the waste pile; take a food card among those cards"]
    assert standing(lines) and offered(card(lines), 0, 0) == {"2", "3"}


@pytest.mark.parametrize(
    ("lines", "possible"),
    [
        ("take 1 staked card", False),
        ("each player stakes 1 card; take 1 staked card", True),
        ("each player stakes 1 card; take 4 staked cards", False),
        ("each player stakes up to 1 card; take 1 staked card", True),
        ("each player stakes any number of cards; take 1 staked card", True),
        ("each player stakes any number of cards face down; take 1 staked card", True),
        ("another player stakes 1 card; take 1 staked card", True),
        ("another player must stake 1 card; take 1 staked card", True),
        ("another player may stake 1 card; take 1 staked card", True),
        ("stake up to 2 cards; take 1 staked card", True),
        ("stake 1 card; take 2 staked cards", False),
        ("stake any number of cards; the player with the most staked cards loses 1 die", True),
        (
            "each player keeps a die in secret; choose a player where (secret die of it >= 2) as x"
            "; the x discards 1 card",
            True,
        ),
        ("each player picks a number up to 3 in secret; a player who picked 3 loses 1 die", True),
        ("pick a number up to 3 in secret; a player who picked 3 loses 1 die", True),
    ],
)
def test_what_others_bring_is_not_known_to_be_missing(lines: str, possible: bool) -> None:
    assert standing([lines]) and ("1" in offered(card([lines], ()), 0, 0)) is possible
