"""List the refusals of readings. A new one is a function of this signature, and a line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dowlang.natural.game_words import GameWords
from dowlang.natural.refusals.all_for_a_bare_one import takes_all_for_bare_one
from dowlang.natural.refusals.answers_of_others import answers_another
from dowlang.natural.refusals.both_and_each import takes_others_for_several
from dowlang.natural.refusals.cards_for_pieces import takes_cards_for_pieces
from dowlang.natural.refusals.choice_and_chance import changes_who_chooses
from dowlang.natural.refusals.deed_of_heading import does_its_heading
from dowlang.natural.refusals.lost_doers import loses_its_doer
from dowlang.natural.refusals.lost_references import takes_any_for_that, waits_too_long
from dowlang.natural.refusals.lost_words import describes_nothing_new, takes_all_for_one
from dowlang.natural.refusals.most_of_a_description import takes_number_for_measure
from dowlang.natural.refusals.results_of_tables import leaves_its_result
from dowlang.natural.refusals.set_off_again import sets_itself_off
from dowlang.natural.refusals.taken_for_the_bearer import takes_the_bearer_for_another
from dowlang.natural.refusals.who_is_asked import asks_another, chooses_outside_a_loop
from dowlang.natural.refusals.wrong_deed_replaced import replaces_another

Refusal = Callable[[str, Sequence[str], Sequence[str], GameWords], bool]
"""True for a reading to refuse: of a text, as lines of a card, below the lines above it."""

REFUSALS: tuple[Refusal, ...] = (
    loses_its_doer,
    asks_another,
    chooses_outside_a_loop,
    answers_another,
    leaves_its_result,
    replaces_another,
    describes_nothing_new,
    does_its_heading,
    takes_any_for_that,
    waits_too_long,
    sets_itself_off,
    changes_who_chooses,
    takes_cards_for_pieces,
    takes_others_for_several,
    takes_all_for_one,
    takes_the_bearer_for_another,
    takes_number_for_measure,
    takes_all_for_bare_one,
)


def is_refused(text: str, lines: Sequence[str], above: Sequence[str], words: GameWords) -> bool:
    """Return True for a reading that means something else than its text."""
    return any(refuses(text, lines, above, words) for refuses in REFUSALS)
