"""The vocabulary of Dead of Winter: every word that its cards can use, module by module.

A new module of words is listed here, or in its room.

Declaring is cheap and needs neither a grammar nor a parser. A game that is played imports only the
functions.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words import (
    adjectives,
    durations,
    effects,
    enumerations,
    events,
    hints,
    kinds,
    natural,
    new_card_templates,
    nouns,
    pre_event,
    references,
    shape_examples,
    synonyms,
)
from dowlang.rulesets.dead_of_winter.words.cards import lying_open
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import most as filters_most
from dowlang.rulesets.dead_of_winter.words.filters import places as filters_places
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.filters import tallies as filters_tallies
from dowlang.rulesets.dead_of_winter.words.for_tests import answers as answers_in_tests
from dowlang.rulesets.dead_of_winter.words.for_tests import goals as goals_in_tests
from dowlang.rulesets.dead_of_winter.words.numbers import bounds as number_bounds
from dowlang.rulesets.dead_of_winter.words.numbers import measures as numbers
from dowlang.rulesets.dead_of_winter.words.numbers import records as numbers_records
from dowlang.rulesets.dead_of_winter.words.predicates import people as predicates_people
from dowlang.rulesets.dead_of_winter.words.predicates import things as predicates_things
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules import bans as rule_words_bans
from dowlang.rulesets.dead_of_winter.words.rules import counting as rule_words_counted
from dowlang.rulesets.dead_of_winter.words.rules import numbers as rule_numbers
from dowlang.rulesets.dead_of_winter.words.rules import ongoing as rule_words
from dowlang.rulesets.dead_of_winter.words.rules import raised_values as rule_raised_values
from dowlang.rulesets.dead_of_winter.words.rules import reminder_text
from dowlang.rulesets.dead_of_winter.words.set_content import incidents, tokens, tracks

MODULES = (
    enumerations,
    nouns,
    adjectives,
    filters_survivors,
    filters_most,
    filters_players,
    filters_places,
    filters_cards,
    filters_tallies,
    references,
    lying_open,
    predicates_people,
    predicates_things,
    goals_in_tests,
    numbers,
    numbers_records,
    *effects.MODULES,
    *events.MODULES,
    rule_words,
    rule_raised_values,
    rule_words_bans,
    rule_numbers,
    rule_words_counted,
    durations,
    kinds,
    answers_in_tests,
    number_bounds,
    shape_examples,
    new_card_templates,
    synonyms,
    tracks,
    tokens,
    incidents,
    *natural.MODULES,
    reminder_text,
)

VOCABULARY = words
VOCABULARY.take_hints(*(module.HINTS for module in hints.MODULES))
VOCABULARY.words[:] = [pre_event.with_before(word) for word in VOCABULARY.words]
