"""A thing of a wrong kind in any slot of any word: `each survivor with the colony`, `a card on the
first player`. None of them checks clean.

Every word of the vocabulary whose slots take things × every slot × a thing of every other kind, put
into the sentence of its example. What the message says that it is written checks when it is typed.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest

from dowlang.diagnostics import Severity
from dowlang.project.pipeline import language
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.source import Span
from dowlang.syntax import ast, parse
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import EventWord, Place, Word
from dowlang.vocabulary.patterns import Overload
from tests.semantics.winter_world import checked_text

THINGS = {
    "player": ("the first player", "a player"),
    "survivor": ('"Amara Diallo"', "a survivor"),
    "location": ("the colony", "a location"),
    "card": ('"Aspirin"', "a weapon card"),
    "deck": ('the "School" deck', "the waste pile"),
    "die": ("a die",),
    "zombie": ("2 zombies",),
    "food": ("2 food",),
    "helpless survivor": ("a helpless survivor",),
}
HEAD = 'crossroads "Trial"\n    flavor "x"\n'
ACT = (
    '    option "a"\n        look at the top 2 cards of the crisis deck\n        each player '
    "rolls a die\n        {0}\n"
)
SURVIVOR = (
    'survivor "Trial"\n    flavor "x"\n    occupation "x"\n    influence 1\n    attack 1+\n  '
    "  search 1+\n    at anywhere\n"
)
ASKED = '    option "a" if {0}\n        gain 1 morale\n'
GAINS = '    option "a"\n        gain 1 morale\n'
LASTING = (
    '    option "a"\n        choose a survivor you control as patient\n        until the end '
    "of this turn\n            {0}\n"
)
NOISE = HEAD + "    when you make noise\n"
CONTEXTS = (
    NOISE + ACT,
    HEAD + "    when you request a card from another player\n" + ACT,
    SURVIVOR + "    ability 1+\n        {0}\n",
    HEAD
    + '    when a survivor rolls bitten, before it takes effect\n    option "a"\n        {0}\n',
    NOISE + ASKED,
    SURVIVOR + "    ability\n        if {0}\n            gain 1 morale\n",
    NOISE + ASKED.replace("{0}", "{0} >= 1"),
    SURVIVOR + "    ability\n        if {0} >= 1\n            gain 1 morale\n",
    SURVIVOR + "    passive\n        {0}\n",
    NOISE + LASTING,
    HEAD + "    when {0}\n" + GAINS,
    SURVIVOR + "    passive\n        when {0}\n            gain 1 morale\n",
    NOISE + '    option "a"\n        for each player\n            {0}\n',
)
SAID = re.compile(r"it is written `([^`]*)`$")


def mistakes(text: str) -> list[tuple[str, str, str]]:
    """Return the errors in a card: code, message, help."""
    return [
        (d.code, d.message, d.help or "")
        for d in checked_text(text)[1]
        if d.severity is Severity.ERROR
    ]


@cache
def sentence(word: Word) -> str:
    """Return the card that holds the word's example."""
    return next(
        (
            text
            for context in CONTEXTS
            if not mistakes(text := context.replace("{0}", word.example))
        ),
        "",
    )


def noun_at(overload: Overload, number: int) -> str:
    """Return what an overload takes at a place."""
    placeholder = overload.placeholders[number]
    word = overload.word
    payload = word.payload if isinstance(word, EventWord) else ()
    fields = {name: noun.removesuffix("[]") for name, noun in payload}
    fields |= {p.name: p.type.noun for p in overload.word.parameters}
    return fields.get(placeholder.slot, placeholder.noun)


@cache
def slots(word: Word) -> list[tuple[str, frozenset[str], Span]]:
    """Return the slots of the word in that card that take things: name, what any word written
    alike takes there, place.
    """
    file, _ = parse("trial.dow", sentence(word), language("dead_of_winter").parser)
    found: list[tuple[str, frozenset[str], Span]] = []
    for line in file.lines:
        for node in nodes(line):
            overloads = (
                GRAMMAR.overloads(node.place, node.pattern)
                if isinstance(node, ast.Phrase) and node.slots
                else ()
            )
            own = next((r for r in overloads if r.word is word), None)
            if own is None or not isinstance(node, ast.Phrase):
                continue
            alike = [
                r
                for r in overloads
                if r.word.noun == word.noun and len(r.placeholders) == len(own.placeholders)
            ]
            found = [
                (
                    own.placeholders[number].slot,
                    frozenset(noun_at(r, number) for r in alike),
                    slot.span,
                )
                for number, slot in enumerate(node.slots)
                if noun_at(own, number) in THINGS
            ]
    return found


