"""Phrases by what people call them: verb forms, synonyms, and the shapes that the core itself
carries out.

What lives here: the question and its order of answers. What does not: the synonyms, which each game
declares (`Vocabulary.synonyms`), and how answers are shown. Nothing is guessed: a phrase is found
by its words in any form, by a declared synonym, else by its example and meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from dowlang.records import dataclass
from dowlang.source.spelling import nearest
from dowlang.vocabulary.core_shapes import shapes_of
from dowlang.vocabulary.declarations import Place
from dowlang.vocabulary.registry import Vocabulary

CORE = "core"
"""The place of a shape among the places of words."""

PAST = {
    "ate": "eat",
    "bit": "bite",
    "bitten": "bite",
    "bought": "buy",
    "brought": "bring",
    "built": "build",
    "chose": "choose",
    "chosen": "choose",
    "dealt": "deal",
    "died": "die",
    "drawn": "draw",
    "drew": "draw",
    "dying": "die",
    "eaten": "eat",
    "fallen": "fall",
    "fell": "fall",
    "fought": "fight",
    "found": "find",
    "froze": "freeze",
    "frozen": "freeze",
    "gave": "give",
    "given": "give",
    "gone": "go",
    "got": "get",
    "gotten": "get",
    "held": "hold",
    "hidden": "hide",
    "hurts": "hurt",
    "kept": "keep",
    "laid": "lay",
    "left": "leave",
    "lost": "lose",
    "made": "make",
    "paid": "pay",
    "ran": "run",
    "risen": "rise",
    "said": "say",
    "saw": "see",
    "seen": "see",
    "shot": "shoot",
    "spent": "spend",
    "stole": "steal",
    "stolen": "steal",
    "taken": "take",
    "thrown": "throw",
    "told": "tell",
    "took": "take",
    "went": "go",
    "won": "win",
    "wore": "wear",
    "worn": "wear",
    "people": "person",
    "children": "child",
    "men": "man",
    "women": "woman",
}
"""Forms that no ending tells."""

SLOT = re.compile(r"\{[^}]*\}")
ENDINGS = (
    ("ies", "y"),
    ("ied", "y"),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
    ("ed", "e"),
    ("es", ""),
    ("s", ""),
    ("er", ""),
    ("tion", "t"),
)
DERIVED = ("er", "tion")
"""Endings that make another word: a counter, an action."""

SHORTEST = 2  # letters that are left of a word without its ending
SMALL = frozenset(
    {
        "a",
        "an",
        "the",
        "of",
        "to",
        "in",
        "on",
        "i",
        "my",
        "with",
        "how",
        "some",
        "do",
        "does",
        "can",
    }
)
"""Words of a question that ask nothing, when it has others."""


@dataclass(frozen=True, slots=True)
class LookupEntry:
    """A phrase or a shape, as the manual shows it.

    `also` are further words that people look for it by.
    """

    place: str
    phrase: str
    example: str
    rules: tuple[str, ...]
    told: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LookupResult:
    """The answer to a question: all entries with its words in some form, and those near in meaning.

    It has the nearest words when nothing is found.
    """

    exact: tuple[LookupEntry, ...]
    near: tuple[LookupEntry, ...]
    spelt: tuple[str, ...] = ()


def entries(vocabulary: Vocabulary) -> tuple[LookupEntry, ...]:
    """Return everything a card of the game can be written with: its words in their order, then the
    shapes of the core.
    """
    words = tuple(
        LookupEntry(word.place.value, word.phrase, word.example, word.rules, word.told)
        for word in vocabulary.words
    )
    return words + tuple(
        LookupEntry(
            CORE,
            shape.pattern,
            vocabulary.shapes.get(shape.pattern, ""),
            (),
            shape.told,
            shape.also,
        )
        for shape in shapes_of(vocabulary)
    )


def search(vocabulary: Vocabulary, question: str) -> LookupResult:
    """Return the entries for a question of one or more words, the best first: the words as they are
    asked before other forms, effects before the rest.
    """
    asked = [word for word in _words(question) if word not in SMALL] or _words(question)
    every = entries(vocabulary)
    if not asked:
        return LookupResult(every, ())
    held = [each for each in every if all(_holds(each.phrase, word) for word in asked)]
    found = [each for each in held if not _only_in_slots(each, asked)]
    found = [each for each in found if _inflected(each, asked)] or found
    aside = [each for each in held if each not in found] if found else []
    found = found or held
    exact = tuple(sorted(found, key=lambda each: _rank(each, asked)))
    meant = [
        frozenset(said for root in roots(word) for said in vocabulary.synonyms.get(root, ()))
        for word in asked
    ]
    near = tuple(
        each
        for each in every
        if each not in exact
        and each not in aside
        and all(
            _holds(each.phrase, word) or _means(each, word, said)
            for word, said in zip(asked, meant, strict=True)
        )
    )
    if not exact and not near:
        near = tuple(
            each
            for each in every
            if all(_holds(f"{each.phrase} {each.told} {each.example}", word) for word in asked)
        )
    if exact or near:
        return LookupResult(exact, near)
    known = {part for each in every for part in (*_words(each.phrase), *each.also)} | set(
        vocabulary.synonyms
    )
    return LookupResult(
        (), (), tuple(dict.fromkeys(name for word in asked for name in nearest(word, known)))
    )


def _only_in_slots(entry: LookupEntry, asked: Sequence[str]) -> bool:
    """Return True if another form of a word is found in the name of a slot only: a `{count}` is
    no counter.
    """
    bare = SLOT.sub(" ", entry.phrase)
    return any(not _holds(bare, word) and word not in _words(entry.phrase) for word in asked)


def _inflected(entry: LookupEntry, asked: Sequence[str]) -> bool:
    """Return True if the entry has the words themselves: `counts` is `count`, `counter` is none."""
    there = {word: roots(word, DERIVED) for word in _words(entry.phrase)}
    return all(any(roots(word, DERIVED) & forms for forms in there.values()) for word in asked)


def after_cannot(vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return all that may follow `cannot` in a rule, as the vocabulary declares it: values of
    closed lists one by one.
    """
    lists = {f"{{{each.name}s}}": each.values for each in vocabulary.enumerations}
    out: list[str] = []
    for word in vocabulary.words:
        head, cannot, tail = word.phrase.partition(" cannot ")
        if word.place is Place.RULE and cannot and head.startswith("{"):
            out += lists.get(tail, (tail,))
    return tuple(dict.fromkeys(out))


