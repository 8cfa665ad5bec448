"""What goes on from a line that ends too early: the words that the grammar takes there, where they
are few, or the phrases that stand open at its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dowlang.syntax.recovery.broken_line import Broken
from dowlang.syntax.recovery.nearest_phrases import EVENT_OPENINGS, phrases_beginning

MOST_WORDS = 6
"""Words that are told as all that can follow."""

MOST_PHRASES = 3

OPEN_PLACES = ("predicate", "state", "number", "event", "happening", "rule", "effect", "sentence")
"""Places of the vocabulary whose phrases may stand open at the end of a line."""

SHOWN = {"INT": "{number}", "NAME": "{name}", "STRING": '"…"', "COMPARE": ">="}
SHOWN |= {"LEFT": "(", "COMMA": ",", "RIGHT": ")"}
"""Terminals that are no words, as a message shows them."""

JOINTS = frozenset({",", "and", "or", "("})
"""Lemmas behind which a part of a line of its own begins."""

ARTICLES = frozenset({"a", "an", "the"})

PREPOSITIONS = frozenset({"at", "in", "on", "with", "of", "outside"})
"""Words with which a state begins behind `is`."""

TO_RECKON = frozenset({"PLUS", "MINUS", "TIMES", "SLASH"})
"""Signs that may stand behind each number. They are no reason why a line is not at its end."""


def going_on(line: Broken) -> tuple[str, ...] | str:
    """Return what a line wants at its end: phrases, words, or what it is in words."""
    return _few_words(line) or _open_phrases(line) or _begun(line) or _sort(line)


def _begun(line: Broken) -> tuple[str, ...]:
    """Return the phrases that begin as a line does, or as what stands behind the last joint of a
    line of a test. Behind a joint of another line stands no beginning of the line.
    """
    lemmas = line.lemmas
    joints = [number for number, lemma in enumerate(lemmas) if lemma in JOINTS]
    if joints and line.start != "test":
        return ()
    last = lemmas[joints[-1] + 1 :] if joints else lemmas
    found = phrases_beginning(line.parser.grammar, line.start, last)
    known = line.parser.grammar.lemmas
    return tuple(
        phrase
        for phrase in found
        if not _is_told(phrase, line) and _is_meant(phrase, last) and _goes_on(phrase, last, known)
    )[:MOST_PHRASES]


def _goes_on(phrase: str, said: Sequence[str], lemmas: Mapping[str, str]) -> bool:
    """Return False for a phrase without places whose second word is not that of a line which
    begins as it does: `zombies at` is no beginning of `zombies killed this turn`.
    """
    words = [lemmas.get(word, word) for word in phrase.split()]
    if "{" in phrase or "…" in phrase or words[0] not in said:
        return True
    at = said.index(words[0])
    return list(said[at + 1 : at + 2]) in ([], words[1:2])


def _is_meant(phrase: str, said: Sequence[str]) -> bool:
    """Return False where the first word of a phrase says something else here: the `on` of `wounds
    on` is not that of `is on top of {deck}`.
    """
    first, *others = phrase.split()
    if "{" not in phrase and all(word in said for word in (first, *others)):
        return False  # it is said whole
    at = said.index(first) if first in said else 0
    if first in ARTICLES:
        return list(said[:2]) == [first, *others[:1]]
    return first not in PREPOSITIONS or (at > 0 and said[at - 1] == "is")


def _is_told(phrase: str, line: Broken) -> bool:
    """Return True if a phrase tells no more than the words that a line begins with: `given …`."""
    words = phrase.removesuffix(" …").split()
    return phrase.endswith(" …") and list(line.lemmas[: len(words)]) == words


def _accepted(line: Broken) -> tuple[str, ...]:
    """Return the terminals that the grammar takes behind the last word of a line."""
    tables = line.parser.tables
    states: tuple[int, ...] | None = (tables.ends_of(f"{line.start}_line")[0],)
    for word in line.words:
        states = tables.shifted(states, word.type) if states is not None else None
    if states is None:
        return ()
    known = line.parser.lexer.forms.keys() | SHOWN.keys()
    return tuple(
        name
        for name in tables.terminals(states)
        if name in known and tables.shifted(states, name) is not None
    )


def _few_words(line: Broken) -> tuple[str, ...]:
    """Return all that can follow, empty where that is much. The name of a column stands wherever
    a test takes a thing, and is told only where nothing else can.
    """
    forms = line.parser.lexer.forms
    taken = [name for name in _accepted(line) if name not in TO_RECKON]
    if line.start == "test" and len(taken) > 1:
        taken = [name for name in taken if name != "NAME"]
    if len(taken) > MOST_WORDS:
        return ()
    return tuple(SHOWN.get(name) or forms[name] for name in taken)


def _open_phrases(line: Broken) -> tuple[str, ...]:
    """Return the phrases that have begun behind a subject and are not whole, those first of which
    most is said. A single word such as `is` opens too many to tell.
    """
    said = list(line.lemmas)
    found = [
        (-words, len(phrase), phrase)
        for place in OPEN_PLACES
        for phrase in line.parser.grammar.wordings.get(place, ())
        for words in _said_of(line, phrase, said)
    ]
    return tuple(dict.fromkeys(phrase for *_, phrase in sorted(found)))[:MOST_PHRASES]


def _said_of(line: Broken, phrase: str, said: Sequence[str]) -> Iterator[int]:
    """Yield how many words at the beginning of a phrase are said, at least two, where the slot
    behind them is the last of it and open.
    """
    lemmas = line.parser.grammar.lemmas
    items = phrase.split()
    while items and items[0].startswith("{"):
        items = items[1:]
    own = 0
    while own < len(items) and not items[own].startswith(("{", "[")):
        own += 1
    if own < 2 or own + 1 != len(items):
        return
    words = [lemmas.get(item, item) for item in items[:own]]
    if any(list(said[at : at + own]) == words for at in range(len(said) - own + 1)):
        yield own


def _sort(line: Broken) -> str:
    """Return in words what a line wants where much can follow."""
    number = line.parser.tokens("1", ()).tokens
    if line.fits([*line.words, *number]):
        return "a number"
    opened = any(tuple(line.lemmas[: len(said)]) == said for said in EVENT_OPENINGS)
    if opened and line.lemmas[-1:] != ["and"] and "is" in _words(line):
        return "what happens"
    return "the rest of the sentence"


def _words(line: Broken) -> frozenset[str]:
    forms = line.parser.lexer.forms
    return frozenset(forms[name] for name in _accepted(line) if name in forms)
