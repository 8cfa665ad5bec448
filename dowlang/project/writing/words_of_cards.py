"""Tell which words a game has for its cards: those that begin a line of each kind, and those by
which a rule is known from a story.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from dowlang.project.game_language import Language
from dowlang.project.writing.kinds_of_cards import blocks_of
from dowlang.project.writing.stories import Spoken, acting
from dowlang.syntax import LineParser
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place

DETERMINERS = frozenset(
    ("the", "a", "an", "each", "every", "all", "you", "your", "their", "players", "start")
)
"""Words that begin sentences in which something is done, and others."""


def clauses_of(words: Language) -> dict[str, frozenset[str]]:
    """Return the words that begin a line of each kind, with the values that stand there alone."""
    values = {each.name: each.values for each in words.vocabulary.enumerations}
    clauses = {
        start: frozenset(
            word
            for pattern, _ in patterns
            for word in (pattern.split()[0], *values.get(_enumeration(pattern), ()))
        )
        for start, patterns in words.grammar.patterns.items()
    }
    for each in words.vocabulary.kinds:
        sections = {section.name for section in each.sections}
        clauses[each.name] = frozenset(clauses.get(each.name, ())) | sections | {"setup"}
        if each.sections:
            below = (clauses.get(f"{each.name}_{name}", ()) for name in sections)
            clauses[each.name] |= frozenset(word for some in below for word in some)
    return clauses


def _enumeration(pattern: str) -> str:
    """Return the name of what a pattern begins with where that is one of several words."""
    found = re.match(r"\{(?:\w+:)?(\w+)\}", pattern)
    return found[1] if found else ""


def spoken(words: Language, clauses: frozenset[str] = frozenset()) -> Spoken:
    """Return how cards of a game speak. `clauses` are the words that begin lines of the card."""
    every = _of_every_card(words.vocabulary, words.parser)
    return replace(every, verbs=clauses.union(every.verbs))


@lru_cache(maxsize=4)
def _of_every_card(vocabulary: Vocabulary, parser: LineParser) -> Spoken:
    """Return how cards of a game speak, whatever begins lines of a card: asked of each card."""
    effects = [each for each in vocabulary.words if each.place is Place.EFFECT]
    wordings = [said for each in effects for said in (each.phrase, *each.also)]
    first = {word for said in wordings for word in re.findall("[a-z]+", _beginning(said))}
    known = {word for each in parser.lexer.terminals for word in re.findall(r"\w+", each)}
    for each in vocabulary.words:
        for said in (each.phrase, *each.also):
            known.update(re.findall(r"[a-z]+", said))
        known.update(re.findall(r"[a-z]+", each.example.casefold()))  # names of the game as well
    for form in vocabulary.natural:
        known.update(re.findall(r"[a-z]+", form.said))
    known |= {form for word in known for form in (f"{word}s", f"{word}ed", f"{word}ing")}
    nouns = {form for noun in vocabulary.nouns for form in (*noun.words, noun.plural)}
    verbs = frozenset(first - DETERMINERS - nouns)
    things = {  # `the yard`
        each.phrase.removeprefix("the ")
        for each in vocabulary.words
        if each.place is Place.REFERENCE and re.fullmatch(r"the \w+", each.phrase)
    }
    acts = acting(nouns | things, verbs)
    return Spoken(known.__contains__, verbs, acts, blocks_of(vocabulary.kinds))


def _beginning(said: str) -> str:
    """Return the words of a wording that may stand first."""
    found = re.match(r"[(\[]([^)\]]*)[)\]]|[a-z]+", said)
    return re.sub(r"\w+ (\w+ ?)+", lambda some: some[0].split()[0], found[0]) if found else ""


__all__ = ["clauses_of", "spoken"]
