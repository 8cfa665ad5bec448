"""Take back what waits at a point inside an event: the step that would carry it out is marked.

At a point (`, before it takes effect`, `, before the roll`) the step that goes on with the event
lies on the stack, below the clauses that come in. What one of them takes back is that step,
whatever else happens in the lines of the clause meanwhile, and the clauses of the point that have
not been carried out by then have nothing left to come before.
"""

from __future__ import annotations

from dowlang.engine.frames import Frame
from dowlang.engine.run_loop import left_out, one_by_one, order_clauses
from dowlang.rulesets.dead_of_winter.state.kept_values import TELL_AGAIN

WAITING = frozenset(
    (
        "strike",
        "strike_survivor",
        "land_hit",
        "take_random_card",
        "build",
        "clean",
        "lure",
        "raise_by_food",
        "look",
        "look_from_afar",
        "choose_among_found",
        "carry_out_item",
        "lay_beside",
        "carry_out_ability",
        "carry_out_granted",
        "expose_mover",
        "arrive",
        "suffer",
        "exposed",
        "bite_rolled",
        "place_token",
        "die",
        "helpless_dies",
        "fall_by",
    )
)
"""Names of the steps that go on with an event behind its point: those that read `cancelled`."""
TAKEN_BACK = "taken_back"
"""The name of the step that a marked one becomes."""
CLAUSES = (order_clauses.__name__, one_by_one.__name__)
"""Names of the steps of the engine that carry out the clauses of one event."""


def take_back(stack: list[Frame], kind: int) -> bool:
    """Mark the step that waits at the point under way. Return False if none waits.

    `kind` is what its `cancelled` will be: 1, or that the die is rolled again.
    """
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if frame[0] in WAITING or frame[0] == TAKEN_BACK:
            waiting = frame[2] if frame[0] == TAKEN_BACK else frame
            stack[place] = (TAKEN_BACK, kind, waiting)
            above = place + 1
            if above < len(stack) and stack[above][0] == TELL_AGAIN:
                above += 1
            if above < len(stack) and stack[above][0] in CLAUSES:
                stack[above] = (left_out.__name__, *stack[above][2:])
            return True
    return False
