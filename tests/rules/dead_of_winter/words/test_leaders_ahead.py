"""What a line is sure to do to a leader leaves a led group, as the line itself does: an option
below it may speak of the leader.
"""

from __future__ import annotations

import inspect
from itertools import product

import pytest

from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter import play

LEADER, SECOND, OTHER = 3, 8, 5
AHEAD = [
    word
    for word in VOCABULARY.words
    if isinstance(word, EffectWord)
    and word.ahead is not None
    and any(each.type.noun == "survivor" for each in word.parameters)
    and "token" not in word.slots  # of which a set has some
]
VALUES = {
    "survivor": (LEADER, OTHER),
    "player": (0, 1),
    "location": (SCHOOL,),
    "number": (1, 3),
}


def table() -> Winter:
    g = play.table()
    for player, survivor in ((0, LEADER), (0, SECOND), (1, OTHER), (1, 7)):
        play.put(g, player, survivor)
    g.leader[0], g.leader[1], g.active_player = LEADER, OTHER, 0
    return g


@pytest.mark.every_case
@pytest.mark.parametrize("word", AHEAD, ids=lambda word: str(word.phrase))
def test_a_group_that_is_sure_to_lose_its_leader_has_another_one(word: EffectWord) -> None:
    """R-SURV-10."""
    assert word.ahead is not None
    takes = len(inspect.signature(word.ahead).parameters) - 1
    given = [VALUES.get(each.type.noun, (0,)) for each in word.parameters][:takes]
    for values in product(*given):
        g = table()
        if word.possible is not None and not word.possible(
            g, *values[: len(inspect.signature(word.possible).parameters) - 1]
        ):
            continue
        word.ahead(g, *values)
        for player in range(g.players):
            assert not group(g, player) or g.leader[player] in group(g, player), values
