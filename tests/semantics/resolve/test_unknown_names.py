"""A name that no card has is told with every kind of card that may have it where it stands.

Every word of the vocabulary × its subject and each of its slots, in the sentence of its example:
the kinds of which a real name is taken there are those that the message names, and a slip of the
finger in a name of any of them is told.
"""

from __future__ import annotations

import pytest

from dowlang.source import Span
from dowlang.syntax import ast, parse
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import Word
from tests.semantics.resolve.test_wrong_kinds import (
    GRAMMAR,
    VOCABULARY,
    language,
    mistakes,
    sentence,
    swapped,
)

NAMES = {
    "survivor": "Amara Diallo",
    "location": "School",
    "item": "Aspirin",
    "crossroads": "The Fast",
}
RULES = (
    'crisis "Trial"\n    flavor "x"\n    prevent with fuel\n    failure\n'
    "        until the end of this round\n            "
)
TAKEN_BY_NO_SLOT = ("DOW2", "DOW3001", "DOW3019")
"""How the codes begin of what stands where no such thing may."""


def places(word: Word) -> list[Span]:
    """Return where the things stand that a word speaks of, in the card that holds its example."""
    file, _ = parse("trial.dow", sentence(word), language("dead_of_winter").parser)
    found: list[Span] = []
    for line in file.lines:
        for node in nodes(line):
            phrase = node.predicate if isinstance(node, ast.Is) else node
            if not isinstance(phrase, ast.Phrase):
                continue
            if all(
                each.word is not word for each in GRAMMAR.overloads(phrase.place, phrase.pattern)
            ):
                continue
            found += [slot.span for slot in phrase.slots]
            if isinstance(node, ast.Is) and node.subject is not None:
                found.append(node.subject.span)
    return list(dict.fromkeys(found))


def taken(word: Word) -> list[tuple[Span, list[str]]]:
    """Return the places in which names of several kinds of card may stand, with the kinds."""
    out = []
    for span in places(word):
        kinds = [
            kind
            for kind, name in NAMES.items()
            if not any(
                code.startswith(TAKEN_BY_NO_SLOT)
                for code, *_ in mistakes(swapped(sentence(word), span, f'"{name}"'))
            )
        ]
        if len(kinds) > 1:
            out.append((span, kinds))
    return out


WORDS = [word for word in VOCABULARY.words if word.example]


@pytest.mark.proof
@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.place.value} {word.phrase}")
def test_every_kind_that_may_stand_there_is_told(word: Word) -> None:
    for span, kinds in taken(word) if sentence(word) else ():
        found = mistakes(swapped(sentence(word), span, '"Nobody Here"'))
        told = [message for code, message, _ in found if code == "DOW3002"]
        assert len(told) == 1 and all(f" {kind}" in told[0] for kind in kinds), (told, kinds)
        for kind in kinds:
            slip = swapped(sentence(word), span, f'"{NAMES[kind][:-1]}"')
            helps = [help for code, _, help in mistakes(slip) if code == "DOW3002"]
            assert [NAMES[kind] in help for help in helps] == [True], (kind, helps)


@pytest.mark.proof
def test_there_are_such_words() -> None:
    assert sum(bool(taken(word)) for word in WORDS if sentence(word)) >= 15


@pytest.mark.parametrize(
    "phrase",
    ["in {deck}", "with {card}", "give {survivor} to {player}", "use the ability of {crisis}"],
)
def test_a_name_after_its_card_was_renamed(phrase: str) -> None:
    """A state, a filter, an effect and an event, each written alike for several kinds."""
    word = next(word for word in WORDS if word.phrase == phrase and sentence(word) and taken(word))
    test_every_kind_that_may_stand_there_is_told(word)


@pytest.mark.parametrize("line", ['"Amara Diallo" per zombie is 2', '"Aspirin" cleaned is 5'])
def test_a_name_is_no_noun_that_a_phrase_writes_out(line: str) -> None:
    """`survivors per zombie is 2` has no place for a survivor's name."""
    written = mistakes(f"{RULES}{line}\n")
    assert [code for code, *_ in written] == ["DOW3001"]
