"""Say of the rules of a crisis when they count, and which words mean nothing on which card."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS as CRISIS_STEP
from dowlang.vocabulary.card_kinds import Until

OF_POINTS = (
    "points missing",
    "points per surplus is {number}",
    "crises need {count} fewer points",
    "crises need {count} more points",
    "needed {symbol} cards are worth {number}",
    "wrong cards are worth minus {number}",
)
"""Words about the points that cards give to a crisis, which one that asks for none has not."""

RESOLVED = Until(
    CRISIS_STEP,
    "a crisis is turned up after a round has begun: what happens then stands below `revealed`",
    "a crisis is resolved before that: `revealed`, below it `until the end of this round` and "
    "there this line",
)
