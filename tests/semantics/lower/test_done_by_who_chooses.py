"""In a loop over players a line that nobody is said to do and that leaves a choice is done by who
makes it: whom the word asks in its turn, and of whom its event tells, is the player of the loop.
What it brings or takes is yours as ever, of which a warning tells.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import checked_text

OPEN = {
    "remove {count} wounds from {survivor}": (
        "remove 1 wound from a survivor they control",
        "remove 1 wound from a survivor at a location",
    ),
    "start a vote to exile {target}": (
        "start a vote to exile another player",
        "start a vote to exile a player",
    ),
    "swap secret objectives with {other}": ("swap secret objectives with another player",),
    "make room for {count} survivors at {location}": ("make room for 1 survivor at a location",),
    "distribute {count} wounds among {survivors}": (
        "distribute 4 wounds among the survivors at a location",
    ),
}
"""Effects that a player does, with lines that leave somebody a choice of what is nobody's."""

OF_NOBODYS_CHOICE = (
    'make room for 1 survivor at "School"',
    "distribute 2 wounds among the survivors they control",
    "start a vote to exile the player with the most survivors",
    "add 3 helpless survivors",
    "throw 3 dice",
)
YOURS = ("spend a die", "set a die to 6", "show your hand to another player", "stake a card")
OTHERWISE = {  # with pieces of your own, with a number only, or at one place of a card
    "discard {card}",
    "remove {card} from the game",
    "contribute {card} to the crisis",
    "spend {die}",
    "lose {die}",
    "raise {die} by {amount}",
    "set {die} to {amount}",
    "stake {card}",
    "stake {card} face down",
    "agree",
    "play {card}",
    "tuck {card} under {survivor}",
    "replace {dice} with the throw",
    "throw {count} dice",
    "add {count} helpless survivors",
    "show your hand to {other}",
    "draw {count} more cards in the search of {place}",
    "draw {count} cards in place of {found}",
}
LOOPS = ("for each player", "for each other player", "for each player, in turn order")


def acts(*lines: str) -> list[tuple[str, ...]]:
    """Return the arguments of the acts of the last line, locals by their names."""
    text = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text += "".join(f"        {line}\n" for line in lines)
    checked, found = checked_text(text + '    option "no"\n        lose 1 morale\n')
    assert not [each.message for each in found if each.code < "DOW5"], lines
    return [
        tuple(each.name for each in act.arguments if isinstance(each, ir.Local))
        for card in checked.checked_cards
        for act in nodes(card)
        if isinstance(act, ir.Act) and act.line == 4 + len(lines)
    ]


def test_every_such_word_is_looked_at() -> None:
    words = {
        word.phrase
        for word in VOCABULARY.of_sort(EffectWord)
        if word.subject == "player" and not word.to_subject and not word.from_subject
    }
    assert words == {*OPEN} | OTHERWISE


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("line", [line for lines in OPEN.values() for line in lines])
def test_who_chooses_does_it(line: str, loop: str) -> None:
    (bare,) = acts(loop, f"    {line}")
    assert "you" not in bare
    assert any(re.fullmatch(r"player_\d+", name) for name in bare)
    assert acts(loop, f"    they {line}") == [bare]
    assert all("you" in each for each in acts(line.replace("they control", "you control")))


@pytest.mark.parametrize("line", [*OF_NOBODYS_CHOICE, *YOURS])
def test_what_leaves_others_no_choice_is_yours(line: str) -> None:
    for loop in LOOPS:
        assert all("you" in each for each in acts(loop, f"    {line}")), loop
