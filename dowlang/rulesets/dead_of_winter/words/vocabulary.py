"""The vocabulary of Dead of Winter: every word that its cards can use, module by module.

A new module of words is listed here.

Declaring is cheap and needs neither a grammar nor a parser. A game that is played imports only the
functions.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words import (
    adjectives,
    answers,
    durations,
    effects_board,
    effects_cards,
    effects_colony,
    effects_crisis,
    effects_decks,
    effects_harm,
    effects_players,
    effects_survivors,
    enumerations,
    events_by_players,
    events_by_survivors,
    events_happenings,
    events_phases,
    filters_cards,
    filters_places,
    filters_players,
    filters_survivors,
    filters_tallies,
    foreign_idioms,
    goals,
    idioms_of_tests,
    kinds,
    nouns,
    numbers,
    pre_event,
    predicates_people,
    predicates_things,
    ranges,
    reader_idioms,
    references,
    rule_numbers,
    rule_words,
    shape_examples,
    starts,
    synonyms,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

MODULES = (
    enumerations,
    nouns,
    adjectives,
    filters_survivors,
    filters_players,
    filters_places,
    filters_cards,
    filters_tallies,
    references,
    predicates_people,
    predicates_things,
    goals,
    numbers,
    effects_colony,
    effects_crisis,
    effects_board,
    effects_harm,
    effects_survivors,
    effects_cards,
    effects_decks,
    effects_players,
    events_by_players,
    events_by_survivors,
    events_happenings,
    events_phases,
    rule_words,
    rule_numbers,
    durations,
    kinds,
    answers,
    ranges,
    shape_examples,
    starts,
    synonyms,
    foreign_idioms,
    reader_idioms,
    idioms_of_tests,
)

VOCABULARY = words
VOCABULARY.words[:] = [pre_event.with_before(word) for word in VOCABULARY.words]
