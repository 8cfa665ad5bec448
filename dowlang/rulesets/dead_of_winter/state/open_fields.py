"""Name the fields of the state that are public as they are (R-BOARD-14).

Views show them by these names, numbers and lists.
"""

from __future__ import annotations

NUMBERS = (
    "players",
    "variant",
    "scenario",
    "main",
    "hardcore",
    "phase",
    "round",
    "turn",
    "active_player",
    "first_player",
    "morale",
    "rounds_left",
    "food",
    "starvation",
    "helpless",
    "crisis",
    "crises_prevented",
    "holder",
    "actions",
    "killed_this_turn",
    "cause",
    "removed_survivors",
    "removed_crossroads",
)
ROWS = (
    "counters",
    "location",
    "controller",
    "wounds",
    "frostbite",
    "moved",
    "began_at",
    "leader",
    "unused",
    "spent",
    "exiled",
    "eliminated",
    "voted",
    "turns_lost",
    "zombies",
    "barricades",
    "entrance_spaces",
    "noise",
    "survivor_spaces",
    "noise_spaces",
    "searched",
    "attached",
    "levels",
    "incident_open",
    "param",
)
