"""Describe the clauses of cards that a test can see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dowlang.semantics import ir

TRUE, FALSE = "trigger true", "trigger false"


_TWO, _ONE = "when player 2 starts", "when player 1 starts"


ON = {
    "this turn": (_TWO,),
    "next turn": (_TWO, _ONE),
    "this round": (_TWO, _ONE),
    "next round": (_TWO, _ONE, _TWO, _ONE),
}
"""Lines of a test that begins with player 1 which play on past a duration, with any number of
players.
"""


DURATIONS = tuple(ON)
"""Durations that end by the clock. A test sees the end when it goes on until then."""


UNSEEN = "unseen:"
"""The beginning of a comment that says why no test can see the clauses of its line."""


@dataclass(frozen=True, slots=True)
class TestedClause:
    """A part of a card that a test can see, with what a test that sees it would say: where that
    is known, its lines are offers of the hint (`advice`).

    `key` is how it is noted. `excuse` is the author's reason why no test can (`# unseen: …` behind
    the line), "" for none.
    """

    card: str
    file: str
    line: int
    what: str
    hint: str
    key: str
    excuse: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """A card with its marks and its clauses.

    By number it has the marks that stand before options (with those), before durations and before
    what is attached. `sentences`: the lines of rule sentences by what is noted when they come into
    force. `plain` is the card without marks.
    """

    checked_card: ir.CheckedCard
    clauses: tuple[TestedClause, ...]
    options: Mapping[int, tuple[int, ...]]
    durations: frozenset[int]
    attached: frozenset[int]
    sentences: Mapping[str, tuple[int, ...]]
    plain: ir.CheckedCard


def always_yours(trigger: ir.Trigger) -> bool:
    """Return True if only the player whose turn it is can bring this about.

    The trigger must say no more than that you did.
    """
    match = trigger.event
    if (
        match is None
        or match.word is None
        or not match.word.yours
        or match.point
        or trigger.conditions
    ):
        return False
    you = ir.YOU_LOCAL
    same = [ir.Compare("=", field, you) for field in match.fields if field.noun == "player"]
    # you did it, and with another player
    said = [
        same[0],
        *(ir.Logic("not", (one,)) for one in same[1:]),
    ]
    return all(condition in said for condition, _ in match.conditions)
