"""List the marks in the text of a reading: what stands for something that is not known yet.

A form writes how a wording stands on a card. Where that hangs on what is said before, on who does
something or on the names of the card, it writes a mark. A module of this room resolves it, called
by the `registry`: the mark goes, or the reading is given up. A form with a mark that is not listed
here is refused when the rules are made. (`@trigger` and its like are shapes of clauses of a kind of
card.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

THERE = "@there"
AGAIN = "@again"
COUNTER = "@counter"
SOMEBODY = "@somebody"
DOER, NOBODY = "@each", "@nobody"
BARE, PLURAL = " @bare", " @several"
IT, ONE, PERSON = " @it", " @one", " @person"

MARKS: Mapping[str, str] = {
    "again": "before a thing that is said a second time, which is the same one (`pronouns`)",
    "it": "behind a piece named by `it`: the one named last (`pronouns`)",
    "one": "behind a piece named by `he` or `she`: the one named last (`pronouns`)",
    "person": "behind a piece named by `they`: the one named last, or a player (`player_pronouns`)",
    "several": "behind a thing named by a plural without `all`: each of them (`plurals`)",
    "bare": "behind cards of which the number only is said: of any kind (`amounts_without_noun`)",
    "each": "for each of those of a loop, who does something (`doers_in_loops`)",
    "nobody": "before what is done for each of them by nobody (`doers_in_loops`)",
    "somebody": "for one of the players, of whom is not said which (`unnamed_players`)",
    "same": "before two words in brackets: a reading only where both are the same "
    "(`requirements_of_forms`)",
    "sum": "before three numbers: a reading only where the first is the sum of the others "
    "(`requirements_of_forms`)",
    "or": "before a part of a condition that has an exception, and what does as well "
    "(`exceptions`)",
    "yours": "behind what is of whoever does something, said to you (`whose_it_is`)",
    "theirs": "behind what is of whoever does something, said of others (`whose_it_is`)",
    "none": "before what there is none of: at any place is at each (`plurals`)",
    "few": "before what there are few of: at any place is at each or at one (`plurals`)",
    "compared": "before two things of which the second may say for both where "
    "(`places_of_comparisons`)",
    "counter": "for a counter of the card: each that it has (`own_counters`)",
    "there": "for a place: the last that is named before, else the game's own (`meaning_of_there`)",
}
"""Each mark, where it stands and what becomes of it (the module that resolves it)."""

MARK = re.compile(r"@(\w+)")


def unknown_marks(template: str) -> Iterator[str]:
    """Yield the marks of a form that are none.

    >>> list(unknown_marks("wash that dog @it at @thre"))
    ['@thre']
    """
    return (found[0] for found in MARK.finditer(template) if found[1] not in MARKS)
