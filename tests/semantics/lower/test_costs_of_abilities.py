"""What an ability costs besides its die: each effect blocks an ability, its own or a granted one,
just as it blocks an option, and what is chosen leaves the lines below a way as it does there.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.testing import run_tests
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


CHOOSING = (
    "raise a die by 1",
    "lose a die",
    "place a survivor you control at the colony",
    "a survivor you control gets 1 wound",
    "give a survivor you control to the player on your left",
    "discard 1 card",
    "choose a survivor you control",
    "choose another player",
)
BELOW = (
    "spend a die showing 6",
    "lose 2 dice",
    'kill a survivor at "School"',
    "kill a survivor where (it is wounded)",
    "discard 2 cards",
    "discard a food card",
    "place that survivor at the colony",
    "that player discards 1 card",
)


def leaving_a_way(text: str, first: str, second: str, kind: type) -> list[int] | None:
    """Return for each choice of an option or an ability how much it has to leave possible."""
    margin = re.search(r"^( +)\{line\}", text, re.MULTILINE)
    assert margin is not None
    lines = f"{first}\n{margin[1]}{second}"
    result, found = checked_text(text.format(line=lines))
    if [each for each in found if each.severity.value == "error"]:
        return None
    card = result.checked_cards[0]
    held = [each for each in nodes((card.procedures, card.abilities)) if isinstance(each, kind)]
    picks = [each for each in nodes(held[0]) if isinstance(each, ir.Pick)]
    return [len(each.onward) for each in picks]


@pytest.mark.sample(4)
@pytest.mark.parametrize("first", CHOOSING)
def test_what_is_chosen_in_an_ability_leaves_the_lines_below_a_way(first: str) -> None:
    narrowed = 0
    for second in BELOW:
        wanted = leaving_a_way(OPTION, first, second, ir.Option)
        if wanted is None:
            continue
        narrowed += any(wanted)
        for text in (OWN, GRANTED):
            assert leaving_a_way(text, first, second, ir.Ability) == wanted, (first, second)
    assert narrowed


PLAYED = """survivor "Raiser"
    flavor "x"
    occupation "teacher"
    female
    influence 41
    attack 4+
    search 3+
    at anywhere
    ability, once per round
        raise a die by 1
        spend a die showing 6
        gain 1 morale

item "Little Bell"
    flavor "x"
    tool, in "School" x 1
    equip
        the bearer has the ability, once per round
            raise a die by 1
            spend a die showing 6
            gain 1 morale

test "her own"
    given players = 2, seed 1, morale = 5, dice of player 1 are 2 5
    given player 1 controls "Raiser", player 2 controls "Biscuit", "Raiser" is at the colony
    when player 1 uses the ability of "Raiser"
    then morale = 6 and dice of player 1 showing 2 = 1 and dice of player 1 showing 6 = 0

test "by the bell"
    given players = 2, seed 1, morale = 5, dice of player 1 are 2 5
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given "Amara Diallo" is equipped with "Little Bell"
    when player 1 uses "Little Bell"
    then morale = 6 and dice of player 1 showing 2 = 1 and dice of player 1 showing 6 = 0
"""

HERO = """hero "Aud of the Edge"
    flavor "x"
    music drum
    points 1
    ability
        move a dwarf in a forest to an adjacent zone
        return a dwarf at the castle to camp
        gain 3 gold

test "nowhere but to the castle"
    given players = 2, seed 1, gold of player 1 = 0
    given player 1 holds "Aud of the Edge", crew of player 1 at forest 1 = 1
    when player 1 plays the drum
    when player 1 chooses "Aud of the Edge"
    then gold of player 1 = 3 and crew of player 1 at forest 1 = 0
    then crew of player 1 at the castle = 0
"""


def test_the_price_below_a_choice_is_paid(tmp_path: Path) -> None:
    for name, text in (("raiser", PLAYED), ("aud", HERO)):
        card = tmp_path / f"{name}.dow"
        card.write_text(text, "utf-8")
        (told,) = checking.tests_of([card])
        results = run_tests(told.cards, told.tests).results
        assert [each.message() for each in results] == [""] * text.count("\ntest ")
