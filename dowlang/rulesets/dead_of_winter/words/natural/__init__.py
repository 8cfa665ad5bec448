"""Declare how people print what the words of this game say: things, events, whole sentences.

Each module reads one sort of printed text.
"""

from dowlang.rulesets.dead_of_winter.words.natural import (
    beginnings,
    board,
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
    own_pieces,
    rules,
    sentences,
    sequels,
    several,
    shares,
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
)
