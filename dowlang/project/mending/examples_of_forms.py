"""Put a line beside each form that a help names: `attack of the bearer is 2` beside
`attack of {subject} is {number}`, which nobody can type as it stands.

What lives here: the example of a word of the game, and of a clause of a card by what `dow new`
writes. What does not: which forms a help names (`several_mistakes`, `syntax.recovery`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from dowlang.advice import Advice, Offer, either, parts_of
from dowlang.syntax import LineParser
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.clause_patterns import as_written

PART = re.compile(r"\{[^{}]*\}|\]\*|[\[\]]|[^{}\[\]*]+")
"""Matches a part of the pattern of a clause."""


def with_examples(help: str | None, vocabulary: Vocabulary, parser: LineParser) -> str | None:
    """Return a help with an example behind the forms of each offer, where all of them have one."""
    if not help or "{" not in help:
        return help
    examples = examples_of(vocabulary, parser)
    parts = [
        _with_examples(part, examples) if isinstance(part, Offer) else part
        for part in parts_of(help)
    ]
    return Advice(parts)


def _with_examples(offer: Offer, examples: Mapping[str, str]) -> Offer:
    forms = [line for line in offer.lines if "{" in line]
    known = dict.fromkeys(examples[form] for form in forms if form in examples)
    if not forms or len(forms) > sum(form in examples for form in forms):
        return offer
    return offer._replace(rest=f", such as {either(f'“{line}”' for line in known)}{offer.rest}")


@lru_cache(maxsize=4)
def examples_of(vocabulary: Vocabulary, parser: LineParser) -> Mapping[str, str]:
    """Return a line for each form of a game, as helps show it."""
    words = {word.phrase: word.example for word in vocabulary.words if word.example}
    return {**dict(_of_clauses(vocabulary, parser)), **words}


def _of_clauses(vocabulary: Vocabulary, parser: LineParser) -> Iterator[tuple[str, str]]:
    texts = vocabulary.starts.texts.values() if vocabulary.starts else ()
    lines = [line.strip() for text in texts for line in text.split("\n")]
    for patterns in parser.grammar.patterns.values():
        for pattern, _ in patterns:
            if pattern[:1] != "@" and "{" in pattern:
                form = _line_of(pattern)
                found = [line for line in lines if "{" not in line and form.fullmatch(line)]
                if found:
                    yield as_written(pattern), max(found, key=lambda line: line.count(","))


def _line_of(pattern: str) -> re.Pattern[str]:
    """Return what matches the lines of a clause."""
    signs = {"[": "(?:", "]": ")?", "]*": ")*", "{text}": '"[^"]*"', "{int}": r"\d+"}
    parts = (
        signs.get(part) or (r"[^,]+?" if part[0] == "{" else re.escape(part))
        for part in PART.findall(pattern.replace(" [,", "[,").replace(" [", "[ "))
    )
    return re.compile("".join(parts))
