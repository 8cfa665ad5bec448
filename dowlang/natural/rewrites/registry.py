"""List the rewrites in their order. A new one is a module of this room, and a row here that hands
it what it looks at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dowlang.natural.chart.word_lattice import normalize_print
from dowlang.natural.rewrites.amounts_somebody_has import rewrite_amounts
from dowlang.natural.rewrites.chosen_groups import name_chosen_groups
from dowlang.natural.rewrites.chosen_places import choose_place_first
from dowlang.natural.rewrites.denied_deeds import rewrite_denials
from dowlang.natural.rewrites.doers_of_verbs import repeat_doer
from dowlang.natural.rewrites.exact_numbers import rewrite_exact_numbers
from dowlang.natural.rewrites.explained_in_print import drop_explained
from dowlang.natural.rewrites.letter_values import put_numbers_for_letters
from dowlang.natural.rewrites.places_of_the_bearer import place_of_bearer
from dowlang.natural.rewrites.questions_of_ability import rewrite_who_can
from dowlang.natural.rewrites.said_besides import drop_besides
from dowlang.natural.rewrites.said_by_headings import drop_heading
from dowlang.natural.rewrites.said_once_for_two import repeat_shared_words
from dowlang.natural.rewrites.second_person import name_the_player, to_second_person
from dowlang.natural.rewrites.shared_places import repeat_shared_place
from dowlang.natural.rewrites.where_there_is import bind_to_place
from dowlang.natural.rewrites.whoever import rewrite_whoever
from dowlang.natural.surroundings import Surroundings
from dowlang.natural.weighted_texts import REFUSED

Rewrite = Callable[[str, Surroundings], str]
"""The text that stands in the place of another, `REFUSED` where it would not be known what is meant
by it.
"""

REWRITES: tuple[Rewrite, ...] = (
    # first: what a heading says already would be taken for the beginning of the sentence
    lambda text, around: drop_heading(text, around.above),
    lambda text, _: drop_besides(text),
    lambda text, _: drop_explained(text),
    lambda text, around: place_of_bearer(text, around.bearer),
    lambda text, around: repeat_shared_words(text, around.words.nouns),
    lambda text, _: put_numbers_for_letters(text),
    lambda text, around: bind_to_place(
        text, around.words.place, around.words.piece, around.words.nouns
    ),
    lambda text, _: rewrite_exact_numbers(text),
    lambda text, around: rewrite_denials(text, around.words.terminals),
    lambda text, around: name_chosen_groups(text, around.above, around.words.singles),
)
"""Rewrites by which a sentence means what it meant: nobody reads it as it was."""

Alternative = Callable[[str, Surroundings], str | None]
"""Another text that a sentence may be read as, or None where it is no other."""

ALTERNATIVES: tuple[tuple[float, Alternative], ...] = (
    (0.7, lambda text, _: rewrite_amounts(text)),  # a form of its own is nearer
    (0.1, lambda text, around: choose_place_first(text, around.words.place.one)),
    (0.0, lambda text, _: rewrite_whoever(text)),
    (0.1, lambda text, around: repeat_doer(text, around.words.deeds.verbs)),
    (0.2, lambda text, around: _said_to_you(text, around)),
)
"""What a sentence may be read as beside itself, each with its cost. The first that leads to a
reading says what that costs.
"""


def rewrite_sentence(text: str, around: Surroundings) -> tuple[str, ...]:
    """Return a printed sentence in the words by which fewer forms read more of them: two where it
    can mean two things, which are read and judged each by itself.

    >>> rewrite_sentence("Feed X dogs, where X is 2 plus 1.", Surroundings())
    ('Feed (2 plus 1) dogs.',)
    """
    for rewrite in REWRITES:
        text = rewrite(text, around)
    return rewrite_who_can(text)


def alternative_texts(text: str, around: Surroundings) -> Iterator[tuple[float, str]]:
    """Yield the texts that a sentence is read as, with their costs, itself first.

    >>> list(alternative_texts("Whoever is wet sits.", Surroundings()))
    [(0.0, 'Whoever is wet sits.'), (0.0, 'each player who is wet sits.')]
    """
    for cost, said in _with_alternatives(text, around):
        # last, as a doer that is named again may stand between the two
        if (whole := repeat_shared_place(said)) != REFUSED:
            yield cost, whole


def _with_alternatives(text: str, around: Surroundings) -> Iterator[tuple[float, str]]:
    text = name_the_player(text, around.addressed) if around.addressed else text
    yield 0.0, text
    for cost, alternative in ALTERNATIVES:
        said = alternative(text, around)
        if said is not None and said != text:
            yield cost, said


def _said_to_you(text: str, around: Surroundings) -> str | None:
    """Return a text that says `you` to the player whom the card calls otherwise."""
    if not around.addressed:
        return None
    plain = normalize_print(text, around.words.spellings)
    return to_second_person(plain, around.addressed, around.words.piece)
