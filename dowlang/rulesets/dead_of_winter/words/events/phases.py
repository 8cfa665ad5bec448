"""Declare the events of phases and votes."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.words.event_declaration import event

event(
    "start",
    events.PHASE_STARTED,
    "the colony phase starts",
    ("R-ROUND-01", "R-ROUND-04"),
    subject="phase",
    says="a phase of the round begins: that of the players' turns before the crisis comes, the "
    "colony's before its first step",
)
event(
    "end",
    events.PHASE_ENDED,
    "the player turn phase ends",
    ("R-ROUND-04", "R-ROUND-05"),
    subject="phase",
    says="a phase of the round is over: that of the players' turns after the last turn, the "
    "colony's after its last step",
)
event(
    "pass",
    events.VOTE_ENDED,
    "a vote passes",
    ("R-VOTE-05",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 1),),
    says="a vote has been counted, of the rules or of a card, and was won by those for it; what it "
    "decides is still to be done",
)
event(
    "fail",
    events.VOTE_ENDED,
    "a vote fails",
    ("R-VOTE-05",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 0),),
    says="a vote has been counted, of the rules or of a card, and was won by those against it",
)
event(
    "exile {target}",
    events.EXILE_VOTE_ENDED,
    "a vote exiles another player",
    ("R-VOTE-04", "R-ACT-VOT-02"),
    subject="passed",
    passed="vote",
    fixed=(("passed", 1),),
    says="a vote on exiling a player has passed, and the exile is about to happen",
)
event(
    "fail to exile {target}",
    events.EXILE_VOTE_ENDED,
    "a vote fails to exile another player",
    ("R-VOTE-04",),
    subject="passed",
    passed="vote",
    fixed=(("passed", 0),),
    says="a vote on exiling a player has failed",
)
