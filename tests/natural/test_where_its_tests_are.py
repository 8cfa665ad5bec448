"""Which test is of which module: what one wants to know who changes a rewrite, a mark, a variant or
a refusal.

Of all but `where_there_is`, `duties_of_nobody` and the list `known_marks` it was seen that the test
fails without the module.
"""

from __future__ import annotations

import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

from dowlang.natural import marks, refusals, rewrites, variants

HERE = Path(__file__).parents[1]
OFFERS = "wordings/test_answers_of_offers.py"
MANY = "wordings/test_how_many_are_meant.py"
REPLACED = "wordings/test_what_is_replaced.py"
SECOND_VERBS = "wordings/test_second_verbs.py"
TWICE = "wordings/test_said_once_for_two.py"
WHOEVER = "wordings/test_offered_to_whoever.py"
WHOSE_PIECE = "wordings/test_pieces_of_nobody.py"
SENTENCES = "natural/test_whole_sentences.py"

TESTS = {
    rewrites: {
        "amounts_somebody_has": "wordings/test_spelt_amounts.py",
        "chosen_groups": "wordings/test_part_of_the_chosen.py",
        "chosen_places": SENTENCES,
        "denied_deeds": "wordings/test_denied_deeds.py",
        "doers_of_verbs": SENTENCES,
        "exact_numbers": MANY,
        "explained_in_print": "publish/test_you_of_attached_cards.py",
        "letter_values": SENTENCES,
        "places_of_the_bearer": "wordings/test_daily_sentences.py",
        "questions_of_ability": OFFERS,
        "said_besides": "wordings/test_daily_sentences.py",
        "said_by_headings": "wordings/test_said_by_headings.py",
        "said_once_for_two": TWICE,
        "second_person": "wordings/test_what_is_described.py",
        "shared_places": TWICE,
        "where_there_is": "wordings/test_where_there_is.py",
        "whoever": WHOSE_PIECE,
    },
    marks: {
        "amounts_without_noun": OFFERS,
        "differences_of_numbers": SENTENCES,
        "doers_in_loops": "wordings/test_in_which_order.py",
        "duties_of_nobody": OFFERS,
        "exceptions": SENTENCES,
        "known_marks": "natural/test_marks.py",
        "meaning_of_there": "wordings/test_place_there.py",
        "own_counters": "wordings/test_prose_titles.py",
        "places_of_comparisons": "wordings/test_shared_tails.py",
        "player_pronouns": "wordings/test_whom_a_word_means.py",
        "plurals": MANY,
        "pronouns": "wordings/test_named_last.py",
        "requirements_of_forms": MANY,
        "unnamed_players": WHOEVER,
        "whose_it_is": "wordings/test_whose_it_is.py",
    },
    variants: {
        "amounts_for_each": "wordings/test_one_amount_for_each.py",
        "moved_answers": OFFERS,
        "paid_in_place": "wordings/test_paid_in_place.py",
        "replaced_deeds": REPLACED,
        "unowned_pieces": WHOSE_PIECE,
    },
    refusals: {
        "all_for_a_bare_one": "wordings/test_of_the_bearer.py",
        "answers_of_others": OFFERS,
        "both_and_each": "wordings/test_who_is_meant.py",
        "cards_for_pieces": MANY,
        "choice_and_chance": "wordings/test_who_chooses.py",
        "deed_of_heading": SENTENCES,
        "lost_doers": SECOND_VERBS,
        "lost_references": "wordings/test_what_is_described.py",
        "lost_words": SENTENCES,
        "most_of_a_description": MANY,
        "results_of_tables": SENTENCES,
        "set_off_again": WHOSE_PIECE,
        "taken_for_the_bearer": "wordings/test_of_the_bearer.py",
        "who_is_asked": OFFERS,
        "wrong_deed_replaced": REPLACED,
    },
}
"""The test of each module, from the folder of tests on. A registry is tested by
`natural/test_registries.py`, a module of forms by those beside it that go through all forms.
"""


@pytest.mark.parametrize("room", TESTS, ids=lambda room: room.__name__.rpartition(".")[2])
def test_every_module_has_a_test_that_is_there(room: ModuleType) -> None:
    modules = {info.name for info in pkgutil.iter_modules(room.__path__)} - {"registry"}
    assert set(TESTS[room]) == modules
    assert not [test for test in TESTS[room].values() if not (HERE / test).is_file()]
