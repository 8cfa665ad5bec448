"""A line about cards that its word never gets at is told the cards that it may be about: typed in
place of what was written they check, whatever the amount is.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place, TruthWord
from tests.semantics.winter_world import found_in

AMOUNTS = (
    "the top 1 card",
    "the top 2 cards",
    "the bottom 1 card",
    "the bottom 2 food cards",
    "the last 2 cards",
    "the top card",
    "a random card",
    "2 random cards",
    "a card",
    "2 cards",
    "the card",
    "all cards",
    "each card",
    "up to 2 cards",
    "exactly 2 cards",
    "any number of cards",
    "at least 1 card",
    "all but 1 card",
)
SLOTS = {
    "player": "another player",
    "survivor": "your leader",
    "deck": 'the "School" deck',
    "pile": "the waste pile",
    "location": '"School"',
    "crisis": "the current crisis",
    "amount": "1",
    "count": "1",
    "token": '"Crate"',
}
FILTERS = {word.phrase for word in VOCABULARY.of_sort(FilterWord)}
STATES = {
    word.phrase
    for word in VOCABULARY.of_sort(TruthWord)
    if word.place is Place.STATE and word.subject == "card"
}
ADJECTIVES = {each.word for each in VOCABULARY.adjectives}


def ways(place: str) -> list[str]:
    """Return the ways to say of cards that they lie there, `{}` for how many of them."""
    there = place.format_map({**SLOTS, "deck": "the waste pile"})
    out = [f"{{}} {there}"] if place in FILTERS else []
    if place in STATES:
        out.append(f"{{}} where (it is {there})")
        out.append(f"{{}} where (food = 1 and it is {there})")
    return out + ([f"{{}} {place}"] if place in ADJECTIVES else [])


BEYOND = [
    (word, slot, way)
    for word in VOCABULARY.of_sort(EffectWord)
    for slot, places in word.beyond.items()
    if any(p.name == slot and p.type.noun == "card" for p in word.parameters)  # as the amounts say
    for place in places
    if place != "they hold"  # of whom nobody has spoken
    for way in ways(place)
]


def cards_of(amount: str, way: str) -> str:
    """Return so many cards that lie somewhere, an adjective before their noun."""
    said = way.removeprefix("{} ")
    return amount.replace("card", f"{said} card") if said in ADJECTIVES else f"{amount} {said}"


def errors(line: str) -> list[Diagnostic]:
    text = (
        'crossroads "P"\n    flavor "x"\n    when you clean waste\n    option "A"\n'
        f'        {line}\n    option "B"\n        lose 1 morale\n\ntoken "Crate"\n'
    )
    return [each for each in found_in(text) if each.severity is Severity.ERROR]


def led(word: EffectWord, slot: str, place: str, amount: str) -> bool:
    """Return True where the line is told other cards, which check when they are typed."""
    cards = cards_of(amount, place)
    rest = {name: said for name, said in SLOTS.items() if name != slot}
    line = word.phrase.format_map({**rest, slot: cards})
    told = [each.message for each in errors(line) if "which `" in each.message]
    if not told:
        return False
    wanted = re.search(r"wanted `([^`]+)`", told[0])
    assert wanted is not None
    typed = line.replace(cards, wanted[1])
    assert typed != line and not errors(typed), (line, typed)
    return True


@pytest.mark.proofs(50)
@pytest.mark.sample(2)
@pytest.mark.parametrize(("word", "slot", "place"), BEYOND)
def test_the_cards_that_are_told_check(word: EffectWord, slot: str, place: str) -> None:
    not_told = [amount for amount in AMOUNTS if not led(word, slot, place, amount)]
    in_an_order = ("the top", "the bottom", "the last")
    assert all(amount.startswith(in_an_order) and "{} of " not in place for amount in not_told), (
        f"has an error of its own: {not_told}"
    )


def test_the_family_is_whole() -> None:
    places = {place.removeprefix("{} ") for _, _, place in BEYOND}
    assert places >= {"of the waste pile", "in use", "in hand", "staked"}
    assert "where (it is on top of the waste pile)" in places
    assert len({word.phrase for word, _, _ in BEYOND}) >= 8


@pytest.mark.parametrize(
    "line",
    [
        "stake a card where (cards in the waste pile >= 2)",
        "contribute a card where (there is a staked card) to the crisis",
        "stake a card where (it is in the waste pile or it is a food card)",
        "unequip a card on a survivor you control where (there is a card in the waste pile)",
    ],
)
def test_what_is_said_of_others_or_only_perhaps_refuses_nothing(line: str) -> None:
    assert not errors(line)
