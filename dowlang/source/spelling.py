"""Find the names nearest to a misspelt one, for "did you mean".

What lives here: one function over any list of names, and the distance below it. What does not:
which names may stand at a place. The distance counts insertions, deletions, replacements and swaps
of neighbours (the restricted Damerau-Levenshtein distance). More are allowed the longer the word
is. Before the costly table is filled, names are left out whose length or whose letters alone
already differ too much, so that 2,000 names take a few milliseconds.
"""

from collections.abc import Iterable, Iterator

MOST_RESULTS = 3
LONGEST_WORD = 120
"""Longest word that counts as misspelt. Nothing is suggested for a longer one."""

DENIALS = ("un", "non", "in", "im", "dis", "ir", "mis")
SHORTEST_DENIED = 4
"""Letters of a word that one of `DENIALS` before it denies, so that `into` is no denied `to`."""


def cut_off(word: str) -> int:
    """Return the number of mistakes a word of this length may hold.

    It is 1 up to four letters, 2 up to eight, 3 up to fifteen, then 4.
    """
    return next(
        (allowed for allowed, length in ((1, 4), (2, 8), (3, 15)) if len(word) <= length), 4
    )


def distance(one: str, other: str, most: int) -> int:
    """Return the number of mistakes between two words, or `most + 1` when there are more than
    `most`.

    >>> distance("zombei", "zombie", 2)
    1
    """
    if abs(len(one) - len(other)) > most or len(frozenset(one).difference(other)) > most:
        return most + 1  # a letter that the other word lacks is a mistake at least
    if is_denied(*sorted((one, other), key=len)):
        return most + 1
    far = most + 1  # of what is too far away nobody asks how far: a band about the diagonal is kept
    before: list[int] = []
    previous: list[int] = [*range(min(most, len(other)) + 1), *[far] * (len(other) - most)]
    for row, letter in enumerate(one, 1):
        first, last = max(1, row - most), min(len(other), row + most)
        current = [far] * (len(other) + 1)
        current[0] = row
        for column in range(first, last + 1):
            against = other[column - 1]
            cost = previous[column - 1] + (letter != against)
            if previous[column] < cost:
                cost = previous[column] + 1
            if current[column - 1] < cost:
                cost = current[column - 1] + 1
            swapped = row > 1 and column > 1 and letter == other[column - 2]
            if swapped and one[row - 2] == against and before[column - 2] < cost:
                cost = before[column - 2] + 1
            current[column] = cost
        if min(current) > most and min(previous) > most:
            return far
        before, previous = previous, current
    return min(previous[-1], far)


def is_denied(word: str, longer: str) -> bool:
    """Return True if a longer word says the opposite of a shorter one, whose letters nearly are
    in it: `unwounded` is no misspelt `wounded`.
    """
    return len(word) >= SHORTEST_DENIED and any(
        longer.startswith(denial)
        and not word.startswith(denial)
        and abs(len(longer) - len(denial) - len(word)) <= 1
        and longer[len(denial) + 1 : len(denial) + 3] == word[1:3]
        for denial in DENIALS
    )


def within(word: str, others: Iterable[str], most: int) -> Iterator[tuple[str, int]]:
    """Yield those of other words with at most so many mistakes, each with their number."""
    found = ((other, distance(word, other, most)) for other in others if other != word)
    return ((other, mistakes) for other, mistakes in found if mistakes <= most)


def nearest(word: str, names: Iterable[str], most: int = MOST_RESULTS) -> tuple[str, ...]:
    """Return at most `most` of the names that `word` may have been meant for, best first.

    The result is the same for any order of the names. Case is ignored but breaks ties. A name that
    holds all words of `word` (a first name for a full name) comes after those that are only
    misspelt. `word` itself is never suggested.
    """
    if not word or len(word) > LONGEST_WORD:
        return ()
    folded, allowed = word.casefold(), cut_off(word)
    letters, words = frozenset(folded), frozenset(folded.split())
    ranked: list[tuple[int, bool, str]] = []
    for name in sorted(set(names) - {word}):
        other = name.casefold()
        mistakes = allowed + 1
        close = (
            abs(len(other) - len(folded)) <= allowed and len(letters.difference(other)) <= allowed
        )
        if close and len(frozenset(other) - letters) <= allowed:
            mistakes = distance(folded, other, allowed)
        if mistakes > allowed and words and words < frozenset(other.split()):
            mistakes = allowed + len(other) - len(folded)
            ranked.append((mistakes, other[0] != folded[0], name))
        elif mistakes <= allowed and mistakes < max(len(folded), len(other)):
            ranked.append((mistakes, other[:1] != folded[:1], name))
    return tuple(name for _, _, name in sorted(ranked)[:most])
