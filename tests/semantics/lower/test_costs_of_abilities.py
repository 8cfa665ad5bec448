"""What an ability costs besides its die: each effect blocks an ability, its own or a granted one,
just as it blocks an option.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.winter_world import checked_text

EFFECTS = [word for word in VOCABULARY.words if word.place is Place.EFFECT and word.example]
OPTION = """crossroads "Slips"
    flavor "x"
    if morale >= 1
    option "A"
        {line}
        add 2 food
"""
OWN = """survivor "Ada Winterbourne"
    flavor "x"
    occupation "locksmith"
    female
    influence 41
    attack 3+
    search 2+
    at anywhere
    ability 3+
        {line}
        add 2 food
"""
GRANTED = """crossroads "Slips"
    flavor "x"
    if morale >= 1
    option "A"
        until the end of this round
            "Wen Guo" has the ability 3+, at anywhere
                {line}
                add 2 food
"""


def asked(text: str, line: str, kind: type) -> list[str] | None:
    """Return what an option or an ability of a card asks before it, in the words of its needs."""
    result, found = checked_text(text.format(line=line))
    if [each for each in found if each.severity.value == "error"]:
        return None
    card = result.checked_cards[0]
    parts = [part for part in nodes((card.procedures, card.abilities)) if isinstance(part, kind)]
    needs = [need for part in parts[:1] for need in getattr(part, "needs", ()) if need.asks]
    return sorted(what(need) for need in needs)


def what(need: ir.Need) -> str:
    """Return which question a need asks, without the names of its locals."""
    if need.word is not None:
        return f"so many: {need.word.phrase}"
    if need.possible is not None:
        return f"possible: {need.possible.word.phrase}"
    return "pieces" if need.pieces is not None else "there" if need.holds is not None else "ahead"


@pytest.mark.sample(12)
@pytest.mark.parametrize("word", EFFECTS, ids=lambda word: word.phrase)
def test_an_ability_is_blocked_by_what_blocks_an_option(word: Word) -> None:
    wanted = asked(OPTION, word.example, ir.Option)
    if wanted is None:
        return  # it speaks of what only its own event binds
    for text in (OWN, GRANTED):
        found = asked(text, word.example, ir.Ability)
        assert found == wanted, word.example


def test_some_of_them_block() -> None:
    blocking = [word for word in EFFECTS if asked(OPTION, word.example, ir.Option)]
    assert len(blocking) >= 25
