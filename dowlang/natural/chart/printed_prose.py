"""Read what an English page says of a word back as the word: the prose of `Word.printed`, the
phrases for one and for how many of `NumberWord.one`, and how many somebody has of a thing.

What is printed and what is read are inverse by this: a word that is given prose is read from it
without a form of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from dowlang.records import dataclass
from dowlang.source.text_forms import agree_with_number
from dowlang.vocabulary.declarations import FilterWord, NumberWord, Place, Word
from dowlang.vocabulary.patterns import optional_parts, prose_with, slot_types
from dowlang.vocabulary.signatures import placeholders_of

AS_PRINTED_COST = 0.1
"""Cost of a wording that is exactly what is printed."""

SOMEBODYS_COST = 2.0
"""Cost of a wording that names whose it is by `your` or `their`, where the word itself does not: a
form of its own is nearer (`in your hand` is `in hand`).
"""

HOW_MANY = "[the] (number|amount|count) of"
"""How it is printed that something is compared by its number."""

OWNERS = ("you ", "they ")
"""Beginnings of filters that say who has something: `cards you hold`."""

OWNED = {
    "more than": "{nouns} WHOSE > {n}",
    "fewer than": "{nouns} WHOSE < {n}",
    "at most": "{nouns} WHOSE <= {n}",
    "not exactly": "not {nouns} WHOSE = {n}",
}
"""How many things somebody has, before the number -> what a card has for it. Of other amounts the
page says what a card says.
"""

OF_SOMEBODY = re.compile(r"\bthe (\w+(?: \w+)?) of \{(\w+)\}")
"""Matches what is printed as `your secret objective` where it is `the secret objective of you`."""

PARTLY = re.compile(r" \[[^\[\]|]*\]")
"""Matches a part of what is printed that stands there with its slot only."""

LAST = re.compile(r" \{(\w+)\}$")
"""Matches the slot that a phrase ends with, which is printed without brackets: *to food plus 1*."""

POSSESSIVE = {"your": "you", "their": "them"}
"""Whose something is -> whom a card names."""

RECKONED_COST = 0.3
"""Cost of a number without brackets at the end of a line: one that is written is read as it is."""


WHOSE: Mapping[str, str] = {
    "is {n:INT}": "= {n}",
    "is {n:INT} or (more|higher)": ">= {n}",
    "is {n:INT} or (less|lower)": "<= {n}",
    "is at least {n:number}": ">= {n}",
    "is at most {n:number}": "<= {n}",
    "is (more|higher) than {n:number}": "> {n}",
    "is (less|lower) than {n:number}": "< {n}",
}
"""What is printed of a number of a thing that is described by it -> what a card has."""


@dataclass(frozen=True, slots=True)
class Prose:
    """A wording with slots, what a card has for it, and the symbol that both are of: "" for that of
    the word.
    """

    said: str
    written: str
    symbol: str = ""
    cost: float = AS_PRINTED_COST


def prose_of(word: Word) -> Iterator[Prose]:
    """Yield what is printed of a word: nothing of one whose phrase is prose."""
    every = list(_prose_of(word))
    yield from every
    last = LAST.search(word.phrase) if word.place is Place.EFFECT else None
    if last and slot_types(word)[last[1]].noun == "number" and "[" not in word.phrase:
        said = LAST.sub(r" {\1:number}", word.phrase)
        yield Prose(said, LAST.sub(r" ({\1})", word.phrase), cost=RECKONED_COST)
        yield Prose(LAST.sub(r" {\1:half}", word.phrase), word.phrase)  # which is in brackets
    if word.place in (Place.REFERENCE, Place.FILTER):
        return  # a card says `your leader` itself; of `a card in their hand` nobody is asked
    for prose in (Prose(word.phrase, word.phrase), *every):
        if found := OF_SOMEBODY.search(prose.said):
            whose = f"{{{found[2]}}}"
            for said, who in POSSESSIVE.items():
                owned = OF_SOMEBODY.sub(rf"{said} \1", prose.said, count=1)
                if whose not in owned and prose.written.count(whose) == 1:
                    written = prose.written.replace(whose, who)
                    yield Prose(owned, written, prose.symbol, SOMEBODYS_COST)


def _prose_of(word: Word) -> Iterator[Prose]:
    """Yield what is printed of a word whoever it is of.

    Where the wording for 1 leaves the number out, a card has the 1:
    `for each [card|{number} cards]`.
    """
    if word.printed:
        for said in dict.fromkeys(agree_with_number(word.printed, one) for one in (True, False)):
            for way in optional_parts(word.phrase) if PARTLY.search(said) else ((),):
                phrase = " ".join(way or optional_parts(word.phrase)[0])
                prose = prose_with(said, placeholders_of(phrase))
                for slot in set(word.slots) & set(placeholders_of(phrase)):
                    if f"{{{slot}}}" not in prose:
                        phrase = phrase.replace(f"{{{slot}}}", "1")
                yield Prose(prose, phrase)
    if isinstance(word, NumberWord) and word.one:
        yield Prose(word.one, word.phrase)
        yield Prose(f"{HOW_MANY} {word.printed or word.phrase}", word.phrase, "factor")
    if isinstance(word, NumberWord):
        yield from _of_somebody(word)
    if isinstance(word, FilterWord) and word.phrase.startswith(OWNERS) and not word.slots:
        for before, written in OWNED.items():
            symbol = "negation" if written.startswith("not ") else "atom"
            said = f"{word.phrase} {before} {{n:INT}} {{nouns}}"
            yield Prose(said, written.replace("WHOSE", word.phrase), symbol)
        fewer = f"{word.phrase} {{n:INT}} or fewer {{nouns}}"
        yield Prose(fewer, OWNED["at most"].replace("WHOSE", word.phrase), "atom")


def _of_somebody(word: NumberWord) -> Iterator[Prose]:
    """Yield a number that a piece has as what describes the piece (`cats whose rank is 2 or less`),
    and of somebody for whom a pronoun stands (`contributions of yours`).
    """
    said = word.printed or word.phrase
    named, of, slot = said.rpartition(" of ")
    if not of or word.slots != (slot.strip("{}"),):
        return
    many = "number of " if word.one else ""
    asked = word.phrase.replace(slot, "it")
    for is_so, written in WHOSE.items() if " with " not in named else ():
        whose = f"{{nouns}} whose {many}{named.removeprefix('the ')} {is_so}"
        yield Prose(whose, f"{{nouns}} where ({asked} {written})", "nouns")
    if word.one:
        for said_of, who in POSSESSIVE.items():
            written = word.phrase.replace(slot, who)
            yield Prose(f"{named} of {said_of}s", written)
            if " " in named:  # of one word the number is read by what it counts
                yield Prose(f"{HOW_MANY} {named} of {said_of}s", written, "factor")
