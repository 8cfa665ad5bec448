"""Ask with a survivor put back to where it was before an event: on the board or in a group.

What a clause says of the people around (how many there are at a place or in a group, who has the
most, what is in force for them) is so of the moment before its event. Rules: R-SURV-05, -10, -16,
R-BOARD-08, R-CARD-20.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from dowlang.rulesets.dead_of_winter.state.board import regroup
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    NOBODY,
    NONE,
    NOWHERE,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words import adjectives, nouns, references
from dowlang.rulesets.dead_of_winter.words.filters import cards as filters_cards
from dowlang.rulesets.dead_of_winter.words.filters import most, tallies
from dowlang.rulesets.dead_of_winter.words.filters import players as filters_players
from dowlang.rulesets.dead_of_winter.words.filters import survivors as filters_survivors
from dowlang.rulesets.dead_of_winter.words.numbers import measures, records
from dowlang.rulesets.dead_of_winter.words.predicates import people, things

Asked = Callable[..., Any]
"""The function of a word."""


@contextmanager
def _lost(
    game: Winter, survivor: Survivor, owner: Player, place: Location, leader: Survivor
) -> Iterator[None]:
    """Keep who was lost on the board, under its last controller, with that group's leader."""
    if owner < 0 or game.controller[survivor] == owner:
        yield
        return
    led = game.leader[owner]
    game.controller[survivor], game.location[survivor], game.leader[owner] = owner, place, leader
    regroup(game)
    try:
        yield
    finally:
        game.controller[survivor], game.location[survivor] = NOBODY, NOWHERE
        game.leader[owner] = led
        regroup(game)


@contextmanager
def _moved(game: Winter, survivor: Survivor, origin: Location) -> Iterator[None]:
    """Keep who has moved or was placed elsewhere at the origin."""
    here = game.location[survivor]
    game.location[survivor] = origin
    try:
        yield
    finally:
        game.location[survivor] = here


@contextmanager
def _given(game: Winter, survivor: Survivor, owner: Player) -> Iterator[None]:
    """Keep who was handed over in the group of before, which it leads if nobody else does."""
    player = game.controller[survivor]
    led = game.leader[owner]
    game.controller[survivor] = owner
    game.leader[owner] = survivor if led == NONE else led
    regroup(game)
    try:
        yield
    finally:
        game.controller[survivor], game.leader[owner] = player, led
        regroup(game)


Back = Callable[..., AbstractContextManager[None]]


def _before(event: str, told: int, back: Back, asked: tuple[Asked, ...]) -> dict[Asked, Asked]:
    """Return the functions that ask the same with a survivor put back.

    `back` is given the last `told` arguments, which stand behind those of the word. The functions
    are of this module, by name, since handlers import them.
    """

    def put(one: Asked) -> Asked:
        def then(game: Winter, *arguments: int) -> Any:
            with back(game, *arguments[-told:]):
                return one(game, *arguments[:-told])

        then.__name__ = then.__qualname__ = f"{one.__name__}_before_{event}"
        then.__doc__ = one.__doc__
        globals()[then.__name__] = then
        return then

    return {one: put(one) for one in asked}


VALUES = (
    measures.influence_of,
    measures.attack_of,
    measures.search_value_of,
    filters_survivors.influence_for_rank,
)
"""Values of a survivor, with what is in force for its group and at its place."""
OF_PLACES = (
    records.rank_of,
    people.shares_wounds,
    things.has_room,
    things.is_full,
    tallies.zombies_here,
    tallies.barricades_here,
)
OF_GROUPS = (
    people.controls_more,
    people.controls_fewer,
    people.has_card,
    filters_cards.you_hold,
    filters_cards.they_hold,
    filters_players.survivors_for_rank,
    most.weapon_for_rank,
    most.fuel_for_rank,
    most.education_for_rank,
    most.food_for_rank,
    most.medicine_for_rank,
    most.tool_for_rank,
)
OF_CONTROLLERS = (
    people.survivor_is_exiled,
    adjectives.is_exiled,
    adjectives.is_not_exiled,
    references.leader_of,
    references.your_leader,
    references.their_leader,
    people.is_leader,
)
BEFORE_A_LOSS = _before(
    "a_loss", 4, _lost, (*VALUES, *OF_PLACES, *OF_GROUPS, nouns.survivors_in_play)
)
BEFORE_A_MOVE = _before("a_move", 2, _moved, (*VALUES, *OF_PLACES))
BEFORE_A_HANDOVER = _before("a_handover", 2, _given, (*VALUES, *OF_GROUPS, *OF_CONTROLLERS))
"""The function of a word -> the one that is asked in its place."""
AROUND = frozenset(
    one for table in (BEFORE_A_LOSS, BEFORE_A_MOVE, BEFORE_A_HANDOVER) for one in table.values()
)
"""What is asked of a board as it was, which is another one by the time of a later question."""
