"""List what resolves marks, in its order. A new mark is a row of `known_marks`, a module of this
room, and a row here that hands it what it looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dowlang.natural.marks.amounts_without_noun import resolve_bare_amounts
from dowlang.natural.marks.differences_of_numbers import subtract_numbers
from dowlang.natural.marks.doers_in_loops import resolve_each
from dowlang.natural.marks.duties_of_nobody import oblige_to_deed_of_nobody
from dowlang.natural.marks.exceptions import resolve_exception
from dowlang.natural.marks.meaning_of_there import move_place_ahead, resolve_there
from dowlang.natural.marks.own_counters import resolve_counter
from dowlang.natural.marks.places_of_comparisons import resolve_comparison
from dowlang.natural.marks.player_pronouns import resolve_player_pronouns
from dowlang.natural.marks.plurals import pluralize_counted, resolve_none_and_few, resolve_plurals
from dowlang.natural.marks.pronouns import resolve_again, resolve_pronouns
from dowlang.natural.marks.requirements_of_forms import resolve_same, resolve_sum
from dowlang.natural.marks.unnamed_players import resolve_somebody
from dowlang.natural.marks.whose_it_is import resolve_owner
from dowlang.natural.surroundings import Surroundings
from dowlang.natural.weighted_texts import REFUSED, WeightedTexts

ONE_MEANING: tuple[Callable[[str, Surroundings], str], ...] = (
    lambda text, around: move_place_ahead(
        text, around.printed, around.words.places, around.words.place
    ),
    lambda text, _: subtract_numbers(text),
    lambda text, around: pluralize_counted(text, around.words.plurals),
    # before other marks: an `@again` holds a whole thing with its marks
    lambda text, around: resolve_again(text, around.words.nouns),
    # before players: it leaves `@person` on who may be one
    lambda text, around: resolve_pronouns(text, around.above, around.words.pieces),
    lambda text, around: resolve_player_pronouns(text, around.above, around.words.piece),
    lambda text, _: resolve_plurals(text),
    lambda text, around: resolve_bare_amounts(text, around.above),
    lambda text, around: oblige_to_deed_of_nobody(text, around.is_of_nobody),
)
"""What returns a reading without its marks, all of them, or `REFUSED` where something is meant that
the reading does not have.
"""

SEVERAL_MEANINGS: tuple[Callable[[str, Surroundings], WeightedTexts | None], ...] = (
    lambda text, _: resolve_somebody(text),
    lambda text, _: resolve_same(text),  # early, as sums: most of what such a form reads is none
    lambda text, _: resolve_sum(text),
    # before whatever stands in the parts that it puts together
    lambda text, _: resolve_exception(text),
    lambda text, _: resolve_owner(text),
    lambda text, _: resolve_none_and_few(text),
    lambda text, around: resolve_comparison(text, around.words.nouns),
    lambda text, around: resolve_counter(text, around.own),
    # last: it looks at all that stands before
    lambda text, around: resolve_there(text, around.above, around.words, around.words.there),
)
"""What returns the texts that a reading may be with its first mark resolved, each with its cost,
none where it is given up, and None where the mark is not in it. The next that finds its mark goes
on from each of them.
"""


def resolve_marks(text: str, around: Surroundings) -> Iterator[tuple[float, str]]:
    """Yield a reading without its marks in each way that it can be meant, with what that adds to
    its cost, and `REFUSED` where something is meant that the reading does not have.

    >>> list(resolve_marks("add (3 - 1) to @counter", Surroundings(own=("days", "marks"))))
    [(0.0, 'add 2 to days'), (0.0, 'add 2 to marks')]
    """
    loops = resolve_each(text, around.words.noun_of_forms, around.is_of_nobody)
    for cost, said in loops if loops is not None else [(0.0, text)]:
        for resolve in ONE_MEANING:
            said = resolve(said, around)
        if said == REFUSED:
            yield 0.0, REFUSED
        else:
            yield from ((cost + more, each) for more, each in _in_each_way(said, around))


def _in_each_way(text: str, around: Surroundings) -> Iterator[tuple[float, str]]:
    """Yield a text without the marks that can mean several things, in each way."""
    for resolve in SEVERAL_MEANINGS:
        texts = resolve(text, around)
        if texts is not None:
            for cost, said in texts:
                yield from ((cost + more, each) for more, each in _in_each_way(said, around))
            return
    yield 0.0, text
