"""Say as one amount what is done for each of several: `pay 1 food for each dog` is a price of as
much food as there are dogs, and no price of 1 that is asked as often as there is food.

What lives here: deeds with a number before `for each …`. What does not: `for each dog, …`, which is
a loop, and offers, which are made for each.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from dowlang.natural.marks.plurals import pluralize_first_noun
from dowlang.natural.rewrites.second_person import second_person_form
from dowlang.source import margin_of

BEHIND = re.compile(r"[^\s.:;,] (?:for (?:each|every)|per)\b", re.IGNORECASE)
BEFORE = re.compile(r"(?:^|[.:;,] )(?:then |and )?for (?:each|every)\b", re.IGNORECASE)
LOOP = re.compile(r"^(?P<margin> *)for each (?P<nouns>[^,]+)$")
COUNT = re.compile(r"\b(?P<verb>\w+) (?P<n>an?|\d+)(?= \w)")
OF_ONE = re.compile(r"\b(?:that|they|them|their|it|its|may|rolls?|rerolls?|chooses?)\b|@")
"""Matches a deed that is done with each, offered for each or thrown for each."""

LOOP_COST = 0.2
"""Cost of the loop, so that it is told only where no amount can be said."""


def total_for_each(
    text: str, lines: Sequence[str], verbs: Collection[str], plurals: Mapping[str, str]
) -> tuple[str, ...]:
    """Return the lines of a reading with the amount in place of its loop, nothing for others.

    `verbs` are the words by which deeds begin, `plurals` the nouns with their plurals.

    >>> total_for_each("Feed 2 cats for each dog at home.",
    ...                  ("for each dog at home", "    feed 2 cats"), {"feed"}, {"dog": "dogs"})
    ('feed (2 * dogs at home) cats',)
    """
    if not BEHIND.search(text) or BEFORE.search(text):
        return ()
    loops = [at for at, line in enumerate(lines) if line.strip().startswith("for each ")]
    if len(loops) != 1 or (found := LOOP.match(lines[loops[0]])) is None:
        return ()
    (at,) = loops
    margin = found["margin"]
    below = [line for line in lines[at + 1 :] if margin_of(line) > len(margin)]
    if len(below) != 1 or below[0] != lines[at + 1]:
        return ()
    deed = below[0].strip()
    several = pluralize_first_noun(found["nouns"], plurals)
    counts = (
        each
        for each in COUNT.finditer(deed)
        if each["verb"] in verbs or second_person_form(each["verb"]) in verbs
    )
    count = next(counts, None)
    if not several or count is None or OF_ONE.search(deed):
        return ()
    amount = several if count["n"] in ("a", "an", "1") else f"{count['n']} * {several}"
    what = deed[count.end("n") :]
    done = (
        f"{margin}{deed[: count.start('n')]}({amount}){pluralize_first_noun(what, plurals) or what}"
    )
    return (*lines[:at], done, *lines[at + 2 :])
