"""What a chooser is offered does not tell what lies in a deck face down: every effect on a card of
a deck, with a deck that holds such a card and one that does not, in an option and in an ability.
"""

from __future__ import annotations

from pathlib import Path

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, Place
from tests.semantics.ownership.test_nobodys_piece import checked
from tests.semantics.resolve.test_ends_of_piles import said_with
from tests.testing.trying import failures

SORTS = ('a food card of the "School" deck', '2 food cards of the "School" deck')
BY_NAME = 'search the "School" deck for "Aspirin"'
WORDS = [
    (word, parameter.name)
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and not (word.point or word.absent or word.implicit)
    if word.subject != "survivor"
    for parameter in word.parameters
    if parameter.role == "slot" and parameter.type.noun == "card"
]
CARD = """crossroads "Shelf {n}"
    flavor "x"
    if food >= 0
    option "Do"
        {line}
    option "B"
        lose 1 morale

"""
TEST = """test "{name} {n}"
    given players = 3, seed 1, morale = 9, food = 9, cards in the "School" deck = 0
    given "{card}" is on top of the "School" deck, "{card}" is on top of the "School" deck
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given crossroads "Shelf {n}"
    when player 1 starts
    then player 1 {can} choose "Do"

"""
EMPTY = """test "Empty {n}"
    given players = 3, seed 1, morale = 9, food = 9, cards in the "School" deck = 0
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
    given crossroads "Shelf {n}"
    when player 1 starts
    then player 1 cannot choose "Do"

"""


def lines() -> list[str]:
    """Return the sentences that check."""
    said = {said_with(word, name, thing) for word, name in WORDS for thing in SORTS}
    said.add(BY_NAME)
    usable = [line for line in sorted(said) if not line.startswith("equip")]  # food is no equipment
    return [line for line in usable if checked(line)[0] is not None]


def test_a_deck_with_such_a_card_and_one_without_offer_the_same(tmp_path: Path) -> None:
    said = lines()
    assert len(said) >= 10, said
    text = "".join(
        CARD.format(n=n, line=line)
        + TEST.format(n=n, name="There", card="Tinned Soup", can="can")
        + TEST.format(n=n, name="Not there", card="Cleaver", can="can")
        + EMPTY.format(n=n)
        for n, line in enumerate(said, 1)
    )
    found = failures(tmp_path, text)
    assert found == [], (said, found)


def test_an_open_pile_is_looked_at(tmp_path: Path) -> None:
    line = "take 1 food card from the waste pile"
    table = TEST.replace('of the "School" deck', "of the waste pile").replace(
        'cards in the "School" deck', "cards in the waste pile"
    )
    text = (
        CARD.format(n=1, line=line)
        + table.format(n=1, name="There", card="Tinned Soup", can="can")
        + table.format(n=1, name="Not there", card="Cleaver", can="cannot")
    )
    assert failures(tmp_path, text) == []
