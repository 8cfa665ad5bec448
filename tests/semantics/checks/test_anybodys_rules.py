"""Rules about what anybody does, on cards that speak of a bearer (DOW5032): the warning comes for
each of them, and the lines of the bearer alone that it tells check without one.
"""

from __future__ import annotations

import pytest

from dowlang import advice
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from tests.semantics.winter_world import checked_text

SURVIVOR = (
    'survivor "Nan Oakley"\n    flavor "x"\n    occupation "teacher"\n    female\n'
    '    influence 41\n    attack 4+\n    search 3+\n    at "School"\n    ability 2+\n        {}\n'
)
CROSSROADS = 'crossroads "The Fork"\n    flavor "x"\n    if food >= 2\n    option "A"\n        {}\n'
ITEM = 'item "The Lamp"\n    flavor "x"\n    tool, in "School" x 1\n    {}\n'
WITH_BEARER = {
    "passive": (SURVIVOR.format("gain 1 morale") + "    passive\n        {}\n", 2),
    "ability": (SURVIVOR.format("until the end of this round\n            {}"), 3),
    "equip": (ITEM.format("equip\n        {}"), 2),
    "attached": (CROSSROADS.format("attach this card to a survivor\n            {}"), 3),
    "while": (ITEM.format('equip\n        while the bearer is at "School"\n            {}'), 3),
}
WITHOUT = {
    "on a place": CROSSROADS.format('attach this card to "School"\n            {}'),
    "on a player": CROSSROADS.format("attach this card to you\n            {}"),
    "option": CROSSROADS.format("for the rest of the game\n            {}"),
    "play": ITEM.format("play\n        until the end of this round\n            {}"),
}
"""Frames with a bearer, with how deep their line stands, and frames without."""
WORDS = [word for word in VOCABULARY.of_sort(RuleWord) if word.of_bearer is not None]


def lines_of(card: str, depth: int, *lines: str) -> str:
    """Return a card with lines that stand in its frame."""
    return card.format(f"\n{'    ' * depth}".join(lines))


def found(card: str) -> list[tuple[str, str | None]]:
    """Return code and help of what is found of a card."""
    every = checked_text(card)[1]
    assert [one.message for one in every if one.severity.value == "error"] == []
    return [(one.code, one.help) for one in every]


def test_a_rule_that_has_a_place_and_nobody_who_does_it_names_the_bearers_line() -> None:
    """A word that is declared without it is found here."""
    places = [
        word.phrase
        for word in VOCABULARY.of_sort(RuleWord)
        if "subject" not in word.slots
        and any(one.type.noun == "location" for one in word.parameters)
    ]
    there = [word for word in WORDS if word.phrase in places]
    assert len(places) >= 5 and len(there) == len(places)
    assert all(word.printed.startswith("any ") for word in there)


def test_the_numbers_of_what_one_survivor_does_are_among_them() -> None:
    """Attracting, cleaning, exposure, frostbite and death are one survivor's. What is counted for
    the whole colony or for each player nobody takes for the bearer's.
    """
    numbers = {word.phrase.removesuffix(" is {number}") for word in WORDS}
    assert numbers >= {"zombies attracted", "cards cleaned", "wounds per frostbite", "bitten faces"}
    assert not numbers & {"people per food", "dice per player", "highest morale"}


@pytest.mark.parametrize("frame", WITH_BEARER)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.phrase)
def test_it_is_warned_of_and_the_bearers_lines_check(word: RuleWord, frame: str) -> None:
    card, depth = WITH_BEARER[frame]
    (help,) = [help for code, help in found(card.format(word.example)) if code == "DOW5032"]
    *_, own = advice.offers_of(help) or (None,)
    if own is None:
        assert word.of_bearer == () and help == "no line says it of the bearer alone"
        return
    assert "{" not in "".join(own.lines)
    told = [code for code, _ in found(lines_of(card, depth, *advice.typed(own)))]
    assert "DOW5032" not in told


@pytest.mark.parametrize("frame", WITHOUT)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.phrase)
def test_without_a_bearer_it_is_plain(word: RuleWord, frame: str) -> None:
    assert "DOW5032" not in [code for code, _ in found(WITHOUT[frame].format(word.example))]


def test_each_of_several_places_is_one_at_which_the_bearer_is() -> None:
    card, _ = WITH_BEARER["equip"]
    line = "searching at each location outside the colony draws 2 more cards"
    (help,) = [help for code, help in found(card.format(line)) if code == "DOW5032"]
    assert help is not None
    assert "`while the bearer is at a location outside the colony`" in help
    assert "`searching draws 2 more cards`" in help
