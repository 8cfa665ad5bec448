"""Write the names of a set that stand in a line without quotes as a card writes them: `the school`
as `"School"`, `amara diallo` as `"Amara Diallo"`, also with a letter wrong, and `Amara`, a word of
that name with a capital, too.

Whether the line means anything then is not known here: who offers it types it first
(`project.mending.verified_fixes`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import islice, product

from dowlang.source.spelling import nearest

MOST_WORDS = 5
"""Words of the longest name that is looked for."""

SHORTEST = 4
"""Letters of a word that may be a name with a letter wrong."""

MOST = 4
"""Lines that are made of one."""

ARTICLES = ("the", "a", "an")
PARTS = re.compile(r'"[^"]*"|[^\s",()]+|[\s",()]')
"""Matches what a line is made of: texts, words, and what is between them."""


def with_names(
    text: str,
    names: Iterable[str],
    known: Collection[str],
    own: Collection[str] = (),
) -> tuple[str, ...]:
    """Return a line with the names in it in quotes and as they are spelt, the likeliest first.

    `known` are the words of the game, which are no name misspelt, and `own` the names that the
    file gives. Return nothing for a line without such names.
    """
    folded = {name.casefold(): name for name in names}
    parts = PARTS.findall(text)
    pieces = list(_pieces(parts, folded, known, own))
    lines = dict.fromkeys("".join(line) for line in islice(product(*pieces), MOST + 1))
    return tuple(line for line in lines if line != text)[:MOST]


def _pieces(
    parts: list[str], folded: Mapping[str, str], known: Collection[str], own: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Return each part of the line with what may stand in its place."""
    at = 0
    while at < len(parts):
        part = parts[at]
        if part.startswith('"') and len(part) > 1:
            name = part[1:-1].casefold()
            near = () if name in folded or len(name) < SHORTEST else nearest(name, folded, 2)
            yield (*(f'"{folded[name]}"' for name in near), *(() if near else (part,)))
            at += 1
            continue
        length, said = _name(parts, at, folded, known, own)
        yield said
        at += length


def _name(
    parts: list[str],
    at: int,
    folded: Mapping[str, str],
    known: Collection[str],
    own: Collection[str],
) -> tuple[int, tuple[str, ...]]:
    """Return how many parts from a place on are a name, and what is written for them."""
    article = 2 if parts[at].lower() in ARTICLES and parts[at + 1 : at + 2] == [" "] else 0
    first = at + article
    for words in range(min(MOST_WORDS, (len(parts) - first + 1) // 2), 0, -1):
        length = 2 * words - 1
        bare = "".join(parts[first : first + length]).casefold()
        if bare in folded and bare not in own and bare not in known:
            return article + length, (f'"{folded[bare]}"',)
    word = parts[first] if first < len(parts) else ""
    if len(word) >= SHORTEST and word.isalpha() and not {word, word.lower()} & {*known, *own}:
        near = nearest(
            word.casefold(), (name for name in folded if " " not in name and name not in known), 2
        )
        if near:
            whole = "".join(parts[at : first + 1])
            return article + 1, (*(f'"{folded[name]}"' for name in near), whole)
    if word[:1].isupper() and not {word, word.lower()} & {*known, *own}:
        whole_names = [name for name in folded if word.casefold() in name.split()]
        if 0 < len(whole_names) <= MOST:
            return article + 1, tuple(f'"{folded[name]}"' for name in whole_names)
    return 1, (parts[at],)
