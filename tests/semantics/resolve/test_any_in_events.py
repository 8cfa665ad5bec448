"""`any` in what happens: one reader discards one card, another as many as they like. Every effect
with a slot or a subject for pieces, and every amount of what is only counted.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, Place
from tests.semantics.lower.test_ties import third
from tests.semantics.ownership.test_nobodys_piece import OTHERS, checked
from tests.semantics.resolve.test_ends_of_piles import SAID, WORDS, said_with

PLURALS = {noun.name: noun.plural for noun in VOCABULARY.nouns}
DONE_BY = [
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and word.subject and not (word.point or word.absent)
]


@pytest.mark.sample(12)
@pytest.mark.parametrize("entry", WORDS, ids=lambda entry: f"{entry[0].phrase} {entry[1]}")
def test_any_of_the_pieces_is_refused(entry: tuple[EffectWord, str, str]) -> None:
    word, name, noun = entry
    for after in SAID[noun]:
        for thing in (f"any {noun}{after}", f"any {PLURALS[noun]}{after}"):
            card, told = checked(said_with(word, name, thing))
            assert card is None and told, thing


@pytest.mark.parametrize("noun", list(SAID))
def test_any_to_choose_is_refused(noun: str) -> None:
    for after in SAID[noun]:
        for thing in (f"any {noun}{after}", f"any {PLURALS[noun]}{after}"):
            card, told = checked(f"choose {thing} as x\ngain (x) food")
            assert card is None and told, thing


@pytest.mark.parametrize("noun", ["survivor", "card", "player", "location", "die"])
def test_the_refusal_says_all_three(noun: str) -> None:
    line = {
        "survivor": "kill any survivor",
        "card": "discard any food card in hand",
        "player": "exile any player",
        "location": "add 1 zombie to any location",
        "die": "reroll any die",
    }[noun]
    (code, message), *more = checked(line)[1]
    assert code == "DOW3019" and not more
    kind = "food card" if noun == "card" else noun
    plural = "food cards" if noun == "card" else PLURALS[noun]
    for wanted in (f"`a {kind}`", f"`any number of {plural}`", f"`all {plural}`"):
        assert wanted in message
        assert checked(line.replace(f"any {kind}", wanted.strip("`")))[0] is not None


@pytest.mark.parametrize("word", DONE_BY, ids=lambda word: word.phrase)
def test_any_of_those_who_do_it_is_refused(word: EffectWord) -> None:
    types = {p.name: p.type.noun for p in word.parameters}
    line = word.phrase
    for name in word.slots:
        line = line.replace(f"{{{name}}}", OTHERS.get(types[name], "1"))
    noun = word.subject if word.subject in PLURALS else "player"
    for said in (f"any {noun} {third(line)}", f"any {noun} may {line}", f"any {noun} must {line}"):
        card, told = checked(said)
        assert card is None and told, said


@pytest.mark.parametrize(
    "line",
    [
        "remove any wounds from a survivor you control",
        "remove any wound from a survivor you control",
        "remove any zombies from the colony",
        "kill any helpless survivors",
    ],
)
def test_any_of_what_is_counted_is_refused(line: str) -> None:
    card, told = checked(line)
    assert card is None
    assert [code for code, _ in told] == ["DOW3019"]
    assert checked(line.replace("any wound ", "any wounds ").replace("any ", "any number of "))[0]


@pytest.mark.parametrize(
    "line",
    [
        "if any survivor is wounded\n    gain 1 morale",
        "if cards in the hand of any player >= 3\n    gain 1 morale",
        "kill a survivor where (it is at any location outside the colony)",
        "for the rest of the game\n    when any player moves a survivor\n        gain 1 morale",
    ],
)
def test_any_is_said_where_something_is_asked(line: str) -> None:
    card, told = checked(line)
    assert card is not None, told
