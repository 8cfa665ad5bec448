"""The colony phase: seven steps, each of which a card may skip or replace (R-COLONY, U-38)."""

from __future__ import annotations

from dowlang.engine.ongoing_effects import (
    CARD,
    DATA,
    REPLACEMENT,
    REPLACEMENT_LOCALS,
    replaced,
    value,
)
from dowlang.rulesets.dead_of_winter.procedures.crisis import resolve_crisis
from dowlang.rulesets.dead_of_winter.procedures.endings import check_objective
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.procedures.tracks import (
    add_starvation,
    check_morale,
    lose_morale,
    move_round_marker,
)
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_zombies
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import (
    neighbour,
    people_for_zombies,
    people_who_eat,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import NOISE
from dowlang.rulesets.dead_of_winter.state.types import COLONY, OUTSIDE, Location

# numbers of the steps, for `engine.ongoing_effects.instead`
FOOD, WASTE, CRISIS, ZOMBIES, OBJECTIVE, MARKER, TOKEN = range(7)


def colony_step(game: Winter, number: int) -> None:
    """Carry out one step, or what a card put in its place. Settle before the next.

    A step that is skipped or replaced does not begin: nobody who waits for it hears of it.

    Rules: R-TEXT-01.
    """
    game.aside, game.answered = (), 0
    other = replaced(game, number)
    if other is None:
        game.emit(E.COLONY_STEP_BEGUN, number)
        game.do(COLONY_STEPS[number])
    else:
        game.tell(E.COLONY_STEP_BEGUN, number)
        game.tell(
            E.STEP_REPLACED,
            number,
            game.cards.card_numbers[other[CARD]],
            int(not other[DATA][REPLACEMENT]),
        )
    if other is not None and other[DATA][REPLACEMENT]:
        game.do(game.cards.steps[other[DATA][REPLACEMENT]], *other[DATA][REPLACEMENT_LOCALS])
    game.do(settle)


def food_need(game: Winter) -> int:
    """Return the tokens for everybody in the colony, helpless ones included.

    Survivors elsewhere do not count.

    Rules: R-COLONY-01.
    """
    return max(
        0,
        -(-people_who_eat(game) // max(1, value(game, P.PEOPLE_PER_FOOD)))
        + value(game, P.FOOD_COST),
    )


def pay_food(game: Winter) -> None:
    """Carry out step 1: pay exactly the need, or none and a starvation token, with 1 morale lost
    for each one there now (R-COLONY-01..04, -13).
    """
    need = food_need(game)
    if game.food >= need:
        game.food -= need
        (game.emit if need else game.tell)(E.FOOD_PAID, need)  # nobody hears of nothing paid
        return
    add_starvation(game, 1)
    game.emit(E.STARVED, game.starvation)
    lose_morale(game, game.starvation)


def check_waste(game: Winter) -> None:
    """Carry out step 2: lose 1 morale for every full ten cards in the waste pile, which stays as it
    is (R-COLONY-05).
    """
    loss = len(game.waste) // max(1, value(game, P.WASTE_PER_MORALE))
    game.emit(E.WASTE_CHECKED, len(game.waste), loss)
    lose_morale(game, loss)


def add_phase_zombies(game: Winter) -> None:
    """Carry out step 4: the colony, then survivors outside, then noise.

    Numbers are fixed before the first zombie of a part.

    Rules: R-COLONY-07..09.
    """
    people = people_for_zombies(game, COLONY) + game.helpless
    per = max(1, value(game, P.PEOPLE_PER_ZOMBIE))
    game.do(
        add_zombies,
        -(-people // per) + value(game, P.MORE_ZOMBIES, COLONY),
        COLONY,
    )
    game.do(check_morale)
    game.do(zombies_outside)
    game.do(roll_noise, OUTSIDE[0])
    game.do(check_morale)


def zombies_outside(game: Winter) -> None:
    """Carry out step 4b: add one zombie a survivor at each location, of all players, exiled ones
    too, in the fixed order (R-COLONY-08, U-38).
    """
    for place in OUTSIDE:
        survivors = people_for_zombies(game, place)
        more = value(game, P.MORE_ZOMBIES, place)
        if survivors or more:
            per = max(1, value(game, P.SURVIVORS_PER_ZOMBIE))
            game.do(add_zombies, -(-survivors // per) + more, place)
            game.do(settle)
    game.do(check_morale)


def roll_noise(game: Winter, place: Location) -> None:
    """Carry out step 4c: one token at a time, a fresh die each.

    A roll of 3 or less adds a zombie. Afterwards no noise is left.

    Rules: R-DICE-10, R-COLONY-09.
    """
    while game.noise[place]:
        game.noise[place] -= 1
        roll = game.roll(NOISE, 6) + 1
        game.emit(E.NOISE_ROLLED, place, roll)
        if roll <= value(game, P.NOISE_THRESHOLD):
            game.do(add_zombies, 1, place)
            game.do(roll_noise, place)
            return
    if place != OUTSIDE[-1]:
        game.do(roll_noise, place + 1)


def move_marker(game: Winter) -> None:
    """Carry out step 6: the round marker goes down by 1. At 0 the game ends.

    Rules: R-COLONY-11.
    """
    move_round_marker(game, -1)


def pass_token(game: Winter) -> None:
    """Carry out step 7: hand the first player token to the right (R-COLONY-12)."""
    game.first_player = neighbour(game, game.first_player, -1)
    game.emit(E.FIRST_PLAYER_CHANGED, game.first_player)


COLONY_STEPS = (
    pay_food,
    check_waste,
    resolve_crisis,
    add_phase_zombies,
    check_objective,
    move_marker,
    pass_token,
)

STEPS = (
    colony_step,
    pay_food,
    check_waste,
    add_phase_zombies,
    zombies_outside,
    roll_noise,
    check_objective,
    move_marker,
    pass_token,
)
