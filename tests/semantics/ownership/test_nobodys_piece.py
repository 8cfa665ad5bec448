"""A piece of which no word says whose it is, or where: every effect with a slot for one, done by
every sort of player, with every quantity that leaves a choice.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord, Place
from tests.semantics.lower.test_ties import third
from tests.semantics.winter_world import checked_text

OWNED = ("survivor", "card", "die")
OTHERS = {
    "survivor": '"Amara Diallo"',
    "player": "the player on the right of the first player",
    "location": '"School"',
    "deck": 'the "School" deck',
    "number": "1",
    "card": "a card in the waste pile",
    "symbol": "fuel",
    "token kind": '"Crate"',
}
OPEN = ("a {}", "1 {}", "2 {}s", "up to 2 {}s", "any number of {}s", "a random {}", "all but 1 {}")
SAID = {
    "survivor": (
        "",
        "who is wounded",
        "where (wounds on it >= 1)",
        "with a weapon card",
        'except "Amara Diallo"',
    ),
    "card": (
        "",
        "where (it is a food card)",
    ),
    "die": ("", "showing 6", "showing at least 2", "where (food >= 1)"),
}
DOERS = (
    "each player",
    "each other player",
    "another player",
    "the first player",
    "the player with the most cards",
    "the player on your left",
)
WORDS = [
    (word, parameter.name, parameter.type.noun)
    for word in VOCABULARY.of_sort(EffectWord)
    if word.place is Place.EFFECT and not (word.point or word.absent or word.implicit)
    if word.subject != "survivor"
    for parameter in word.parameters
    if parameter.role == "slot" and parameter.type.noun in OWNED
    if word.spoken_of != parameter.name  # there nobody is described, so nobody is chosen
]


def checked(block: str) -> tuple[ir.CheckedCard | None, list[tuple[str, str]]]:
    """Return the checked card of a block of effects and what was found, without what is said of
    every card with one option.
    """
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    result, found = checked_text(f'{text}\ntoken "Crate"\n')
    told = [(each.code, each.message) for each in found if each.code not in ("DOW5011", "DOW5012")]
    wrong = any(each.severity.value == "error" for each in found)
    return (None if wrong else result.checked_cards[0]), told


def phrase_with(word: EffectWord, name: str, thing: str) -> str:
    """Return the effect with this in its slot."""
    types = {p.name: p.type.noun for p in word.parameters}
    others = OTHERS | {types[each]: f"a {types[each]} {way}" for each, way in word.within.items()}
    return re.sub(
        r"\{(\w+)\}",
        lambda slot: thing if slot[1] == name else others[types[slot[1]]],
        word.phrase,
    )


def things(noun: str) -> list[str]:
    """Return noun phrases that leave a choice."""
    plural = {each.name: each.plural for each in VOCABULARY.nouns}[noun]
    return [
        f"{form.format(noun).replace(f'{noun}s', plural)} {after}".strip()
        for form in OPEN
        for after in SAID[noun]
    ]


def lines_of(word: EffectWord, name: str, noun: str, who: str) -> list[tuple[str, str]]:
    """Return the sentences in which the player does it, and the thing each is done with."""
    out: list[tuple[str, str]] = []
    does = any(p.role == "subject" and p.type.noun == "player" for p in word.parameters)
    for thing in things(noun):
        said = phrase_with(word, name, thing)
        out += [(f"{who} may {said}", thing), (f"{who} must {said}", thing)]
        if does:
            out.append((f"{who} {third(said)}", thing))
    return out


def chosen(card: ir.CheckedCard, noun: str) -> list[ir.Pick]:
    """Return the choices of pieces of a noun."""
    picks = [part for part in nodes(card.procedures) if isinstance(part, ir.Pick)]
    return [pick for pick in picks if pick.noun.name == noun]


def is_tied(pick: ir.Pick) -> bool:
    """Return True if the pieces are those of a player or of a place, or of what was named."""
    among = pick.candidates
    if not isinstance(among, ir.Candidates) or among.source is not None:
        return True
    element = ir.Local(among.element, pick.noun.name)
    return any(
        isinstance(part, ir.Call)
        and element in part.arguments
        and any(other != element and holds_a_thing(other) for other in part.arguments)
        for part in nodes(among.conditions)
    )


def holds_a_thing(value: ir.Expression) -> bool:
    """Return True for a player, a place or a deck."""
    noun = value.noun if isinstance(value, ir.Local) else ""
    noun = value.word.noun if isinstance(value, ir.Call) else noun
    return noun in ("player", "location", "deck") or isinstance(value, ir.Number)


@pytest.mark.sample(2)
@pytest.mark.proofs
@pytest.mark.parametrize("who", DOERS)
@pytest.mark.parametrize("entry", WORDS, ids=lambda entry: f"{entry[0].phrase} {entry[1]}")
def test_whose_it_is_is_said_or_asked_for(entry: tuple[EffectWord, str, str], who: str) -> None:
    word, name, noun = entry
    tried = 0
    for line, thing in lines_of(word, name, noun, who):
        card, told = checked(line)
        nobodys = [message for code, message in told if code == "DOW3037"]
        if card is None and not nobodys:
            continue  # it cannot be said of so many
        tried += 1
        if card is not None:
            assert all(is_tied(pick) for pick in chosen(card, noun)), line
            continue
        ways = re.findall(r"`([^`…]+)`", nobodys[0].partition("wanted")[2])
        if "…" not in nobodys[0]:
            assert ways, nobodys
        for way in ways:
            typed, said = checked(line.replace(thing, way))
            assert typed is not None and said == [], (line, way, said)
    assert tried, (word.phrase, who)


def test_the_words_that_take_such_a_piece() -> None:
    assert len(WORDS) >= 30


LOOSE = [(word, name) for word, name, noun in WORDS if noun == "card" and name not in word.within]


@pytest.mark.parametrize(
    "thing", ("a card", "2 cards", "all cards", "a food card", "a random card")
)
@pytest.mark.parametrize("entry", LOOSE, ids=lambda entry: entry[0].phrase)
def test_where_a_card_lies_is_said(entry: tuple[EffectWord, str], thing: str) -> None:
    """`reveal a card` could be one of any hand or deck."""
    word, name = entry
    line = phrase_with(word, name, thing)
    card, told = checked(line)
    assert card is None and [code for code, _ in told] == ["DOW3037"], (line, told)
    # what goes into a hand by the line comes from another place
    lies = "in use" if word.already and "in hand" in word.already[0] else "in hand"
    assert f"`{thing} {lies}`" in told[0][1]
    typed, said = checked(phrase_with(word, name, f"{thing} {lies}"))
    assert typed is not None and said == [], (line, said)


@pytest.mark.parametrize(
    "line", ("choose a card as x\ndiscard the x", "for each card\n    add 1 food")
)
def test_where_a_card_lies_is_said_outside_effects_too(line: str) -> None:
    assert [code for code, _ in checked(line)[1]] == ["DOW3037"]


YOURS = [
    (word, name, noun)
    for word, name, noun in WORDS
    if noun in ("card", "die") and word.within.get(name, "") in ("in hand", "in your pool")
]


@pytest.mark.sample(6)
@pytest.mark.parametrize("who", ("", "you may ", "you must "))
@pytest.mark.parametrize("entry", YOURS, ids=lambda entry: entry[0].phrase)
def test_words_that_do_not_say_whose_leave_it_yours(
    entry: tuple[EffectWord, str, str], who: str
) -> None:
    """`spend a die showing 6` is one of your own dice."""
    word, name, noun = entry
    for thing in things(noun):
        line = who + phrase_with(word, name, thing)
        card, _ = checked(line)
        if card is not None:
            assert all(is_tied(pick) for pick in chosen(card, noun)), line
