"""Declare how people print what the words of this game say: things, events, whole sentences.

Each module reads one sort of printed text.
"""

from dowlang.rulesets.dead_of_winter.words.natural import (
    beginnings,
    board,
    cards,
    clauses,
    conditions,
    crises,
    deeds,
    events,
    heads,
    keepsakes,
    rules,
    sentences,
    several,
    things,
)

MODULES = (
    things,
    beginnings,
    board,
    cards,
    clauses,
    conditions,
    deeds,
    crises,
    events,
    keepsakes,
    rules,
    heads,
    sentences,
    several,
)
