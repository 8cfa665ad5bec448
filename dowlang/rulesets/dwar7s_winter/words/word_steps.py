"""All word functions that the stack of a game may name: the ruleset lists them among its steps."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.words import effects, monsters_and_disasters, taking_heroes

STEPS = (*effects.STEPS, *taking_heroes.STEPS, *monsters_and_disasters.STEPS)
