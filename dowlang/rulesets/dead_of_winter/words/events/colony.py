"""Declare events of the colony that few cards wait for: food that is due, people who go, a loss of
morale that no death brought.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import event

event(
    "due",
    events.COLONY_STEP_BEGUN,
    "food is due",
    ("R-COLONY-01",),
    subject="step",
    happening=True,
    step="food",
    fixed=(("step", 0),),
    says="the food step begins: what is needed is not paid yet",
)
event(
    "removed",
    events.HELPLESS_REMOVED,
    "a helpless survivor is removed",
    ("R-SURV-16",),
    subject="count",
    happening=True,
    count="helpless survivor",
    says="helpless survivors have been taken away without dying: one event for all that go "
    "together",
)
event(
    "lost without a death",
    events.MORALE_LOST_OTHERWISE,
    "morale is lost without a death",
    ("R-END-02", "R-SURV-05"),
    subject="count",
    happening=True,
    count="morale",
    says="morale has fallen by anything but the death of a survivor of somebody's: one event "
    "however much it is",
)
