"""Declare the events that cards of this game wait for, by who brings them about."""

from dowlang.rulesets.dead_of_winter.words.events import (
    by_players,
    by_survivors,
    colony,
    crises,
    happenings,
    phases,
)

MODULES = (colony, by_players, by_survivors, happenings, crises, phases)
