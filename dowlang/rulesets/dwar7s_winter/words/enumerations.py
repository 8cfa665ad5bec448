"""Declare the closed lists of words: resources, terrains, instruments, titles, legends."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.state.labels import TITLES
from dowlang.rulesets.dwar7s_winter.state.types import (
    DWARF_KINDS,
    INSTRUMENTS,
    LEGENDS,
    RESOURCES,
    TERRAINS,
)
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.card_kinds import Enumeration

TYPES = "dowlang.rulesets.dwar7s_winter.state.types"

RESOURCE = Enumeration("resource", RESOURCES, TYPES)
TERRAIN = Enumeration("terrain", TERRAINS, TYPES)
INSTRUMENT = Enumeration("instrument", INSTRUMENTS)
LEGEND = Enumeration("legend", tuple(DWARF_KINDS[kind] for kind in LEGENDS))
TITLE = Enumeration("title", tuple(title.lower() for title in TITLES))
words.enumerations.extend((RESOURCE, TERRAIN, INSTRUMENT, LEGEND, TITLE))
