"""Tell which actions a changed number of the rules touches, so that `legal_actions` asks about it.

While no number that touches them is changed, the actions of a sort are listed without a look at
what is forbidden. A number that is none of these sorts is asked about at each list.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import parameters as P

VALUES, BANS, PLAYS, MOVES = 1, 2, 4, 8
"""Sorts of actions: those with values of survivors, those that single rules forbid, what is played
from the hand, moves.
"""

ALL_SORTS = VALUES | BANS | PLAYS | MOVES
ASKED_AT_EACH_LIST = frozenset(
    (
        P.FORBID_BE_EQUIPPED,
        P.FORBID_ACT,
        *range(P.FORBID_REQUEST_FROM_1, P.FORBID_HAND_OFF_TO_5 + 1),
    )
)
"""Numbers that `legal_actions` looks at whether or not something is in force."""

ASKED_WHEN_DONE = frozenset((P.FORBID_BE_WOUNDED, P.FORBID_BE_HEALED))
"""Numbers that forbid what no action is: what is asked when a token would be laid or leave."""

SORTS = {
    **dict.fromkeys(range(P.ATTACK_VALUE, P.ABILITY_VALUE + 1), VALUES),
    **dict.fromkeys(range(P.FORBID_SEARCH, P.FORBID_EXILE_VOTE + 1), BANS),
    **dict.fromkeys(range(P.FORBID_PLAY, P.FORBID_PLAY_CARD + 1), PLAYS),
    **dict.fromkeys(range(P.FORBID_MOVE, P.FORBID_LEAVE_HOSPITAL + 1), MOVES),
    P.SPACES_NEEDED: MOVES,
}
TOUCHED = tuple(SORTS.get(number, 0) for number in range(len(P.PARAMETERS)))
"""Number of the rules -> the sorts of actions that are looked up while it is changed."""