def _rank(entry: LookupEntry, asked: Sequence[str]) -> tuple[bool, bool, bool, bool]:
    """Return the rank of an entry.

    The words as they are asked come first, in the phrase before its slots, then those in another
    form. Effects come first.
    """
    bare = SLOT.sub(" ", entry.phrase)
    return (
        not set(asked) <= set(_words(entry.phrase)),
        not set(asked) <= set(_words(bare)),
        not all(_holds(bare, word) for word in asked),
        entry.place != Place.EFFECT.value,
    )


def _means(entry: LookupEntry, word: str, said: Iterable[str]) -> bool:
    """Return True if the entry is declared to be what people mean by the word."""
    own = any(roots(word) & roots(other) for also in entry.also for other in also.split())
    return own or any(
        all(_holds(entry.phrase, part) for part in meaning.split()) for meaning in said
    )


def _holds(text: str, word: str) -> bool:
    return not roots(word).isdisjoint(_roots_of(text))


@lru_cache(maxsize=4096)
def _roots_of(text: str) -> frozenset[str]:
    return frozenset(root for word in _words(text) for root in roots(word))


@lru_cache(maxsize=4096)
def roots(word: str, but: tuple[str, ...] = ()) -> frozenset[str]:
    """Return the words that a word may be a form of, itself included. Some are none, which does no
    harm. Endings in `but` are left where they are.

    >>> sorted(roots("killed"))
    ['kil', 'kill', 'kille', 'killed']
    """
    out = {word, PAST.get(word, word)}
    for ending, instead in ENDINGS:
        if ending not in but and word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            stem = word[: -len(ending)]
            out.add(stem + instead)
            if not instead and len(stem) > SHORTEST and stem[-1] == stem[-2]:
                out.add(stem[:-1])
    return frozenset(out)


def forms_by_lemma(lemmas: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the forms of each word of a grammar."""
    forms: dict[str, list[str]] = {}
    for form, lemma in lemmas.items():
        forms.setdefault(lemma, []).append(form)
    return forms


def meant_by(
    word: str, forms: Mapping[str, Sequence[str]], synonyms: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """Yield the words of the vocabulary that somebody may mean: other forms of the word, then what
    the game says for it.
    """
    own = roots(word)
    meant = [
        *(root for root in sorted(own) if root in forms),
        *(said for root in sorted(own) for said in synonyms.get(root, ())),
    ]
    for lemma in dict.fromkeys(meant):
        known = [form for form in forms.get(lemma, ()) if form != word]
        known.sort(key=lambda form: form.endswith("s") != word.endswith("s"))
        yield from known[:1]


def _words(text: str) -> list[str]:
    """Return the words of a text and the names of its slots, in small letters."""
    return re.findall(r"[a-z]+(?:-[a-z]+)*", text.casefold().replace("'", " "))
