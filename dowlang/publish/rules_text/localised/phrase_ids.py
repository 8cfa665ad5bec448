"""The id of a message for a phrase of the vocabulary, and the names of its variables.

The id follows from the declaration: `add {count} zombies to {place}` has the id
`effect-add-zombie-to-place` and the variables `$zombie` (how many, of what) and `$place`. A phrase
with optional parts has an id for each way it is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from dowlang.syntax import ast
from dowlang.vocabulary.assembly import Grammar
from dowlang.vocabulary.declarations import EventWord, Place
from dowlang.vocabulary.patterns import Overload, Placeholder, slot_types

PLACEHOLDER = "{}"
CORE_NAMES = ("first", "second", "third")
"""Names of the slots of phrases of the core."""


def slug_of(text: str) -> str:
    """Return a text as a part of an id.

    >>> slug_of("use its ability")
    'use-its-ability'
    """
    return re.sub(r"[^a-zA-Z0-9]+", "-", text.replace("×", "x")).strip("-").lower()


def variable(placeholder: Placeholder) -> str:
    """Return the name of a placeholder's variable: its slot, or the noun that is counted."""
    return slug_of(placeholder.slot or " ".join((*placeholder.adjectives, placeholder.noun)))


def names_of(overload: Overload) -> tuple[str, ...]:
    """Return the names of the variables, different ones for two of the same noun."""
    out: list[str] = []
    for placeholder in overload.placeholders:
        name = variable(placeholder)
        out.append(name if name not in out else f"{name}-{out.count(name) + 1}")
    return tuple(out)


def id_of(place: str, pattern: str, names: Sequence[str]) -> str:
    """Return the id of a phrase's message.

    >>> id_of("effect", "add {} to {}", ("zombie", "place"))
    'effect-add-zombie-to-place'
    """
    rest = iter(names)
    words = [next(rest, "") if word == PLACEHOLDER else word for word in pattern.split()]
    return "-".join(filter(None, (place, *(slug_of(word) for word in words))))


def told_apart(id: str, overload: Overload, overloads: Sequence[Overload]) -> str:
    """Return the id of an overload's message: with who does it where others do something else that
    is called so (`event-pass-by-player`: a player passes otherwise than a vote).
    """
    word, names = overload.word, names_of(overload)
    if not isinstance(word, EventWord) or word.place is not Place.EVENT:
        return id
    same = (each.word for each in overloads if names_of(each) == names)
    if len({each.event for each in same if isinstance(each, EventWord)}) == 1:
        return id
    return f"{id}-by-{slug_of(doer_of(word))}"


def doer_of(word: EventWord) -> str:
    """Return the noun of who does an event."""
    return dict(word.payload).get(word.subject, "")


def ids(grammar: Grammar) -> Iterator[tuple[str, str]]:
    """Yield the id of every message that the phrases of a game want, and the phrase declared."""
    seen: set[str] = set()
    for (place, pattern), overloads in grammar.every_overload().items():
        for overload in overloads:
            id = told_apart(id_of(place, pattern, names_of(overload)), overload, overloads)
            if id not in seen:
                seen.add(id)
                yield id, overload.word.phrase


class PhraseIds:
    """Chooses the declared phrase that a phrase of the tree is.

    `noun_of` tells the noun of what stands in a slot, "" when nobody knows.
    """

    def __init__(self, grammar: Grammar, noun_of: Callable[[object], str]) -> None:
        self.grammar, self.noun_of = grammar, noun_of

    def found(self, phrase: ast.Phrase, subject: str = "") -> tuple[str, tuple[str, ...]]:
        """Return the id of a phrase's message and the names of its slots.

        `subject` is the noun that a filter follows, or of whoever an event is told.
        """
        overloads = self.grammar.overloads(phrase.place, phrase.pattern)
        if not overloads:
            names = CORE_NAMES[: len(phrase.slots)]
            return id_of(phrase.place, phrase.pattern, ()), names
        best = self._best(overloads, phrase, subject)
        names = names_of(best)
        id = id_of(phrase.place, phrase.pattern, names)
        return told_apart(id, best, overloads), names

    def event(self, phrase: ast.Phrase, subject: str) -> EventWord | None:
        """Return the event that a phrase tells of its subject, None for what is no event."""
        overloads = self.grammar.overloads(phrase.place, phrase.pattern)
        word = self._best(overloads, phrase, subject).word if overloads else None
        return word if isinstance(word, EventWord) else None

    def _best(self, overloads: Sequence[Overload], phrase: ast.Phrase, subject: str) -> Overload:
        return max(overloads, key=lambda each: self._fit(each, phrase.slots, subject))

    def _fit(self, overload: Overload, slots: Sequence[object], subject: str) -> int:
        """Return how many slots hold what the overload wants there, less those that do not."""
        word = overload.word
        types = slot_types(word)
        whose = doer_of(word) if isinstance(word, EventWord) else word.noun
        fit = int(bool(subject) and whose == subject)
        for placeholder, slot in zip(overload.placeholders, slots, strict=True):
            noun = self.noun_of(slot)
            wanted = placeholder.noun or types[placeholder.slot].noun
            if noun:
                fit += 1 if noun == wanted else -1
        return fit


def reference_arguments(reference: ast.Reference) -> dict[str, object]:
    """Return what stands in a closed thing as variables of its message: a name, a number, a
    thing.
    """
    written = {"name": reference.text, "number": reference.number, "thing": reference.thing}
    return {name: value for name, value in written.items() if value is not None}