GRAMMAR = language("dead_of_winter").grammar
WORDS = [
    word
    for word in VOCABULARY.words
    if word.slots and word.example and word.phrase not in ("start", "pass")
]


def swapped(text: str, span: Span, thing: str) -> str:
    """Return the card with the thing in the slot."""
    lines = text.split("\n")
    line = lines[span.line - 1]
    lines[span.line - 1] = line[: span.column - 1] + thing + line[span.end_column - 1 :]
    return "\n".join(lines)


def instead(text: str, span: Span, start: str, written: str) -> tuple[str, object]:
    """Return the line with what a message says in place of the filter, and what is wrong with
    it.
    """
    before = Span(span.line, span.column - len(start), span.end_line, span.end_column)
    changed = swapped(text, before, written)
    return changed.split("\n")[span.line - 1].strip(), [
        each for each in mistakes(changed) if each[0] not in ("DOW3019", "DOW3036")
    ]


@pytest.mark.proof
def test_the_words_are_tried() -> None:
    filters = [word for word in VOCABULARY.words if word.place is Place.FILTER and word.slots]
    cases = [word for word in WORDS for _ in slots(word)]
    tried = {word.phrase for word in cases}
    assert {
        word.phrase for word in filters if word.slots not in (("number",), ("amount",))
    } <= tried
    assert len(cases) >= 160 and {word.place for word in cases} >= {
        Place.EFFECT,
        Place.EVENT,
        Place.FILTER,
        Place.PREDICATE,
        Place.RULE,
    }


@pytest.mark.proofs(100)
@pytest.mark.sample(15)
@pytest.mark.parametrize(
    "word", WORDS, ids=lambda word: f"{word.place.value} {word.noun} {word.phrase}"
)
def test_a_thing_of_another_kind_is_refused(word: Word) -> None:
    """In each slot of the word that takes things."""
    text = sentence(word)
    clean, typed = list[str](), list[tuple[str, object]]()
    for (_, nouns, span), (kind, things) in product(slots(word), THINGS.items()):
        for thing in things if kind not in nouns and "thing" not in nouns else ():
            changed = swapped(text, span, thing)
            found = mistakes(changed)
            if not found:
                clean.append(changed.split("\n")[span.line - 1].strip())
            written = next(
                (match.group(1) for *_, help in found if (match := SAID.search(help))), ""
            )
            if written and word.place is Place.FILTER and len(word.slots) == 1:
                typed.append(
                    instead(text, span, word.phrase.split("{")[0], re.sub(r"{\w+}", thing, written))
                )
    assert not clean
    assert [line for line, wrong in typed if wrong] == []


EXTREMES = [word for word in VOCABULARY.words if word.place is Place.FILTER and word.extreme]
DONE = {
    "survivor": "kill {}",
    "player": "{} discard 1 card",
    "location": "add 1 noise to {}",
    "die": "lose {}",
}


@pytest.mark.sample(18)
@pytest.mark.parametrize("number", ["2", "up to 2", "exactly 3", "at least 2"])
@pytest.mark.parametrize("word", EXTREMES, ids=lambda word: f"{word.noun} {word.phrase}")
def test_a_number_of_those_with_the_most_is_refused(word: Word, number: str) -> None:
    """Only who is level has the most, and a reader takes the next best; `the` and `each` say
    what is meant.
    """
    plural = next(noun.plural for noun in VOCABULARY.nouns if noun.name == word.noun)
    head = CONTEXTS[0]
    several = mistakes(
        head.replace("{0}", DONE[word.noun].format(f"{number} {plural} {word.phrase}"))
    )
    assert [code for code, *_ in several] == ["DOW3019"]
    for quantity in ("the", "each"):
        one = (
            DONE[word.noun]
            .format(f"{quantity} {word.noun} {word.phrase}")
            .replace("discard 1", "discards 1")
        )
        assert mistakes(head.replace("{0}", one)) == []
