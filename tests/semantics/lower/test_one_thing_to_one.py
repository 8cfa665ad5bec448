"""A single thing goes to one only: `place "Wen Guo" at each location` would lead her through all of
them, and `each player takes the first player token` would hand it round. Each is refused with the
words for one, and with these the line checks.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project.pipeline import language
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import found_in

THINGS = {
    "survivor": ('"Wen Guo"', "your leader"),
    "card": ("the x", "that card"),
    "cards": ("the x",),
    "crisis": ("the current crisis",),
    "other": ('"Wen Guo"', "your leader", "a survivor outside the colony"),
}
GOALS = {
    "location": (
        "each location",
        "each location outside the colony",
        "all locations",
        "2 locations",
    ),
    "player": ("each player", "each other player", "all players", "2 players"),
    "survivor": (
        "each survivor you control",
        'each survivor at "School"',
        "2 survivors you control",
    ),
    "deck": ("each item deck", "all item decks"),
}
WORDS = [w for w in language("dead_of_winter").vocabulary.of_sort(EffectWord) if w.to_one]


def lines_of(word: EffectWord) -> list[str]:
    """Return the sentences of a word that would lead one thing to several."""
    slot, goal = word.to_one
    kinds = {p.name: p.type.noun for p in word.parameters}
    out = []
    for goal_said in GOALS[kinds[goal]]:
        for thing in THINGS.get(slot, ("",)):
            said = word.phrase.replace(f"{{{slot}}}", thing).replace(f"{{{goal}}}", goal_said)
            said = said.replace("{leader}", "your leader")
            if goal == word.subject:
                head, _, rest = said.partition(" ")
                plural = goal_said.startswith(("all", "2"))
                said = f"{goal_said} {head if plural else head + 's'} {rest}"
            elif "{" not in said and word.subject == slot:
                head, _, rest = said.partition(" ")
                said = f"{thing} {head}s {rest}"
            out.append(said)
    return sorted(set(out))


def found(line: str) -> list[tuple[str, str]]:
    """Return the errors of a line below the choice of a card."""
    text = (
        'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
        f"        choose a card in hand as x\n        {line}\n"
        '    option "b"\n        lose 1 morale\n'
    )
    return [(each.code, each.message) for each in found_in(text) if each.code < "DOW5"]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.phrase)
def test_one_thing_goes_to_one(word: EffectWord) -> None:
    lines = lines_of(word)
    assert lines
    for line in lines:
        told = found(line)
        if [code for code, _ in told] == ["DOW3019"] and "takes one" in told[0][1]:
            wrong, right = re.findall(r"`([^`]*)`", told[0][1])[0:3:2]
            again = found(line.replace(wrong, right))
            assert not [each for each in again if "takes one" in each[1]], (line, right, again)
        else:  # it is refused for another reason already
            assert told, line


def test_every_word_that_tells_where_one_thing_is_is_tried() -> None:
    tried = {word.phrase for word in WORDS}
    assert len(tried) >= 15
    refused = [line for word in WORDS for line in lines_of(word) if "takes one" in str(found(line))]
    assert len(refused) >= 30


@pytest.mark.parametrize(
    "line",
    [
        "each player takes all cards in the waste pile",
        "each player takes each card in the waste pile",
        "2 players take all cards in the waste pile",
    ],
)
def test_nor_do_all_of_a_pile_come_to_each(line: str) -> None:
    assert "takes one" in str(found(line))


@pytest.mark.parametrize(
    "line",
    [
        'each player takes 1 card from the "School" deck',
        "each player takes a card in the waste pile",
        'each player takes "Aspirin"',
        "each player gives all cards in hand to the first player",
        "each player may take the first player token",
        "place each survivor you control at the colony",
        "the first player takes the first player token",
        "a survivor you control becomes your leader",
    ],
)
def test_what_differs_for_each_is_said(line: str) -> None:
    assert not found(line)


def test_two_of_a_noun_go_to_one_another() -> None:
    """In both orders, and the loop that the message names checks."""
    missed, wrong = [], []
    words = [word for word in WORDS if {*word.to_one} == {*word.slots} and len(word.slots) == 2]
    pairs = [each.phrase for each in words if len({p.type.noun for p in each.parameters}) == 1]
    assert {"swap {survivor} with {other}", "trade {survivor} with {other}"} <= {*pairs}
    for phrase in ("swap {} with {}", "trade {} with {}"):
        for several in GOALS["survivor"]:
            for one in ('"Wen Guo"', "a survivor controlled by the first player"):
                for both in ((several, one), (one, several)):
                    if not found(phrase.format(*both)):
                        missed.append(both)
                if several.startswith("each"):
                    looped = phrase.format("that survivor", one)
                    wrong += found(f"for {several}\n            {looped}")
    assert (missed, wrong) == ([], [])
