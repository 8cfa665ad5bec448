"""A card that goes into a pile of another sort of cards is refused, whichever words say which card
it is, since nothing would come of the line (R-COMP-06..10).
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.semantics.winter_world import found_in
from tests.testing.trying import failures

OF_ITEMS = ('the "School" deck', "the waste pile")
APART = ("the crisis deck", "the crossroads deck", "the survivor deck", "the exile deck")
WAYS = ("put {} under {}", "put {} onto {}", "shuffle {} into {}")
SHOWN = {
    "the rest": "look at the top 2 cards of {0}\nput the rest {1}",
    "what is left of it": (
        "look at the top 3 cards of {0}\nput one of those cards under {0}\nput the rest {1}"
    ),
    "those": "look at the top 2 cards of {0}\nput those cards {1}",
    "one of those": "look at the top 2 cards of {0}\nput one of those cards {1}",
    "the revealed": "reveal the top 2 cards of {0}\nput the revealed cards {1}",
}
CASES = [
    (lines, source, f"{way} {target}", (source, target))
    for lines, source, target in product(SHOWN, (*OF_ITEMS[:1], *APART), (*OF_ITEMS, *APART))
    for way in ("under", "onto")
    if (way, target) != ("under", "the waste pile")
]
NAMED = [
    (f'put "Jerry Can" {way} {pile}', pile in OF_ITEMS)
    for way in ("under", "onto")
    for pile in (*OF_ITEMS, *APART)
] + [
    (f"put {crisis} under {pile}", pile == "the crisis deck")
    for crisis in ("the current crisis", '"The Long Whiteout"')
    for pile in (*OF_ITEMS, *APART)
]


def messages(lines: str) -> list[str]:
    """What is wrong with the lines of an option."""
    block = "".join(f"        {line}\n" for line in lines.splitlines())
    text = f'crossroads "T"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{block}'
    return [each.message for each in found_in(text) if each.code < "DOW5"]


@pytest.mark.sample(20)
@pytest.mark.parametrize(("lines", "source", "way", "piles"), CASES)
def test_what_was_shown_goes_into_a_pile_of_its_own_sort(
    lines: str, source: str, way: str, piles: tuple[str, str]
) -> None:
    found = messages(SHOWN[lines].format(source, way))
    alike = piles[0] == piles[1] or set(piles) <= {*OF_ITEMS}
    assert not found if alike else "goes neither into" in found[-1], found


@pytest.mark.parametrize(("line", "fits"), NAMED)
def test_a_card_that_is_named_goes_into_a_pile_of_its_own_sort(line: str, fits: bool) -> None:
    assert bool(messages(line)) is not fits


def test_cards_spoken_of_as_those_are_many_in_a_message() -> None:
    (found,) = messages(SHOWN["those"].format('the "School" deck', "onto the crisis deck"))
    assert "`those cards`" in found


def test_a_pile_of_the_same_sort_takes_them(tmp_path: Path) -> None:
    """What is allowed comes about."""
    text = """crossroads "The Shelf"
    flavor "x"
    when you clean waste
    option "A"
        look at the top 2 cards of the "School" deck
        put the rest onto the waste pile
    option "B"
        put the current crisis under the crisis deck

test "they lie there"
    given players = 2, seed 1, dice of player 1 are 6 6, cards in the waste pile = 1
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given crossroads "The Shelf"
    when player 1 cleans waste
    when player 1 chooses "A"
    then cards in the waste pile = 2
"""
    assert not failures(tmp_path, text)


def test_what_is_left_of_what_was_shown_goes_where_the_word_reaches() -> None:
    """Whatever was shown may be put back from the removed pile (R-COMP-18). No word that is about
    items reaches the crises.
    """
    shown = "reveal the last 3 cards in the removed pile\ntake one of those cards\n{}"
    for line in ("put the rest onto the waste pile", 'put the rest under the "School" deck'):
        assert messages(shown.format(line)) == []
    (told,) = messages("look at the top 3 cards of the crisis deck\ndiscard the rest")
    assert "`the rest`, and `discard {card}` never gets at" in told
