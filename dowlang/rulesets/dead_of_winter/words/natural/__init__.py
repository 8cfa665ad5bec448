"""Declare how people print what the words of this game say: things, events, whole sentences.

Each module reads one sort of printed text.
"""

from dowlang.rulesets.dead_of_winter.words.natural import (
    beginnings,
    board,
    by_each,
    cards,
    clauses,
    comparisons,
    conditions,
    crises,
    deeds,
    events,
    heads,
    instead,
    keepsakes,
    kept_cards,
    own_pieces,
    rules,
    sentences,
    sequels,
    several,
    shares,
    small_words,
    things,
)

MODULES = (
    things,
    beginnings,
    board,
    cards,
    clauses,
    comparisons,
    conditions,
    deeds,
    crises,
    events,
    keepsakes,
    own_pieces,
    rules,
    heads,
    sentences,
    sequels,
    several,
    shares,
    instead,
    small_words,
    kept_cards,
    by_each,
)
