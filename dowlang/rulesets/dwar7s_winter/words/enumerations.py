"""Declare the closed lists of words: resources, terrains, instruments."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.state.types import INSTRUMENTS, RESOURCES, TERRAINS
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.card_kinds import Enumeration

TYPES = "dowlang.rulesets.dwar7s_winter.state.types"

RESOURCE = Enumeration("resource", RESOURCES, TYPES)
TERRAIN = Enumeration("terrain", TERRAINS, TYPES)
INSTRUMENT = Enumeration("instrument", INSTRUMENTS)
words.enumerations.extend((RESOURCE, TERRAIN, INSTRUMENT))
