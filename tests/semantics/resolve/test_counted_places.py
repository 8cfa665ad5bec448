"""Places behind what is only counted: every effect with a number of counted things, with every
post-modifier that those things may have.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.signatures import Role
from tests.semantics.winter_world import checked_text

SLOTS = {
    "survivor": ("a survivor", "your leader", "each survivor"),
    "survivors": ("all survivors",),
    "place": ("the colony", '"School"'),
    "location": ("the colony", '"School"', "a location", "a location outside the colony"),
    "origin": ("the colony",),
    "destination": ('"School"',),
    "number": ("1",),
}
TALLIES = {noun.plural: noun for noun in VOCABULARY.nouns if noun.is_tally}
QUANTITIES = ("1", "2", "up to 2", "all")


def tally_of(word: EffectWord) -> Noun | None:
    """Return the counted noun right behind the number of an effect."""
    found = re.search(r"\{count\} (.+)", word.phrase)
    after = found[1] if found is not None else ""
    return next((noun for plural, noun in TALLIES.items() if after.startswith(plural)), None)


EFFECTS = [
    (word, noun)
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and (noun := tally_of(word)) is not None
]
PLACED = [
    word
    for word, _ in EFFECTS
    if any(p.role is Role.IMPLICIT and p.type.noun == "location" for p in word.parameters)
]
MODIFIERS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.FILTER and any(word.noun == noun.name for noun in TALLIES.values())
]


def forms(word: Word) -> list[str]:
    """Return the words of a post-modifier with things in its slots."""
    out = [word.phrase]
    for slot in word.slots:
        out = [said.replace(f"{{{slot}}}", each) for said in out for each in SLOTS[slot]]
    return out


def sentence(word: EffectWord, noun: Noun, quantity: str, after: str) -> str:
    """Return a line with the effect, its counted noun and what stands behind that."""
    name = noun.name if quantity == "1" else noun.plural
    said = re.sub(rf"\{{count\}} {noun.plural}", f"{quantity} {name} {after}".strip(), word.phrase)
    line = re.sub(r"\{(\w+)\}", lambda slot: SLOTS[slot[1]][0], said)
    return f"a survivor {line.replace('get ', 'gets ', 1)}" if word.subject == "survivor" else line


def checked_line(line: str) -> tuple[list[ir.CheckedCard], list[tuple[str, str]]]:
    """Return the card of one line below the ability of a survivor, and its errors."""
    text = (
        'survivor "Somebody"\n    flavor "x"\n    occupation "clerk"\n    influence 30\n'
        f'    attack 1+\n    search 1+\n    at "School"\n    ability 1+\n        {line}\n'
    )
    result, told = checked_text(text)
    errors = [d for d in told if d.severity.value == "error"]
    return list(result.checked_cards), [(d.code, f"{d.message} {d.help or ''}") for d in errors]


def names_a_place(word: Word) -> bool:
    """Return True for a post-modifier that alone says at which location the things are."""
    return word.phrase in ("at {location}", "at {place}", "here")


CASES = [
    pytest.param(word, noun, modifier, id=f"{word.phrase} / {modifier.phrase}")
    for word, noun in EFFECTS
    for modifier in MODIFIERS
    if modifier.noun == noun.name
]


def test_the_family_is_whole() -> None:
    assert {word.phrase for word in PLACED} == {"kill {count} zombies"}
    assert len(EFFECTS) >= 20 and len(CASES) >= 20


@pytest.mark.sample(14)
@pytest.mark.parametrize(("word", "noun", "modifier"), CASES)
def test_where_counted_things_are(word: EffectWord, noun: Noun, modifier: Word) -> None:
    """The place of an effect comes from a post-modifier that names one. What does not name one,
    or stands at an effect that has its place elsewhere, is refused, and the line to type checks.
    """
    for after in forms(modifier):
        for quantity in QUANTITIES:
            line = sentence(word, noun, quantity, after)
            cards, errors = checked_line(line)
            if word in PLACED and names_a_place(modifier):
                assert not errors, (line, errors)
                assert_asked_once(cards[0], word, after, line)
                continue
            assert errors, line
            other = sentence(word, noun, quantity, "")
            if word in PLACED:
                offered = re.search(r"wanted `([^`]+)`", errors[0][1])
                assert offered is not None, (line, errors)
                other = offered[1]
            elif quantity == "all" and word.available is None:
                continue  # it cannot be said of these with or without a place
            assert checked_line(other)[1] == [], (line, other)
            assert other != line


def assert_asked_once(card: ir.CheckedCard, word: EffectWord, after: str, line: str) -> None:
    """Assert that one place is chosen where the words leave a choice, none where they do not, and
    that the act has it.
    """
    picks = [
        part for part in nodes(card) if isinstance(part, ir.Pick) and part.noun.name == "location"
    ]
    acts = [part for part in nodes(card) if isinstance(part, ir.Act)]
    (act,) = [part for part in acts if part.word is word]
    names = [parameter.name for parameter in act.word.parameters]
    place = act.arguments[names.index("place")]
    assert len(picks) == ("a location" in after), line
    assert not picks or place == ir.Local(picks[0].name, "location"), line
    outside = [
        part
        for pick in picks
        for part in nodes(pick.candidates)
        if isinstance(part, ir.Call) and part.word.phrase == "outside {place}"
    ]
    assert bool(outside) == ("outside" in after), line


@pytest.mark.parametrize("quantity", QUANTITIES)
def test_outside_is_led_to_a_location_outside(quantity: str) -> None:
    noun = "zombie" if quantity == "1" else "zombies"
    _, errors = checked_line(f"kill {quantity} {noun} outside the colony")
    assert errors == [
        (
            "DOW3019",
            f"found `outside the colony` after `zombie`, wanted `kill {quantity} {noun} at a "
            f"location outside the colony` ",
        )
    ]


def test_at_each_location_is_done_at_each() -> None:
    cards, errors = checked_line("kill 2 zombies at each location outside the colony")
    assert not errors
    loops = [part for part in nodes(cards[0]) if isinstance(part, ir.Each)]
    (loop,) = [each for each in loops if each.noun.name == "location"]
    (act,) = [part for part in nodes(loop.body) if isinstance(part, ir.Act)]
    assert ir.Local(loop.name, "location") in act.arguments


def test_a_place_with_a_second_post_modifier_is_refused() -> None:
    _, errors = checked_line('kill 2 zombies at "School" outside the colony')
    assert [code for code, _ in errors] == ["DOW3001"]
    assert checked_line('kill 2 zombies at "School"')[1] == []


def test_a_number_may_still_be_asked_of_the_places_elsewhere() -> None:
    assert checked_line("if zombies outside the colony >= 3\n            lose 1 morale")[1] == []


def test_a_place_that_nothing_names_is_told() -> None:
    assert [code for code, _ in checked_line("kill 2 zombies at that location")[1]] == ["DOW3003"]
