"""No item finds itself on the pile on which it is laid when it is played: words about the pile mean
the other cards until its text is carried out (R-ACT-PLY-02, R-ACT-PLY-03, R-EXILE-13).

Each text gains or loses morale by what it finds, with the pile otherwise empty, and with one other
card of the same kind on it.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import PLAY_CARD, USE
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL

FOUND = (  # lines that gain 1 morale where a card is found in {pile}
    "if cards in {pile} >= 1; +gain 1 morale",
    "if food cards in {pile} = 1; +gain 1 morale",
    "if there is a food card in {pile}; +gain 1 morale",
    'if "{name}" is in {pile}; +gain 1 morale',
    'if "{name}" is on top of {pile}; +gain 1 morale',
    "for each card in {pile}; +gain 1 morale",
    "gain (cards in {pile}) morale",
)
TAKEN = (  # lines of which the card is taken away, from the waste pile only
    "take 1 food card from the waste pile",
    'take "{name}" from the waste pile',
    "take the top card of the waste pile",
    "take the last 2 cards of the waste pile",
    "take all cards from the waste pile",
    'put 1 food card in the waste pile under the "School" deck',
    "remove the top 3 cards of the waste pile from the game",
)
WAYS = {"play": "the waste pile", "event": "the removed pile", "equip": "the waste pile"}


def texts() -> list[tuple[str, str]]:
    """Each way with each text about the pile where it ends."""
    return [(way, line) for way in WAYS for line in (*FOUND, *(TAKEN if way != "event" else ()))]


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """An item for each text, in two copies."""
    text = ""
    for number, (way, line) in enumerate(texts()):
        filled = line.format(pile=WAYS[way], name=f"Loop {number}")
        text += f'item "Loop {number}"\n    flavor "x"\n    food, in "School" x 2\n    {way}\n'
        indent = " " * 8
        if way == "equip":
            text += f"{indent}the bearer has the ability, once per game\n"
            indent += "    "
            text += f"{indent}discard this card\n"
        for part in filled.split("; "):
            text += indent + part.replace("+", "    ") + "\n"
        text += "\n"
    return load_source(addition([], {"loops": text.encode()}))


def played(number: int, way: str, others: int) -> Winter:
    """The game after the card was used, with so many other copies on the pile."""
    name = f"Loop {number}"
    built = table(cards(), 2).controls(1, "Amara Diallo").controls(2, "Biscuit").morale(5)
    if way == "equip":
        built.equipped("Amara Diallo", name)
    else:
        built.hand(1, name)
    if others and way != "event":
        built.waste(name)
    game = built.begin()
    if others and way == "event":
        design = game.cards.number("item", f"loop_{number}")
        school = game.item_deck[SCHOOL]
        other = next(item for item in school if game.t.item_card[item] == design)
        game.item_deck[SCHOOL] = tuple(item for item in school if item != other)
        game.removed += (other,)
    kind = USE if way == "equip" else PLAY_CARD
    game.choose(next(at for at, one in enumerate(game.stack[-1][3]) if one[0] == kind))
    return game


@pytest.mark.parametrize("others", [0, 1])
@pytest.mark.parametrize(("number", "text"), list(enumerate(texts())))
def test_the_card_is_not_among_those_of_the_pile(
    number: int, text: tuple[str, str], others: int
) -> None:
    way, line = text
    if way == "equip" and line in TAKEN and not others:
        return  # asked before it, and not offered: see below
    game = played(number, way, others)
    path = f"additions/loops/loop_{number}"
    copies = [
        item for item, card in enumerate(game.t.item_card) if game.t.design_path[card] == path
    ]
    pile = game.removed if way == "event" else game.waste
    if line in FOUND:
        assert game.morale == 5 + others and len(set(copies) & set(pile)) == 1 + others
    else:
        assert len(set(copies) & set(pile)) == 1, "the other one was taken, if any"
    assert game.playing == -1


@pytest.mark.parametrize("number", [texts().index(("equip", line)) for line in TAKEN[:2]])
def test_what_an_ability_discards_is_not_its_own_catch(number: int) -> None:
    """With nothing else on the pile what has to take a card from it is not offered."""
    with pytest.raises(StopIteration):
        played(number, "equip", 0)
