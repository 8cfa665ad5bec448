"""The phrases of a place, as they were declared, and which of them a line was probably meant to be.

Nearness is that of words, not letters (`source.spelling` does letters): a phrase is near when it
shares its words with the line in their order. Core shapes that can stand in the place are phrases
too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING

from dowlang.syntax.recovery.kept_words import SMALL
from dowlang.vocabulary.clause_patterns import as_written

if TYPE_CHECKING:
    from dowlang.syntax.grammar.assembled import Assembled

PLACES: Mapping[str, tuple[str, ...]] = {
    "statement": ("effect", "sentence"),
    "rule": ("rule",),
    "test": ("event", "state", "predicate", "number"),
}
"""Core place -> places of the vocabulary that make its lines."""

ANSWERS = ("if so", "if not")
"""Lines below an offer or a duty, which are about all of it."""

CORE_PHRASES: Mapping[str, tuple[str, ...]] = {
    "statement": (
        "roll a die",
        "choose a … as name",
        'carry out "…"',
        "nothing happens",
        "attach this card to …",
        "for each …",
        "choose one",
        "vote by …",
        "if …",
        "otherwise",
        "until the end of this round",
        "the next time …",
        'manual "…"',
    ),
    "option": ('option "…" if …',),
    "vote": ("passes", "fails"),
    "answer": ANSWERS,
    "face": ("1 to 3", "otherwise"),
    "rule": (
        "when …",
        "while …",
        "instead of …",
        "… has the ability 3+",
        "at the start of your turn",
    ),
    "test": (
        "given …",
        "when player 1 …",
        'when player 1 chooses "…"',
        "when player 1 votes for",
        "then …",
    ),
}

EVENT_OPENINGS = (("when",), ("the", "next", "time"))
"""Lemmas with which a line begins that waits for an event."""

LONGEST_COMPARED = 40
"""Words of a line that are compared with the phrases."""

SHAPE_PLACES: Mapping[str, str] = {"@statement": "statement", "@rule": "rule", "@option": "option"}


def phrases_of(grammar: Assembled, start: str) -> tuple[str, ...]:
    """Return all phrases that can stand in a place, as an author writes them."""
    found = [
        phrase for place in PLACES.get(start, ()) for phrase in grammar.wordings.get(place, ())
    ]
    found += CORE_PHRASES.get(start, ())
    for pattern, _ in grammar.patterns.get(start, ()):
        found += phrases_of(grammar, SHAPE_PLACES[pattern]) if pattern in SHAPE_PLACES else []
        if pattern == "@trigger":
            found += [f"when you {phrase}" for phrase in grammar.wordings.get("event", ())]
        elif not pattern.startswith("@"):
            found.append(as_written(pattern))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=8_192)
def _fixed_words(phrase: str) -> tuple[str, ...]:
    """Return the words of a phrase that stand in every line of it."""
    words = phrase.replace("[", " ").replace("]", " ").split()
    return tuple(word for word in words if not word.startswith(("{", "…", '"')) and "/" not in word)


def _sharing(
    grammar: Assembled, phrases: Iterable[str], line: Sequence[str]
) -> Iterator[tuple[str, list[str], int]]:
    """Yield the phrases that share words with a line: the phrase, its lemmas, how many it shares
    in their order.
    """
    there, lemmas = frozenset(line), grammar.lemmas
    matcher = SequenceMatcher(None, "", line, autojunk=False)
    for phrase in phrases:
        words = [lemmas.get(word, word) for word in _fixed_words(phrase)]
        if not there.isdisjoint(words):
            matcher.set_seq1(words)
            yield phrase, words, sum(block.size for block in matcher.get_matching_blocks())


def nearest_phrases(
    grammar: Assembled, start: str, lemmas: Sequence[str], most: int = 3
) -> tuple[str, ...]:
    """Return at most `most` phrases of the place that share words with the line, best first: words
    that say something, as none is near by its `a` or `with` alone.
    """
    line = list(lemmas[:LONGEST_COMPARED])
    said = frozenset(line) - SMALL
    ranked = []
    known = phrases_of(grammar, start)
    if line[:1] == ["when"] and start == "rule":
        known = (
            *dict.fromkeys(f"when … {phrase}" for phrase in grammar.wordings.get("event", ())),
            *known,
        )
        known = tuple(phrase for phrase in known if phrase != "when …")
    for phrase, words, shared in _sharing(grammar, known, line):
        if not said.isdisjoint(words):
            ranked.append(
                (-shared / (len(words) + 1) - (words[0] in line[:4]) * 0.5, len(words), phrase)
            )
    return tuple(phrase for _, _, phrase in sorted(ranked)[:most])


def phrases_beginning(grammar: Assembled, start: str, lemmas: Sequence[str]) -> tuple[str, ...]:
    """Return the phrases that begin with the line's first word (the verb may follow a subject), the
    likeliest first.
    """
    line = list(lemmas[:LONGEST_COMPARED])
    found = []
    known = phrases_of(grammar, start)
    opening = next((said for said in EVENT_OPENINGS if line[: len(said)] == list(said)), ())
    if opening:
        line = line[len(opening) :]
        known = (*grammar.wordings.get("event", ()), *grammar.wordings.get("happening", ()))
    for phrase, words, shared in _sharing(grammar, known, line):
        if words[0] in line:
            found.append((line.index(words[0]), -shared, len(words), phrase))
    begun = f"{' '.join(opening)} … " if opening else ""
    near = list(dict.fromkeys(phrase for *_, phrase in sorted(found)))
    longer = [phrase for phrase in near if "{" in phrase]  # a line that goes on is no other
    return tuple(begun + phrase for phrase in (longer if opening and longer else near))
