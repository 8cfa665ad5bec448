"""The top, the bottom and the last of things: only a deck or pile has ends, only a pile on which
cards are laid has last ones. Every effect with a slot for pieces, with each end.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, Place
from tests.semantics.ownership.test_nobodys_piece import checked

ENDS = ("top", "last", "bottom")
PILES = {"the waste pile": ENDS, "the removed pile": ENDS}
DECKS = ('the "School" deck', "the crisis deck", "the survivor deck", "that deck")
PIECES = ("survivor", "player", "location", "die", "card", "deck")
OTHERS = {
    "survivor": '"Amara Diallo"',
    "player": "the first player",
    "location": '"School"',
    "deck": 'the "School" deck',
    "number": "1",
    "card": "a card in the waste pile",
    "symbol": "fuel",
}
SAID = {
    "survivor": ("", " at the colony", " you control"),
    "player": ("", " with a survivor at the colony"),
    "location": ("", " outside the colony"),
    "die": ("", " in your pool"),
    "card": (" in hand", " you hold", " on your leader", " contributed to the crisis"),
    "deck": ("",),
}
WORDS = [
    (word, parameter.name, parameter.type.noun)
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and not (word.point or word.absent or word.implicit)
    for parameter in word.parameters
    if parameter.role == "slot" and parameter.type.noun in PIECES
]


def said_with(word: EffectWord, name: str, thing: str) -> str:
    """Return the effect with this in its slot, done by a survivor where it needs one."""
    types = {p.name: p.type.noun for p in word.parameters}
    line = re.sub(
        r"\{(\w+)\}",
        lambda slot: thing if slot[1] == name else OTHERS.get(types[slot[1]], "1"),
        word.phrase,
    )
    return line if word.subject != "survivor" else f'"Amara Diallo" {line}'


@pytest.mark.sample(12)
@pytest.mark.parametrize("entry", WORDS, ids=lambda entry: f"{entry[0].phrase} {entry[1]}")
def test_what_lies_in_no_order_has_no_end(entry: tuple[EffectWord, str, str]) -> None:
    word, name, noun = entry
    plural = {each.name: each.plural for each in VOCABULARY.nouns}[noun]
    for end in ENDS:
        for after in SAID[noun]:
            for thing in (f"the {end} {noun}{after}", f"the {end} 2 {plural}{after}"):
                card, told = checked(said_with(word, name, thing))
                assert card is None, thing
                assert told


@pytest.mark.parametrize("pile", [*PILES, *DECKS[:3]])
@pytest.mark.parametrize("end", ENDS)
def test_each_end_of_a_pile_is_what_it_is_called(pile: str, end: str) -> None:
    card, told = checked(f"look at the {end} 2 cards of {pile}")
    if end == "last" and pile not in PILES:
        assert card is None
        assert [code for code, _ in told] == ["DOW3019"]
        assert "the bottom" in told[0][1]
        return
    assert card is not None, told
    acts = tuple(n for n in nodes(card.procedures) if isinstance(n, ir.Act))
    found = [n for n in nodes(acts) if isinstance(n, ir.First | ir.Last)]
    assert [type(n) for n in found] == [ir.Last if end == "bottom" else ir.First]
