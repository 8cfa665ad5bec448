"""Declare the events of crises: `a crisis is prevented`."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import event

event(
    "revealed",
    events.CRISIS_REVEALED,
    "a crisis is revealed",
    ("R-CRISIS-01",),
    subject="crisis",
    happening=True,
    says="the crisis of the round has been turned up",
)
event(
    "due",
    events.CRISIS_DUE,
    "a crisis is due",
    ("R-COLONY-06",),
    subject="crisis",
    happening=True,
    says="the step of the crisis has begun, and nothing is turned over or counted yet",
)
event(
    "prevented",
    events.CRISIS_PREVENTED,
    "a crisis is prevented",
    ("R-CRISIS-08",),
    subject="crisis",
    happening=True,
    says="the contributions to the crisis have reached what it needs",
)
event(
    "failed",
    events.CRISIS_FAILED,
    "a crisis is failed",
    ("R-CRISIS-07",),
    subject="crisis",
    happening=True,
    says="the contributions to the crisis were too few, and its failure is about to happen",
)
event(
    "resolved",
    events.CRISIS_RESOLVED,
    "a crisis is resolved",
    ("R-COLONY-06",),
    subject="crisis",
    happening=True,
    says="a crisis has been prevented or has failed, with all that it does then; what was given to "
    "it still lies open",
)
event(
    "prevented with a surplus",
    events.SURPLUS_GIVEN,
    "a crisis is prevented with a surplus",
    ("R-CRISIS-09",),
    subject="crisis",
    happening=True,
    says="the contributions have reached so much more than the crisis needs that morale rises",
)
