"""The vocabulary of Dwar7s Winter: every word that its cards can use, module by module.

A new module of words is listed here.
"""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.words import (
    conditions,
    durations,
    effects,
    enumerations,
    events,
    filters,
    kinds,
    monsters_and_disasters,
    natural_print,
    new_card_templates,
    nouns,
    outcomes,
    pre_event,
    references,
    rule_words,
    synonyms,
    taking_heroes,
    unfit_cards,
)
from dowlang.rulesets.dwar7s_winter.words.registry import words

MODULES = (
    enumerations,
    nouns,
    filters,
    references,
    conditions,
    outcomes,
    effects,
    taking_heroes,
    monsters_and_disasters,
    events,
    rule_words,
    durations,
    kinds,
    natural_print,
    new_card_templates,
    synonyms,
    unfit_cards,
)

words.words[:] = [pre_event.with_before(word) for word in words.words]
VOCABULARY = words
